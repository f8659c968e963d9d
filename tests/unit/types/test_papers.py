"""The examples of [SHAPE], as far as shapes alone decide them; and the guards of [CLIQUE]."""

from __future__ import annotations

from mat2c.types import algebra, subscripts
from mat2c.types.algebra import broadcast, concatenate, product
from mat2c.types.lattice import join
from mat2c.types.shape import SCALAR, Shape
from mat2c.types.symbolic import Assumptions, const, extent, le, max_, symbol
from mat2c.types.type_constructors import array

M, N, X, Y, P, Q, R, T = (extent(("paper", name), name) for name in "mnxypqrt")


def test_example_1_matrix_multiplication() -> None:
    """One term covers all that p1 p2 and q1 q2 may be at run time ([SHAPE] §3.2, Eq. 8)."""
    result = product(Shape.of(P, Q), Shape.of(R, T))
    assert result.legal is None
    assert result.shape is not None
    text = result.shape.to_text()
    assert text == "[unit(p, q; r; p),unit(r, t; q; t)]"
    cases = {(3, 2, 2, 5): (3, 5), (1, 1, 4, 4): (4, 4), (3, 2, 1, 1): (3, 2), (0, 2, 2, 0): (0, 0)}
    for values, expected in cases.items():
        environment = dict(zip((P, Q, R, T), values, strict=True))
        dims = [dim.evaluate(environment) for dim in result.shape.dims if dim is not None]
        assert tuple(dims) == expected


def test_example_1_illegal_combinations() -> None:
    assert product(Shape.of(3, 2), Shape.of(4, 4)).legal is False
    assert product(Shape.of(3, 2), Shape.of(2, P)) == algebra.Result(Shape.of(3, P), True)


def test_example_2_horizontal_concatenation() -> None:
    result = concatenate(1, Shape.of(P, Q), Shape.of(P, T))
    assert result.legal is True
    assert result.shape == Shape.of(P, Q + T)
    assert concatenate(1, Shape.of(2, 3), Shape.of(4, 5)).legal is False
    assert concatenate(1, Shape.of(P, Q), Shape.of(R, T)).legal is None


def test_example_3_the_shape_of_e_is_that_of_d() -> None:
    """Figures 1 and 4 to 6: c = a*b and d = c+a are checked, e = d-a needs no check."""
    a, b = subscripts.sized(M, N), subscripts.sized(X, Y)
    assert a == Shape.of(M, N)
    c = product(a, b)
    assert c.legal is None
    d = broadcast(c.shape, a)
    assert d.legal is None
    e = broadcast(d.shape, a)
    assert e.legal is True
    assert e.shape == d.shape


def test_example_3_without_the_algebra_of_products() -> None:
    """The same where all that is known of c is that it has a shape."""
    a, c = Shape.of(M, N), Shape.unknown(2).named("c", "c")
    d = broadcast(c, a)
    assert d.legal is None
    assert broadcast(d.shape, a) == algebra.Result(d.shape, True)


def test_example_4_shapes_in_a_loop() -> None:
    """c = a.*b; a = c in a loop: s_i = s_0 ⊕ t for all i, so a changes shape at most once."""
    a = Shape.unknown(2).named("a0", "a")
    b = Shape.of(M, N)
    first = broadcast(a, b)
    second = broadcast(first.shape, b)
    assert first.legal is None
    assert second.legal is True
    assert second.shape == first.shape
    joined = join(array("double", *(first.shape or SCALAR).dims), array("double", *b.dims))
    assert broadcast(joined.shape, first.shape).shape is not None


def test_figure_7_growth_by_concatenation() -> None:
    """a = [a; b] in a loop of k trips: after i of them a has p + i·q rows."""
    i, trips = symbol("paper i", "i", 0), extent("paper k", "k")
    a, b = Shape.of(P + i * Q, N), Shape.of(Q, N)
    step = concatenate(0, a, b)
    assert step.legal is True
    assert step.shape == Shape.of(P + (i + 1) * Q, N)
    final = step.shape.substitute({i: trips - 1}).numel()
    assert final is (P + trips * Q) * N


def test_figure_8_the_room_before_the_loop() -> None:
    """The greatest size over the loop is the last: growth is monotonic."""
    i, trips = symbol("paper j", "j", 0), extent("paper l", "l")
    assume = Assumptions()
    assume.add_le(i, trips)
    assert le(P + i * Q, P + trips * Q, assume) is True


def test_rand_of_negative_extents() -> None:
    """Eq. 39: (a + |a|)/2 is max(a, 0)."""
    k = symbol("paper any", "k")
    assert subscripts.sized(k, N) == Shape.of(max_(k, 0), N)
    assert subscripts.sized(const(-2), 3) == Shape.of(0, 3)


def test_guards() -> None:
    """[CLIQUE] §8: after a check has passed, the shapes are equal in all that it dominates."""
    assert broadcast(Shape.of(M, 1), Shape.of(N, 1)).legal is None
    passed = Assumptions()
    passed.add_eq(M, N)
    assert broadcast(Shape.of(M, 1), Shape.of(N, 1), passed).legal is True
    assert product(Shape.of(2, M), Shape.of(N, 3), passed).legal is True


def test_colon_counts() -> None:
    """c = a:b has ⌊b - a⌋ + 1 elements, none if that is negative."""
    assert subscripts.colon(const(1), const(1), N) == Shape.of(1, N)
    assert subscripts.colon(const(0), const(1), N - 1) == Shape.of(1, N)
    assert subscripts.colon(N, const(-1), const(1)) == Shape.of(1, N)
    k = symbol("paper any", "k")
    assert subscripts.colon(const(1), const(1), k) == Shape.of(1, max_(k, 0))
    assert subscripts.colon(const(1), const(2), const(6)) == Shape.of(1, 3)
