"""Functions of vectors that typed code has: dot, cross, norm, statistics, and ismember of one
number."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product_expr
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.lir.c_expr import Expr, call
from mat2c.lir.c_stmt import Part, evaluate
from mat2c.types.lattice import Type
from mat2c.types.rep import BOOL, CHAR, F64, INDEX, Kind


def vector(frame: TypedFrame, instr: Instr) -> Part | None:
    """One result, of real operands that lie in one piece."""
    return _FORMS[instr.payload.callee](frame, instr) if len(instr.targets) == 1 else None


def _dot(frame: TypedFrame, instr: Instr) -> Part | None:
    """dot(x, y) of vectors of as many elements."""
    if len(instr.args) != 2 or not all(_is_line(frame, x) for x in instr.args):
        return None
    x, y = instr.args
    if not _as_many(frame.type(x), frame.type(y)):
        return None
    count = product_expr(dims_of(frame, x))
    return _scalar(frame, instr, call("m2c_dot_f64", frame.elements(x), frame.elements(y), count))


def _norm(frame: TypedFrame, instr: Instr) -> Part | None:
    """norm(x) and norm(x, 2) of a vector."""
    x, *power = instr.args
    if not _is_line(frame, x) or any(frame.type(p).const != 2.0 for p in power):
        return None
    count = product_expr(dims_of(frame, x))
    return _scalar(frame, instr, call("m2c_norm_f64", frame.elements(x), count))


def _statistic(frame: TypedFrame, instr: Instr) -> Part | None:
    """median(x), mode(x), var(x) and std(x) of a vector that has elements."""
    name, x = instr.payload.callee, instr.args[0]
    shape = frame.type(x).shape
    if len(instr.args) != 1 or not _is_line(frame, x) or shape is None or shape.may_be_empty():
        return None
    function = _STATISTICS[name]
    found = call(function, frame.elements(x), product_expr(dims_of(frame, x)))
    return _scalar(frame, instr, call("sqrt", found) if name == "std" else found)


_STATISTICS = {
    "median": "m2c_median_f64",
    "mode": "m2c_mode_f64",
    "var": "m2c_variance_f64",
    "std": "m2c_variance_f64",
}


def _cross(frame: TypedFrame, instr: Instr) -> Part | None:
    """cross(x, y) of three elements each, in one direction."""
    if len(instr.args) != 2 or not all(_is_line(frame, x) for x in instr.args):
        return None
    x, y = instr.args
    shape, target = frame.type(x).shape, instr.target
    if frame.type(x).static_numel != 3 or shape != frame.type(y).shape:
        return None
    if frame.rep(target).kind is not Kind.ARRAY or frame.element(target) is not F64:
        return None
    before = make_room(frame, target, dims_of(frame, x))
    return before + evaluate("m2c_cross_f64", *map(frame.elements, (target, x, y)))


def _ismember(frame: TypedFrame, instr: Instr) -> Part | None:
    """ismember(v, x) of one number or one character."""
    value, among = instr.args if len(instr.args) == 2 else (None, None)
    if value is None or among is None or frame.rep(value).kind is not Kind.SCALAR:
        return None
    if frame.rep(instr.target).kind is not Kind.SCALAR or not _is_array(frame, among):
        return None
    kind, here = frame.element(among), frame.element(value)
    if kind is CHAR:
        fits = here is CHAR
    else:
        fits = kind is F64 and here in (F64, INDEX, BOOL)
    if not fits:
        return None
    count = product_expr(dims_of(frame, among))
    function = f"m2c_among_{'char' if kind is CHAR else 'f64'}"
    found = call(function, frame.elements(among), count, scalar_expr(frame, value, kind))
    return frame.set_scalar(instr.target, converted(found, BOOL, frame.element(instr.target)))


_FORMS: dict[str, Callable[[TypedFrame, Instr], Part | None]] = {
    "dot": _dot,
    "norm": _norm,
    "cross": _cross,
    **dict.fromkeys(_STATISTICS, _statistic),
    "ismember": _ismember,
}


def _scalar(frame: TypedFrame, instr: Instr, number: Expr) -> Part | None:
    """A real number is assigned."""
    if frame.rep(instr.target).kind is not Kind.SCALAR:
        return None
    return frame.set_scalar(instr.target, converted(number, F64, frame.element(instr.target)))


def _is_array(frame: TypedFrame, operand: Operand) -> bool:
    """True if it is an array of a variable, or a text."""
    text = isinstance(operand, Const) and isinstance(operand.value, str) and len(operand.value) > 1
    return text or (isinstance(operand, Value) and frame.rep(operand).kind is Kind.ARRAY)


def _is_line(frame: TypedFrame, operand: Operand) -> bool:
    """True if it is a vector of doubles."""
    shape = frame.type(operand).shape
    if not isinstance(operand, Value) or frame.rep(operand).kind is not Kind.ARRAY:
        return False
    return frame.element(operand) is F64 and shape is not None and shape.is_vector() is True


def _as_many(x: Type, y: Type) -> bool:
    """True if both have the same number of elements, whatever that is."""
    counts = [None if t.shape is None else t.shape.numel() for t in (x, y)]
    return counts[0] is not None and counts[0] is counts[1]
