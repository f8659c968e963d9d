"""Builds the control-flow graph of a function instruction by instruction, in variables (before
SSA)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mat2c.ir.core import Block, Branch, Function, Instr, Jump, Operand, Raise, Return, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.support.diagnostics import Span


class Builder:
    """Appends instructions to a current block.

    Inside a try (`handler` set) a block ends after each definition of a named variable, as `Block`
    asks for. Code that follows a terminator goes to a block that nothing reaches; `finish` drops
    it.
    """

    def __init__(self, function: Function) -> None:
        self.function = function
        self.handler: Block | None = None
        self.guess = False  # is a name taken for a function's that may be a variable's?
        self.span: Span | None = None
        self.outer: Span | None = None  # where the script or the text at hand is run
        self._numbers = 0
        self._defines = False  # the block has a handler and has defined a variable
        self._reads: dict[str, Span] = {}
        self._kept: set[Value] = set()  # temporaries that `assign` must not turn into a variable
        function.entry = self.new_block()
        function.exit = self.new_block()
        self.block = function.entry
        self.start(function.entry)

    @property
    def dead(self) -> bool:
        """Whether the current block has ended, so that what follows can't be reached."""
        return self.block.terminator is not None

    def new_block(self) -> Block:
        """A block that is not yet part of the function."""
        self._numbers += 1
        return Block(self._numbers - 1)

    def start(self, block: Block) -> Block:
        """Makes `block` the current one."""
        block.handler, block.guess = self.handler, self.guess
        self._defines = False
        self.function.blocks.append(block)
        self.block = block
        return block

    def split(self) -> Block:
        """Goes on in a new block."""
        block = self.new_block()
        self.jump(block)
        return self.start(block)

    def append(self, instr: Instr) -> Instr:
        """Adds an instruction, in a new block where the last has ended."""
        if self.block.terminator is not None:
            self.start(self.new_block())
        if self._defines and may_fail(instr):
            self.split()
        if instr.span is not None:
            instr.span = instr.span.inside(self.outer)
        self.block.instrs.append(instr)
        read = {v.name for v in instr.sources() if v.name in self._reads}
        places = {name: self._reads.pop(name) for name in read}
        if places:
            self.function.reads[instr] = places
        for target in instr.targets:
            if not target.name:
                target.definition = instr
        return instr

    @contextmanager
    def running(self, span: Span) -> Iterator[None]:
        """Inside are instructions of a script, or of a text, that is run at `span`."""
        saved, self.outer = self.outer, span.inside(self.outer)
        yield
        self.outer = saved

    def reading(self, variable: Value, span: Span) -> None:
        """Notes the place of a read, for the instruction that will use the variable: the first
        of several is told."""
        self._reads.setdefault(variable.name, span.inside(self.outer))

    def emit(
        self, op: str, *args: Operand, span: Span | None = None, payload: Payload = NOTHING
    ) -> Value:
        """Adds an instruction with one new temporary for its target."""
        target = self.function.fresh()
        self.append(Instr(op, [target], list(args), span or self.span, payload))
        return target

    def snapshot(
        self, variable: Value, span: Span | None = None, payload: Payload = NOTHING
    ) -> Value:
        """The value that a variable has now."""
        value = self.emit("copy", variable, span=span, payload=payload)
        self._kept.add(value)
        return value

    def perform(
        self, op: str, *args: Operand, span: Span | None = None, payload: Payload = NOTHING
    ) -> Instr:
        """Adds an instruction without target."""
        return self.append(Instr(op, [], list(args), span or self.span, payload))

    def define(
        self,
        variable: Value,
        op: str,
        *args: Operand,
        span: Span | None = None,
        payload: Payload = NOTHING,
    ) -> None:
        """Adds an instruction that sets a variable."""
        self.append(Instr(op, [variable], list(args), span or self.span, payload))
        self._defined(variable)

    def define_several(self, instr: Instr) -> None:
        """Adds an instruction that sets variables, and perhaps temporaries."""
        self.append(instr)
        for target in instr.targets:
            self._defined(target)

    def assign(self, variable: Value, value: Operand, span: Span | None = None) -> None:
        """Sets a variable to an operand; a temporary that was just computed is computed in the
        variable instead."""
        last = self.block.instrs[-1] if self.block.instrs and not self.dead else None
        if (
            isinstance(value, Value)
            and not value.name
            and last is not None
            and len(last.targets) == 1
            and last.targets[0] is value
            and value not in self._kept
        ):
            last.targets[0] = variable
            self._defined(variable)
        else:
            self.define(variable, "copy", value, span=span)

    def _defined(self, variable: Value) -> None:
        if variable.name and self.handler is not None:
            self._defines = True

    def jump(self, target: Block) -> None:
        """Ends the current block, if it has not ended."""
        if self.block.terminator is None:
            self.block.terminator = Jump(target)

    def branch(self, cond: Operand, then: Block, orelse: Block, merge: Block) -> None:
        if self.block.terminator is None:
            self.block.terminator = Branch(cond, then, orelse, merge)

    def raise_pending(self) -> None:
        if self.block.terminator is None:
            self.block.terminator = Raise()

    def leave(self, outputs: list[Operand]) -> None:
        """Ends the exit block, which must be the current one."""
        self.block.terminator = Return(outputs)

    def finish(self) -> Function:
        """Tidies up: only blocks that can be reached remain, numbered in order, with their
        predecessors."""
        drop_idle_handlers(self.function)
        drop_unreachable(self.function)
        return self.function


def may_fail(instr: Instr) -> bool:
    """Whether an instruction can raise an error, as far as its operation tells. Reading a variable
    may: it can be undefined."""
    return OPS[instr.op].may_fail or any(value.name for value in instr.sources())


def drop_idle_handlers(function: Function, can_fail: Callable[[Instr], bool] = may_fail) -> None:
    """Removes the handler from blocks that can't fail. The first block of a try keeps it as long as
    any other has it, since it shows where the try begins."""
    failing: set[Block] = set()
    for block in function.blocks:
        if block.handler is None:
            continue
        if isinstance(block.terminator, Raise) or any(map(can_fail, block.instrs)):
            failing.add(block.handler)
        elif block.try_merge is None:
            block.handler = None
    for block in function.blocks:
        if block.try_merge is not None and block.handler not in failing:
            block.handler = block.try_merge = None


def rebuild(function: Function) -> None:
    """After edges have changed: drops what nothing reaches, and gives φs an operand for each edge
    left."""
    incoming: dict[Instr, dict[Block, Operand]] = {}
    for block in function.blocks:
        for phi in block.phis():
            incoming[phi] = dict(zip(block.preds, phi.args, strict=True))
    drop_unreachable(function)
    for block in function.blocks:
        for phi in block.phis():
            phi.args = [incoming[phi][pred] for pred in block.preds]


def drop_unreachable(function: Function) -> None:
    """Keeps the blocks that can be reached, in reverse postorder with the exit block last, and
    numbers them."""
    for block in function.blocks:
        block.preds = []
    order = postorder(function.entry)
    order.reverse()
    if function.exit in order:
        order.remove(function.exit)
        order.append(function.exit)
    kept = set(order)
    for number, block in enumerate(order):
        block.number = number
    for block in function.blocks:
        if block not in kept:
            block.number = -1
    function.blocks = order
    _number_absent(function)
    function.set_preds()


def _number_absent(function: Function) -> None:
    """Numbers the merge and latch blocks that nothing reaches but that the structure still
    names."""
    number = len(function.blocks)
    kept = set(function.blocks)
    for block in function.blocks:
        named: list[Block | None] = [block.try_merge]
        if isinstance(block.terminator, Branch):
            named.append(block.terminator.merge)
        if block.loop is not None:
            named += [block.loop.merge, block.loop.latch]
        for other in named:
            if other is not None and other not in kept:
                kept.add(other)
                other.number = number
                other.preds = []
                number += 1
    if function.exit not in kept:
        function.exit.number = number
        function.exit.preds = []


def postorder(entry: Block) -> list[Block]:
    """The blocks reachable from `entry`, each after its successors (back edges aside).

    Reversed, it reads like the program: the arms of a branch stand before the block where they
    meet, and a loop's body before what follows the loop.
    """
    order: list[Block] = []
    seen = {entry}
    leaving: set[Block] = set()
    stack = [(entry, _visits(entry, leaving))]
    while stack:
        block, after = stack[-1]
        while after:
            successor = after.pop()
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, _visits(successor, leaving)))
                break
        else:
            order.append(block)
            stack.pop()
    return order


def _visits(block: Block, leaving: set[Block]) -> list[Block]:
    """The successors, those to be visited first (and so to stand last) at the end. `leaving`
    collects the blocks behind loops."""
    after = block.successors()
    if block.loop is not None:
        leaving.add(block.loop.merge)
    terminator = block.terminator
    if isinstance(terminator, Branch):
        merge = terminator.merge
        after.sort(key=lambda b: 2 if b in leaving else int(b is merge))
    return after
