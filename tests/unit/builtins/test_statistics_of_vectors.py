"""Statistics of vectors and orders of bytes are calls of kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

CALLS = {
    "median(x)": "m2c_median_f64",
    "mode(x)": "m2c_mode_f64",
    "std(x)": "m2c_variance_f64",
    "var(x(1:4))": "m2c_variance_f64",
    "double(sort(uint8(x * 9)))": "m2c_sort_lines_bytes",
    "mean(x(k:end)(:))": "/= (double)",
}


@pytest.mark.parametrize("call", CALLS)
def test_kernels(tmp_path: Path, call: str) -> None:
    path = tmp_path / "prog.m"
    path.write_text(f"x = rand(1, 9); k = ceil(rand() * 8);\nprintf('%g ', {call});\n")
    made = translate(path, Options(), Diagnostics()).c_text
    assert CALLS[call] in made
    assert not any(f"m2c_fn_{name}" in made for name in ("mean", "sort", "reshape", call[:3]))
