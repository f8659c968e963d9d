"""What is left of one or two elements without one of them.

    %k: 1 or 2                              %1 = minus 3, %k
    %y = subsdel %x, %k      becomes        %y = subsref %x, %1

    %y = subsdel %x, 1  (of one number)     %y = builtin 1, 0 {callee="zeros"}

The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Splat, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.call_payloads import BuiltinCall


def name_what_is_left(flow: Flow) -> bool:
    """Rewrites such deletions; whether there were any."""

    def named(instr: Instr) -> list[Instr] | None:
        count = _count(flow, instr)
        if count == 2:
            other = made(flow.function, "minus", [Const(3.0), instr.args[1]], instr.span)
            instr.op, instr.payload = "subsref", Subscript()
            instr.args = [instr.args[0], other.target]
            return [other]
        if count == 1:
            instr.op, instr.payload = "builtin", BuiltinCall("zeros")
            instr.args = [Const(1.0), Const(0.0)]
            return []
        return None

    return rewrite_each(flow.function, named)


def _count(flow: Flow, instr: Instr) -> int:
    """How many elements there are where one is surely deleted, 1 or 2; else 0."""
    if instr.op != "subsdel" or len(instr.args) != 2 or len(instr.targets) != 1:
        return 0
    base, sub = instr.args
    if not isinstance(base, Value) or isinstance(sub, Splat) or sub == MAGIC_COLON:
        return 0
    known, at = flow.type_of(base), flow.type_of(sub)
    if known.cls != "double" or known.maybe_undef or known.shape is None or known.shape.rank != 2:
        return 0
    count = known.static_numel
    if count not in (1, 2) or not at.is_scalar or at.cls != "double" or at.may_be_complex:
        return 0
    return count if at.range.integral and at.range.fits(1, count) else 0
