"""What storage planning needs of the control-flow graph: blocks by number, edges, dominance."""

from __future__ import annotations

from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Function
from mat2c.support.record import dataclass


@dataclass(slots=True, eq=False)
class Flow:
    """The reachable blocks in reverse postorder; a block's number is its place there."""

    function: Function
    tree: Dominators
    preds: list[list[int]]
    succs: list[list[int]]

    @property
    def blocks(self) -> list[Block]:
        return self.tree.order

    @property
    def index(self) -> dict[Block, int]:
        return self.tree.index

    def dominates(self, a: int, b: int) -> bool:
        """True if block a dominates block b (or is the same)."""
        return self.tree.dominates(self.blocks[a], self.blocks[b])


def flow(function: Function) -> Flow:
    """Analyses the graph of a function; `preds` must be set."""
    tree = dominators(function)
    index = tree.index
    succs = [[index[s] for s in block.successors()] for block in tree.order]
    preds = [[index[p] for p in block.preds if p in index] for block in tree.order]
    return Flow(function, tree, preds, succs)


def is_handler_edge(block: Block, position: int) -> bool:
    """True if the edge from `block.preds[position]` is taken by an error. It is the predecessor's
    last."""
    pred = block.preds[position]
    return pred.handler is block and pred not in block.preds[position + 1 :]
