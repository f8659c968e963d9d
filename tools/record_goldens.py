"""Records what Octave prints for the programs of tests/e2e.

    record_goldens.py [--all] [AREA[/NAME]]...

Without --all, only programs whose golden is missing or older than their source.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.harness import golden
from tests.harness.octave import run_octave
from tests.harness.programs import Program, collect


def main() -> int:
    parser = argparse.ArgumentParser(description="Record goldens with Octave.")
    parser.add_argument("only", nargs="*", default=[""], metavar="AREA[/NAME]")
    parser.add_argument("--all", action="store_true", help="record again what is recorded")
    given = parser.parse_args()
    programs = [p for only in given.only for p in collect(only)]
    if not programs:
        print("no such program", file=sys.stderr)
        return 2
    wanted = [p for p in programs if given.all or golden.complaint(p)]
    with ThreadPoolExecutor(2) as pool:
        failures = [why for why in pool.map(record, wanted) if why]
    print(*failures, sep="\n", end="\n" if failures else "", file=sys.stderr)
    print(f"{len(wanted) - len(failures)} recorded, {len(failures)} failed, of {len(programs)}")
    return 1 if failures else 0


def record(program: Program) -> str:
    """Records one program; returns why that can't be done, or ""."""
    fingerprint = program.fingerprint()
    outcome = run_octave(program)
    if outcome.code == 124:
        return f"{program.name}: {outcome.error}"
    if outcome.code == 1 and not outcome.error.startswith("error: "):
        return f"{program.name}: Octave can't run it:\n{outcome.error}"
    golden.write(program, outcome, fingerprint)
    return ""


if __name__ == "__main__":
    sys.exit(main())
