"""The blocks of a loop with all that leaves it, which may stand twice in a function: what comes in
and what goes out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Function, Instr, Loop, Value
from mat2c.support.record import dataclass


@dataclass(slots=True, eq=False)
class Region:
    """A loop: `before` goes into it, and it goes on at `after`, if it does not return."""

    header: Block
    blocks: list[Block]
    before: Block
    after: Block

    @property
    def loop(self) -> Loop:
        """The loop of the header."""
        assert self.header.loop is not None
        return self.header.loop

    def instrs(self) -> Iterator[Instr]:
        """The instructions of all blocks."""
        for block in self.blocks:
            yield from block.instrs

    @property
    def size(self) -> int:
        """The number of instructions."""
        return sum(len(block.instrs) for block in self.blocks)


class Regions:
    """The loops of a function, as it is before any is written twice."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._order = {block: k for k, block in enumerate(function.blocks)}

    @cached_property
    def tree(self) -> Dominators:
        """The dominators of the function."""
        return dominators(self.function)

    @cached_property
    def _reads(self) -> dict[Value, list[tuple[Block, Block]]]:
        """Where each value is read: the block with the operation, and that in which the value is
        there, of a φ the one that it comes from."""
        found: dict[Value, list[tuple[Block, Block]]] = {}
        for block in self.function.blocks:
            for value, place in _reads(block):
                found.setdefault(value, []).append((block, place))
        return found

    def of(self, header: Block) -> Region | None:
        """The region of a loop that has one way in and one to what follows; None of others."""
        loop = header.loop
        if loop is None or not loop.merge.preds or header.handler is not None:
            return None
        before = [p for p in header.preds if p is not loop.latch]
        inside = _reached(header, {loop.merge, self.function.exit})
        closed = all(
            p in inside or (b is header and [p] == before) for b in inside for p in b.preds
        )
        caught = all(b.handler is None or b.handler in inside for b in inside)
        left = all(p in inside for p in loop.merge.preds)
        if not (closed and caught and left) or loop.latch not in inside or len(before) != 1:
            return None
        if before[0].handler is not None:
            return None
        blocks = sorted(inside, key=self._order.__getitem__)
        return Region(header, blocks, before[0], loop.merge)

    def read_behind(self, region: Region) -> list[Value] | None:
        """The values of a region that blocks behind it read, φs of the blocks that it goes to left
        out; None where one is read where the region need not have been left at its end."""
        inside, tree = set(region.blocks), self.tree
        found: dict[Value, None] = {}
        for instr in region.instrs():
            for target in instr.targets:
                for block, place in self._reads.get(target, ()):
                    if block in inside or (place in inside and block is not place):
                        continue
                    if place not in tree.index or not tree.dominates(region.after, place):
                        return None
                    found[target] = None
        return list(found)


def _reached(start: Block, ends: set[Block]) -> set[Block]:
    found, todo = {start}, [start]
    while todo:
        for after in todo.pop().successors():
            if after not in found and after not in ends:
                found.add(after)
                todo.append(after)
    return found


def _reads(block: Block) -> Iterator[tuple[Value, Block]]:
    for instr in block.instrs:
        if instr.op != "phi":
            yield from ((value, block) for value in instr.sources())
            continue
        pairs = zip(instr.args, block.preds, strict=True)
        yield from ((arg, pred) for arg, pred in pairs if isinstance(arg, Value))
    if block.terminator is not None:
        yield from ((value, block) for value in block.terminator.sources())
