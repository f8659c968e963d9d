"""Aggregates become their parts across functions, where that pays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed, dumped

NEWTON = """function x = newton(g, x)
  for k = 1:20
    x = x - g(x) / (2*x);
  end
end
"""


def test_a_handle_passes_as_what_it_has_captured(tmp_path: Path) -> None:
    text = f"c = rand + 1;\nx = newton(@(x) x^2 - c, 2);\nprintf('%g\\n', x)\n{NEWTON}"
    made = dumped(tmp_path, text)
    assert "closure" not in made
    assert "func @newton(g_c)" in made
    assert boxed(tmp_path, text) == []


def test_handles_in_handles_are_taken_apart_from_the_outside(tmp_path: Path) -> None:
    text = """c = rand;
f = @(x) x - c;
g = @(x, y) f(x) * f(y);
printf('%g\\n', g(1, 2), f(3))
"""
    assert boxed(tmp_path, text) == []


def test_what_wants_the_whole_gets_it_in_front(tmp_path: Path) -> None:
    text = """s = struct('k', rand, 'm', 2);
f = @(x) s.k*x + s.m;
t = 0;
for n = 1:10
  t = t + f(n);
end
printf('%g\\n', t)
s
"""
    made = dumped(tmp_path, text)
    assert "closure" not in made
    assert made.index("setfield") > made.index("printf")


def test_a_cell_of_arrays_passes_as_its_elements(tmp_path: Path) -> None:
    text = """W = {rand(2, 3), rand(3, 1)};
for n = 1:50
  W = scaled(W);
end
printf('%g\\n', W{2})
function W = scaled(W)
  for k = 1:numel(W)
    W{k} = W{k} / 2;
  end
end
"""
    made = dumped(tmp_path, text)
    assert "cellasgn" not in made
    assert boxed(tmp_path, text) == []


def test_parts_that_come_back_as_they_were_do_not_pass(tmp_path: Path) -> None:
    text = """p = struct('x', rand, 'table', rand(9), 'name', 'p');
f = @(p, h) moved(p, h);
for n = 1:10
  p = f(p, 0.1);
end
printf('%g\\n', p.x, p.table(3))
function p = moved(p, h)
  p.x = p.x + h;
end
"""
    assert "func @moved(p_x) -> (p_x)" in dumped(tmp_path, text)
    assert boxed(tmp_path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        # other parts on another way
        "s.a = rand;\nif s.a > 0.5, s.b = 1; end\nf = @() s;\nt = f();\ndisp(t.a)\n",
        # a cell is read by a number that is not known
        "c = {rand(2), rand(3)};\nf = @(k) c{k};\ndisp(f(1 + (rand > 0.5)))\n",
    ],
)
def test_what_differs_from_way_to_way_stays_whole(tmp_path: Path, text: str) -> None:
    assert boxed(tmp_path, text) != []


SET_SOMETIMES = """v = rand(1, 5);
[k, part] = first_above(v, 0.5);
printf('%d %d\\n', k, part)
function [k, part] = first_above(v, limit)
  for i = 1:numel(v)
    if v(i) > limit
      k = i;
      part = v + 1;
    end
  end
end
"""


def test_outputs_that_may_be_left_undefined_pass_with_a_flag(tmp_path: Path) -> None:
    assert boxed(tmp_path, SET_SOMETIMES) == []
    made = dumped(tmp_path, SET_SOMETIMES)
    assert "-> (k, k_given, part, part_given)" in made


def test_outputs_that_nobody_asks_for_are_not_computed(tmp_path: Path) -> None:
    text = SET_SOMETIMES.replace("[k, part] = first", "k = first").replace(", part)\nf", ")\nf")
    made = dumped(tmp_path, text)
    assert "return %k" in made
    assert "%part" not in made


def test_what_functions_that_call_each_other_return_as_it_came_is_not_passed_back(
    tmp_path: Path,
) -> None:
    text = """s.text = sprintf('%d', 10 * rand); s.pos = 1;
[n, s] = first(s, 3);
printf('%d %d %s\\n', n, s.pos, s.text)
function [n, s] = first(s, k)
  n = numel(s.text);
  if k > 0, [n, s] = second(s, k - 1); end
end
function [n, s] = second(s, k)
  s.pos = s.pos + 1;
  [n, s] = first(s, k);
end
"""
    made = dumped(tmp_path, text)
    assert "-> (n, s_pos)" in made and "-> (n, s_text" not in made


def test_a_struct_that_a_loop_sets_first_is_taken_apart(tmp_path: Path) -> None:
    text = """for k = 1:3
  s = struct('x', rand, 'name', 'n');
  [t, s] = step(s);
end
printf('%g %g\\n', t, s.x)
function [t, s] = step(s)
  t = s.x;
  if t > 2, [t, s] = step(s); end
  s.x = t + 1;
end
"""
    assert boxed(tmp_path, text) == []
