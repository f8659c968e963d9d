"""The lattice of types: order, join, widening, constants, text."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from mat2c.types import intrinsic, lattice
from mat2c.types.intrinsic import Intrinsic
from mat2c.types.lattice import ANY, BOTTOM, UNDEF, Target, Type, join, le, widen
from mat2c.types.ranges.range_ import exactly, integers
from mat2c.types.shape import EMPTY, SCALAR, Shape
from mat2c.types.symbolic import extent, symbol
from mat2c.types.type_constructors import array, cell, handle, of_const, scalar, struct, text

N, M = extent("lattice n", "n"), extent("lattice m", "m")

constants = st.one_of(
    st.floats(), st.booleans(), st.text("abc", max_size=3), st.integers(0, 9).map(float)
)
dims = st.sampled_from([1, 2, None, N, M])
plain = st.one_of(
    st.sampled_from([ANY, BOTTOM, UNDEF, text(), handle(), handle([Target("f", "user")])]),
    constants.map(of_const),
    st.builds(array, st.sampled_from(["double", "single", "int8", "char"]), dims, dims),
    st.integers(0, 50).map(lambda k: scalar("double", integers(0, k))),
    st.just(scalar("double", is_complex=True)),
    st.sampled_from([array("double", 0, 0), struct((), EMPTY)]),
)
types: st.SearchStrategy[Type] = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.builds(lambda t: cell(None, t), inner),
        st.builds(lambda t: struct([("x", t)]), inner),
        st.builds(lambda t, u: struct([("x", t), ("y", u)]), inner, inner),
    ),
    max_leaves=4,
)


def test_types_of_nan_are_equal() -> None:
    assert of_const(float("nan")) == of_const(-float("nan"))
    assert of_const((float("nan"), 1.0)) == of_const((float("nan"), 1.0))
    assert of_const(complex(0, float("nan"))) == of_const(complex(0, float("nan")))


@given(types, types, types)
def test_join_is_a_semilattice(a: Type, b: Type, c: Type) -> None:
    assert join(a, a) == a
    assert join(a, b) == join(b, a)
    assert join(join(a, b), c) == join(a, join(b, c))
    assert le(a, join(a, b))
    assert join(BOTTOM, a) == a


@given(types, types)
def test_widening_is_above_both(a: Type, b: Type) -> None:
    wide = widen(a, b)
    assert le(a, wide)
    assert le(b, wide)


@given(st.lists(types, min_size=1, max_size=30))
def test_widening_ends(steps: list[Type]) -> None:
    here, changes = BOTTOM, 0
    for step in steps * 2:
        wide = widen(here, step)
        changes += wide != here
        here = wide
    assert changes < 40


@given(constants)
def test_constants_are_below_their_class(value: float | bool | str) -> None:
    t = of_const(value)
    general = text() if isinstance(value, str) else scalar(t.cls)
    if value != "":
        assert le(t.without_const(), general)
    assert t.const is not None


def test_joins() -> None:
    one, two = of_const(1.0), of_const(2.0)
    assert join(one, two) == scalar("double", integers(1, 2))
    assert join(one, of_const(True)).is_any
    assert join(UNDEF, one).maybe_undef
    assert join(UNDEF, one).const == 1.0
    assert join(array("double", N, 1), array("double", M, 1)).shape == Shape.of(None, 1)
    assert join(scalar("double"), scalar("double", is_complex=True)).is_complex is None
    assert join(struct([("x", one)]), struct([("y", one)])).fields is None
    f, g = handle([Target("f", "user")]), handle([Target("g", "user")])
    assert join(f, g).targets == frozenset([Target("f", "user"), Target("g", "user")])
    assert join(cell(Shape.of(0, 0)), cell(Shape.of(1, 2), one)).elem == one


def test_what_arrays_of_structs_start_from() -> None:
    nothing, none = array("double", 0, 0), struct((), EMPTY)
    some = struct([("x", of_const(1.0))], Shape.of(1, N))
    for start in (nothing, none):
        found = join(start, some)
        assert found.is_any
        assert found.fields == some.fields
        assert join(found, start) == found
        assert join(found, scalar("double")).fields is None
        assert join(found, struct([("y", of_const(1.0))])).fields is None
    assert join(array("double", 0, 3), some).fields is None


def test_constants_keep_their_bits() -> None:
    assert join(of_const(0.0), of_const(-0.0)).const is None
    assert math.isnan(join(of_const(math.nan), of_const(math.nan)).const)  # type: ignore[arg-type]
    assert not lattice.same_const(1.0, True)
    assert of_const((1.0, 2.0)).shape == Shape.of(1, 2)
    assert of_const(tuple(map(float, range(17)))).const is None
    assert of_const(2**63 - 1, "int64").range.contains(2.0**63)


def test_intrinsic_types_of_values() -> None:
    cases = {
        of_const(True): Intrinsic.BOOLEAN,
        array("double", N, values=exactly(0.0)): Intrinsic.BOOLEAN,
        of_const("a"): Intrinsic.BYTE,
        of_const(300.0): Intrinsic.INTEGER,
        of_const(0.5): Intrinsic.REAL,
        scalar("double"): Intrinsic.REAL,
        scalar("double", is_complex=True): Intrinsic.COMPLEX,
        BOTTOM: Intrinsic.ILLEGAL,
    }
    assert {t: t.intrinsic for t in cases} == cases


samples = st.sampled_from([0.0, 1.0, 3.0, 200.0, -7.0, 0.5])


@given(samples, samples, st.sampled_from(["plus", "minus", "times", "rdivide", "max", "lt"]))
def test_intrinsic_operations_are_sound(a: float, b: float, op: str) -> None:
    if op == "rdivide" and b == 0:
        return
    results = {
        "plus": a + b,
        "minus": a - b,
        "times": a * b,
        "rdivide": a / b if b else 0.0,
        "max": max(a, b),
        "lt": float(a < b),
    }
    kinds = [intrinsic.of_range(exactly(x)) for x in (a, b, results[op])]
    assert intrinsic.le(kinds[2], intrinsic.binary(op, kinds[0], kinds[1]))


@given(st.sampled_from(Intrinsic), st.sampled_from(Intrinsic), st.sampled_from(Intrinsic))
def test_intrinsic_join(a: Intrinsic, b: Intrinsic, c: Intrinsic) -> None:
    both = intrinsic.join(a, b)
    assert intrinsic.le(a, both)
    assert intrinsic.le(b, both)
    assert both is intrinsic.join(b, a)
    if intrinsic.le(a, c) and intrinsic.le(b, c):
        assert intrinsic.le(both, c)
    assert intrinsic.binary("plus", Intrinsic.ILLEGAL, a) is Intrinsic.ILLEGAL


def test_text() -> None:
    i = symbol("lattice i", "i")
    cases = {
        array("double", N, 1): "double[n,1]",
        scalar("logical"): "logical[1,1]",
        scalar("double", integers(1, N)): "double[1,1]{1..n, int}",
        of_const(2.5): "double[1,1]=2.5",
        of_const((1.0, 2.0)): "double[1,2]=[1 2]",
        of_const("it", dq=True): 'char[1,2]="it"',
        array("double"): "double[...]",
        array("double", i + 1, None): "double[i + 1,?]",
        cell(Shape.of(1, None), text()): "cell[1,?]<char[1,?]>",
        struct([("x", scalar("double"))]): "struct[1,1]{x: double[1,1]}",
        handle([Target("g", "user"), Target("f", "user")]): "function_handle[1,1]{@f, @g}",
        scalar("double", is_complex=True): "complex double[1,1]",
        ANY: "any",
        UNDEF: "undef",
        join(UNDEF, scalar("double")): "double[1,1]|undef",
        scalar("any").with_shape(SCALAR): "any[1,1]",
    }
    assert {str(t): text_ for t, text_ in cases.items()} == {v: v for v in cases.values()}
