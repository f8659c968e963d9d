"""Goldens: what Octave printed, recorded beside the program and never edited by hand.

`NAME.out` is its standard output, `NAME.err` the error that ended it, `NAME.calls` the calls that
led to it (recorded where the file is there), `NAME.code` an exit code that these don't imply.
`goldens.sha256` in the area says from which sources they were recorded.
"""

from __future__ import annotations

import fcntl
from pathlib import Path

from tests.harness.outcome import Outcome
from tests.harness.programs import Program, collect

MANIFEST = "goldens.sha256"


def read(program: Program) -> Outcome:
    error = program.beside(".err")
    code = program.beside(".code")
    text = error.read_text(encoding="utf-8").rstrip("\n") if error.exists() else ""
    number = int(code.read_text()) if code.exists() else (1 if text else 0)
    calls = program.beside(".calls")
    told = calls.read_text(encoding="utf-8").rstrip("\n") if calls.exists() else ""
    return Outcome(program.beside(".out").read_bytes(), text, number, told)


def write(program: Program, outcome: Outcome, fingerprint: str) -> None:
    program.beside(".out").write_bytes(outcome.stdout)
    if program.beside(".calls").exists():
        program.beside(".calls").write_text(f"{outcome.calls}\n", encoding="utf-8")
    implied = 1 if outcome.error else 0
    _write_or_remove(program.beside(".err"), f"{outcome.error}\n" if outcome.error else "")
    _write_or_remove(
        program.beside(".code"), f"{outcome.code}\n" if outcome.code != implied else ""
    )
    _record(program, fingerprint)


def complaint(program: Program) -> str:
    """Why the golden can't be used, with the remedy; "" where it can."""
    recorded = _manifest(program.area / MANIFEST).get(program.name)
    remedy = f"record it with: make goldens ONLY={program.name}"
    if recorded is None or not program.beside(".out").exists():
        return f"{program.name} has no golden; {remedy}"
    if recorded != program.fingerprint():
        return f"{program.name} has changed since its golden was recorded; {remedy}"
    return ""


def _manifest(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    pairs = (line.split("  ", 1) for line in path.read_text().splitlines())
    return {name: digest for digest, name in pairs}


def _record(program: Program, fingerprint: str) -> None:
    path = program.area / MANIFEST
    # Several recorders may be at work in one area.
    with path.open("a+") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        known = _manifest(path) | {program.name: fingerprint}
        present = {p.name for p in collect(program.name.split("/")[0])}
        handle.truncate(0)
        handle.writelines(f"{known[n]}  {n}\n" for n in sorted(known) if n in present)


def _write_or_remove(path: Path, text: str) -> None:
    if text:
        path.write_text(text, encoding="utf-8")
    else:
        path.unlink(missing_ok=True)
