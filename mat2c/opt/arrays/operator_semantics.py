"""Operator semantics for the storage plan: may a target be computed in an operand's place ([GCTD]
§2.3)?

    c = a + b       yes, if element k of c needs element k of the operands only
    c = a'          no
    c = a(2:n)      yes: elements only move to the front
    b = subsasgn(a, r, i)   in a, always; in r, no
    b = call a {callee=f}   yes, if f is handed a as what it gives back
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.handed_over import CALLS, handed
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Tree, Value
from mat2c.ir.ops import OPS
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.opt.analysis.foldable_operations import foldable
from mat2c.opt.analysis.typed_reductions import operand_type
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.traits import InPlace


def may_share(flow: Flow, instr: Instr, k: int) -> bool:
    """True if the target may take the storage of operand k."""
    rule = OPS[instr.op].in_place
    if rule is InPlace.UPDATE:
        return k == 0
    if rule is InPlace.COPY:
        return True
    if instr.op in CALLS:
        return k in handed(instr).values()
    if len(instr.targets) != 1 or instr.target.type is None:
        return False
    if not instr.args or not foldable(flow, instr):
        return False
    if instr.op == "subsref" and k == 0 and len(instr.args) > 1 and _moves_down(instr):
        return True
    if instr.op in ("subsref", "transpose", "ctranspose"):
        return rep_of(instr.target.type).kind is Kind.SCALAR
    if is_reshape(instr):
        return k == 0
    # Elements of the other operands may be read anywhere: they say so for themselves.
    return is_flat(flow, instr.args[k], instr.target.type)


def is_flat(flow: Flow, operand: Operand, result: Type) -> bool:
    """True if element k of the operand alone goes into element k of the result."""
    known = operand_type(flow, operand)
    if known.is_scalar and rep_of(known).kind is Kind.SCALAR:
        return not isinstance(operand, Tree) or not any(_is_array(v) for v in operand.sources())
    if isinstance(operand, Value):
        return known.shape == result.shape
    if not isinstance(operand, Tree) or operand.op in ("transpose", "ctranspose", "subsref"):
        return False
    if operand.op == "colon" or is_reshape(operand):
        return known.shape == result.shape
    return known.shape == result.shape and all(is_flat(flow, a, result) for a in operand.args)


def _moves_down(instr: Instr) -> bool:
    """True if it is a(k:n) or a(:, k:n) of a variable. Element i of the result is one that lies at
    i or behind it, so what is read later has not been overwritten; extents in front of the last
    stay."""
    *whole, run = instr.args[1:]
    if not isinstance(instr.args[0], Value) or any(w != MAGIC_COLON for w in whole):
        return False
    return isinstance(run, Tree) and run.op == "colon" and len(run.args) == 2


def _is_array(value: Value) -> bool:
    return value.type is not None and rep_of(value.type).kind is Kind.ARRAY
