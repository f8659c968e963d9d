"""opt/lazy_matrices/preserve_lazy: ranges that are seen are made once more, boxed."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Value
from tests.unit.compiled import instrs


def ranges(body: str) -> int:
    """How many ranges are made that end or begin with m?"""
    found = instrs(f"function f(k)\nm = [4 5]';\n{body}\nend\n", "double")
    return sum(i.op == "colon" and any(isinstance(a, Value) for a in i.args) for i in found)


@pytest.mark.parametrize(
    "use", ["y = 1:m", "A = 1:9; y = A(1:m)", "y = {1:m}", "A = 1:9; y = A(m:6)"]
)
def test_bounds_that_warn(use: str) -> None:
    """What may not be scalar warns, which must not be said twice."""
    assert ranges(use) == 1


def test_scalar_bounds() -> None:
    assert ranges("y = 1:k; z = y(1) + y(2); disp(z), y") == 2
