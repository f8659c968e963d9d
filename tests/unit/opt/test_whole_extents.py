"""opt/arrays: numbers that are extents are checked once."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Instr, Tree, Value
from tests.unit.compiled import instrs, types


def checks(text: str, args: str = "double, double") -> int:
    """The checks that a function makes of numbers."""
    found = instrs(f"function r = f (n, m)\n{text}\nend\n", args)
    return sum(i.op == "builtin" and i.payload.callee == "__whole__" for i in found)


def left(text: str) -> list[Instr]:
    """The subscripts that may be outside."""
    found = instrs(f"function r = f (n, m)\n{text}\nend\n", "double, double")
    growing = [i for i in found if i.op == "subsasgn" and (i.payload.grow or not i.payload.safe)]
    return [*growing, *(i for i in found if i.op == "checkindex")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r = zeros (n, 1);", 1),
        ("r = zeros (n, m);", 2),
        ("r = zeros (n, 1) + ones (n, 1);", 1),
        ("r = zeros (n, n); r = [r; rand(n + 1, n)];", 1),
        ("r = zeros (1, 2 * n); r = [r, ones(1, n)];", 2),  # 2 n may be whole where n is not
        ("r = zeros (1, n); r = [r, ones(1, 2 * n)];", 1),
        ("r = zeros (n);", 1),
        ("r = zeros (1, n); r = [r, zeros(n)];", 2),  # in two manners
        ("r = zeros (1, floor (n)); r = [r, ones(1, n)];", 2),
        ("if m > 1, r = zeros (1, n); else, r = ones (1, n); end", 2),
        ("r = zeros (1, 5);", 0),
        ("r = zeros (size (n));", 0),
        ("r = n + m;", 0),
    ],
)
def test_each_number_is_checked_once(text: str, expected: int) -> None:
    assert checks(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "r = zeros (1, n); for k = 1:n, r(k) = k; end",
        "r = zeros (n, m); for k = 1:n, for j = 1:m, r(k, j) = k; end, end",
        "r = zeros (n, n); for k = 1:n, for j = k+1:n, r(k, j) = k; end, end",
        "r = zeros (1, n); for k = n:-1:1, r(k) = k; end",
        "r = zeros (1, n); for k = 2:n-1, r(k) = r(k-1) + r(k+1); end",
        "r = zeros (1, n + 1); for k = 1:n, r(k + 1) = r(k); end",
        "r = zeros (1, n); k = 1; while k <= n, r(k) = k; k = k + 1; end",
    ],
)
def test_no_subscript_is_outside(text: str) -> None:
    assert left(text) == []


def test_arithmetic_is_done_with_the_number_itself() -> None:
    found = instrs("function r = f (n)\nr = sum (zeros (n, 1)) / n;\nend\n", "double")
    (quotient,) = (i for i in found if i.op in ("mrdivide", "rdivide"))
    divisor = quotient.args[1]
    assert isinstance(divisor, Value) and not isinstance(divisor, Tree)
    assert divisor.definition is not None and divisor.definition.op == "param"


def test_extents_are_the_number_or_nothing() -> None:
    known = types("function r = f (n)\na = zeros (n, 3); r = a * 2;\nend\n", "double")
    assert known["r"] == "double[max(n, 0),3]{0..0, int}"
