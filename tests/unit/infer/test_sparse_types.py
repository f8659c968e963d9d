"""infer/transfer/sparse_results: which results are sparse, by Octave's rules."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

_GIVEN = "A = sparse([1 0; 2 3]); L = A > 1; F = [1 2; 3 4]; v = [1; 2]; D = eye(2);"


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("A * 2", "sparse double[2,2]"),
        ("A * v", "double[2,1]"),
        ("A * A", "sparse double[2,2]"),
        ("A .* F", "sparse double[2,2]"),
        ("A + F", "double[2,2]"),
        ("A + 1", "double[2,2]"),
        ("2 ./ A", "double[2,2]"),
        ("A ./ 2", "sparse double[2,2]"),
        ("A > F", "sparse logical[2,2]"),
        ("L * 2", "sparse double[2,2]"),
        ("A \\ v", "double[2,1]"),
        ("A * 1i", "sparse maybe complex double[2,2]"),
        ("A + D", "any"),  # which is sparse, since D is diagonal
        ("A * D", "any"),
        ("A'", "sparse double[2,2]"),
        ("A(:, 1)", "sparse double[2,1]"),
        ("[A; A]", "sparse double[4,2]"),
        ("sum (A)", "sparse double[1,2]"),
        ("full (A)", "double[2,2]"),
        ("nnz (A)", "double[1,1]"),
        ("A .^ v(1)", "any"),  # full if that is not positive
        ("reshape (A, 1, 2, 2)", "any"),  # it has two dimensions all the same
    ],
)
def test_results(expression: str, expected: str) -> None:
    found = types(f"function f(k)\n{_GIVEN}\nr = {expression};\nend\n", "double")["r"]
    assert found.partition("{")[0] == expected
