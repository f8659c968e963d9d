"""Runs the fuzzers for some minutes and files what they find.

python -m tests.fuzz [--minutes N] [--seed N] [--only random|mutated|damaged]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from tests.fuzz import damaged, mutated, random_programs
from tests.fuzz.compare import Comparison, compared
from tests.fuzz.reduce import reduced
from tests.fuzz.statements import RandomProgram
from tests.harness.programs import ROOT, collect

FOLDER = ROOT / "build" / "fuzz"
AT_ONCE = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.fuzz", description="Runs the fuzzers.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", choices=sorted(ROUNDS))
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    random = Random(given.seed)
    print(f"seed {given.seed}; what is found goes to {FOLDER}")
    end = time.monotonic() + 60 * given.minutes
    tried = found = 0
    while time.monotonic() < end:
        for kind in [given.only] if given.only else ROUNDS:
            count, bad = ROUNDS[kind](random)
            tried, found = tried + count, found + bad
    print(f"{tried} programs, {found} findings")
    return 1 if found else 0


def _random_round(random: Random) -> tuple[int, int]:
    programs = [random_programs.program(random) for _ in range(AT_ONCE)]
    found = 0
    for program, said in zip(programs, compared(programs), strict=True):
        if said.others:
            found += 1
            small = reduced(program, partial(_differ, settings=list(said.others)[:1]))
            text = small.functions("f") + "".join(f"{call}\n" for call in small.calls("f"))
            _file("random", f"1;\n{text}", compared([small])[0])
    return len(programs), found


def _differ(programs: Sequence[RandomProgram], settings: Sequence[str]) -> list[bool]:
    return [bool(said.others) for said in compared(programs, settings)]


def _mutated_round(random: Random) -> tuple[int, int]:
    found = 0
    chosen = random.sample(mutated.sources(), AT_ONCE // 4)
    for program in chosen:
        lines = mutated.mutated(program, random)
        if (said := mutated.compared(lines)).others:
            found += 1
            lines = _fewer_lines(lines)
            _file("mutated", "\n".join(lines) + "\n", mutated.compared(lines) or said)
    return len(chosen), found


def _fewer_lines(lines: list[str]) -> list[str]:
    """Leaves out lines, many at first, as long as the program differs."""
    width = len(lines) // 2
    while width:
        k = 0
        while k < len(lines):
            less = lines[:k] + lines[k + width :]
            if less and mutated.compared(less).others:
                lines = less
            else:
                k += width
        width //= 2
    return lines


def _damaged_round(random: Random) -> tuple[int, int]:
    found = 0
    chosen = random.sample(collect(), AT_ONCE)
    for program in chosen:
        source = damaged.damaged(program.path.read_bytes(), random)
        if said := damaged.complaint(source):
            found += 1
            _file("damaged", source.decode("latin-1"), Comparison("", {"translation": said}))
    return len(chosen), found


def _file(kind: str, text: str, said: Comparison) -> None:
    """Keeps a finding, under the next number that is free."""
    number = sum(1 for _ in FOLDER.glob(f"{kind}_*.m")) + 1
    path = FOLDER / f"{kind}_{number:03}.m"
    path.write_text(text, encoding="latin-1")
    path.with_suffix(".out").write_text(said.octave, encoding="latin-1")
    path.with_suffix(".txt").write_text(said.account, encoding="utf-8")
    print(f"{_shown(path)}: {', '.join(said.others)}", flush=True)


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


ROUNDS = {"random": _random_round, "mutated": _mutated_round, "damaged": _damaged_round}


if __name__ == "__main__":
    raise SystemExit(main())
