"""Calls in their plainest form: operators called by their function names, values that `deal` hands
on, and options that say what is done anyway.

    %c = builtin plus, %a, %b               becomes        %c = plus %a, %b
    %p, %q = builtin deal, %a, %b                          %p = copy %a
                                                           %q = copy %b
    %k = builtin find, %x, 1, 'first'                      %k = builtin find, %x, 1
    %a = builtin cat, 1, %l...                             %a = builtin vertcat, %l...

Requires: SSA. Keeps: all.
"""

from __future__ import annotations

from mat2c.ir.core import Const, Function, Instr, Splat
from mat2c.ir.ops import OPERATORS
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.support.record import replace

_USUAL = {("find", 2): "first", ("sort", 1): "ascend", ("sort", 2): "ascend"}
"""Options by function and place, from 0, that change nothing."""


_JOINING: dict[object, str] = {1: "vertcat", 2: "horzcat"}
"""What `cat` is along a dimension."""


def name_operators(function: Function) -> None:
    """Makes such calls operations, in place."""
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "builtin" and _is_operator(instr):
                instr.op = instr.payload.callee
                instr.payload = NOTHING
            elif instr.op == "builtin" and _has_usual_option(instr):
                instr.args.pop()
            elif instr.op == "builtin" and _joins_list(instr):
                dimension = instr.args.pop(0)
                assert isinstance(dimension, Const)
                instr.payload = replace(payload_of(instr, Call), callee=_JOINING[dimension.value])
        if any(_is_deal(i) for i in block.instrs):
            block.instrs = [part for i in block.instrs for part in _dealt(i)]


def _is_deal(instr: Instr) -> bool:
    """True if each target gets a value of its own, or all the same."""
    if instr.op != "builtin" or instr.payload.callee != "deal" or not instr.payload.nargout:
        return False
    if any(isinstance(a, Splat) for a in instr.args):
        return False
    return len(instr.args) in (1, len(instr.targets))


def _dealt(instr: Instr) -> list[Instr]:
    if not _is_deal(instr):
        return [instr]
    sources = instr.args if len(instr.args) > 1 else instr.args * len(instr.targets)
    copies = []
    for target, source in zip(instr.targets, sources, strict=True):
        copy = Instr("copy", [target], [source], instr.span)
        target.definition = copy
        copies.append(copy)
    return copies


def _has_usual_option(instr: Instr) -> bool:
    last = instr.args[-1] if len(instr.args) > 1 else None
    if any(isinstance(a, Splat) for a in instr.args) or not isinstance(last, Const):
        return False
    usual = _USUAL.get((instr.payload.callee, len(instr.args) - 1))
    return usual is not None and last.value == usual


def _joins_list(instr: Instr) -> bool:
    """True if it is cat (1, s.x) or cat (2, s.x)."""
    if instr.payload.callee != "cat" or len(instr.args) != 2:
        return False
    dimension, items = instr.args
    made = items.value.definition if isinstance(items, Splat) else None
    along = isinstance(dimension, Const) and dimension.value in (1, 2)
    return along and made is not None and made.op == "fieldlist"


def _is_operator(instr: Instr) -> bool:
    wanted = OPERATORS.get(instr.payload.callee)
    if wanted != len(instr.args) or len(instr.targets) != 1:
        return False
    return not any(isinstance(a, Splat) for a in instr.args)
