"""Writes tests/e2e/agreed.txt: the programs that do what Octave does, and at which settings.

    agreed.py [--only SETTING]... [AREA[/NAME]]...

With names or settings only those are tried again; what is not tried keeps its line.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.e2e.test_generated_c import CHECK, complaints_of
from tests.harness.programs import Program, collect
from tests.harness.settings import settings_for
from tests.harness.verdict import AGREED, Case, agreed, complaint

HEAD = """\
# Programs that print what Octave prints, and the settings at which they were seen to do so.
# Written by tools/agreed.py. `make test` runs a part of these, `make test-long` all.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes tests/e2e/agreed.txt.")
    parser.add_argument("names", nargs="*", metavar="AREA[/NAME]")
    parser.add_argument("--only", action="append", metavar="SETTING")
    args = parser.parse_args()
    programs = {p.name: p for only in args.names or [""] for p in collect(only)}
    with ProcessPoolExecutor(2) as pool:
        tried = dict(
            zip(programs, pool.map(partial(verdicts, args.only), programs.values()), strict=True)
        )
    kept = {c for c in agreed() if c[1] not in tried.get(c[0], {})}
    found = {(name, s) for name, said in tried.items() for s, good in said.items() if good}
    AGREED.write_text(HEAD + "".join(lines(kept | found)))
    print(f"{len(found)} of {sum(map(len, tried.values()))} cases agree")
    return 0


def verdicts(only: list[str] | None, program: Program) -> dict[str, bool]:
    """Whether a program agrees, by setting."""
    said = {
        s.name: not complaint(program, s)
        for s in settings_for(program.name)
        if only is None or s.name in only
    }
    if only is None or CHECK in only:
        said[CHECK] = not complaints_of(program)
    return said


def lines(cases: set[Case]) -> list[str]:
    """A line for each program."""
    by_name: dict[str, list[str]] = {}
    for name, setting in sorted(cases):
        by_name.setdefault(name, []).append(setting)
    return [f"{name} {' '.join(settings)}\n" for name, settings in by_name.items()]


if __name__ == "__main__":
    raise SystemExit(main())
