"""opt/shortcuts: which conditions become one expression, and which must stay apart."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Branch
from tests.unit.compiled import optimised

FUNCTION = "function r = f(a, b, c)\nr = 0;\n{body}\nend\n"


def branches(body: str, args: str = "double, double, double") -> int:
    """The branches of the optimised function."""
    function = optimised(FUNCTION.format(body=body), args)[0].function
    return sum(1 for block in function.blocks if isinstance(block.terminator, Branch))


@pytest.mark.parametrize(
    "body",
    [
        "if a > 1 && b > 2, r = 1; end",
        "if a > 1 || b > 2, r = 1; end",
        "if a > 1 && b > 2 && c < 3 || a == 9, r = 1; end",
        "if ~(a > 1 && b > 2), r = 1; else, r = 2; end",
        "x = a > 1 || b > 2;\nif x, r = 1; end",
        "while r < a && r < b, r = r + 1; end",
    ],
)
def test_one_condition(body: str) -> None:
    assert branches(body) == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if a > 1, if b > 2, r = 1; end, r = r + 1; end", 2),  # more than the inner branch
        ("if a > 1, if b > 2, r = 1; end, end", 2),  # as the program has it
        ("if a > 1, if b > 2, r = 1; else, r = 3; end, end", 2),
        ("if a > 1 && b > 2, r = 1; else, r = 2; end", 1),
        ("x = a > 1 && b > 2;\nr = x + x;", 0),
    ],
)
def test_arms_must_agree(body: str, expected: int) -> None:
    assert branches(body) == expected


def test_what_may_fail_waits_for_the_first() -> None:
    assert branches("if b > 0 && a(b) > 2, r = 1; end", "double(1,:), double") == 2
