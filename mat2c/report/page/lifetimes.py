"""When the variables of a function are alive, along its instructions in one line.

position   0   1   2   3   4          blocks in reverse postorder, one after another
x          ├───────┤                  half-open spans
y                  ├───────┤
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import Block, Function, Value
from mat2c.storage.liveness import Liveness, liveness
from mat2c.storage.storage_flow import Flow, flow
from mat2c.support.record import dataclass

Stretch = tuple[int, int]
"""Positions from the first up to, not including, the second."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """The positions of a function: how many there are, the line of the program at each (0 for
    none), and the loops."""

    length: int
    lines: list[int]
    loops: list[Stretch]
    live: Liveness
    starts: list[int]  # of blocks, by number

    def alive(self, values: Iterable[Value]) -> list[Stretch]:
        """When one of the values is alive, in order and apart from each other."""
        found = [s for value in values for s in self._alive(value)]
        return merged(found)

    def _alive(self, value: Value) -> list[Stretch]:
        number = self.live.number.get(value)
        if number is None:
            return []
        block, at = self.live.place[number]
        begin = self.starts[block] + max(at, 0)
        found = [(begin, self._end(number, block, begin))]
        for k in range(len(self.starts) - 1):
            if self.live.live_in[k] >> number & 1:
                found.append((self.starts[k], self._end(number, k, self.starts[k])))
        return found

    def _end(self, number: int, block: int, begin: int) -> int:
        after = self.starts[block + 1]
        if self.live.live_out[block] >> number & 1:
            return after
        last = self.live.last_use.get((number, block), -1)
        return max(min(self.starts[block] + last + 1, after), begin + 1)


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The same positions, in as few stretches as there can be."""
    done: list[Stretch] = []
    for start, end in sorted(stretches):
        if done and start <= done[-1][1]:
            done[-1] = done[-1][0], max(done[-1][1], end)
        else:
            done.append((start, end))
    return done


def timeline(function: Function, values: Sequence[Value]) -> Timeline:
    """Lays the function out, to ask when these values are alive. Needs `preds`."""
    graph = flow(function)
    starts = [0]
    for block in graph.blocks:
        starts.append(starts[-1] + max(len(block.instrs), 1))
    return Timeline(
        starts[-1],
        _lines(function, graph, starts),
        _loops(graph, starts),
        liveness(graph, values),
        starts,
    )


def _lines(function: Function, graph: Flow, starts: Sequence[int]) -> list[int]:
    """The line at each position; where nothing tells, that of the position before."""
    source = function.span.source if function.span is not None else None
    lines, last = [0] * starts[-1], 0
    for block, start in zip(graph.blocks, starts, strict=False):
        for k in range(max(len(block.instrs), 1)):
            span = block.instrs[k].span if k < len(block.instrs) else None
            if span is not None and span.source is source:
                last = span.line
            lines[start + k] = last
    return lines


def _loops(graph: Flow, starts: Sequence[int]) -> list[Stretch]:
    return [_extent(graph, starts, block) for block in graph.blocks if block.loop is not None]


def _extent(graph: Flow, starts: Sequence[int], header: Block) -> Stretch:
    """From the first to the last block of a loop."""
    inside = [graph.index[block] for block in loop_blocks(header) if block in graph.index]
    return starts[min(inside)], starts[max(inside) + 1]


def sums(length: int, weighted: Iterable[tuple[Sequence[Stretch], int]]) -> list[int]:
    """At each position, the sum of the weights of what is alive there."""
    changes = [0] * (length + 1)
    for stretches, weight in weighted:
        for start, end in stretches:
            changes[start] += weight
            changes[end] -= weight
    total, found = 0, []
    for change in changes[:-1]:
        total += change
        found.append(total)
    return found
