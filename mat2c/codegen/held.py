"""Arrays that are read from cells and structs, and stay where they are.

    t = A{k};              m2c_see_value(m2c_see_cell1(A, k), &t_box)     one more reference
    r = 2 * t + A{1};      t = m2c_see_elements(&t_box, M2C_DOUBLE, 0)    no copy of the elements
                           …
                           m2c_clear(&t_box)                              behind the last use

What is assigned to the cell in between goes to a copy, as with every value that is referred to
twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Function, Instr, Value
from mat2c.types.rep import BOXED, Kind, Rep

_READS = frozenset(("cellref", "getfield", "readpath"))
_WHOLE = frozenset(("cellref", "getfield"))


def hold_reads(function: Function, reps: Mapping[Value, Rep]) -> None:
    """Notes which arrays are borrowed from a boxed container."""
    for instr in function.instrs():
        if instr.op in _READS:
            instr.attrs["held"] = _is_held(instr, reps)


def _is_held(instr: Instr, reps: Mapping[Value, Rep]) -> bool:
    if len(instr.targets) != 1 or reps.get(instr.target, BOXED).kind is not Kind.ARRAY:
        return False
    base, parts = instr.args[0], instr.attrs.get("parts", [instr])
    boxed = isinstance(base, Value) and reps.get(base, BOXED).kind is Kind.BOXED
    return boxed and parts[-1].op in _WHOLE
