"""Calls through handles that are made in the same function go straight to their target.

    %f = closure %a {callee="g"}                 %f = closure %a
    %y = subsref %f, %x          becomes         %y = calldirect %f, %x, %a

The captured values become operands of the call, so that they live until then.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Splat, Value


def call_directly(flow: Flow) -> None:
    """Rewrites calls whose specialisation inference has found."""
    for instr in flow.function.instrs():
        if instr.op in ("subsref", "callhandle") and "spec" in instr.attrs:
            _rewrite(instr)


def _rewrite(instr: Instr) -> None:
    handle = instr.args[0]
    made = handle.definition if isinstance(handle, Value) else None
    if made is None or made.op not in ("closure", "handle"):
        return
    if any(isinstance(a, Splat) for a in instr.args):
        return
    instr.attrs["own"] = len(instr.args) - 1
    instr.op = "calldirect"
    instr.args = [*instr.args, *(made.args if made.op == "closure" else [])]
