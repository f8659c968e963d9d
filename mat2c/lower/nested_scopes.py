"""The variables of a function and of the functions nested in it: which are whose.

A variable of a nested function is the variable of that name of the outermost function around it
that mentions the name, unless it is a parameter or output on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mat2c.frontend import ast
from mat2c.lower.lowering_context import LOCAL, Scope, Storage
from mat2c.resolve.function_files import Unit
from mat2c.resolve.variables import MORE, Expander, Uses, collect


def open_scopes(
    name: str,
    unit: Unit,
    definition: ast.FunctionDef,
    unique_name: Callable[[str], str],
    expand: Expander,
) -> list[Scope]:
    """The scopes of a function and of all functions nested in it, outermost first."""
    scopes = [_scope(name, unit, definition, None, expand)]
    for scope in scopes:  # grows while it is walked
        assert scope.definition is not None
        for inner in scope.definition.nested:
            nested = _scope(unique_name(f"{scope.name}__{inner.name}"), unit, inner, scope, expand)
            scope.nested[inner.name] = nested
            scopes.append(nested)
    for scope in scopes:
        _own_variables(scope)
    for scope in scopes:
        _share(scope)
    return scopes


def _scope(
    name: str,
    unit: Unit,
    definition: ast.FunctionDef,
    parent: Scope | None,
    expand: Expander,
) -> Scope:
    uses = Uses()
    for param in definition.params:
        if not param.ignored:
            uses.assign(param.name, param)
    for output in definition.outputs:
        uses.assign(output, definition)
    defaults: list[ast.Node] = [p.default for p in definition.params if p.default is not None]
    inner = [nested.name for nested in definition.nested]
    given = [param.name for param in definition.params]
    collect([*defaults, *definition.arguments, *definition.body], uses, expand, inner, given)
    return Scope(name, unit, definition, uses, parent=parent)


def _own_variables(scope: Scope) -> None:
    for name in scope.uses.assigned:
        match scope.uses.declared.get(name):
            case "global" if name not in scope.uses.late:
                scope.storage[name] = Storage("global", name)
            case "persistent":
                scope.storage[name] = Storage("persistent", f"{scope.name}.{name}")
            case _:
                scope.storage[name] = LOCAL


def _share(scope: Scope) -> None:
    """Finds the owner of each name that the scope mentions and makes both use shared storage."""
    if scope.parent is None:
        return
    for name in _named(scope):
        if name in formal(scope) or name in scope.uses.declared:
            continue
        family = list(_family(scope, name))
        owner = next((s for s in reversed(family) if name in s.uses.mentioned), scope)
        is_variable = any(name in s.uses.assigned for s in family)
        if owner is scope or not is_variable:
            continue
        if owner.storage.get(name, LOCAL).kind in ("local", "shared"):
            owner.storage[name] = Storage("shared", owner.name)
        scope.storage[name] = owner.storage[name]


def _named(scope: Scope) -> Iterable[str]:
    """The names that a function mentions; a computed text in it may mention all of those around."""
    around = scope.parent if MORE in scope.storage else None
    names = dict.fromkeys(scope.uses.mentioned)
    while around is not None:
        names.update(dict.fromkeys(around.uses.assigned))
        around = around.parent
    return names


def formal(scope: Scope) -> set[str]:
    """The parameters and outputs of its function, if there is one."""
    definition = scope.definition
    if definition is None:
        return set()
    return {*(p.name for p in definition.params), *definition.outputs}


def _family(scope: Scope, name: str) -> Iterator[Scope]:
    """The scope and those around it, up to one that has the name as a parameter or output."""
    here: Scope | None = scope
    while here is not None:
        yield here
        if name in formal(here):
            return
        here = here.parent
