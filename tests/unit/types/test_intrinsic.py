"""The intrinsic types: transfer functions against numbers, and against each other."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.types import intrinsic
from mat2c.types.intrinsic import Intrinsic
from mat2c.types.ranges.range_ import covering

Number = complex | float
REALS = [0.0, 1.0, 3.0, 200.0, 255.0, 256.0, -7.0, 0.5, -0.5, 1e100, math.inf, math.nan]
numbers = st.one_of(
    st.sampled_from([0.0, 1.0]),
    st.integers(0, 255).map(float),
    st.sampled_from(REALS),
    st.builds(complex, st.integers(-2, 2), st.sampled_from([-1.0, 2.0, 0.5])),
)


def kind_of(items: list[Number]) -> Intrinsic:
    """The least type that has all of the numbers."""
    reals = [x for x in items if not isinstance(x, complex) or x.imag == 0]
    kinds = [Intrinsic.NONREAL] * (len(items) > len(reals))
    if reals:
        kinds.append(intrinsic.of_range(covering(complex(x).real for x in reals)))
    found = Intrinsic.ILLEGAL
    for kind in kinds:
        found = intrinsic.join(found, kind)
    return found


@st.composite
def typed(draw: st.DrawFn) -> tuple[Number, Intrinsic]:
    """A number, and a type that it is of."""
    items = draw(st.lists(numbers, min_size=1, max_size=3))
    return draw(st.sampled_from(items)), kind_of(items)


def quotient(a: Number, b: Number) -> Number:
    return a / b if b != 0 else math.nan


def inner(a: Number, b: Number) -> Number:
    """A row times a column."""
    return a * b + a * b


def ordered(pick: Callable[[float, float], float]) -> Callable[[Number, Number], Number]:
    def chosen(a: Number, b: Number) -> Number:
        if isinstance(a, complex) or isinstance(b, complex):
            return max((a, b), key=abs)
        return b if math.isnan(a) else a if math.isnan(b) else pick(a, b)

    return chosen


def floor(a: Number) -> Number:
    if isinstance(a, complex):
        return complex(math.floor(a.real), math.floor(a.imag))
    return float(math.floor(a)) if math.isfinite(a) else a


BINARY: dict[str, Callable[[Number, Number], Number]] = {
    "plus": lambda a, b: a + b,
    "minus": lambda a, b: a - b,
    "times": lambda a, b: a * b,
    "rdivide": quotient,
    "mtimes": inner,
    "max": ordered(max),
    "min": ordered(min),
    "lt": lambda a, b: float(complex(a).real < complex(b).real),
    "and": lambda a, b: float(bool(a) and bool(b)),
}
UNARY: dict[str, Callable[[Number], Number]] = {
    "uminus": lambda a: -a,
    "uplus": lambda a: a,
    "abs": abs,
    "floor": floor,
    "transpose": lambda a: a,
    "ctranspose": lambda a: a.conjugate(),
    "not": lambda a: float(not a),
    "real": lambda a: complex(a).real,
    "imag": lambda a: complex(a).imag,
    "angle": lambda a: cmath.phase(a),
}


@pytest.mark.parametrize("name", BINARY)
@given(a=typed(), b=typed())
def test_binary_operations(
    name: str, a: tuple[Number, Intrinsic], b: tuple[Number, Intrinsic]
) -> None:
    (x, first), (y, second) = a, b
    if isinstance(x + y, complex) and not cmath.isfinite(x + y):
        return  # Python's products of infinities are not those of the runtime
    result = kind_of([BINARY[name](x, y)])
    assert intrinsic.le(result, intrinsic.binary(name, first, second))


@pytest.mark.parametrize("name", UNARY)
@given(a=typed())
def test_unary_operations(name: str, a: tuple[Number, Intrinsic]) -> None:
    value, known = a
    assert intrinsic.le(kind_of([UNARY[name](value)]), intrinsic.unary(name, known))


kinds = st.sampled_from(Intrinsic)


@pytest.mark.parametrize("name", [*BINARY, "power", "eq"])
@given(a=kinds, b=kinds, wider=kinds)
def test_binary_operations_are_monotone(
    name: str, a: Intrinsic, b: Intrinsic, wider: Intrinsic
) -> None:
    """What is less known of operands is not better known of the result."""
    result = intrinsic.binary(name, a, b)
    assert intrinsic.le(result, intrinsic.binary(name, intrinsic.join(a, wider), b))
    assert intrinsic.le(result, intrinsic.binary(name, a, intrinsic.join(b, wider)))


@pytest.mark.parametrize("name", [*UNARY, "sqrt"])
@given(a=kinds, wider=kinds)
def test_unary_operations_are_monotone(name: str, a: Intrinsic, wider: Intrinsic) -> None:
    result = intrinsic.unary(name, a)
    assert intrinsic.le(result, intrinsic.unary(name, intrinsic.join(a, wider)))


@given(kinds, kinds, kinds)
def test_order(a: Intrinsic, b: Intrinsic, c: Intrinsic) -> None:
    """A partial order whose joins are associative."""
    assert intrinsic.le(a, a)
    assert not (intrinsic.le(a, b) and intrinsic.le(b, a)) or a is b
    assert not (intrinsic.le(a, b) and intrinsic.le(b, c)) or intrinsic.le(a, c)
    left = intrinsic.join(intrinsic.join(a, b), c)
    assert left is intrinsic.join(a, intrinsic.join(b, c))


@given(st.lists(numbers, min_size=1, max_size=4))
def test_values_are_of_their_type(items: list[Number]) -> None:
    assert all(intrinsic.le(kind_of([item]), kind_of(items)) for item in items)
