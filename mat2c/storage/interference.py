"""Builds the interference graph of arrays ([GCTD] §2).

Two values interfere if (1) one is live where the other is defined, or (2) an operation can't
compute its target in the storage of an operand that ends there: then target and operand interfere,
though their ranges don't overlap. What may share is asked of the caller, who knows operations and
types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mat2c.ir.core import Instr, Value, values_of
from mat2c.storage.graph import Graph, bits
from mat2c.storage.liveness import Liveness

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


def peak(live: Liveness, weights: Sequence[int], same: Sequence[int]) -> int:
    """The greatest sum of weights of values alive at one time; equal values count once."""
    most = 0
    counted = [0 if equal & ((1 << k) - 1) else weights[k] for k, equal in enumerate(same)]
    for k, block in enumerate(live.flow.blocks):
        assert block.terminator is not None
        mask = live.live_out[k] | _mask(live, block.terminator.sources())
        total = sum(counted[value] for value in bits(mask))
        most = max(most, total)
        for instr in reversed(block.instrs):
            targets = _mask(live, instr.targets)
            most = max(most, total + sum(counted[v] for v in bits(targets & ~mask)))
            after = mask & ~targets
            if instr.op != "phi":
                after |= _mask(live, instr.sources())
            total += sum(counted[v] for v in bits(after & ~mask))
            total -= sum(counted[v] for v in bits(mask & ~after))
            mask = after
            most = max(most, total)
    return most


def _mask(live: Liveness, values: Iterable[Value]) -> int:
    mask = 0
    for value in values:
        bit = live.number.get(value)
        if bit is not None:
            mask |= 1 << bit
    return mask


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
        for k, arg in enumerate(instr.args):
            sources = _mask(live, values_of([arg]))
            if sources and not may_share(instr, k):
                _define_together(graph, targets, sources)
        alive &= ~targets
    return alive | _mask(live, instr.sources())
