"""Types of global, persistent and shared variables: what all stores of the program have in common.

A program is analysed with assumptions of what its variables hold, nothing at first; what its stores
then give is assumed next, until nothing rises.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from mat2c.ir.core import Instr
from mat2c.ir.nonlocals import LOADS, STORES, Outside, outside
from mat2c.support.record import dataclass, field, replace
from mat2c.types.contents import NOTHING
from mat2c.types.lattice import ANY, BOTTOM, UNDEF, Type, join, le, widen
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import unbounded

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_EXACT_ROUNDS = 2  # before bounds that still move are given up
_BOUNDS = (0.0, 2.0**31 - 1, 2.0**48)  # a counter that goes beyond has none
_NARROWING_ROUNDS = _EXACT_ROUNDS + len(_BOUNDS)  # in which less may be assumed again
_ROUNDS = 8  # before a variable that still rises becomes unknown


@dataclass(slots=True)
class Variables:
    """What is assumed of the variables, and what this round of the analysis has found. Those that
    are `boxed` may hold anything."""

    boxed: Collection[Outside]
    assumed: dict[Outside, Type] = field(default_factory=dict)
    refused: set[Outside] = field(default_factory=set)
    """Those for which the types can't be used, since boxed code needs them."""
    _round: int = 0

    def type_of(self, variable: Outside) -> Type:
        """What is known of all its values."""
        return ANY if variable in self.boxed else self.assumed.get(variable, BOTTOM)

    def kept(self, variable: Outside) -> Type:
        """The same with names for unknown extents, as a value of the variable has them."""
        known = self.type_of(variable)
        if known.shape is None:
            return known
        return replace(known, shape=known.shape.named(variable, variable.name))

    def settled(self, flows: Iterable[Flow]) -> bool:
        """True if what the program stores is what was assumed. If not, it is assumed next."""
        self._round += 1
        found = _found(flows)
        covered = all(self._covers(variable, t) for variable, t in found.items())
        if covered and (found == self.assumed or self._round > _EXACT_ROUNDS + 1):
            return True
        if not covered:
            found = {variable: self._risen(variable, t) for variable, t in found.items()}
        self.assumed = found
        return False

    def changed_since(self, assumed: dict[Outside, Type]) -> set[Outside]:
        """The variables of which something else is assumed now."""
        names = self.assumed.keys() | assumed.keys()
        return {v for v in names if self.assumed.get(v, BOTTOM) != assumed.get(v, BOTTOM)}

    def _risen(self, variable: Outside, found: Type) -> Type:
        """What is assumed after a round that has found more than was assumed."""
        known = self.assumed.get(variable, BOTTOM)
        if self._covers(variable, found):
            # narrower only at first: variables stored from one another would move for ever
            return found if self._round <= _NARROWING_ROUNDS else known
        if self._round <= _EXACT_ROUNDS:
            return join(known, found)
        if self._round > _ROUNDS:
            return ANY
        wide = widen(known, found)
        if self._round <= _NARROWING_ROUNDS:
            return wide.with_range(range_.widen(known.range, found.range, _BOUNDS))
        return wide.with_range(unbounded(wide.cls, known.range, found.range))

    def _covers(self, variable: Outside, found: Type) -> bool:
        known = self.type_of(variable)
        return le(found.defined() if known.is_any else found, known)  # it may be missing anyway


def _found(flows: Iterable[Flow]) -> dict[Outside, Type]:
    """What the values have in common that the variables get; the [] that they begin with is one
    where it can be seen."""
    found: dict[Outside, Type] = {}
    for flow in flows:
        for block in filter(flow.reached.__contains__, flow.function.blocks):
            for instr in block.instrs:
                variable, value = outside(flow.function, instr), BOTTOM
                if variable is None:
                    continue
                if instr.op in STORES:
                    value = _outer(flow.type_of(instr.args[0]))
                elif instr.op in LOADS and not instr.payload.stored:
                    value = UNDEF if variable.kind == "shared" else NOTHING
                found[variable] = join(found.get(variable, BOTTOM), value)
    return found


def _outer(stored: Type) -> Type:
    """A type without the names of one function."""
    if stored.maybe_undef:
        return ANY
    return stored.with_parts(Type.without_symbols).without_symbols()


def load(flow: Flow, instr: Instr) -> list[Type]:
    """What a variable holds: [] before its first store, or nothing if it is a shared one."""
    variable = outside(flow.function, instr)
    assert variable is not None
    known = flow.engine.assumed(variable)
    if known.is_any or instr.payload.stored:
        return [known.defined()]
    if variable.kind != "shared":
        return [join(known, NOTHING)]
    return [UNDEF if known.is_bottom else replace(known, maybe_undef=True)]
