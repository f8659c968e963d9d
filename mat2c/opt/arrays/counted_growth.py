"""Arrays that a loop makes longer by one element, row or column a round have their extents before.

    y = 1;                                       y = [1, zeros(1, n - 1)];
    for k = 2:n                    becomes       for k = 2:n
      y(k) = 2 * y(k - 1);                         y(k) = 2 * y(k - 1);
    end                                          end

The loop counts by one from the first element that isn't there, sets the next one in every round,
and ends by its count alone. In it the array is read only where it has elements already, so that
nothing sees how long it is. One that begins as nothing is nothing after no rounds: the loop is
followed by `reshape (y, min (n, 1), n)`, unless there surely is a round. The new values have no
types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.cfg.loop_blocks import entered_with, handed_on, loop_blocks
from mat2c.ir.core import MAGIC_COLON, Block, Const, Instr, Operand, Return, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import dataclass
from mat2c.types.lattice import Type, whole
from mat2c.types.shape import ONE

_ONE = Const(1.0)


@dataclass(slots=True, eq=False)
class _Growth:
    """An array, the φ of a loop's header, that the instruction `step` makes longer along an axis;
    `first` is the subscript of the first round, `width` the extent across."""

    phi: Instr
    step: Instr
    axis: int
    first: int
    width: int


def fix_extents(flow: Flow) -> bool:
    """Rewrites what such arrays begin as, in place; whether there were any."""
    headers = [b for b in flow.function.blocks if b.loop is not None and b.loop.kind == "for"]
    if not headers or not any(i.op == "subsasgn" for i in flow.function.instrs()):
        return False
    tree, uses = dominators(flow.function), uses_of(flow.function)
    found = False
    for header in headers:
        loop = _Loop(flow, header, tree, uses)
        for growth in loop.growths():
            loop.extend(growth)
            found = True
    return found


class _Loop:
    """A counting loop, and the arrays that it makes longer."""

    def __init__(
        self, flow: Flow, header: Block, tree: Dominators, uses: dict[Value, list[Use]]
    ) -> None:
        self.flow, self.header, self.tree, self.uses = flow, header, tree, uses
        self.blocks = loop_blocks(header)

    def growths(self) -> list[_Growth]:
        if len(self.header.preds) != 2 or not self._ends_by_count():
            return []
        return [g for phi in self.header.phis() if (g := self._growth(phi)) is not None]

    def _ends_by_count(self) -> bool:
        """True if nothing but the count ends the loop, and no error in it is caught."""
        for block in self.blocks:
            if block.handler is not None or isinstance(block.terminator, Return):
                return False
            leaves = block.terminator is None or any(
                after not in self.blocks for after in block.terminator.successors()
            )
            if leaves and block is not self.header:
                return False
        return True

    def _growth(self, phi: Instr) -> _Growth | None:
        last = handed_on(phi, self.header)
        step = last.definition if isinstance(last, Value) else None
        assert self.header.loop is not None
        if step is None or step.op != "subsasgn" or step.args[0] is not phi.target:
            return None
        home = self.flow.block_of.get(step)
        if home not in self.blocks or not self.tree.dominates(home, self.header.loop.latch):
            return None
        growth = self._stepped(phi, step)
        return growth if growth is not None and self._is_unseen(growth) else None

    def _stepped(self, phi: Instr, step: Instr) -> _Growth | None:
        """The growth that an assignment is, if it sets what lies after the last element."""
        _, value, *subs = step.args
        places = [k for k, sub in enumerate(subs) if self._first(sub) is not None]
        given = self.flow.type_of(value)
        if len(places) != 1 or len(subs) > 2 or not _is_real(given):
            return None
        first, width = self._first(subs[places[0]]) or 0, given.static_numel
        named = None if len(subs) == 1 else places[0]
        across = _ONE if named is None else subs[1 - named]
        fits = width == 1 if across == _ONE else across == MAGIC_COLON and _is_line(given)
        axis = self._axis(phi, first, named, width) if fits and width else None
        return None if axis is None or not width else _Growth(phi, step, axis, first, width)

    def _first(self, sub: Operand) -> int | None:
        """The value in the first round of a subscript that counts by one."""
        made_by = sub.definition if isinstance(sub, Value) else None
        if made_by is None or made_by.op != "forvalue" or made_by.args[1] != _ONE:
            return None
        assert self.header.loop is not None
        if made_by.args[2] is not self.header.loop.counter:
            return None
        start = _constant(made_by.args[0])
        return start if start is not None and start >= 1 else None

    def _axis(self, phi: Instr, first: int, named: int | None, width: int | None) -> int | None:
        """The dimension along which an array grows from so many elements; None where it doesn't
        begin as such an array."""
        extents = self._extents(phi)
        if extents is None:
            return None
        column = extents[1] == 1 < extents[0]
        axis = named if named is not None else 0 if column else 1
        if extents == [0, 0]:
            return axis if first == 1 else None
        return axis if extents[axis] == first - 1 and extents[1 - axis] == width else None

    def _extents(self, phi: Instr) -> list[int] | None:
        """The extents that an array begins with; None where they are not known. What is undefined
        is nothing if there surely is a round."""
        begins = entered_with(phi, self.header)
        known = self.flow.type_of(begins)
        made_by = begins.definition if isinstance(begins, Value) else None
        if made_by is not None and made_by.op == "undef":
            return [0, 0] if self._runs() else None
        if not _is_real(known) or known.shape is None or known.shape.rank != 2:
            return None
        extents = [dim.value for dim in known.shape.dims if dim is not None and dim.is_const]
        return extents if len(extents) == 2 else None

    def _runs(self) -> bool:
        """True if there surely is a round."""
        assert self.header.loop is not None and self.header.loop.count is not None
        return self.flow.type_of(self.header.loop.count).range.numeric_low >= 1

    def _is_unseen(self, growth: _Growth) -> bool:
        """True if the loop reads the array only where it has elements."""
        phi, step = growth.phi, growth.step
        return all(
            user is phi
            or (user is step and phi.target not in step.args[1:])
            or (user is not None and self._reads_set(growth, user, value, done))
            for value, done in ((phi.target, 0), (step.target, 1))
            for block, user in self.uses.get(value, ())
            if block in self.blocks
        )

    def _reads_set(self, growth: _Growth, user: Instr, value: Value, done: int) -> bool:
        """True for a read of an element that has been set: of the first `done` of this round."""
        if user.op != "subsref" or user.args[0] is not value or value in user.args[1:]:
            return False
        subs = user.args[1:]
        if len(subs) == 2:
            across = subs[1 - growth.axis]
            if not (across == MAGIC_COLON or (across == _ONE and growth.width == 1)):
                return False
            subs = [subs[growth.axis]]
        elif growth.width != 1:
            return False
        back = self._distance(growth, subs[0]) if len(subs) == 1 else None
        return back is not None and 1 - done <= back < growth.first

    def _distance(self, growth: _Growth, sub: Operand) -> int | None:
        """How far a subscript lies before the one that the round sets."""
        if self._first(sub) == growth.first:
            return 0
        made_by = sub.definition if isinstance(sub, Value) else None
        if made_by is None or made_by.op != "minus" or self._first(made_by.args[0]) != growth.first:
            return None
        return _constant(made_by.args[1])

    def extend(self, growth: _Growth) -> None:
        """Has the array begin with the extents that it ends with."""
        assert self.header.loop is not None and self.header.loop.count is not None
        count, phi = self.header.loop.count, growth.phi
        entry = self.header.preds[1 - self.header.preds.index(self.header.loop.latch)]
        make = _Maker(self.flow, growth, count)
        if self._extents(phi) == [0, 0] and not self._runs():
            self._end_as_nothing(make)
        room = make.call("zeros", *make.extents(Const(float(growth.width))))
        if growth.first > 1:
            room = make.joined(entered_with(phi, self.header), room)
        entry.instrs += make.made
        phi.args[self.header.preds.index(entry)] = room

    def _end_as_nothing(self, make: _Maker) -> None:
        """Gives what begins as nothing the extents of that where there was no round."""
        assert self.header.loop is not None
        after, last = self.header.loop.merge, make.growth.phi.target
        readers = [
            (block, user) for block, user in self.uses.get(last, ()) if block not in self.blocks
        ]
        exits = [user for _, user in readers if user is not None and user.op == "loopexit"]
        at = sum(i.op == "phi" for i in after.instrs)
        if exits:
            last, at = exits[0].target, after.instrs.index(exits[0]) + 1
            readers = self.uses.get(last, [])
        across = make.number("builtin", make.count, _ONE, payload=BuiltinCall("min", nargout=1))
        if make.growth.width != 1:
            across = make.number("times", across, Const(float(make.growth.width)))
        shaped = make.call("reshape", last, *make.extents(across))
        for block, user in readers:
            reader = block.terminator if user is None else user
            assert reader is not None
            reader.replace({last: shaped})
        after.instrs[at:at] = make.made
        make.made = []


class _Maker:
    """Makes instructions for an array, which tell the place of the loop if they fail; `count` is
    the number of rounds."""

    def __init__(self, flow: Flow, growth: _Growth, count: Operand) -> None:
        self.flow, self.growth, self.count = flow, growth, count
        self.made: list[Instr] = []
        variables = [a.definition for a in growth.step.args[2:] if isinstance(a, Value)]
        self.span = next((v.span for v in variables if v is not None), growth.step.span)

    def extents(self, across: Operand) -> list[Operand]:
        """Those of what all rounds add."""
        return [across, self.count] if self.growth.axis == 1 else [self.count, across]

    def call(self, callee: str, *args: Operand) -> Value:
        """A new array that a builtin function gives."""
        payload = BuiltinCall(callee, nargout=1)
        return self._add("builtin", args, self.growth.phi.target.name, payload)

    def joined(self, first: Operand, second: Operand) -> Value:
        """Two arrays, one after the other."""
        op = "hcat" if self.growth.axis == 1 else "vcat"
        return self._add(op, (first, second), self.growth.phi.target.name)

    def number(self, op: str, *args: Operand, payload: Payload = NOTHING) -> Value:
        """A new number, which has no name."""
        return self._add(op, args, "", payload)

    def _add(
        self, op: str, args: Sequence[Operand], stem: str, payload: Payload = NOTHING
    ) -> Value:
        self.made.append(made(self.flow.function, op, args, self.span, stem, payload))
        return self.made[-1].target


def _constant(operand: Operand) -> int | None:
    """The value of an operand that is a whole number."""
    return whole(operand.value) if isinstance(operand, Const) else None


def _is_line(t: Type) -> bool:
    """True for a row or a column."""
    return t.shape is not None and t.shape.rank == 2 and ONE in t.shape.dims


def _is_real(t: Type) -> bool:
    """True for real doubles that are surely there."""
    return t.cls == "double" and t.is_complex is False and not t.maybe_undef
