"""The passes over statements take as long as there are statements: calls are counted."""

from __future__ import annotations

import cProfile
from collections.abc import Callable

import pytest

from mat2c.lir.c_expr import ZERO, Index, Name, Number, add, call
from mat2c.lir.c_stmt import Assign, Code, For, If, Stmt, one
from tests.unit.lir.improved import improved

MOST = 2.2
A, N = Name("a"), Name("n")


def two_arms(count: int) -> Code:
    """So many scalars in each arm of a branch, which only one of them reads."""
    names = [Name(f"x{k}") for k in range(count)]
    stores: list[Stmt] = [Assign(name, call("f", N)) for name in names]
    again: list[Stmt] = [Assign(name, Number("1.0")) for name in names]
    reads: list[Stmt] = [Assign(Index(A, ZERO), name) for name in names]
    return one(If(N, Code([*stores, *again, *reads]), Code([*stores, *again])))


def rows_of_loops(count: int) -> Code:
    """Loops one after the other, each with a sum of its own that nothing reads."""
    loops: list[Stmt] = []
    for k in range(count):
        x = Name(f"x{k % 7}")
        steps = one(Assign(x, add(x, Name("i0"))))
        loops += [Assign(x, Number("0.0")), For("i0", ZERO, "<", N, steps)]
    return Code(loops)


def calls(code: Code, count: int) -> int:
    types = {f"x{k}": "double" for k in range(count)}
    types |= {f"i{k}": "ptrdiff_t" for k in range(count)}
    profiler = cProfile.Profile()
    profiler.runcall(improved, code, types, set(types), {"n"})
    return sum(entry.callcount for entry in profiler.getstats())


@pytest.mark.parametrize("shape", [two_arms, rows_of_loops])
def test_twice_the_statements_are_twice_the_work(shape: Callable[[int], Code]) -> None:
    small, large = (calls(shape(count), count) for count in (100, 200))
    assert large <= MOST * small
