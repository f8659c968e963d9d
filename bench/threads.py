"""Time of programs on threads of OpenMP, beside the same without them.

    threads.py [--runs N] [--threads N]... [--least] [NAME]...

For each program the least wall time and the least time of processors of some runs, without
`--openmp` and with so many threads. With `--least`, how long a loop over elements must be for two
threads to pay, which `LEAST_WORK` in `mat2c/lir/loops/threads.py` is taken from.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from mat2c.api import build_program
from mat2c.support.options import Options

HEAT = """
n = 1000; u = zeros(n, n); u(1, :) = 1; v = u;
for t = 1:200
  parfor j = 2:n-1
    for i = 2:n-1
      v(i, j) = u(i, j) + 0.2 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1) - 4 * u(i, j));
    end
  end
  w = u; u = v; v = w;
end
printf("%.12g\\n", sum(u(:)));
"""
N_BODY = """
n = 2000; k = (1:n)'; p = [cos(k), sin(2 * k), mod(k, 5) / 5]; m = 1 + mod(k, 3); a = zeros(n, 3);
for t = 1:10
  parfor i = 1:n
    x = 0; y = 0; z = 0;
    for j = 1:n
      dx = p(j, 1) - p(i, 1); dy = p(j, 2) - p(i, 2); dz = p(j, 3) - p(i, 3);
      r = dx * dx + dy * dy + dz * dz + 0.01;
      f = m(j) / (r * sqrt(r));
      x = x + f * dx; y = y + f * dy; z = z + f * dz;
    end
    a(i, 1) = x; a(i, 2) = y; a(i, 3) = z;
  end
  p = p + 1e-4 * a;
end
printf("%.12g\\n", sum(p(:)));
"""
ELEMENTS = """
x = (1:2e6) / 2e6; y = x;
for t = 1:40
  y = sqrt(x + 0.5 * y) .* exp(-y);
end
printf("%.12g\\n", sum(y));
"""
PI = """
n = 5e7; h = 1 / n; s = 0;
parfor k = 1:n
  x = (k - 0.5) * h;
  s = s + 4 / (1 + x * x);
end
printf("%.12g\\n", s * h);
"""
PROGRAMS = {"heat": HEAT, "n_body": N_BODY, "elements": ELEMENTS, "pi": PI}
LENGTHS = tuple(1 << k for k in range(12, 21))
LOOP = """
n = {n}; x = (1:n) / n; y = x;
for t = 1:{times}
  y = 2 * x + 0.5 * y;
end
printf("%.12g\\n", y(3));
"""


def built(name: str, body: str, folder: Path, openmp: bool) -> Path:
    """The executable of a function with a body."""
    source, made = folder / f"{name}.m", folder / f"{name}{'_openmp' if openmp else ''}"
    source.write_text(f"function {name}{body}end\n")
    build_program(source, made, Options(openmp=openmp))
    return made


def measured(program: Path, threads: int, runs: int) -> tuple[float, float, bytes]:
    """The least wall time and processor time of some runs, and what the program printed."""
    environment = os.environ | {"OMP_NUM_THREADS": str(threads)}
    walls, users, printed = list[float](), list[float](), b""
    for _ in range(runs):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        printed = subprocess.run([program], env=environment, stdout=subprocess.PIPE).stdout
        walls.append(time.perf_counter() - start)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        users.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(walls), min(users), printed


def compare(names: Sequence[str], counts: Sequence[int], runs: int, folder: Path) -> None:
    print(f"{'program':12}{'threads':>10}{'wall s':>10}{'cpu s':>10}  prints")
    for name in names:
        plain, parallel = (built(name, PROGRAMS[name], folder, way) for way in (False, True))
        for count in (0, *counts):
            wall, cpu, said = measured(parallel if count else plain, max(count, 1), runs)
            shown = str(count) if count else "-"
            print(f"{name:12}{shown:>10}{wall:10.3f}{cpu:10.3f}  {said.decode().strip()}")


def least(runs: int, folder: Path) -> None:
    """Times of a short loop by length, on one thread and on two."""
    from mat2c.lir.loops import threads

    print(f"{'elements':>10}{'one us':>10}{'two us':>10}")
    threads.LEAST_WORK = 1
    for length in LENGTHS:
        times = (1 << 26) // length
        body = LOOP.format(n=length, times=times)
        plain, parallel = (built(f"loop_{length}", body, folder, way) for way in (False, True))
        one, two = (measured(p, 2, runs)[0] / times * 1e6 for p in (plain, parallel))
        print(f"{length:10}{one:10.2f}{two:10.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PROGRAMS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--threads", type=int, action="append")
    parser.add_argument("--least", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if given.least:
            least(given.runs, Path(folder))
        else:
            compare(given.names or [*PROGRAMS], given.threads or [1, 2], given.runs, Path(folder))


if __name__ == "__main__":
    main()
