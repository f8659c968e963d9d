"""Tries programs at all settings and says where they don't do what Octave does.

    agreed.py [--only SETTING]... [AREA[/NAME]]...

What has to stay so for a while is a line of tests/e2e/failing.txt.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.e2e.test_generated_c import complaints_of
from tests.harness.programs import Program, collect
from tests.harness.settings import settings_for
from tests.harness.verdict import CHECK, complaint


def main() -> int:
    parser = argparse.ArgumentParser(description="Tries programs at all settings.")
    parser.add_argument("names", nargs="*", metavar="AREA[/NAME]")
    parser.add_argument("--only", action="append", metavar="SETTING")
    args = parser.parse_args()
    programs = {p.name: p for only in args.names or [""] for p in collect(only)}
    bad = 0
    with ProcessPoolExecutor(2) as pool:
        tried = pool.map(partial(differing, args.only), programs.values())
        for name, settings in zip(programs, tried, strict=True):
            if settings:
                bad += 1
                print(name, *settings, flush=True)
    print(f"{len(programs)} programs, {bad} differ from Octave")
    return 1 if bad else 0


def differing(only: list[str] | None, program: Program) -> list[str]:
    """The settings at which a program doesn't agree."""
    found = [
        setting.name
        for setting in settings_for(program.name)
        if (only is None or setting.name in only) and complaint(program, setting)
    ]
    if (only is None or CHECK in only) and complaints_of(program):
        found.append(CHECK)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
