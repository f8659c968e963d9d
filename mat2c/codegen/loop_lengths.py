"""Which loops are over soon, whatever they count to: those have nothing to look for meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.ops import op
from mat2c.types.rep import Kind, Rep
from mat2c.types.traits import InPlace


def is_short(reps: Mapping[Value, Rep], header: Block) -> bool:
    """True if a loop counts, and does a few steps of the processor each time: it contains no other
    loop and computes nothing but scalars and elements of arrays."""
    loop = header.loop
    if loop is None or loop.kind != "for":
        return False
    blocks = loop_blocks(header)
    if any(block.loop is not None for block in blocks if block is not header):
        return False
    return all(_is_step(reps, instr) for block in blocks for instr in block.instrs)


def _is_step(reps: Mapping[Value, Rep], instr: Instr) -> bool:
    if op(instr.op).in_place in (InPlace.UPDATE, InPlace.COPY):
        return all(t not in reps or reps[t].kind is not Kind.BOXED for t in instr.targets)
    return all(t in reps and reps[t].kind is Kind.SCALAR for t in instr.targets)
