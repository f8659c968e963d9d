"""Runs the small programs, or a part of them.

    python -m tests.scope [--turn K/N] [--jobs N] [--texts]    compares mat2c with the answers
    python -m tests.scope --record                             asks Octave for missing answers
    python -m tests.scope --show NAME                          one snippet: source and outputs

With --texts, Octave is asked again what it prints where something differs.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.scope import answers
from tests.scope.check import BOXED, TYPED, asked, differing, of_mat2c, of_octave
from tests.scope.snippets import PER_PROGRAM, programs, snippets


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.scope", description="Runs the small programs.")
    parser.add_argument("--turn", default="0/1", metavar="K/N", help="every Nth program from K on")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--texts", action="store_true", help="show what Octave prints")
    parser.add_argument("--record", action="store_true", help="ask Octave for the answers")
    parser.add_argument("--show", metavar="NAME", help="show one snippet")
    given = parser.parse_args()
    if given.show:
        return show(given.show)
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.record:
            return record(pool)
        turn, of = map(int, given.turn.split("/"))
        return compare(pool, turn, of, given.texts)


def record(pool: ProcessPoolExecutor) -> int:
    """Asks Octave for the answers that are not known, and keeps them as they come."""
    known = answers.read()
    if len(known) != sum(map(len, programs())):  # of another vocabulary
        known = [answers.UNKNOWN] * sum(map(len, programs()))
    starts = range(0, len(known), PER_PROGRAM)
    missing = [n for n, k in enumerate(starts) if answers.UNKNOWN in known[k : k + PER_PROGRAM]]
    for count, (n, found) in enumerate(zip(missing, pool.map(asked, missing), strict=True)):
        known[starts[n] : starts[n] + len(found)] = found
        if count % 50 == 49:
            answers.write(snippets(), known)
    answers.write(snippets(), known)
    return 0


def compare(pool: ProcessPoolExecutor, turn: int, of: int, texts: bool) -> int:
    some = range(turn, len(programs()), of)
    found, count = 0, 0
    for size, reports in pool.map(differing, some, [texts] * len(some)):
        count += size
        found += len(reports)
        for report in reports:
            print(report, flush=True)
    print(f"{count} small programs, {found} differ from Octave")
    return 1 if found else 0


def show(name: str) -> int:
    snippet = next((s for s in snippets() if s.name == name), None)
    if snippet is None:
        print("no such snippet", file=sys.stderr)
        return 2
    print(snippet.functions("f"), *(f"{c}\n" for c in snippet.calls("f")), sep="")
    print("--- octave", *of_octave([snippet]), sep="\n")
    print("--- typed", *of_mat2c([snippet], TYPED), sep="\n")
    print("--- boxed", *of_mat2c([snippet], BOXED), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
