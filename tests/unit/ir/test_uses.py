"""ir/uses: loops whose rounds are alike."""

from __future__ import annotations

import pytest

from mat2c.ir.reader import parse_function
from mat2c.ir.uses import unread_counts

LOOP = """func @f(n) -> () ssa {{
^0:
  %1 = param {{index=0, optional=true}}
  %2 = trip 1, 1, %1
  jump ^1
^1:    preds ^0 ^3, loop for merge ^4 latch ^3 counter %3 count %2
  %3 = phi 0, %4
  %6 = lt %3, %2
  branch %6, ^2, ^4, merge ^4
^2:    preds ^1
  %5 = {body}
  builtin %5 {{callee="disp", nargout=0}}
  jump ^3
^3:    preds ^2
  %4 = plus %3, 1
  jump ^1
^4:    preds ^1
  return
}}
"""


@pytest.mark.parametrize(
    ("body", "unread"),
    [
        ("plus %1, 1", ["%2"]),
        ("plus %2, 1", ["%2"]),
        ("forvalue 1, 1, %3", []),
        ("plus %3, 1", []),
        ("times %3, %2", []),
    ],
)
def test_counts_of_loops_whose_counter_nothing_reads(body: str, unread: list[str]) -> None:
    function = parse_function(LOOP.format(body=body))
    assert [str(count) for count in unread_counts(function)] == unread
