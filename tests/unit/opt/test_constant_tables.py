"""Matrices of constants are arrays of the C file."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

BEGIN = "k = ceil (5 * rand ());\n"
END = "disp (sum (double (x))); disp (x(k));\n"


def written(folder: Path, text: str, options: Options | None = None) -> str:
    path = folder / "prog.m"
    path.write_text(BEGIN + text + END)
    return translate(path, options or Options(), Diagnostics()).c_text


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("x = [1 2 3 4 5];", "double table_x[5] = {1.0, 2.0, 3.0, 4.0, 5.0};"),
        (
            "x = [0.5 -0 NaN Inf -Inf]';",
            "double table_x[5] = {0.5, -0.0, NAN, INFINITY, -INFINITY};",
        ),
        ("x = [1 2 3; 4 5 6](:)';", "double table_x[6] = {1.0, 4.0, 2.0, 5.0, 3.0, 6.0};"),
        ("x = [1 4 6 4 1] / 16;", "double table_x[5] = {0.0625, 0.25, 0.375, 0.25, 0.0625};"),
        (
            "x = -single ([1 2 3 4 5e40]);",
            "float table_x[5] = {-1.0f, -2.0f, -3.0f, -4.0f, -INFINITY};",
        ),
        ("x = single ([0.1 1/3 1e-45 16777216 0.7]);", "float table_x[5] = {0.1f, 0.33333334f, "),
        ("x = int8 ([2.5 -2.5 300 NaN 5]);", "int8_t table_x[5] = {3, -3, 127, 0, 5};"),
        ("x = uint64 ([1 2 3 4 5]);", "uint64_t table_x[5] = {UINT64_C(1), UINT64_C(2), "),
        (
            "x = [true false true true false];",
            "bool table_x[5] = {true, false, true, true, false};",
        ),
        (
            "x = [1+2i 3 4 5 -6i];",
            "double complex table_x[5] = {M2C_PARTS(1.0, 2.0), 3.0, 4.0, 5.0, ",
        ),
    ],
)
def test_classes(tmp_path: Path, text: str, table: str) -> None:
    made = written(tmp_path, text)
    assert f"static const {table}" in made.replace("\n   ", "")
    assert "x[0] = " not in made
    assert "memcpy" not in made


def test_what_changes_is_a_copy(tmp_path: Path) -> None:
    made = written(tmp_path, "x = [1 2 3 4 5]; x(k) = 7;")
    assert "memcpy(x, table_x, 5 * sizeof(double));" in made


def test_the_same_elements_are_there_once(tmp_path: Path) -> None:
    made = written(tmp_path, "y = [1 2 3 4 5]; disp (y(k)); x = [1 2 3 4 5]; x(k) = 7;")
    assert made.count("static const double") == 1


@pytest.mark.parametrize(
    "text", ["x = [1 2 3 4];", "x = [1 2 3 4 k];", "x = [1 2 3 4 5; 1 2 3 4 k];", "x = 1:5;"]
)
def test_few_and_computed_elements_are_stored(tmp_path: Path, text: str) -> None:
    assert "static const double" not in written(tmp_path, text)


def test_variables_do_not_hide_tables(tmp_path: Path) -> None:
    made = written(tmp_path, "table_x = rand (); x = [1 2 3 4 5]; disp (table_x);")
    assert "double local_table_x = " in made
