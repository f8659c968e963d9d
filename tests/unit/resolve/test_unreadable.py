"""What stands beside a program and is no file, or can't be looked at, is no fault of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.ir.core import Program
from mat2c.lower.program import lower_program
from mat2c.support.diagnostics import Diagnostics, TranslationError

LONG = "x" * 300
"""A name that is too long for a file."""
UNREADABLE = Path("/proc/self/mem")
"""A file that nobody can read from its start."""


def lowered(folder: Path, text: str) -> tuple[Program, list[str]]:
    (folder / "main.m").write_text(text)
    diagnostics = Diagnostics()
    program = lower_program(folder / "main.m", [], diagnostics)
    return program, [d.code for d in diagnostics.sorted()]


@pytest.mark.parametrize("place", ["thing.m", "@thing/thing.m", "@thing/area.m", "+thing/area.m"])
@pytest.mark.parametrize("kind", ["folder", "lost", "loop"])
def test_what_is_called_like_a_file_is_none(place: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / place
    path.parent.mkdir(exist_ok=True)
    if kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("nowhere.m" if kind == "lost" else path.name)
    program, codes = lowered(tmp_path, "thing = 1; area = thing + 1\n")
    assert codes == [] and program.classes == []
    _, codes = lowered(tmp_path, "thing (2)\n")
    assert codes == ["undefined"]


@pytest.mark.parametrize("name", ["addpath", "run", "source", "load", "cd", "exist", "feval"])
def test_texts_may_be_too_long_for_names_of_files(name: str, tmp_path: Path) -> None:
    program, _ = lowered(tmp_path, f"x = 1;\n{name} ('{LONG}')\n")
    assert "main" in program.functions


def test_names_may_be_too_long_for_files(tmp_path: Path) -> None:
    for text in (f"load {LONG}\n", f"{LONG}.b (2)\n", f"eval ('load {LONG}')\n"):
        program, _ = lowered(tmp_path, text)
        assert "main" in program.functions


@pytest.mark.skipif(not UNREADABLE.exists(), reason="there is no such file")
def test_unreadable_files_count_where_they_are_called(tmp_path: Path) -> None:
    (tmp_path / "thing.m").symlink_to(UNREADABLE)
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "PKG_ADD").symlink_to(UNREADABLE)
    (tmp_path / "data.txt").symlink_to(UNREADABLE)
    text = "addpath lib\nthing = 1\nfeval (num2str (2), 'data.txt')\nx = load ('data.txt');\n"
    _, codes = lowered(tmp_path, f"{text}load data.txt\n")
    assert codes == []
    with pytest.raises(TranslationError, match="can't read"):
        lowered(tmp_path, "thing (2)\n")
