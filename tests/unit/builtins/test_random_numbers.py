"""Random numbers are drawn without boxes."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def written(folder: Path, text: str) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return translate(path, Options(), Diagnostics()).c_text


def test_no_boxes(tmp_path: Path) -> None:
    made = written(
        tmp_path,
        "s = 0; n = 0;\nfor k = 1:9\n s = s + rand() * randn - randi(6) + randi([2 4]);\n"
        " n = n + 1;\nend\nx = rand(3, n); y = randi(n, 1, 5);\nprintf('%g ', s, x, y);\n",
    )
    assert made.count("m2c_next_") == 4
    assert made.count("m2c_fill_") == 2
    assert "m2c_fn_rand" not in made


def test_what_may_fail(tmp_path: Path) -> None:
    made = written(tmp_path, "k = 3 - numel(pwd());\ndisp(randi(k)); disp(rand('seed'));\n")
    assert "m2c_fn_randi" in made
    assert "m2c_fn_rand," in made
