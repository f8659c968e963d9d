"""`--sparse suitesparse`: factors of sparse matrices are SuiteSparse's, as Octave's are.

What Octave printed stands beside the programs (`octave-cli -qf NAME.m > NAME.out`)."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.build.compiler import Toolchain
from mat2c.build.engines import sparse_engines
from mat2c.build.engines.sparse_engines import SUITESPARSE
from mat2c.cli_options import SPARSE_LIBRARIES

PROGRAMS = sorted((Path(__file__).parent / "suitesparse").glob("*.m"))
SOLVES = "A = sparse ([4 1 2; 1 5 0; 2 0 6]);\ndisp (A \\ [1; 2; 3])\n"
ADDS = "A = sparse ([4 1; 1 5]);\ndisp (full (A + A))\n"
SOLUTION = "  -0.1277\n   0.4255\n   0.5426\n"


def test_options_name_the_libraries_that_there_are() -> None:
    assert ("none", *sparse_engines.ENGINES) == SPARSE_LIBRARIES


def needs_suitesparse() -> None:
    if sparse_engines.find(SUITESPARSE, Toolchain.find()) is None:
        pytest.skip("SuiteSparse is not installed (libsuitesparse-dev)")


def built(tmp_path: Path, text: str, *options: str) -> Path:
    source, program = tmp_path / "prog.m", tmp_path / "prog"
    source.write_text(text)
    assert cli.execute(["build", str(source), "-o", str(program), *options]) == 0
    return program


def libraries_of(program: Path) -> str:
    return subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_as_octave_has_them(source: Path, tmp_path: Path) -> None:
    needs_suitesparse()
    program = built(tmp_path, source.read_text(), "--sparse", "suitesparse")
    said = subprocess.run([program], capture_output=True, text=True, check=False)
    assert said.stdout == source.with_suffix(".out").read_text()


def test_what_is_built_for_others_needs_no_library(tmp_path: Path) -> None:
    assert "umfpack" not in libraries_of(built(tmp_path, SOLVES))


def test_only_what_reaches_factors_is_linked_with_it(tmp_path: Path) -> None:
    needs_suitesparse()
    assert "umfpack" not in libraries_of(built(tmp_path, ADDS, "--sparse", "suitesparse"))
    assert "umfpack" in libraries_of(built(tmp_path, SOLVES, "--sparse", "suitesparse"))


def test_a_library_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sparse_engines, "find", lambda engine, tools: None)
    source = tmp_path / "prog.m"
    source.write_text(SOLVES)
    assert cli.execute(["build", str(source), "--sparse", "suitesparse"]) != 0
    said = capsys.readouterr().err
    assert "--sparse suitesparse: not found" in said and "Traceback" not in said


@pytest.mark.parametrize("suffix", [".so", ".a"])
def test_in_a_library(suffix: str, tmp_path: Path) -> None:
    needs_suitesparse()
    source, made = tmp_path / "solved.m", tmp_path / f"libsolved{suffix}"
    source.write_text(
        "function x = solved (n)\n  x = full (lu (sparse ([n 1 2; 1 5 0; 2 0 6])));\nend\n"
    )
    command = ["build", str(source), "--args", "double", "-o", str(made), "--sparse", "suitesparse"]
    assert cli.execute(command) == 0
    symbols = subprocess.run(["nm", "-A", made], capture_output=True, text=True, check=True).stdout
    assert "umfpack_dl_numeric" in symbols and "m2c_suitesparse" in symbols


def test_flags_for_build_systems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs_suitesparse()
    source, program = tmp_path / "prog.m", tmp_path / "prog"
    source.write_text(SOLVES)
    assert cli.execute(["translate", str(source), "-o", str(tmp_path / "prog.c")]) == 0
    flags = []
    for what in ("--cflags", "--libs"):
        capsys.readouterr()
        assert cli.execute(["config", what, "--sparse", "suitesparse"]) == 0
        flags.append(shlex.split(capsys.readouterr().out))
    command = ["cc", *flags[0], str(tmp_path / "prog.c"), "-o", str(program), *flags[1]]
    subprocess.run(command, check=True)
    assert "umfpack" in libraries_of(program)
    assert subprocess.run([program], capture_output=True, text=True).stdout == SOLUTION
