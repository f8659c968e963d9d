"""What libraries are in the eyes of C compilers that tell of all they can."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.build.compiler import PORTABLE, Toolchain
from tests.library.host import Host
from tests.library.test_example_main import LIBRARIES

STRICT = (
    *("-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Wshadow", "-Wcast-qual", "-Werror"),
    *("-Wmissing-prototypes", "-Wdouble-promotion"),
)
FIR = """\
function [y, state] = fir(x, h, state)
  n = numel(x); m = numel(h);
  buf = [state, x];
  y = zeros(1, n);
  for k = 1:n
    s = 0;
    for j = 1:m
      s = s + h(j) * buf(k + m - j);
    end
    y(k) = s;
  end
  state = buf(end-m+2:end);
end
"""
LOOKUP = """\
function z = lookup(xs, table, x)
  i = 1;
  while i < numel(xs) - 1 && x >= xs(i+1)
    i = i + 1;
  end
  a = min(max((x - xs(i)) / (xs(i+1) - xs(i)), 0), 1);
  z = (1 - a) * table(i, 1) + a * table(i+1, 2);
end
"""
MIX = """\
function [y, runs] = mix(a, b, g)
  y = a;
  runs = zeros(1, 0, 'uint8');
  for k = 1:numel(a)
    y(k) = a(k) * g + b(k) * (1 - g);
    runs(end+1) = k;
  end
end
"""
MODES = """\
function r = modes(a, b, mode)
  switch mode
    case 'div'
      if b == 0, error('modes:zero', 'division of %g by zero', a); end
      r = a / b;
    case 'log'
      r = log(a) / log(b);
    otherwise
      error('modes:mode', 'no mode ''%s''', mode);
  end
end
"""
MORE = {
    "fir": (FIR, "double(1,:), double(1,:), double(1,:)"),
    "lookup": (LOOKUP, "double(1,:), double(:,:), double"),
    "mix": (MIX, "int8(1,:), int8(1,:), single"),
    "modes": (MODES, "double, double, char(1,:)"),
}
ALL = {name: (text, args, options) for name, (text, args, options, _) in LIBRARIES.items()}
ALL |= {name: (*given, {}) for name, given in MORE.items()}


@pytest.mark.parametrize("name", ALL)
def test_no_compiler_has_anything_to_say(name: str, tmp_path: Path) -> None:
    text, args, options = ALL[name]
    Host(tmp_path).translate(name, text, args, **options)
    tools = Toolchain.find(None, PORTABLE)
    tools.compile(tmp_path / f"{name}.c", tmp_path / f"{name}.o", *STRICT)
