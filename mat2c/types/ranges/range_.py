"""Value ranges: an interval with numeric or symbolic bounds, and which special values may occur.

    Range(1, n, integral=True)      1 ≤ x ≤ n, an integer

A range speaks of every element of an array. The bounds hold for the elements that are not NaN; -∞
and ∞ as bounds mean no bound, and `inf` tells whether an element may be infinite. Numeric bounds
are floats; a symbolic bound is used for integral ranges only. The transfer functions are in
`interval`.

Symbolic bounds calculate exactly, doubles don't: an operation keeps a symbolic bound only if its
value is sure to be within ±2^53, where both agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import copysign, inf, nan

from mat2c.support.record import dataclass, replace
from mat2c.types.assume import NOTHING, Assumptions, surely_le
from mat2c.types.expr import EXACT, Expr, as_expr, max_, min_

Bound = Expr | float


@dataclass(frozen=True, slots=True)
class Range:
    """The values that may occur. Bounds the wrong way round, `low > high`, are an empty range."""

    low: Bound = -inf
    high: Bound = inf
    integral: bool = False  # all but NaN and ±Inf are integers
    nan: bool = True
    inf: bool = True
    negzero: bool = True

    @property
    def is_empty(self) -> bool:
        """No value but perhaps NaN."""
        return self.numeric_low > self.numeric_high

    @property
    def finite(self) -> bool:
        """Neither NaN nor infinite."""
        return not self.nan and not self.inf

    @property
    def is_integer(self) -> bool:
        """Always a finite integer (perhaps -0: see `negzero`)."""
        return self.integral and self.finite

    @property
    def numeric_low(self) -> float:
        """The lower bound as a number."""
        return lower(self.low)

    @property
    def numeric_high(self) -> float:
        return upper(self.high)

    @property
    def only(self) -> float | None:
        """The one value that may occur, where 0 stands for zeros of either sign; None where there
        are several."""
        if self.is_empty:
            return nan if self.nan else None
        sure = isinstance(self.low, float) and self.low == self.high and not self.nan
        return self.numeric_low if sure else None

    def fits(self, low: int, high: int) -> bool:
        """All values are integers within these limits."""
        return self.is_integer and low <= self.numeric_low and self.numeric_high <= high

    def contains(self, value: float) -> bool:
        """True if the value may occur. Symbolic bounds count with what is always true of them."""
        if value != value:
            return self.nan
        if value in (inf, -inf):
            return self.inf and (
                self.numeric_high == inf if value > 0 else self.numeric_low == -inf
            )
        if self.integral and value != int(value):
            return False
        if value == 0 and copysign(1, value) < 0 and not self.negzero:
            return False
        return self.numeric_low <= value <= self.numeric_high

    def substitute(self, mapping: Mapping[Expr, Expr | int]) -> Range:
        low = self.low.substitute(mapping) if isinstance(self.low, Expr) else self.low
        high = self.high.substitute(mapping) if isinstance(self.high, Expr) else self.high
        return replace(self, low=tidy(low), high=tidy(high))

    def symbols(self) -> frozenset[Expr]:
        bounds = (bound for bound in (self.low, self.high) if isinstance(bound, Expr))
        return frozenset().union(*(bound.symbols() for bound in bounds))

    def to_text(self) -> str:
        """As `1..n, int`; the usual special values are not shown, their absence is: `finite`."""
        parts = [f"{_text(self.low)}..{_text(self.high)}"]
        if self.integral:
            parts.append("int")
        if self.finite:
            parts += [] if self.integral else ["finite"]
        else:
            parts += ["nan"] * self.nan + ["inf"] * self.inf
        return ", ".join(parts)

    __str__ = to_text


FULL = Range()
NOTHING_AT_ALL = Range(inf, -inf, True, False, False, False)
BOOLEAN = Range(0.0, 1.0, True, False, False, False)
CHAR = Range(0.0, 255.0, True, False, False, False)
EXTENT = Range(0.0, float(2**48), True, False, False, False)


def tidy(bound: Bound) -> Bound:
    """Numbers are floats, unless a double can't hold them."""
    if isinstance(bound, Expr) and bound.is_const:
        return float(bound.value)
    return bound


def integers(low: Expr | float, high: Expr | float) -> Range:
    """Finite integers between bounds."""
    low, high = (tidy(b) if isinstance(b, Expr) else float(b) for b in (low, high))
    return Range(low, high, True, False, False, False)


def of_numbers(values: Sequence[float]) -> Range:
    """Some finite numbers."""
    whole = all(float(x).is_integer() for x in values)
    negzero = any(x == 0 and copysign(1, x) < 0 for x in values)
    return Range(min(values) + 0.0, max(values) + 0.0, whole, False, False, negzero)


def exactly(value: Expr | float) -> Range:
    """One number, or the value of a symbolic expression."""
    if isinstance(value, Expr):
        return integers(value, value)
    value = float(value)
    if value != value:
        return Range(inf, -inf, True, True, False, False)
    is_inf = value in (inf, -inf)
    whole = is_inf or value.is_integer()
    bound = value + 0.0  # a bound is never -0
    return Range(bound, bound, whole, False, is_inf, value == 0 and copysign(1, value) < 0)


def covering(values: Iterable[float]) -> Range:
    """The least range of some numbers."""
    result = NOTHING_AT_ALL
    for value in values:
        result = join(result, exactly(value))
    return result


def lower(bound: Bound) -> float:
    """A number that the bound is never below."""
    return _rounded(bound.low, -inf) if isinstance(bound, Expr) else bound


def upper(bound: Bound) -> float:
    """A number that the bound is never above."""
    return _rounded(bound.high, inf) if isinstance(bound, Expr) else bound


def _rounded(value: float, beyond: float) -> float:
    """An integer as a double; huge ones stand for infinity."""
    return float(value) if abs(value) <= EXACT else (beyond if value * beyond > 0 else -beyond)


def within(a: Bound, b: Bound, assume: Assumptions = NOTHING) -> bool:
    """True if a ≤ b is sure."""
    if not isinstance(a, Expr) and not isinstance(b, Expr):
        return a <= b
    if upper(a) <= lower(b):
        return True
    first, second = as_symbolic(a), as_symbolic(b)
    return first is not None and second is not None and surely_le(first, second, assume)


def as_symbolic(bound: Bound) -> Expr | None:
    """The bound as an expression, if it is a whole number."""
    if isinstance(bound, Expr):
        return bound
    return as_expr(int(bound)) if abs(bound) <= EXACT and float(bound).is_integer() else None


def least(a: Bound, b: Bound, below: bool = True) -> Bound:
    """min of two bounds; where a symbolic minimum has no form, a number that is not above it, or
    (`below` is False) not below it."""
    return _extreme(a, b, True, below)


def greatest(a: Bound, b: Bound, below: bool = False) -> Bound:
    """max of two bounds; where it has no form, a number as for `least`."""
    return _extreme(a, b, False, below)


def _extreme(a: Bound, b: Bound, low: bool, below: bool) -> Bound:
    pick = min if low else max
    if not isinstance(a, Expr) and not isinstance(b, Expr):
        return pick(a, b)
    if within(a, b):
        return a if low else b
    if within(b, a):
        return b if low else a
    first, second = as_symbolic(a), as_symbolic(b)
    if first is None or second is None:
        return pick(lower(a), lower(b)) if below else pick(upper(a), upper(b))
    return tidy(min_(first, second) if low else max_(first, second))


def join(a: Range, b: Range) -> Range:
    """The least range that covers both, in the family of bounds at hand."""
    if a == b:
        return a
    specials = (a.nan or b.nan, a.inf or b.inf, a.negzero or b.negzero)
    if a.is_empty:
        return Range(b.low, b.high, b.integral, *specials)
    if b.is_empty:
        return Range(a.low, a.high, a.integral, *specials)
    low, high = least(a.low, b.low), greatest(a.high, b.high)
    return _sane(low, high, a.integral and b.integral, *specials)


def _sane(low: Bound, high: Bound, integral: bool, nan: bool, is_inf: bool, negzero: bool) -> Range:
    """Symbolic bounds only in integral ranges."""
    if not integral:
        low, high = lower(low), upper(high)
    return Range(low, high, integral, nan, is_inf, negzero)


THRESHOLDS = (0.0, 1.0, 2.0, 255.0, float(2**31 - 1), float(2**48), float(EXACT))


def widen(old: Range, new: Range, thresholds: Iterable[float] = THRESHOLDS) -> Range:
    """A range above both, reached in few steps: a bound that moves goes to the next threshold."""
    both = join(old, new)
    if both == old or old.is_empty:
        return both
    steps = sorted({*thresholds, *(-t for t in thresholds)})
    low, high = both.low, both.high
    if not within(old.low, low):
        goes_on = _counts(-lower(old.low), -lower(low))
        low = max((t for t in steps if t <= lower(low)), default=-inf)
        low = -float(EXACT) if goes_on and low < -float(2**48) else low
    if not within(high, old.high):
        goes_on = _counts(upper(old.high), upper(high))
        high = min((t for t in steps if t >= upper(high)), default=inf)
        high = float(EXACT) if goes_on and high > float(2**48) else high
    # An endless climb passes what doubles hold and ends at infinity, unless a test stops it: the
    # test says so.
    return replace(both, low=low, high=high)


def _counts(before: float, after: float) -> bool:
    """True if a bound climbs by small steps, far from what doubles hold exactly. No loop runs long
    enough to get there."""
    return before <= float(2**48) and after - before <= 1024


def meet(a: Range, b: Range, assume: Assumptions = NOTHING) -> Range:
    """What is in both; the sharper bound where that can be told, otherwise the bound of `a`."""
    low = b.low if sharper(b.low, a.low, assume) else a.low
    high = b.high if sharper(_negated(b.high), _negated(a.high), assume) else a.high
    integral = a.integral or b.integral
    if lower(low) > upper(high):
        return replace(NOTHING_AT_ALL, nan=a.nan and b.nan)
    is_inf = a.inf and b.inf and (upper(high) == inf or lower(low) == -inf)
    return _sane(low, high, integral, a.nan and b.nan, is_inf, a.negzero and b.negzero)


def sharper(a: Bound, b: Bound, assume: Assumptions = NOTHING) -> bool:
    """True if the lower bound `a` is the better one. A symbolic bound is, unless a number is as
    good."""
    if isinstance(a, Expr) and not isinstance(b, Expr):
        return not within(a, b, assume)
    return a != b and within(b, a, assume)


def _negated(bound: Bound) -> Bound:
    return -bound


Refined = tuple[Range, Range]


def refine(relation: str, a: Range, b: Range, assume: Assumptions = NOTHING) -> Refined:
    """What a and b are where `a relation b` holds; relation is lt, le, gt, ge, eq or ne."""
    match relation:
        case "eq":
            # 0 == -0, so equality says nothing about the sign of zero
            signs = (a.negzero, b.negzero)
            free_a, free_b = replace(a, negzero=True), replace(b, negzero=True)
            m, n = meet(free_a, free_b, assume), meet(free_b, free_a, assume)
            zero = lower(m.low) <= 0 <= upper(m.high)
            return (
                replace(m, nan=False, negzero=signs[0] and zero),
                replace(n, nan=False, negzero=signs[1] and zero),
            )
        case "ne":
            return _without(a, b), _without(b, a)
        case "lt" | "le":
            strict = relation == "lt"
            top = Range(-inf, _below(b.high, a.integral and strict), nan=False, integral=False)
            bottom = Range(_above(a.low, b.integral and strict), inf, nan=False, integral=False)
            less, more = _meet_bounds(a, top, assume), _meet_bounds(b, bottom, assume)
            if strict and upper(b.high) <= 0:  # no zero is less than zero
                less = replace(less, negzero=False)
            if strict and lower(a.low) >= 0:
                more = replace(more, negzero=False)
            return less, more
        case "gt" | "ge":
            second, first = refine("lt" if relation == "gt" else "le", b, a, assume)
            return first, second
        case _:
            raise ValueError(relation)


def _meet_bounds(a: Range, limits: Range, assume: Assumptions) -> Range:
    if not a.integral:  # rounding a symbolic limit to a number that holds
        limits = replace(limits, low=lower(limits.low), high=upper(limits.high))
    return meet(a, limits, assume)


def _below(bound: Bound, strict: bool) -> Bound:
    """The limit that an integer below `bound` keeps."""
    if isinstance(bound, Expr):
        return tidy(bound - 1) if strict else bound
    if strict and abs(bound) <= EXACT:
        return float(-int(-bound // 1) - 1)
    return bound


def _above(bound: Bound, strict: bool) -> Bound:
    return -_below(-bound, strict)


def _without(a: Range, b: Range) -> Range:
    """a without a single value that is at its end."""
    if not (a.integral and b.integral and b.low == b.high and b.finite):
        return a
    if a.low == b.low and not a.is_empty:
        return meet(a, replace(a, low=_above(b.low, True)))
    if a.high == b.high and not a.is_empty:
        return meet(a, replace(a, high=_below(b.high, True)))
    return a


def compare(relation: str, a: Range, b: Range, assume: Assumptions = NOTHING) -> bool | None:
    """The outcome of a comparison, if it is the same for all values."""
    if a.nan or b.nan or a.is_empty or b.is_empty:
        return None
    match relation:
        case "lt":
            return _less(a, b, assume)
        case "ge":
            result = _less(a, b, assume)
        case "gt":
            return _less(b, a, assume)
        case "le":
            result = _less(b, a, assume)
        case "eq" | "ne":
            result = _equal(a, b, assume)
            if relation == "eq":
                return result
        case _:
            raise ValueError(relation)
    return None if result is None else not result


def _less(a: Range, b: Range, assume: Assumptions) -> bool | None:
    if _below_surely(a.high, b.low, assume):
        return True
    return False if within(b.high, a.low, assume) else None


def _below_surely(a: Bound, b: Bound, assume: Assumptions) -> bool:
    if not isinstance(a, Expr) and not isinstance(b, Expr):
        return a < b
    first, second = as_symbolic(a), as_symbolic(b)
    if first is None or second is None:
        return upper(a) < lower(b)
    return surely_le(first + 1, second, assume)


def _equal(a: Range, b: Range, assume: Assumptions) -> bool | None:
    if a.low == a.high == b.low == b.high:
        return True
    if _below_surely(a.high, b.low, assume) or _below_surely(b.high, a.low, assume):
        return False
    return None


def _text(bound: Bound) -> str:
    if isinstance(bound, Expr):
        return bound.to_text()
    whole = float(bound).is_integer()
    return f"{bound:.17g}" if whole else f"{bound:g}"
