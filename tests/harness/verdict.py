"""What is wrong with a program at a setting; what is known to be wrong; and which cases are run."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

from mat2c.build.errors import CompileError, ToolError
from mat2c.support.diagnostics import InternalError, TranslationError
from tests.harness import golden
from tests.harness.compiled import run_compiled
from tests.harness.programs import ROOT, Program
from tests.harness.settings import Setting

FAILING = ROOT / "tests" / "e2e" / "failing.txt"
Case = tuple[str, str]
"""The names of a program and of a setting (or of another check)."""
CHECK = "c"
"""The case that the C of a program is good C."""
_ALWAYS = ("default", CHECK)
TURNS = 10
"""The other settings take turns, by commit: in so many commits each case is run."""


def complaint(program: Program, setting: Setting) -> str:
    """How what the program does differs from its golden; "" where it doesn't."""
    if why := golden.complaint(program):
        return why
    try:
        outcome, warnings = run_compiled(program, setting)
    except (InternalError, TranslationError, ToolError, CompileError) as error:
        return f"{program.path}\n{error}"
    if differences := outcome.differences(golden.read(program), f"mat2c {setting.name}"):
        return f"{program.path}\n{differences}"
    return f"{program.path}: the C compiler says\n{warnings[:4000]}" if warnings else ""


@cache
def failing(path: Path = FAILING) -> frozenset[Case]:
    """The cases that are known to differ from Octave: lines of `area/name setting setting …`."""
    cases: list[Case] = []
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, *settings = line.split()
            cases += [(name, setting) for setting in settings]
    return frozenset(cases)


@cache
def commits() -> int:
    """The number of commits up to this one; 0 outside of a repository. MAT2C_TURN takes its
    place."""
    if given := os.environ.get("MAT2C_TURN"):
        return int(given)
    try:
        done = subprocess.run(
            ["git", "rev-list", "--count", "HEAD"], cwd=ROOT, capture_output=True, text=True
        )
    except OSError:
        return 0
    return int(done.stdout) if done.returncode == 0 else 0


def is_long(case: Case, turn: int) -> bool:
    """True if the case is left to `make test-long`, or to the turn of another commit."""
    name, setting = case
    return setting not in _ALWAYS and crc32(f"{name} {setting}".encode()) % TURNS != turn % TURNS


def marks(program: Program, setting: str) -> list[pytest.MarkDecorator]:
    """One program's cases go to one worker, which then translates once and runs equal C once."""
    case = program.name, setting
    found = [pytest.mark.xdist_group(program.name)]
    if is_long(case, commits()):
        found.append(pytest.mark.long)
    if case in failing():
        found.append(pytest.mark.xfail(strict=True))
    return found
