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


@pytest.mark.parametrize(
    "body",
    [
        "r = r + a(k);\nfor j = 1:3\n r = r + j;\nend",
        "for j = k+1:20\n r = r + a(k, j) + a(j + 1, k);\nend",
        "for j = 20:-1:k\n a(k, j) = a(j, k);\nend",
        "j = k;\nwhile j < 20\n r = r + a(k, j);\n j = j + 2;\nend",
    ],
)
def test_nests(body: str) -> None:
    checks, found = hoisted("1:20", body)
    assert checks and checks <= found


def test_a_nest_takes_all_or_leaves_them_to_the_loops_inside() -> None:
    assert hoisted("1:20", "r = r + a(k*k);\nfor j = 1:3\n r = r + a(k, j);\nend") == (2, 1)


@pytest.mark.parametrize(
    ("test", "step", "told"),
    [
        ("k <= n", "k = k + 1;", True),
        ("n >= k", "k = 2 + k;", True),
        ("k >= n", "k = k - 3;", True),
        ("k <= n", "k = k - 1;", False),
        ("k <= n", "k = k + r;", False),
        ("r < n", "k = k + 1;", False),
    ],
)
def test_while_loops(test: str, step: str, told: bool) -> None:
    text = (
        "function r = f(a, k)\nn = numel(a); k = rows(a); r = 0;\n"
        f"while {test}\n r = r + a(k + 1);\n {step}\nend\nend\n"
    )
    function = optimised(text, ARGS + ", double")[0].function
    assert any(b.loop and b.loop.hoisted for b in function.blocks) is told
