"""builtins/texts: texts that are made of numbers, characters and texts need no boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

START = "s = ''; t = ''; for k = 1:9, t(end + 1) = 'a' + k; x = k / 4;\n"


def c_of(folder: Path, body: str) -> str:
    path = folder / "prog.m"
    path.write_text(f"{START}{body}\nend, disp (s)")
    return session.translate(path, Options(), Diagnostics()).c_text


@pytest.mark.parametrize(
    "value",
    [
        "sprintf ('%d', k)",
        "sprintf ('%d: %5.2f\\n', k, x)",
        "sprintf ('%s%c', 'x', t(k))",
        "sprintf ('100%% %g', x)",
        "num2str (k)",
        "repmat ('-', 1, k)",
        "repmat (t(k), 1, k)",
    ],
)
def test_without_boxes(tmp_path: Path, value: str) -> None:
    made = c_of(tmp_path, f"y = {value}; s = [s y];")
    assert "m2c_fn_sprintf" not in made
    assert "m2c_fn_num2str" not in made
    assert "m2c_fn_repmat" not in made


@pytest.mark.parametrize(
    ("value", "test"),
    [
        ("sprintf ('<%s>', t(1:k - 1))", "> 0"),  # an empty argument takes no conversion
        ("repmat ('-', 1, x * 4)", "m2c_is_count"),
    ],
)
def test_boxes_behind_a_test(tmp_path: Path, value: str, test: str) -> None:
    made = c_of(tmp_path, f"y = {value}; s = [s y];")
    name = value.split()[0]
    assert test in made and f"m2c_fn_{name}" in made


@pytest.mark.parametrize(
    "value",
    [
        "sprintf ('%d %d', k)",  # too few
        "sprintf ('%d', k, k)",  # used twice
        "sprintf ('%d', t)",  # each of the characters
        "sprintf ('%*d', k, k)",
        "sprintf ('%y', k)",
    ],
)
def test_other_templates(tmp_path: Path, value: str) -> None:
    assert "m2c_fn_sprintf" in c_of(tmp_path, f"y = {value}; s = [s y];")


@pytest.mark.parametrize(
    ("line", "test"),
    [
        ("fprintf ('%s: %d\\n', t, k)", None),
        ("c = {t, 'b'}; fprintf ('<%s> %5.2f\\n', c{1 + (x > 1)}, x)", "numel > 0"),
        ("printf ('%s%c\\n', t(1:k - 1), t(k))", "> 0"),
    ],
)
def test_lines_with_texts(tmp_path: Path, line: str, test: str | None) -> None:
    made = c_of(tmp_path, line + ";")
    name = "fprintf" if "fprintf" in line else "printf"
    assert "m2c_put((const char *)" in made
    assert test is None or (test in made and f"m2c_fn_{name}" in made)
