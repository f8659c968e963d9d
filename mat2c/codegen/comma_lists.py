"""Comma lists in C: which variables are empty wherever a list is made in them."""

from __future__ import annotations

from mat2c.ir.core import Function, Value


def short_lived(function: Function) -> set[Value]:
    """The values that the block that makes them reads, and no other, where an error in that block
    leaves the function. Of these a comma list is released by the instruction that reads it last:
    its C variable is empty when the block is run again."""
    found, read = set[Value](), set[Value]()
    for block in function.blocks:
        made = {t for instr in block.instrs for t in instr.targets}
        here = {value for instr in block.instrs if instr.op != "phi" for value in instr.sources()}
        behind = {value for instr in block.phis() for value in instr.sources()}
        if block.terminator is not None:
            behind.update(block.terminator.sources())
        read |= behind | (here - made)
        if block.handler is None:
            found |= made & here
    return found - read


def catches(function: Function) -> bool:
    """True if an error may be handled in the function. Scratch lists may hold something after
    that."""
    return any(block.handler is not None for block in function.blocks)
