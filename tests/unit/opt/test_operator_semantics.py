"""opt/sharing: which parts of an array may be taken in its place."""

from __future__ import annotations

import pytest

from mat2c.opt.arrays.operator_semantics import may_share
from tests.unit.compiled import optimised


def shares(part: str) -> bool:
    """May x(part) be put where x was?"""
    shape = "double(:,:)" if "," in part else "double(1,:)"
    text = f"function y = f(x, i)\ny = x({part});\nend\n"
    entry = optimised(text, f"{shape}, double(1,:)")[0]
    (read,) = (i for i in entry.function.instrs() if i.op == "subsref")
    assert entry.flow is not None
    return may_share(entry.flow, read, 0)


@pytest.mark.parametrize("part", ["2:end", "3:end-1", ":, 2:end"])
def test_elements_that_move_to_the_front(part: str) -> None:
    assert shares(part)


@pytest.mark.parametrize("part", ["i", "end:-1:1", "2:end, :", "2:end, 2:end", "1:2:end"])
def test_elements_that_are_read_later_or_lie_elsewhere(part: str) -> None:
    assert not shares(part)
