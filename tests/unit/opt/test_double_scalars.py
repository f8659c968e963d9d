"""opt/double_scalars: whole numbers that come out of arrays of doubles and go back there."""

from __future__ import annotations

import pytest

from mat2c.types.rep import F64, INDEX, rep_of
from tests.unit.compiled import instrs

HEAD = "function r = f(n)\nx = mod(1:100, 7);\n"


def element(body: str, name: str) -> object:
    """The C type of the scalars of a name."""
    found = {
        rep_of(t.type).element
        for i in instrs(f"{HEAD}{body}\nend\n", "double")
        for t in i.targets
        if t.name == name and t.type is not None
    }
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize(
    "body",
    [
        "for i = 2:100, t = x(i); x(i) = x(i - 1); x(i - 1) = t; end, r = x;",
        "t = 0; for i = 1:100, t = max(t, x(i)); end, r = t;",
        "for i = 2:100, t = x(i) - x(i - 1); if t > 2, x(i) = t; end, end, r = x;",
        "t = sum(x); r = x / t;",
    ],
)
def test_values(body: str) -> None:
    assert element(body, "t") is F64


@pytest.mark.parametrize(
    "body",
    [
        "r = 0; for i = 1:100, t = x(i) + 1; r = r + x(t); end",
        "r = 0; for i = 1:100, t = x(i); r = r + mod(t, 3); end",
        "t = 0; for i = 1:100, if x(i) > 2, t = t + 1; end, end, r = t;",
        "r = 0; t = 64; while t > 1, t = floor(t / 2); r = r + x(3) * t; end",
        "r = 0; t = x(4); for i = 1:t, r = r + i; end",
        "t = x(5); r = zeros(1, t);",
    ],
)
def test_places_and_counts(body: str) -> None:
    assert element(body, "t") is INDEX
