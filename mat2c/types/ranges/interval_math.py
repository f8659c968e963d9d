"""Transfer functions of ranges: rounding, remainders and mathematical functions of doubles."""

from __future__ import annotations

import math
from collections.abc import Callable
from math import inf

from mat2c.support.record import replace
from mat2c.types.expr import EXACT, Expr
from mat2c.types.ranges.interval import (
    abs_,
    build,
    down,
    may_be_negative,
    may_be_zero,
    may_have_minus,
    minus,
    times,
    up,
)
from mat2c.types.ranges.range_ import (
    FULL,
    NOTHING_AT_ALL,
    Bound,
    Range,
    exactly,
    greatest,
    integers,
    join,
    least,
    tidy,
)


def floor(a: Range) -> Range:
    return _rounded(a, math.floor, a.negzero)


def ceil(a: Range) -> Range:
    return _rounded(a, math.ceil, a.negzero or may_be_negative(a))


def round_(a: Range) -> Range:
    """Halves away from zero."""
    return _rounded(a, _half_away, a.negzero or may_be_negative(a))


def fix(a: Range) -> Range:
    """Towards zero."""
    return _rounded(a, math.trunc, a.negzero or may_be_negative(a))


def _half_away(x: float) -> int:
    whole = math.trunc(x)
    return whole if abs(x - whole) < 0.5 else whole + (1 if x > 0 else -1)


def _rounded(a: Range, to: Callable[[float], int], negzero: bool) -> Range:
    if a.integral or a.is_empty:
        return a
    low, high = (
        end if abs(end) == inf else float(to(end)) for end in (a.numeric_low, a.numeric_high)
    )
    return replace(a, low=low, high=high, integral=True, negzero=negzero and low <= 0 <= high)


def mod(a: Range, b: Range) -> Range:
    """Takes the sign of b; mod(x, 0) is x. Below b only where the quotient is exact."""
    if a.is_empty or b.is_empty:
        return replace(NOTHING_AT_ALL, nan=True)
    if a.is_integer and b.is_integer and _within(a, b):
        return a
    integral = a.integral and b.integral
    nan = a.nan or b.nan or a.inf or b.inf
    negzero = may_have_minus(a) or may_have_minus(b)
    low, high = least(b.low, 0.0), greatest(b.high, 0.0)
    sharp = _quotient_is_exact(a, b)
    if not sharp:
        low, high = (-inf if may_be_negative(b) else 0.0), (inf if b.numeric_high > 0 else 0.0)
    elif integral and not b.nan:
        low, high = _inside(low, 1), _inside(high, -1)
    result = build((low, high), integral, nan, b.inf or not sharp, negzero)
    return replace(join(result, a), nan=nan) if may_be_zero(b) or b.inf else result


def rem(a: Range, b: Range) -> Range:
    """Takes the sign of a; rem(x, 0) is NaN or x, depending on the dialect: both are covered."""
    if a.is_empty or b.is_empty:
        return replace(NOTHING_AT_ALL, nan=True)
    if a.is_integer and b.is_integer and _within(a, b):
        return a
    integral = a.integral and b.integral
    nan = a.nan or b.nan or a.inf or b.inf or may_be_zero(b)
    sharp = _quotient_is_exact(a, b)
    most = abs_(b).high if sharp else inf
    if integral and sharp:
        most = _inside(most, -1)
    low: Bound = -most if may_be_negative(a) else 0.0
    high: Bound = most if a.numeric_high > 0 else 0.0
    result = build((low, high), integral, nan, b.inf or not sharp, may_have_minus(a))
    return replace(join(result, a), nan=nan) if may_be_zero(b) or b.inf else result


def _quotient_is_exact(a: Range, b: Range) -> bool:
    """True if a/b rounded down is what it is for real numbers. Of large numbers it need not be."""
    divisor = b.numeric_low
    power = divisor == b.numeric_high and abs(divisor) >= 1 and abs(math.frexp(divisor)[0]) == 0.5
    return power or (b.integral and a.numeric_low >= -EXACT and a.numeric_high <= EXACT)


def _inside(bound: Bound, step: int) -> Bound:
    """One less in magnitude, if that is certain: the bound itself can't be reached."""
    if isinstance(bound, Expr):
        return tidy(bound + step) if (bound.low >= 1 if step < 0 else bound.high <= -1) else bound
    if abs(bound) > EXACT or bound == 0:
        return bound
    return bound + step


def _within(a: Range, b: Range) -> bool:
    """0 ≤ a < b for certain."""
    if a.numeric_low < 0 or b.numeric_low <= 0:
        return False
    difference = minus(b, a)
    return difference.numeric_low >= 1 if difference.integral else False


def monotone(
    function: Callable[[float], float], exact: bool = False
) -> Callable[[Range, float, float], Range]:
    """The transfer function of an increasing function; outside its domain it gives NaN."""

    def apply(a: Range, domain_low: float, domain_high: float) -> Range:
        low = max(a.numeric_low, domain_low)
        high = min(a.numeric_high, domain_high)
        outside = a.numeric_low < domain_low or a.numeric_high > domain_high
        if low > high:
            return replace(NOTHING_AT_ALL, nan=True)
        ends = [_apply(function, low), _apply(function, high)]
        if not exact:
            ends = [down(ends[0]), up(ends[1])]
        return build((ends[0], ends[1]), False, a.nan or outside, True, a.negzero or not exact)

    return apply


def _apply(function: Callable[[float], float], x: float) -> float:
    try:
        return function(x)
    except OverflowError:
        return inf
    except ValueError:  # log(0)
        return -inf


_sqrt = monotone(math.sqrt, exact=True)
_exp = monotone(math.exp)
_log = monotone(math.log)
_atan = monotone(math.atan)
_tanh = monotone(math.tanh)
_asin = monotone(math.asin)


def sqrt(a: Range) -> Range:
    """Of the nonnegative part; below zero the result is complex."""
    return _sqrt(a, 0.0, inf)


def exp(a: Range) -> Range:
    return replace(_clipped(_exp(a, -inf, inf), 0.0, inf), negzero=False)


def log(a: Range) -> Range:
    return replace(_log(a, 0.0, inf), negzero=False)


def atan(a: Range) -> Range:
    return _atan(a, -inf, inf)


def tanh(a: Range) -> Range:
    return _clipped(_tanh(a, -inf, inf), -1.0, 1.0)


def asin(a: Range) -> Range:
    return _asin(a, -1.0, 1.0)


def acos(a: Range) -> Range:
    outside = a.numeric_low < -1 or a.numeric_high > 1
    return Range(0.0, up(math.pi), False, a.nan or outside, False, False)


def atan2(a: Range, b: Range) -> Range:
    return Range(down(-math.pi), up(math.pi), False, a.nan or b.nan, False, True)


def sin(a: Range) -> Range:
    """Also cos: between -1 and 1, NaN at infinity."""
    return Range(-1.0, 1.0, False, a.nan or a.inf, False, True)


cos = sin


def sign(a: Range) -> Range:
    low = -1.0 if may_be_negative(a) else (0.0 if may_be_zero(a) else 1.0)
    high = 1.0 if a.numeric_high > 0 else (0.0 if may_be_zero(a) else -1.0)
    return Range(low, high, True, a.nan, False, a.negzero)


def hypot(a: Range, b: Range) -> Range:
    return replace(_clipped(FULL, 0.0, inf), nan=a.nan or b.nan, negzero=False)


def _clipped(a: Range, low: float, high: float) -> Range:
    return build(
        (max(a.numeric_low, low), min(a.numeric_high, high)), a.integral, a.nan, a.inf, a.negzero
    )


def extent(value: Expr | None) -> Range:
    """numel, size, length, rows, …"""
    return integers(0.0, float(2**48)) if value is None else exactly(value)


def total(a: Range, count: Range) -> Range:
    """A sum of `count` elements. Partial sums round, so bounds are sharp for integers only."""
    product = times(a, count)
    result = join(product, exactly(0.0))
    if not a.integral:
        low = 0.0 if a.numeric_low >= 0 else -inf
        high = 0.0 if a.numeric_high <= 0 else inf
        result = replace(result, low=low, high=high, integral=False)
    nan = a.nan or (a.inf and may_be_negative(a) and a.numeric_high > 0)
    unbounded = result.numeric_low == -inf or result.numeric_high == inf
    overflow = unbounded and may_be_negative(a) and a.numeric_high > 0  # Inf - Inf on the way
    return replace(result, nan=nan or overflow, inf=unbounded, negzero=a.negzero)
