"""Scalar expressions: folded trees of scalar operations as C expressions.

Integer-valued doubles that inference has proved to stay within 2^53 are ptrdiff_t, and their sums
and products are C's; everything else is computed in double as MATLAB does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.codegen import narrow_arith
from mat2c.codegen.conversions import const_expr, converted
from mat2c.codegen.narrow_arith import COMPARISONS
from mat2c.codegen.typed.c_extents import SHAPE_TESTS, extent_expr, linear, query_expr
from mat2c.codegen.typed.operand_notes import Notes, Stays
from mat2c.codegen.typed.scalar_operations import INTEGER_CALL, INTEGRAL, apply_operation
from mat2c.ir.core import MAGIC_COLON, Const, Operand, Tree, Value
from mat2c.ir.ops import TRUTHS
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Expr,
    Index,
    Name,
    Number,
    add,
    call,
    shifted,
    subtract,
)
from mat2c.lir.expr_printer import tight
from mat2c.opt.analysis.elementwise_functions import OF_PARTS
from mat2c.opt.analysis.narrow_classes import lands_inside
from mat2c.support.diagnostics import InternalError
from mat2c.types.lattice import Type, stays_complex
from mat2c.types.polynomial import EXACT
from mat2c.types.rep import BOOL, C64, CHAR, F32, F64, INDEX, INTEGERS, ElementType, Kind
from mat2c.types.type_constructors import scalar

if TYPE_CHECKING:
    from mat2c.codegen.typed.typed_frame import TypedFrame

_QUOTIENTS = frozenset(("rdivide", "ldivide"))
_DIVISIONS = {"floor": "m2c_floor_div", "ceil": "m2c_ceil_div", "fix": "m2c_fix_div"}
_ORDERS = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}  # and the same with operands swapped
_NARROWING = frozenset(
    "plus minus times rdivide ldivide power uminus builtin".split()
)  # complex results of scalars
_NATURAL = frozenset(("plus", "minus", "times", "uminus", "uplus"))


def scalar_text(frame: TypedFrame, operand: Operand, want: ElementType) -> str:
    """The text of a scalar operand in the wanted type, as an operand of anything."""
    return tight(scalar_expr(frame, operand, want))


def scalar_expr(frame: TypedFrame, operand: Operand, want: ElementType) -> Expr:
    """A C expression of the wanted type for a scalar operand."""
    if isinstance(operand, Const):
        return const_expr(operand, want)
    if isinstance(operand, Value):
        rep = frame.rep(operand)
        if rep.kind is not Kind.SCALAR or rep.element is None:
            raise InternalError("codegen", f"{operand} is no scalar in {frame.cname}")
        if rep.element in (F32, F64) and _is_zero(frame.type(operand)):
            return converted(const_expr(Const(0.0), rep.element), rep.element, want)
        return converted(Name(frame.var(operand)), rep.element, want)
    if isinstance(operand, Tree):
        expr, element = tree_expr(
            frame, operand.op, operand.args, operand.payload, frame.element(operand)
        )
        return converted(expr, element, want)
    raise InternalError("codegen", "a comma list is no scalar")


def _is_zero(known: Type) -> bool:
    """True for what is 0 and never -0, whose sums need care (`sum_with_zero`)."""
    values = known.range
    return values.low == values.high == 0 and not (values.nan or values.negzero or values.inf)


def natural(frame: TypedFrame, operand: Operand) -> ElementType:
    """The type in which an operand is computed."""
    if isinstance(operand, Const):
        if operand.cls in INTEGERS:
            return INTEGERS[operand.cls]
        value = operand.value
        if isinstance(value, bool):
            return BOOL
        if isinstance(value, complex):
            return C64
        if isinstance(value, str):
            return CHAR
        if isinstance(value, (int, float)) and value == value and abs(value) < 2**53:
            negative_zero = value == 0 and str(value).startswith("-")
            return INDEX if float(value).is_integer() and not negative_zero else F64
        return F64
    if isinstance(operand, Tree) and frame.element(operand) is INDEX:
        return _natural_of_tree(frame, operand)
    return frame.element(operand)


def _natural_of_tree(frame: TypedFrame, tree: Tree) -> ElementType:
    """An integer-valued expression of what is kept in doubles is computed in double."""
    if tree.op == "subsref" and frame.rep(tree.args[0]).kind is Kind.ARRAY:
        return frame.element(tree.args[0])
    builtin = tree.payload.callee if tree.op == "builtin" else ""
    if tree.op in _NATURAL or builtin in INTEGER_CALL or builtin in ("max", "min"):
        return INDEX if all(natural(frame, a) in INTEGRAL for a in tree.args) else F64
    return INDEX


def _only_of_range(frame: TypedFrame, args: list[Operand]) -> tuple[Expr, ElementType]:
    """The element of a range that has one: its base, or NaN where another part is."""
    if any(frame.type(a).range.nan for a in args[1:]):
        inc = scalar_expr(frame, args[1], F64) if len(args) > 2 else Number("1.0")
        base, last = scalar_expr(frame, args[0], F64), scalar_expr(frame, args[-1], F64)
        return call("m2c_step_any_f64", base, inc, ZERO, last), F64
    kind = natural(frame, args[0])
    return scalar_expr(frame, args[0], kind), kind


def tree_expr(
    frame: TypedFrame, op: str, args: list[Operand], payload: Payload, result: ElementType
) -> tuple[Expr, ElementType]:
    """The C expression of an operation on scalars, and its C type."""
    if op in TRUTHS:
        return scalar_expr(frame, args[0], BOOL), BOOL
    if op == "colon":  # of one element
        return _only_of_range(frame, args)
    if op == "subsref":
        return frame_load(frame, args)
    if op == "end":
        assert isinstance(payload, Extent)
        return extent_expr(frame, args[0], payload.position, payload.count), INDEX
    if op == "builtin" and _is_query(payload.callee):
        kind = BOOL if payload.callee in SHAPE_TESTS else INDEX
        return query_expr(frame, payload.callee, args), kind
    if op == "builtin" and result is INDEX:
        quotient = _rounded_quotient(frame, payload.callee, args)
        if quotient is not None:
            return quotient, INDEX
    if compared := absolute_compared(frame, op, args, partial(scalar_expr, frame)):
        return compared, BOOL
    if op in COMPARISONS:
        args = [_as_constant(frame, a) for a in args]
    kinds = [natural(frame, a) for a in args]
    known = with_notes(frame, op, payload, args)
    sure = stays_inside(frame, op, args, result)
    exprs = [partial(scalar_expr, frame, a) for a in args]
    expr, kind = apply_operation(op, known, exprs, kinds, result, sure)
    if kind is C64 and op in _NARROWING and payload.callee != OF_PARTS:
        return call("m2c_narrow_c64", expr), kind
    return expr, kind


def _as_constant(frame: TypedFrame, operand: Operand) -> Operand:
    """A value of an integer class that is surely a constant as one: C compilers warn of a
    comparison that its class decides."""
    known = frame.type(operand) if isinstance(operand, Value) else None
    if known is None or known.cls not in INTEGERS or not known.is_scalar:
        return operand
    low, high = known.range.low, known.range.high
    exact = isinstance(low, float) and low == high and abs(low) <= EXACT
    return Const(int(low), known.cls) if exact and isinstance(low, float) else operand


def _rounded_quotient(frame: TypedFrame, name: str, args: Sequence[Operand]) -> Expr | None:
    """A rounded quotient of integers, the divisor not below 1, as a division of integers; None of
    what is none. Up to 2^53 the quotient of doubles is no whole number unless the exact one is."""
    quotient = args[0]
    if name not in _DIVISIONS or not isinstance(quotient, Tree) or quotient.op not in _QUOTIENTS:
        return None
    left, right = quotient.args if quotient.op != "ldivide" else quotient.args[::-1]
    if natural(frame, left) not in INTEGRAL or natural(frame, right) not in INTEGRAL:
        return None
    if frame.type(right).range.numeric_low < 1 or not (
        is_scalar(frame, left) and is_scalar(frame, right)
    ):
        return None
    counts = name != "ceil" and frame.type(left).range.numeric_low >= 0
    function = "m2c_quotient" if counts else _DIVISIONS[name]
    return call(function, *(scalar_expr(frame, x, INDEX) for x in (left, right)))


def absolute_compared(
    frame: TypedFrame, op: str, args: Sequence[Operand], get: Callable[[Operand, ElementType], Expr]
) -> Expr | None:
    """An absolute value of a complex number compared, which needs a root only where it is close;
    None of other operations and operands. `get` gives an operand, or an element of one."""
    if op not in _ORDERS:
        return None
    for k, (this, other) in enumerate((tuple(args), tuple(args)[::-1])):
        if not (isinstance(this, Tree) and this.payload.callee == "abs"):
            continue
        if frame.element(this.args[0]) is not C64 or frame.element(other) in (C64, F32):
            continue
        name = _ORDERS[op] if k else op
        return call(f"m2c_abs_{name}_c64", get(this.args[0], C64), get(other, F64))
    return None


def with_notes(frame: TypedFrame, op: str, payload: Payload, args: Sequence[Operand]) -> Notes:
    """Notes of max and min that no operand is NaN, and whether the second of two zeros is the
    result, of remainders that neither operand is negative, and of powers which operands are
    scalars, and which are complex even without an imaginary part."""
    if op == "power":
        scalars = tuple(is_scalar(frame, a) for a in args)
        return Notes(scalars=scalars, stays=_staying(frame, payload, args))
    if op in ("times", "rdivide", "ldivide"):
        return Notes(stays=_staying(frame, payload, args))
    if op != "builtin":
        return Notes()
    name = payload.callee
    if name in ("mod", "rem"):
        a, b = (frame.type(x).range for x in args)
        return Notes(name, counts=a.numeric_low >= 0 and b.numeric_low >= 1)
    if name in ("sqrt", "log"):
        return Notes(name, stays=_staying(frame, NOTHING, args))
    if name not in ("max", "min"):
        return Notes(name, mixed=bool(payload.mixed))
    ranges = [frame.type(a).range for a in args]
    second = any(r.negzero for r in ranges) and is_scalar(frame, args[0])
    return Notes(name, numbers=not any(r.nan for r in ranges), second=second)


def _staying(frame: TypedFrame, payload: Payload, args: Sequence[Operand]) -> tuple[Stays, ...]:
    """For each operand, whether it is complex even without an imaginary part. Nothing at all where
    that is so of none."""
    mixed = payload.mixed or (False,) * len(args)
    found = tuple(
        Stays.ALWAYS if stays_complex(frame.type(a)) else Stays.ASKED if m else Stays.NEVER
        for a, m in zip(args, mixed, strict=True)
    )
    return found if any(f is not Stays.NEVER for f in found) else ()


def is_scalar(frame: TypedFrame, operand: Operand) -> bool:
    """True if it is a C scalar."""
    return isinstance(operand, Const) or frame.rep(operand).kind is Kind.SCALAR


def stays_inside(frame: TypedFrame, op: str, args: list[Operand], result: ElementType) -> bool:
    """True if the result, of up to 32 bits, needs no saturation."""
    if not result.is_integer or narrow_arith.is_wide(result):
        return False
    return lands_inside(op, [frame.type(a) for a in args], scalar(result.cls))


def _is_query(name: str) -> bool:
    declaration = find(name)
    return declaration is not None and declaration.typed == "query"


# --- loads and extents ---------------------------------------------------------------------------


def offset(frame: TypedFrame, subscript: Operand) -> Expr:
    """A subscript counted from 0, as a C integer expression."""
    if isinstance(subscript, Tree) and subscript.op in ("plus", "minus"):
        left, right = subscript.args
        if isinstance(right, Const) and isinstance(right.value, (int, float)):
            shift = int(right.value) * (1 if subscript.op == "plus" else -1) - 1
            if natural(frame, left) in INTEGRAL and float(right.value).is_integer():
                return add(scalar_expr(frame, left, INDEX), shifted(None, shift))
    return subtract(scalar_expr(frame, subscript, INDEX), ONE)


def frame_load(frame: TypedFrame, args: list[Operand]) -> tuple[Expr, ElementType]:
    """The element a(i, j, …) that is known to exist."""
    base, *subs = args
    assert isinstance(base, (Value, Const))
    offsets = [ZERO if s == MAGIC_COLON else offset(frame, s) for s in subs]
    place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(base))
    expr, kind = Index(frame.elements(base), place), frame.element(base)
    return (call("m2c_narrow_c64", expr) if kind is C64 else expr), kind
