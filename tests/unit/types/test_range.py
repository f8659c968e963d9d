"""Ranges: every concrete result lies in the range that the transfer function gives."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from functools import partial
from math import copysign, inf, isinf, isnan, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.support.record import replace
from mat2c.types.ranges import interval, interval_class, interval_math, range_
from mat2c.types.ranges.range_ import (
    FULL,
    NOTHING_AT_ALL,
    Range,
    covering,
    integers,
    join,
    meet,
    widen,
)
from mat2c.types.symbolic import Expr, const, extent, symbol

N, M = extent("range n", "n"), symbol("range m", "m", -20, 20)

numbers = st.one_of(
    st.integers(-10, 10).map(float),
    st.sampled_from([0.0, -0.0, nan, inf, -inf, 0.5, -2.5, 1e300, 5e-324, 2.0**53, 255.0]),
    st.floats(),
)


@st.composite
def ranges(draw: st.DrawFn) -> tuple[Range, float]:
    """A range and a value in it."""
    sample = draw(st.lists(numbers, min_size=1, max_size=3))
    found = covering(sample)
    found = replace(found, negzero=found.negzero and found.numeric_low <= 0 <= found.numeric_high)
    if draw(st.booleans()):
        found = join(found, draw(st.sampled_from([FULL, range_.BOOLEAN, integers(-3, 5)])))
    return found, draw(st.sampled_from(sample))


environments = st.fixed_dictionaries({N: st.integers(0, 20), M: st.integers(-20, 20)})


@st.composite
def symbolic_ranges(draw: st.DrawFn, environment: dict[Expr, int]) -> tuple[Range, float]:
    """An integer range with symbolic bounds, and a value in it."""
    forms = [const(1), const(0), N, M, N - 1, N + M, -M, 2 * N]
    low, high = draw(st.sampled_from(forms)), draw(st.sampled_from(forms))
    first, last = low.evaluate(environment), high.evaluate(environment)
    if first > last:
        low, high, first, last = high, low, last, first
    return integers(low, high), float(draw(st.integers(first, last)))


def holds(found: Range, value: float, environment: dict[Expr, int] | None = None) -> bool:
    bounds = found.substitute(environment or {})
    return bounds.contains(value)


def divide(a: float, b: float) -> float:
    if b != 0 or isnan(a) or isnan(b):
        return a / b if b != 0 else nan
    return nan if a == 0 else copysign(inf, a) * copysign(1, b)


def power(a: float, b: float) -> float:
    """Real results only; complex ones are none of a range's."""
    try:
        result = a**b
    except OverflowError:
        return inf if a > 0 or b % 2 == 0 else -inf
    except ZeroDivisionError:
        return -inf if copysign(1, a) < 0 and b % 2 == 1 else inf
    return nan if isinstance(result, complex) else float(result)


def maximum(a: float, b: float) -> float:
    return b if isnan(a) else (a if isnan(b) else max(a, b))


def minimum(a: float, b: float) -> float:
    return b if isnan(a) else (a if isnan(b) else min(a, b))


def remainder(a: float, b: float, to: Callable[[float], int], sign: float) -> float:
    """What is left of a after b times the rounded quotient, as doubles give it."""
    quotient = a / b
    rest = inf if isinf(quotient) else a - b * float(to(quotient))
    return 0.0 if a == b else copysign(rest, sign)


def mod(a: float, b: float) -> float:
    if b == 0 or isnan(a) or isnan(b) or isinf(a):
        return a if b == 0 else nan
    return a if isinf(b) else remainder(a, b, math.floor, b)


def rem(a: float, b: float) -> float:
    if b == 0 or isnan(a) or isnan(b) or isinf(a):
        return nan
    return a if isinf(b) else remainder(a, b, math.trunc, a)


def rounded(to: Callable[[float], float]) -> Callable[[float], float]:
    def apply(x: float) -> float:
        if isnan(x) or isinf(x):
            return x
        return copysign(0.0, x) if to(x) == 0 else float(to(x))

    return apply


floor = rounded(math.floor)


def product(a: float, b: float) -> float:
    return a * b


BINARY: dict[str, tuple[Callable[[Range, Range], Range], Callable[[float, float], float]]] = {
    "plus": (interval.plus, lambda a, b: a + b),
    "minus": (interval.minus, lambda a, b: a - b),
    "times": (interval.times, product),
    "rdivide": (interval.rdivide, divide),
    "power": (interval.power, power),
    "max": (interval.maximum, maximum),
    "min": (interval.minimum, minimum),
    "mod": (interval_math.mod, mod),
    "rem": (interval_math.rem, rem),
    "atan2": (interval_math.atan2, math.atan2),
    "hypot": (interval_math.hypot, math.hypot),
    "join": (join, lambda a, b: a),
    "widen": (widen, lambda a, b: b),
}


def safe(function: Callable[[float], float], outside: float = nan) -> Callable[[float], float]:
    def apply(x: float) -> float:
        if isnan(x):
            return nan
        try:
            return function(x)
        except ValueError:
            return outside
        except OverflowError:
            return inf

    return apply


def single(x: float) -> float:
    try:
        return float(struct.unpack("f", struct.pack("f", x))[0])
    except OverflowError:
        return copysign(inf, x)


def half_away(x: float) -> float:
    if isinf(x) or abs(x) >= 2.0**52:
        return x
    return copysign(math.floor(abs(x)) + (abs(x) % 1 >= 0.5), x)


def saturated(x: float, low: float, high: float) -> float:
    if isnan(x):
        return 0.0
    return max(low, min(high, half_away(x))) + 0.0


def conversion(cls: str) -> tuple[Callable[[Range], Range], Callable[[float], float]]:
    low, high = map(float, interval_class.LIMITS[cls])
    return partial(interval_class.saturate, cls), lambda x: saturated(x, low, high)


UNARY: dict[str, tuple[Callable[[Range], Range], Callable[[float], float]]] = {
    "uminus": (interval.uminus, lambda x: -x),
    "abs": (interval.abs_, abs),
    "floor": (interval_math.floor, floor),
    "ceil": (interval_math.ceil, rounded(math.ceil)),
    "fix": (interval_math.fix, rounded(math.trunc)),
    "round": (interval_math.round_, lambda x: x if isnan(x) else half_away(x)),
    "sqrt": (interval_math.sqrt, safe(math.sqrt)),
    "exp": (interval_math.exp, safe(math.exp)),
    "log": (interval_math.log, lambda x: -inf if x == 0 else safe(math.log)(x)),
    "atan": (interval_math.atan, math.atan),
    "tanh": (interval_math.tanh, math.tanh),
    "asin": (interval_math.asin, safe(math.asin)),
    "acos": (interval_math.acos, safe(math.acos)),
    "sin": (interval_math.sin, safe(math.sin)),
    "sign": (interval_math.sign, lambda x: x if isnan(x) or x == 0 else copysign(1, x)),
    "single": (interval_class.to_single, lambda x: single(x)),
    **{cls: conversion(cls) for cls in interval_class.LIMITS},
    "logical": (partial(interval_class.convert, "logical"), lambda x: float(x != 0)),
}


@pytest.mark.parametrize("name", BINARY)
@given(a=ranges(), b=ranges())
def test_binary_operations(name: str, a: tuple[Range, float], b: tuple[Range, float]) -> None:
    transfer, concrete = BINARY[name]
    if name == "power" and isnan(concrete(a[1], b[1])):
        return  # NaN or complex: the type rule looks at the operands
    result, value = transfer(a[0], b[0]), concrete(a[1], b[1])
    assert holds(result, value), (result, value)


@pytest.mark.parametrize("name", UNARY)
@given(a=ranges())
def test_functions(name: str, a: tuple[Range, float]) -> None:
    transfer, concrete = UNARY[name]
    result, value = transfer(a[0]), concrete(a[1])
    assert holds(result, value), (result, value)


@pytest.mark.parametrize("name", BINARY)
@given(data=st.data(), environment=environments)
def test_symbolic_operands(name: str, data: st.DataObject, environment: dict[Expr, int]) -> None:
    transfer, concrete = BINARY[name]
    a, x = data.draw(symbolic_ranges(environment))
    b, y = data.draw(symbolic_ranges(environment))
    value = concrete(x, y)
    if not isnan(value):
        assert holds(transfer(a, b), value, environment), (transfer(a, b), value)


RELATIONS: dict[str, Callable[[float, float], bool]] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
}


@pytest.mark.parametrize("name", RELATIONS)
@given(a=ranges(), b=ranges())
def test_refine_keeps_what_satisfies(
    name: str, a: tuple[Range, float], b: tuple[Range, float]
) -> None:
    if RELATIONS[name](a[1], b[1]):
        first, second = range_.refine(name, a[0], b[0])
        assert holds(first, a[1])
        assert holds(second, b[1])


@pytest.mark.parametrize("name", RELATIONS)
@given(data=st.data(), environment=environments)
def test_refine_symbolic(name: str, data: st.DataObject, environment: dict[Expr, int]) -> None:
    a, x = data.draw(symbolic_ranges(environment))
    b, y = data.draw(symbolic_ranges(environment))
    if RELATIONS[name](x, y):
        first, second = range_.refine(name, a, b)
        assert holds(first, x, environment)
        assert holds(second, y, environment)
    verdict = range_.compare(name, a, b)
    assert verdict is None or verdict == RELATIONS[name](x, y)


@pytest.mark.parametrize("name", RELATIONS)
@given(a=ranges(), b=ranges())
def test_comparisons(name: str, a: tuple[Range, float], b: tuple[Range, float]) -> None:
    verdict = range_.compare(name, a[0], b[0])
    assert verdict is None or verdict == RELATIONS[name](a[1], b[1])


@given(st.lists(numbers, max_size=6), st.integers(0, 7))
def test_sums(items: list[float], _: int) -> None:
    total = 0.0
    for item in items:
        total += item
    count = interval_math.extent(const(len(items)))
    assert holds(interval_math.total(covering(items) if items else FULL, count), total)


@given(st.lists(ranges(), min_size=1, max_size=40))
def test_widening_ends(steps: list[tuple[Range, float]]) -> None:
    here, changes = NOTHING_AT_ALL, 0
    for step, _ in steps:
        wider = widen(here, step)
        changes += wider != here
        here = wider
    assert changes <= 2 * (2 * len(range_.THRESHOLDS) + 2) + 5


def test_loop_counter() -> None:
    """What inference does with `for i = 1:n, j = n - i + 1`."""
    i = integers(1, N)
    j = interval.plus(interval.minus(range_.exactly(N), i), range_.exactly(1.0))
    assert j.to_text() == "1..n, int"
    assert interval.times(i, range_.exactly(2.0)).to_text() == "2..2*n, int"
    below, _ = range_.refine("lt", i, range_.exactly(N))
    assert below.to_text() == "1..n - 1, int"
    assert interval_math.mod(interval.minus(i, range_.exactly(1.0)), integers(N, N)).low == 0


def test_text() -> None:
    assert FULL.to_text() == "-inf..inf, nan, inf"
    assert integers(1, N).to_text() == "1..n, int"
    assert Range(0.0, 1.0, nan=False, inf=False).to_text() == "0..1, finite"


def test_meet_prefers_the_sharper_bound() -> None:
    assert meet(integers(0, 10), integers(3, 20)) == integers(3, 10)
    assert meet(integers(0, 2.0**48), integers(0, N)).high is N


def test_bounds_the_wrong_way_round_are_an_empty_range() -> None:
    """1:0 has no values, and so has 2./(1:0)."""
    turned = integers(1, 0)
    assert turned.is_empty
    for operation in (interval.plus, interval.minus, interval.times, interval.rdivide):
        assert operation(integers(2, 2), turned).is_empty
