"""Structured C from the control-flow graph: `if`, `for`, `while` read back from merge blocks and
loops.

An arm of a branch has one predecessor unless it is the merge block, so the text of a region is the
text of its blocks in order, with the arms' regions nested ("no goto" but for `return` inside loops,
errors, and the rare `continue` past pending φ copies).
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.c_frame import Frame
from mat2c.codegen.file_context import ParallelLoop
from mat2c.codegen.loop_lengths import is_short
from mat2c.ir.cfg.loop_blocks import loop_place
from mat2c.ir.core import Block, Branch, Const, Instr, Jump, Loop, Operand, Raise, Return, Value
from mat2c.lir.c_expr import FALSE, TRUE, ZERO, Expr, Name, integer
from mat2c.lir.c_stmt import Code, For, If, Label, Part, Raw, Rounds, While, code, one
from mat2c.lir.c_stmt import Jump as Leap
from mat2c.lir.c_stmt import joined as sequence
from mat2c.lir.empty_arms import negated
from mat2c.support.diagnostics import InternalError
from mat2c.support.record import dataclass, field

_DEEP = 12  # from here on, an `else` is not nested deeper: compilers have limits, and readers
_POLL = "m2c_poll();\n"
_SCRATCH = ("boxes", "lists", "dying", "moved", "block", "scratch_slots", "unboxed")


@dataclass(slots=True)
class Control:
    """Writes the regions of one function.

    `instruction` gives the statements of an instruction, `condition` a branch condition, `copies`
    the φ copies of an edge and `leave` what a return becomes. `noted` says what the texts among
    these statements mention.
    """

    frame: Frame
    instruction: Callable[[Instr], Part]
    condition: Callable[[Operand], Expr]
    copies: Callable[[Block, Block], Part]
    leave: Callable[[Return], Part]
    versions: Callable[[Block, Callable[[], Code]], tuple[Expr | None, Code]] | None = None
    """For a loop with checks that can be told before it: the condition, and the loop without them
    (None where there is none)."""
    rooms: Callable[[Block], Code] | None = None
    """What makes room, before a loop, for the arrays that grow in it."""
    entered: Callable[[Block], Part] | None = None
    """What stands at the start of a block."""
    attempt: Callable[[Block, Callable[[Rounds | None], Code]], Code] | None = None
    """Writes a `parfor`, whose rounds may run at the same time."""
    loops: list[Block] = field(default_factory=list)  # headers being written, innermost last
    polling: set[Block] = field(default_factory=set)  # headers of loops that may be interrupted
    tries: set[Block] = field(default_factory=set)
    exit_written: bool = False
    jumped: set[str] = field(default_factory=set)  # labels of "goto"
    depth: int = 0  # of branches around
    joins: int = 0  # branches that were left by "goto"
    _error_copies: dict[Block, tuple[str, set[str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.frame.on_error = self._on_error

    def _on_error(self, block: Block) -> str:
        """The φ copies on the way to a block's handler: they are done where an operation fails."""
        assert block.handler is not None
        if block not in self._error_copies:
            frame = self.frame
            # the copies stand in the middle of an instruction, which keeps its scratch places
            kept = {n: getattr(frame, n) for n in _SCRATCH if hasattr(frame, n)}
            used, frame.used = frame.used, set()
            frame.on_the_way = True
            text = str(self.copies(block, block.handler))
            frame.on_the_way = False
            self._error_copies[block] = text, frame.used
            frame.used = used
            for name, value in kept.items():
                setattr(frame, name, value)
        text, mentioned = self._error_copies[block]
        self.frame.used |= mentioned
        self.frame.changed |= mentioned
        return text

    def whole(self) -> Code:
        """The body of the function. Where only jumps lead to the exit block, it comes last."""
        function = self.frame.function
        body = self.region(function.entry, None)
        if "done" in self.jumped and not self.exit_written:
            body += self.region(function.exit, None)
        return body

    def region(self, block: Block | None, stop: Block | None) -> Code:
        """The statements from `block` up to, not including, `stop`."""
        parts: list[Part] = []
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
        return sequence(parts)

    def block(self, block: Block) -> Code:
        """The instructions of a block, φs excepted."""
        frame = self.frame
        frame.block = block
        skipped = self._bookkeeping(block)
        start = self.entered(block) if self.entered is not None else ""
        written = (self.instruction(i) for i in block.instrs if i.op != "phi" and i not in skipped)
        return sequence([start, *written])

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

    def _terminator(self, block: Block, stop: Block | None, parts: list[Part]) -> Block | None:
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
            parts.append(self.frame.failed())
        return None

    def _goto(self, target: Block, stop: Block | None, parts: list[Part]) -> Block | None:
        """Goes on at the target: falls through, or leaves by break, continue or goto."""
        if target is stop:
            return None
        loop = self.loops[-1].loop if self.loops else None
        if loop is not None and target is loop.merge:
            parts.append(one(Leap("break")))
            return None
        if loop is not None and target is loop.latch:
            parts.append(self._continue(loop))
            return None
        if target is self.frame.function.exit and (self.loops or stop is not None):
            self.jumped.add("done")
            parts.append(one(Leap("goto done")))
            return None
        if len(target.preds) > 1 and target.loop is None and target is not self.frame.function.exit:
            raise InternalError("codegen", f"unstructured jump to {target} in {self.frame.cname}")
        return target

    def _continue(self, loop: Loop) -> Code:
        tested = isinstance(loop.latch.terminator, Branch)  # by "until"
        if not tested and not self._latch_code(loop):
            return one(Leap("continue"))
        label = f"next_{loop.latch.number}"
        self.jumped.add(label)
        return one(Leap(f"goto {label}"))

    def _latch_code(self, loop: Loop) -> Code:
        """What a latch does besides counting and jumping back."""
        latch = loop.latch
        if not latch.preds:
            return Code()
        found = self.block(latch)
        if isinstance(latch.terminator, Jump):
            found += self.copies(latch, latch.terminator.target)
        return found

    def _branch(self, block: Block, branch: Branch) -> Code:
        self.frame.block = block
        cond = self.condition(branch.cond)
        flat = self.depth >= _DEEP
        self.depth += 1
        then = self._arm(block, branch.then, branch.merge)
        self.depth -= flat
        orelse = self._arm(block, branch.orelse, branch.merge)
        self.depth -= not flat
        if not then and not orelse:
            return Code()
        if flat and orelse:
            label = self._join_label()
            leaving = one(If(cond, then + one(Leap(f"goto {label}")), Code()))
            return leaving + orelse + one(Label(label))
        if not then:
            return one(If(negated(cond), orelse, Code()))
        return one(If(cond, then, orelse))

    def _join_label(self) -> str:
        self.joins += 1
        return f"join_{self.joins}"

    def _arm(self, block: Block, arm: Block, merge: Block) -> Code:
        copies = code(self.copies(block, arm))
        if arm is merge:
            return copies
        parts: list[Part] = [copies]
        start = self._goto(arm, merge, parts)
        return sequence(parts) + self.region(start, merge)

    def _loop(self, header: Block, loop: Loop) -> Code:
        self.loops.append(header)
        if self.frame.module.extras.interruptible and not is_short(self.frame.reps, header):
            self.polling.add(header)
        try:
            room = self.rooms(header) if self.rooms is not None and loop.rooms else Code()
            return room + self._versions(header, self._for if loop.kind == "for" else self._while)
        finally:
            self.loops.pop()

    def _versions(self, header: Block, write: Callable[[Block, Loop], Code]) -> Code:
        """A loop, in two versions where checks can be told before it."""
        loop = header.loop
        assert loop is not None
        if self.versions is None or not loop.hoisted:
            return write(header, loop)
        before = set(self.jumped)
        condition, fast = self.versions(header, lambda: write(header, loop))
        labels = self.jumped - before - {"done"}
        slow = write(header, loop)
        if condition is None or labels:  # a label is there once
            return slow
        return one(If(condition, fast, slow))

    def _for(self, header: Block, loop: Loop) -> Code:
        def write(rounds: Rounds | None) -> Code:
            return self._counted(header, loop, rounds)

        if loop.parallel and self.attempt is not None:
            return self.attempt(header, write)
        if loop.parallel and self.frame.module.extras.openmp:
            found = ParallelLoop(loop_place(header), "its function keeps values boxed")
            self.frame.module.extras.parallel_loops.append(found)
        return write(None)

    def _counted(self, header: Block, loop: Loop, rounds: Rounds | None) -> Code:
        assert isinstance(header.terminator, Branch)
        assert loop.counter is not None and loop.count is not None
        body = self._poll(header) + self.block(header)
        body += self.region(header.terminator.then, loop.latch)
        body += self._latch(loop)
        limit = self.condition(loop.count)
        after = code(self.copies(header, loop.merge))
        counter = self.frame.var(loop.counter)
        if after and len(loop.merge.preds) > 1:  # a break must not run what a normal end does
            return one(For(counter, ZERO, "<", limit, body, after=after, rounds=rounds))
        return one(For(counter, ZERO, "<", limit, body, rounds=rounds)) + after

    def _poll(self, header: Block) -> Code:
        """Where somebody may end the call in a loop: at the start of each round."""
        return code(_POLL) if header in self.polling else Code()

    def _while(self, header: Block, loop: Loop) -> Code:
        head = self._poll(header) + self.block(header)
        branch = header.terminator
        parts: list[Part] = [head]
        if isinstance(branch, Branch) and loop.merge in (branch.then, branch.orelse):
            self.frame.block = header
            cond = self.condition(branch.cond)
            inside = branch.orelse if branch.then is loop.merge else branch.then
            ends = branch.then is loop.merge
            leave = cond if ends else negated(cond)
            copies = code(self.copies(header, loop.merge))
            if not head and not copies:
                body = self.region(inside, loop.latch) + self._latch(loop)
                return one(While(negated(cond) if ends else cond, body))
            parts.append(_break_if(leave, copies))
            parts.append(self.region(inside, loop.latch))
        elif header is not loop.latch:
            start = self._terminator(header, loop.latch, parts)
            parts.append(self.region(start, loop.latch))
        parts.append(self._latch(loop))
        return one(While(None, sequence(parts)))

    def _latch(self, loop: Loop) -> Code:
        """The end of a loop body: for "until" loops the test, else what is left to do before going
        back."""
        latch = loop.latch
        if not latch.preds:
            return Code()
        label = f"next_{latch.number}"
        branch = latch.terminator
        if isinstance(branch, Branch):
            found = self.block(latch)
            self.frame.block = latch
            cond = self.condition(branch.cond)
            leave = cond if branch.then is loop.merge else negated(cond)
            back = branch.orelse if branch.then is loop.merge else branch.then
            found += _break_if(leave, code(self.copies(latch, loop.merge)))
            found += self.copies(latch, back)
        else:
            found = self._latch_code(loop)
        return (one(Label(label)) if label in self.jumped else Code()) + found

    def _label(self, block: Block) -> Code:
        if block is self.frame.function.exit:
            self.exit_written = True
        if block is self.frame.function.exit and "done" in self.jumped:
            return one(Label("done"))
        return Code()

    def _try(self, block: Block) -> Code:
        merge, handler = block.try_merge, block.handler
        assert merge is not None and handler is not None
        self.tries.add(block)
        body = self.region(block, merge)
        label = f"catch_{handler.number}"
        if label not in self.frame.labels:
            return body
        rest = self.region(handler, merge)
        over = f"after_{handler.number}"
        caught = Code([Leap(f"goto {over}"), Label(label), Raw("m2c_at(&place);\n")])
        return body + caught + rest + one(Label(over))


def _break_if(cond: Expr, before: Code) -> Code:
    return one(If(cond, before + one(Leap("break")), Code()))


def constant_condition(const: Const) -> Expr:
    return TRUE if const.value else FALSE


def value_condition(frame: Frame, operand: Operand) -> Expr:
    """A branch condition or loop limit that is a control value."""
    if isinstance(operand, Const):
        if isinstance(operand.value, bool):
            return constant_condition(operand)
        assert isinstance(operand.value, (int, float))
        return integer(int(operand.value))
    assert isinstance(operand, Value)
    return Name(frame.var(operand))
