"""Operators in expression statements, whose operands may be calls that give no value.

    f(0) + 1;    %1 = call {callee="f"}    %2 = isdef %1
                 branch %2, ^compute, ^behind, merge ^behind

An operation one of whose operands has no value has none itself, and those on the right of it aren't
evaluated; a statement of such an expression does nothing more, while all that takes a value refuses
it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mat2c.frontend import ast
from mat2c.ir.core import Operand, Value
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lower.lowering_context import Absent, Context


def is_operator(node: ast.Expr) -> bool:
    """True for operators that pass on that an operand has no value."""
    if isinstance(node, ast.Binary):
        return node.op not in ("&&", "||")
    return isinstance(node, (ast.Unary, ast.Postfix)) and node.op not in ("++", "--")


@contextmanager
def behind_absent(ctx: Context) -> Iterator[None]:
    """Lowers an expression statement; what follows is reached without its value, too."""
    absent = ctx.absent = Absent()
    yield
    ctx.absent = None
    if absent.behind is not None:
        ctx.b.jump(absent.behind)
        ctx.b.start(absent.behind)


def operand(ctx: Context, node: ast.Expr) -> Operand:
    """The operand of an operator: what follows is reached only where it has a value."""
    absent = ctx.absent
    if absent is None:
        return ctx.expr(node)
    ctx.absent = absent if is_operator(node) else None
    value = ctx.expr(node)
    ctx.absent = absent
    return _given(ctx, value, absent)


def _given(ctx: Context, value: Operand, absent: Absent) -> Operand:
    check = value.definition if isinstance(value, Value) and not value.name else None
    if check is None or check.op != "checkout" or payload_of(check, Output).output is not None:
        return value
    (result,) = check.args
    check.op, check.payload = "copy", NOTHING
    known = ctx.b.emit("isdef", result, span=check.span)
    inside = ctx.b.new_block()
    behind = absent.behind = absent.behind or ctx.b.new_block()
    ctx.b.branch(known, inside, behind, behind)
    ctx.b.start(inside)
    return result
