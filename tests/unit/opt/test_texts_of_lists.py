"""opt/lists/texts_of_lists: strings that come to a function of the library in a comma list."""

from __future__ import annotations

from mat2c.ir.core import Function
from mat2c.ir.verify import verify
from tests.unit.compiled import inferred

_MATLAB = "%#dialect matlab\n"


def converted(text: str) -> list[str]:
    """What is called with characters made of a value, once lists are written out."""
    found: list[str] = []
    for spec in inferred(_MATLAB + text):
        verify(spec.function, "texts")
        found += _taking(spec.function)
    return found


def _taking(function: Function) -> list[str]:
    made = {i.target for i in function.instrs() if i.payload.callee == "__chars__"}
    return [i.payload.callee for i in function.instrs() if made.intersection(i.sources())]


def test_a_field_that_may_be_a_string() -> None:
    assert converted('s.d = "des" + "cend"; s.n = 1; r = sort ([1 3 2], s.d);') == ["sort"]


def test_a_number_is_left() -> None:
    assert converted("s.d = 2; r = sort ([1 3; 2 4], s.d);") == []


def test_the_first_argument_is_a_value() -> None:
    assert converted('s.d = "b" + "a"; r = sort (s.d);') == []


def test_functions_of_strings_take_them() -> None:
    assert converted('s.d = "a" + "b"; r = strlength (s.d);') == []
