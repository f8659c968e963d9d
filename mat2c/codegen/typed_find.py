"""find(x): the places of the elements that are not zero."""

from __future__ import annotations

from mat2c.codegen.elements import At, dims_of, is_flat, loops
from mat2c.codegen.masks import chosen, selected_extents
from mat2c.codegen.scalars import as_condition
from mat2c.codegen.spell import spelling
from mat2c.codegen.typed import reserve
from mat2c.codegen.typedframe import TypedFrame
from mat2c.ir.core import Instr
from mat2c.opt.reductions import finds


def places(frame: TypedFrame, instr: Instr) -> str | None:
    """The elements are counted, then their places are noted."""
    if not finds(frame.flow, instr):
        return None
    source, target = instr.args[0], instr.target
    spell, known, dims = spelling("typed"), frame.type(source), dims_of(frame, source)
    flat = is_flat(frame, source, known)

    def count(at: At) -> str:
        return spell.statement(f"count += {chosen(frame, source, at)}")

    def note(at: At) -> str:
        text = spell.store(f"{frame.array(target)}[next++]", f"(double)({at.linear()} + 1)")
        return spelling("control").branch(as_condition(chosen(frame, source, at)), text, "")

    text = spell.declare("ptrdiff_t", "count", "0") + loops(frame, dims, known, flat, count)
    text += frame.set_dims(target, selected_extents(dims)) + reserve(frame, target)
    text += spell.declare("ptrdiff_t", "next", "0") + loops(frame, dims, known, flat, note)
    return spell.block(text)
