"""opt/prealloc: arrays that get room before the loop in which they grow."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Operand, Tree, Value
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import payload_of
from tests.unit.compiled import optimised

COUNT = "n = numel(find(v > 0));\n"


def rooms(text: str) -> dict[str, str]:
    """The arrays that get room, and for how many elements."""
    function = optimised(f"function r = f(v)\n{COUNT}{text}\nend\n", "double(1,:)")[0].function
    return {
        array.name: written(count)
        for block in function.blocks
        if block.loop is not None
        for array, count in block.loop.rooms.items()
    }


def written(operand: Operand) -> str:
    """A size as a formula; trip counts are n."""
    if isinstance(operand, Tree) and operand.op == "end":
        (array,) = operand.args
        assert isinstance(array, Value)
        return f"{array.name}_{payload_of(operand, Extent).position + 1}"
    if isinstance(operand, Tree):
        sign = {"plus": "+", "times": "*"}[operand.op]
        return f"({sign.join(map(written, operand.args))})"
    if isinstance(operand, Value):
        return operand.name or "n"
    return f"{operand.value:g}" if isinstance(getattr(operand, "value", None), float) else "?"


def test_figure_7_of_the_paper() -> None:
    """a = [a; b] and c = a.^c of it: both are sized before the loop ([SHAPE] Figures 7 and 8)."""
    found = rooms(
        "a = zeros(0, 3); b = v(1:3);\nfor i = 1:n, a = [a; b]; c = a.^2; end\nr = a; r = c;"
    )
    assert found == {"a": "(3*(a_1+n))", "c": "(3*(a_1+n))"}


@pytest.mark.parametrize(
    ("body", "size"),
    [
        ("for i = 1:n, x(i) = i; end", "n"),
        ("for i = 1:n, x(end + 1) = i; end", "(x_2+n)"),
        ("for i = 1:n, x = [x, i, 2*i]; end", "((x_2+n)+n)"),
        ("for i = 1:n, x(i, :) = [i, 1, 2]; end", "(n*3)"),
        ("for i = 1:n, for j = 1:n, x(i, j) = i; end, end", "(n*n)"),
        ("for i = 1:n, for j = 1:3, x(end + 1) = i; end, end", "(x_2+(3*n))"),
    ],
)
def test_growth_in_every_iteration(body: str, size: str) -> None:
    assert rooms(f"x = [];\n{body}\nr = x;") == {"x": size}


@pytest.mark.parametrize(
    "body",
    [
        "for i = 1:n, if v(i) > 1, x(end + 1) = i; end, end",
        "for i = 1:n, x(i * i) = i; end",
        "while numel(x) < n, x(end + 1) = 1; end",
        "x = zeros(1, n); for i = 1:n, x(i) = i; end",
    ],
)
def test_no_room_for_what_may_not_come(body: str) -> None:
    assert rooms(f"x = [];\n{body}\nr = x;") == {}
