"""opt/lazy_matrices/sparse_numbers: which elements of sparse matrices are read as numbers."""

from __future__ import annotations

import pytest

from mat2c.ir.payloads.access_payloads import Subscript
from tests.unit.compiled import instrs

_MADE = "A = sparse([0 2; 3 0]); L = A > 1; C = A * 1i; r = 0; y = zeros(2, 2); u = [1 -2];"


def numbers(body: str) -> int:
    """How many reads of elements give numbers."""
    found = instrs(f"function r = f(k)\n{_MADE}\n{body}\nend\n", "double")
    return sum(isinstance(i.payload, Subscript) and i.payload.number for i in found)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("for i = 1:2, r = r + A(i, 1); end", 1),
        ("for i = 1:2, r = r + A(i, 1) * k; end", 1),
        ("for i = 1:2, r = r - A(i, 1) * A(1, i) / u(i); end", 2),
        ("for i = 1:2, if A(i, 1) > 2 && A(i, 2) < 1, r = i; end, end", 2),
        ("for i = 1:2, y(i, 1) = A(i, 2); end, r = y;", 1),
        ("for i = 1:2, r = max(r, abs(A(i, 1))); end, r = r + 1;", 1),
        ("for i = 1:2, A(i, i) = -A(i, 2); end, r = full(A);", 1),
        ("for i = 1:2, r = r + u(A(1, 2)); end", 1),
        ("m = 0; for i = 1:2, if A(i, 1) > m, m = A(i, 1); end, end, r = m + 1;", 2),
        ("for i = 1:2, if L(i, 1), r = i; end, end", 1),
        ("r = A(1, 2);", 0),  # it is returned
        ("r = issparse(A(1, 2));", 0),
        ("r = {A(1, 2)};", 0),
        ("z = A(1, 2) .* u; r = z(1);", 0),  # which is sparse
        ("for i = 1:2, r = r + A(:, i)' * u'; end", 0),
        ("for i = 1:2, r = r + C(i, 1); end", 0),
        ("m = 0; for i = 1:2, if A(i, 1) > m, m = A(i, 1); end, end, r = {m};", 0),
        ("z = true(1, 2); z(1) = A(1, 2); r = z;", 0),  # what takes numbers becomes one of doubles
        ("r = 2 ^ A(1, 1);", 0),  # of sparse zeros it is not 1
    ],
)
def test_uses(body: str, expected: int) -> None:
    assert numbers(body) == expected
