"""opt/reads: which reads become one, and which must not."""

from __future__ import annotations

import pytest

from mat2c.ir.payloads.access_payloads import ReadChain
from mat2c.ir.payloads.payload import payload_of
from tests.unit.compiled import optimised

START = "for i = 1:5\n p(i).x = 1:i;\n p(i).c = {{1, i}};\nend\ndisp (p(1).x);\n"


def paths(body: str) -> list[int]:
    """The number of steps of each chain in the order of the program."""
    function = optimised(f"function r = f(k)\n{START.format()}{body}\nend\n", "double")[0].function
    return [len(payload_of(i, ReadChain).parts) for i in function.instrs() if i.op == "readpath"][
        1:
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("r = p(k).x;", [2]),
        ("r = p(k).c{2};", [3]),
        ("q = p(k);\nr = q.x;", [2]),
        ("q = p(k);\nr = q.x + q.x;", []),  # two read it
        ("q = p(k);\np(k).x = 7;\nr = q.x;", []),  # an update comes in between
        ("q = p(k);\ndisp(k);\nr = q.x;", []),  # an error of the first comes before the output
    ],
)
def test_chains(body: str, expected: list[int]) -> None:
    assert paths(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("c = cell (1, 3);\nc{k}(end + 1) = 1;\nr = c;", [2]),
        ("s.a = 1:k;\ns.c = {1, 'a'};\ns.c{2}(end) = 1;\nr = s;", [2]),
        ("p(k).x(end + 1) = 1;\nr = p(1);", [2]),
    ],
)
def test_extents_in_front_of_assignments(body: str, expected: list[int]) -> None:
    function = optimised(f"function r = f(k)\n{START.format()}{body}\nend\n", "double")[0].function
    found = [i for i in function.instrs() if i.op == "readpath"]
    peeks = [payload_of(i, ReadChain).parts for i in found]
    assert [len(parts) for parts in peeks if parts[0].op == "peekpath"] == expected
