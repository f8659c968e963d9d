"""Ranges of other numbers than integers, as subscripts.

Octave rounds the elements of a range that is a subscript, with a warning; those of a matrix it
refuses. Where the first element is not proved to be an integer, but the step is, the ends are
moved:

    %r = colon %a, %b          %s = builtin %a, 1, %b {callee="__range_shift__"}
    %t = subsref %x, %r        %c = plus %a, %s
                      becomes  %d = plus %b, %s
                               %r = colon %c, %d
                               %t = subsref %x, %r

Other ranges, and those that are used otherwise, too, are made once more, boxed.

Requires: types. Keeps: cfg, types of what was there. Breaks: liveness.
"""

from __future__ import annotations

from math import ceil, floor, isfinite

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Const, Instr, Operand, Value
from mat2c.ir.ops import FIRST_SUBSCRIPT
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.uses import is_only_subscript, uses_of
from mat2c.opt.lazy_matrices.preserve_lazy import again, is_range
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.type_constructors import scalar

_FIRST = {**FIRST_SUBSCRIPT, "subsdel": 1}


def round_ranges(flow: Flow) -> None:
    """Moves the ends of ranges, or boxes them."""
    uses = uses_of(flow.function)
    moved: set[Value] = set()
    for block in flow.function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            if instr.op == "colon" and _is_movable(flow, instr):
                users = [user for _, user in uses.get(instr.target, ())]
                if users and all(is_only_subscript(user, instr.target, _FIRST) for user in users):
                    result += _moved(flow, instr, block)
                    moved.add(instr.target)
            first = _FIRST.get(instr.op)
            if first is not None:
                for k in range(first, len(instr.args)):
                    arg = instr.args[k]
                    if arg not in moved and isinstance(arg, Value) and _may_round(flow, arg):
                        instr.args[k] = again(flow, block, arg, result, {})
            result.append(instr)
        block.instrs = result


def _may_round(flow: Flow, operand: Operand) -> bool:
    known = flow.type_of(operand)
    if known.cls != "double" or known.range.integral or known.is_scalar:
        return False
    return is_range(flow, operand)


def _is_movable(flow: Flow, instr: Instr) -> bool:
    """True if the step is a positive integer, but maybe not the first element. (Downwards, halves
    may be rounded to both sides.)"""
    if not _may_round(flow, instr.target):
        return False
    ends = _ends(instr)
    known = flow.type_of(ends[1]).range
    upwards = known.integral and known.numeric_low >= 0
    return upwards and all(_is_double(flow, end) for end in ends)


def _is_double(flow: Flow, operand: Operand) -> bool:
    known = flow.type_of(operand)
    return known.cls == "double" and not known.may_be_complex and rep_of(known).kind is Kind.SCALAR


def _ends(instr: Instr) -> tuple[Operand, Operand, Operand]:
    first, *step, last = instr.args
    return first, step[0] if step else Const(1.0), last


def _moved(flow: Flow, instr: Instr, block: Block) -> list[Instr]:
    """What moves the ends of a range, which becomes one of the moved ends."""
    first, step, last = _ends(instr)
    shift = BuiltinCall("__range_shift__")
    made = [Instr("builtin", [_double(flow)], [first, step, last], instr.span, shift)]
    for end in (first, last):
        made.append(Instr("plus", [_double(flow)], [end, made[0].target], instr.span))
    for new in made:
        new.target.definition = new
        flow.block_of[new] = block
    instr.args[0], instr.args[-1] = made[1].target, made[2].target
    instr.target.type = _rounded(flow.type_of(instr.target))
    return made


def _rounded(known: Type) -> Type:
    """The type of the elements, which may be rounded up or down."""
    low, high = known.range.numeric_low, known.range.numeric_high
    ends = floor(low) if isfinite(low) else low, ceil(high) if isfinite(high) else high
    return known.with_range(
        replace(known.range, low=float(ends[0]), high=float(ends[1]), negzero=True)
    )


def _double(flow: Flow) -> Value:
    value = flow.function.fresh()
    value.type = scalar("double")
    return value
