"""Arrays that are read from cells and structs, and stay where they are.

    t = A{k};              m2c_see_value(m2c_see_cell1(A, k), &t_box)     one more reference
    r = 2 * t + A{1};      t = m2c_see_elements(&t_box, M2C_DOUBLE, 0)    no copy of the elements
                           …
                           m2c_unsee(&t_box)                              behind the last use

What is assigned to the cell in between goes to a copy, as with every value that is referred to
twice. What a handle has captured stays there as long as the handle does, and needs no reference,
unless it may be complex: then a real array is converted to the complex elements that C reads.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Function, Instr, Value
from mat2c.ir.payloads.access_payloads import parts_of
from mat2c.types.rep import BOXED, Kind, Rep

_READS = frozenset(("cellref", "getfield", "readpath", "captured", "asof", "astext"))
_WHOLE = frozenset(("cellref", "getfield", "asof", "astext"))


def hold_reads(function: Function, reps: Mapping[Value, Rep]) -> None:
    """Notes which arrays are borrowed from a boxed container."""
    for instr in function.instrs():
        if instr.op in _READS:
            instr.borrowed = _is_held(instr, reps)


def _is_held(instr: Instr, reps: Mapping[Value, Rep]) -> bool:
    if instr.op == "captured":
        return _may_be_real(instr.target) and reps.get(instr.target, BOXED).kind is Kind.ARRAY
    if len(instr.targets) != 1 or reps.get(instr.target, BOXED).kind is not Kind.ARRAY:
        return False
    base, last = instr.args[0], parts_of(instr)[-1]
    boxed = isinstance(base, Value) and reps.get(base, BOXED).kind is Kind.BOXED
    return boxed and last.op in _WHOLE


def _may_be_real(value: Value) -> bool:
    """True if it is of complex elements in C, and all may be real."""
    return value.type is not None and value.type.is_arithmetic and value.type.is_complex is None
