"""opt/splats: comma lists that become operands one by one."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Splat
from mat2c.ir.verify import verify
from tests.unit.compiled import inferred, types


def splats(text: str) -> int:
    """How many comma lists are operands in the analysed program."""
    count = 0
    for spec in inferred(text):
        verify(spec.function, "splats")
        count += sum(isinstance(a, Splat) for i in spec.function.instrs() for a in i.args)
    return count


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("c = {1, 'ab'}; d = {c{:}};", "d", "<double[1,1]=1, char[1,2]='ab'>"),
        ("c = {1, 2, 3}; r = [c{:}];", "r", "double[1,3]=[1 2 3]"),
        ("c = {0, 4, 6}; r = max (c{2:3});", "r", "double[1,1]=6"),
        ("c = {[1 2; 3 4], 1}; f = @(x, k) size (x, k); r = f (c{:});", "r", "double[1,1]=2"),
        ("c = {}; r = pi (c{:});", "r", "double[1,1]=3.14159265358979"),
        ("f = @(varargin) plus (varargin{:}); r = f (int8 (1), 2);", "r", "int8[1,1]"),
        ("h = @(f, g) @(x) f (g (x)); k = h (@sqrt, @(x) x + 7); r = k (9);", "r", "double[1,1]"),
    ],
)
def test_types_of_calls(text: str, name: str, expected: str) -> None:
    assert expected in types(text)[name]


@pytest.mark.parametrize(
    "text",
    [
        "c = cell (1, input ('')); r = {c{:}};",  # how many?
        "c = {1, 2, 3}; k = [3 1]; r = [c{k}];",  # not in a row
        "c = {}; r = [c{:}];",  # of nothing
        "c = {1, 2; 3, 4}; r = [c{1, :}];",
    ],
)
def test_lists_that_stay(text: str) -> None:
    assert splats(text) == 1
