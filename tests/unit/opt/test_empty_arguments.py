"""opt/speculation: functions that do vectors without elements apart."""

from __future__ import annotations

import pytest

from tests.unit.compiled import inferred, types

COLUMN = "double(:,1)"


def calls_of_itself(text: str, args: str) -> int:
    """The calls of the function in what it is specialised for first."""
    entry = inferred(text, args)[0].function
    return sum(i.op == "call" and i.payload.callee == entry.name for i in entry.instrs())


@pytest.mark.parametrize(
    ("text", "args", "expected"),
    [
        ("function r = f (x)\nr = max (x);\nend", COLUMN, 1),
        ("function r = f (x)\nr = max (x);\nend", "double(1,:)", 1),
        ("function r = f (x)\nr = mean (x);\nend", "double(1,:)", 1),
        ("function r = f (x, y)\nr = max (x) - min (y);\nend", f"{COLUMN}, {COLUMN}", 2),
        ("function [r, s] = f (x)\nr = max (x); s = r + 1;\nend", COLUMN, 1),
        ("function r = f (x)\nr = sum (x);\nend", COLUMN, 0),
        ("function r = f (x)\nr = mean (x);\nend", COLUMN, 0),  # of 0x1 it is a number
        ("function r = f (x)\nr = max (x);\nend", "double(:,:)", 0),
        ("function r = f (x)\nr = max (x);\nend", "double(4,1)", 0),
        ("function r = f (x)\nr = 0;\nif isempty (x), return, end\nr = max (x);\nend", COLUMN, 0),
        ("function r = f (x, varargin)\nr = max (x);\nend", COLUMN, 1),
        (
            "function r = f (x, y, z)\nr = max (x) + max (y) + max (z);\nend",
            ", ".join([COLUMN] * 3),
            0,
        ),
    ],
)
def test_calls_for_no_elements(text: str, args: str, expected: int) -> None:
    assert calls_of_itself(text, args) == expected


def test_what_comes_of_the_others_is_a_number() -> None:
    known = types("function r = f (x)\nlo = min (x); w = lo * 2; r = w;\nend", COLUMN)
    assert known["lo"] == known["w"] == "double[1,1]"
