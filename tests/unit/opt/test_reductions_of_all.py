"""opt/columns: which reductions get all elements as one column."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Tree
from tests.unit.compiled import instrs


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("sum(x, 'all')", 1),
        ('any(x, "ALL")', 1),
        ("max(x, [], 'all')", 1),
        ("max(x, y, 'all')", 3),
        ("sum(x, 'all', 'omitnan')", 3),
        ("median(x, 'all')", 2),  # of nothing it would be an error
        ("sum(x, 2)", 2),
    ],
)
def test_calls(call: str, arguments: int) -> None:
    text = f"function r = f(x, y)\nr = {call};\nend\n"
    callee = call.partition("(")[0]
    found = [i for i in instrs(text, "double(:,:), double(:,:)") if i.payload.callee == callee]
    assert [len(i.args) for i in found] == [arguments]
    assert not any(isinstance(i.args[0], Tree) for i in found if arguments > 1)
