"""What make does with the rules that mat2c gives it and the depfiles that it writes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.build.depfile import depfile_text

MAT2C = f"MAT2C={sys.executable} -m mat2c"


@pytest.fixture
def folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    monkeypatch.chdir(tmp_path)
    assert cli.execute(["config", "--makefile"]) == 0
    Path("mat2c.mk").write_text(capsys.readouterr().out)
    Path("Makefile").write_text("include mat2c.mk\n")
    Path("prog.m").write_text("disp (helper (20))\n")
    Path("helper.m").write_text("function y = helper (x)\n  y = x + 1;\nend\n")
    return tmp_path


def make(*goals: str) -> str:
    """Runs make; what it printed."""
    command = ["make", MAT2C, *goals]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def aged(path: Path) -> None:
    """Makes a file older than what is built."""
    os.utime(path, (time.time() - 3600,) * 2)


def test_a_fresh_makefile_builds_a_program(folder: Path) -> None:
    assert "-lobjc" not in make("prog")
    done = subprocess.run([folder / "prog"], capture_output=True, text=True, check=True)
    assert done.stdout == "21\n"
    assert "up to date" in make("prog")


def test_what_changes_is_translated_again(folder: Path) -> None:
    for source in folder.glob("*.m"):
        aged(source)
    make("prog.c")
    assert "up to date" in make("prog.c")
    Path("helper.m").write_text("function y = helper (x)\n  y = x + 2;\nend\n")
    assert "mat2c prog.m" in make("prog.c")
    assert "up to date" in make("prog.c")


def test_a_helper_that_was_away_counts_again(folder: Path) -> None:
    for source in folder.glob("*.m"):
        aged(source)
    make("prog.c")
    Path("helper.m").rename("away")
    make("prog.c")
    assert "\nhelper.m:" not in Path("prog.d").read_text()
    Path("away").rename("helper.m")
    assert "mat2c prog.m" in make("prog.c")
    assert "\nhelper.m:" in Path("prog.d").read_text()
    assert "up to date" in make("prog.c")


def test_a_file_that_would_be_found_first_counts(folder: Path) -> None:
    for source in folder.glob("*.m"):
        aged(source)
    make("prog.c")
    Path("private").mkdir()
    Path("private/helper.m").write_text("function y = helper (x)\n  y = 0;\nend\n")
    aged(Path("private/helper.m"))
    assert "mat2c prog.m" in make("prog.c")
    assert "private/helper.m" in Path("prog.d").read_text()
    assert "up to date" in make("prog.c")
    Path("disp.m").write_text("function disp (x)\n  printf ('mine\\n');\nend\n")
    aged(Path("disp.m"))
    assert "mat2c prog.m" in make("prog.c")


def test_build_writes_a_depfile(folder: Path) -> None:
    assert cli.execute(["build", "prog.m", "-o", "prog", "-MMD", "--cflags", "-O1"]) == 0
    assert Path("prog.d").read_text().startswith("prog: prog.m")
    assert "helper.m" in Path("prog.d").read_text()
    assert cli.execute(["build", "helper.m", "-o", "h.o", "-MF", "dep", "--cflags", "-O1"]) == 0
    assert Path("dep").read_text() == "h.o helper.h: helper.m\n"


def test_only_make_is_told_of_absent_files() -> None:
    sources = [Path("p.m")]
    absent = [Path("a/f.m"), Path("a b/f.m"), Path("g.m")]
    plain = depfile_text([Path("p.c")], sources)
    assert plain == "p.c: p.m\n"
    text = depfile_text([Path("p.c")], sources, absent)
    assert text == plain + (
        "\nifneq (,$(filter \\\n  a/f.m \\\n  g.m,$(wildcard *.m a/*.m)))\n"
        "p.c: .mat2c-again\n.PHONY: .mat2c-again\nendif\n"
    )
