"""A loop and its copy, which leave to one block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mat2c.ir.clone import Part
from mat2c.ir.core import Block, Branch, Function, Jump, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import LoopExit
from mat2c.opt.speculation.loop_regions import Region


class LoopCopies:
    """`part` is the copy, in which others stand for some values, `copied` are its blocks. Both
    loops leave by a block with φs: `left`, and its copy. Behind them values have other `names`."""

    def __init__(
        self,
        function: Function,
        region: Region,
        known: Mapping[Value, Operand],
        after: Sequence[Value],
    ) -> None:
        self.function = function
        self.region = region
        self.after = after
        self.names: dict[Value, Value] = {}
        self.left = self._leave_by_one(after)
        self.part = Part(function, [*region.blocks, self.left], known, 0)
        self._inside = {*region.blocks, self.left}
        self.copied = [self.part.block(b) for b in [*region.blocks, self.left]]
        self._return()

    def has(self, block: Block) -> bool:
        """True of a block of the loop itself, or of that by which it is left."""
        return block in self._inside

    # --- into the loops -----------------------------------------------------------------------

    def enter_by(self, test: Block) -> None:
        """A block stands in front of both."""
        region = self.region
        test.preds = [region.before]
        redirect(region.before, {region.header: test})

    def lead_into_copy(self, way: Block) -> None:
        """The copy is entered by a block."""
        self._lead(self.part.block(self.region.header), way)

    def lead_into_other(self, way: Block) -> None:
        """The loop itself is."""
        self._lead(self.region.header, way)

    def _lead(self, header: Block, way: Block) -> None:
        way.terminator = Jump(header)
        header.preds = [way if p is self.region.before else p for p in header.preds]

    # --- out of them --------------------------------------------------------------------------

    def _leave_by_one(self, after: Sequence[Value]) -> Block:
        """A block behind the loop, with a φ for each φ of the block that it went to, and for each
        value that is read later."""
        region = self.region
        left = Block(-1, preds=list(region.after.preds))
        for phi in region.after.phis():
            left.instrs.append(made(self.function, "phi", phi.args, None, phi.target.name))
        for value in after:
            same: list[Operand] = [value] * len(left.preds)
            left.instrs.append(made(self.function, "phi", same, None, value.name))
        left.terminator = Jump(region.after)
        region.loop.merge = left
        for block in region.blocks:
            redirect(block, {region.after: left})
        return left

    def _return(self) -> None:
        """The copy of what leaves the function leaves it, too."""
        leave, part = self.function.exit, self.part
        ways = [b for b in self.region.blocks if leave in b.successors()]
        for way in ways:
            at = leave.preds.index(way)
            for phi in leave.phis():
                phi.args.append(part.operand(phi.args[at]))
            leave.preds.append(part.block(way))

    def leaving_copy(self) -> list[Operand]:
        """What goes on, in the copy."""
        return [self.part.operand(phi.target) for phi in self.left.phis()]

    def join(self, join: Block, ways: Sequence[Block], values: Sequence[Sequence[Operand]]) -> None:
        """What goes on has its values from the loop itself or from other blocks, each with its
        own."""
        region = self.region
        join.preds, join.terminator = [*ways, self.left], Jump(region.after)
        for way in (self.left, self.part.block(self.left)):
            if way in join.preds:
                way.terminator = Jump(join)
        for k, phi in enumerate(self.left.phis()):
            all_ = [*(given[k] for given in values), phi.target]
            join.instrs.append(made(self.function, "phi", all_, None, phi.target.name))
        region.after.preds = [join]
        joined = [instr.target for instr in join.instrs]
        phis = list(region.after.phis())
        for phi, value in zip(phis, joined[: len(phis)], strict=True):
            phi.args = [value]
        self.names = dict(zip(self.after, joined[len(phis) :], strict=True))

    def finish(self, others: Sequence[Block], resumed: bool) -> list[Block]:
        """Returns the new blocks. The copy is a guess; neither loop is written twice again, nor
        those inside of the other, unless it is resumed: then its guess may have been wrong for one
        value of many."""
        for block in self.copied:
            block.guess = True
        for block in self.region.blocks:
            block.rare = True
        header = self.part.block(self.region.header)
        ended = [self.region.header] if resumed else self.region.blocks
        for block in (header, *ended):
            if block.loop is not None:
                block.loop.versioned = True
        return list(dict.fromkeys((*others, self.left, *self.copied)))


def rename_behind(function: Function, written: Sequence[LoopCopies]) -> None:
    """Values of loops have other names behind them."""
    names = {v: (new, loop) for loop in written for v, new in loop.names.items()}
    headers = {loop.region.header for loop in written}
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "loopexit" and payload_of(instr, LoopExit).header in headers:
                instr.op, instr.payload = "copy", NOTHING
            if instr.op == "phi":
                for k, (arg, pred) in enumerate(zip(instr.args, block.preds, strict=True)):
                    if isinstance(arg, Value) and arg in names and not names[arg][1].has(pred):
                        instr.args[k] = names[arg][0]
            else:
                instr.replace(_names_in(block, instr.sources(), names))
        if block.terminator is not None:
            block.terminator.replace(_names_in(block, block.terminator.sources(), names))


def _names_in(
    block: Block, values: Iterable[Value], names: Mapping[Value, tuple[Value, LoopCopies]]
) -> dict[Value, Operand]:
    """The names that values have in a block."""
    known = ((v, names[v]) for v in values if v in names)
    return {v: new for v, (new, loop) in known if not loop.has(block)}


def redirect(block: Block, other: Mapping[Block, Block]) -> None:
    """Has a block go elsewhere."""
    end = block.terminator
    if isinstance(end, Jump):
        end.target = other.get(end.target, end.target)
    elif isinstance(end, Branch):
        end.then, end.orelse = other.get(end.then, end.then), other.get(end.orelse, end.orelse)
        end.merge = other.get(end.merge, end.merge)
