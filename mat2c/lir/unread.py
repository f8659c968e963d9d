"""Removes assignments to scalars that nothing reads: constants were written in their place, or what
read them is gone. And assignments of what is there already.

Keeps: scopes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import TypeGuard

from mat2c.lir.c_expr import Cast, Expr, Name, names
from mat2c.lir.c_stmt import Assign, Code, Declare, Evaluate, For, Opaque, Stmt, rebuilt
from mat2c.lir.mentions import acts, all_statements, expressions, mentions


def remove_unread(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without such assignments; what their values alone have read is removed, too."""
    statements = list(all_statements(code))
    reads = Counter(name for statement in statements for name in names_read(statement))
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
    return _read_constants(code, scalars, set())


def _read_constants(code: Code, scalars: Collection[str], mentioned: set[str]) -> Code:
    """The sequence without such declarations. `mentioned` are the variables that what follows
    mentions, and then also the sequence itself, but for its own."""
    outside = {s.name for s in code if isinstance(s, Declare)} & mentioned
    mentioned.difference_update(outside)
    inside = partial(_read_constants, scalars=scalars, mentioned=mentioned)
    kept: list[Stmt] = []
    for statement in reversed(code.statements):
        if isinstance(statement, Declare):
            is_read = statement.name in mentioned
            mentioned.discard(statement.name)
            if not is_read and _is_constant(statement, scalars):
                if not acts(statement):
                    continue
                kept.append(kept_named(statement))
        kept.append(rebuilt(statement, inside))
        mentioned.update(mentions(statement))
    mentioned.update(outside)
    return Code(kept[::-1])


def _is_constant(statement: Stmt, scalars: Collection[str]) -> TypeGuard[Declare]:
    if not isinstance(statement, Declare) or statement.name not in scalars:
        return False
    return statement.ctype.startswith("const ")


def kept_named(statement: Declare) -> Stmt:
    """What keeps the C compiler from asking why a variable is there whose value is not needed."""
    return Evaluate(Cast("void", Name(statement.name)), frozenset((statement.name,)))


def names_read(statement: Stmt) -> list[str]:
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
    """True for a counting loop that has nothing to do."""
    return isinstance(statement, For) and not statement.body and is_only_body(statement)


def is_only_body(loop: For) -> bool:
    """True for a loop that has nothing to do but its body: nothing else sees its counter."""
    return bool(loop.declared) and loop.after is None and not loop.during
