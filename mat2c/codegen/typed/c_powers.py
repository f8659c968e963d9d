"""Powers, and products and quotients of complex scalars, as C expressions."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.narrow_arith import Converted
from mat2c.codegen.typed.operand_notes import Stays
from mat2c.lir.c_expr import FALSE, TRUE, Binary, Expr, Name, Number, call
from mat2c.types.rep import BOOL, C64, CHAR, F64, INDEX, ElementType

_INTEGRAL = (INDEX, BOOL, CHAR)
_POWERS = {
    "2.0": "m2c_square_f64",
    "3.0": "m2c_pow_3",
    "4.0": "m2c_pow_4",
    "0.5": "m2c_pow_half",
    "1.5": "m2c_pow_3_halves",
    "-1.0": "m2c_pow_less_1",
    "-2.0": "m2c_pow_less_2",
}


def _flag(stays: Stays, value: Expr) -> Expr:
    if stays is Stays.ASKED:
        return call("m2c_stays", value)
    return TRUE if stays is Stays.ALWAYS else FALSE


def product_that_stays(
    op: str, operands: Sequence[Converted], stays: object
) -> tuple[Expr, ElementType] | None:
    """A product or quotient of an operand that is complex even without an imaginary part: it takes
    no part as a real number would."""
    if not isinstance(stays, tuple) or not stays:
        return None
    values = [get(C64) for get in operands]
    flags = [_flag(s, value) for s, value in zip(stays, values, strict=True)]
    return call(f"m2c_{op}_stays_c64", *values, *flags), C64


def power(
    operands: Sequence[Converted],
    kinds: Sequence[ElementType],
    result: ElementType,
    scalars: object,
    stays: object,
) -> tuple[Expr, ElementType]:
    """Octave leaves powers of scalars to the C library, and multiplies elements of arrays."""
    exponent = operands[1](F64)
    if C64 in kinds or result is C64:
        return _complex_power(operands[0](C64), exponent, stays), C64
    base = operands[0](F64)
    square = exponent == Number("2.0")
    if result is INDEX and kinds[0] in _INTEGRAL and square:
        return _squared(operands[0](INDEX), "m2c_sq_index"), INDEX
    if scalars == (True, True):
        known = _POWERS.get(exponent.text) if isinstance(exponent, Number) else None
        return call(known, base) if known else call("m2c_pow_f64", base, exponent), F64
    if scalars != (False, True):
        return call("pow", base, exponent), F64
    if square:
        return _squared(base, "m2c_sq_f64"), F64
    if exponent == Number("3.0"):
        return call("m2c_cube_f64", base), F64
    if exponent == Number("-1.0"):
        return Binary("/", Number("1.0"), base), F64
    return call("m2c_element_pow_f64", base, exponent), F64


def _complex_power(base: Expr, exponent: Expr, stays: object) -> Expr:
    flag = _flag(stays[0], base) if isinstance(stays, tuple) and stays else FALSE
    if exponent == Number("2.0"):
        return call("m2c_square_c64", base, flag)
    return call("m2c_power_c64", base, exponent, flag)


def _squared(base: Expr, function: str) -> Expr:
    return Binary("*", base, base) if isinstance(base, Name) else call(function, base)
