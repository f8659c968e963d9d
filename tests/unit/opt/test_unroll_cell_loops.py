"""opt/unroll: which loops over cells are written out, and what inference then knows."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Function
from mat2c.ir.verify import verify
from tests.unit.compiled import inferred, ops, types

MIXED = "c = {1, 'two', true};\n"


def loops(text: str) -> int:
    """How many loops the analysed entry has."""
    function: Function = inferred(text)[0].function
    verify(function, "unroll")
    return sum(block.loop is not None for block in function.blocks)


OPTIONS = """1;
function [tol, name] = options (varargin)
  tol = 1; name = 'none';
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case {'tol', 'tolerance'}
        tol = varargin{k+1};
      case 'name'
        name = varargin{k+1};
      otherwise
        error ('unknown %s', varargin{k});
    end
  end
end
"""


def test_options_have_the_types_that_they_are_given() -> None:
    found = types(
        OPTIONS
        + "[tol, name] = options ('Name', 'abc', 'tol', 4);\nx = tol + 1; y = [name, 'd']; x, y"
    )
    assert found["x"] == "double[1,1]=5"
    assert found["y"] == "char[1,4]='abcd'"
    found = types(OPTIONS + "[tol, name] = options ();\nx = tol + 1; x")
    assert found["x"] == "double[1,1]=2"


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ("for k = 1:3, x = c{k}; end", 0),
        ("for x = c, y = x{1}; end", 0),
        ("for k = 1:3, if k > 1, x = c{k}; else, x = 2; end, end", 0),
        ("for k = 1:3, for j = 1:k, x = c{k}; end, end", 3),  # the inner ones, three of them
        ("for k = 1:3, try, x = c{k} + 1; catch e, x = e.message; end, end", 0),
        ("for k = 1:3, x = c{k}; if ischar (x), error ('text'); end, end", 0),
    ],
)
def test_written_out(body: str, left: int) -> None:
    assert loops(MIXED + body) == left


@pytest.mark.parametrize(
    "body",
    [
        "for k = 1:3, x = c{k}; if ischar (x), break; end, end",
        "for k = 1:3, if k == 2, continue; end, x = c{k}; end",
        "try, for k = 1:3, x = c{k}; end, catch, end",
        "for k = 1:3, x = k; end",  # reads no cell
        "for k = 1:3, x = c{2}; end",  # the same in each iteration
        "c = [c, c, c]; for k = 1:9, x = c{k}; end",  # many
        "c = {1, 2, 3}; for k = 1:3, x = c{k}; end",  # all alike
        "for k = 1:numel (input ('')), x = c{k}; end",  # how often?
    ],
)
def test_stays(body: str) -> None:
    assert loops(MIXED + body) == 1


def test_what_the_last_iteration_leaves() -> None:
    found = types(MIXED + "n = 0; for k = 1:3, x = c{k}; n = n + k; end\nx, n")
    assert found["x"] == "logical[1,1]=true"
    assert found["n"] == "double[1,1]=6"


def test_text_options_are_compared_one_by_one() -> None:
    text = "o = {'a', 'b'};\nfor k = 1:2, if strcmp (o{k}, 'b'), x = 1; else, x = 2; end, end, x"
    assert loops(text) == 0
    assert ops(text)["phi"] == 0


LARGE = """B = rand(40); c = cell(1, 3); n = ceil(3*rand);
for k = 1:3
  c{k} = B;
end
"""


@pytest.mark.parametrize(("read", "left"), [("d = blkdiag(c{:}); x = c{2};", 0), ("x = c{n};", 1)])
def test_large_arrays_are_variables_where_constants_read_them(read: str, left: int) -> None:
    assert loops(LARGE + read) == left


HANDLES = """1;
function y = half (x), y = x / 2; end
function y = twice (x), y = x * 2; end
"""


def test_each_function_of_a_list_is_called_as_what_it_is() -> None:
    call = "for m = 1:2, x = 1; for k = 1:9, x = fs{m} (x); end, y = x; end, y"
    text = HANDLES + "fs = {@half, @twice};\n" + call
    assert loops(text) == 2  # the inner one of each
    assert types(text)["y"].startswith("double[1,1]")
    assert loops(HANDLES + "fs = {@half, @half};\n" + call) == 2  # both
