"""Rows and columns that are repeated to be as large as what they meet.

    %r = builtin repmat, %row, %n, 1
    %d = minus %x, %r                  becomes        %d = minus %x, %row

Operators repeat rows and columns themselves, without a copy.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.ops import BY_ELEMENT
from mat2c.ir.uses import uses_of
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE


def spare_repeats(flow: Flow) -> None:
    """Leaves out such calls of repmat, in place."""
    found = [i for i in flow.function.instrs() if _is_stretched(flow, i)]
    if not found:
        return
    uses, gone = uses_of(flow.function), set[Instr]()
    for instr in found:
        users = [user for _, user in uses.get(instr.target, ())]
        if users and all(_stretches(flow, user, instr.target) for user in users):
            gone.add(instr)
            for user in users:
                if user is not None:
                    user.replace({instr.target: instr.args[0]})
    for block in flow.function.blocks if gone else ():
        block.instrs = [i for i in block.instrs if i not in gone]


def _is_stretched(flow: Flow, instr: Instr) -> bool:
    """True if it is repmat(row, n, 1) or repmat(column, 1, n) of a typed array, with a number that
    there may be."""
    if instr.op != "builtin" or instr.payload.callee != "repmat" or len(instr.args) != 3:
        return False
    source = flow.type_of(instr.args[0])
    if len(instr.targets) != 1 or not isinstance(instr.args[0], Value):
        return False
    if not _is_array(source) or not _is_array(instr.target.type):
        return False
    counts = [flow.type_of(a) for a in instr.args[1:]]
    if not all(_is_count(t) for t in counts):
        return False
    assert source.shape is not None
    along = [k for k in (0, 1) if source.shape.dims[k] is ONE and counts[1 - k].const == 1.0]
    return bool(along)


def _is_array(known: Type | None) -> bool:
    if known is None or known.shape is None or known.shape.rank != 2:
        return False
    return rep_of(known).kind is Kind.ARRAY and not known.maybe_undef


def _is_count(t: Type) -> bool:
    number = t.cls == "double" and t.is_scalar and not t.may_be_complex
    return number and t.range.is_integer and t.range.numeric_low >= 0


def _stretches(flow: Flow, user: Instr | None, value: Value) -> bool:
    """True if it is an operator by elements whose other operand is as large."""
    if user is None or user.op not in BY_ELEMENT or len(user.args) != 2:
        return False
    others: list[Operand] = [a for a in user.args if a is not value]
    if len(others) != 1:
        return False
    wanted, known = value.type, flow.type_of(others[0])
    return wanted is not None and _is_array(known) and known.shape == wanted.shape
