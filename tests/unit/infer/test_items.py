"""infer/aggregates: the elements of a row of few, one by one."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

ITEMS = {
    "c = {1, 'ab', [1 2 3]};\ny = c{3}(2);\n": "double[1,1]=2",
    "c = {1, 'ab'};\nc{2} = 5;\ny = c{2};\n": "double[1,1]=5",
    "c = {1};\nc{2} = 'x';\ny = c{2};\n": "char[1,1]='x'",
    "c = cell(0, 3);\nc{1, 1} = 5;\ny = numel(c);\n": "double[1,1]=3",
    "c = fliplr({1, 'x'});\ny = c{1};\n": "any",
    "c = {2, 'x'};\nfor k = 1:2\n c{k} = 'y';\nend\ny = c{1};\n": "any",
    "if rand > 0.5\n c = {2, 'x'};\nelse\n c = {3, 4};\nend\ny = c{1};\n": "double[1,1]{2..3, int}",
    "if rand > 0.5\n c = {2, 'x'};\nelse\n c = {3};\nend\ny = c{1};\n": "double[1,1]{2..3, int}",
    "if rand > 0.5\n c = {2, 'x'};\nelse\n c = {3};\nend\ny = c{2};\n": "char[1,1]='x'",
    "if rand > 0.5\n c = {2, 'x'};\nelse\n c = {3};\nend\ny = c{end};\n": "any",
    "if rand > 0.5\n c = {2, 'x'};\nelse\n c = {3};\nend\nc{1} = 'a';\ny = c{2};\n": "any",
}


@pytest.mark.parametrize(("text", "expected"), ITEMS.items(), ids=list(ITEMS))
def test_elements_of_a_row_are_known_one_by_one(text: str, expected: str) -> None:
    assert types(text)["y"].startswith(expected)
