"""Sums whose bounds are sharper than the bounds of their terms: what one term may at most be
mentions the other.

    for len = 2:n                len  2..n
      for i = 1:n-len+1          i    1..n - len + 1
        j = i + len - 1          j    2..n

As intervals of numbers, where nothing is known of n - len + 1 alone, j has no upper bound.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mat2c.ir.core import Instr
from mat2c.support.record import replace
from mat2c.types.expr import EXACT, Expr
from mat2c.types.lattice import Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval import build
from mat2c.types.ranges.range_ import Bound, Range

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_Combine = Callable[[Expr, Expr], Expr]


def sharpened(flow: Flow, instr: Instr, known: Type) -> Type:
    """The type of a sum or difference of integers, with such bounds."""
    if instr.op not in ("plus", "minus") or known.cls != "double" or not known.is_scalar:
        return known
    values = known.range
    if known.const is not None or not values.integral or values.nan or values.is_empty:
        return known
    ranges = [flow.type_of(a).range for a in instr.args]
    if not all(r.is_integer for r in ranges) or not any(map(_is_symbolic, ranges)):
        return known
    low, high = _bounds(flow, instr, ranges)
    low = values.low if low is None or range_.lower(low) <= values.numeric_low else low
    high = values.high if high is None or range_.upper(high) >= values.numeric_high else high
    return replace(known, range=build((low, high), True, False, values.inf, values.negzero))


def _is_symbolic(values: Range) -> bool:
    return isinstance(values.low, Expr) or isinstance(values.high, Expr)


def _bounds(flow: Flow, instr: Instr, ranges: list[Range]) -> tuple[Bound | None, Bound | None]:
    """The bounds that are numbers once a term's bound meets the other term itself."""
    left, right = ranges
    exact = [flow.integer(a) for a in instr.args]
    one, other = (_sum, _sum) if instr.op == "plus" else (_less, _more)
    ends = (right.low, right.high) if instr.op == "plus" else (right.high, right.low)
    low = _known(left.low, exact[1], one), _known(ends[0], exact[0], other)
    high = _known(left.high, exact[1], one), _known(ends[1], exact[0], other)
    return _first(low), _first(high)


def _first(bounds: tuple[Bound | None, ...]) -> Bound | None:
    return next((b for b in bounds if b is not None), None)


def _known(bound: Bound, other: Expr | None, combine: _Combine) -> Bound | None:
    if not isinstance(bound, Expr) or other is None:
        return None
    result = combine(bound, other)
    exact = result.low >= -EXACT and result.high <= EXACT
    return range_.tidy(result) if exact else None


def _sum(bound: Expr, other: Expr) -> Expr:
    return bound + other


def _less(bound: Expr, other: Expr) -> Expr:
    return bound - other


def _more(bound: Expr, other: Expr) -> Expr:
    return other - bound
