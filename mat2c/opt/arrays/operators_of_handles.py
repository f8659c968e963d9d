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
from mat2c.ir.payloads.payload import NOTHING
from mat2c.opt.lazy_matrices.preserve_lazy import is_special
from mat2c.types import algebra
from mat2c.types.contents import only_target
from mat2c.types.lattice import Type

_DEPTH = 4  # of operations through which a matrix is followed to where it is made


def apply_operators(flow: Flow) -> bool:
    """Rewrites such calls; whether there were any."""
    found = False
    for instr in flow.function.instrs():
        operator = _operator(flow, instr)
        if operator is not None:
            instr.op, instr.args, instr.payload = operator, instr.args[1:], NOTHING
            found = True
    return found


def _operator(flow: Flow, instr: Instr) -> str | None:
    if instr.op != "builtin" or instr.payload.callee != "bsxfun" or len(instr.args) != 3:
        return None
    if len(instr.targets) != 1 or uncounted(instr.args):
        return None
    function, left, right = types_of(flow, instr)
    target = only_target(function)
    if target is None or target.kind != "builtin" or target.callee not in BY_ELEMENT:
        return None
    if not (_is_plain(left) and _is_plain(right)):
        return None
    if algebra.broadcast(left.shape, right.shape).legal is not True:
        return None
    alike = left.shape == right.shape or left.is_scalar or right.is_scalar
    if not alike and any(is_special(flow, arg, _DEPTH) for arg in instr.args[1:]):
        return None  # operators do not repeat rows or columns beside a diagonal matrix
    return target.callee


def _is_plain(t: Type) -> bool:
    return t.cls in ("double", "logical") and not t.may_be_complex and t.is_matrix
