"""Shapes by subscripts against concrete ones: [SHAPE] Tables 1 and 2, and rearranging."""

from __future__ import annotations

from math import prod

from hypothesis import assume, given
from hypothesis import strategies as st

from mat2c.types import subscripts
from mat2c.types.shape import EMPTY, SCALAR, Shape
from mat2c.types.symbolic import Expr, const
from tests.unit.types.test_algebra import (
    POOL,
    Extents,
    canonical,
    concrete_shapes,
    matches,
    values,
    views,
)

counts = st.lists(values, min_size=2, max_size=3)


def seen(data: st.DataObject, dims: Extents) -> tuple[Shape | None, dict[Expr, int]]:
    """A shape as a compiler may know it."""
    (shape,), environment = data.draw(views([dims]))
    return shape, environment


def known(data: st.DataObject, value: int, environment: dict[Expr, int]) -> Expr | None:
    """A number as a compiler may know it."""
    named = [n for n in POOL if environment[n] == value]
    return data.draw(st.sampled_from([const(value), None, *named]))


@given(data=st.data(), base=values, limit=values, step=st.sampled_from([1, 2, -1, -2, 3]))
def test_colon(data: st.DataObject, base: int, limit: int, step: int) -> None:
    environment = {n: data.draw(values) for n in POOL}
    ends = [known(data, x, environment) for x in (base, limit)]
    found = subscripts.colon(ends[0], const(step), ends[1])
    length = len(range(base, limit + (1 if step > 0 else -1), step))
    assert matches(found, (1, length), environment)


@given(data=st.data(), dims=concrete_shapes, highest=counts)
def test_growth_by_grids(data: st.DataObject, dims: Extents, highest: list[int]) -> None:
    """a(i, j, …) = r: as many subscripts as dimensions, or more."""
    assume(len(highest) >= len(dims))
    shape, environment = seen(data, dims)
    wide = dims + (1,) * (len(highest) - len(dims))
    grown = canonical(tuple(map(max, wide, highest)))
    asked = [known(data, k, environment) for k in highest]
    assert matches(subscripts.assign_grid(shape, asked), grown, environment)


@given(data=st.data(), dims=concrete_shapes, position=st.integers(0, 3), more=st.integers(1, 3))
def test_colons(data: st.DataObject, dims: Extents, position: int, more: int) -> None:
    """The last subscript takes the dimensions that are left."""
    shape, environment = seen(data, dims)
    count = position + more
    wide = dims + (1,) * count
    expected = prod(wide[position:]) if more == 1 else wide[position]
    found = subscripts.colon_extent(shape, position, count)
    assert found is None or found.evaluate(environment) == expected


@given(data=st.data(), target=concrete_shapes, dims=concrete_shapes)
def test_what_is_assigned_fits(data: st.DataObject, target: Extents, dims: Extents) -> None:
    """A scalar, or as many elements along the dimensions that count."""
    (selected, given_), environment = data.draw(views([target, dims]))
    assume(selected is not None)
    assert selected is not None
    fits = prod(dims) == 1 or [d for d in target if d != 1] == [d for d in dims if d != 1]
    verdict = subscripts.assign_fits(selected.dims, given_)
    assert verdict is None or verdict == fits, environment


@given(data=st.data(), dims=concrete_shapes, order=st.permutations(range(3)))
def test_permute(data: st.DataObject, dims: Extents, order: list[int]) -> None:
    shape, environment = seen(data, dims)
    wide = dims + (1,) * (3 - len(dims))
    turned = canonical(tuple(wide[k] for k in order))
    assert matches(subscripts.permuted(shape, order), turned, environment)


@given(data=st.data(), dims=concrete_shapes, times=st.lists(st.integers(-1, 3), min_size=2))
def test_repmat(data: st.DataObject, dims: Extents, times: list[int]) -> None:
    times = times[:3]
    shape, environment = seen(data, dims)
    rank = max(len(dims), len(times))
    wide, factors = dims + (1,) * (rank - len(dims)), times + [1] * (rank - len(times))
    made = canonical(tuple(d * max(k, 0) for d, k in zip(wide, factors, strict=True)))
    asked = [known(data, k, environment) for k in times]
    assert matches(subscripts.repeated(shape, asked), made, environment)


@given(data=st.data(), a=concrete_shapes, b=concrete_shapes)
def test_kron(data: st.DataObject, a: Extents, b: Extents) -> None:
    assume(len(a) == len(b) == 2)
    (s, t), environment = data.draw(views([a, b]))
    result = subscripts.kron(s, t)
    assert result.legal is not False
    assert matches(result.shape, (a[0] * b[0], a[1] * b[1]), environment)


@given(data=st.data(), dims=concrete_shapes, axis=st.integers(0, 3))
def test_reductions(data: st.DataObject, dims: Extents, axis: int) -> None:
    shape, environment = seen(data, dims)
    wide = dims + (1,) * 4
    summed = (0, 1, 1, 1) if dims == (0, 0) else wide  # sum(zeros(0, 0), 1) is 0
    reduced = canonical(tuple(1 if k == axis else summed[k] for k in range(4)))
    assert matches(subscripts.reduced(shape, axis), reduced, environment)
    least = canonical(tuple(min(wide[k], 1) if k == axis else wide[k] for k in range(4)))
    assert matches(subscripts.extremum(shape, axis), least, environment)


@given(data=st.data(), dims=concrete_shapes)
def test_all_elements(data: st.DataObject, dims: Extents) -> None:
    shape, environment = seen(data, dims)
    assert matches(subscripts.all_elements(shape), (prod(dims), 1), environment)


def test_nothing_is_reduced() -> None:
    assert subscripts.reduced(EMPTY, None) == SCALAR
    assert subscripts.reduced(EMPTY, 0) == SCALAR  # sum(zeros(0, 0), 1) is 0
    assert subscripts.reduced(EMPTY, 1) == Shape.of(0, 1)
