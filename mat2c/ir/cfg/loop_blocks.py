"""The blocks of loops, and which loops contain no other; blocks that the structure needs."""

from __future__ import annotations

from mat2c.ir.core import Block, Function, Instr, Operand
from mat2c.support.diagnostics import Span


def loop_blocks(header: Block) -> set[Block]:
    """The blocks from which the latch can be reached without passing the header, which is one of
    them."""
    assert header.loop is not None
    found = {header}
    todo = [header.loop.latch]
    while todo:
        block = todo.pop()
        if block not in found:
            found.add(block)
            todo.extend(block.preds)
    return found


def loop_place(header: Block) -> Span | None:
    """Where a loop begins in the program: the first place that an instruction of it has."""
    spans = (i.span for block in loop_blocks(header) for i in block.instrs if i.span is not None)
    return min(spans, key=lambda span: span.start, default=None)


def handed_on(phi: Instr, header: Block) -> Operand:
    """What the round before gives to a φ of a loop's header."""
    assert header.loop is not None
    return phi.args[header.preds.index(header.loop.latch)]


def entered_with(phi: Instr, header: Block) -> Operand:
    """What a φ of a loop's header is on the way into the loop, of which there is one."""
    assert header.loop is not None
    return phi.args[1 - header.preds.index(header.loop.latch)]


def innermost_blocks(function: Function) -> set[Block]:
    """All blocks in loops that contain no other loop."""
    found: set[Block] = set()
    for header in function.blocks:
        if header.loop is None:
            continue
        blocks = loop_blocks(header)
        if not any(b.loop is not None for b in blocks if b is not header):
            found |= blocks
    return found


def loop_depths(function: Function) -> dict[Block, int]:
    """The number of loops around each block, headers counted in; linear in blocks times depth.

    Needs `preds`.
    """
    depths = dict.fromkeys(function.blocks, 0)
    for header in function.blocks:
        if header.loop is not None:
            for block in loop_blocks(header):
                depths[block] = depths.get(block, 0) + 1
    return depths


def structural_blocks(function: Function) -> set[Block]:
    """The entry and exit, and blocks that have a part in a loop or a try."""
    special = {function.entry, function.exit}
    for block in function.blocks:
        if block.loop is not None:
            special |= {block, block.loop.merge, block.loop.latch}
        if block.try_merge is not None:
            special |= {block, block.try_merge}
        if block.handler is not None:
            special.add(block.handler)
    return special
