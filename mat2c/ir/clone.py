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
    values: dict[Value, Value] = {}
    blocks = {b: Block(b.number) for b in function.blocks}

    def block(b: Block) -> Block:
        """Merge and latch blocks that nothing reaches are named by the structure only."""
        return blocks.setdefault(b, Block(b.number))

    def value(v: Value) -> Value:
        if v not in values:
            values[v] = Value(v.name, v.number, None, v.type)
        return values[v]

    def operand(arg: Operand) -> Operand:
        if isinstance(arg, Value):
            return value(arg)
        return Splat(value(arg.value)) if isinstance(arg, Splat) else arg

    def terminator(t: Terminator | None) -> Terminator | None:
        match t:
            case Jump(target):
                return Jump(blocks[target])
            case Branch(cond, then, orelse, merge):
                return Branch(operand(cond), block(then), block(orelse), block(merge))
            case Return(args):
                return Return([operand(a) for a in args])
            case _:
                return Raise() if isinstance(t, Raise) else None

    def loop(old: Loop) -> Loop:
        return Loop(
            old.kind,
            block(old.merge),
            block(old.latch),
            None if old.counter is None else value(old.counter),
            None if old.count is None else operand(old.count),
        )

    for old, new in list(blocks.items()):
        for instr in old.instrs:
            targets = [value(t) for t in instr.targets]
            args = [operand(a) for a in instr.args]
            attrs = {k: blocks[v] if isinstance(v, Block) else v for k, v in instr.attrs.items()}
            copy = Instr(instr.op, targets, args, instr.span, attrs)
            for t in targets:
                t.definition = copy
            new.instrs.append(copy)
        new.terminator = terminator(old.terminator)
        new.loop = loop(old.loop) if old.loop else None
        new.handler = block(old.handler) if old.handler else None
        new.try_merge = block(old.try_merge) if old.try_merge else None
        new.preds = [blocks[p] for p in old.preds]
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
        [blocks[b] for b in function.blocks],
        blocks[function.entry],
        block(function.exit),
        function.is_ssa,
        function.next_number,
        list(function.shared),
    )
