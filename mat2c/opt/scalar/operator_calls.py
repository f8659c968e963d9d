"""Operators called by their function names, and values that `deal` hands on.

    %c = builtin plus, %a, %b        becomes        %c = plus %a, %b
    %p, %q = builtin deal, %a, %b                   %p = copy %a
                                                    %q = copy %b

Requires: SSA. Keeps: all.
"""

from __future__ import annotations

from mat2c.ir.core import Function, Instr, Splat
from mat2c.ir.ops import OPERATORS


def name_operators(function: Function) -> None:
    """Makes such calls operations, in place."""
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "builtin" and _is_operator(instr):
                instr.op = str(instr.attrs["callee"])
                instr.attrs.clear()
        if any(_is_deal(i) for i in block.instrs):
            block.instrs = [part for i in block.instrs for part in _dealt(i)]


def _is_deal(instr: Instr) -> bool:
    """Does each target get a value of its own, or all the same?"""
    if instr.op != "builtin" or instr.attrs["callee"] != "deal" or not instr.attrs.get("nargout"):
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


def _is_operator(instr: Instr) -> bool:
    wanted = OPERATORS.get(str(instr.attrs["callee"]))
    if wanted != len(instr.args) or len(instr.targets) != 1:
        return False
    return not any(isinstance(a, Splat) for a in instr.args)
