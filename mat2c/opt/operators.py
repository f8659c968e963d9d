"""Operators called by their function names.

    %c = builtin plus, %a, %b        becomes        %c = plus %a, %b

Requires: SSA. Keeps: all.
"""

from __future__ import annotations

from mat2c.ir.core import Function, Instr, Splat

_OPERANDS = {
    **dict.fromkeys("plus minus times rdivide ldivide power mtimes mrdivide mldivide".split(), 2),
    **dict.fromkeys("mpower eq ne lt le gt ge and or".split(), 2),
    **dict.fromkeys("not uminus uplus transpose ctranspose".split(), 1),
}


def name_operators(function: Function) -> None:
    """Makes such calls operations, in place."""
    for instr in function.instrs():
        if instr.op == "builtin" and _is_operator(instr):
            instr.op = str(instr.attrs["callee"])
            instr.attrs.clear()


def _is_operator(instr: Instr) -> bool:
    wanted = _OPERANDS.get(str(instr.attrs["callee"]))
    if wanted != len(instr.args) or len(instr.targets) != 1:
        return False
    return not any(isinstance(a, Splat) for a in instr.args)
