"""`int64(9007199254740993)`: a literal beyond 2^53 keeps all its digits where it goes straight into
a 64-bit class. Anywhere else it is the nearest double."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, special
from mat2c.lower.lowering_context import Context, Want
from mat2c.support.diagnostics import Span
from mat2c.types.ranges.interval_class import LIMITS

_EXACT = 2**53


@special("int64", "uint64")
def wide(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """The saturated integer that the digits of the literal mean."""
    value = _digits(args[0]) if len(args) == 1 else None
    if value is None or abs(value) <= _EXACT:
        return None
    low, high = LIMITS[name]
    return ctx.only(Const(min(max(value, low), high), name), want)


def _digits(expr: ast.Expr) -> int | None:
    match expr:
        case ast.Unary(op="-", operand=operand):
            inner = _digits(operand)
            return None if inner is None else -inner
        case ast.Number(imaginary=False, cls="double", text=text) if text.isdecimal():
            return int(text)
    return None
