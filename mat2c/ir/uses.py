"""Where values are read."""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Block, Function, Instr, Operand, Value
from mat2c.ir.ops import FIRST_SUBSCRIPT

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


def is_only_subscript(
    user: Instr | None, value: Value, first: Mapping[str, int] = FIRST_SUBSCRIPT
) -> bool:
    """True if the value is nothing but a subscript of the instruction; `first` tells the place of
    the first one, by operation."""
    place = first.get(user.op) if user is not None else None
    return user is not None and place is not None and value not in user.args[:place]


def unread_counts(function: Function) -> set[Operand]:
    """The counts of `for` loops whose rounds are alike: only the loop itself reads its counter."""
    counts: dict[Value, Operand] = {}  # of counters, and of what these are in the next round
    own: set[int] = set()  # instructions that make the loop
    headers = [b for b in function.blocks if b.loop is not None and b.loop.counter is not None]
    for header in headers:
        loop = header.loop
        assert loop is not None and loop.counter is not None and loop.count is not None
        steps = [i for i in loop.latch.instrs if i.op == "plus" and i.args[:1] == [loop.counter]]
        counts |= dict.fromkeys([loop.counter, *(i.target for i in steps)], loop.count)
        tests = [i for i in header.instrs if i.op == "lt" or i.target is loop.counter]
        own |= {id(i) for i in (*steps, *tests)}
    read = {v for i in function.instrs() if id(i) not in own for v in i.sources()}
    for block in function.blocks:
        if block.terminator is not None and block not in headers:
            read.update(block.terminator.sources())
    return set(counts.values()) - {counts[v] for v in read if v in counts}
