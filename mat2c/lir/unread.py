"""Removes assignments to scalars that nothing reads: constants were written in their place, or what
read them is gone. And assignments of what is there already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import TypeGuard

from mat2c.lir.c_expr import Cast, Expr, Name, names
from mat2c.lir.c_stmt import Assign, Code, Declare, Evaluate, For, Opaque, Stmt, rebuilt
from mat2c.lir.mentions import acts, all_statements, expressions, mentions


def remove_unread(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without such assignments; what their values alone have read is removed, too."""
    statements = list(all_statements(code))
    reads = Counter(name for statement in statements for name in _read(statement))
    stores: dict[str, list[Assign]] = {}
    for statement in statements:
        if isinstance(statement, Assign) and isinstance(statement.target, Name):
            stores.setdefault(statement.target.text, []).append(statement)
    work = [name for name in stores if name in scalars and not reads[name]]
    gone = {id(s) for s in statements if isinstance(s, Assign) and s.target == s.value}
    while work:
        for store in stores[work.pop()]:
            if acts(store) or id(store) in gone:
                continue
            gone.add(id(store))
            for name in _others_than_target(store):
                reads[name] -= 1
                if not reads[name] and name in stores and name in scalars:
                    work.append(name)
    return _without(code, gone) if gone else code


def without_unread_constants(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without declarations of scalars as constants that nothing in their scope reads:
    where one became a variable of its own in several scopes, some of these may not read it."""
    return _rest(code, scalars)[0]


def _rest(code: Code, scalars: Collection[str]) -> tuple[Code, set[str]]:
    """The sequence without such declarations, and the variables that it then mentions."""
    mentioned: set[str] = set()
    kept: list[Stmt] = []
    for statement in reversed(code.statements):
        if _is_constant(statement, scalars) and statement.name not in mentioned:
            if not acts(statement):
                continue
            kept.append(_named(statement))
        inside: list[set[str]] = []

        def inner(body: Code, inside: list[set[str]] = inside) -> Code:
            found, names_there = _rest(body, scalars)
            inside.append(names_there)
            return found

        kept.append(rebuilt(statement, inner))
        mentioned.update(mentions(statement), *inside)
    return Code(kept[::-1]), mentioned


def without_unread_scopes(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without scalars that are only written in one of the scopes where each is a
    variable of its own."""
    counts = Counter(s.name for s in all_statements(code) if isinstance(s, Declare))
    several = {name for name in scalars if counts[name] > 1}
    return _read_scopes(code, several) if several else code


def _read_scopes(code: Code, several: Collection[str]) -> Code:
    kept: list[Stmt] = list(code.statements)
    k = 0
    while k < len(kept):
        statement = kept[k]
        if isinstance(statement, Declare) and statement.name in several:
            rest = remove_unread(Code(kept[k + 1 :]), {statement.name})
            if not any(statement.name in mentions(s) for s in all_statements(rest)):
                if not acts(statement):
                    kept[k:] = rest.statements
                    continue
            elif not any(statement.name in _read(s) for s in all_statements(rest)):
                kept.insert(k + 1, _named(statement))
        kept[k] = rebuilt(statement, lambda inner: _read_scopes(inner, several))
        k += 1
    return Code(kept)


def _is_constant(statement: Stmt, scalars: Collection[str]) -> TypeGuard[Declare]:
    if not isinstance(statement, Declare) or statement.name not in scalars:
        return False
    return statement.ctype.startswith("const ")


def _named(statement: Declare) -> Stmt:
    """What keeps the C compiler from asking why a variable is there whose value is not needed."""
    return Evaluate(Cast("void", Name(statement.name)), frozenset((statement.name,)))


def _read(statement: Stmt) -> list[str]:
    """The variables that a statement itself reads, each as often as it does."""
    if isinstance(statement, Opaque):
        return list(statement.names)
    if isinstance(statement, Assign) and isinstance(statement.target, Name):
        return [*_others_than_target(statement), *statement.opaque]
    own: list[Expr] = [*expressions(statement)]
    return [*(name for expr in own for name in names(expr)), *_others(statement)]


def _others_than_target(store: Assign) -> list[str]:
    """The variables of the value: what an accumulator adds to isn't read by that."""
    return [name for name in names(store.value) if Name(name) != store.target]


def _others(statement: Stmt) -> set[str]:
    """The variables that a statement mentions outside of its expressions."""
    return mentions(statement) - {n for expr in expressions(statement) for n in names(expr)}


def _without(code: Code, gone: set[int]) -> Code:
    """The sequence without the statements of these identities, and without loops that they were
    the only reason for."""
    kept = [statement for statement in code if id(statement) not in gone]
    found = [rebuilt(statement, lambda inner: _without(inner, gone)) for statement in kept]
    return Code([statement for statement in found if not _is_hollow(statement)])


def _is_hollow(statement: Stmt) -> bool:
    """True for a counting loop that has nothing to do and whose counter nothing else sees."""
    if not isinstance(statement, For) or statement.body or not statement.declared:
        return False
    return statement.after is None and not statement.during
