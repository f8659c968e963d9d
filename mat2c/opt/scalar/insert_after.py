"""New instructions right behind the definitions of the values that they read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.ir.core import Block, Instr, Value


def insert_behind(block: Block, by_base: Mapping[Value, Sequence[Instr]]) -> None:
    """Puts instructions behind the definitions of their bases, and behind all φs."""
    result: list[Instr] = []
    waiting: list[Instr] = []
    for instr in block.instrs:
        if instr.op != "phi":
            result += waiting
            waiting = []
        result.append(instr)
        for target in instr.targets:
            waiting += by_base.get(target, [])
    block.instrs = result + waiting
