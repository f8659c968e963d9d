"""Arrays of one value are no arrays where they are operands."""

from __future__ import annotations

import pytest

from tests.unit.compiled import lines


@pytest.mark.parametrize(
    ("expression", "written"),
    [
        ("-ones (1, 30)", "builtin -1, 1, 30"),
        ("3 * ones (2, 4)", "builtin 3, 2, 4"),
        ("zeros (4, 5) + 3", "builtin 3, 4, 5"),
        ("ones (3, 1) * Inf", "builtin inf, 3, 1"),
        ("ones (2, 2) / 4", "builtin 0.25, 2, 2"),
        ("c * ones (3, 3)", ", 3, 3 {"),
        ("zeros (3, 3) + c * c", ", 3, 3 {"),
    ],
)
def test_one_array_is_made(expression: str, written: str) -> None:
    found = lines(f"function y = f (c)\n  y = {expression};\nend\n", "double")
    (repeated,) = [line for line in found if "repmat" in line]
    assert written in repeated
    assert not any('"ones"' in line or '"zeros"' in line for line in found)


@pytest.mark.parametrize(
    ("expression", "written"),
    [("x + ones (2, 3)", "x, 1"), ("ones (2, 3) - x", "minus 1, "), ("x .* zeros (2, 3)", ", 0")],
)
def test_arrays_as_large_take_the_number(expression: str, written: str) -> None:
    found = lines(f"function y = f (x)\n  y = {expression};\nend\n", "double(2,3)")
    assert not any("builtin" in line for line in found)
    assert any(written in line or "%x" in line for line in found)


@pytest.mark.parametrize(
    "expression", ["-zeros (1, 3)", "c - zeros (2, 2, 2)", "zeros (2) + c", "ones (2, 3) > 4"]
)
def test_signs_of_zero_pages_and_truth_values_stay(expression: str) -> None:
    found = lines(f"function y = f (c)\n  y = {expression};\nend\n", "double")
    assert not any("repmat" in line for line in found)
