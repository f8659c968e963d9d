"""Compares mat2c with Octave, both live, on the programs of tests/e2e.

oracle.py [AREA[/NAME]]...
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from tests.harness.compiled import run_compiled
from tests.harness.octave import run_octave
from tests.harness.outcome import Outcome
from tests.harness.programs import Program, collect
from tests.harness.settings import SETTINGS


def main() -> int:
    programs = [p for only in sys.argv[1:] or [""] for p in collect(only)]
    if not programs:
        print("no such program", file=sys.stderr)
        return 2
    # Octave runs in the background; the compiler stays in this thread.
    with ThreadPoolExecutor(1) as pool:
        reports = [
            compare(*pair) for pair in zip(programs, pool.map(run_octave, programs), strict=True)
        ]
    bad = [report for report in reports if report]
    print(*bad, sep="\n\n", end="\n\n" if bad else "")
    print(f"{len(programs)} programs, {len(bad)} differ from Octave")
    return 1 if bad else 0


def compare(program: Program, expected: Outcome) -> str:
    """How mat2c differs from what Octave did with a program, or ""."""
    try:
        outcome, _ = run_compiled(program, SETTINGS[0])
    except Exception as error:
        return f"== {program.name}\n{type(error).__name__}: {error}"[:2000]
    differences = outcome.differences(expected, "mat2c")
    return f"== {program.name}\n{differences}" if differences else ""


if __name__ == "__main__":
    sys.exit(main())
