"""How fast the frontend parses: lines a second, and whether time grows linearly.

    python bench/parse_speed.py [--check]

`--check` fails below the floor of 5,000 lines a second on the file of 10,000 lines.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mat2c.frontend import parse_source  # noqa: E402
from mat2c.support.diagnostics import Diagnostics, Source  # noqa: E402  # the tree goes first

FLOOR = 5_000
#: Ordinary code, without comments: they would flatter the number.
_TEMPLATE = """\
function [r, count] = step{n}(u, v, options)
if nargin < 3 || isempty(options), options = struct('tol', 1e-6, 'max', 100); end
r = zeros(size(u, 1), size(u, 2)); count = 0;
for i = 2:size(u, 1) - 1
  for j = 2:size(u, 2) - 1
    r(i, j) = (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1) - 4*u(i, j)) / (dx^2 + eps);
    if abs(r(i, j) - v(i, j)) > options.tol && count < options.max
      count = count + 1;
      w{{count, 1}} = [i -j; r(i, j)' v(end, j).^2];
    elseif any(isnan(r(:, j)))
      fprintf('%d: not a number in column %d\\n', i, j);
    end
  end
end
while norm(r(:), 2) > 1e-3 * options.tol, r = r ./ 2 - 0.5 .* v.'; end
f = @(x, y) x .* exp(-(x.^2 + y.^2)) + sum(cellfun(@numel, w));
names = {{'alpha', 'beta'; "gamma", f(1, 2)}};
switch lower(names{{1}}), case {{'alpha', 'beta'}}, hold on; otherwise, disp(names); end
try, r = chol(r' * r); catch err, disp(err.message); end
end
"""


def program(lines: int) -> str:
    """A program of at least so many lines."""
    copies = -(-lines // _TEMPLATE.count("\n"))
    return "".join(_TEMPLATE.format(n=n) for n in range(copies))


def seconds(text: str, repeats: int = 3) -> float:
    """The best processor time of a few parses."""
    best = float("inf")
    for _ in range(repeats):
        diagnostics = Diagnostics()
        started = time.process_time()
        parse_source(Source("bench.m", text), diagnostics)
        best = min(best, time.process_time() - started)
        assert not diagnostics.has_errors, diagnostics.sorted()[0].render()
    return best


def import_milliseconds() -> float:
    """What `import mat2c.frontend` costs a fresh interpreter."""
    code = (
        "import sys, time; sys.path.insert(0, sys.argv[1]); t = time.perf_counter();"
        "import mat2c.frontend; print(time.perf_counter() - t)"
    )
    times = []
    for _ in range(5):
        command = [sys.executable, "-c", code, str(ROOT)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return 1000 * min(times)


def main() -> int:
    seconds(program(100))  # the tables are loaded here, or made
    rates = {}
    for lines in (1_000, 10_000, 40_000):
        text = program(lines)
        count = text.count("\n")
        taken = seconds(text)
        rates[lines] = count / taken
        print(f"{count:6} lines  {taken:7.3f} s  {rates[lines]:9,.0f} lines/s")
    print(f"import mat2c.frontend: {import_milliseconds():.0f} ms")
    return 1 if "--check" in sys.argv[1:] and rates[10_000] < FLOOR else 0


if __name__ == "__main__":
    sys.exit(main())
