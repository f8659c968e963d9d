"""The benchmark programs, in every way that they may be compiled: silent, clean, nothing boxed.

Their output at mat2c's settings is test_programs.py's affair.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import OPTIMISE, Toolchain
from mat2c.driver import dumps, session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.harness import golden
from tests.harness.outcome import run
from tests.harness.programs import ROOT, Program, collect
from tests.harness.settings import PLAIN, WARNINGS

SUITE = ROOT / "bench" / "suite"
DRIVERS = sorted(SUITE.glob("*/*_driver.m"))
PROGRAMS = collect("suite")
STATIC = "clos crni dich fdtd fiff nb1d nb3d".split()
"""Programs whose storage is of static size all through when the driver's sizes are constants."""
VALGRIND = "valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=all".split()
FLAGS = {"plain": PLAIN, "fast": OPTIMISE}
needs_valgrind = pytest.mark.skipif(not shutil.which("valgrind"), reason="no valgrind here")


@pytest.mark.long
@pytest.mark.parametrize("flags", FLAGS)
@pytest.mark.parametrize("cc", ["gcc", "clang"])
@pytest.mark.parametrize("path", DRIVERS, ids=lambda path: path.parent.name)
def test_compilers_are_silent(path: Path, cc: str, flags: str, tmp_path: Path) -> None:
    if not shutil.which(cc):
        pytest.skip(f"no {cc} here")
    made = session.translate(path, Options(), Diagnostics())
    source = tmp_path / "program.c"
    source.write_text(made.c_text, encoding="latin-1")
    found = Toolchain.find(cc, FLAGS[flags])
    tools = Toolchain(found.command, found.flags, WARNINGS)
    assert tools.compile(source, tmp_path / "program.o") == ""


@pytest.mark.long
@needs_valgrind
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_valgrind_finds_nothing(program: Program) -> None:
    made = session.translate(program.path, Options(), Diagnostics())
    executable, _ = cached_executable(made.c_text, made.name, Toolchain.find(None, ("-O1", "-g")))
    outcome = run([*VALGRIND, str(executable)], program.path.parent, None, 300.0)
    assert outcome.differences(golden.read(program), "valgrind") == ""


@pytest.mark.parametrize("path", DRIVERS, ids=lambda path: path.parent.name)
def test_nothing_is_boxed(path: Path) -> None:
    """Every value of the suite has a type that C has."""
    diagnostics = Diagnostics()
    session.translate(path, Options(explain_boxed=True), diagnostics)
    summary = str(diagnostics.sorted()[0].message)
    typed, of, total = summary.split()[:3]
    assert (of, typed) == ("of", total), summary


@pytest.mark.parametrize("name", STATIC)
def test_storage_is_static(name: str) -> None:
    """Table 2 of [GCTD]: no group is resized."""
    path = SUITE / name / f"{name}_driver.m"
    plan = dumps.dump(path, "storage", Options(), Diagnostics())
    assert [line for line in plan.splitlines() if " heap " in line] == []


def test_twins_print_the_same(tmp_path: Path) -> None:
    """The hand-written C computes what the programs compute."""
    for twin in sorted(SUITE.glob("*/twin.c")):
        binary = tmp_path / twin.parent.name
        flags = [*OPTIMISE, "-std=c11", "-ffp-contract=off", "-fno-math-errno"]
        subprocess.run(["cc", *flags, str(twin), "-o", str(binary), "-lm"], check=True)
        name = twin.parent.name
        path = SUITE / name / f"{name}_driver.m"
        made = session.translate(path, Options(), Diagnostics())
        executable, _ = cached_executable(made.c_text, made.name, Toolchain.find())
        ours = run([str(executable)], path.parent, None, 60.0)
        assert ours.stdout.split() == run([str(binary)], tmp_path, None, 60.0).stdout.split(), name
