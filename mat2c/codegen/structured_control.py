"""Structured C from the control-flow graph: `if`, `for`, `while` read back from merge blocks and
loops.

An arm of a branch has one predecessor unless it is the merge block, so the text of a region is the
text of its blocks in order, with the arms' regions nested ("no goto" but for `return` inside loops,
errors, and the rare `continue` past pending φ copies).
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.c_frame import Frame
from mat2c.codegen.templates import spelling
from mat2c.ir.core import Block, Branch, Const, Instr, Jump, Loop, Operand, Raise, Return, Value
from mat2c.support.diagnostics import InternalError
from mat2c.support.record import dataclass, field

_DEEP = 12  # from here on, an `else` is not nested deeper: compilers have limits, and readers
_SCRATCH = ("boxes", "lists", "dying", "moved", "block", "scratch_slots", "unboxed")


@dataclass(slots=True)
class Control:
    """Writes the regions of one function.

    `instruction` gives the C text of an instruction, `condition` that of a branch condition,
    `copies` the φ copies of an edge and `leave` the text of a return.
    """

    frame: Frame
    instruction: Callable[[Instr], str]
    condition: Callable[[Operand], str]
    copies: Callable[[Block, Block], str]
    leave: Callable[[Return], str]
    versions: Callable[[Block, Callable[[], str]], tuple[str, str]] | None = None
    """For a loop with checks that can be told before it: the condition, and its text without them
    ("" for both where there is none)."""
    rooms: Callable[[Block], str] | None = None
    """What makes room, before a loop, for the arrays that grow in it."""
    entered: Callable[[Block], str] | None = None
    """What stands at the start of a block."""
    loops: list[Block] = field(default_factory=list)  # headers being written, innermost last
    tries: set[Block] = field(default_factory=set)
    exit_written: bool = False
    jumped: set[str] = field(default_factory=set)  # labels of "goto"
    depth: int = 0  # of branches around
    joins: int = 0  # branches that were left by "goto"
    _error_copies: dict[Block, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.frame.on_error = self._on_error

    def _on_error(self, block: Block) -> str:
        """The φ copies on the way to a block's handler: they are done where an operation fails."""
        assert block.handler is not None
        if block not in self._error_copies:
            frame = self.frame
            # the copies stand in the middle of an instruction, which keeps its scratch places
            kept = {n: getattr(frame, n) for n in _SCRATCH if hasattr(frame, n)}
            self._error_copies[block] = self.copies(block, block.handler)
            for name, value in kept.items():
                setattr(frame, name, value)
        return self._error_copies[block]

    def whole(self) -> str:
        """The text of the function. Where only jumps lead to the exit block, it comes last."""
        function = self.frame.function
        text = self.region(function.entry, None)
        if "done" in self.jumped and not self.exit_written:
            text += self.region(function.exit, None)
        return text

    def region(self, block: Block | None, stop: Block | None) -> str:
        """The text from `block` up to, not including, `stop`."""
        parts: list[str] = []
        while block is not None and block is not stop:
            if block.try_merge is not None and block not in self.tries:
                parts.append(self._try(block))
                block = block.try_merge if block.try_merge.preds else None
            elif block.loop is not None and block not in self.loops:
                parts.append(self._loop(block, block.loop))
                block = block.loop.merge if block.loop.merge.preds else None
            else:
                parts.append(self._label(block) + self.block(block))
                block = self._terminator(block, stop, parts)
        return "".join(parts)

    def block(self, block: Block) -> str:
        """The instructions of a block, φs excepted."""
        frame = self.frame
        frame.block = block
        skipped = self._bookkeeping(block)
        start = self.entered(block) if self.entered is not None else ""
        return start + "".join(
            self.instruction(i) for i in block.instrs if i.op != "phi" and i not in skipped
        )

    def _bookkeeping(self, block: Block) -> list[Instr]:
        """Instructions that the C `for` statement does: the test and the counter's step."""
        skipped: list[Instr] = []
        for header in [block, *self.loops[-1:]]:
            loop = header.loop
            if loop is None or loop.kind != "for":
                continue
            if header is block and isinstance(block.terminator, Branch):
                skipped += [i for i in block.instrs if block.terminator.cond in i.targets]
            if loop.latch is block:
                skipped += [i for i in block.instrs if i.op == "plus" and loop.counter in i.args]
        return skipped

    def _terminator(self, block: Block, stop: Block | None, parts: list[str]) -> Block | None:
        """Appends what the terminator becomes; the block to go on with, or None at the region's
        end."""
        terminator = block.terminator
        if isinstance(terminator, Jump):
            parts.append(self.copies(block, terminator.target))
            return self._goto(terminator.target, stop, parts)
        if isinstance(terminator, Branch):
            parts.append(self._branch(block, terminator))
            return terminator.merge if terminator.merge.preds else None
        if isinstance(terminator, Return):
            parts.append(self.leave(terminator))
        elif isinstance(terminator, Raise):
            self.frame.block = block
            parts.append(self.frame.fail() + "\n")
        return None

    def _goto(self, target: Block, stop: Block | None, parts: list[str]) -> Block | None:
        """Goes on at the target: falls through, or leaves by break, continue or goto."""
        if target is stop:
            return None
        loop = self.loops[-1].loop if self.loops else None
        control = spelling("control")
        if loop is not None and target is loop.merge:
            parts.append("break;\n")
            return None
        if loop is not None and target is loop.latch:
            parts.append(self._continue(loop))
            return None
        if target is self.frame.function.exit and (self.loops or stop is not None):
            self.jumped.add("done")
            parts.append(control.jump("done"))
            return None
        if len(target.preds) > 1 and target.loop is None and target is not self.frame.function.exit:
            raise InternalError("codegen", f"unstructured jump to {target} in {self.frame.cname}")
        return target

    def _continue(self, loop: Loop) -> str:
        tested = isinstance(loop.latch.terminator, Branch)  # by "until"
        if not tested and not self._latch_text(loop):
            return "continue;\n"
        label = f"next_{loop.latch.number}"
        self.jumped.add(label)
        return spelling("control").jump(label)

    def _latch_text(self, loop: Loop) -> str:
        """What a latch does besides counting and jumping back."""
        latch = loop.latch
        if not latch.preds:
            return ""
        text = self.block(latch)
        if isinstance(latch.terminator, Jump):
            text += self.copies(latch, latch.terminator.target)
        return text

    def _branch(self, block: Block, branch: Branch) -> str:
        self.frame.block = block
        cond = self.condition(branch.cond)
        flat = self.depth >= _DEEP
        self.depth += 1
        then = self._arm(block, branch.then, branch.merge)
        self.depth -= flat
        orelse = self._arm(block, branch.orelse, branch.merge)
        self.depth -= not flat
        if not then and not orelse:
            return spelling("control").unused(cond) if cond.isidentifier() else ""
        if flat and orelse:
            return spelling("control").branch_over(cond, then, orelse, self._join_label())
        if not then:
            return spelling("control").branch(negated(cond), orelse, "")
        return spelling("control").branch(cond, then, orelse)

    def _join_label(self) -> str:
        self.joins += 1
        return f"join_{self.joins}"

    def _arm(self, block: Block, arm: Block, merge: Block) -> str:
        copies = self.copies(block, arm)
        if arm is merge:
            return copies
        parts = [copies]
        start = self._goto(arm, merge, parts)
        return "".join(parts) + self.region(start, merge)

    def _loop(self, header: Block, loop: Loop) -> str:
        self.loops.append(header)
        try:
            room = self.rooms(header) if self.rooms is not None and loop.rooms else ""
            return room + self._versions(header, self._for if loop.kind == "for" else self._while)
        finally:
            self.loops.pop()

    def _versions(self, header: Block, write: Callable[[Block, Loop], str]) -> str:
        """A loop, in two versions where checks can be told before it."""
        loop = header.loop
        assert loop is not None
        if self.versions is None or not loop.hoisted:
            return write(header, loop)
        before = set(self.jumped)
        condition, fast = self.versions(header, lambda: write(header, loop))
        labels = self.jumped - before - {"done"}
        slow = write(header, loop)
        if not condition or labels:  # a label is there once
            return slow
        return spelling("typed").choice(condition, fast, slow)

    def _for(self, header: Block, loop: Loop) -> str:
        assert isinstance(header.terminator, Branch)
        assert loop.counter is not None and loop.count is not None
        body = self.block(header) + self.region(header.terminator.then, loop.latch)
        text = body + self._latch(loop)
        limit = self.condition(loop.count)
        after = self.copies(header, loop.merge)
        counter = self.frame.var(loop.counter)
        if after and len(loop.merge.preds) > 1:  # a break must not run what a normal end does
            return spelling("control").count_until(counter, limit, after, text)
        return spelling("control").count(counter, limit, text) + after

    def _while(self, header: Block, loop: Loop) -> str:
        control = spelling("control")
        head = self.block(header)
        branch = header.terminator
        parts = [head]
        if isinstance(branch, Branch) and loop.merge in (branch.then, branch.orelse):
            self.frame.block = header
            cond = self.condition(branch.cond)
            inside = branch.orelse if branch.then is loop.merge else branch.then
            ends = branch.then is loop.merge
            leave = cond if ends else negated(cond)
            copies = self.copies(header, loop.merge)
            if not head and not copies:
                body = self.region(inside, loop.latch) + self._latch(loop)
                return control.while_(negated(cond) if ends else cond, body)
            parts.append(control.break_if(leave, copies))
            parts.append(self.region(inside, loop.latch))
        elif header is not loop.latch:
            start = self._terminator(header, loop.latch, parts)
            parts.append(self.region(start, loop.latch))
        parts.append(self._latch(loop))
        return control.forever("".join(parts))

    def _latch(self, loop: Loop) -> str:
        """The end of a loop body: for "until" loops the test, else what is left to do before going
        back."""
        latch = loop.latch
        if not latch.preds:
            return ""
        label = f"next_{latch.number}"
        branch = latch.terminator
        if isinstance(branch, Branch):
            text = self.block(latch)
            self.frame.block = latch
            cond = self.condition(branch.cond)
            leave = cond if branch.then is loop.merge else negated(cond)
            back = branch.orelse if branch.then is loop.merge else branch.then
            text += spelling("control").break_if(leave, self.copies(latch, loop.merge))
            text += self.copies(latch, back)
        else:
            text = self._latch_text(loop)
        return (spelling("control").label(label) if label in self.jumped else "") + text

    def _label(self, block: Block) -> str:
        if block is self.frame.function.exit:
            self.exit_written = True
        if block is self.frame.function.exit and "done" in self.jumped:
            return spelling("control").label("done")
        return ""

    def _try(self, block: Block) -> str:
        merge, handler = block.try_merge, block.handler
        assert merge is not None and handler is not None
        self.tries.add(block)
        control = spelling("control")
        body = self.region(block, merge)
        label = f"catch_{handler.number}"
        if label not in self.frame.labels:
            return body
        rest = self.region(handler, merge)
        over = f"after_{handler.number}"
        return body + control.try_(label, over, rest)


def negated(cond: str) -> str:
    """The opposite condition, without piling up `!`."""
    if cond.startswith("!") and cond[1:].isidentifier():
        return cond[1:]
    return f"!{cond}" if cond.isidentifier() else f"!({cond})"


def constant_condition(const: Const) -> str:
    return "true" if const.value else "false"


def value_condition(frame: Frame, operand: Operand) -> str:
    """A branch condition or loop limit that is a control value."""
    if isinstance(operand, Const):
        if isinstance(operand.value, bool):
            return constant_condition(operand)
        assert isinstance(operand.value, (int, float))
        return str(int(operand.value))
    assert isinstance(operand, Value)
    return frame.var(operand)
