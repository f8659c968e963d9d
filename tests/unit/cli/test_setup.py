"""`mat2c init`, `doctor`, `builtins`, `completion` and `man`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.commands import setup
from mat2c.commands.project import files_of
from tests.harness import on_path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_project_builds_and_passes_its_test(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.execute(["init", "Low-Pass"]) == 0
    assert "Low-Pass/low_pass.m" in capfd.readouterr().out
    environment = on_path.environment(folder / "bin")
    done = subprocess.run(
        ["make", "test"], cwd="Low-Pass", env=environment, capture_output=True, text=True
    )
    assert "low_pass: all as expected" in done.stdout, done.stderr
    assert cli.execute(["init", "Low-Pass"]) == 2
    assert "is not empty" in capfd.readouterr().err


@pytest.mark.skipif(shutil.which("cmake") is None, reason="no cmake")
def test_a_project_of_cmake_builds_as_it_says(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.execute(["init", "for", "--cmake"]) == 0
    said = capfd.readouterr().out.splitlines()[-1]
    done = subprocess.run(
        ["sh", "-c", said.removeprefix("now: ")],
        env=on_path.environment(folder / "bin"),
        capture_output=True,
        text=True,
    )
    assert "100% tests passed" in done.stdout, done.stdout + done.stderr


def test_names_of_projects() -> None:
    assert "f_3d.m" in files_of("3d", False)
    for taken in ("for", "double", "main", "sin", "malloc", "uint8_t", "place", "-"):
        assert f"f_{taken}".rstrip("_-") + ".m" in files_of(taken, False)
    texts = files_of("x", True)
    assert "CMakeLists.txt" in texts
    assert "Makefile" not in texts
    assert "mat2c_add_library(x x.m" in texts["CMakeLists.txt"]
    assert "ctest" in texts[".github/workflows/ci.yml"]


def test_doctor(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["doctor"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert any(line.startswith("ok") and "C compiler" in line for line in lines)
    assert cli.execute(["doctor", "--cc", "no-such-compiler"]) == 1
    told = capfd.readouterr().out
    assert "MISSING" in told
    assert "C compiler 'no-such-compiler' not found" in told
    assert "to get one: " in told


def test_every_system_is_told_how_to_get_a_compiler() -> None:
    assert set(setup._COMPILERS) == {"Linux", "Darwin", "Windows"}


def test_builtins(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["builtins"]) == 0
    rows = dict(line.split() for line in capfd.readouterr().out.splitlines())
    assert rows["sqrt"] == "typed"
    assert rows["figure"] in ("ignored", "refused")
    assert cli.execute(["builtins", "--form", "matlab", "f*"]) == 0
    found = capfd.readouterr().out.split()
    assert "fzero" in found
    assert set(found[1::2]) == {"matlab"}
    assert cli.execute(["builtins", "fzero"]) == 0
    assert capfd.readouterr().out.startswith("fzero: written in MATLAB")
    assert cli.execute(["builtins", "cumsmu"]) == 2
    assert "no function 'cumsmu'; did you mean 'cumsum'?" in capfd.readouterr().err
    assert cli.execute(["builtins", "zzz*"]) == 2
    assert "no function 'zzz*'" in capfd.readouterr().err


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion(
    shell: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(folder))
    assert cli.execute(["completion", shell]) == 0
    assert "_MAT2C_COMPLETE" in capfd.readouterr().out
    assert cli.execute(["completion", shell, "--install"]) == 0
    path = Path(setup._COMPLETIONS[shell]).expanduser()
    assert "_MAT2C_COMPLETE" in path.read_text()


def test_what_is_completed() -> None:
    command = [sys.executable, "-m", "mat2c"]
    asked = {"_MAT2C_COMPLETE": "bash_complete", "COMP_WORDS": "mat2c expl", "COMP_CWORD": "1"}
    done = subprocess.run(command, env=os.environ | asked, capture_output=True, text=True)
    assert done.stdout.split() == ["plain,explain"]


def test_manual(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    if importlib.util.find_spec("click_man") is None:
        assert cli.execute(["man", "--to", "pages"]) == 2
        assert "pip install click-man" in capfd.readouterr().err
        return
    assert cli.execute(["man", "--to", "pages"]) == 0
    names = {path.name for path in Path("pages").iterdir()}
    assert names == {"mat2c.1", *(f"mat2c-{name}.1" for name in cli.main.commands)}
    assert "--timings" in Path("pages/mat2c-build.1").read_text().replace("\\-", "-")
