"""opt/scalar/functions_of_scalars: what functions of arrays are of one number."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs


def calls(expression: str, args: str = "double") -> list[str]:
    """The functions that are still called."""
    found = instrs(f"function r = f(x)\nr = {expression};\nend\n", args)
    return [i.payload.callee for i in found if i.op == "builtin"]


@pytest.mark.parametrize(
    "expression",
    """x' sum(x) sum(x,1) prod(x,2) max(x) max(x,[],2) cumsum(x) sort(x,'descend') fliplr(x) mean(x)
    squeeze(x) circshift(x,3) repmat(x,1,1) permute(x,[2,1]) trace(x) diag(x) all(x)""".split(),
)
def test_gone(expression: str) -> None:
    assert calls(expression) == []


@pytest.mark.parametrize(
    ("expression", "args"),
    [
        ("sum(x)", "double(1,3)"),
        ("cumsum(x)", "int8"),
        ("sort(x, 3)", "double"),
        ("diag(x, 1)", "double"),
        ("repmat(x, 1, 2)", "double"),
        ("max(x, 2)", "double"),
        ("any(x)", "double"),  # of NaN it is false
    ],
)
def test_left(expression: str, args: str) -> None:
    left = calls(expression, args)
    assert left == [expression.split("(")[0]] or "max" in expression
