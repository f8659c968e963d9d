"""bsxfun of an operator is the operator, where the operands surely conform.

    %f = handle {callee="rdivide"}
    %c = builtin %f, %a, %b {callee="bsxfun"}       becomes       %c = rdivide %a, %b

The errors of those that may not conform are bsxfun's own.

Requires: types. Keeps: cfg. Breaks: types.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import Instr
from mat2c.ir.ops import BY_ELEMENT
from mat2c.types import algebra
from mat2c.types.contents import only_target
from mat2c.types.lattice import Type


def apply_operators(flow: Flow) -> bool:
    """Rewrites such calls; whether there were any."""
    found = False
    for instr in flow.function.instrs():
        operator = _operator(flow, instr)
        if operator is not None:
            instr.op, instr.args, instr.attrs = operator, instr.args[1:], {}
            found = True
    return found


def _operator(flow: Flow, instr: Instr) -> str | None:
    if instr.op != "builtin" or instr.attrs["callee"] != "bsxfun" or len(instr.args) != 3:
        return None
    if len(instr.targets) != 1 or uncounted(instr.args):
        return None
    function, left, right = types_of(flow, instr)
    target = only_target(function)
    if target is None or target.kind != "builtin" or target.callee not in BY_ELEMENT:
        return None
    if not (_is_plain(left) and _is_plain(right)):
        return None
    return target.callee if algebra.broadcast(left.shape, right.shape).legal is True else None


def _is_plain(t: Type) -> bool:
    return t.cls in ("double", "logical") and not t.may_be_complex and t.is_matrix
