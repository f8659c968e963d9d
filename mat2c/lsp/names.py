"""Which names of a file are one variable or function, and where: by the tokens, so that it is known
of files with mistakes, too."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c import frontend
from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.resolve.variables import collect, root_name
from mat2c.support.diagnostics import Diagnostics, Source
from mat2c.support.record import dataclass, field


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A name in the text."""

    name: str
    start: int
    end: int


@dataclass(slots=True, eq=False)
class Scope:
    """The text in which names mean the same variables: a function, an anonymous function with its
    parameters, a script. What is not its `own` is that of the scope around it, where that has it.
    `definitions` are the offsets of names that are assigned."""

    start: int
    end: int
    outer: Scope | None = None
    own: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    definitions: dict[str, list[int]] = field(default_factory=dict)

    def define(self, name: str, offset: int) -> None:
        self.definitions.setdefault(name, []).append(offset)


class Names:
    """The names of one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tree = frontend.parse_source(source, Diagnostics())
        self.occurrences = list(_occurrences(source))
        self._file = Scope(0, len(source.text) + 1)
        self._scopes = [self._file]
        self._add_body(self._file, self.tree.body)
        for definition in self.functions:
            self._add_function(definition, self._file)
        self._own = {definition.name: definition for definition in self.functions}

    @property
    def functions(self) -> list[ast.FunctionDef]:
        """The functions of the file, methods among them."""
        found = list(self.tree.functions)
        if self.tree.classdef is not None:
            found += [m for block in self.tree.classdef.blocks for m in block.methods]
        return found + [s for s in self.tree.body if isinstance(s, ast.FunctionDef)]

    def at(self, offset: int) -> Occurrence | None:
        """The name at an offset, or right before it."""
        touching = (o for o in self.occurrences if o.start <= offset <= o.end)
        return next(touching, None)

    def scope_of(self, occurrence: Occurrence) -> Scope | None:
        """The scope whose variable a name is; None for a function."""
        name = occurrence.name
        inside = [s for s in self._scopes if s.start <= occurrence.start < s.end]
        scope: Scope | None = inside[-1] if inside else self._file
        found = None
        while scope is not None and name not in scope.own:
            found = scope if name in scope.variables else found
            scope = scope.outer
        return found if scope is None else scope

    def same(self, occurrence: Occurrence) -> list[Occurrence]:
        """All places in the file where a name means what it means at one."""
        scope = self.scope_of(occurrence)
        alike = (o for o in self.occurrences if o.name == occurrence.name)
        return [o for o in alike if self.scope_of(o) is scope]

    def function(self, name: str) -> ast.FunctionDef | None:
        """A function of the file."""
        return self._own.get(name)

    def name_place(self, definition: ast.FunctionDef) -> Occurrence:
        """Where a function's name stands in its definition."""
        named = (o for o in self.occurrences if o.name == definition.name.rpartition(".")[2])
        inside = (o for o in named if definition.span.start <= o.start < definition.span.end)
        start = definition.span.start
        return next(inside, Occurrence(definition.name, start, start + len("function")))

    def definitions(self, occurrence: Occurrence) -> list[int]:
        """The offsets where a variable is assigned, in order."""
        scope = self.scope_of(occurrence)
        return [] if scope is None else sorted(set(scope.definitions.get(occurrence.name, ())))

    def _add_function(self, definition: ast.FunctionDef, outer: Scope) -> None:
        span = definition.span
        scope = Scope(span.start, span.end, outer if outer is not self._file else None)
        self._scopes.append(scope)
        scope.own = {*(param.name for param in definition.params), *definition.outputs}
        for param in definition.params:
            scope.define(param.name, param.span.start)
        self._add_body(scope, definition.body)
        for nested in definition.nested:
            self._add_function(nested, scope)

    def _add_body(self, scope: Scope, body: list[ast.Stmt]) -> None:
        scope.variables |= collect(body).assigned.keys()
        for node in nodes_in(*body, closed=ast.FunctionDef):
            for target in _targets(node):
                name = root_name(target)
                if name is not None:
                    scope.define(name.id, name.span.start)
            if isinstance(node, ast.AnonymousFunction):
                inner = Scope(node.span.start, node.span.end, scope)
                inner.own = {param.name for param in node.params}
                for param in node.params:
                    inner.define(param.name, param.span.start)
                self._scopes.append(inner)


def _targets(node: ast.Node) -> list[ast.Expr]:
    if isinstance(node, (ast.Assign, ast.AssignExpr)):
        return node.targets
    return [node.target] if isinstance(node, ast.For) else []


def _occurrences(source: Source) -> Iterator[Occurrence]:
    for token in frontend.tokens(source):
        if token.type == "NAME" and isinstance(token.value, str):
            yield Occurrence(token.value, token.start, token.end)
