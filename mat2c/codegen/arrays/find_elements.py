"""find(x), find(x, 1) and [i, j] = find(x, 1): the places of the elements that are not zero."""

from __future__ import annotations

from mat2c.codegen.arrays.logical_masks import chosen, picked, picked_extents
from mat2c.codegen.templates import bare, factor, spelling
from mat2c.codegen.typed.block_room import reserve
from mat2c.codegen.typed.element_expressions import At, dims_of, is_flat, loops
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr
from mat2c.opt.analysis.typed_reductions import finds, finds_first


def places(frame: TypedFrame, instr: Instr) -> str | None:
    """Of what `finds` says."""
    if finds_first(frame.flow, instr):
        return _first(frame, instr)
    if not finds(frame.flow, instr):
        return None
    mask = instr.args[0]
    square = frame.type(mask).cls != "logical"
    return picked(frame, instr.target, mask, lambda at: f"(double)({at.linear()} + 1)", square)


def _first(frame: TypedFrame, instr: Instr) -> str:
    """The elements are looked at until one is not zero."""
    mask, spell = instr.args[0], spelling("typed")
    known, dims = frame.type(mask), dims_of(frame, mask)

    def note(at: At) -> str:
        text = spell.store("place", at.linear())
        return spelling("control").branch(bare(chosen(frame, mask, at)), text, "")

    text = spell.declare("ptrdiff_t", "place", "-1")
    text += loops(frame, dims, known, is_flat(frame, mask, known), note, "place < 0")
    rows = factor(dims[0])
    numbers = ["place + 1"]
    if len(instr.targets) == 2:
        numbers = [f"place % {rows} + 1", f"place / {rows} + 1"]
    for target, number in zip(instr.targets, numbers, strict=True):
        extents = picked_extents(dims, "(place >= 0)", known.cls != "logical")
        text += frame.set_dims(target, extents) + reserve(frame, target)
        found = spell.store(f"{frame.array(target)}[0]", f"(double)({number})")
        text += spelling("control").branch("place >= 0", found, "")
    return spell.block(text)
