"""infer/transfer/symbolic_sums: what one term may at most be mentions the other."""

from __future__ import annotations

import pytest

from mat2c.types.rep import INDEX, rep_of
from tests.unit.compiled import analysed, types


def reached(body: str) -> str:
    found = types(f"function r = f(n)\nr = 0;\n{body}\nr = r + j;\nend\nend\nend\n", "double")
    return found["j"]


@pytest.mark.parametrize(
    ("start", "sum_", "expected"),
    [
        ("for k = 2:9\nfor i = 1:9-k+1", "i + k - 1", "double[1,1]{2..9, int}"),
        ("for k = 2:9\nfor i = 1:9-k+1", "k + i - 1", "double[1,1]{2..9, int}"),
        ("for k = 2:9\nfor i = k:9", "i - k", "double[1,1]{0..7, int}"),
        ("for k = 2:9\nfor i = k:9", "k - i", "double[1,1]{-7..0, int}"),
        ("for k = 1:9\nfor i = k-4:k", "k - i + 1", "double[1,1]{1..5, int}"),
    ],
)
def test_bounds_meet(start: str, sum_: str, expected: str) -> None:
    assert reached(f"{start}\nj = {sum_};") == expected


def test_of_what_has_no_bound_nothing_is_known() -> None:
    assert "inf" in reached("for k = 1:n\nfor i = 1:3\nj = i + floor(n);")


def test_what_a_loop_counts_has_bounds() -> None:
    assert "inf" not in reached("for k = 1:n\nfor i = 1:2*k\nj = i + k;")


def test_limits_calculated_from_what_a_loop_counts_are_integers_of_c() -> None:
    text = "s = 0;\nfor k = 2:9\nfor i = 1:9-k+1\nfor j = i:k+i, s = s + 2*j; end\nend\nend\n"
    loops = [t for spec in analysed(text) for t in spec.function.instrs() if t.op == "forvalue"]
    reps = [rep_of(loop.target.type) for loop in loops if loop.target.type is not None]
    assert [rep.element for rep in reps] == [INDEX] * 3
