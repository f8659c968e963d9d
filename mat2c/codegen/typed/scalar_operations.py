"""One operation on scalars, or on elements, as a C expression of those of its operands."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mat2c.builtins import find
from mat2c.codegen import narrow_arith
from mat2c.codegen.conversions import const_expr
from mat2c.codegen.narrow_arith import ARITHMETIC, COMPARISONS, Converted, applied
from mat2c.codegen.signed_zeros import sum_with_zero
from mat2c.codegen.typed.c_powers import power, product_that_stays
from mat2c.codegen.typed.operand_notes import Notes
from mat2c.ir.core import Const
from mat2c.lir.c_expr import (
    FALSE,
    TRUE,
    Binary,
    Call,
    Cast,
    Choice,
    Expr,
    Number,
    Pattern,
    Unary,
    add,
    call,
    multiply,
    subtract,
    value_of,
)
from mat2c.opt.analysis.elementwise_functions import COMPLEX_ELEMENT, OF_PARTS
from mat2c.support.diagnostics import InternalError
from mat2c.types.rep import BOOL, C64, CHAR, F64, INDEX, ElementType

INTEGRAL = (INDEX, BOOL, CHAR)
INTEGER_CALL = {
    name: f"m2c_{name}_index" for name in "mod rem abs bitand bitor bitxor bitshift".split()
}
_LIBRARY = frozenset(  # Python's `math` calls these of C
    """sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log1p
    log10""".split()
)
_ROUNDED = frozenset(  # C's functions that have one right result
    "sqrt fabs floor ceil trunc rint round fmod copysign".split()
)
_TRUTH = frozenset(("and", "or", "not"))
_OF_COMPLEX = {
    **dict.fromkeys(("abs", "real", "imag"), F64),
    **dict.fromkeys(("isnan", "isinf", "isfinite"), BOOL),
}
"""What functions of complex numbers give, other than complex numbers."""
_MIXED_ORDERS = {
    "lt": ("m2c_lt_c64", False),
    "le": ("m2c_le_c64", False),
    "gt": ("m2c_lt_c64", True),
    "ge": ("m2c_le_c64", True),
}
"""The order of scalars that may be complex, and whether the operands change places."""
_ROUNDING = frozenset(("floor", "ceil", "round", "fix"))


def apply_operation(
    op: str,
    notes: Notes,
    operands: Sequence[Converted],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool = False,
) -> tuple[Expr, ElementType]:
    """One elementwise operation, given a function of the wanted type for each operand."""
    if notes.second:
        operands, kinds = operands[::-1], kinds[::-1]
    if op not in _TRUTH and (result.is_narrow or any(k.is_narrow for k in kinds)):
        return narrow_arith.operation(op, notes, operands, kinds, result, sure)
    stays = notes.stays
    if op in ARITHMETIC:
        return product_that_stays(op, operands, stays) or _arithmetic(op, operands, kinds, result)
    if op == "ldivide":
        return product_that_stays("rdivide", operands[::-1], stays[::-1]) or _arithmetic(
            "rdivide", operands[::-1], kinds[::-1], result
        )
    if op in COMPARISONS:
        return _comparison(op, operands, kinds), BOOL
    if op in _TRUTH:
        return _truth(op, operands, notes.elements), BOOL
    if op == "uminus":
        want = result if result is C64 or (kinds[0] in INTEGRAL and result is INDEX) else F64
        return Unary("-", operands[0](want)), want
    if op in ("uplus", "copy"):
        want = kinds[0] if result is INDEX and kinds[0] is F64 else result
        return operands[0](want), want
    if op == "power":
        return power(operands, kinds, result, notes.scalars, stays)
    if op == "builtin":
        return _builtin(notes, operands, kinds, result)
    raise InternalError("codegen", f"no expression for {op}")


def _truth(op: str, operands: Sequence[Converted], elements: bool) -> Expr:
    """An operation on truth values; on those of `elements`, both operands are computed."""
    if op == "not":
        return Unary("!", operands[0](BOOL))
    sign = "&&" if op == "and" else "||"
    return Binary(sign[0] if elements else sign, operands[0](BOOL), operands[1](BOOL))


def _comparison(op: str, operands: Sequence[Converted], kinds: Sequence[ElementType]) -> Expr:
    """A comparison that does not make the C compiler warn that it is decided."""
    integral = all(k in INTEGRAL for k in kinds)
    want = INDEX if integral else C64 if C64 in kinds else F64
    left, right = (get(want) for get in operands)
    if integral and left == right:
        return TRUE if op in ("eq", "le", "ge") else FALSE
    decided = narrow_arith.certain(op, operands, kinds)
    if decided is not None:
        return TRUE if decided else FALSE
    if want is C64 and op in _MIXED_ORDERS:
        name, swapped = _MIXED_ORDERS[op]
        return call(name, *((right, left) if swapped else (left, right)))
    return Binary(COMPARISONS[op], left, right)


def _arithmetic(
    op: str, operands: Sequence[Converted], kinds: Sequence[ElementType], result: ElementType
) -> tuple[Expr, ElementType]:
    if op != "rdivide" and result is INDEX and all(k in INTEGRAL for k in kinds):
        return _integer_arithmetic(op, operands), INDEX
    want = C64 if C64 in kinds else F64
    if op == "times" and kinds.count(C64) == 1:
        z = kinds.index(C64)
        return call("m2c_scaled_c64", operands[1 - z](F64), operands[z](C64)), C64
    # an operand without imaginary part is a real one
    if want is C64 and op in ("times", "rdivide"):
        return call(f"m2c_{op}_c64", *_unfolded([get(C64) for get in operands], C64)), C64
    if want is C64:
        exprs = [get(C64 if k is C64 else F64) for get, k in zip(operands, kinds, strict=True)]
    else:
        exprs = [get(want) for get in operands]
    if want is F64 and (summed := sum_with_zero(op, exprs, kinds, F64)):
        return summed, F64
    if op == "plus" and (less := _opposite(exprs[1])) is not None:
        return Binary("-", exprs[0], less), want
    return Binary(ARITHMETIC[op], *exprs), want


def _opposite(expr: Expr) -> Expr | None:
    """A product with a negative constant with the sign changed, which changes no other bit; None
    for any other expression."""
    if (
        not isinstance(expr, Binary)
        or expr.operator not in "*/"
        or not isinstance(expr.left, Number)
    ):
        return None
    text = expr.left.text
    if not text.startswith("-"):
        return None
    return Binary(expr.operator, Number(text[1:]), expr.right)


def _integer_arithmetic(op: str, operands: Sequence[Converted]) -> Expr:
    left, right = (get(INDEX) for get in operands)
    if value_of(left) is not None and value_of(right) is not None:
        return Binary(ARITHMETIC[op], Cast("ptrdiff_t", left), right)  # C's int may be too small
    if op == "plus":
        return add(left, right)
    return subtract(left, right) if op == "minus" else multiply(left, right)


def _builtin(
    notes: Notes, operands: Sequence[Converted], kinds: Sequence[ElementType], result: ElementType
) -> tuple[Expr, ElementType]:
    name = notes.callee
    if notes.stays and kinds[0] is C64:
        return call(f"c{name}", operands[0](C64)), C64
    if notes.mixed:
        return call("m2c_mixed", operands[0](C64)), C64
    integral = all(k in INTEGRAL for k in kinds)
    if name in ("max", "min"):
        want = INDEX if integral and result is INDEX else F64
        if notes.numbers and want is F64:
            name = "larger" if name == "max" else "smaller"
        tag = "index" if want is INDEX else "f64"
        return call(f"m2c_{name}_{tag}", *(get(want) for get in operands)), want
    if integral and name in _ROUNDING:
        return operands[0](INDEX), INDEX
    if integral and result is INDEX and notes.counts:
        return call("m2c_left_over", *(get(INDEX) for get in operands)), INDEX
    if integral and name in INTEGER_CALL and result is INDEX:
        return call(INTEGER_CALL[name], *(get(INDEX) for get in operands)), INDEX
    if C64 in kinds or (result is C64 and name in COMPLEX_ELEMENT):
        element = applied(COMPLEX_ELEMENT[name], tuple(_unfolded([operands[0](C64)], C64)))
        return element, _OF_COMPLEX.get(name, C64)
    if name in ("real", "conj"):
        return operands[0](F64), F64
    if name == "imag":
        return Number("0.0"), F64
    return _declared(name, operands, kinds, result)


def _declared(
    name: str, operands: Sequence[Converted], kinds: Sequence[ElementType], result: ElementType
) -> tuple[Expr, ElementType]:
    """As the function's declaration spells one element."""
    declaration = find(name)
    assert declaration is not None
    if name == OF_PARTS:
        return applied(declaration.element, (operands[0](F64), operands[1](F64))), C64
    if declaration.typed == "convert":
        return operands[0](result), result
    if declaration.typed == "choice":
        return Choice(operands[0](BOOL), operands[1](F64), operands[2](F64)), F64
    if declaration.character and kinds[0] is CHAR:
        kind = CHAR if declaration.typed == "case" else BOOL
        return applied(declaration.character, (operands[0](CHAR),)), kind
    kind = BOOL if name.startswith("is") else F64
    exprs = tuple(get(F64) for get in operands)
    expr = applied(declaration.element, exprs)
    if not isinstance(expr, Call) or expr in exprs:
        return expr, kind
    if expr.function in _ROUNDED or expr.function.startswith("m2c_"):
        return expr, kind
    return _folded(expr.function, exprs) or call(expr.function, *_unfolded(exprs, F64)), kind


def _folded(function: str, exprs: Sequence[Expr]) -> Expr | None:
    """What the C library gives for constants, where Python asks it as well; None elsewhere."""
    if function not in _LIBRARY or not all(isinstance(expr, Number) for expr in exprs):
        return None
    numbers = (float(expr.text) for expr in exprs if isinstance(expr, Number))
    try:
        value: float = getattr(math, function)(*numbers)
    except (ValueError, OverflowError):
        return None
    return const_expr(Const(value), F64) if math.isfinite(value) else None


def _unfolded(exprs: Sequence[Expr], kind: ElementType) -> list[Expr]:
    """Arguments of a function: the value of a constant is hidden from the C compiler, since what it
    makes of functions of constants is more exact than the library is."""
    first, *rest = exprs
    if all(_is_literal(expr) for expr in exprs):
        first = call(f"m2c_hidden_{kind.tag}", first)
    return [first, *rest]


def _is_literal(expr: Expr) -> bool:
    """True for a number, real or complex."""
    return isinstance(expr, Number) or (isinstance(expr, Pattern) and not expr.args)
