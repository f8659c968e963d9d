"""opt/maps: which calls of arrayfun and cellfun become loops, and what their results are."""

from __future__ import annotations

import pytest

from mat2c.ir.verify import verify
from tests.unit.compiled import inferred, types

X = "x = linspace (0, 1, 5);\n"
CELLS = "c = num2cell (linspace (0, 1, 5));\n"


def calls(text: str) -> int:
    """How many calls are left in the analysed entry."""
    function = inferred(text)[0].function
    verify(function, "maps")
    return sum(
        i.op == "builtin" and i.payload.callee in ("arrayfun", "cellfun") for i in function.instrs()
    )


@pytest.mark.parametrize(
    "body",
    [
        X + "y = arrayfun (@(t) t + 1, x);",
        X + "s = 2; y = arrayfun (@(t) t*s, x); z = arrayfun (@(a, b) a - b, x, y);",
        X + "if x(1), y = sum (arrayfun (@(t) t > 0, x)); end",
        X + "for k = 1:3, y = arrayfun (@(t) t*k, x); end",
        CELLS + "y = cellfun (@(t) t + 1, c);",
    ],
)
def test_written_out(body: str) -> None:
    assert calls(body) == 0


@pytest.mark.parametrize(
    "body",
    [
        X + "y = arrayfun (@(t) [t t], x);",  # an error, in words of its own
        X + "y = arrayfun (@(t) t, x, 'UniformOutput', false);",
        X + "y = arrayfun (@(t) sqrt (t - 1), x);",  # perhaps complex
        X + "y = arrayfun (@(t, u) t + u, x, 1:4);",
        X + "arrayfun (@(t) t + 1, x);",
        X + "try, y = arrayfun (@(t) t + 1, x); catch, end",
        X + "y = arrayfun (@sin, x);",
        "y = arrayfun (@(t) t + 1, 5);",
        "y = cellfun (@(t) numel (t), {1, 'two'});",
    ],
)
def test_stays(body: str) -> None:
    assert calls(body) == 1


def test_the_result_has_the_shape_of_the_array() -> None:
    assert types(X + "y = arrayfun (@(t) t + 1, x); y")["y"] == "double[1,5]{0..2, finite}"
    text = "x = 1:numel (num2str (pi));\ny = arrayfun (@(t) t + 1, x); z = y - x; z"
    assert types(text)["z"].startswith("double[1,")
