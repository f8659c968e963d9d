"""Arrays that a loop fills one element after the other.

    for i = 1:n                     at the loop's header, p has i - 1 elements:
        p(i).x = …;                 the first update of an iteration adds element i, and what
        p(i).v = …;                 follows changes it
    end

The same holds of `n = n + 1; p(n).x = …` where n starts at 0 and goes up wherever p grows.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from mat2c.infer.proofs.passed_checks import UPDATES, read_before
from mat2c.infer.proofs.read_choices import chosen_among_read
from mat2c.ir.cfg.loop_blocks import entered_with, handed_on
from mat2c.ir.core import Block, Const, Instr, Operand, Splat, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import payload_of
from mat2c.types.expr import Expr, const
from mat2c.types.lattice import Type
from mat2c.types.shape import EMPTY, ONE, Shape

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_MOST = 64  # values looked at


class Place(enum.Enum):
    """Where an element lies before it is assigned to."""

    NEXT = "just behind the last"
    INSIDE = "it is there"


def place_of(flow: Flow, instr: Instr) -> Place | None:
    """The place of the element that an update assigns to; None: not known."""
    subs, base = first_subscripts(instr), instr.args[0]
    if not subs or not isinstance(base, Value):
        return None
    if read_before(flow, instr, subs):
        return Place.INSIDE
    if len(subs) == 1 and chosen_among_read(flow, instr, subs[0]):
        return Place.INSIDE
    return place_in(flow, base, subs)


def place_in(flow: Flow, base: Value, subs: list[Operand]) -> Place | None:
    """The place that a subscript names in a version of an array; None: not known."""
    if len(subs) != 1 or not isinstance(subs[0], Value):
        return None
    counted = _counted(flow, subs[0])
    if counted is None:
        return None
    key = (base, subs[0])
    if key not in flow.fillings:
        flow.fillings[key] = _Filling(flow, subs[0], *counted).state(base)
    found = flow.fillings[key]
    if found is None:
        return None
    place, phi = found
    return place if phi is not None and _starts_empty(flow, phi, counted[1]) else None


def first_subscripts(instr: Instr) -> list[Operand]:
    """The subscripts of the first step of an update, none where that is a field."""
    if instr.op == "assignpath":
        step = instr.payload.path[0]
        return [] if step.kind == "." else instr.args[2 : 2 + step.count]
    return instr.args[2:] if instr.op in UPDATES else []


def count_after(flow: Flow, phi: Instr) -> Expr | None:
    """The number of elements that a `for` loop leaves in a row that it has filled, or that each
    round has made longer by the same number; where it surely runs."""
    header = flow.block_of[phi]
    loop = header.loop
    if loop is None or loop.count is None or loop.latch not in header.preds:
        return None
    rounds = flow.integer(loop.count)
    if rounds is None or flow.type_of(loop.count).range.numeric_low < 1:
        return None
    appended = _appended(flow, phi, header)
    if appended:
        first = flow.type_of(entered_with(phi, header)).shape
        before = first.dims[1] if first is not None else None
        return const(appended) * rounds + (before or 0)
    index = _first_index(handed_on(phi, header))
    if index is None or _counted(flow, index) != (header, None):
        return None
    if not _starts_empty(flow, phi, None) or not _Filling(flow, index, header, None).holds(phi):
        return None
    return rounds


def _appended(flow: Flow, phi: Instr, header: Block) -> int:
    """How many elements each round puts behind the last of a row, x(end + 1) = …; 0 where anything
    else is done, or the array begins as no row of known extents."""
    first = flow.type_of(entered_with(phi, header))
    shape = first.shape
    if shape is None or shape.rank != 2 or shape.dims[1] is None:
        if not first.is_bottom:
            return 0
    elif shape != EMPTY and shape.dim(0) is not ONE:
        return 0
    count = 0
    version = handed_on(phi, header)
    while version is not phi.target:
        made = version.definition if isinstance(version, Value) else None
        if made is None or made.op not in UPDATES or isinstance(made.args[1], Splat):
            return 0
        subs = first_subscripts(made)
        if len(subs) == 1 and _is_behind(subs[0], made.args[0]):
            count += 1
        elif len(subs) != 1 or not is_end(subs[0], made.args[0]):
            return 0
        version = made.args[0]
    return count


def fills(flow: Flow, phi: Instr) -> bool:
    """True if each iteration of a `for` loop over 1, 2, … sets the element of its number."""
    header = flow.block_of[phi]
    index = _first_index(handed_on(phi, header))
    if index is None or _counted(flow, index) != (header, None):
        return False
    return _Filling(flow, index, header, None).holds(phi)


def fields_set(flow: Flow, phi: Instr) -> set[str]:
    """The fields that each iteration of such a loop sets in the element of its number, whatever it
    does besides."""
    header = flow.block_of[phi]
    version = handed_on(phi, header)
    index, found = _first_index(version), set[str]()
    while version is not phi.target:
        made = version.definition if isinstance(version, Value) else None
        if made is None or made.op != "assignpath" or first_subscripts(made) != [index]:
            return set()
        path = made.payload.path
        if len(path) == 2 and path[1].field is not None and not isinstance(made.args[1], Splat):
            found.add(path[1].field)
        version = made.args[0]
    return found


def _first_index(version: Operand) -> Value | None:
    """The subscript of the update that a version comes from."""
    for _ in range(_MOST):
        made = version.definition if isinstance(version, Value) else None
        if made is None or not made.args:
            return None
        subs = first_subscripts(made)
        if subs:
            return subs[0] if len(subs) == 1 and isinstance(subs[0], Value) else None
        version = made.args[0]
    return None


def updates_before(instr: Instr) -> list[Instr]:
    """The updates of the same element that come right before a chain's, first to last:
    s(k).a = …; s(k).b = …, and s(end + 1).a = …; s(end).b = …"""
    found: list[Instr] = []
    before = update_before(instr)
    while before is not None and len(found) < _MOST:
        found.append(before)
        before = update_before(before)
    return found[::-1]


def update_before(instr: Instr) -> Instr | None:
    """The last of these."""
    subs, base = first_subscripts(instr), instr.args[0]
    made = base.definition if subs and isinstance(base, Value) else None
    if made is None or made.op != "assignpath" or not _is_like(made, instr):
        return None
    return made if _same_element(first_subscripts(made), subs, made) else None


def _is_like(one: Instr, other: Instr) -> bool:
    """True if both chains begin with the same kind of subscripts."""
    return one.payload.path[0] == other.payload.path[0] and not isinstance(one.args[1], Splat)


def _same_element(first: list[Operand], then: list[Operand], update: Instr) -> bool:
    """True if subscripts of what an update has made mean the element that it has changed."""
    if first == then:
        return not any(isinstance(a, Splat) for a in first)
    if len(first) != 1 or len(then) != 1:
        return False
    return is_end(then[0], update.target) and (
        is_end(first[0], update.args[0]) or _is_behind(first[0], update.args[0])
    )


def is_end(sub: Operand, base: Operand) -> bool:
    """True for `end` as the only subscript of an array."""
    made = sub.definition if isinstance(sub, Value) else None
    if made is None or made.op != "end" or len(made.args) != 1:
        return False
    return made.args[0] is base and payload_of(made, Extent).count == 1


def _is_behind(sub: Operand, base: Operand) -> bool:
    """end + 1"""
    made = sub.definition if isinstance(sub, Value) else None
    if made is None or made.op != "plus" or Const(1.0) not in made.args:
        return False
    return any(is_end(a, base) for a in made.args)


def _counted(flow: Flow, index: Value) -> tuple[Block, Value | None] | None:
    """The header of the loop in which a subscript counts 1, 2, …, and the φ that it is one more
    than, where that is not the loop's own counter."""
    made = index.definition
    if made is None:
        return None
    counter = _counter_from_one(made)
    if counter is not None:
        header = _header_of(flow, counter)
        own = header is not None and header.loop is not None and header.loop.counter is counter
        return (header, None) if header is not None and own else None
    if made.op == "plus" and Const(1.0) in made.args:
        number = made.args[1 if made.args[0] == Const(1.0) else 0]
        header = _header_of(flow, number)
        if header is not None and isinstance(number, Value):
            return header, number
    return None


def _counter_from_one(made: Instr) -> Operand | None:
    """The counter of a `for` loop of which a value is 1, 2, …: its variable, or one more than that
    where it begins with 0."""
    first = 1.0
    if made.op == "plus" and Const(1.0) in made.args:
        number = made.args[1 if made.args[0] == Const(1.0) else 0]
        before = number.definition if isinstance(number, Value) else None
        if before is None:
            return None
        made, first = before, 0.0
    if made.op != "forvalue" or made.args[:2] != [Const(first), Const(1.0)]:
        return None
    return made.args[2]


def _header_of(flow: Flow, operand: Operand) -> Block | None:
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "phi":
        return None
    block = flow.block_of[made]
    return block if block.loop is not None and len(block.preds) == 2 else None


def _starts_empty(flow: Flow, phi: Instr, number: Value | None) -> bool:
    """True if the array has no elements when the loop is entered, and the count is 0."""
    header = flow.block_of[phi]
    known = flow.type_of(entered_with(phi, header))
    if not known.is_bottom and not _is_empty_row(known):
        return False
    if number is None:
        return True
    assert number.definition is not None
    first = flow.type_of(entered_with(number.definition, header))
    return first.is_bottom or first.const == 0.0


def _is_empty_row(known: Type) -> bool:
    """0x0 or 1x0: what becomes a row when it grows."""
    return known.shape in (EMPTY, Shape.of(1, 0))


State = tuple[Place, Instr | None]


class _Filling:
    """Follows the versions of an array through one iteration."""

    def __init__(self, flow: Flow, index: Value, header: Block, number: Value | None) -> None:
        self.flow = flow
        self.index = index
        self.header = header
        self.number = number
        self.seen: set[Value] = set()

    def state(self, base: Value) -> State | None:
        """Whether a version has the element of this iteration, and the φ of which it is a
        version."""
        at: Value = base
        place = Place.NEXT
        while (made := at.definition) is not None:
            if made.op == "phi" and self.flow.block_of[made] is self.header:
                return (place, made) if self.holds(made) else None
            if made.op == "phi":
                return self._joined(made, place)
            if self._is_update(made):
                place = Place.INSIDE
            elif not self._keeps(made):
                return None
            before = made.args[0]
            if not isinstance(before, Value):
                return None
            at = before
        return None

    def _joined(self, phi: Instr, place: Place) -> State | None:
        """All versions that meet have the element, or none; around an inner loop it may come."""
        if phi.target in self.seen:
            return place, None
        self.seen.add(phi.target)
        if len(self.seen) > _MOST:
            return None
        states = [self.state(arg) if isinstance(arg, Value) else None for arg in phi.args]
        known = [state for state in states if state is not None and state[1] is not None]
        if not known or None in states or any(state != known[0] for state in known):
            return None
        first, start = known[0]
        if first is Place.NEXT and (Place.INSIDE, None) in states:
            return None
        return (place if place is Place.INSIDE else first), start

    def _keeps(self, made: Instr) -> bool:
        """True if the result has as many elements as the first operand."""
        subs = first_subscripts(made)
        return made.op in IDENTITIES or (bool(subs) and read_before(self.flow, made, subs))

    def _is_update(self, made: Instr) -> bool:
        return made.op in UPDATES and first_subscripts(made) == [self.index]

    # --- the next iteration ------------------------------------------------------------------

    def holds(self, phi: Instr) -> bool:
        """True if each way around the loop adds the element, or leaves array and count as they
        are."""
        count: Operand = self.index
        if self.number is not None:
            assert self.number.definition is not None
            count = handed_on(self.number.definition, self.header)
        return self._agrees(phi.target, handed_on(phi, self.header), count, False, set())

    def _agrees(
        self, start: Value, version: Operand, count: Operand, grown: bool, seen: set[object]
    ) -> bool:
        """True if a version has as many elements as the count says. `grown`: it is known to have
        the element of this iteration."""
        if len(seen) > _MOST or not isinstance(version, Value):
            return False
        at = version
        while at is not start:
            made = at.definition
            if made is None or not made.args:
                return False
            if made.op == "phi":
                return self._agree(start, made, count, grown, seen)
            if not self._is_update(made) and not self._keeps(made):
                return False
            grown = grown or self._is_update(made)
            before = made.args[0]
            if not isinstance(before, Value):
                return False
            at = before
        return self._counts(count, grown)

    def _agree(
        self, start: Value, phi: Instr, count: Operand, grown: bool, seen: set[object]
    ) -> bool:
        """The same where ways meet; around an inner loop it is as on the way into it."""
        if (phi, count, grown) in seen:
            return True
        seen.add((phi, count, grown))
        made = count.definition if isinstance(count, Value) else None
        meets = made is not None and made.op == "phi" and self._meet(made, phi)
        counts = made.args if made is not None and meets else [count] * len(phi.args)
        return all(
            self._agrees(start, a, c, grown, seen) for a, c in zip(phi.args, counts, strict=True)
        )

    def _meet(self, one: Instr, other: Instr) -> bool:
        return self.flow.block_of[one] is self.flow.block_of[other]

    def _counts(self, count: Operand, grown: bool) -> bool:
        """Whether the count is that of a version that has grown, or that of one that hasn't."""
        if count is self.index or self.number is None:
            return grown
        if count is self.number:
            return not grown
        made = count.definition if isinstance(count, Value) else None
        if made is None or made.op not in ("phi", "copy", "checkdef"):
            return False
        if self.flow.block_of[made] is self.header:
            return False
        args = made.args if made.op == "phi" else made.args[:1]
        return all(a is (self.index if grown else self.number) for a in args)
