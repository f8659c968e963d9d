"""Extents that a constructor takes as a row are given one by one where they are those of an array.

    %s = builtin %x {callee="size"}            %m = builtin %x, 1 {callee="size"}
    %z = builtin %s {callee="zeros"}           %n = builtin %x, 2 {callee="size"}
                                    becomes    %z = builtin %m, %n {callee="zeros"}

So no row of numbers is made that is only read back as extents. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand
from mat2c.ir.edit import made
from mat2c.ir.payloads.call_payloads import BuiltinCall

_RANKS = 3  # dimensions of arrays whose extents are named


def name_extents(flow: Flow) -> bool:
    """Rewrites such calls; whether there were any."""
    found = False
    for block in flow.function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            base = _array(flow, instr, result[-1] if result else None)
            if base is not None:
                found = True
                numbers = [_extent(flow, base, k, instr) for k in range(_rank(flow, base))]
                result += numbers
                instr.args[:1] = [number.target for number in numbers]
            result.append(instr)
        block.instrs = result
    return found


def _array(flow: Flow, instr: Instr, before: Instr | None) -> Operand | None:
    """The array whose extents a constructor gets; None for another instruction. They are asked for
    right before it: later, the array's storage may be another's."""
    if instr.op != "builtin" or before is None or not _constructs(instr.payload.callee):
        return None
    if before.op != "builtin" or before.payload.callee != "size" or len(before.args) != 1:
        return None
    if len(before.targets) != 1 or not instr.args or instr.args[0] is not before.target:
        return None
    known = flow.type_of(before.args[0])
    if not known.is_arithmetic or known.shape is None or known.maybe_undef:
        return None
    named = known.shape.is_known and not known.shape.is_static
    return before.args[0] if named and known.shape.rank <= _RANKS else None


def _constructs(name: str) -> bool:
    """True if a function takes nothing but extents, or with them a class."""
    declaration = find(name)
    fills = declaration is not None and declaration.typed == "fill"
    return name in ("rand", "randn") or (fills and name not in ("intmax", "intmin"))


def _rank(flow: Flow, base: Operand) -> int:
    shape = flow.type_of(base).shape
    assert shape is not None
    return shape.rank


def _extent(flow: Flow, base: Operand, k: int, instr: Instr) -> Instr:
    args = [base, Const(k + 1.0)]
    return made(flow.function, "builtin", args, instr.span, payload=BuiltinCall("size"))
