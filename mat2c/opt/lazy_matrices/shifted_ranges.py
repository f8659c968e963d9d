"""Ranges of integers that are moved by a number, as subscripts, are ranges from the start.

    %r = colon %a, %b                      %c = minus %a, %w
    %t = minus %r, %w           becomes    %d = minus %b, %w
    %y = subsref %x, %t                    %t = colon %c, %d
                                           %y = subsref %x, %t

So nothing makes the elements, and the ends tell whether all are in bounds. The new values have no
types yet.

Requires: SSA, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.uses import Use, is_only_subscript, uses_of
from mat2c.types.polynomial import EXACT


def move_ranges(flow: Flow) -> bool:
    """Rewrites such sums and differences; whether there were any."""
    uses = uses_of(flow.function)

    def moved(instr: Instr) -> list[Instr] | None:
        found = _parts(flow, instr)
        if found is None or not _selects_only(instr.target, uses):
            return None
        run, number = found
        ends = [made(flow.function, instr.op, [end, number], instr.span) for end in run.args]
        instr.op, instr.args, instr.payload = "colon", [end.target for end in ends], NOTHING
        return ends

    return rewrite_each(flow.function, moved)


def _parts(flow: Flow, instr: Instr) -> tuple[Instr, Operand] | None:
    """The range and the number of a sum, or of a difference with the number on the right."""
    if instr.op not in ("plus", "minus") or len(instr.args) != 2 or len(instr.targets) != 1:
        return None
    left, right = instr.args
    sides = [(left, right)] if instr.op == "minus" else [(left, right), (right, left)]
    for side, number in sides:
        run = side.definition if isinstance(side, Value) else None
        if run is None or run.op != "colon" or len(run.args) != 2:
            continue
        if all(_is_integer(flow, operand) for operand in (*run.args, number)):
            return run, number
    return None


def _is_integer(flow: Flow, operand: Operand) -> bool:
    """True for a real number that is so small that doubles hold each sum of two of them."""
    known = flow.type_of(operand)
    real = known.cls == "double" and known.is_complex is False and known.is_scalar
    return real and not known.maybe_undef and known.range.fits(-EXACT // 2, EXACT // 2)


def _selects_only(value: Value, uses: dict[Value, list[Use]]) -> bool:
    """True if it is nothing but a subscript, of several at most."""
    users = [user for _, user in uses.get(value, ())]
    return bool(users) and all(is_only_subscript(user, value) for user in users)
