"""How long translation takes: programs of 100, 1,000 and 10,000 lines, made of functions with
loops, calls, arrays, structs, cells and texts.

    python bench/translate_speed.py [--boxed] [--profile] [LINES …]
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import tempfile
import time
from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

_HEAD = 4  # lines of the program that are not in functions

_FUNCTIONS = (
    """
function total = weigh_{k}(data, limit)
  % sums what is below the limit
  total = 0;
  for i = 1:numel(data)
    if data(i) < limit
      total = total + data(i) * {k};
    elseif data(i) == limit
      total += 1;
    else
      total = total - 0.5;
    end
  end
  while total > 1e6
    total = total / 2;
  end
end
""",
    """
function out = smooth_{k}(x)
  n = numel(x);
  out = zeros(1, n);
  out(1) = x(1);
  for i = 2:n - 1
    out(i) = (x(i - 1) + 2 * x(i) + x(i + 1)) / 4;
  end
  out(n) = x(n);
  out = out .* 2 - mean(out) + max(abs(x));
end
""",
    """
function text = describe_{k}(name, values)
  text = sprintf('%s:', name);
  parts = cell(1, numel(values));
  for i = 1:numel(values)
    switch mod(i, 3)
      case 0
        parts{{i}} = num2str(values(i));
      case {{1, 2}}
        parts{{i}} = upper(name);
      otherwise
        parts{{i}} = '';
    end
  end
  text = [text, ' ', strjoin(parts, ', ')];
  if isempty(strfind(text, 'X')) && ~isempty(name)
    text = strrep(text, name(1), '*');
  end
end
""",
    """
function s = record_{k}(id, varargin)
  s = struct('id', id, 'items', {{{{}}}}, 'sum', 0);
  for i = 1:numel(varargin)
    s.items{{end + 1}} = varargin{{i}};
    if isnumeric(varargin{{i}})
      s.sum = s.sum + sum(varargin{{i}}(:));
    end
  end
  try
    s.first = varargin{{1}};
  catch problem
    s.first = problem.message;
  end
end
""",
    """
function [m, best] = table_{k}(rows, cols)
  m = zeros(rows, cols);
  best = [0, 0];
  for r = 1:rows
    for c = 1:cols
      m(r, c) = sin(r * {k}) + c ^ 2;
      if m(r, c) > m(max(best(1), 1), max(best(2), 1))
        best = [r, c];
      end
    end
  end
  m(:, 1) = m(:, end) * 2;
  m = m' * m;
end
""",
)
_CALLS = (
    "fprintf('%g\\n', weigh_{k}(1:{k}, 3));",
    "v_{k} = smooth_{k}([1, 2, 3, 4, {k}]);",
    "disp(describe_{k}('ab{k}', [1, 2, {k}]))",
    "r_{k} = record_{k}({k}, 'x', [1, 2]); disp(r_{k}.sum)",
    "[m_{k}, b_{k}] = table_{k}(3, 4); disp(b_{k})",
)


def program(lines: int) -> str:
    """A program of about that many lines."""
    functions: list[str] = []
    calls: list[str] = []
    have = _HEAD
    while have < lines:
        k = len(functions) + 1
        text = _FUNCTIONS[k % len(_FUNCTIONS)].format(k=k)
        functions.append(text)
        calls.append(_CALLS[k % len(_CALLS)].format(k=k))
        have += text.count("\n") + 1
    return "\n".join(["1;", *functions, *calls, ""])


def seconds(lines: int, options: Options, profile: bool) -> tuple[int, float, int]:
    """Lines of MATLAB, time of the translation, and lines of C."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "speed.m")
        text = program(lines)
        path.write_text(text, encoding="ascii")
        profiler = cProfile.Profile(time.process_time)
        if profile:
            profiler.enable()
        start = time.process_time()
        made = translate(path, options, Diagnostics())
        taken = time.process_time() - start
        if profile:
            profiler.disable()
            pstats.Stats(profiler).sort_stats("tottime").print_stats(35)
        return text.count("\n"), taken, made.c_text.count("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", nargs="*", type=int, default=[100, 1000, 10_000])
    parser.add_argument("--boxed", action="store_true")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    for count in given.lines:
        lines, taken, c_lines = seconds(count, Options(boxed=given.boxed), given.profile)
        print(f"{lines:6} lines of MATLAB, {c_lines:7} of C: {taken:7.2f} s")


if __name__ == "__main__":
    main()
