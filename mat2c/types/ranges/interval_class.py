"""Ranges of the numeric classes: what a class can hold, and what conversion does to a range."""

from __future__ import annotations

import struct
from math import inf

from mat2c.support.record import replace
from mat2c.types.expr import EXACT
from mat2c.types.ranges.interval_math import round_
from mat2c.types.ranges.range_ import (
    BOOLEAN,
    CHAR,
    FULL,
    Range,
    exactly,
    greatest,
    join,
    least,
    widen,
)

LIMITS: dict[str, tuple[int, int]] = {
    **{f"int{bits}": (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (0, 2**bits - 1) for bits in (8, 16, 32, 64)},
}
SINGLE_EXACT = 2**24


def of_class(cls: str) -> Range:
    """All values of a class."""
    if cls in LIMITS:
        low, high = LIMITS[cls]
        return Range(float(low), float(high), True, False, False, False)
    return {"logical": BOOLEAN, "char": CHAR}.get(cls, FULL)


def unbounded(cls: str, old: Range, new: Range) -> Range:
    """A range above both, reached at once: a bound that moves is given up, and with it what is
    known of the special values that endless growth leads to."""
    wide = widen(old, new, ())
    if cls in LIMITS or (wide.numeric_low > -inf and wide.numeric_high < inf):
        return wide
    return replace(wide, nan=True, inf=True)


def convert(cls: str, a: Range) -> Range:
    """The range of cls(x), and of the result x of an operation of that class."""
    if cls in LIMITS:
        return saturate(cls, a)
    if cls == "single":
        return to_single(a)
    if cls == "logical":
        return BOOLEAN
    return a


def saturate(cls: str, a: Range) -> Range:
    """Rounds and clips; NaN becomes 0."""
    limits = of_class(cls)
    a = round_(a)
    if a.is_empty:
        return replace(exactly(0.0)) if a.nan else a
    low = least(greatest(a.low, limits.low, below=True), limits.high)
    high = greatest(least(a.high, limits.high, below=False), limits.low)
    if (
        limits.numeric_high > EXACT
    ):  # 64-bit numbers that doubles don't hold: rounding could go either way
        low = limits.low if a.numeric_low < -EXACT else low
        low = min(low, float(EXACT)) if isinstance(low, float) else low
        high = limits.high if a.numeric_high > EXACT else high
        high = max(high, float(-EXACT)) if isinstance(high, float) else high
    result = Range(low, high, True, False, False, False)
    return replace(join(result, exactly(0.0)), negzero=False) if a.nan else result


def saturated(cls: str, value: float) -> int:
    """A number as a value of an integer class: rounded half away from zero, clipped, 0 for NaN."""
    low, high = LIMITS[cls]
    if value != value:
        return 0
    if abs(value) == inf:
        return high if value > 0 else low
    whole = int(value)
    if abs(value - whole) >= 0.5:
        whole += 1 if value > 0 else -1
    return min(max(whole, low), high)


def nearest_single(x: float) -> float:
    """A number rounded to single."""
    try:
        return float(struct.unpack("f", struct.pack("f", x))[0])
    except OverflowError:
        return inf if x > 0 else -inf


def to_single(a: Range) -> Range:
    """Rounds the bounds outwards; a symbolic bound survives where singles are exact."""
    low, high = a.numeric_low, a.numeric_high
    if a.integral and low >= -SINGLE_EXACT and high <= SINGLE_EXACT:
        return a
    low, high = _single(low, -inf), _single(high, inf)
    overflow = low == -inf or high == inf
    return replace(a, low=low, high=high, inf=a.inf or overflow, negzero=a.negzero or _tiny(a))


def _tiny(a: Range) -> bool:
    """True if a negative value may become -0."""
    return not a.integral and a.numeric_low < 0


def _single(x: float, towards: float) -> float:
    """The nearest single in a direction, as a double."""
    if abs(x) == inf:
        return x
    near = nearest_single(x)
    if near == x or (near > x) == (towards > 0):
        return near
    bits = struct.unpack("I", struct.pack("f", near))[0]
    return float(struct.unpack("f", struct.pack("I", _step(bits, towards > 0)))[0])


def _step(bits: int, up: bool) -> int:
    """The bit pattern of the next single."""
    if bits & 0x7FFFFFFF == 0:
        return 1 if up else 0x80000001
    return bits + (1 if (bits < 0x80000000) == up else -1)
