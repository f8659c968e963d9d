"""Differences of neighbours are those of two parts of the array.

                                                     %n = end %x {position=0, count=2}
                                                     %2 = colon 2, %n
                                                     %3 = subsref %x, %2, (:)
                                                     %4 = minus %n, 1
                                                     %5 = colon 1, %4
                                                     %6 = subsref %x, %5, (:)
    %d = builtin %x, 1, 1 {callee="diff"}  becomes   %d = minus %3, %6

Parts are read where they are, by the loop that the difference is fused into. The new values have no
types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.builtins.families.differences import steps_of
from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.payloads.access_payloads import Extent, Subscript
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.types.rep import Kind, rep_of

_ONE, _TWO = Const(1.0), Const(2.0)


def expand_differences(flow: Flow) -> bool:
    """Rewrites the calls of diff whose dimension is known; whether there were any."""

    def expanded(instr: Instr) -> list[Instr] | None:
        steps = _steps(flow, instr)
        if steps is None:
            return None
        before: list[Instr] = []
        _expand(flow, instr, *steps, before)
        return before

    return rewrite_each(flow.function, expanded)


def _steps(flow: Flow, instr: Instr) -> tuple[int, int] | None:
    if instr.op != "builtin" or instr.payload.callee != "diff" or len(instr.targets) != 1:
        return None
    if not instr.args or uncounted(instr.args) or not isinstance(instr.args[0], Value):
        return None
    if rep_of(flow.type_of(instr.args[0])).kind is not Kind.ARRAY:
        return None
    return steps_of(types_of(flow, instr))


def _expand(flow: Flow, instr: Instr, order: int, axis: int, before: list[Instr]) -> None:
    """The last difference is left to the instruction itself."""
    known = flow.type_of(instr.args[0])
    assert known.shape is not None
    rank = known.shape.rank

    def make(op: str, *args: Operand, payload: Payload = NOTHING) -> Value:
        before.append(made(flow.function, op, args, instr.span, payload=payload))
        return before[-1].target

    def part(x: Operand, first: Operand, last: Operand) -> Value:
        subscripts: list[Operand] = [MAGIC_COLON] * rank
        subscripts[axis] = make("colon", first, last)
        return make("subsref", x, *subscripts, payload=Subscript())

    x = instr.args[0]
    for step in range(order):
        last = make("end", x, payload=Extent(axis, rank))
        parts = [part(x, _TWO, last), part(x, _ONE, make("minus", last, _ONE))]
        if step < order - 1:
            x = make("minus", *parts)
    instr.op, instr.args, instr.payload = "minus", list(parts), NOTHING
