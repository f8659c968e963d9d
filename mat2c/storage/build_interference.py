"""Builds the interference graph of arrays ([GCTD] §2).

Two values interfere if (1) one is live where the other is defined, or (2) an operation can't
compute its target in the storage of an operand that ends there: then target and operand interfere,
though their ranges don't overlap. What may share is asked of the caller, who knows operations and
types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mat2c.ir.core import Block, Instr, Tree, Value, values_of
from mat2c.ir.ops import op
from mat2c.storage.interference_graph import Graph, bits
from mat2c.storage.liveness import Liveness
from mat2c.storage.storage_facts import takers
from mat2c.types.traits import InPlace

MayShare = Callable[[Instr, int], bool]


def interference(live: Liveness, may_share: MayShare, same: Sequence[int] | None = None) -> Graph:
    """The graph over the values of the liveness analysis, by their numbers.

    `same[k]` are the values that are always equal to value k: they don't interfere with it.
    """
    graph = Graph(len(live.values))
    for k, block in enumerate(live.flow.blocks):
        assert block.terminator is not None
        mask = live.live_out[k] | _mask(live, block.terminator.sources())
        for instr in reversed(block.instrs):
            if instr.op == "phi":
                break
            mask = _step(live, graph, instr, mask, may_share)
        _define_together(graph, _mask(live, (phi.target for phi in block.phis())), mask)
    if same is not None:
        for k, equal in enumerate(same):
            graph.adjacent[k] &= ~equal
    return graph


def meetings(live: Liveness) -> Graph:
    """The values that are there at one time, also where one may be computed in the other's storage,
    where they are equal, or where φs move them on one edge."""
    graph = interference(live, lambda instr, k: False)
    for block in live.flow.blocks:
        phis = list(block.phis())
        moved = _mask(live, (v for phi in phis for v in (phi.target, *phi.sources())))
        _define_together(graph, _mask(live, (phi.target for phi in phis)), moved)
    return graph


def peak(live: Liveness, weights: Sequence[int], same: Sequence[int], may_share: MayShare) -> int:
    """The greatest sum of weights of values alive at one time; equal values count once. While an
    operation computes its target, operands are alive in whose storage it can't."""
    return _Peak(live, weights, same, may_share).most()


class _Peak:
    """One search. Of values that are equal, the first stands for all."""

    def __init__(
        self, live: Liveness, weights: Sequence[int], same: Sequence[int], may_share: MayShare
    ) -> None:
        self.live, self.weights, self.may_share = live, weights, may_share
        self.heavy = sum(1 << k for k, weight in enumerate(weights) if weight)
        self.firsts = {k: equal & -equal for k, equal in enumerate(same) if equal & (equal - 1)}
        self.alike = sum(1 << k for k in self.firsts)

    def most(self) -> int:
        """The greatest sum over all blocks."""
        sums: dict[int, int] = {}  # by mask: neighbouring blocks have many in common
        most = 0
        for k, block in enumerate(self.live.flow.blocks):
            assert block.terminator is not None
            mask = self.live.live_out[k] | _mask(self.live, block.terminator.sources())
            mask &= self.heavy
            if mask not in sums:
                sums[mask] = self._sum(self._distinct(mask))
            most = max(most, self._inside(block, mask, sums[mask]))
        return most

    def _inside(self, block: Block, mask: int, total: int) -> int:
        """Goes backwards through a block from what is alive at its end."""
        most, there = total, self._distinct(mask)
        for instr in reversed(block.instrs):
            targets = _mask(self.live, instr.targets) & self.heavy
            if targets:
                made = self._distinct(targets | (self._apart(instr) & self.heavy))
                most = max(most, total + self._sum(made & ~there))
            mask &= ~targets
            if instr.op != "phi":
                mask |= _mask(self.live, instr.sources()) & self.heavy
            before = self._distinct(mask)
            total += self._sum(before & ~there) - self._sum(there & ~before)
            there = before
            most = max(most, total)
        return most

    def _apart(self, instr: Instr) -> int:
        """The operands in whose storage the target can't be computed."""
        if instr.op == "phi":
            return 0
        apart = (arg for k, arg in enumerate(instr.args) if not self.may_share(instr, k))
        return _mask(self.live, values_of(list(apart)))

    def _distinct(self, mask: int) -> int:
        found = mask & ~self.alike
        for k in bits(mask & self.alike):
            found |= self.firsts[k]
        return found

    def _sum(self, mask: int) -> int:
        return sum(self.weights[k] for k in bits(mask)) if mask else 0


def _mask(live: Liveness, values: Iterable[Value]) -> int:
    mask = 0
    for value in values:
        bit = live.number.get(value)
        if bit is not None:
            mask |= 1 << bit
    return mask


def is_update(instr: Instr) -> bool:
    """True if the target is the first operand with some elements changed."""
    return op(instr.op).in_place is InPlace.UPDATE


def _define_together(graph: Graph, targets: int, alive: int) -> None:
    """Values that come to life at once interfere with each other and with what is alive then."""
    rest = targets
    while rest:
        low = rest & -rest
        graph.connect_all(low.bit_length() - 1, alive | targets)
        rest ^= low


def _step(live: Liveness, graph: Graph, instr: Instr, alive: int, may_share: MayShare) -> int:
    """Goes backwards over one instruction."""
    targets = _mask(live, instr.targets)
    if targets:
        _define_together(graph, targets, alive)
        # What an update folds into its right side reads the updated array only where it is written;
        # the array as an operand of its own is read anywhere.
        updated = _mask(live, values_of(instr.args[:1])) if is_update(instr) else 0
        for k, arg in enumerate(instr.args):
            sources = _mask(live, values_of([arg])) & ~(updated if isinstance(arg, Tree) else 0)
            if sources and may_share(instr, k):
                _define_together(graph, targets & ~_mask(live, takers(instr, k)), sources)
            elif sources:
                _define_together(graph, targets, sources)
        alive &= ~targets
    return alive | _mask(live, instr.sources())
