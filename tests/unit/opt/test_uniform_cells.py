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
    ["k:2*k", "zeros(5, 5)", "sprintf('%d', k)", "{k}"],
)
def test_elements_of_other_sizes_stay_in_a_cell(tmp_path: Path, element: str) -> None:
    """Extents differ, or are too many to be copied at each reading."""
    assert "cellasgn" in dumped(tmp_path, QUEUE.replace("[k, -k]", element))
