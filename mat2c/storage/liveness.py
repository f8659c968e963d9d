"""Liveness and availability of SSA values ([GCTD] §2).

A φ reads its operands on the edges, that is, at the end of the predecessors; it defines its target
at the entry of its block, together with the other φs. On an edge to a handler, what the handler
reads is as it was at the predecessor's entry, and an error may happen anywhere in between: it is
live throughout the predecessor. Boxed operations leave their target alone when they fail, and a
block that has a handler ends behind its definition of a variable; so for them (`whole_updates`) the
predecessor's last instruction is the last that reads it, and may update it in place. A boxed update
moves the updated value to its target first, and reads its other operands thereafter: for the
question what may share a variable these live beyond it (`late_reads`).

In SSA a definition dominates its uses, so what is live is also available. Availability itself
(is there a path from a definition to another?) is what Relation 1 asks for.
"""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.ir.core import Block, Instr, Value, values_of
from mat2c.ir.ops import op
from mat2c.storage.interference_graph import bits
from mat2c.storage.storage_flow import Flow, is_handler_edge
from mat2c.support.record import dataclass
from mat2c.types.traits import InPlace

END = 1 << 60  # a position after all instructions


@dataclass(slots=True, eq=False)
class Liveness:
    """Sets of values as bits of integers: bit k stands for `values[k]`, in order of definition."""

    flow: Flow
    values: list[Value]
    number: dict[Value, int]
    place: list[tuple[int, int]]  # block and position of the definition; φs stand at -1
    live_in: list[int]  # per block, without the targets of its φs
    live_out: list[int]
    last_use: dict[tuple[int, int], int]  # value and block → position, for uses by instructions

    def live_after(self, value: int, block: int, position: int) -> bool:
        """True if the value is live right after an instruction of a block.

        The value's definition must dominate that point.
        """
        if self.live_out[block] >> value & 1:
            return True
        return self.last_use.get((value, block), -2) > position

    def is_def_before(self, a: int, b: int) -> bool:
        """True if the definition of a dominates that of b."""
        (block_a, at_a), (block_b, at_b) = self.place[a], self.place[b]
        if block_a == block_b:
            return at_a <= at_b
        return self.flow.dominates(block_a, block_b)

    def alive_at_entry(self, block: int) -> list[Value]:
        """The values alive where a block begins, but for the targets of its φs."""
        return self.among(self.live_in[block])

    def among(self, mask: int) -> list[Value]:
        """The values whose bits are set."""
        return [self.values[k] for k in bits(mask)]

    def interfere(self, a: int, b: int) -> bool:
        """True if the two are live at once. One definition dominates the other, or they never
        meet."""
        if self.place[a] == self.place[b]:
            return a != b  # φs of a block, or targets of an instruction
        if self.is_def_before(b, a):
            a, b = b, a
        elif not self.is_def_before(a, b):
            return False
        return self.live_after(a, *self.place[b])


def liveness(
    flow: Flow,
    wanted: Iterable[Value] | None = None,
    whole_updates: bool = False,
    late_reads: bool = False,
) -> Liveness:
    """Analyses the values of interest (all of them by default)."""
    values, place = _definitions(flow, None if wanted is None else set(wanted))
    number = {value: k for k, value in enumerate(values)}
    result = Liveness(flow, values, number, place, [], [], {})
    use, kill, at_end = _summaries(result, whole_updates, late_reads)
    _solve(result, use, kill, at_end)
    return result


def _definitions(
    flow: Flow, wanted: set[Value] | None
) -> tuple[list[Value], list[tuple[int, int]]]:
    values: list[Value] = []
    place: list[tuple[int, int]] = []
    for k, block in enumerate(flow.blocks):
        for at, instr in enumerate(block.instrs):
            for target in instr.targets:
                if wanted is None or target in wanted:
                    values.append(target)
                    place.append((k, -1 if instr.op == "phi" else at))
    return values, place


def _summaries(
    live: Liveness, whole_updates: bool, late_reads: bool
) -> tuple[list[int], list[int], list[int]]:
    """Per block: what it reads before defining it, what it defines, and what its out-edges read."""
    number, blocks = live.number, live.flow.blocks
    use, kill, at_end = ([0] * len(blocks) for _ in range(3))
    for k, block in enumerate(blocks):
        for at, instr in enumerate(block.instrs):
            if instr.op != "phi":
                for source in instr.sources():
                    late = late_reads and _is_read_late(instr, source)
                    _read(live, use, kill, source, k, at + late)
            for target in instr.targets:
                bit = number.get(target)
                if bit is not None:
                    kill[k] |= 1 << bit
        assert block.terminator is not None
        for source in block.terminator.sources():
            _read(live, use, kill, source, k, END)
    for block in blocks:
        _read_on_edges(live, block, use, kill, at_end, whole_updates)
    return use, kill, at_end


def _is_read_late(instr: Instr, source: Value) -> bool:
    """True if a boxed instruction reads the operand when its target has a value already."""
    update = op(instr.op).in_place is InPlace.UPDATE
    return update and source not in values_of(instr.args[:1])


def _read_on_edges(
    live: Liveness,
    block: Block,
    use: list[int],
    kill: list[int],
    at_end: list[int],
    whole_updates: bool,
) -> None:
    """What the φs of a block read at the end of its predecessors."""
    for position, pred in enumerate(block.preds):
        at = live.flow.index.get(pred)
        if at is None:
            continue
        early = whole_updates and is_handler_edge(block, position)
        for source in values_of([phi.args[position] for phi in block.phis()]):
            bit = live.number.get(source)
            if bit is None:
                continue
            if early:
                last = max(len(pred.instrs) - 1, live.last_use.get((bit, at), -1))
                _read(live, use, kill, source, at, last)
            else:
                at_end[at] |= 1 << bit


def _read(
    live: Liveness, use: list[int], kill: list[int], source: Value, block: int, at: int
) -> None:
    bit = live.number.get(source)
    if bit is None:
        return
    live.last_use[bit, block] = at
    if not kill[block] >> bit & 1:
        use[block] |= 1 << bit


def _solve(live: Liveness, use: list[int], kill: list[int], at_end: list[int]) -> None:
    """Works backwards until nothing changes."""
    flow = live.flow
    count = len(flow.blocks)
    live.live_in = use[:]
    live.live_out = at_end[:]
    pending = list(range(count))
    queued = [True] * count
    while pending:
        block = pending.pop()
        queued[block] = False
        out = at_end[block]
        for successor in flow.succs[block]:
            out |= live.live_in[successor]
        live.live_out[block] = out
        entry = use[block] | (out & ~kill[block])
        if entry != live.live_in[block]:
            live.live_in[block] = entry
            for pred in flow.preds[block]:
                if not queued[pred]:
                    queued[pred] = True
                    pending.append(pred)


@dataclass(slots=True, eq=False)
class Availability:
    """Tells whether there is a path from one definition to another ([GCTD] §2). Reachability as
    bits."""

    reach: list[int]  # per block: the blocks that can be reached from it by at least one edge
    bit: dict[int, int]

    def available(self, a: tuple[int, int], b: tuple[int, int]) -> bool:
        """True if what is defined at place a is available at place b."""
        if a[0] == b[0] and a[1] <= b[1]:
            return True
        return bool(self.reach[a[0]] >> self.bit[b[0]] & 1)


def availability(flow: Flow, blocks: Iterable[int]) -> Availability:
    """Answers for definitions in the blocks given."""
    bit = {block: k for k, block in enumerate(dict.fromkeys(blocks))}
    own = [1 << bit[k] if k in bit else 0 for k in range(len(flow.blocks))]
    reach = [0] * len(flow.blocks)
    changed = True
    while changed:  # few rounds: reverse of reverse postorder, repeated for loops
        changed = False
        for block in reversed(range(len(flow.blocks))):
            bits = reach[block]
            for successor in flow.succs[block]:
                bits |= reach[successor] | own[successor]
            if bits != reach[block]:
                reach[block] = bits
                changed = True
    return Availability(reach, bit)
