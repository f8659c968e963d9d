"""Types of ranges base:inc:limit: how many elements there are, and which values these have."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, isfinite, isinf, nan

from mat2c.support.record import replace
from mat2c.types import shape as shapes
from mat2c.types import subscripts
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, BOTTOM, INTEGERS, Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import LIMITS, convert
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import of_const

_MANY = 2**48  # iterations of a loop without end
_ENDLESS = -1


def colon(
    base: Type, inc: Type, limit: Type, values: tuple[Expr | None, Expr | None, Expr | None]
) -> Type:
    """base:inc:limit."""
    parts = (base, inc, limit)
    if any(t.is_bottom for t in parts):
        return BOTTOM
    cls = range_class(parts)
    if cls is None:
        return ANY
    if not all(t.is_scalar and not t.may_be_complex for t in parts):
        return Type(cls, False, shapes.row(None))  # of the first elements, or of nothing
    first, step, last = values
    if cls in ("int64", "uint64") and not all(t.range.fits(1 - 2**53, 2**53 - 1) for t in parts):
        extents = shapes.row(None)  # bounds are doubles, which these integers are rounded to
    elif first is not None and step is not None and last is not None:
        extents = subscripts.colon(first, step, last)
    else:
        extents = shapes.row(None)
        numbers = _numbers(base, inc, limit)
        count = None if numbers is None else _count(*numbers)
        if numbers is not None and count == 1 and cls == "double":
            return of_const(nan if is_nan(*numbers) else numbers[0])
        if count is not None and count != _ENDLESS:
            extents = shapes.row(count)
    reached = stepping(base.range, inc.range, limit.range)
    if cls != "double":
        return Type(cls, False, extents, convert(cls, reached))
    return Type("double", False, extents, _up_to_last(reached, base, inc, extents))


def range_class(parts: Sequence[Type]) -> str | None:
    """The class of a range of doubles, or of integers of one class and doubles that are values of
    it; None: not followed."""
    if not all(t.is_arithmetic for t in parts):
        return None
    classes = {t.cls for t in parts} - {"double"}
    if not classes:
        return "double"
    return classes.pop() if len(classes) == 1 and classes <= INTEGERS else None


def range_is_sure(parts: Sequence[Type]) -> bool:
    """True if a range of an integer class can be made without an error, in integers."""
    cls = range_class(parts)
    if cls is None or cls == "double":
        return False
    low, high = (int(bound) for bound in LIMITS[cls])
    base, inc, limit = parts if len(parts) == 3 else (parts[0], None, parts[1])
    ends = all(t.range.fits(max(low, -(2**53)), min(high, 2**53)) for t in (base, limit))
    return ends and (inc is None or inc.range.fits(-(2**53), 2**53))


def _up_to_last(values: Range, base: Type, inc: Type, extents: Shape) -> Range:
    """1:3:9 ends at 7, which is sharper than its limit."""
    start, step, count = base.const, inc.const, extents.static_numel
    if not isinstance(start, float) or not isinstance(step, float) or not count:
        return values
    if not values.is_integer or abs(start) + abs(step) * count > 2.0**53:
        return values
    last = start + step * (count - 1)
    return replace(values, low=min(start, last), high=max(start, last))


def _numbers(base: Type, inc: Type, limit: Type) -> tuple[float, float, float] | None:
    """The parts of a range that are constants."""
    start, step, end = base.const, inc.const, limit.const
    if isinstance(start, (int, float)) and isinstance(step, (int, float)):
        return (float(start), float(step), float(end)) if isinstance(end, (int, float)) else None
    return None


def trip_count(base: float, inc: float, limit: float) -> int:
    """Iterations of a loop over base:inc:limit, as the runtime's m2c_trip_f64 counts them."""
    count = _count(base, inc, limit)
    return _MANY if count == _ENDLESS or count > _MANY else count


def is_nan(base: float, inc: float, limit: float) -> bool:
    """True if the only element is no number. So it is where a part is none, or infinities meet."""
    if base != base or inc != inc or limit != limit:
        return True
    if isinf(base) and isinf(inc):
        return base <= limit if inc > 0 else base >= limit
    return inc != 0 and isinf(limit) and limit in (base, inc)


def _count(base: float, inc: float, limit: float) -> int:
    """Elements of base:inc:limit, as the runtime's m2c_range_count counts them."""
    if is_nan(base, inc, limit):
        return 1
    if inc == 0 or (inc > 0 and base > limit) or (inc < 0 and base < limit):
        return 0
    if isinf(inc):
        return 1
    if isinf(base) or isinf(limit):
        return _ENDLESS
    slack = 3 * 2.0**-52
    steps = (limit - base + inc) / inc
    if isinf(steps):
        return _ENDLESS
    n = max(_tolerant_floor(steps, slack), 0)
    if not _about_equal(base + (n - 1) * inc, limit, slack):
        if _about_equal(base + (n - 2) * inc, limit, slack):
            n -= 1
        elif _about_equal(base + n * inc, limit, slack):
            n += 1
    return int(n)


def _about_equal(u: float, v: float, slack: float) -> bool:
    return abs(u - v) < max(abs(u), abs(v)) * slack


def _tolerant_floor(x: float, slack: float) -> float:
    """Floor that takes values just below an integer for that integer."""
    q = 1 - slack if x < 0 else 1.0
    most = q / (2 - slack)
    t = float(floor(x + max(slack, min(most, slack / q * abs(1.0 + floor(x))))))
    return t if x <= 0 or t - x < most else t - 1


_SLACK = 2.0**-50  # more than any range has


def stepping(base: Range, inc: Range, limit: Range) -> Range:
    """The values from base towards limit."""
    integral = base.integral and inc.integral
    hull = range_.join(base, limit)
    low, high = hull.low, hull.high
    if inc.numeric_low > 0:
        low, high = base.low, _inward(limit.high, integral, up=True)
    elif inc.numeric_high < 0:
        low, high = _inward(limit.low, integral, up=False), base.high
    infinite = base.inf or inc.inf or (limit.inf and not _is_moderate(base, inc))
    special = _may_be_nan(base, inc, limit), infinite, _may_be_negzero(base, inc, limit)
    return Range(low, high, integral, *special)


def _may_be_nan(base: Range, inc: Range, limit: Range) -> bool:
    infinities = base.inf + inc.inf + limit.inf
    return base.nan or inc.nan or limit.nan or infinities > 1


def _is_moderate(base: Range, inc: Range) -> bool:
    """True if sums of steps that are made stay within the range of doubles."""
    bounds = (base.numeric_low, base.numeric_high, inc.numeric_low, inc.numeric_high)
    return all(abs(x) < 2.0**900 for x in bounds)


def _may_be_negzero(base: Range, inc: Range, limit: Range) -> bool:
    """The first element may be -0, or the last, which is the limit where that is reached."""
    up = inc.numeric_low > 0 and base.numeric_low >= 0
    down = inc.numeric_high < 0 and base.numeric_high <= 0
    return base.negzero or (limit.negzero and not up and not down)


def loses_nan(base: Type, inc: Type, limit: Type) -> bool:
    """True if it is only the limit that may be no number. A loop then has numbers in its variable,
    and the error where the limit is none."""
    known = limit.const is not None
    return limit.range.nan and not known and not base.range.nan and not inc.range.nan


def has_end(parts: Sequence[Type]) -> bool:
    """True if base:limit or base:inc:limit surely has an end."""
    return not parts[0].range.inf and not parts[-1].range.inf


def _inward(bound: range_.Bound, integral: bool, up: bool) -> range_.Bound:
    """The last integer before a bound, or the one behind it that a range takes it for."""
    if not integral or isinstance(bound, Expr) or not isfinite(bound) or bound == floor(bound):
        return bound
    slack = abs(bound) * _SLACK
    return float(floor(bound + slack)) if up else float(ceil(bound - slack))
