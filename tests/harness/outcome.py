"""What a run of a program gives, and how two runs are compared."""

from __future__ import annotations

import difflib
import subprocess
from dataclasses import dataclass
from pathlib import Path

# What Octave sometimes says when it has ended well: no part of what the program says.
_AT_EXIT = "error: ignoring const execution_exception& while preparing to exit\n"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Standard output, the text of the error that ended the program or "", the exit code, and the
    calls that led to the error, which are compared where they are expected."""

    stdout: bytes
    error: str
    code: int
    calls: str = ""

    def differences(self, expected: Outcome, who: str) -> str:
        """A readable account of how this differs from what is expected; "" where it doesn't."""
        parts = []
        if self.stdout != expected.stdout:
            parts.append(_diff(_lines(expected.stdout), _lines(self.stdout), who))
        if self.error != expected.error:
            parts.append(_diff(_lines(expected.error.encode()), _lines(self.error.encode()), who))
        if expected.calls and self.calls != expected.calls:
            parts.append(_diff(expected.calls.split("\n"), self.calls.split("\n"), who))
        if self.code != expected.code:
            parts.append(f"exit code {self.code}, expected {expected.code}")
        return "\n".join(parts)


def run(command: list[str], cwd: Path, stdin: Path | None, timeout: float) -> Outcome:
    """Runs a program; one that takes too long ends with code 124 and says so."""
    with (stdin or Path("/dev/null")).open("rb") as handle:
        try:
            done = subprocess.run(
                command, cwd=cwd, stdin=handle, capture_output=True, timeout=timeout
            )
        except subprocess.TimeoutExpired as late:
            return Outcome(late.stdout or b"", f"no end after {timeout:g} seconds", 124)
    stderr = done.stderr.decode("utf-8", "backslashreplace").replace(_AT_EXIT, "")
    error = error_text(stderr)
    if done.returncode and not error:
        error = stderr[:4000]
    return Outcome(done.stdout, error, done.returncode, calls_text(stderr))


def error_text(stderr: str) -> str:
    """The message of the error that ended a program, without the calls that led to it."""
    lines = stderr.splitlines()
    start = next((k for k, line in enumerate(lines) if line.startswith("error: ")), None)
    if start is None:
        return ""
    rest = lines[start:]
    end = next((k for k, line in enumerate(rest) if line == "error: called from"), len(rest))
    return "\n".join(rest[:end])


def calls_text(stderr: str) -> str:
    """The calls that led to the error that ended a program, one a line; `(none)` where it has no
    such list."""
    before, _, calls = stderr.partition("error: called from\n")
    if not calls:
        return "(none)" if error_text(before) else ""
    return "\n".join(line for line in calls.splitlines() if line.startswith("    "))


def _lines(data: bytes) -> list[str]:
    return data.decode("utf-8", "backslashreplace").split("\n")


def _diff(expected: list[str], actual: list[str], who: str) -> str:
    lines = list(difflib.unified_diff(expected, actual, "octave", who, lineterm="", n=3))
    if len(lines) > 80:
        lines = [*lines[:80], f"… {len(lines) - 80} more lines"]
    return "\n".join(lines)
