"""Structs that each round of a loop builds anew, one field after the other, start from nothing in
each round:

    for k = 1:n
      t.x = k;              %t.2 = setfield %t.1, %k {field="x"}     (%t.1 = phi nothing, %t.3)
      t.y = 2 * k;          %t.3 = setfield %t.2, %y {field="y"}
      s(k) = t;                            becomes   %4 = undef
    end                                              %t.2 = setfield %4, %k {field="x"}

What the round before has left is replaced before anything looks at it, so the fields are the same
in the first round and in all others, and inference knows them. Rounds that build none, or several
one after the other, hand on what there was: it has the same fields, or is nothing.

Requires: SSA, `preds`. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.ir.cfg.loop_blocks import entered_with, handed_on, loop_blocks
from mat2c.ir.core import Block, Function, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.aggregates.part_reads import is_nothing
from mat2c.opt.aggregates.struct_webs import UPDATES, Fields, first_field, is_static
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.support.record import dataclass, field

_READS = frozenset(("getfield", "fieldlist", "peekpath", "countpath"))


def restart_structs(function: Function) -> None:
    """Lets such structs start from nothing where a round first assigns a field of them."""
    uses: dict[Value, list[Use]] = {}
    restarted = False
    for header in function.blocks:
        for phi in header.phis():
            left = _left_over(phi, header)
            if left is None:
                continue
            uses = uses or uses_of(function)
            rounds = _Round(uses, loop_blocks(header), phi)
            if rounds.rebuilds(left):
                _restart(function, rounds.starts + rounds.counted())
                restarted = True
    if restarted:
        remove_dead(function)  # φs that nobody reads any more would need the structs as wholes


def _left_over(phi: Instr, header: Block) -> Operand | None:
    """What the round before hands to a φ that is nothing in the first, also where loops around it
    hand that on; None for any other φ."""
    loop = header.loop
    if loop is None or len(header.preds) != 2 or loop.latch not in header.preds:
        return None
    left, seen, work = handed_on(phi, header), {phi.target}, [entered_with(phi, header)]
    while work:
        before = work.pop()
        if is_nothing(before) or before is left or before in seen:
            continue
        source = before.definition if isinstance(before, Value) else None
        if source is None or source.op != "phi":
            return None
        seen.add(source.target)
        work += source.args
    return left


def _restart(function: Function, starts: list[Use]) -> None:
    for block, instr in starts:
        assert instr is not None
        nothing = made(function, "undef", [], None)
        block.instrs.insert(block.instrs.index(instr), nothing)
        instr.args[0] = nothing.target


@dataclass(slots=True)
class _Round:
    """The versions of a struct in a round of a loop: `since` has the fields, in order, that the
    round has assigned up to each, none of those in `left`, which are whole or nothing; `starts` are
    the assignments to these."""

    uses: dict[Value, list[Use]]
    inside: set[Block]
    phi: Instr
    left: dict[Value, None] = field(default_factory=dict)  # a set in order
    since: dict[Value, Fields] = field(default_factory=dict)
    starts: list[Use] = field(default_factory=list)

    def rebuilds(self, left: Operand) -> bool:
        """True if the round assigns all fields of what it leaves, and each before it looks at it;
        and if wherever the whole is wanted all are there, in the same order."""
        self._hand_on()
        self.since = dict.fromkeys(self.left, ())
        if not isinstance(left, Value) or not self._follow() or left is self.phi.target:
            return False
        whole = {self.since[version] for version in self._handed_on(left)}
        fields = next(iter(whole)) if len(whole) == 1 else ()
        return bool(fields) and all(self._suits(version, fields) for version in self.since)

    def _hand_on(self) -> None:
        """Finds the φs of the round that may give what the round before has left."""
        work = [self.phi.target]
        while work:
            version = work.pop()
            if version in self.left:
                continue
            self.left[version] = None
            work += [
                user.target
                for block, user in self.uses.get(version, ())
                if block in self.inside and user is not None and user.op == "phi"
            ]

    def _handed_on(self, left: Value) -> set[Value]:
        """The versions built by the round among what it leaves."""
        ends = {left} - self.left.keys()
        for value in self.left:
            made_by = value.definition
            if made_by is not None and made_by is not self.phi:
                ends |= {a for a in made_by.args if isinstance(a, Value) and a not in self.left}
        return ends & self.since.keys()

    def counted(self) -> list[Use]:
        """The questions whether what there was is one struct, as it always is, or nothing."""
        return [
            (block, user)
            for version in self.left
            for block, user in self.uses.get(version, ())
            if block in self.inside
            and user is not None
            and user.op == "countpath"
            and _reads(user, version, ())
        ]

    def _follow(self) -> bool:
        """Finds the versions that assignments and φs make of the first."""
        work = list(self.left)
        while work:
            version = work.pop()
            for block, user in self.uses.get(version, ()):
                if block not in self.inside or user is None or user is self.phi:
                    continue
                after = self._after(user, version)
                if after is None:
                    continue
                if version in self.left:
                    self.starts.append((block, user))
                if user.target not in self.since:
                    self.since[user.target] = after
                    work.append(user.target)
                elif self.since[user.target] != after:
                    return False
        return True

    def _after(self, user: Instr, version: Value) -> Fields | None:
        """The fields that have been assigned behind an instruction that makes a new version of it;
        None for any other."""
        before = self.since[version]
        if user.op == "phi":
            return None if user.target in self.left else before
        if user.op not in UPDATES or user.args[0] is not version:
            return None
        name = first_field(user)
        if name is None or version in user.args[1:]:
            return None
        if user.op == "setfield":
            return before if name in before else (*before, name)
        return before if name in before and is_static(user.payload.path) else None

    def _suits(self, version: Value, fields: Fields) -> bool:
        """True if all uses of a version are the same when the struct starts from nothing."""
        known = self.since[version]
        for block, user in self.uses.get(version, ()):
            if user is self.phi or (not known and block not in self.inside):
                continue
            if user is not None and len(user.targets) == 1 and user.target in self.since:
                if user.op == "phi" and not self._meet(user, known, fields):
                    return False
                continue
            if known != fields and (user is None or not _reads(user, version, known)):
                return False
        return True

    def _meet(self, phi: Instr, known: Fields, fields: Fields) -> bool:
        """True if all that comes to a φ has the same fields, or is whole or nothing."""
        if phi.target not in self.left:
            return all(self._known(a) == known for a in phi.args)
        return all(self._known(a) in ((), fields) for a in phi.args)

    def _known(self, operand: Operand) -> Fields | None:
        return self.since.get(operand) if isinstance(operand, Value) else None


def _reads(user: Instr, version: Value, known: Fields) -> bool:
    """True if an instruction reads nothing of the struct but one of the known fields."""
    if user.args[0] is not version or version in user.args[1:]:
        return False
    if user.op == "countpath" and len(user.payload.path) == 1:
        return True
    return user.op in _READS and first_field(user) in known
