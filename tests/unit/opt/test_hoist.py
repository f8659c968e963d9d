"""opt/hoist: checks that can be told before a loop, and those that can't."""

from __future__ import annotations

import pytest

from tests.unit.compiled import optimised

LOOP = "function r = f(a)\nr = 0;\nfor k = {bounds}\n {body}\nend\nend\n"
ARGS = "double(:,:)"


def hoisted(bounds: str, body: str) -> tuple[int, int]:
    """The checks of the loop, and how many of them can be told before it."""
    text = LOOP.format(bounds=bounds, body=body)
    function = optimised(text, ARGS)[0].function
    checks = sum(1 for i in function.instrs() if i.op == "checkindex")
    return checks, sum(len(b.loop.hoisted) for b in function.blocks if b.loop is not None)


@pytest.mark.parametrize(
    ("bounds", "body"),
    [
        ("1:20", "r = r + a(k);"),
        ("1:20", "r = r + a(k, 3);"),
        ("20:-2:1", "r = r + a(2*k - 1);"),
        ("1:20", "if r < 5, r = r + a(k + 1, k); end"),
    ],
)
def test_linear_subscripts(bounds: str, body: str) -> None:
    checks, found = hoisted(bounds, body)
    assert checks and checks == found


@pytest.mark.parametrize(
    ("bounds", "body"),
    [
        ("1:20", "r = r + a(k * k);"),
        ("1:20", "r = r + a(mod(k, 7) + 1);"),
        ("1:20", "a(end + 1) = k; r = r + a(k);"),
        ("1:0.5:20", "r = r + a(k);"),
    ],
)
def test_others_stay(bounds: str, body: str) -> None:
    checks, found = hoisted(bounds, body)
    assert checks and not found


def test_only_loops_without_loops() -> None:
    assert hoisted("1:20", "r = r + a(k);\nfor j = 1:3\n r = r + j;\nend") == (1, 0)
