"""Arrays of complex elements that are real as a whole take part as real numbers do.

An array that may be complex has complex elements in C. MATLAB makes it real where no element has an
imaginary part, and adds and multiplies it then as such: that decides the signs of zeros. So what is
computed of two such arrays asks first what they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial, reduce

from mat2c.codegen.typed.c_extents import product_expr
from mat2c.codegen.typed.scalar_expressions import is_scalar, scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Operand, Tree, Value
from mat2c.lir.c_expr import FALSE, TRUE, ZERO, Binary, Choice, Expr, Name, Number, call
from mat2c.lir.c_stmt import Assign, Code, one
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.types.lattice import stays_complex
from mat2c.types.rep import C64, F64, ElementType, Kind

_SIGNED = frozenset(("plus", "minus", "times", "rdivide"))
_OF_REAL = _SIGNED | {"power"}
"""Operations that are real of operands that are, as they occur here."""
_SCALING = frozenset(("times", "rdivide"))
_KEEPING = frozenset(("uminus", "uplus", "transpose", "ctranspose"))

Scan = Callable[[Tree, str], Code]
"""A loop over the elements of a tree that tells in a C variable whether all are real."""


def real_elements(
    frame: TypedFrame, tree: Tree, get: Callable[[Operand, ElementType], Expr], scan: Scan
) -> Expr | None:
    """An element of an operation on two operands that may be complex; None where it is no other for
    real ones, or where there is no place to ask."""
    op, args = tree.op, list(tree.args)
    if op == "power":
        return _power(frame, args, get, scan)
    if op == "ldivide":
        op, args = "rdivide", args[::-1]
    if op not in _SIGNED or frame.prelude is None:
        return None
    if any(frame.element(a) is not C64 for a in args) and not _scales(frame, op, args):
        return None
    parts = [part for a in args for part in (get(a, C64), _real(frame, a, scan))]
    return call(f"m2c_{op}_elements", *parts)


def _power(
    frame: TypedFrame, args: list[Operand], get: Callable[[Operand, ElementType], Expr], scan: Scan
) -> Expr | None:
    """A whole power of an element of an array that may be complex."""
    base, exponent = args
    if frame.element(base) is not C64 or is_scalar(frame, base) or frame.prelude is None:
        return None
    z, real = get(base, C64), _real(frame, base, scan)
    if frame.type(exponent).const == 2:
        return call("m2c_square_elements", z, real)
    return call("m2c_power_elements", z, get(exponent, F64), real)


def imaginary_part(
    frame: TypedFrame, tree: Tree, get: Callable[[Operand, ElementType], Expr], scan: Scan
) -> Expr | None:
    """The imaginary part of an element of an array that may be complex: 0, never -0, where no
    element has one. None for other trees, or where there is no place to ask."""
    if tree.op != "builtin" or tree.payload.callee != "imag" or frame.prelude is None:
        return None
    array = tree.args[0]
    if frame.element(array) is not C64 or frame.rep(array).kind is not Kind.ARRAY:
        return None
    real = _real(frame, array, scan)
    part = call("cimag", get(array, C64))
    return None if real == FALSE else Choice(real, Number("0.0"), part)


def _scales(frame: TypedFrame, op: str, args: list[Operand]) -> bool:
    """True if it is an array that may be complex, by real numbers of which a part that is 0 may
    become NaN: infinities and NaN, or zeros that divide."""
    is_complex = [frame.element(a) is C64 for a in args]
    if op not in _SCALING or sum(is_complex) != 1:
        return False
    k = is_complex.index(True)
    z, x = args[k], args[1 - k]
    if is_scalar(frame, z) or isinstance(z, Const):
        return False
    values = frame.type(x).range
    low, high = values.numeric_low, values.numeric_high
    finite = not values.nan and -math.inf < low and high < math.inf
    may_be_zero = low <= 0 <= high
    return not finite or (op == "rdivide" and (may_be_zero or k == 1))


def _real(frame: TypedFrame, operand: Operand, scan: Scan) -> Expr:
    """C expression: true if it is real as a whole, before the instruction."""
    if frame.element(operand) is not C64:
        return TRUE
    if isinstance(operand, Const):
        return FALSE
    if stays_complex(frame.type(operand)):
        return FALSE
    if frame.rep(operand).kind is Kind.SCALAR:
        part = call("cimag", scalar_expr(frame, operand, C64))
        return _noted(frame, operand, Binary("==", part, ZERO))
    if isinstance(operand, Value):
        count = product_expr(frame.dims(operand))
        return _noted(frame, operand, call("m2c_is_real_c64", frame.elements(operand), count))
    assert isinstance(operand, Tree)
    if operand.op in _KEEPING or is_reshape(operand):
        return _real(frame, operand.args[0], scan)
    if operand.op == "subsref":
        return _noted(frame, operand, TRUE, scan)
    found = dict.fromkeys(_real(frame, a, scan) for a in operand.args)
    asked = [real for real in found if real != TRUE] or [TRUE]
    given = FALSE if FALSE in asked else reduce(partial(Binary, "&&"), asked)
    if operand.op in _OF_REAL or given == FALSE:
        return given
    return _noted(frame, operand, given, scan)  # of real numbers: sqrt of what isn't below 0


def _noted(frame: TypedFrame, operand: Operand, answer: Expr, scan: Scan | None = None) -> Expr:
    """A C variable that has the answer when the instruction starts."""
    assert frame.prelude is not None and isinstance(operand, (Value, Tree))
    if operand not in frame.real:
        name = frame.temporary("bool", f"real_{len(frame.real) + 1}")
        frame.real[operand] = name
        frame.prelude.append(one(Assign(Name(name), answer)))
        if scan is not None:
            assert isinstance(operand, Tree)
            frame.prelude.append(scan(operand, name))
    return Name(frame.real[operand])
