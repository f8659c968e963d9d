"""The shape algebra against concrete shapes, and the laws of [SHAPE] Table 3."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.types import algebra
from mat2c.types.algebra import Result
from mat2c.types.shape import EMPTY, SCALAR, Shape
from mat2c.types.symbolic import Expr, extent

Extents = tuple[int, ...]
POOL = [extent(("algebra", k), f"n{k}") for k in range(6)]


def canonical(dims: Extents) -> Extents:
    while len(dims) > 2 and dims[-1] == 1:
        dims = dims[:-1]
    return dims


def pad(a: Extents, b: Extents) -> list[tuple[int, int]]:
    rank = max(len(a), len(b))
    return list(zip(a + (1,) * (rank - len(a)), b + (1,) * (rank - len(b)), strict=True))


def is_scalar(a: Extents) -> bool:
    return canonical(a) == (1, 1)


def plus(a: Extents, b: Extents) -> Extents | None:
    if any(p != q and 1 not in (p, q) for p, q in pad(a, b)):
        return None
    return canonical(tuple(q if p == 1 else p for p, q in pad(a, b)))


def flat(a: Extents) -> Extents:
    return (a[0], prod(a[1:]))


def mtimes(a: Extents, b: Extents) -> Extents | None:
    if is_scalar(a) or is_scalar(b):
        return b if is_scalar(a) else a
    (p, q), (r, s) = flat(a), flat(b)
    return (p, s) if q == r else None


def mpower(a: Extents, b: Extents) -> Extents | None:
    for x, y in ((a, b), (b, a)):
        n, m = flat(y)
        if is_scalar(x) and (n == m or 0 in (n, m)):
            return (min(n, m), min(n, m))
    return None


def mrdivide(a: Extents, b: Extents) -> Extents | None:
    if is_scalar(b):
        return a
    (p, q), (r, s) = flat(a), flat(b)
    return (p, r) if q == s else None


def mldivide(a: Extents, b: Extents) -> Extents | None:
    if is_scalar(a):
        return b
    (p, q), (r, s) = flat(a), flat(b)
    return (q, s) if p == r else None


def cat(axis: int, brackets: bool) -> Callable[[Extents, Extents], Extents | None]:
    """As Octave does it: what fits is joined; an empty that gives way is left out otherwise."""

    def gives_way(a: Extents, other: Extents) -> bool:
        return a == (0, 0) or (brackets and len(other) == 2 and a in ((1, 0), (0, 1)))

    def concrete(a: Extents, b: Extents) -> Extents | None:
        rank = max(len(a), len(b), axis + 1)
        pairs = pad(a + (1,) * (rank - len(a)), b)
        if all(p == q for k, (p, q) in enumerate(pairs) if k != axis):
            return canonical(tuple(p + q if k == axis else p for k, (p, q) in enumerate(pairs)))
        if gives_way(b, a):
            return (0, 0) if gives_way(a, b) and (0, 0) not in (a, b) else (b if a == (0, 0) else a)
        return b if gives_way(a, b) else None

    return concrete


BINARY: dict[str, tuple[Callable[..., Result], Callable[[Extents, Extents], Extents | None]]] = {
    "plus": (algebra.broadcast, plus),
    "mtimes": (algebra.product, mtimes),
    "mpower": (algebra.matrix_power, mpower),
    "mrdivide": (algebra.right_divide, mrdivide),
    "mldivide": (algebra.left_divide, mldivide),
    "vcat": (lambda s, t: algebra.concatenate(0, s, t), cat(0, True)),
    "hcat": (lambda s, t: algebra.concatenate(1, s, t), cat(1, True)),
    "cat1": (lambda s, t: algebra.concatenate(0, s, t, brackets=False), cat(0, False)),
    "cat3": (lambda s, t: algebra.concatenate(2, s, t, brackets=False), cat(2, False)),
}

values = st.sampled_from([0, 1, 1, 2, 3])
concrete_shapes = st.one_of(
    st.tuples(values, values), st.tuples(values, values), st.tuples(values, values, values)
).map(canonical)


@st.composite
def views(draw: st.DrawFn, shapes: list[Extents]) -> tuple[list[Shape | None], dict[Expr, int]]:
    """The shapes as a compiler may know them: numbers, symbols for some of them, or nothing."""
    environment = {n: draw(values) for n in POOL}
    seen: list[Shape | None] = []
    for dims in shapes:
        if draw(st.integers(0, 9)) == 0:
            seen.append(None)
            continue
        known: list[Expr | int | None] = []
        for dim in dims:
            named = [n for n in POOL if environment[n] == dim]
            known.append(draw(st.sampled_from([dim, None, *named])))
        seen.append(Shape.of(*known))
    return seen, environment


def matches(shape: Shape | None, concrete: Extents, environment: dict[Expr, int]) -> bool:
    if shape is None:
        return True
    if len(concrete) > shape.rank:
        return False
    dims = concrete + (1,) * (shape.rank - len(concrete))
    return all(
        dim is None or dim.evaluate(environment) == value
        for dim, value in zip(shape.dims, dims, strict=True)
    )


@pytest.mark.parametrize("name", BINARY)
@given(data=st.data(), a=concrete_shapes, b=concrete_shapes)
def test_operators_agree_with_concrete_shapes(
    name: str, data: st.DataObject, a: Extents, b: Extents
) -> None:
    operator, reference = BINARY[name]
    (s, t), environment = data.draw(views([a, b]))
    result, expected = operator(s, t), reference(a, b)
    if result.legal is not None:
        assert result.legal == (expected is not None)
    if expected is not None:
        assert matches(result.shape, expected, environment), (result, expected)


@pytest.mark.parametrize("name", BINARY)
@given(a=concrete_shapes, b=concrete_shapes)
def test_static_shapes_are_decided(name: str, a: Extents, b: Extents) -> None:
    operator, reference = BINARY[name]
    result, expected = operator(Shape.of(*a), Shape.of(*b)), reference(a, b)
    assert result.legal == (expected is not None)
    if expected is not None:
        assert result.shape is not None
        assert result.shape.static == expected


symbolic_dims = st.sampled_from([*POOL, 0, 1, 2])
symbolic_shapes = st.one_of(
    st.tuples(symbolic_dims, symbolic_dims), st.tuples(symbolic_dims, symbolic_dims, symbolic_dims)
).map(lambda dims: Shape.of(*dims))


def shape_of(operator: Callable[..., Result], s: Shape | None, t: Shape | None) -> Shape | None:
    return operator(s, t).shape


@given(symbolic_shapes, symbolic_shapes, symbolic_shapes)
def test_plus_is_an_idempotent_commutative_monoid(s: Shape, t: Shape, u: Shape) -> None:
    """Lemmas 5.3 to 5.6, for operands that conform."""
    plus_ = algebra.broadcast
    steps = [plus_(s, t), plus_(t, u), plus_(s, u)]
    assert shape_of(plus_, s, SCALAR) == s == shape_of(plus_, SCALAR, s)
    assert shape_of(plus_, s, s) == s
    if any(step.legal is False for step in steps):
        return
    assert shape_of(plus_, s, t) == shape_of(plus_, t, s)
    left, right = plus_(steps[0].shape, u), plus_(s, steps[1].shape)
    assert left.shape == right.shape


@given(symbolic_shapes)
def test_scalar_is_the_identity_of_products(s: Shape) -> None:
    """Lemma 4.4, and the identity of ⊙ for square matrices."""
    assert algebra.product(s, SCALAR) == Result(s) == algebra.product(SCALAR, s)
    square = Shape.of(s.dim(0), s.dim(0))
    assert algebra.matrix_power(square, SCALAR).shape == square
    assert algebra.right_divide(s, SCALAR) == Result(s) == algebra.left_divide(SCALAR, s)


@given(symbolic_shapes)
def test_empty_is_the_identity_of_concatenation(s: Shape) -> None:
    for axis in range(2):
        assert algebra.concatenate(axis, s, EMPTY) == Result(s)
        assert algebra.concatenate(axis, EMPTY, s) == Result(s)


@given(symbolic_shapes)
def test_transpose_is_an_involution(s: Shape) -> None:
    if s.rank == 2:
        assert algebra.transpose(algebra.transpose(s).shape).shape == s


def test_product_is_not_associative_commutative_or_idempotent() -> None:
    """The counterexamples of [SHAPE] §5.3, with today's verdicts."""
    product = algebra.product
    a, b, c = Shape.of(2, 5, 3), Shape.of(1, 2), Shape.of(2, 1)
    assert product(a, b).legal is False
    assert product(a, product(b, c).shape) == Result(a)
    assert product(Shape.of(2, 5), Shape.of(5, 2)).shape == Shape.of(2, 2)
    assert product(Shape.of(5, 2), Shape.of(2, 5)).shape == Shape.of(5, 5)
    assert product(a, a).legal is False


def test_trailing_ones_do_not_count() -> None:
    """The relation ℘ is equality of the canonical tuples."""
    assert Shape.of(2, 3, 1, 1) == Shape.of(2, 3)
    assert Shape.of(5, 1, 2).rank == 3
    assert Shape.of(3) == Shape.of(3, 1)
