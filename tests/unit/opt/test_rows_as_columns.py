"""opt/arrays/rows_as_columns: which matrices that grow by rows are kept as columns."""

from __future__ import annotations

import pytest

from mat2c.ir.payloads.value_payloads import Axis
from tests.unit.compiled import instrs


def rows_and_columns(body: str) -> tuple[int, int]:
    """How many appends put rows below a matrix, and how many put columns beside one."""
    found = instrs(f"function r = f(n)\nr = [];\n{body}\nend\n", "double")
    below = [i for i in found if i.op in ("vcat", "subsasgn") or i.payload == Axis(0)]
    beside = [i for i in found if i.op == "append" and i.payload == Axis(1)]
    return len(below), len(beside)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("for k = 1:n, r = [r; k 2]; end", (0, 1)),
        ("for k = 1:n, r(end+1, :) = [k 2]; end", (0, 1)),
        ("k = 0; while size(r, 1) < n, k = k + 1; r = [r; k 2]; end", (0, 1)),
        ("for k = 1:n, if k > 2, r = [r; k 2]; end, end", (0, 1)),
        ("for k = 1:n, for j = 1:k, r = [r; k j]; end, end", (0, 1)),
        ("for k = 1:n, r = [r; k 2]; end, r = [r; n n];", (1, 1)),
        ("for k = 1:n, r = [r; k 2]; if k > 5, break; end, end", (0, 1)),
        ("for k = 1:n, r = [r; k]; end", (1, 0)),  # a column is appended to as it is
        ("for k = 1:n, r = [r; k 2]; disp(r), end", (1, 0)),  # read as it is, each time
        ("for k = 1:n, r = [r; k 2]; disp(r(k, 1)), end", (1, 0)),  # inside, for certain?
        ("for k = 1:n, r = [r; 1:k]; end", (1, 0)),  # as long as the others?
        ("r = [1 2 3]; for k = 1:n, r = [r; k 2]; end", (1, 0)),  # an error
        ("r = [n 1]; r = [r; n 2]; r = [r; n 2];", (2, 0)),  # no loop
    ],
)
def test_appends(body: str, expected: tuple[int, int]) -> None:
    assert rows_and_columns(body) == expected
