"""opt/numbering: what is computed once, and what isn't; what the first use tells of the second."""

from __future__ import annotations

import pytest

from mat2c.ir.printer import print_function
from tests.unit.compiled import optimised, types

FUNCTION = "function r = f(a, b, k)\n{body}\nend\n"
ARGS = "double(:,:), double, double"


def reads(body: str) -> int:
    """How many elements the optimised function reads."""
    function = optimised(FUNCTION.format(body=body), ARGS)[0].function
    return print_function(function).count("subsref ")


def checks(body: str, args: str = ARGS) -> int:
    function = optimised(FUNCTION.format(body=body), args)[0].function
    return sum(1 for i in function.instrs() if i.op == "checkindex")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("r = a(k) * a(k);", 1),
        ("r = a(k);\nif b > 0\n r = r + a(k);\nend", 1),
        ("if b > 0\n r = a(k);\nelse\n r = -a(k);\nend", 2),  # neither dominates the other
        ("r = a(k);\na(k) = 5;\nr = r + a(k);", 2),  # another array
        ("r = a(k) + a(b);", 2),
        ("try\n r = a(k);\ncatch\n r = 0;\nend\nr = r + a(k);", 2),  # the first may have failed
    ],
)
def test_elements_are_read_once(body: str, expected: int) -> None:
    assert reads(body) == expected


def test_conditions_speak_of_the_element_that_is_used() -> None:
    found = types(
        "function r = f(a, k)\nr = 0;\nif a(k) >= 0\n r = sqrt(a(k));\nend\nend\n",
        "double(:,:), double",
    )
    assert found["r"].startswith("double[1,1]"), "not complex"


def test_the_clock_is_read_every_time() -> None:
    function = optimised("t = tic; a = toc(t); b = toc(t); disp(b - a)\n")[0].function
    assert sum(1 for i in function.instrs() if i.payload.callee == "toc") == 2


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("r = a(k);\na(k) = r + 1;", 1),  # what is read may be stored
        ("a(k) = 1;\nr = a(k);", 1),  # and the other way round, also where it has grown
        ("c = ones(1, 9);\nr = a(k) + c(k);", 2),  # another extent
        ("r = 0;\nif b > 0\n r = a(k);\nend\na(k) = r;", 2),
    ],
)
def test_passed_checks_hold_behind_them(body: str, expected: int) -> None:
    assert checks(body, "double(1,:), double, double") == expected
