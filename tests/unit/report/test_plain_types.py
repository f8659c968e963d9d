"""Types in plain words."""

from __future__ import annotations

import pytest

from mat2c.report.plain_types import in_words
from mat2c.types.expr import symbol
from mat2c.types.lattice import ANY, BOTTOM, Type
from mat2c.types.ranges.range_ import Range
from mat2c.types.type_constructors import array, cell, of_const, scalar, struct

WHOLE = Range(0, 125, True, False, False, False)


@pytest.mark.parametrize(
    ("known", "words"),
    [
        (scalar("double", WHOLE), "an integer from 0 to 125"),
        (scalar("double", Range(0, 125)), "a number from 0 to 125, or NaN"),
        (scalar("double"), "a number"),
        (scalar("logical"), "true or false"),
        (scalar("int8"), "an int8"),
        (scalar("uint8"), "a uint8"),
        (scalar("double", is_complex=True), "a complex number"),
        (array("double", 3, 4), "3-by-4 numbers"),
        (array("double", 1, None).with_range(WHOLE), "1-by-? integers from 0 to 125"),
        (
            array("double", symbol("t", "n"), 1),
            "n-by-1 numbers; n is known at run time",
        ),
        (of_const("ab", "char"), "always 'ab'"),
        (cell(), "a cell of any size"),
        (struct([("a", scalar("double"))]), "a struct"),
        (ANY, "a value of any class"),
        (BOTTOM, "no value"),
    ],
)
def test_words(known: Type, words: str) -> None:
    assert in_words(known) == words
