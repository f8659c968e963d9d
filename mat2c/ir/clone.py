"""Copies of functions, one for each specialisation, and of parts of them, with values, instructions
and blocks of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.ir.core import (
    Block,
    Branch,
    Function,
    Instr,
    Jump,
    Loop,
    Operand,
    Raise,
    Return,
    Splat,
    Terminator,
    Value,
)
from mat2c.ir.payloads.variable_payloads import LoopExit


def clone(function: Function) -> Function:
    """A deep copy, up to spans and constants, which are shared."""
    return _Clone(function, {b: Block(b.number) for b in function.blocks}).whole()


class _Clone:
    """What stands for the parts of a function in its copy."""

    def __init__(self, function: Function, blocks: Mapping[Block, Block]) -> None:
        self.function = function
        self.values: dict[Value, Value] = {}
        self.blocks = dict(blocks)

    def whole(self) -> Function:
        function = self.function
        for old in function.blocks:
            self._fill(self.blocks[old], old)
        return Function(
            function.name,
            list(function.params),
            list(function.outputs),
            function.span,
            function.kind,
            function.varargin,
            function.varargout,
            list(function.captures),
            function.text,
            function.parent,
            function.within,
            function.title,
            function.frame,
            [self.blocks[b] for b in function.blocks],
            self.blocks[function.entry],
            self._block(function.exit),
            function.is_ssa,
            function.next_number,
            list(function.shared),
            unset=dict(function.unset),
        )

    def _fill(self, new: Block, old: Block) -> None:
        new.instrs = [self._instr(instr) for instr in old.instrs]
        new.terminator = self._terminator(old.terminator)
        new.loop = self._loop(old.loop) if old.loop else None
        new.guess, new.rare = old.guess, old.rare
        new.handler = self._block(old.handler) if old.handler else None
        new.try_merge = self._block(old.try_merge) if old.try_merge else None
        new.preds = [self._block(p) for p in old.preds]

    def _instr(self, instr: Instr) -> Instr:
        targets = [self._value(t) for t in instr.targets]
        args = [self._operand(a) for a in instr.args]
        payload = instr.payload
        if isinstance(payload, LoopExit):
            payload = LoopExit(self._block(payload.header))
        copy = Instr(instr.op, targets, args, instr.span, payload)
        copy.never_returns = instr.never_returns
        for target in targets:
            target.definition = copy
        return copy

    def _terminator(self, old: Terminator | None) -> Terminator | None:
        block = self._block
        match old:
            case Jump(target):
                return Jump(block(target))
            case Branch(cond, then, orelse, merge):
                return Branch(self._operand(cond), block(then), block(orelse), block(merge))
            case Return(args):
                return Return([self._operand(a) for a in args])
            case _:
                return Raise() if isinstance(old, Raise) else None

    def _loop(self, old: Loop) -> Loop:
        return Loop(
            old.kind,
            self._block(old.merge),
            self._block(old.latch),
            None if old.counter is None else self._value(old.counter),
            None if old.count is None else self._operand(old.count),
            parallel=old.parallel,
            versioned=old.versioned,
        )

    def _block(self, old: Block) -> Block:
        """Merge and latch blocks that nothing reaches are named by the structure only."""
        return self.blocks.setdefault(old, Block(old.number))

    def _value(self, old: Value) -> Value:
        if old not in self.values:
            self.values[old] = Value(old.name, old.number, None, old.type)
        return self.values[old]

    def _operand(self, old: Operand) -> Operand:
        if isinstance(old, Value):
            return self._value(old)
        return Splat(self._value(old.value)) if isinstance(old, Splat) else old


class Part(_Clone):
    """A copy of some blocks of a function within it, numbered from `free` on; values that are not
    theirs are the same, or what stands for them."""

    def __init__(
        self,
        function: Function,
        blocks: Sequence[Block],
        given: Mapping[Value, Operand],
        free: int,
    ) -> None:
        super().__init__(function, {b: Block(free + k) for k, b in enumerate(blocks)})
        self.given = given
        self.own = {t for b in blocks for i in b.instrs for t in i.targets}
        for old, new in list(self.blocks.items()):
            self._fill(new, old)

    def block(self, old: Block) -> Block:
        """The copy of a block, or itself."""
        return self.blocks.get(old, old)

    def operand(self, old: Operand) -> Operand:
        """What an operand is in the copy."""
        if isinstance(old, Value) and old in self.given:
            return self.given[old]
        return super()._operand(old)

    _block, _operand = block, operand

    def _value(self, old: Value) -> Value:
        if old not in self.own:
            return old
        if old not in self.values:
            self.values[old] = self.function.fresh(old.name)
        return self.values[old]
