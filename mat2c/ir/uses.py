"""Where values are read."""

from __future__ import annotations

from mat2c.ir.core import Block, Function, Instr, Value

Use = tuple[Block, Instr | None]
"""A block and an instruction in it; None stands for the terminator."""


def uses_of(function: Function) -> dict[Value, list[Use]]:
    """The uses of each value that is read at all, in order, with repetition."""
    uses: dict[Value, list[Use]] = {}
    for block in function.blocks:
        for instr in block.instrs:
            for value in instr.sources():
                uses.setdefault(value, []).append((block, instr))
        if block.terminator is not None:
            for value in block.terminator.sources():
                uses.setdefault(value, []).append((block, None))
    return uses
