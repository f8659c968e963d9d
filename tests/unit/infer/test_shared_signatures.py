"""Which calls share a specialisation, and what its signature says."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.infer.shared_signatures import Level, Sharing, generalised, kind_of, matched
from mat2c.infer.signature import Signature, canonical
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import integers
from mat2c.types.type_constructors import array, of_const, scalar, text
from tests.unit.compiled import inferred

UPTO = "function r = upto (x, n), r = 0; for i = 1:n, r = r + x(i); end, end\n"
HALVES = """function r = halves (x)
  if numel (x) == 1, r = x; else
    m = numel (x) / 2; r = [halves(x(1:m)) + 1, halves(x(m+1:end))];
  end
end
"""


def call(*args: Type) -> Signature:
    return Signature("f", tuple(canonical(args)[0]), 1)


def counted(program: str, name: str) -> int:
    found = Counter(spec.signature.name for spec in inferred(program))
    return next(count for known, count in found.items() if known.endswith(name))


def test_equal_columns_are_one_symbol() -> None:
    """What differs in the same way stays known to be equal, numbers and extents."""
    first = (array("double", 3, 3), array("double", 3, 1), of_const(3.0))
    second = (array("double", 5, 5), array("double", 5, 1), of_const(5.0))
    matrix, column, number = generalised([first, second])
    assert matrix.shape is not None and column.shape is not None
    assert matrix.shape.dims[0] is matrix.shape.dims[1] is column.shape.dims[0]
    assert number.range.low is number.range.high is matrix.shape.dims[0]


def test_what_differs_otherwise_is_not_one_symbol() -> None:
    (matrix,) = generalised([(array("double", 3, 4),), (array("double", 3, 3),)])
    assert matrix.shape is not None
    assert matrix.shape.dims[0] == array("double", 3, 1).shape.dims[0]  # type: ignore[union-attr]
    assert not matrix.shape.dims[1].is_const  # type: ignore[union-attr]


def test_arrays_with_elements_stay_such() -> None:
    (column,) = generalised([(array("double", 3, 1),), (array("double", 7, 1),)])
    assert column.shape is not None and column.shape.dims[0].low == 1  # type: ignore[union-attr]


def test_a_call_that_is_not_covered() -> None:
    joint = generalised([(array("double", 3, 3),), (array("double", 5, 5),)])
    assert matched((array("double", 4, 4),), joint) is not None
    assert matched((array("double", 4, 2),), joint) is None
    assert matched((array("double", 0, 0),), joint) is None
    assert matched((array("single", 4, 4),), joint) is None


ARGUMENTS = st.one_of(
    st.integers(-3, 12).map(lambda n: of_const(float(n))),
    st.floats(-2, 2).map(of_const),
    st.integers(0, 9).map(lambda n: scalar("double", integers(float(-n), float(n)))),
)
EXTENTS = st.integers(2, 6)
ARRAYS = st.tuples(EXTENTS, EXTENTS).map(lambda dims: array("double", *dims))
TEXTS = st.text("abc", min_size=1, max_size=5).map(lambda value: text(len(value), value))


@given(st.lists(st.tuples(ARGUMENTS, ARRAYS, ARRAYS, TEXTS), min_size=1, max_size=5))
def test_a_generalisation_covers_its_members(members: list[tuple[Type, ...]]) -> None:
    signatures = [call(*args) for args in members]
    joint = generalised([signature.args for signature in signatures])
    for signature in signatures:
        bound = matched(signature.args, joint)
        assert bound is not None
        for wanted, given_ in zip(joint, signature.args, strict=True):
            assert wanted.shape is not None and given_.shape is not None
            dims = zip(wanted.shape.dims, given_.shape.dims, strict=True)
            assert all(w.substitute(bound) is g for w, g in dims if w is not None)


def test_kinds_of_calls() -> None:
    plain, option = call(text(3, "abc")), call(text(2, "xy"))
    assert kind_of(plain, Level.CLASSES) == kind_of(option, Level.CLASSES)
    assert kind_of(plain, Level.OPTIONS) != kind_of(option, Level.OPTIONS)
    row, column = call(array("double", 1, 5)), call(array("double", 5, 1))
    assert kind_of(row, Level.CLASSES) != kind_of(column, Level.CLASSES)


def test_a_signature_grows_with_calls_and_says_so() -> None:
    sharing = Sharing({"f": Level.CLASSES})
    first = sharing.find(call(of_const(1.0)))
    assert first is not None and not sharing.grown
    second = sharing.find(call(of_const(2.0)))
    assert second is not None and sharing.grown
    sharing.start()
    again = sharing.find(call(of_const(1.0)))
    assert again is not None and again[0] == second[0] and not sharing.grown
    assert sharing.find(Signature("g", (), 1)) is None


@pytest.mark.parametrize(
    ("calls", "functions"),
    [
        ("x = rand (1, 9); y = rand (1, 9); upto (x, 3), upto (y, 9)", 1),
        ("x = rand (1, 9); y = rand (1, 9); upto (x, 9), upto (int8 (y), 9)", 2),
        ("x = rand (1, 9); for n = [3 5 8], upto (x, n), end, upto (x, 4)", 1),
    ],
)
def test_calls_with_other_numbers(calls: str, functions: int) -> None:
    assert counted(f"1;\n{UPTO}\n{calls}\n", "upto") == functions


def test_extents_that_make_arrays_fixed_are_worth_a_function_each() -> None:
    assert counted(f"1;\n{HALVES}\ndisp (halves (rand (1, 8)))\n", "halves") > 3
