"""A copy of a function with values, instructions and blocks of its own: one for each
specialisation."""

from __future__ import annotations

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


def clone(function: Function) -> Function:
    """A deep copy, up to spans and constants, which are shared."""
    return _Clone(function).whole()


class _Clone:
    """What stands for the parts of a function in its copy."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.values: dict[Value, Value] = {}
        self.blocks = {b: Block(b.number) for b in function.blocks}

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
            [self.blocks[b] for b in function.blocks],
            self.blocks[function.entry],
            self._block(function.exit),
            function.is_ssa,
            function.next_number,
            list(function.shared),
        )

    def _fill(self, new: Block, old: Block) -> None:
        new.instrs = [self._instr(instr) for instr in old.instrs]
        new.terminator = self._terminator(old.terminator)
        new.loop = self._loop(old.loop) if old.loop else None
        new.handler = self._block(old.handler) if old.handler else None
        new.try_merge = self._block(old.try_merge) if old.try_merge else None
        new.preds = [self.blocks[p] for p in old.preds]

    def _instr(self, instr: Instr) -> Instr:
        blocks = self.blocks
        targets = [self._value(t) for t in instr.targets]
        args = [self._operand(a) for a in instr.args]
        attrs = {k: blocks[v] if isinstance(v, Block) else v for k, v in instr.attrs.items()}
        copy = Instr(instr.op, targets, args, instr.span, attrs)
        for target in targets:
            target.definition = copy
        return copy

    def _terminator(self, old: Terminator | None) -> Terminator | None:
        block = self._block
        match old:
            case Jump(target):
                return Jump(self.blocks[target])
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
