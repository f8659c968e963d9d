"""Type rules against what the functions compute: the type found for the operands' types covers the
result, for exact types of the operands and for weaker ones."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.builtins import find
from mat2c.support.record import dataclass, replace
from mat2c.types.expr import Expr, const, symbol
from mat2c.types.lattice import Type
from mat2c.types.ranges import range_
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import of_const

Array = np.ndarray
_SERIAL = iter(range(10**9))


@dataclass(slots=True)
class Call:
    """A call site with operands of these types."""

    types: list[Type]
    nargout: int = 1

    def integer(self, k: int) -> Expr | None:
        known = self.types[k]
        if isinstance(known.const, float) and known.const.is_integer():
            return const(int(known.const))
        low = known.range.low
        return low if isinstance(low, Expr) and low is known.range.high else None

    def integers(self, k: int) -> None:
        return None

    def has_elements(self, k: int) -> bool:
        return False

    def same(self, j: int, k: int) -> bool:
        return False

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        return symbol(("test", next(_SERIAL)), "n", 0)


def exact(x: Array) -> Type:
    """The sharpest type of an array."""
    if x.size == 1:
        return of_const(float(x[0, 0]))
    return Type("double", False, Shape.of(*x.shape), range_.covering(map(float, x.flat)))


def weakened(known: Type, extents: list[bool], values: bool) -> Type:
    """The same with extents that are not known, and perhaps any value."""
    assert known.shape is not None
    dims = [
        symbol(("test", next(_SERIAL)), "n", 0) if hide else dim
        for dim, hide in zip(known.shape.dims, extents, strict=True)
    ]
    hull = known.range if not values else range_.FULL
    return replace(known, shape=Shape.of(*dims), const=None, range=hull)


def covers(known: Type, x: Array) -> bool:
    """Is the array a value of the type? Symbolic extents and bounds may be anything here."""
    x = np.atleast_2d(np.asarray(x))
    if known.is_any or known.shape is None:
        return True
    if known.cls == "logical" and x.dtype != bool:
        return False
    dims = list(x.shape) + [1] * (known.shape.rank - x.ndim)
    if len(dims) > known.shape.rank:
        return False
    for dim, have in zip(known.shape.dims, dims, strict=True):
        if dim is not None and dim.is_const and dim.value != have:
            return False
    return all(known.range.contains(float(v)) for v in x.flat)


numbers = st.one_of(
    st.integers(-4, 5).map(float),
    st.sampled_from([0.5, -1.5, 2.25, 1e10, float("inf"), float("-inf"), float("nan"), -0.0]),
)


@st.composite
def arrays(draw: st.DrawFn, most: int = 4) -> Array:
    """Small matrices, empty ones and vectors among them."""
    rows, columns = draw(st.integers(0, most)), draw(st.integers(0, most))
    flat = draw(st.lists(numbers, min_size=rows * columns, max_size=rows * columns))
    return np.array(flat, dtype=float).reshape(rows, columns)


def _diag(x: Array) -> Array:
    return np.diag(x.ravel()) if 1 in x.shape else np.diag(x).reshape(-1, 1)


def _find(x: Array) -> Array:
    places = np.flatnonzero(x.ravel(order="F")) + 1.0
    return places.reshape(1, -1) if x.shape[0] == 1 else places.reshape(-1, 1)


def _diff(x: Array) -> Array:
    return np.diff(x, axis=1) if x.shape[0] == 1 else np.diff(x, axis=0)


def _sum(x: Array) -> Array:
    if x.shape == (0, 0):
        return np.zeros((1, 1))
    total: Array = np.sum(x, axis=1 if x.shape[0] == 1 else 0, keepdims=True)
    return total


def _cumsum(x: Array) -> Array:
    return np.cumsum(x, axis=1 if x.shape[0] == 1 else 0)


def _round(x: Array) -> Array:
    away: Array = np.copysign(np.floor(np.abs(x) + 0.5), x)
    return away


ONE: dict[str, Callable[[Array], Array]] = {
    "fliplr": np.fliplr,
    "flipud": np.flipud,
    "rot90": np.rot90,
    "triu": np.triu,
    "tril": np.tril,
    "sum": _sum,
    "cumsum": _cumsum,
    "abs": np.abs,
    "floor": np.floor,
    "ceil": np.ceil,
    "fix": np.trunc,
    "round": _round,
    "sign": np.sign,
    "isnan": np.isnan,
    "isinf": np.isinf,
}
VECTORS: dict[str, Callable[[Array], Array]] = {"diag": _diag, "find": _find, "diff": _diff}


def holds(name: str, types: list[Type], result: Array) -> None:
    declaration = find(name)
    assert declaration is not None and declaration.type_rule is not None
    known = declaration.type_rule(Call(types))
    if known:
        assert covers(known[0], result), f"{name}({', '.join(map(str, types))}) is {known[0]}"


def check_one(name: str, function: Callable[[Array], Array], x: Array, hide: list[bool]) -> None:
    with np.errstate(all="ignore"):
        result = function(x)
    known = exact(x)
    holds(name, [known], result)
    holds(name, [weakened(known, hide[:2], hide[2])], result)


hiding = st.lists(st.booleans(), min_size=3, max_size=3)


@pytest.mark.parametrize("name", ONE)
@given(x=arrays(), hide=hiding)
def test_one_operand(name: str, x: Array, hide: list[bool]) -> None:
    check_one(name, ONE[name], x, hide)


@pytest.mark.parametrize("name", VECTORS)
@given(x=arrays().filter(lambda x: x.size > 1), hide=hiding)
def test_one_operand_with_elements(name: str, x: Array, hide: list[bool]) -> None:
    check_one(name, VECTORS[name], x, hide)


@given(x=arrays(3), m=st.integers(-1, 3), n=st.integers(0, 3), hide=hiding)
def test_repmat(x: Array, m: int, n: int, hide: list[bool]) -> None:
    result = np.tile(x, (max(m, 0), n))
    counts = [of_const(float(m)), of_const(float(n))]
    known = exact(x)
    for base in (known, weakened(known, hide[:2], hide[2])):
        holds("repmat", [base, *counts], result)
        holds(
            "repmat", [base, replace(counts[0], const=None, range=range_.FULL), counts[1]], result
        )


@given(x=arrays(3), y=arrays(3), hide=hiding)
def test_kron(x: Array, y: Array, hide: list[bool]) -> None:
    with np.errstate(all="ignore"):
        result = np.kron(x, y)
    known = [exact(x), exact(y)]
    holds("kron", known, result)
    holds("kron", [weakened(known[0], hide[:2], hide[2]), known[1]], result)


@given(x=arrays(), data=st.data())
def test_reshape(x: Array, data: st.DataObject) -> None:
    divisors = [k for k in range(1, x.size + 1) if x.size % k == 0] or [0]
    rows = data.draw(st.sampled_from(divisors))
    result = x.reshape(rows, x.size // max(rows, 1))
    sizes = [of_const(float(d)) for d in result.shape]
    holds("reshape", [exact(x), *sizes], result)
    if rows:
        nothing = Type("double", False, Shape.of(0, 0), range_.NOTHING_AT_ALL)
        holds("reshape", [exact(x), sizes[0], nothing], result)


@given(x=arrays(), y=numbers)
@pytest.mark.parametrize("name", ["max", "min"])
def test_extremum_of_two(name: str, x: Array, y: float) -> None:
    pick = np.fmax if name == "max" else np.fmin
    holds(name, [exact(x), of_const(y)], pick(x, y))
