"""The front of the symbolic domain: integer expressions over program values, and their comparison.

    n = extent(value, "n")
    (n + 1) - n is const(1)           equality is identity
    max_(n, 0) is n                   extents are never negative
    le(i, n, assume)                  True, False or None

Why not an existing library: `import sympy` alone takes 0.25 s, where the whole start of `mat2c` may
take 0.15 s and a benchmark program 0.5 s (importing this module takes 5 ms). With fresh operands
sympy needs 370 µs for `expand((n + k)*(m - 2) - n*m)` and 2.8 ms for `Max(n + k, m, 0)`; this
module needs 28 µs and 62 µs. It also knows neither `broadcast` nor `unit`, and its comparisons are
not bounded in cost. What inference needs is a polynomial with four kinds of atoms.
"""

from mat2c.types.assume import NOTHING, Assumptions, eq, le, lt, nonneg, surely_le
from mat2c.types.expr import (
    EXACT,
    MAX_EXTENT,
    Expr,
    abs_,
    as_expr,
    broadcast,
    const,
    extent,
    floordiv,
    max_,
    min_,
    symbol,
    unit,
)

__all__ = [
    "EXACT",
    "MAX_EXTENT",
    "NOTHING",
    "Assumptions",
    "Expr",
    "abs_",
    "as_expr",
    "broadcast",
    "const",
    "eq",
    "extent",
    "floordiv",
    "le",
    "lt",
    "max_",
    "min_",
    "nonneg",
    "surely_le",
    "symbol",
    "unit",
]
