"""Functions of arrays whose extents only the caller knows are typed code, without a box."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.options import Options

COLUMN, ROW = "double(:,1)", "double(1,:)"
BOXES = ("m2c_value *", "m2c_ask", "m2c_index", "m2c_view")

SLICES = [
    ("s = sum ((x(2:end) - x(1:end-1)) .^ 2);", COLUMN),
    ("n = numel (x); s = sum (x(2:n) .* x(1:n-1));", ROW),
    ("s = x(2:end);", COLUMN),
    ("s = x(end:-1:1);", ROW),
    ("d = x(2:end); s = 0; for k = 1:numel (d), s = s + d(k); end", COLUMN),
    ("s = mean (x(1:2:end));", COLUMN),
]
COUNTED = [
    ("s = zeros (x, x); for i = 1:x, for j = 1:x, s(i,j) = i + j; end, end", "double"),
    ("a = zeros (x, 1); b = ones (x, 1); for k = 1:x, a(k) = k; end, s = sum (a .* b);", "double"),
    ("s = zeros (1, x); for k = 2:x-1, s(k) = s(k-1) + 1; end", "double"),
    ("s = zeros (x); for k = 1:x, s(k,k) = 1; end", "double"),
]
CHOSEN = [
    ("p = x(x > 0); p = p / sum (p); s = -sum (p .* log2 (p));", COLUMN),
    ("s = sum (sqrt (x(x >= 1 & x < 9) - 1));", ROW),
    ("s = sum (x(x > mean (x)) .^ 2);", COLUMN),
]
WHOLE = [
    ("m = max (x); s = 0; for k = 1:numel (x), s = s + x(k) / m; end", COLUMN),
    ("s = max (x) - min (x);", ROW),
    ("m = mean (x); s = sum ((x - m) .^ 2);", COLUMN),
]


def c_of(folder: Path, body: str, args: str) -> str:
    path = folder / "f.m"
    path.write_text(f"function s = f (x)\n{body}\nend\n")
    return translate(path, Options(args=args, main=False)).c_text


@pytest.mark.parametrize(("body", "args"), SLICES + CHOSEN + WHOLE + COUNTED)
def test_no_box(tmp_path: Path, body: str, args: str) -> None:
    made = c_of(tmp_path, body, args)
    assert [word for word in BOXES if word in made] == []


def test_one_loop_over_the_elements_of_a_slice(tmp_path: Path) -> None:
    made = c_of(tmp_path, *SLICES[0])
    assert made.count("for (") == 1
    assert "m2c_sq_f64(x[i_ + 1] - x[i_])" in made


@pytest.mark.parametrize(("body", "args"), COUNTED)
def test_no_subscript_is_checked(tmp_path: Path, body: str, args: str) -> None:
    made = c_of(tmp_path, body, args)
    assert made.count("m2c_whole_number") == 1
    assert "m2c_bad_subscript" not in made
    assert "m2c_block_reserve_growing" not in made


def test_loops_end_where_the_program_says(tmp_path: Path) -> None:
    made = c_of(
        tmp_path,
        "s = zeros (x, x); for i = 1:x, for j = i+1:x, s(i,j) = 1; end, end\n"
        "for k = x:-1:2, s(k,k) = 2; end",
        "double",
    )
    assert "j = i + 1; j <= x_2; j++" in made
    assert "k = x_2; k >= 2; k--" in made
    assert "m2c_trip_index" not in made
