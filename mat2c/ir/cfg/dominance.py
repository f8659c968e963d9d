"""Dominators, by Cooper, Harvey and Kennedy's iteration over reverse postorder; frontiers.

An error leaves a block at its entry, as far as values are concerned: for a handler, the
predecessors of the block where the error happens stand for the block.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.ir.builder import postorder
from mat2c.ir.core import Block, Function
from mat2c.support.record import dataclass, field


@dataclass(slots=True, eq=False)
class Dominators:
    """The dominator tree of the blocks that can be reached. Needs `preds`."""

    order: list[Block]  # reverse postorder; the entry first
    index: dict[Block, int]  # place in `order`
    idom: list[int]  # of each block; the entry's is itself
    children: list[list[int]]
    preds: list[list[int]]  # where values come from; the deepest first
    _enter: list[int] = field(default_factory=list)
    _leave: list[int] = field(default_factory=list)

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every way to b leads through a (a block dominates itself)."""
        i, j = self.index[a], self.index[b]
        return self._enter[i] <= self._enter[j] and self._leave[j] <= self._leave[i]

    def get(self, block: Block) -> Block | None:
        """The immediate dominator; None for the entry and for blocks that can't be reached."""
        at = self.index.get(block, 0)
        return self.order[self.idom[at]] if at else None

    def frontiers(self) -> list[list[int]]:
        """For each block, the joins that it reaches but does not strictly dominate."""
        found: list[dict[int, None]] = [{} for _ in self.order]
        for at, preds in enumerate(self.preds):
            if len(preds) < 2:
                continue
            for runner in preds:
                while runner != self.idom[at]:
                    if at in found[runner]:
                        break
                    found[runner][at] = None
                    runner = self.idom[runner]
        return [list(f) for f in found]

    def walk(self) -> Iterator[tuple[Block, bool]]:
        """Every block twice: (block, True) after its dominators and before what it dominates, then
        (block, False) after all that: what is known from the block on is known in between."""
        stack = [(0, True)]
        while stack:
            at, entering = stack.pop()
            yield self.order[at], entering
            if entering:
                stack.append((at, False))
                stack.extend((child, True) for child in reversed(self.children[at]))

    def preorder(self) -> list[Block]:
        """Every block after its dominators."""
        return [block for block, entering in self.walk() if entering]


def dominators(function: Function) -> Dominators:
    order = postorder(function.entry)
    order.reverse()
    index = {block: k for k, block in enumerate(order)}
    preds = [
        sorted({index[p] for p in entered_from(block) if p in index}, reverse=True)
        for block in order
    ]
    idom = _immediate(preds)
    children: list[list[int]] = [[] for _ in order]
    for k in range(1, len(order)):
        children[idom[k]].append(k)
    tree = Dominators(order, index, idom, children, preds)
    _number(tree)
    return tree


def entered_from(block: Block) -> list[Block]:
    """The blocks whose values at their end a block finds at its entry."""
    if not any(pred.handler is block for pred in block.preds):
        return block.preds
    found: dict[Block, None] = {}
    work = [block]
    while work:
        here = work.pop()
        for pred in here.preds:
            if pred.handler is here:
                work.append(pred)
            else:
                found[pred] = None
    return list(found)


def _immediate(preds: list[list[int]]) -> list[int]:
    """Predecessors come deepest first, so that a block with many of them walks up the tree only
    once."""
    idom = [-1] * len(preds)
    idom[0] = 0
    changed = True
    while changed:
        changed = False
        for k in range(1, len(preds)):
            new = -1
            for p in preds[k]:
                if idom[p] >= 0:
                    new = p if new < 0 else _meet(idom, p, new)
            if idom[k] != new:
                idom[k] = new
                changed = True
    return idom


def _meet(idom: list[int], a: int, b: int) -> int:
    """The nearest common dominator."""
    while a != b:
        while a > b:
            a = idom[a]
        while b > a:
            b = idom[b]
    return a


def _number(tree: Dominators) -> None:
    """Times of entering and leaving each subtree."""
    count = len(tree.order)
    tree._enter, tree._leave = [0] * count, [0] * count
    clock = 0
    stack = [(0, 0)]
    while stack:
        at, k = stack.pop()
        if k == 0:
            tree._enter[at] = clock
            clock += 1
        if k < len(tree.children[at]):
            stack.append((at, k + 1))
            stack.append((tree.children[at][k], 0))
        else:
            tree._leave[at] = clock
            clock += 1
