"""A typed loop that meets a value of another type than it tests for is left, and its copy for all
types goes on with the same round.

                                              typed:
                                                for %k …
    loop over %c                                  %x = cellref %c, %k
      %x = cellref %c, %k                         leave, with %again, if not isof %x {cls="double"}
      %s = plus %s, %x         becomes            %s.1 = plus %s.1, asof %x
                                              next:
                                                branch %again, other, join
                                              other:
                                                while %k …             from that %k and %s.1 on
                                                  %x = cellref %c, %k
                                                  %s.2 = plus %s.2, %x
                                              join: …

What stands before the test in a round can be done twice (`repeatable`).
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.ir.cfg.dominance import Dominators
from mat2c.ir.cfg.loop_blocks import entered_with
from mat2c.ir.core import Block, Branch, Const, Instr, Jump, Operand, Value
from mat2c.ir.edit import made
from mat2c.opt.speculation.guarded_values import Guard
from mat2c.opt.speculation.loop_copies import LoopCopies
from mat2c.opt.speculation.value_tests import Tests, read_field, spread

_TRUE, _FALSE = Const(True, "logical"), Const(False, "logical")


def resume(
    copies: LoopCopies,
    tests: InsideTests,
    inside: Sequence[Guard],
    ways: tuple[Block, Block, Block],
    cond: Value | None,
) -> list[Block]:
    """Puts the tests into the typed loop, and joins it with the other. `ways` are the block with
    the tests before both, and those that lead into them; `cond` tells whether these tests have been
    passed. Returns the new blocks."""
    test, typed, other = ways
    following, join, behind = Block(-1), Block(-1), copies.part.block(copies.left)
    leaving = _Leaving(copies)
    usual = set(behind.preds)
    for guard in inside:
        tests.add(guard, leaving.values)
    again = _phi(copies, behind, [_FALSE if p in usual else _TRUE for p in behind.preds])
    behind.terminator = Jump(following)
    typed.preds, following.preds, test.terminator = [test], [behind], Jump(typed)
    if cond is not None:
        test.terminator, following.preds = Branch(cond, typed, following, following), [test, behind]
    _go_on(copies, following, cond is not None)
    values = leaving.joined(following, cond is not None)
    go_on = _phi(copies, following, [_TRUE, again] if cond is not None else [again])
    following.terminator = Branch(go_on, other, join, join)
    other.preds = [following]
    copies.lead_into_other(other)
    copies.join(join, [following], [values])
    return [following, join]


def _phi(copies: LoopCopies, block: Block, args: Sequence[Operand], name: str = "") -> Value:
    """Adds a φ to a block that has but φs."""
    instr = made(copies.function, "phi", args, None, name)
    block.instrs.append(instr)
    return instr.target


def _go_on(copies: LoopCopies, following: Block, tested: bool) -> None:
    """The loop for all types begins where the typed one has been left, or, if that was not entered,
    at the start."""
    header = copies.region.header
    loop = copies.region.loop
    at = 1 - header.preds.index(loop.latch)
    for phi in header.phis():
        here = copies.part.operand(phi.target)
        both = [phi.args[at], here] if tested else [here]
        phi.args[at] = _phi(copies, following, both, phi.target.name)
    loop.kind, loop.counter, loop.count = "while", None, None


class _Leaving:
    """What a loop gives to those behind it when it is left where a round begins: φs of the header,
    or what is there before the loop. `first` are their values before the first round."""

    def __init__(self, copies: LoopCopies) -> None:
        header = copies.region.header
        at = copies.left.preds.index(header)
        self.copies = copies
        self.values: list[Operand] = [phi.args[at] for phi in copies.left.phis()]
        self.first = self._entered_with()

    def _entered_with(self) -> list[Operand]:
        """The values with what the loop, as it is now, begins with in place of its φs."""
        header = self.copies.region.header
        begin = {phi.target: entered_with(phi, header) for phi in header.phis()}
        return [begin.get(v, v) if isinstance(v, Value) else v for v in self.values]

    def joined(self, following: Block, tested: bool) -> list[Operand]:
        """The same behind the typed loop, entered or not: of one that is left nowhere else, what
        the other begins with."""
        copies = self.copies
        if all(p is copies.region.header for p in copies.left.preds):
            return self._entered_with()
        pairs = zip(self.first, copies.leaving_copy(), strict=True)
        return [_phi(copies, following, [a, b] if tested else [b]) for a, b in pairs]


class InsideTests:
    """The tests of values where they are read. The same field that is read again is known."""

    def __init__(self, copies: LoopCopies, tests: Tests, tree: Dominators) -> None:
        self._copies = copies
        self._tests = tests
        self._tree = tree
        self._passed: dict[tuple[Operand, str], list[tuple[Block, Value]]] = {}

    def add(self, guard: Guard, left: Sequence[Operand]) -> None:
        """Tests a value; `left` is what the loop gives to those behind it when it is left."""
        value = self._copies.part.values[guard.value]
        read = value.definition
        assert read is not None and guard.value.definition is not None
        place = next(b for b in self._copies.region.blocks if guard.value.definition in b.instrs)
        block = next(b for b in self._copies.copied if read in b.instrs)
        before = self._passed.setdefault((read.args[0], read.payload.field or str(value)), [])
        same = [known for other, known in before if self._tree.dominates(other, place)]
        if same:
            block.instrs.remove(read)
            self._rename(value, same[0])
            return
        before.append((place, self._test(block, read, guard, left)))

    def _test(self, block: Block, read: Instr, guard: Guard, left: Sequence[Operand]) -> Value:
        """Splits the block that reads a value, behind the read, and tests it there."""
        part, value = self._copies.part, read.target
        rest = _split(self._copies, block, block.instrs.index(read) + 1)
        function = self._tests.function
        known = made(function, "asof", [value], read.span, value.name, guard.assumed)
        self._rename(value, known.target)
        known.args = [value]
        if read.op == "fieldlist":  # of which one value is wanted; others fail as the loop would
            read_field(read)
        rest.instrs.insert(0, known)
        passed = self._tests.add(block, "isof", [value], what=guard.assumed)
        behind = part.block(self._copies.left)
        block.terminator = Branch(passed, rest, behind, rest)
        behind.preds.append(block)
        for phi, given in zip(behind.phis(), left, strict=True):
            phi.args.append(part.operand(given))
        return known.target

    def _rename(self, value: Value, known: Value) -> None:
        for block in self._copies.copied:
            for instr in block.instrs:
                spread(instr, {value: known})
                instr.replace({value: known})
            if block.terminator is not None:
                block.terminator.replace({value: known})


def _split(copies: LoopCopies, block: Block, at: int) -> Block:
    """Moves what stands behind a place of a block of the copy to a block of its own."""
    rest = Block(-1)
    rest.instrs, block.instrs = block.instrs[at:], block.instrs[:at]
    rest.terminator, rest.preds = block.terminator, [block]
    for successor in rest.successors():
        successor.preds = [rest if p is block else p for p in successor.preds]
    for header in copies.copied:
        if header.loop is not None and header.loop.latch is block:
            header.loop.latch = rest
    copies.copied.insert(copies.copied.index(block) + 1, rest)
    return rest
