"""opt/firsts: where the first place is a number."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs


def scalars(body: str) -> int:
    """How often the first element of an array is taken."""
    found = instrs(f"function r = f(x)\nr = 0;\n{body}\nend\n", "double(1,9)")
    return sum(i.op == "subsref" and len(i.args) == 2 and _is_first(i.args[1]) for i in found)


def _is_first(operand: object) -> bool:
    return getattr(operand, "value", None) == 1.0


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("k = find(x, 1); if ~isempty(k), r = [r k]; end", 1),
        ("k = find(x, 1); if isempty(k), return; end, r = [r k]; r = [k r];", 1),
        ("k = find(x > 2, 1); while ~isempty(k), r = [r k]; k = find(x > r(end), 1); end", 1),
        ("k = find(x, 1); r = [r k];", 0),  # is there one?
        ("k = find(x, 1); if isempty(k), r = [r k]; end", 0),
        ("k = []; if x(2) > 0, k = find(x, 1); end, if ~isempty(k), r = [r k]; end", 1),
        ("k = 3; if x(2) > 0, k = find(x, 1); end, if ~isempty(k), r = [r k]; end", 0),
        ("k = find(x, 2); if ~isempty(k), r = [r k]; end", 0),  # or two
        ("k = find(x); if ~isempty(k), r = [r k]; end", 0),
        ("k = find(x, 1); if ~isempty(k), r = 1; end, r = [r k];", 0),
        ("k = find(x, 1); if ~isempty(k) || r > 0, r = [r k]; end", 0),
    ],
)
def test_uses(body: str, expected: int) -> None:
    assert scalars(body) == expected
