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
from mat2c.types.lattice import ANY


def take_texts(flow: Flow) -> bool:
    """Whether there were such calls."""
    changed = False
    for block in flow.function.blocks:
        if block not in flow.reached or not any("texts" in i.attrs for i in block.instrs):
            continue
        written: list[Instr] = []
        for instr in block.instrs:
            if "texts" in instr.attrs and not any(isinstance(a, Splat) for a in instr.args):
                first = int(instr.attrs["texts"]) - 1 + int(instr.op.endswith("list"))
                instr.attrs = {k: v for k, v in instr.attrs.items() if k != "texts"}
                written += _convert(flow, instr, first)
                changed = True
            written.append(instr)
        block.instrs = written
    return changed


def _convert(flow: Flow, instr: Instr, first: int) -> list[Instr]:
    """Puts characters in the place of arguments that may be strings; what makes them."""
    made_here: list[Instr] = []
    args: list[Operand] = list(instr.args)
    for k in range(first, len(args)):
        arg = args[k]
        if not isinstance(arg, Value) or not may_be_string(flow.type_of(arg)):
            continue
        one = made(flow.function, "builtin", [arg], instr.span, callee="__chars__", nargout=1)
        one.target.type = ANY
        made_here.append(one)
        args[k] = one.target
    instr.args = args
    return made_here
