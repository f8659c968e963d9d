"""Octave, the oracle."""

from __future__ import annotations

from tests.harness.outcome import Outcome, run
from tests.harness.programs import Program

OPTIONS = ["--no-gui", "--norc", "--no-history", "--quiet"]


def run_octave(program: Program, timeout: float = 120) -> Outcome:
    """Runs the program in its folder, as the compiled one will be."""
    command = ["octave", *OPTIONS, program.path.name]
    return run(command, program.path.parent, program.stdin, timeout)
