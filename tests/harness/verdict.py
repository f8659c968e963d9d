"""What is wrong with a program at a setting; and the list of what is known to be right."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from zlib import crc32

from mat2c.build.errors import CompileError, ToolError
from mat2c.diagnostics import InternalError, TranslationError
from tests.harness import golden
from tests.harness.compiled import run_compiled
from tests.harness.programs import ROOT, Program
from tests.harness.settings import Setting

AGREED = ROOT / "tests" / "e2e" / "agreed.txt"
Case = tuple[str, str]
"""The names of a program and of a setting (or of another check)."""
_SHARES = {"default": 3, "release": 3}
_OTHERS = 24
"""Of the cases at a setting, one of so many is in every run of the tests."""


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
def agreed(path: Path = AGREED) -> frozenset[Case]:
    """The cases that are known to agree with Octave: lines of `area/name setting setting …`."""
    cases: list[Case] = []
    for line in path.read_text().splitlines() if path.exists() else []:
        if line and not line.startswith("#"):
            name, *settings = line.split()
            cases += [(name, setting) for setting in settings]
    return frozenset(cases)


def is_long(case: Case) -> bool:
    """Is the case left to `make test-long`? What isn't known to agree is, and of the
    others most; which, only depends on the names."""
    name, setting = case
    if case not in agreed():
        return True
    return crc32(f"{name} {setting}".encode()) % _SHARES.get(setting, _OTHERS) != 0
