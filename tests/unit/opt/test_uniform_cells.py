"""Cells of elements that are alike become dense arrays, also where a loop fills them first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed, dumped

QUEUE = """n = ceil(10*rand);
q = {};
for k = 1:n
  q{end+1} = [k, -k];
end
t = 0;
while ~isempty(q)
  p = q{1};
  q(1) = [];
  t = t + p(1);
end
printf('%d\\n', t)
"""


def test_a_queue_of_pairs_is_an_array_of_two_rows(tmp_path: Path) -> None:
    assert boxed(tmp_path, QUEUE) == []
    made = dumped(tmp_path, QUEUE)
    assert "cellasgn" not in made
    assert "double[2," in made


def test_a_cell_of_numbers_has_the_extents_of_its_array(tmp_path: Path) -> None:
    text = """n = ceil(10*rand);
c = {};
for k = 1:n
  c{end+1} = k;
end
printf('%d %d\\n', size(c), c{n})
"""
    assert boxed(tmp_path, text) == []


def test_an_array_passes_through_calls(tmp_path: Path) -> None:
    text = """q = pairs(ceil(10*rand));
t = 0;
for k = 1:numel(q)
  t = t + sum(q{k});
end
printf('%d\\n', t)
function q = pairs(n)
  q = {};
  for k = 1:n
    q{end+1} = [k k];
  end
end
"""
    assert boxed(tmp_path, text) == []
    assert "cell" not in dumped(tmp_path, text)


def test_a_few_steps_read_by_number_are_an_array(tmp_path: Path) -> None:
    text = """steps = {[0 1], [1 0], [0 -1], [-1 0]};
p = [0 0];
for k = 1:100
  p = p + steps{ceil(4*rand)};
end
printf('%d\\n', p)
"""
    assert boxed(tmp_path, text) == []


FILLED = """n = ceil(10*rand);
c = cell(1, n);
for k = 1:n
  {body}
end
t = 0;
for k = 1:n
  t = t + sum(c{{k}});
end
printf('%d\\n', t)
"""


def test_a_loop_that_fills_a_cell_tells_its_elements(tmp_path: Path) -> None:
    assert boxed(tmp_path, FILLED.format(body="c{k} = [k k];")) == []


@pytest.mark.parametrize(
    "body",
    [
        "if k ~= 3, c{k} = [k k]; end",  # one may be left
        "if k == 3, break, end, c{k} = [k k];",
        "c{k} = [k k]; if k > 1, c{k} = c{k} + sum(c{1}); end",  # it is read in between
        "c{max(k - 1, 1)} = [k k];",
    ],
)
def test_other_loops_do_not(tmp_path: Path, body: str) -> None:
    assert "filled" not in dumped(tmp_path, FILLED.format(body=body))


@pytest.mark.parametrize(
    "element",
    ["k:2*k", "zeros(5, 5)", "sprintf('%d', k)", "{sprintf('%d', k)}"],
)
def test_elements_of_other_sizes_stay_in_a_cell(tmp_path: Path, element: str) -> None:
    """Extents differ, or are too many to be copied at each reading."""
    assert "cellasgn" in dumped(tmp_path, QUEUE.replace("[k, -k]", element))


def test_long_rows_are_read_where_they_are(tmp_path: Path) -> None:
    text = """n = 20; A = cell(1,n); B = cell(1,n);
for i = 1:n, A{i} = 2*ones(1,200); B{i} = i*ones(1,200); end
s = 0;
for i = 1:n
  for j = 1:n, s = s + sum(A{i}.*B{j}); end
end
printf('%g %g\\n', s, A{3}(7));
"""
    assert boxed(tmp_path, text) == []
    made = dumped(tmp_path, text)
    assert "reshape" not in made
    assert "sum (times (subsref" in made.replace("builtin (times", "sum (times")


def test_a_number_of_an_element_is_set_in_its_place(tmp_path: Path) -> None:
    text = """A = {[1 2 3 4], [11 12 13 14], [42 42 42 42]};
k = ceil(3*rand); s = 0;
A{2}(3) = 7;
for i = 1:3, s = s + A{i}(3); end
disp(s)
"""
    assert boxed(tmp_path, text) == []
    assert "assignpath" not in dumped(tmp_path, text)


@pytest.mark.parametrize("change", ["A{2}(5) = 7;", "A{4}(1) = 7;", "A{k}(1) = 7;"])
def test_what_may_change_the_extents_stays_boxed(tmp_path: Path, change: str) -> None:
    text = f"""A = {{[1 2 3 4], [11 12 13 14], [42 42 42 42]}};
k = ceil(9*rand); s = 0;
{change}
for i = 1:3, s = s + A{{i}}(3); end
disp(s)
"""
    assert boxed(tmp_path, text) != []


def test_a_row_that_is_read_behind_a_change_is_a_copy(tmp_path: Path) -> None:
    text = """n = ceil(10*rand); z = cell(1, n);
for k = 1:n, z{k} = [k, -k]; end
s = 0;
for k = 1:n
  v = z{k}; z{k}(1) = 5;
  s = s + v(1);
end
disp(s)
"""
    assert boxed(tmp_path, text) == []
    made = dumped(tmp_path, text)
    assert made.index("piece=true") < made.index("subsasgn", made.index("piece=true"))
