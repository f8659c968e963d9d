"""opt/mixed_complex: φs of numbers that `complex` made and of results of operations."""

from __future__ import annotations

import pytest

from mat2c.types.rep import C64, rep_of
from tests.unit.compiled import instrs


def is_typed(body: str) -> bool:
    """Are all φs of complex numbers C scalars?"""
    found = instrs(f"function r = f(x, y)\nr = 0;\n{body}\nend\n", "double, double")
    types = [i.target.type for i in found if i.op == "phi" and i.target.name == "z"]
    return bool(types) and all(t is not None and rep_of(t).element is C64 for t in types)


LOOP = "z = complex(x, y); while abs(z) < 2, {}, end"


@pytest.mark.parametrize(
    "update",
    [
        "z = z^2 + 1",
        "z = z*z + complex(x, y)",
        "z = z - (z^3 - 1)/(3*z^2)",
        "z = 2*z",
        "z = -1 + z",
        "r = min(abs([x y 1i] - z)); z = z*z",
    ],
)
def test_indifferent(update: str) -> None:
    assert is_typed(LOOP.format(update))


@pytest.mark.parametrize(
    "use",
    [
        "r = iscomplex(z)",
        "disp(z)",
        "r = z < 1",
        "r = angle(z)",
        "r = z^x",
        "r = z^1e400",
        "r = z.^-Inf",
        "r = z^NaN",
        "r = {z}",
        "r(3) = z",
        "r = [x y 1i] - z",
    ],
)
def test_what_tells_the_difference(use: str) -> None:
    assert not is_typed(LOOP.format(f"{use}; z = z*z"))
