"""C variables that temporaries share.

A temporary that is read in the block that makes it, and nowhere else, needs its variable from there
to the last of these reads: then another can have it. Without that a function has as many variables
as instructions, and C compilers take time for each, quadratic in their number.
"""

from __future__ import annotations

from collections.abc import Collection

from mat2c.ir.core import Block, Instr, Value
from mat2c.storage.storage_flow import Flow


def share_slots(graph: Flow, wanted: Collection[Value]) -> list[list[Value]]:
    """The wanted values in groups; no two of a group are needed at the same time."""
    outside = _read_outside(graph)
    slots: list[list[Value]] = []
    for block in graph.blocks:
        _fill(slots, block, {v for i in block.instrs for v in i.targets if v in wanted} - outside)
    return [[value] for value in wanted if value in outside] + slots


def _fill(slots: list[list[Value]], block: Block, wanted: Collection[Value]) -> None:
    """Gives the wanted values of a block their slots."""
    ends: dict[Instr, list[Value]] = {}
    for value, instr in _last_reads(block, wanted).items():
        ends.setdefault(instr, []).append(value)
    free = list(reversed(range(len(slots))))
    place: dict[Value, int] = {}
    for instr in block.instrs:
        for value in instr.targets:
            if value in wanted:
                if not free:
                    free.append(len(slots))
                    slots.append([])
                place[value] = free.pop()
                slots[place[value]].append(value)
        free += [place[value] for value in ends.get(instr, ())]


def _last_reads(block: Block, wanted: Collection[Value]) -> dict[Value, Instr]:
    """The instruction that reads a value last; where none does, the one that makes it."""
    last: dict[Value, Instr] = {}
    for instr in block.instrs:
        for value in (*instr.targets, *instr.sources()):
            if value in wanted:
                last[value] = instr
    return last


def _read_outside(graph: Flow) -> set[Value]:
    """The values that are read by a φ, by the end of a block, or in another block."""
    found: set[Value] = set()
    for block in graph.blocks:
        own: set[Value] = set()
        for instr in block.instrs:
            if instr.op == "phi":
                found.update(instr.targets)
                found.update(instr.sources())
                continue
            found.update(v for v in instr.sources() if v not in own)
            own.update(instr.targets)
        assert block.terminator is not None
        found.update(block.terminator.sources())
    return found
