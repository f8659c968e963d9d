"""C expressions for elements of the integer classes and of single.

Results of an integer class saturate: where both operands are values of the class, a function of the
runtime (typed_int.h) does it; else integers, doubles or, for 64 bits, whole numbers with a sign
carry the result to the class. Single is calculated in float, whatever it meets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins import find
from mat2c.codegen.signed_zeros import sum_with_zero
from mat2c.codegen.typed.operand_notes import Notes
from mat2c.lir.c_expr import FALSE, TRUE, Binary, Call, Cast, Expr, Number, Pattern, Unary, call
from mat2c.support.diagnostics import InternalError
from mat2c.types.ranges.interval_class import LIMITS
from mat2c.types.rep import BOOL, CHAR, F32, F64, INDEX, ElementType

Converted = Callable[[ElementType], Expr]
"""Gives the expression of an operand as a value of a type."""

ARITHMETIC = {"plus": "+", "minus": "-", "times": "*", "rdivide": "/"}
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_OF_ALL = ("{0})", "{0}, {1})")  # each operand is a whole argument
_BYTE = (0, 255)
_SMALL = 2**31
_INT_BITS = 16  # of the widest class whose elements C calculates with as int


def bits(element: ElementType) -> int:
    return int(element.cls.lstrip("uint"))


def is_wide(element: ElementType) -> bool:
    """True if it has 64 bits, which no double holds."""
    return element.is_integer and bits(element) == 64


def operation(
    op: str,
    notes: Notes,
    operands: Sequence[Converted],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool = False,
) -> tuple[Expr, ElementType]:
    """One elementwise operation some of whose types are narrow; `sure`: nothing saturates."""
    if op in COMPARISONS:
        return _comparison(op, operands, kinds), BOOL
    if op == "ldivide":
        return _arithmetic("rdivide", operands[::-1], kinds[::-1], result, sure), result
    if op in ARITHMETIC:
        return _arithmetic(op, operands, kinds, result, sure), result
    if op == "power":
        return _square(operands[0](result), result, notes.scalars), result
    if op in ("uplus", "copy"):
        return operands[0](result), result
    if op == "uminus":
        expr = operands[0](result)
        negated = Unary("-", expr) if result is F32 else call(f"m2c_neg_{result.tag}", expr)
        return negated, result
    if op == "builtin":
        return _function(notes.callee, operands, kinds, result, sure)
    raise InternalError("codegen", f"no expression for {op} of {result.cls}")


# --- arithmetic ----------------------------------------------------------------------------------


def _square(expr: Expr, result: ElementType, scalars: tuple[bool, ...]) -> Expr:
    if result is F32 and scalars == (True, True):
        return call("m2c_pow_f32", expr, Number("2.0f"))
    return call(f"m2c_sq_{result.tag}", expr)


def _arithmetic(
    op: str,
    operands: Sequence[Converted],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool,
) -> Expr:
    sign, tag = ARITHMETIC[op], result.tag
    if result is F32:
        left, right = (get(F32) for get in operands)
        return sum_with_zero(op, (left, right), kinds, F32) or Binary(sign, left, right)
    pairs = list(zip(operands, kinds, strict=True))
    same = all(_is_of(get, kind, result) for get, kind in pairs)
    own = [get(result) for get in operands] if same else []
    if same and op == "minus" and tag == "i64" and kinds[0] is INDEX and kinds[1] is result:
        number = literal(operands[0])
        plain = "" if number is not None and number >= 0 else "number_"
        return call(f"m2c_minus_{plain}i64", *own)
    if same and sure and op != "rdivide":
        return Cast(result.ctype, Binary(sign, *own))
    if same and op == "rdivide" and not is_wide(result) and (literal_of(*pairs[1]) or 0) > 0:
        return call(f"m2c_over_{tag}", *own)
    if same and (op != "rdivide" or not is_wide(result) or kinds[0] is kinds[1]):
        return call(f"m2c_{op}_{tag}", *own)
    if is_wide(result) and (op != "rdivide" or kinds[0] is result):
        return call(f"m2c_wide_{tag}", call(f"m2c_{op}_wide", *(_as_wide(g, k) for g, k in pairs)))
    if op != "rdivide" and all(kind.counts for kind in kinds):
        near = op != "times" or any(_is_near(get, kind) for get, kind in pairs)
        if near:
            exact = Binary(sign, *(get(INDEX) for get in operands))
            return Cast(result.ctype, exact) if sure else call(f"m2c_clip_{tag}", exact)
    rounded = "near" if sure else "sat"
    return call(f"m2c_{rounded}_{tag}", Binary(sign, *(get(F64) for get in operands)))


def _as_wide(get: Converted, kind: ElementType) -> Expr:
    """An operand where a 64-bit integer meets a double."""
    if kind.tag == "u64":
        return call("m2c_wide_of_u64", get(kind))
    if kind.counts or kind.tag == "i64":
        return call("m2c_wide_of_i64", get(kind))
    return call("m2c_wide_of_f64", get(F64))


def _is_of(get: Converted, kind: ElementType, result: ElementType) -> bool:
    """True if the operand surely is a value of the class."""
    if kind is result or kind is BOOL:
        return True
    if kind is CHAR:
        return result.tag != "i8"
    if kind is not INDEX:
        return False
    low, high = LIMITS[result.cls]
    number = literal(get)
    return result.tag == "i64" or (number is not None and low <= number <= high)


def _is_near(get: Converted, kind: ElementType) -> bool:
    """True if the product with any element of up to 32 bits surely is below 2^63."""
    number = literal_of(get, kind)
    return number is not None and abs(number) < _SMALL


def literal_of(get: Converted, kind: ElementType) -> int | None:
    """The value of an operand that is written as a number, maybe converted to its class."""
    if kind in (INDEX, CHAR):
        return literal(get)
    if not kind.is_integer:
        return None
    expr = get(kind)
    inner = expr.operand if isinstance(expr, Cast) else expr
    return inner.value if isinstance(inner, Number) else None


def literal(get: Converted) -> int | None:
    """The value of an operand that is written as a number."""
    expr = get(INDEX)
    return expr.value if isinstance(expr, Number) else None


# --- comparisons ---------------------------------------------------------------------------------


def _comparison(op: str, operands: Sequence[Converted], kinds: Sequence[ElementType]) -> Expr:
    decided = certain(op, operands, kinds)
    if decided is not None:
        return TRUE if decided else FALSE
    want = _common(operands, kinds)
    if want is None:
        pair = (_as_wide(get, kind) for get, kind in zip(operands, kinds, strict=True))
        return call(f"m2c_{op}_wide", *pair)
    if want is CHAR:  # as C's int
        left, right = (get(kind) for get, kind in zip(operands, kinds, strict=True))
    else:
        left, right = (get(want) for get in operands)
    if left == right and not any(k in (F32, F64) for k in kinds):  # C compilers warn of it
        return TRUE if op in ("eq", "le", "ge") else FALSE
    return Binary(COMPARISONS[op], left, right)


def _common(operands: Sequence[Converted], kinds: Sequence[ElementType]) -> ElementType | None:
    """What two operands are compared as; CHAR stands for C's int, None for 64 bits."""
    if F32 in kinds:
        if not any(k.is_integer for k in kinds):
            return F32
        return None if any(is_wide(k) for k in kinds) else F64
    for get, kind, other in zip(operands, kinds, reversed(kinds), strict=True):
        if other.is_integer and _is_of(get, kind, other):
            return other
    if all(k.counts for k in kinds):
        small = all(k in (BOOL, CHAR) or (k.is_integer and bits(k) <= _INT_BITS) for k in kinds)
        return CHAR if small else INDEX
    return None if any(is_wide(k) for k in kinds) else F64


def certain(op: str, operands: Sequence[Converted], kinds: Sequence[ElementType]) -> bool | None:
    """The outcome for a number at or beyond the ends of a C type, which C compilers warn of."""
    mirror = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
    for k, (get, kind) in enumerate(zip(operands, kinds, strict=True)):
        limits = _limits(kinds[1 - k])
        number = literal_of(get, kind) if limits else None
        if number is None or limits is None:
            continue
        relation = op if k else mirror.get(op, op)  # `other relation number`
        low, high = limits
        outside = number < low or number > high
        if relation in ("eq", "ne"):
            return (relation == "ne") if outside else None
        if relation in ("lt", "ge") and (number <= low or number > high):
            return (relation == "lt") == (number > high)
        if relation in ("le", "gt") and (number < low or number >= high):
            return (relation == "le") == (number >= high)
    return None


def _limits(kind: ElementType) -> tuple[float, float] | None:
    """The least and greatest value of the C type of elements, where C compares them as integers."""
    if kind is BOOL:
        return 0, 1
    return _BYTE if kind is CHAR else LIMITS[kind.cls] if kind.is_integer else None


# --- functions -----------------------------------------------------------------------------------


def _converted(get: Converted, kind: ElementType, result: ElementType, sure: bool) -> Expr:
    if sure and kind.counts:
        return Cast(result.ctype, get(kind))
    if sure and kind in (F32, F64) and not is_wide(result):
        return call(f"m2c_near_{result.tag}", get(F64))
    return get(result)


def _function(
    name: str,
    operands: Sequence[Converted],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool,
) -> tuple[Expr, ElementType]:
    declaration = find(name)
    assert declaration is not None
    if declaration.typed == "convert":
        return _converted(operands[0], kinds[0], result, sure), result
    integer = next((k for k in kinds if k.is_integer), None)
    if integer is None:
        template, want, tag = declaration.single, F32, F32.tag
    else:
        template, want, tag = declaration.integer, integer, integer.tag
    second = INDEX if name == "bitshift" else want
    exprs = tuple(get(second if k else want) for k, get in enumerate(operands))
    kind = want if result is not BOOL else BOOL
    return applied(template.replace("TAG", tag), exprs), kind


def applied(template: str, exprs: tuple[Expr, ...]) -> Expr:
    """A declared element expression with its operands: a call where it is one of them all, the
    operand where it is that."""
    if template == "{0}":
        return exprs[0]
    name, _, given = template.partition("(")
    is_call = name.isidentifier() and given in _OF_ALL
    return Call(name, exprs) if is_call else Pattern(template, exprs)
