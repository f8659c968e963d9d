"""opt/entries: variables of loops that surely run are numbers behind them."""

from __future__ import annotations

import pytest

from mat2c.types.rep import Kind, rep_of
from tests.unit.compiled import optimised


def boxed_phis(text: str, args: str | None = None) -> int:
    function = optimised(text, args)[0].function
    phis = [i.target.type for i in function.instrs() if i.op == "phi"]
    kinds = [rep_of(known).kind for known in phis if known is not None]
    return kinds.count(Kind.BOXED)


@pytest.mark.parametrize(
    "body",
    [
        "for k = 1:10, if a > k, break; end, end\nr = k;",
        "for k = 1:10, b = k > a; end\nr = b + 1;",
        "for k = 1:3, for j = 1:4, if a > j, break; end, end, end\nr = j + k;",
    ],
)
def test_numbers(body: str) -> None:
    assert boxed_phis(f"function r = f(a)\n{body}\nend\n", "double") == 0


def test_a_loop_that_may_not_run() -> None:
    assert boxed_phis("function r = f(a)\nfor k = 1:a, end\nr = k;\nend\n", "double") == 1


def test_a_value_that_the_body_reads() -> None:
    text = "function r = f(a)\nb = 'x';\nfor k = 1:3, disp(b); b = k > a; end\nr = b;\nend\n"
    assert boxed_phis(text, "double") == 1


@pytest.mark.parametrize("early", ["break", "return", "error ('left')"])
def test_a_first_round_that_is_left_early(early: str) -> None:
    body = f"try, for k = 1:3, if k == a, {early}; end, b = k > 1; end, catch, end\nr = b;"
    assert boxed_phis(f"function r = f(a)\nr = 'y'; b = 'x';\n{body}\nend\n", "double") > 0
