"""Arrays of one value among the operands of elementwise operations.

    %2 = builtin 1, %n {callee="ones"}
    %3 = plus %1, %2                            %3 = plus %1, 1           (%1 is as large)
    %4 = times %c, %2                           %4 = builtin %c, 1, %n {callee="repmat"}
    %5 = uminus %2                              %5 = builtin -1, 1, %n {callee="repmat"}

The array need not be made, nor be gone over again.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.ops import BY_ELEMENT
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of


def take_constants(flow: Flow) -> None:
    """Writes the value in place of such arrays, where they are operands."""
    for instr in flow.function.instrs():
        if len(instr.targets) != 1 or not _is_real_array(instr.target.type):
            continue
        if instr.op == "uminus":
            _fill(flow, instr, 0)
        elif instr.op in BY_ELEMENT or (instr.op in _BY_NUMBER and _has_number(flow, instr)):
            _take(flow, instr)


_BY_NUMBER = {"mtimes": "times", "mrdivide": "rdivide"}
"""Operations that are elementwise with a number, the second operand of a quotient."""


def _has_number(flow: Flow, instr: Instr) -> bool:
    number = flow.type_of(instr.args[-1]).is_scalar
    return number or (instr.op == "mtimes" and flow.type_of(instr.args[0]).is_scalar)


def _take(flow: Flow, instr: Instr) -> None:
    for k, operand in enumerate(instr.args):
        other = flow.type_of(instr.args[1 - k])
        value = _value_of(flow, operand)
        if value is None:
            continue
        if _is_real_array(other) and other.shape == flow.type_of(operand).shape:
            instr.args[k] = Const(value)
        elif other.is_scalar:
            _fill(flow, instr, k)
        return


def _fill(flow: Flow, instr: Instr, k: int) -> None:
    """Makes an operation on an array of one value, operand k, and on a number an array of what
    the operation gives."""
    operand = instr.args[k]
    if _value_of(flow, operand) is None or not isinstance(operand, Value):
        return
    made, target = operand.definition, instr.target.type
    assert made is not None and target is not None
    extents = made.args * 2 if len(made.args) == 1 else made.args
    counted = [flow.type_of(a).range.numeric_low >= 0 for a in extents]
    result = _result(flow, instr, k)
    if target.cls != "double" or result is None or not any(counted):
        return
    if target.shape != flow.type_of(operand).shape:
        return
    instr.op, instr.payload = "builtin", BuiltinCall("repmat")
    instr.args = [result, *extents]


def _result(flow: Flow, instr: Instr, k: int) -> Operand | None:
    """The value of all elements; None where it takes an operation to tell."""
    known = instr.target.type
    assert known is not None
    value = _only_value(known)
    if value is not None:
        return Const(value)
    if len(instr.args) == 1:
        return None
    other, one = instr.args[1 - k], _value_of(flow, instr.args[k])
    t = flow.type_of(other)
    if t.cls != "double" or t.may_be_complex or rep_of(t).kind is not Kind.SCALAR:
        return None
    op = _BY_NUMBER.get(instr.op, instr.op)
    same = (op == "times" and one == 1) or (op == "minus" and one == 0 and k == 1)
    return other if same or (op == "plus" and one == 0 and not t.range.negzero) else None


def _value_of(flow: Flow, operand: Operand) -> float | None:
    """The value of all elements of an array that a constructor of doubles makes; None of others."""
    if not isinstance(operand, Value) or operand.definition is None:
        return None
    made, known = operand.definition, flow.type_of(operand)
    if made.op != "builtin" or not 1 <= len(made.args) <= 2 or not _is_real_array(known):
        return None
    declared = find(made.payload.callee)
    if declared is None or declared.typed != "fill":
        return None
    types = [flow.type_of(a) for a in made.args]
    if not all(t.cls == "double" and t.is_scalar and t.range.is_integer for t in types):
        return None
    return _only_value(known)


def _only_value(known: Type) -> float | None:
    """The value that all elements have; None where it is not told, or may have either sign."""
    value = known.range.only
    return None if value == 0 and known.range.negzero else value


def _is_real_array(known: Type | None) -> bool:
    """True for a matrix of real doubles or of truth values that typed code keeps as an array."""
    if known is None or known.shape is None or known.shape.rank != 2 or known.maybe_undef:
        return False
    real = known.cls in ("double", "logical") and not known.may_be_complex
    return real and rep_of(known).kind is Kind.ARRAY
