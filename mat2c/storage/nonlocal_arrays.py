"""Arrays that stay where a global, persistent or shared variable has them.

    %1 = loadglobal {name="g"}            g itself: no copy
    %2 = subsasgn %1, 5, %i               g with an element changed, in place
    storeglobal %2 {name="g"}             nothing to do
    %3 = call {callee="f"}                may store g
    use %2                                a use too late: %2 is kept apart

A value that is loaded may stay there if all its uses are in the block, before anything else stores
the variable; an update of such a value, too, if it is that value's last use and stored right
behind.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from mat2c.ir.core import Block, Function, Instr, Tree, Value, values_of
from mat2c.ir.nonlocals import LOADS, STORES, Outside, outside
from mat2c.ir.ops import op
from mat2c.support.record import dataclass
from mat2c.types.traits import InPlace


class Place(NamedTuple):
    """Where an array lives: the variable, and "heap" for a block that grows, "stack" for an
    array of constant size."""

    variable: Outside
    kind: str


@dataclass(frozen=True, slots=True)
class Rules:
    """What the caller knows: which arrays are kept as the variable is, in static storage; what an
    instruction's call may store; and what an update may be computed in."""

    fits: Callable[[Value, Outside], bool]
    stored_by: Callable[[Instr], Collection[Outside]]
    may_share: Callable[[Instr, int], bool]


def stay_outside(function: Function, rules: Rules) -> dict[Value, Outside]:
    """The arrays that need no storage of the function's own."""
    uses = _uses(function)
    found: dict[Value, Outside] = {}
    for block in function.blocks:
        _Scan(function, block, rules, uses, found).run()
    return found


_Uses = dict[Value, list[tuple[Block, int]]]


def _uses(function: Function) -> _Uses:
    """Where values are read: the number of the instruction, the block's length for its end."""
    uses: _Uses = {}
    for block in function.blocks:
        for k, instr in enumerate(block.instrs):
            for value in instr.sources():
                uses.setdefault(value, []).append((block, k))
        if block.terminator is not None:
            for value in block.terminator.sources():
                uses.setdefault(value, []).append((block, len(block.instrs)))
        for value in _told(block):
            uses.setdefault(value, []).append((block, 0))
    return uses


def _told(block: Block) -> Iterator[Value]:
    """What is read before a loop: by its checks, and to make room."""
    if block.loop is None:
        return
    yield from values_of(list(block.loop.rooms.values()))
    for told in block.loop.hoisted.values():
        ends = [end for pair in told.ends if pair is not None for end in pair]
        yield from values_of([told.extents, *ends])


@dataclass(slots=True)
class _Scan:
    """One block."""

    function: Function
    block: Block
    rules: Rules
    uses: _Uses
    found: dict[Value, Outside]

    def run(self) -> None:
        for k, instr in enumerate(self.block.instrs):
            if instr.op in LOADS:
                place = outside(self.function, instr)
                assert place is not None
                self._follow(instr.target, place, k)

    def _follow(self, value: Value, place: Outside, start: int) -> None:
        """From a loaded value to the updates of it."""
        while self.rules.fits(value, place):
            uses = self.uses.get(value, [])
            last = max((k for _, k in uses), default=start)
            if any(b is not self.block for b, _ in uses):
                return
            inside = uses and last < len(self.block.instrs)
            update = self.block.instrs[last] if inside else None
            if self._changed(place, start + 1, last) or self._lost(place, update):
                return
            self.found[value] = place
            if update is None or not self._updates(update, value, place, last):
                return
            value, start = update.target, last + 1

    def _changed(self, place: Outside, first: int, last: int) -> bool:
        """True if the variable is stored before some instruction."""
        return any(self._stores(i, place) for i in self.block.instrs[first:last])

    def _lost(self, place: Outside, last: Instr | None) -> bool:
        """True if a call that gets the value stores the variable while it has it."""
        return last is not None and last.op not in STORES and self._stores(last, place)

    def _stores(self, instr: Instr, place: Outside) -> bool:
        if instr.op in STORES:
            return outside(self.function, instr) == place
        return place in self.rules.stored_by(instr)

    def _updates(self, update: Instr, value: Value, place: Outside, k: int) -> bool:
        """True if it is an update in place, stored right after."""
        if op(update.op).in_place is not InPlace.UPDATE or update.args[0] is not value:
            return False
        store = self.block.instrs[k + 1] if k + 1 < len(self.block.instrs) else None
        if store is None or store.op not in STORES or store.args != [update.target]:
            return False
        if outside(self.function, store) != place or not self.rules.may_share(update, 0):
            return False
        return not any(
            source is not value and self.found.get(source) == place
            for arg in update.args
            for source in values_of([arg])
        ) and not any(arg is value for arg in update.args[1:] if not isinstance(arg, Tree))
