"""The peak memory of programs, as the kernel tells it."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import mat2c.equivalence
from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

LAUNCHER = Path(mat2c.equivalence.__file__).with_name("launch.c")
NOTHING = "x = 1;\n"
"""A program that needs no more than every program does."""


def megabytes(folder: Path, text: str, options: Options | None = None) -> float:
    """What a program needs at most, beyond what a program that does nothing needs."""
    return (_peak(folder, text, options or Options()) - _peak(folder, NOTHING, Options())) / 1024


def _peak(folder: Path, text: str, options: Options) -> float:
    source = folder / "prog.m"
    source.write_text(text)
    made = session.translate(source, options, Diagnostics())
    toolchain = Toolchain.find(None, ("-O1",))
    program, _ = cached_executable(made.c_text, made.name, toolchain, made.foreign)
    report = folder / "report"
    launched = [str(_launcher(folder.parent)), str(report), "60", str(program)]
    subprocess.run(launched, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    _, kilobytes, code = report.read_text().split()
    assert code == "0"
    return float(kilobytes)


@cache
def _launcher(folder: Path) -> Path:
    target = folder / "launch"
    subprocess.run(["cc", "-O1", str(LAUNCHER), "-o", str(target)], check=True)
    return target
