"""Lists the warnings that programs get, which should all be right.

tools/warnings_given.py               the benchmark suite and every 8th right end-to-end program
tools/warnings_given.py --every 1     all of them
tools/warnings_given.py --all         with the warnings that are off
tools/warnings_given.py FILE…         these
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from mat2c.driver.compilation import Compilation
from mat2c.support.codes import DEFAULT, choose
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options

ROOT = Path(__file__).resolve().parent.parent
E2E = ROOT / "tests" / "e2e"


def right_programs() -> list[Path]:
    """The end-to-end programs that end without an error."""
    single = [p for p in sorted(E2E.glob("*/*.m")) if p.with_suffix(".out").exists()]
    several = sorted(E2E.glob("*/*/main.m"))
    found = [p for p in single if not p.with_suffix(".err").exists()]
    return found + [p for p in several if not p.with_suffix(".err").exists()]


def suite() -> list[Path]:
    """The programs of the benchmark suite."""
    return sorted((ROOT / "bench" / "suite").glob("*/*_driver.m"))


def warnings_of(path: Path, all_of_them: bool) -> Diagnostics:
    """What a translation of a program reports."""
    found = Diagnostics(choose(["all"]) if all_of_them else DEFAULT)
    work = Compilation(path, Options(), found)
    work.warn()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--all", action="store_true")
    chosen = parser.parse_args()
    files = chosen.files or [*suite(), *right_programs()[:: chosen.every]]
    count: Counter[str] = Counter()
    for path in files:
        try:
            found = warnings_of(path, chosen.all)
        except TranslationError as error:
            found = error.diagnostics
        for diagnostic in found.sorted():
            count[diagnostic.code] += 1
            sys.stdout.write(diagnostic.render() + "\n")
    sys.stdout.write(f"{len(files)} programs: {dict(count)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
