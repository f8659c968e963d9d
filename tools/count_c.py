"""Counts what a reader of generated C stumbles over.

    python tools/count_c.py [PATTERN …] [--every N]

The programs are those of bench/suite and tests/e2e whose path holds one of the patterns.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections import Counter
from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options

ROOT = Path(__file__).resolve().parents[1]
WIDE = 120
PATTERNS = {
    "declarations with 0 or NULL at first": r"^ +[a-z][\w ]* \**\w+ = (0|NULL|false|\{0\});",
    "declarations with a value": r"^ +(const )?[a-z]\w* \w+ = (?!0;|NULL|false|\{0\})",
    "constants among these": r"^ +const [a-z]\w* \w+ = ",
    "loops from 0 with a temporary": r"for \((ptrdiff_t )?t\d+ = 0;",
    "loops with a counter of their own": r"for \(ptrdiff_t ",
    "temporaries": r"^ +(const )?[a-z]\w* t\d+ = ",
    "printf and disp of boxes": r"m2c_fn_(f?printf|disp)\b.*m2c_box_",
    "memmove": r"\bmemmove\(",
    "sizes in bytes": r"m2c_c?alloc\((1, )?\d+\)",
    "parentheses around a right side": r" = \([^()]*\);",
    "x = x + y": r"^ +(\w+(?:\[[^\]]*\])?) = \1 [-+*/] ",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("patterns", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    given = parser.parse_args()
    found = sorted([*ROOT.glob("bench/suite/*/*_driver.m"), *ROOT.glob("tests/e2e/*/*.m")])
    wanted = [f for f in found if not given.patterns or any(p in str(f) for p in given.patterns)]
    counts: Counter[str] = Counter()
    ratios = []
    for path in wanted[:: given.every]:
        try:
            text = translate(path, Options(), Diagnostics()).c_text
        except TranslationError:
            continue
        lines = text.splitlines()
        source = [line for line in path.read_bytes().splitlines() if line.strip()]
        ratios.append(len(lines) / max(1, len(source)))
        counts["files"] += 1
        counts["lines"] += len(lines)
        counts[f"lines over {WIDE} columns"] += sum(len(line) > WIDE for line in lines)
        for name, pattern in PATTERNS.items():
            counts[name] += len(re.findall(pattern, text, re.MULTILINE))
    for name, count in counts.items():
        print(f"{count:8} {name}")
    print(f"{statistics.median(ratios):8.2f} lines of C for a line of MATLAB (median)")


if __name__ == "__main__":
    main()
