"""opt/lists/printed_rows: rows that are printed as the numbers that they are made of."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs

HEAD = "function f(a, b, A)\n"
TYPES = "double, double, double(4,4)"


def operands(call: str) -> int:
    """How many values a call prints."""
    printing = [
        instr
        for instr in instrs(f"{HEAD}{call};\nend\n", TYPES)
        if instr.payload.callee in ("printf", "fprintf")
    ]
    return len(printing[0].args) - 1


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("fprintf('%d %d', [a b])", 2),
        ("printf('%d %d %g', a, [a; b])", 3),
        ("fprintf('%d x %d', size(A))", 2),
        ("fprintf('%s: %d x %d', 'A', size(A))", 3),
        ("fprintf('%d %d %d', [a b])", 1),  # ends within the template
        ("fprintf('%d ', [a b])", 1),  # which is used twice
        ("fprintf('%s %d', [a b])", 1),  # %s prints all of a row
        ("fprintf('%d %d', [int8(1) b])", 1),  # what isn't made of its parts as they are
        ("fprintf('%d %d %d %d', A(1, :))", 1),
    ],
)
def test_rows(call: str, expected: int) -> None:
    assert operands(call) == expected
