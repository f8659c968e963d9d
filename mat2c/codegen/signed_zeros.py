"""Sums with the constant 0, whose sign gcc gets wrong where it sees what is added: it writes -x for
0 - x where x is converted from an integer, or an absolute value, and so gives -0 for 0 - 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.lir.c_expr import Expr, Index, Number, call
from mat2c.types.rep import ElementType


def sum_with_zero(
    op: str, exprs: Sequence[Expr], kinds: Sequence[ElementType], result: ElementType
) -> Expr | None:
    """The C expression of 0 - x, x + 0 and the like, of real numbers; None for any other
    operation."""
    signs = [_zero(expr) for expr in exprs]
    if op == "minus" and signs[0] == "+":
        return _call("zero_minus", exprs[1], kinds[1], result)
    if op == "minus" and signs[1] == "-":
        return _call("plus_zero", exprs[0], kinds[0], result)
    if op != "plus":
        return None
    for k, sign in enumerate(signs):
        if sign == "+":
            return _call("plus_zero", exprs[1 - k], kinds[1 - k], result)
    return None


def _zero(expr: Expr) -> str:
    """The sign of a constant 0, "" for any other expression."""
    if not isinstance(expr, Number) or expr.text.lstrip("-") not in ("0.0", "0.0f"):
        return ""
    return "-" if expr.text.startswith("-") else "+"


def _call(name: str, expr: Expr, kind: ElementType, result: ElementType) -> Expr | None:
    """None where gcc knows nothing of what is added: an element. (A variable may give way to what
    it is set to.)"""
    if kind is result and isinstance(expr, Index):
        return None
    return call(f"m2c_{name}_{result.tag}", expr)
