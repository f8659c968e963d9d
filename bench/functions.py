"""The time of functions of the library, beside Octave's (`make bench-functions`).

    functions.py [--only NAME]... [--sizes N,N…] [--least SECONDS] [--rounds N]

For each call of `function_calls.py` a program is made that repeats it until it takes `--least`
seconds, at each size and for double and single, and prints the best time of a call. mat2c's program
and Octave run in turns, `--rounds` times; what they give must agree. The table and pictures of it
are written to bench/out, too (`pages.py`).
"""

from __future__ import annotations

import argparse
import math
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pages
from function_calls import ONLY_DOUBLE, RANDOM, calls

OCTAVE = ["octave", "--no-gui", "--norc", "--no-history", "--quiet"]
MAT2C = [sys.executable, "-m", "mat2c", "build"]
TIMEOUT = 120
CLOSE = 1e-4
"""How far results may be apart; single precision, sums in another order."""

PROGRAM = """\
1;
function s = repeated (x, A, t, n)
  s = 0;
  for k = 1:n
    x(1) = 1 / (1 + k);
    r = CALL;
    if iscell (r) || isstruct (r) || islogical (r) && isempty (r)
      s = s + numel (r);
    elseif ~isempty (r)
      s = s + abs (double (r(1))) + abs (double (r(end)));
    end
  end
end
function measure (x, m)
  side = max (3, round (sqrt (m)));
  A = reshape (mod ((1:side^2) * 0.618033988749895, 1), side, side);
  A = cast (A * A' / side + eye (side), class (x));
  t = char (97 + floor (26 * double (x)));
  n = 1;
  seconds = 0;
  s = repeated (x, A, t, 1);
  used = 0;
  while seconds < LEAST && n < 1e7
    from = tic;
    used = used + repeated (x, A, t, n);
    seconds = toc (from);
    best = seconds / n;
    n = 2 * n;
  end
  for k = 1:2
    from = tic;
    used = used + repeated (x, A, t, n / 2);
    best = min (best, toc (from) / (n / 2));
  end
  printf ("%.6g %.6g %d\\n", best, s, used > 0);
end
for m = [SIZES]
  x = mod ((1:m) * 0.618033988749895, 1);
  measure (x, m);
  SINGLE
end
"""


@dataclass(slots=True)
class Measured:
    """One function: by size and class the seconds of a call in mat2c and in Octave."""

    name: str
    times: dict[str, tuple[float, float]] = field(default_factory=dict)
    note: str = ""


def main() -> int:
    options = parse_options()
    known = calls()
    if unknown := [name for name in options.only or () if name not in known]:
        print(f"no such function: {', '.join(unknown)}", file=sys.stderr)
        return 2
    settings = [f"{size}{cls}" for size in options.sizes.split(",") for cls in ("", "s")]
    text = tell(f"{'ns of a call':<14}" + "".join(f"{s:>26}" for s in settings))
    found = []
    with tempfile.TemporaryDirectory(prefix="mat2c-functions-") as folder:
        for name in options.only or known:
            found.append(measured(name, known[name], settings, Path(folder), options))
            text += tell(line(found[-1], settings))
    text += "".join(tell(summary(found, setting)) for setting in settings)
    rows = {m.name: {s: ours / theirs for s, (ours, theirs) in m.times.items()} for m in found}
    chart = pages.Chart("ratio", "time of a call, Octave = 1", rows, 1.0)
    pages.write("functions", "Functions of the library", text, [chart])
    return 0


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Time of functions of the library.")
    parser.add_argument("--only", action="append", metavar="NAME", help="only this function")
    parser.add_argument("--sizes", default="10,1000,100000", help="numbers of elements")
    parser.add_argument("--least", type=float, default=0.02, metavar="SECONDS")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="runs (default 3)")
    return parser.parse_args()


def tell(told: str) -> str:
    """Prints a line, and returns it."""
    print(told, flush=True)
    return f"{told}\n"


def measured(
    name: str, call: str, settings: list[str], folder: Path, options: argparse.Namespace
) -> Measured:
    """Runs both programs; says in a note why there is nothing to compare."""
    result = Measured(name)
    double_only = name in ONLY_DOUBLE
    program = PROGRAM.replace("CALL", call).replace("LEAST", str(options.least))
    program = program.replace("SIZES", options.sizes.replace(",", " "))
    program = program.replace("SINGLE", "" if double_only else "measure (single (x), m);")
    source = folder / "timed.m"
    source.write_text(program, encoding="utf-8")
    try:
        run([*MAT2C, source.name, "-o", "timed"], folder)
        rounds = [
            (timings(run(["./timed"], folder)), timings(run([*OCTAVE, source.name], folder)))
            for _ in range(options.rounds)
        ]
    except subprocess.CalledProcessError as error:
        result.note = (error.stderr or error.stdout).strip().splitlines()[-1][:60]
        return result
    except (OSError, subprocess.TimeoutExpired) as error:
        result.note = str(error)[:60]
        return result
    kept = settings[::2] if double_only else settings
    ours, theirs = (best(list(runs)) for runs in zip(*rounds, strict=True))
    for setting, mine, octave in zip(kept, ours, theirs, strict=True):
        result.times[setting] = mine[0], octave[0]
        is_same = math.isclose(mine[1], octave[1], rel_tol=CLOSE, abs_tol=CLOSE)
        if not is_same and name not in RANDOM:
            result.note = f"{setting}: {mine[1]:g}, in Octave {octave[1]:g}"
    return result


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, check=True, timeout=TIMEOUT, capture_output=True, text=True
    )
    return done.stdout


def best(runs: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    """The least time of each line over some runs, and the digest, which is that of all."""
    return [min(lines) for lines in zip(*runs, strict=True)]


def timings(printed: str) -> list[tuple[float, float]]:
    """The time of a call, and a digest of its result, from each line that a program printed."""
    lines = [told.split() for told in printed.splitlines()]
    return [(float(seconds), float(digest)) for seconds, digest, _ in lines]


def line(result: Measured, settings: list[str]) -> str:
    cells = [f"{result.name:<14}"]
    for setting in settings:
        ours, theirs = result.times.get(setting, (0.0, 0.0))
        shown = f"{1e9 * ours:,.0f} ({theirs / ours:.2f})" if ours else ""
        cells.append(f"{shown:>26}")
    return "".join(cells) + (f"  {result.note}" if result.note else "")


def summary(found: list[Measured], setting: str) -> str:
    """How many times as fast as Octave's calls are, and which ones are slower."""
    timed = [(m.name, *m.times[setting]) for m in found if setting in m.times]
    if not timed:
        return f"{setting}: nothing measured"
    ratios = {name: theirs / ours for name, ours, theirs in timed}
    slower = sorted((ratio, name) for name, ratio in ratios.items() if ratio < 1)
    told = ", ".join(f"{name} {ratio:.2f}" for ratio, name in slower) or "none"
    mean = f"{statistics.geometric_mean(ratios.values()):.2f} times as fast as Octave"
    return f"{setting}: {mean}; {len(slower)} of {len(ratios)} slower: {told}"


if __name__ == "__main__":
    sys.exit(main())
