"""What is wrong with a program at a setting; and the list of what is known to be."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mat2c.build.errors import CompileError, ToolError
from mat2c.diagnostics import InternalError, TranslationError
from tests.harness import golden
from tests.harness.compiled import run_compiled
from tests.harness.programs import ROOT, Program
from tests.harness.settings import Setting

KNOWN_FAILURES = ROOT / "tests" / "e2e" / "known_failures.txt"
_LONGEST_REASON = 110
Case = tuple[str, str]
"""The names of a program and of a setting (or of another check)."""


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
def known_failures(path: Path = KNOWN_FAILURES) -> dict[Case, str]:
    """The cases that are known to fail, and why: lines of `area/name setting: reason`."""
    result: dict[Case, str] = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        if line and not line.startswith("#"):
            case, _, reason = line.partition(": ")
            name, setting = case.split()
            result[name, setting] = reason
    return result


def reason(text: str) -> str:
    """One line that tells the complaint from others."""
    lines = text.splitlines()
    changed = [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    if changed:
        return " | ".join(changed[:2])[:_LONGEST_REASON].rstrip()
    errors = [line for line in lines if ": error:" in line or "undefined reference" in line]
    chosen = errors[0].split(": error:")[-1] if errors else (lines[1:] or lines or [""])[0]
    return chosen.strip()[:_LONGEST_REASON].rstrip()
