"""opt/differences: which calls of diff become operations."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mat2c.ir.core import Tree
from tests.unit.compiled import instrs


def minuses(body: str, args: str) -> tuple[int, int]:
    """How many calls of diff are left, and how many differences of parts there are instead."""
    found = instrs(f"function r = f(x)\n{body}\nend\n", args)
    calls = sum(i.op == "builtin" and i.payload.callee == "diff" for i in found)
    parts = sum(i.op == "minus" and _of_parts(i.args) for i in found)
    return calls, parts


def _of_parts(args: Sequence[object]) -> bool:
    return all(isinstance(arg, Tree) and arg.op == "subsref" for arg in args)


@pytest.mark.parametrize(
    ("body", "args", "expected"),
    [
        ("r = diff(x);", "double(1,5)", (0, 1)),
        ("r = diff(x, 1, 2);", "double(:,:)", (0, 1)),
        ("r = diff(x, 2);", "double(7,1)", (0, 2)),
        ("r = diff(x);", "double(1,:)", (1, 0)),  # along which dimension? of one it is none
        ("r = diff(x, x(1));", "double(1,:)", (1, 0)),  # how often?
        ("r = diff({x});", "double(1,:)", (1, 0)),
    ],
)
def test_calls(body: str, args: str, expected: tuple[int, int]) -> None:
    assert minuses(body, args) == expected
