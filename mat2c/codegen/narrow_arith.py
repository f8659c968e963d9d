"""C expressions for elements of the integer classes and of single.

Results of an integer class saturate: where both operands are values of the class, a function of the
runtime (typed_int.h) does it; else integers, doubles or, for 64 bits, whole numbers with a sign
carry the result to the class. Single is calculated in float, whatever it meets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from mat2c.builtins import find
from mat2c.codegen.signed_zeros import sum_with_zero
from mat2c.codegen.templates import bare
from mat2c.support.diagnostics import InternalError
from mat2c.types.interval_class import LIMITS
from mat2c.types.rep import BOOL, CHAR, F32, F64, INDEX, ElementType

Text = Callable[[ElementType], str]
"""Gives the text of an operand as a value of a type."""

ARITHMETIC = {"plus": "+", "minus": "-", "times": "*", "rdivide": "/"}
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_BYTE = (0, 255)
_SMALL = 2**31
_INT_BITS = 16  # of the widest class whose elements C calculates with as int


def bits(element: ElementType) -> int:
    return int(element.cls.lstrip("uint"))


def is_wide(element: ElementType) -> bool:
    """Of 64 bits, which no double holds?"""
    return element.is_integer and bits(element) == 64


def operation_text(
    op: str,
    attrs: Mapping[str, object],
    operands: Sequence[Text],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool = False,
) -> tuple[str, ElementType]:
    """One elementwise operation some of whose types are narrow; `sure`: nothing saturates."""
    if op in COMPARISONS:
        return _comparison(op, operands, kinds), BOOL
    if op == "ldivide":
        return _arithmetic("rdivide", operands[::-1], kinds[::-1], result, sure), result
    if op in ARITHMETIC:
        return _arithmetic(op, operands, kinds, result, sure), result
    if op == "power":
        return _square(operands[0](result), result, attrs["scalars"]), result
    if op in ("uplus", "copy"):
        return operands[0](result), result
    if op == "uminus":
        text = operands[0](result)
        return (f"(-{text})" if result is F32 else f"m2c_neg_{result.tag}({text})"), result
    if op == "builtin":
        return _function(str(attrs["callee"]), operands, kinds, result, sure)
    raise InternalError("codegen", f"no expression for {op} of {result.cls}")


# --- arithmetic ----------------------------------------------------------------------------------


def _square(text: str, result: ElementType, scalars: object) -> str:
    if result is F32 and scalars == (True, True):
        return f"m2c_pow_f32({text}, 2.0f)"
    return f"m2c_sq_{result.tag}({text})"


def _arithmetic(
    op: str,
    operands: Sequence[Text],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool,
) -> str:
    if result is F32:
        texts = [text(F32) for text in operands]
        plain = f"({texts[0]} {ARITHMETIC[op]} {texts[1]})"
        return sum_with_zero(op, texts, kinds, F32) or plain
    pairs = list(zip(operands, kinds, strict=True))
    same = all(_is_of(text, kind, result) for text, kind in pairs)
    if same and sure and op != "rdivide":
        return f"({result.ctype})({operands[0](result)} {ARITHMETIC[op]} {operands[1](result)})"
    if same and op == "rdivide" and not is_wide(result) and (literal_of(*pairs[1]) or 0) > 0:
        return f"m2c_over_{result.tag}({operands[0](result)}, {operands[1](result)})"
    if same and (op != "rdivide" or not is_wide(result) or kinds[0] is kinds[1]):
        return f"m2c_{op}_{result.tag}({operands[0](result)}, {operands[1](result)})"
    if is_wide(result) and (op != "rdivide" or kinds[0] is result):
        wide = ", ".join(_as_wide(f, k) for f, k in pairs)
        return f"m2c_wide_{result.tag}(m2c_{op}_wide({wide}))"
    if op != "rdivide" and all(kind.counts for kind in kinds):
        near = op != "times" or any(_is_near(text, kind) for text, kind in pairs)
        if near:
            left, right = (text(INDEX) for text in operands)
            clip = f"({result.ctype})" if sure else f"m2c_clip_{result.tag}"
            return f"{clip}({left} {ARITHMETIC[op]} {right})"
    rounded = "near" if sure else "sat"
    return f"m2c_{rounded}_{result.tag}({operands[0](F64)} {ARITHMETIC[op]} {operands[1](F64)})"


def _as_wide(text: Text, kind: ElementType) -> str:
    """An operand where a 64-bit integer meets a double."""
    if kind.tag == "u64":
        return f"m2c_wide_of_u64({bare(text(kind))})"
    if kind.counts or kind.tag == "i64":
        return f"m2c_wide_of_i64({bare(text(kind))})"
    return f"m2c_wide_of_f64({bare(text(F64))})"


def _is_of(text: Text, kind: ElementType, result: ElementType) -> bool:
    """Is the operand surely a value of the class?"""
    if kind is result or kind is BOOL:
        return True
    if kind is CHAR:
        return result.tag != "i8"
    if kind is not INDEX:
        return False
    low, high = LIMITS[result.cls]
    number = literal(text)
    return result.tag == "i64" or (number is not None and low <= number <= high)


def _is_near(text: Text, kind: ElementType) -> bool:
    """Is the product with any element of up to 32 bits surely below 2^63?"""
    number = literal_of(text, kind)
    return number is not None and abs(number) < _SMALL


_CONVERTED = re.compile(r"\(u?int\d+_t\)\((-?\d+)\)")


def literal_of(text: Text, kind: ElementType) -> int | None:
    """The value of an operand that is written as a number, maybe converted to its class."""
    if kind in (INDEX, CHAR):
        return literal(text)
    found = _CONVERTED.fullmatch(text(kind)) if kind.is_integer else None
    return int(found[1]) if found else None


def literal(text: Text) -> int | None:
    """The value of an operand that is written as a number."""
    try:
        return int(text(INDEX).strip("()"))
    except ValueError:
        return None


# --- comparisons ---------------------------------------------------------------------------------


def _comparison(op: str, operands: Sequence[Text], kinds: Sequence[ElementType]) -> str:
    decided = certain(op, operands, kinds)
    if decided is not None:
        return "true" if decided else "false"
    want = _common(operands, kinds)
    if want is None:
        pair = ", ".join(_as_wide(f, kind) for f, kind in zip(operands, kinds, strict=True))
        return f"m2c_{op}_wide({pair})"
    if want is CHAR:  # as C's int
        texts = [f(kind) for f, kind in zip(operands, kinds, strict=True)]
    else:
        texts = [f(want) for f in operands]
    if texts[0] == texts[1] and not any(k in (F32, F64) for k in kinds):  # C compilers warn of it
        return "true" if op in ("eq", "le", "ge") else "false"
    return f"({texts[0]} {COMPARISONS[op]} {texts[1]})"


def _common(operands: Sequence[Text], kinds: Sequence[ElementType]) -> ElementType | None:
    """What two operands are compared as; CHAR stands for C's int, None for 64 bits."""
    if F32 in kinds:
        if not any(k.is_integer for k in kinds):
            return F32
        return None if any(is_wide(k) for k in kinds) else F64
    for text, kind, other in zip(operands, kinds, reversed(kinds), strict=True):
        if other.is_integer and _is_of(text, kind, other):
            return other
    if all(k.counts for k in kinds):
        small = all(k in (BOOL, CHAR) or (k.is_integer and bits(k) <= _INT_BITS) for k in kinds)
        return CHAR if small else INDEX
    return None if any(is_wide(k) for k in kinds) else F64


def certain(op: str, operands: Sequence[Text], kinds: Sequence[ElementType]) -> bool | None:
    """The outcome for a number at or beyond the ends of a C type, which C compilers warn of."""
    mirror = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
    for k, (text, kind) in enumerate(zip(operands, kinds, strict=True)):
        limits = _limits(kinds[1 - k])
        number = literal_of(text, kind) if limits else None
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


def _converted(text: Text, kind: ElementType, result: ElementType, sure: bool) -> str:
    if sure and kind.counts:
        return f"({result.ctype})({text(kind)})"
    if sure and kind in (F32, F64) and not is_wide(result):
        return f"m2c_near_{result.tag}({text(F64)})"
    return text(result)


def _function(
    name: str,
    operands: Sequence[Text],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool,
) -> tuple[str, ElementType]:
    declaration = find(name)
    assert declaration is not None
    if declaration.typed == "convert":
        return _converted(operands[0], kinds[0], result, sure), result
    integer = next((k for k in kinds if k.is_integer), None)
    if integer is None:
        template, want, tag = declaration.single, F32, F32.tag
    else:
        template, want, tag = declaration.integer, integer, integer.tag
    if name == "bitshift":
        texts = [operands[0](want), operands[1](INDEX)]
    else:
        texts = [f(want) for f in operands]
    return template.replace("TAG", tag).format(*texts), want if result is not BOOL else BOOL
