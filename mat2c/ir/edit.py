"""New instructions for rewritings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mat2c.ir.core import Function, Instr, Operand
from mat2c.ir.payloads.call_payloads import DirectCall, Invocation
from mat2c.ir.payloads.payload import NOTHING, Payload, payload_of
from mat2c.support.diagnostics import Span


def made(
    function: Function,
    op: str,
    args: Iterable[Operand],
    span: Span | None,
    stem: str = "",
    payload: Payload = NOTHING,
) -> Instr:
    """A new instruction with one target, a fresh value named by the stem. It is in no block yet."""
    target = function.fresh(stem)
    target.definition = Instr(op, [target], list(args), span, payload)
    return target.definition


def rewrite_each(function: Function, rewrite: Callable[[Instr], Sequence[Instr] | None]) -> bool:
    """Has each instruction rewritten in place: what `rewrite` gives is put in front of it, None
    stands for one that is left alone. Whether any was rewritten."""
    found = False
    for block in function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            before = rewrite(instr)
            if before is not None:
                found = True
                result += before
            result.append(instr)
        block.instrs = result
    return found


def direct_call(instr: Instr) -> DirectCall:
    """The payload of the call that takes the place of one through a handle."""
    before = payload_of(instr, Invocation)
    return DirectCall(
        len(instr.args) - 1,
        instr.op,
        before,
        nargout=before.nargout,
        ignored=before.ignored,
        spec=before.spec,
        coarse=before.coarse,
        ranged=before.ranged,
    )
