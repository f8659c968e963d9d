"""How deep blocks are nested in loops."""

from __future__ import annotations

from mat2c.ir.core import Block, Function


def loop_depths(function: Function) -> dict[Block, int]:
    """The number of loops around each block, headers counted in; linear in blocks times depth.

    Needs `preds`.
    """
    depths = dict.fromkeys(function.blocks, 0)
    for header in function.blocks:
        if header.loop is None:
            continue
        inside = {header}
        work = [p for p in header.preds if p is header.loop.latch]
        while work:
            block = work.pop()
            if block not in inside:
                inside.add(block)
                work.extend(block.preds)
        for block in inside:
            depths[block] = depths.get(block, 0) + 1
    return depths
