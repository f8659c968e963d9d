"""The operations of which typed code has an expression for each element: pure ones that can't
fail."""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.transfer.range_types import has_end, range_is_sure
from mat2c.ir.core import MAGIC_COLON, Instr
from mat2c.ir.ops import TRUTHS
from mat2c.opt.analysis.elementwise_functions import builtin_ok, conforms
from mat2c.opt.analysis.narrow_classes import is_narrow, operator_ok
from mat2c.opt.analysis.typed_reductions import operand_type
from mat2c.types.lattice import Type
from mat2c.types.rep import C64, Kind, rep_of

ELEMENTWISE = frozenset(
    "plus minus times rdivide ldivide power eq ne lt le gt ge and or not uminus uplus".split()
)
_EXPRESSIONS = (
    ELEMENTWISE | TRUTHS | {"subsref", "transpose", "ctranspose", "colon", "end", "builtin"}
)


def foldable(flow: Flow, instr: Instr) -> bool:
    """True if it is pure and infallible in typed code, with an expression for each element."""
    if instr.op not in _EXPRESSIONS:
        return False
    types = [operand_type(flow, a) for a in instr.args]
    result = instr.target.type
    assert result is not None
    if instr.op in ELEMENTWISE:
        return elementwise_ok(instr.op, types, result)
    if instr.op in TRUTHS:
        return truth_ok(types[0])
    if instr.op == "subsref":
        return instr.payload.safe and _slice_ok(flow, instr, result)
    if instr.op in ("transpose", "ctranspose"):
        return rep_of(types[0]).kind is Kind.ARRAY and types[0].is_matrix
    if instr.op == "colon" and any(is_narrow(t) for t in types):
        return all(rep_of(t).kind is Kind.SCALAR for t in types) and range_is_sure(types)
    if instr.op == "colon":
        return is_range_of_numbers(types) and has_end(types)
    if instr.op == "end":
        return len(instr.args) == 1 and rep_of(types[0]).kind is Kind.ARRAY
    if instr.op == "builtin":
        return builtin_ok(instr, types, result)
    return False


def is_range_of_numbers(types: list[Type]) -> bool:
    """True for the ends, and the step, of a range of real numbers."""
    return all(rep_of(t).kind is Kind.SCALAR and rep_of(t).element is not C64 for t in types)


def _has_order(t: Type) -> bool:
    """True if it is a number that may turn out complex, but has not been made so."""
    return t.is_scalar and t.is_complex is not True and t.cls in ("double", "logical", "char")


def elementwise_ok(op: str, types: list[Type], result: Type) -> bool:
    """Typed operands whose shapes are proved to conform, elementwise in C."""
    return elementwise_typed(op, types, result) and all(conforms(t, result) for t in types)


def elementwise_typed(op: str, types: list[Type], result: Type) -> bool:
    """True if typed code has the operation for elements of these types."""
    if any(rep_of(t).kind is Kind.BOXED for t in types) or rep_of(result).kind is Kind.BOXED:
        return False
    if op in ("and", "or", "not") and any(t.range.nan or t.may_be_complex for t in types):
        return False
    if op in ("lt", "le", "gt", "ge") and any(t.may_be_complex for t in types):
        return all(map(_has_order, types))
    if any(is_narrow(t) for t in (*types, result)):
        return operator_ok(op, types, result)
    return op != "power" or _power_ok(types, result)


def _power_ok(types: list[Type], result: Type) -> bool:
    """Real powers that are real, those of a scalar with a real exponent, and of double elements
    with a whole one."""
    base, exponent = types
    if not (result.may_be_complex or any(t.may_be_complex for t in types)):
        return True
    if base.is_scalar:
        return exponent.is_scalar and exponent.is_complex is False
    return base.cls == "double" and exponent.cls == "double" and exponent.whole is not None


def truth_ok(t: Type) -> bool:
    """A condition on a real scalar that is not NaN, for which there is an error."""
    return rep_of(t).kind is Kind.SCALAR and not t.may_be_complex and not t.range.nan


def _slice_ok(flow: Flow, instr: Instr, result: Type) -> bool:
    base = operand_type(flow, instr.args[0])
    if rep_of(base).kind is not Kind.ARRAY:
        return False
    if rep_of(result).kind is Kind.SCALAR:
        return True
    if len(instr.args) == 2:
        sub = instr.args[1]
        known = operand_type(flow, sub)
        if sub == MAGIC_COLON:
            return True
        shape = known.shape
        return (
            shape is not None and result.shape is not None and shape.numel() is result.shape.numel()
        )
    return True
