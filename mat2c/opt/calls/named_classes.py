"""The class of a value that a call names as its model.

    %z = builtin 1, 3, 'like', %x {zeros}      becomes      %z = builtin 1, 3, 'single' {zeros}
    %c = builtin %y, 'like', %x {cast}                      %c = builtin %y, 'single' {cast}

where %x is surely real single.

Requires: types. Keeps: cfg. Breaks: types.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr
from mat2c.types.lattice import NUMERIC

_LIKE = "like"


def name_classes(flow: Flow) -> bool:
    """Whether there were such calls."""
    found = [instr for instr in flow.function.instrs() if _has_model(instr)]
    changed = False
    for instr in found:
        known = flow.type_of(instr.args[-1], flow.block_of.get(instr))
        if known.cls in NUMERIC and known.is_complex is False:
            instr.args[-2:] = [Const(known.cls, "char")]
            changed = True
    return changed


def _has_model(instr: Instr) -> bool:
    if instr.op != "builtin" or len(instr.args) < 2:
        return False
    callee = instr.payload.callee
    declared = find(callee)
    if callee != "cast" and (declared is None or declared.typed not in ("fill", "eye")):
        return False
    named = instr.args[-2]
    return isinstance(named, Const) and named.value == _LIKE
