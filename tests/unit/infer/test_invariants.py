"""infer/invariants: inequalities that hold at joins, so that what a loop grows needs no check."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs, ops

STACK = """\
function r = f(a)
s = [];
n = 0;
r = 0;
while a > 1
  if mod(a, 2) == 0
    n = n + 1;
    s(n) = a;
  end
  a = floor(a / 3);
end
while n > {low}
  r = r + s({top});
  n = n - 1;
end
end
"""


@pytest.mark.parametrize(("low", "top"), [("0", "n"), ("1", "n - 1")])
def test_a_stack_is_as_long_as_its_counter(low: str, top: str) -> None:
    assert ops(STACK.format(low=low, top=top), "double")["checkindex"] == 0


@pytest.mark.parametrize(("low", "top"), [("0", "n + 1"), ("-1", "n"), ("0", "n - 1")])
def test_what_does_not_follow_is_checked(low: str, top: str) -> None:
    assert ops(STACK.format(low=low, top=top), "double")["checkindex"] == 1


def test_a_counter_that_runs_ahead_is_checked() -> None:
    text = STACK.format(low="0", top="n").replace("s(n) = a;", "s(n) = a; n = n + 1;")
    assert ops(text, "double")["checkindex"] == 1


SPLIT = """\
function r = f(a, t)
x = zeros(1, 6);
x(1, 1:6) = a;
m = 1;
busy = true;
while busy
  n = m;
  busy = false;
  for p = n:-1:1
    row = x(p, :);
    if row(1) > t
      x(p+1:m+1, :) = x(p:m, :);
      m = m + 1;
      x(p, :) = row / 2;
      busy = true;
    end
  end
end
r = x(1:m, 2);
end
"""


def test_rows_that_are_split_in_a_loop() -> None:
    """One statement grows the matrix; nothing else asks for its extents."""
    found = instrs(SPLIT, "double(1,6), double")
    assert not any(i.op == "checkindex" for i in found)
    assert [i.payload.grow for i in found if i.op == "subsasgn" and i.payload.grow] == [(0,)]
