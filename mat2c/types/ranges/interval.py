"""Transfer functions of ranges: the arithmetic operators.

A function takes the ranges of the operands of a real double operation and gives the range of its
result. Rounding is monotonic, so bounds calculated in doubles hold for results calculated in
doubles. The functions of the library are in `interval_math`, other classes in `interval_class`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nextafter

from mat2c.support.record import replace
from mat2c.types.expr import EXACT, Expr
from mat2c.types.ranges.range_ import (
    FULL,
    NOTHING_AT_ALL,
    Bound,
    Range,
    as_symbolic,
    greatest,
    join,
    least,
    lower,
    tidy,
    upper,
)

Span = tuple[Bound, Bound]


def may_be_zero(a: Range) -> bool:
    return a.numeric_low <= 0 <= a.numeric_high


def may_be_negative(a: Range) -> bool:
    """Below zero; -0 isn't."""
    return a.numeric_low < 0


def may_have_minus(a: Range) -> bool:
    """Negative or -0."""
    return may_be_negative(a) or a.negzero


def build(span: Span, integral: bool, nan: bool, is_inf: bool, negzero: bool) -> Range:
    """A range from parts; `is_inf` says that an infinite bound means infinite values, too."""
    low, high = span
    if not integral:
        low, high = lower(low), upper(high)
    can_be_inf = is_inf and (lower(low) == -inf or upper(high) == inf)
    return Range(low, high, integral, nan, can_be_inf, negzero and lower(low) <= 0 <= upper(high))


def exact(a: Bound, b: Bound, combine: Callable[[Expr, Expr], Expr]) -> Bound | None:
    """A symbolic bound from two whole ones, if doubles calculate it exactly."""
    if not isinstance(a, Expr) and not isinstance(b, Expr):
        return None
    first, second = as_symbolic(a), as_symbolic(b)
    if first is None or second is None:
        return None
    result = combine(first, second)
    return tidy(result) if result.low >= -EXACT and result.high <= EXACT else None


def add_low(a: Bound, b: Bound) -> Bound:
    symbolic = exact(a, b, lambda x, y: x + y)
    if symbolic is not None:
        return symbolic
    x, y = lower(a), lower(b)
    return -inf if -inf in (x, y) else x + y


def add_high(a: Bound, b: Bound) -> Bound:
    return -add_low(-a, -b)


def plus(a: Range, b: Range) -> Range:
    if a.is_empty or b.is_empty:
        return replace(NOTHING_AT_ALL, nan=a.nan or b.nan)
    span = (add_low(a.low, b.low), add_high(a.high, b.high))
    nan = a.nan or b.nan or (a.inf and b.inf)
    return build(span, a.integral and b.integral, nan, True, a.negzero and b.negzero)


def minus(a: Range, b: Range) -> Range:
    result = plus(a, uminus(b))
    return replace(result, negzero=a.negzero and may_be_zero(b) and may_be_zero(result))


def uminus(a: Range) -> Range:
    return replace(a, low=-a.high, high=-a.low, negzero=may_be_zero(a))


def abs_(a: Range) -> Range:
    if lower(a.low) >= 0:
        return replace(a, negzero=False)
    if upper(a.high) <= 0:
        return replace(uminus(a), negzero=False)
    return replace(a, low=0.0, high=greatest(a.high, -a.low), negzero=False)


def times(a: Range, b: Range) -> Range:
    if a.is_empty or b.is_empty:
        return replace(NOTHING_AT_ALL, nan=a.nan or b.nan)
    nan = a.nan or b.nan or (a.inf and may_be_zero(b)) or (b.inf and may_be_zero(a))
    integral = a.integral and b.integral
    minus_possible = may_have_minus(a) or may_have_minus(b)
    zero = may_be_zero(a) or may_be_zero(b) or not integral  # small factors underflow
    span = _product_span(a, b)
    return build(span, integral, nan, True, zero and minus_possible)


def _product_span(a: Range, b: Range) -> Span:
    for x, y in ((a, b), (b, a)):
        if x.low == x.high and not isinstance(x.low, Expr):  # by a constant
            k = x.low
            ends = (y.low, y.high) if k >= 0 else (y.high, y.low)
            high = _mul_low(-k, ends[1])
            return _mul_low(k, ends[0]), -high if isinstance(high, Expr) or high else 0.0
    if lower(a.low) >= 0 and lower(b.low) >= 0:
        return _mul_low(a.low, b.low), _mul_high(a.high, b.high)
    corners = [_mul(x, y) for x in _ends(a) for y in _ends(b)]
    return min(corners), max(corners)


def _ends(a: Range) -> tuple[float, float]:
    return a.numeric_low, a.numeric_high


def _mul(x: float, y: float) -> float:
    return 0.0 if x == 0 or y == 0 else x * y


def _mul_low(a: Bound, b: Bound) -> Bound:
    """The product of lower ends, for factors of known sign."""
    symbolic = exact(a, b, lambda x, y: x * y)
    if symbolic is not None:
        return symbolic
    if not isinstance(a, Expr) and a < 0:
        return _mul(a, upper(b))
    return _mul(lower(a), lower(b))


def _mul_high(a: Bound, b: Bound) -> Bound:
    symbolic = exact(a, b, lambda x, y: x * y)
    return _mul(upper(a), upper(b)) if symbolic is None else symbolic


def rdivide(a: Range, b: Range) -> Range:
    if a.is_empty or b.is_empty:
        return replace(NOTHING_AT_ALL, nan=a.nan or b.nan)
    if b.low == b.high and b.low in (1.0, -1.0) and not b.nan:
        return a if b.low == 1.0 else uminus(a)
    zero = may_be_zero(b)
    nan = a.nan or b.nan or (a.inf and b.inf) or (zero and may_be_zero(a))
    negzero = may_have_minus(a) or may_have_minus(b)
    if not zero:
        corners = [_quotient(x, y) for x in _ends(a) for y in _ends(b)]
        low, high = min(corners), max(corners)
        if b.inf or _unbounded(b):
            low, high = min(low, 0.0), max(high, 0.0)
        return build((low, high), False, nan, True, negzero)
    if not negzero:
        return build((0.0, inf), False, nan, True, False)
    return build((-inf, inf), False, nan, True, True)


def _unbounded(b: Range) -> bool:
    return b.numeric_low == -inf or b.numeric_high == inf


def _quotient(x: float, y: float) -> float:
    if abs(y) == inf:
        return 0.0 if abs(x) != inf else x * (1 if y > 0 else -1)
    return x / y


def power(a: Range, b: Range) -> Range:
    """a.^b where the result is real."""
    if a.is_empty or b.is_empty:
        return replace(FULL, integral=False)
    if b.low == b.high and not isinstance(b.low, Expr) and b.finite:
        return _power_by(a, b.low)
    integral = a.integral and b.integral and b.numeric_low >= 0
    nan = a.nan or b.nan or may_have_minus(a) or a.inf or b.inf
    if may_have_minus(a):
        return build((-inf, inf), integral, nan, True, True)
    corners = [_pow(x, y) for x in _ends(a) for y in _ends(b)]
    return build((down(min(corners)), up(max(corners))), integral, nan, True, False)


def _power_by(a: Range, k: float) -> Range:
    """By a constant."""
    if k == 0:
        return Range(1.0, 1.0, True, False, False, False)
    if k == 1:
        return a
    if k.is_integer() and k > 0:
        if k == 2 and a.numeric_low >= 0:
            return replace(times(a, a), nan=a.nan, negzero=False)
        even = k % 2 == 0
        base = abs_(a) if even else a
        span = (down(_pow(base.numeric_low, k)), up(_pow(base.numeric_high, k)))
        return build(span, a.integral, a.nan, True, not even and may_have_minus(a))
    if may_have_minus(a):
        return build((-inf, inf), False, True, True, True)
    ends = sorted(_pow(end, k) for end in _ends(a))
    return build((down(ends[0]), up(ends[1])), False, a.nan, True, False)


def _pow(x: float, y: float) -> float:
    try:
        return float(x**y)
    except OverflowError:
        return inf if x > 0 or y % 2 == 0 else -inf
    except ZeroDivisionError:
        return inf


def down(x: float) -> float:
    """A little lower: libm's results are not exactly rounded."""
    return x if x == int_or(x) else nextafter(nextafter(x, -inf), -inf)


def up(x: float) -> float:
    return x if x == int_or(x) else nextafter(nextafter(x, inf), inf)


def int_or(x: float) -> float:
    """The number if it is a whole number that is calculated exactly, otherwise something else."""
    return x if abs(x) == inf or (abs(x) <= EXACT and float(x).is_integer()) else inf


def maximum(a: Range, b: Range) -> Range:
    """max(a, b), which prefers a number to NaN."""
    return _choice(a, b, greatest)


def minimum(a: Range, b: Range) -> Range:
    return _choice(a, b, least)


def _choice(a: Range, b: Range, pick: Callable[[Bound, Bound, bool], Bound]) -> Range:
    if a.is_empty or b.is_empty:
        return replace(join(a, b), nan=a.nan and b.nan)
    span = (pick(a.low, b.low, True), pick(a.high, b.high, False))
    specials = (a.nan and b.nan, a.inf or b.inf, a.negzero or b.negzero)
    result = build(span, a.integral and b.integral, *specials)
    for this, other in ((a, b), (b, a)):
        if this.nan:  # then the other is the result
            result = replace(join(result, other), nan=a.nan and b.nan)
    return result
