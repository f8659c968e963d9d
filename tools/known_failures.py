"""Writes tests/e2e/known_failures.txt: the programs that don't yet do what Octave does.

    known_failures.py [AREA[/NAME]]...

With names, only the lines of those programs are written again.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.e2e.test_generated_c import CHECK, complaints_of
from tests.harness.programs import Program, collect
from tests.harness.settings import settings_for
from tests.harness.verdict import KNOWN_FAILURES, Case, complaint, known_failures, reason

HEAD = """\
# Programs that are known not to do what Octave does: `area/name setting: how it shows`.
# Written by tools/known_failures.py, which is run again when one of them passes.
"""


def main() -> int:
    programs = {p.name: p for only in sys.argv[1:] or [""] for p in collect(only)}
    if not programs:
        print("no such program", file=sys.stderr)
        return 2
    kept = {c: why for c, why in known_failures().items() if sys.argv[1:] and c[0] not in programs}
    found: list[tuple[Case, str]] = []
    with ProcessPoolExecutor(2) as pool:
        for number, pairs in enumerate(pool.map(failures, programs.values()), 1):
            found += pairs
            if number % 50 == 0:
                print(f"{number} of {len(programs)}", file=sys.stderr)
    lines = [
        f"{name} {setting}: {why}\n" for (name, setting), why in sorted([*kept.items(), *found])
    ]
    KNOWN_FAILURES.write_text(HEAD + "".join(lines))
    print(f"{len(programs)} programs, {len({case[0] for case, _ in found})} with failures")
    return 0


def failures(program: Program) -> list[tuple[Case, str]]:
    """The cases of a program that fail, each with a line that says how."""
    said = {s.name: complaint(program, s) for s in settings_for(program.name)}
    said[CHECK] = complaints_of(program)
    return [((program.name, name), reason(text)) for name, text in said.items() if text]


if __name__ == "__main__":
    sys.exit(main())
