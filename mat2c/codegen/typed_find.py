"""find(x): the places of the elements that are not zero."""

from __future__ import annotations

from mat2c.codegen.masks import picked
from mat2c.codegen.typedframe import TypedFrame
from mat2c.ir.core import Instr
from mat2c.opt.reductions import finds


def places(frame: TypedFrame, instr: Instr) -> str | None:
    """Of what `finds` says."""
    if not finds(frame.flow, instr):
        return None
    mask = instr.args[0]
    square = frame.type(mask).cls != "logical"
    return picked(frame, instr.target, mask, lambda at: f"(double)({at.linear()} + 1)", square)
