"""opt/shifted_ranges: ranges moved by a number as subscripts are never made."""

from __future__ import annotations

import pytest

from tests.unit.compiled import optimised

START = "w = floor(min(max(a, 1), 9));\ny = x;\nr = w:numel(x) - 9;\n"
ARGS = "double(1,:), double"


def made_arrays(body: str) -> int:
    """The ranges, sums and differences that arrays are made for."""
    function = optimised(f"function y = f(x, a)\n{START}{body}\nend\n", ARGS)[0].function
    return sum(
        instr.op in ("colon", "plus", "minus")
        for instr in function.instrs()
        for target in instr.targets
        if target.type is not None and not target.type.is_scalar
    )


@pytest.mark.parametrize("sub", ["r + w", "w + r", "r - w", "r + 1"])
def test_moved_ranges_are_not_made(sub: str) -> None:
    assert made_arrays(f"y(r) = x({sub});") == 0


@pytest.mark.parametrize("sub", ["w - r", "r + a", "r .* w", "r + x"])
def test_others_are(sub: str) -> None:
    assert made_arrays(f"y(r) = x({sub});") > 0


def test_what_is_used_otherwise_is_made() -> None:
    assert made_arrays("t = r + w; y(r) = x(t); disp(t);") > 0
