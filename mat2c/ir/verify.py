"""Checks the IR's rules after each pass. A broken rule is a bug in mat2c: the error shows the
function with the complaint at the instruction."""

from __future__ import annotations

from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import (
    Block,
    Branch,
    Function,
    Instr,
    Program,
    Raise,
    Return,
    Splat,
    Value,
    values_of,
)
from mat2c.ir.ops import OPS
from mat2c.ir.printer import instr_text, print_function
from mat2c.support.diagnostics import InternalError

LISTS = frozenset(
    (
        "celllist fieldlist calllist builtinlist callhandlelist subslist list outputlist "
        "throughobject dispatchlist chainlist memberlist"
    ).split()
)
"""Operations whose target is a comma list."""


def verify_program(program: Program, after: str) -> None:
    for name, function in program.functions.items():
        if name != function.name:
            raise InternalError(after, f"function {function.name} is entered as {name}")
        verify(function, after, program)


def verify(
    function: Function, after: str, program: Program | None = None, asked: int | None = None
) -> None:
    """Raises InternalError if a rule is broken. `after` names the pass that ran last. Of a
    specialisation, so many outputs are `asked` for: it need not return the others."""
    _Verifier(function, after, program, asked).run()


class _Verifier:
    def __init__(
        self, function: Function, after: str, program: Program | None, asked: int | None
    ) -> None:
        self.asked = asked
        self.function = function
        self.after = after
        self.program = program
        self.behind_loops = {b.loop.merge for b in function.blocks if b.loop is not None}

    def fail(self, message: str, instr: Instr | None = None) -> None:
        complaints = {instr: message} if instr is not None else {}
        text = print_function(self.function, complaints=complaints)
        raise InternalError(self.after, f"{message}\n{text}")

    def run(self) -> None:
        function = self.function
        if not function.blocks or function.blocks[0] is not function.entry:
            self.fail("the entry block is not the first")
        if function.entry.preds:
            self.fail("the entry block has predecessors")
        for block in function.blocks:
            self._block(block)
        self._edges()
        if function.is_ssa:
            self._ssa()

    # --- blocks and edges ---------------------------------------------------------------------

    def _block(self, block: Block) -> None:
        if block.terminator is None:
            self.fail(f"{block} has no terminator")
            return
        if isinstance(block.terminator, Return):
            if block is not self.function.exit:
                self.fail(f"{block} returns but is not the exit block")
            self._returned(block.terminator)
        if isinstance(block.terminator, Raise) and not block.instrs:
            self.fail(f"{block} raises nothing")
        leading = True
        for instr in block.instrs:
            leading = leading and instr.op == "phi"
            self._instr(instr, block, leading)
        self._structure(block)
        if not self.function.is_ssa and block.handler is not None:
            self._try_block(block)

    def _returned(self, terminator: Return) -> None:
        for k, arg in enumerate(terminator.args):
            if isinstance(arg, Splat) and k < len(terminator.args) - 1:
                self.fail("only the last output can be a comma list")
        fixed = len(terminator.args) - sum(isinstance(a, Splat) for a in terminator.args)
        all_ = len(self.function.outputs) - int(self.function.varargout)
        least = all_ if self.asked is None else min(all_, max(self.asked, 1))
        if not least <= fixed <= all_:
            self.fail("the return has another number of outputs than the function")

    def _instr(self, instr: Instr, block: Block, leading: bool) -> None:
        if instr.op not in OPS:
            self.fail(f"unknown operation {instr.op}", instr)
        if type(instr.payload) not in OPS[instr.op].payloads:
            self.fail(f"{instr.op} has the payload {instr.payload}", instr)
        if instr.op == "phi":
            if not leading:
                self.fail("φ after another instruction", instr)
            if len(instr.args) != len(block.preds):
                self.fail(f"φ with {len(instr.args)} operands, {len(block.preds)} edges", instr)
        if instr.op in ("call", "calllist", "closure") and self.program is not None:
            callee = instr.payload.callee
            if callee not in self.program.functions:
                self.fail(f"no function {callee}", instr)
        for arg in instr.args:
            if isinstance(arg, Splat) and self.function.is_ssa:
                definition = arg.value.definition
                if definition is None or definition.op not in LISTS:
                    self.fail(f"{arg.value} is no comma list", instr)

    def _try_block(self, block: Block) -> None:
        """A handler sees the variables as they were at the block's entry."""
        defined = False
        for instr in block.instrs:
            if defined and OPS[instr.op].may_fail:
                self.fail("an error here would lose a definition above", instr)
            defined = defined or any(target.name for target in instr.targets)

    def _structure(self, block: Block) -> None:
        terminator = block.terminator
        if isinstance(terminator, Branch):
            for arm in (terminator.then, terminator.orelse):
                if len(arm.preds) > 1 and arm is not terminator.merge and not self._leaves(arm):
                    self.fail(f"{arm}, an arm of {block}, has several predecessors")
        loop = block.loop
        if loop is None:
            return
        if sum(pred is not loop.latch for pred in block.preds) != 1:
            self.fail(f"loop header {block} has not one way in")
        if loop.kind == "for":
            if loop.counter is None or loop.count is None:
                self.fail(f"for loop {block} has no counter")
            if not isinstance(terminator, Branch) or terminator.orelse is not loop.merge:
                self.fail(f"for loop {block} does not test its counter")

    def _leaves(self, arm: Block) -> bool:
        """Whether a jump to the block leaves a loop or the function, or goes round again."""
        return arm is self.function.exit or arm.loop is not None or arm in self.behind_loops

    def _edges(self) -> None:
        expected: dict[Block, list[Block]] = {block: [] for block in self.function.blocks}
        for block in self.function.blocks:
            for successor in block.successors():
                if successor not in expected:
                    self.fail(f"{block} goes to {successor}, which is not in the function")
                expected[successor].append(block)
        for block, preds in expected.items():
            if sorted(p.number for p in preds) != sorted(p.number for p in block.preds):
                self.fail(f"{block} has wrong predecessors")

    # --- SSA ----------------------------------------------------------------------------------

    def _ssa(self) -> None:
        tree = dominators(self.function)
        where: dict[Value, tuple[Block, int]] = {}
        for block in self.function.blocks:
            for k, instr in enumerate(block.instrs):
                for target in instr.targets:
                    if target in where:
                        self.fail(f"{target} is defined twice", instr)
                    where[target] = (block, k)
        for instr in self.function.instrs():
            for target in instr.targets:
                if target.definition is not instr:
                    self.fail(f"{target} does not know its definition", instr)

        def available(value: Value, block: Block, k: int) -> bool:
            if value not in where:
                return False
            at, index = where[value]
            return index < k if at is block else tree.dominates(at, block)

        for block in self.function.blocks:
            if block not in tree.index:
                self.fail(f"{block} can't be reached")
            for k, instr in enumerate(block.instrs):
                if instr.op == "phi":
                    self._phi(instr, block, where, available)
                    continue
                for value in instr.sources():
                    if not available(value, block, k):
                        self.fail(f"{value} is not defined here", instr)
            assert block.terminator is not None
            for value in block.terminator.sources():
                if not available(value, block, len(block.instrs)):
                    self.fail(f"{value} is not defined at the end of {block}")

    def _phi(self, instr: Instr, block: Block, where: object, available: object) -> None:
        """Operands are available at the end of the predecessor, or at its entry for an edge to a
        handler."""
        assert isinstance(where, dict) and callable(available)
        for arg, pred in zip(instr.args, block.preds, strict=True):
            for value in values_of([arg]):
                early = pred.handler is block
                end = sum(1 for _ in pred.phis()) if early else len(pred.instrs)
                if not available(value, pred, end):
                    self.fail(f"{value} is not defined on the edge from {pred}", instr)


__all__ = ["instr_text", "verify", "verify_program"]
