"""Dead code: what no effect, possible error or terminator needs.

    %1 = pi                      display %2
    %2 = plus %x, 1
    %3 = phi %1, %3
    display %2

Requires: SSA. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.builtins import find
from mat2c.ir.core import Function, Instr, Value
from mat2c.ir.ops import OPS
from mat2c.types.traits import Effect


def must_run(instr: Instr) -> bool:
    """Whether an instruction is needed for itself, as far as its operation tells."""
    if instr.op == "builtin":
        declaration = find(instr.payload.callee)
        if declaration is not None and not declaration.source:
            return declaration.effect is Effect.WRITE or declaration.may_fail
    if instr.op == "undef":  # "clear x": what x held may have a task for its end
        return instr.span is not None and any(target.name for target in instr.targets)
    op = OPS[instr.op]
    return op.effect is Effect.WRITE or op.may_fail


def remove_dead(function: Function, needed: Callable[[Instr], bool] = must_run) -> bool:
    """Removes instructions; whether there were any. `needed` may know more of errors than the
    operation does."""
    work: list[Value] = []
    live: set[Instr] = set()
    for block in function.blocks:
        for instr in block.instrs:
            if needed(instr):
                live.add(instr)
                work.extend(instr.sources())
        if block.terminator is not None:
            work.extend(block.terminator.sources())
        if block.loop is not None:
            work.extend(v for v in (block.loop.counter, block.loop.count) if isinstance(v, Value))
    while work:
        definition = work.pop().definition
        if definition is not None and definition not in live:
            live.add(definition)
            work.extend(definition.sources())
    removed = False
    for block in function.blocks:
        kept = [instr for instr in block.instrs if instr in live]
        removed = removed or len(kept) < len(block.instrs)
        block.instrs = kept
    return removed
