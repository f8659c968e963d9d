"""opt/arrays/exchanged_elements: which assignments are stores of single elements."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Value
from tests.unit.compiled import instrs


def stores(body: str) -> list[int]:
    """For every assignment into x, how many subscripts its last one is made of."""
    found = instrs(f"function x = f(x, a, b)\n{body}\nend\n", "double(1,:), double, double")
    lasts = [i.args[-1] for i in found if i.op == "subsasgn"]
    rows = [last.definition if isinstance(last, Value) else None for last in lasts]
    return [len(row.args) if row is not None and row.op == "hcat" else 1 for row in rows]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x([a b]) = x([b a]);", [1, 1]),
        ("x([a b 3]) = x([b 3 a]);", [1, 1, 1]),
        ("x([a b]) = x([a a]);", [2]),  # x(b) may be an error once x(a) has been stored
        ("x([a b]) = [b a];", [2]),
        ("y = x([b a]); x([a b]) = y; x(1) = y(1);", [2, 1]),  # read elsewhere, too
        ("x(a:b) = x(b:-1:a);", [1]),
    ],
)
def test_stores(body: str, expected: list[int]) -> None:
    assert stores(body) == expected
