"""Functions in files that `clear` forgets: when they are called again, their persistent variables
begin anew.

clear counter        storepersistent [] {slot="counter.n"}

Which functions there are is known when all are lowered, so the places are noted until then.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable, Iterator

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.ir.core import EMPTY, Block, Const, Instr, Operand
from mat2c.ir.payloads.variable_payloads import PersistentVariable
from mat2c.lower.lowering_context import Context, Scope
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass


@dataclass(slots=True)
class Forgetting:
    """A place where the functions of some files are forgotten."""

    block: Block
    position: int
    patterns: list[str]
    span: Span


def forget_functions(ctx: Context, patterns: list[str], span: Span) -> None:
    """Notes that the functions in files whose names match are forgotten here."""
    if not ctx.b.dead:
        place = Forgetting(ctx.b.block, len(ctx.b.block.instrs), patterns, span)
        ctx.session.forgettings.append(place)


def begin_anew(forgettings: Iterable[Forgetting], scopes: Iterable[Scope]) -> None:
    """Sets the persistent variables back at the places that were noted."""
    known = list(scopes)
    for place in reversed(list(forgettings)):
        stores = [
            Instr("storepersistent", [], [value], place.span, PersistentVariable(slot))
            for scope in known
            if _matches(scope, place.patterns)
            for slot, value in _beginnings(scope)
        ]
        place.block.instrs[place.position : place.position] = stores


def _matches(scope: Scope, patterns: Iterable[str]) -> bool:
    if scope.unit.tree.kind != "function":
        return False
    return any(fnmatch.fnmatchcase(scope.unit.path.stem, pattern) for pattern in patterns)


def _beginnings(scope: Scope) -> Iterator[tuple[str, Operand]]:
    """The persistent variables of a function and what they begin with."""
    assert scope.definition is not None
    for node in nodes_in(*scope.definition.body):
        if isinstance(node, ast.Declaration) and node.kind == "persistent":
            for name, value in zip(node.names, node.values, strict=True):
                yield scope.storage[name].where, _beginning(value)


def _beginning(value: ast.Expr | None) -> Operand:
    match value:
        case ast.Number(value=int() | float() as number, imaginary=False, cls="double"):
            return Const(float(number), "double")
        case ast.String():
            return Const(value.value, "char")
        case _:
            return EMPTY
