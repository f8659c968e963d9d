"""Numbers as C constants of an element type, and C expressions from one element type to another."""

from __future__ import annotations

from mat2c.codegen.c_constants import c_double, c_integer, c_single
from mat2c.ir.core import Const
from mat2c.lir.c_expr import (
    FALSE,
    TRUE,
    ZERO,
    Binary,
    Cast,
    Expr,
    Name,
    Number,
    call,
    integer,
)
from mat2c.support.templates import c_character
from mat2c.types.lattice import Type, stays_complex
from mat2c.types.ranges.interval_class import LIMITS, saturated
from mat2c.types.rep import BOOL, C64, CHAR, F32, F64, INDEX, ElementType

_INTEGRAL = (INDEX, BOOL, CHAR)


def boxing(t: Type, element: ElementType) -> str:
    """The function of the runtime that puts a C scalar of the type into a box."""
    return "m2c_box_complex" if stays_complex(t) else f"m2c_box_{element.tag}"


def const_expr(const: Const, want: ElementType) -> Expr:
    """The constant as a value of a C type."""
    value = const.value
    if isinstance(value, str):
        if want in (CHAR, INDEX) and ord(value) < 128:
            return Number(c_character(value), ord(value))
        value = ord(value)
    if isinstance(value, complex):
        if want is C64:
            parts = (Number(c_double(part)) for part in (value.real, value.imag))
            return call("m2c_of_parts", *parts)
        value = value.real
    assert isinstance(value, (bool, int, float))
    if want is BOOL:
        return TRUE if value else FALSE
    if want.is_integer:
        number = saturated(want.cls, value)
        return Number(_bare(c_integer(want.cls, number)), number)
    if want is F32:
        return Number(_bare(c_single(float(value))))
    if want is CHAR:
        return integer(_character(value))
    if want is INDEX:
        number = int(value)
        return Name("INT64_MIN") if number == -(2**63) else integer(number)
    return Number(c_double(float(value)))


def _bare(literal: str) -> str:
    """A literal without the parentheses that a negative one has."""
    return literal[1:-1] if literal.startswith("(") else literal


def _character(value: float) -> int:
    """The last eight bits of a number that has 32; of others, as of Inf, nothing is left."""
    return int(value) % 256 if -(2**31) <= value < 2**31 else 0


def converted(expr: Expr, have: ElementType, want: ElementType) -> Expr:
    """A C expression converted between element types, without touching what C converts by
    itself."""
    if have is want:
        return expr
    if want is BOOL:
        return Binary("!=", expr, ZERO)
    if want.is_integer:
        return _saturated(expr, have, want)
    if want is INDEX:
        return expr if have in (BOOL, CHAR) else Cast("ptrdiff_t", expr)
    if want is F32 or (want is F64 and have.is_narrow):
        return Cast(want.ctype, expr)
    if want is F64 and have in _INTEGRAL:
        return _as_double(expr)
    if want is F64 and have is C64:
        return call("creal", expr)
    if want is CHAR:
        return Cast("unsigned char", expr)
    return expr


def _as_double(expr: Expr) -> Expr:
    if isinstance(expr, Number) and expr.value is not None:
        return Number(f"{expr.value}.0")
    return Cast("double", expr)


def _saturated(expr: Expr, have: ElementType, want: ElementType) -> Expr:
    """A number as a value of an integer class, rounded and clipped."""
    if have is BOOL:
        return expr
    low, high = LIMITS[want.cls]
    inner = (0, 255) if have is CHAR else LIMITS.get(have.cls)
    if inner is not None and low <= inner[0] and inner[1] <= high:
        return Cast(want.ctype, expr)
    if have.counts:
        return call(f"m2c_clip_{want.tag}", expr)
    if have.is_integer:
        return call(f"m2c_clip_unsigned_{want.tag}", expr)
    return call(f"m2c_sat_{want.tag}", expr)
