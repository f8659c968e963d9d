"""Strings among the values of a comma list are texts for a function of the library.

    %3 = fieldlist %o {Dir}                        %3 = getfield %o {Dir}
    %4 = builtin %x, %3... {sort, texts=2}         %5 = builtin %3 {__chars__}
                                                   %4 = builtin %x, %5 {sort}

where another pass has put the values in the place of the list, and they may be strings. What stays
a list is converted when the call is made.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.builtins.families.string_arrays import may_be_string
from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import replace
from mat2c.types.lattice import ANY


def take_texts(flow: Flow) -> bool:
    """Whether there were such calls."""
    changed = False
    for block in flow.function.blocks:
        if block not in flow.reached or not any(map(_texts, block.instrs)):
            continue
        written: list[Instr] = []
        for instr in block.instrs:
            if _texts(instr) and not any(isinstance(a, Splat) for a in instr.args):
                first = _texts(instr) - 1 + int(instr.op.endswith("list"))
                instr.payload = replace(payload_of(instr, Call), texts=0)
                written += _convert(flow, instr, first)
                changed = True
            written.append(instr)
        block.instrs = written
    return changed


def _texts(instr: Instr) -> int:
    """Where the comma lists of a call begin whose strings it takes as characters, from 1, or 0."""
    return instr.payload.texts if isinstance(instr.payload, Call) else 0


def _convert(flow: Flow, instr: Instr, first: int) -> list[Instr]:
    """Puts characters in the place of arguments that may be strings; what makes them."""
    made_here: list[Instr] = []
    args: list[Operand] = list(instr.args)
    for k in range(first, len(args)):
        arg = args[k]
        if not isinstance(arg, Value) or not may_be_string(flow.type_of(arg)):
            continue
        one = made(flow.function, "builtin", [arg], instr.span, payload=BuiltinCall("__chars__"))
        one.target.type = ANY
        made_here.append(one)
        args[k] = one.target
    instr.args = args
    return made_here
