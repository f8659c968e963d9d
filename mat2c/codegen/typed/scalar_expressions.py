"""Scalar expressions: folded trees of scalar operations as C expressions.

Integer-valued doubles that inference has proved to stay within 2^53 are ptrdiff_t, and their sums
and products are C's; everything else is computed in double as MATLAB does.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.codegen import narrow_arith
from mat2c.codegen.conversions import const_text, converted
from mat2c.codegen.narrow_arith import ARITHMETIC, COMPARISONS, Text
from mat2c.codegen.templates import bare
from mat2c.codegen.typed.c_extents import extent_text, linear, query_text
from mat2c.ir.core import MAGIC_COLON, Const, Operand, Tree, Value
from mat2c.ir.ops import TRUTHS
from mat2c.opt.analysis.elementwise_functions import COMPLEX_ELEMENT, OF_PARTS
from mat2c.opt.analysis.narrow_classes import lands_inside
from mat2c.support.diagnostics import InternalError
from mat2c.types.lattice import scalar
from mat2c.types.rep import BOOL, C64, CHAR, F64, INDEX, INTEGERS, ElementType, Kind

if TYPE_CHECKING:
    from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.signed_zeros import sum_with_zero

_INTEGRAL = (INDEX, BOOL, CHAR)
_INTEGER_CALL = {
    name: f"m2c_{name}_index" for name in "mod rem abs bitand bitor bitxor bitshift".split()
}
_CALL_OF_ALL = re.compile(r"(\w+)\(\{0\}(?:, \{1\})?\)$")  # each operand is a whole argument
_LITERAL = re.compile(r"\(?-?[\d.]+(e[-+]?\d+)?( [-+] [\d.]+(e[-+]?\d+)? \* I)?\)?$")
_LIBRARY = frozenset(  # Python's `math` calls these of C
    """sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log1p
    log10""".split()
)
_ROUNDED = frozenset(  # C's functions that have one right result
    "sqrt fabs floor ceil trunc rint round fmod copysign".split()
)
_TRUTH = frozenset(("and", "or", "not"))
_NARROWING = frozenset(
    "plus minus times rdivide uminus builtin".split()
)  # complex results of scalars
_NATURAL = frozenset(("plus", "minus", "times", "uminus", "uplus"))
_ROUNDING = frozenset(("floor", "ceil", "round", "fix"))


def scalar_text(frame: TypedFrame, operand: Operand, want: ElementType) -> str:
    """A C expression of the wanted type for a scalar operand."""
    if isinstance(operand, Const):
        return const_text(operand, want)
    if isinstance(operand, Value):
        rep = frame.rep(operand)
        if rep.kind is not Kind.SCALAR or rep.element is None:
            raise InternalError("codegen", f"{operand} is no scalar in {frame.cname}")
        return converted(frame.var(operand), rep.element, want)
    if isinstance(operand, Tree):
        text, element = tree_text(
            frame, operand.op, operand.args, operand.attrs, frame.element(operand)
        )
        return converted(text, element, want)
    raise InternalError("codegen", "a comma list is no scalar")


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
    builtin = str(tree.attrs["callee"]) if tree.op == "builtin" else ""
    if tree.op in _NATURAL or builtin in _INTEGER_CALL or builtin in ("max", "min"):
        return INDEX if all(natural(frame, a) in _INTEGRAL for a in tree.args) else F64
    return INDEX


def _only_of_range(frame: TypedFrame, args: list[Operand]) -> tuple[str, ElementType]:
    """The element of a range that has one: its base, or NaN where another part is."""
    if any(frame.type(a).range.nan for a in args[1:]):
        inc = scalar_text(frame, args[1], F64) if len(args) > 2 else "1.0"
        parts = [scalar_text(frame, args[0], F64), inc, "0", scalar_text(frame, args[-1], F64)]
        return f"m2c_step_any_f64({', '.join(parts)})", F64
    kind = natural(frame, args[0])
    return scalar_text(frame, args[0], kind), kind


def tree_text(
    frame: TypedFrame, op: str, args: list[Operand], attrs: dict[str, object], result: ElementType
) -> tuple[str, ElementType]:
    """The C text of an operation on scalars, and its C type."""

    def get(operand: Operand, want: ElementType) -> str:
        return scalar_text(frame, operand, want)

    if op in TRUTHS:
        return get(args[0], BOOL), BOOL
    if op == "colon":  # of one element
        return _only_of_range(frame, args)
    if op == "subsref":
        return frame_load(frame, args)
    if op == "end":
        return extent_text(
            frame, args[0], int(str(attrs["position"])), int(str(attrs["count"]))
        ), INDEX
    if op == "builtin" and _is_query(str(attrs["callee"])):
        kind = BOOL if attrs["callee"] == "isempty" else INDEX
        return query_text(frame, str(attrs["callee"]), args), kind
    kinds = [natural(frame, a) for a in args]
    known = with_notes(frame, op, attrs, args)
    sure = stays_inside(frame, op, args, result)
    texts = [partial(get, a) for a in args]
    text, kind = operation_text(op, known, texts, kinds, result, sure)
    if kind is C64 and op in _NARROWING and attrs.get("callee") != OF_PARTS:
        return f"m2c_narrow_c64{text if text.startswith('(') else f'({text})'}", kind
    return text, kind


def with_notes(
    frame: TypedFrame, op: str, attrs: Mapping[str, object], args: Sequence[Operand]
) -> Mapping[str, object]:
    """Notes of max and min that no operand is NaN, and whether the second of two zeros is the
    result, and of powers which operands are scalars."""
    if op == "power":
        return {**attrs, "scalars": tuple(is_scalar(frame, a) for a in args)}
    if op != "builtin" or attrs["callee"] not in ("max", "min"):
        return attrs
    ranges = [frame.type(a).range for a in args]
    second = any(r.negzero for r in ranges) and is_scalar(frame, args[0])
    return {**attrs, "numbers": not any(r.nan for r in ranges), "second": second}


def is_scalar(frame: TypedFrame, operand: Operand) -> bool:
    """Is it a C scalar?"""
    return isinstance(operand, Const) or frame.rep(operand).kind is Kind.SCALAR


def stays_inside(frame: TypedFrame, op: str, args: list[Operand], result: ElementType) -> bool:
    """Does the result, of up to 32 bits, need no saturation?"""
    if not result.is_integer or narrow_arith.is_wide(result):
        return False
    return lands_inside(op, [frame.type(a) for a in args], scalar(result.cls))


def _is_query(name: str) -> bool:
    declaration = find(name)
    return declaration is not None and declaration.typed == "query"


def operation_text(
    op: str,
    attrs: Mapping[str, object],
    operands: Sequence[Text],
    kinds: Sequence[ElementType],
    result: ElementType,
    sure: bool = False,
) -> tuple[str, ElementType]:
    """One elementwise operation, given a function of the wanted type for each operand's text."""
    if attrs.get("second"):
        operands, kinds = operands[::-1], kinds[::-1]
    if op not in _TRUTH and (result.is_narrow or any(k.is_narrow for k in kinds)):
        return narrow_arith.operation_text(op, attrs, operands, kinds, result, sure)
    if op in ARITHMETIC:
        return _arithmetic(op, operands, kinds, result)
    if op == "ldivide":
        return _arithmetic("rdivide", operands[::-1], kinds[::-1], result)
    if op in COMPARISONS:
        return _comparison(op, operands, kinds), BOOL
    if op in ("and", "or"):
        sign = "&&" if op == "and" else "||"
        return f"({operands[0](BOOL)} {sign} {operands[1](BOOL)})", BOOL
    if op == "not":
        return f"!{_tight(operands[0](BOOL))}", BOOL
    if op == "uminus":
        want = result if result is C64 or (kinds[0] in _INTEGRAL and result is INDEX) else F64
        return f"(-{_tight(operands[0](want))})", want
    if op in ("uplus", "copy"):
        want = kinds[0] if result is INDEX and kinds[0] is F64 else result
        return operands[0](want), want
    if op == "power":
        return _power(operands, kinds, result, attrs["scalars"])
    if op == "builtin":
        numbers = bool(attrs.get("numbers"))
        return _builtin(str(attrs["callee"]), operands, kinds, result, numbers)
    raise InternalError("codegen", f"no expression for {op}")


def _tight(text: str) -> str:
    return (
        text
        if text.isidentifier() or text.startswith("(") or text.endswith((")", "]"))
        else f"({text})"
    )


def _comparison(op: str, operands: Sequence[Text], kinds: Sequence[ElementType]) -> str:
    """A comparison that does not make the C compiler warn that it is decided."""
    integral = all(k in _INTEGRAL for k in kinds)
    want = INDEX if integral else C64 if C64 in kinds else F64
    left, right = (f(want) for f in operands)
    if integral and left == right:
        return "true" if op in ("eq", "le", "ge") else "false"
    decided = narrow_arith.certain(op, operands, kinds)
    if decided is not None:
        return "true" if decided else "false"
    return f"({left} {COMPARISONS[op]} {right})"


def _arithmetic(
    op: str, operands: Sequence[Text], kinds: Sequence[ElementType], result: ElementType
) -> tuple[str, ElementType]:
    if op != "rdivide" and result is INDEX and all(k in _INTEGRAL for k in kinds):
        want = INDEX
    else:
        want = C64 if C64 in kinds else F64
    if op == "times" and kinds.count(C64) == 1:
        z = kinds.index(C64)
        return f"m2c_scaled_c64({operands[1 - z](F64)}, {operands[z](C64)})", C64
    # an operand without imaginary part is a real one
    if want is C64 and op in ("times", "rdivide"):
        return f"m2c_{op}_c64({_unfolded([f(C64) for f in operands], C64)})", C64
    if want is C64:
        texts = [f(C64 if k is C64 else F64) for f, k in zip(operands, kinds, strict=True)]
    else:
        texts = [f(want) for f in operands]
    if want is INDEX and all(_is_number(text) for text in texts):
        texts[0] = f"(ptrdiff_t){texts[0]}"  # C's int may be too small
    if want is F64 and (summed := sum_with_zero(op, texts, kinds, F64)):
        return summed, F64
    return f"({texts[0]} {ARITHMETIC[op]} {texts[1]})", want


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()


def _power(
    operands: Sequence[Text], kinds: Sequence[ElementType], result: ElementType, scalars: object
) -> tuple[str, ElementType]:
    """Octave leaves powers of scalars to the C library, and multiplies elements of arrays."""
    if result is INDEX and kinds[0] in _INTEGRAL and operands[1](F64) == "2.0":
        base = operands[0](INDEX)
        return (f"({base} * {base})" if base.isidentifier() else f"m2c_sq_index({base})"), INDEX
    base, exponent = operands[0](F64), operands[1](F64)
    if scalars == (True, True):
        square = exponent == "2.0"
        return f"m2c_square_f64({base})" if square else f"m2c_pow_f64({base}, {exponent})", F64
    if scalars != (False, True):
        return f"pow({base}, {exponent})", F64
    if exponent == "2.0":
        return (f"({base} * {base})" if base.isidentifier() else f"m2c_sq_f64({base})"), F64
    if exponent == "3.0":
        return f"m2c_cube_f64({base})", F64
    if exponent == "(-1.0)":
        return f"(1.0 / {base})", F64
    return f"m2c_element_pow_f64({base}, {exponent})", F64


def _builtin(
    name: str,
    operands: Sequence[Text],
    kinds: Sequence[ElementType],
    result: ElementType,
    numbers: bool,
) -> tuple[str, ElementType]:
    integral = all(k in _INTEGRAL for k in kinds)
    if name in ("max", "min"):
        tag = "index" if integral and result is INDEX else "f64"
        want = INDEX if tag == "index" else F64
        if numbers and want is F64:
            name = "larger" if name == "max" else "smaller"
        return f"m2c_{name}_{tag}({_arguments(operands, want)})", want
    if integral and name in _ROUNDING:
        return operands[0](INDEX), INDEX
    if integral and name in _INTEGER_CALL and result is INDEX:
        return f"{_INTEGER_CALL[name]}({_arguments(operands, INDEX)})", INDEX
    if C64 in kinds or (result is C64 and name in COMPLEX_ELEMENT):
        element = COMPLEX_ELEMENT[name].format(_unfolded([operands[0](C64)], C64))
        return element, F64 if name in ("abs", "real", "imag") else C64
    if name == "real":
        return operands[0](F64), F64
    if name == "imag":
        return "0.0", F64
    return _declared(name, operands, kinds, result)


def _declared(
    name: str, operands: Sequence[Text], kinds: Sequence[ElementType], result: ElementType
) -> tuple[str, ElementType]:
    """As the function's declaration spells one element."""
    declaration = find(name)
    assert declaration is not None
    if name == OF_PARTS:
        return declaration.element.format(operands[0](F64), operands[1](F64)), C64
    if declaration.typed == "convert" and not declaration.element:
        return operands[0](result), result
    if declaration.character and kinds[0] is CHAR:
        return declaration.character.format(operands[0](CHAR)), BOOL
    text, result = declaration.element, BOOL if name.startswith("is") else F64
    call = _CALL_OF_ALL.match(text)
    if call is None:
        return text.format(*(f(F64) for f in operands)), result
    function = call[1]
    if function in _ROUNDED or function.startswith("m2c_"):
        return f"{function}({_arguments(operands, F64)})", result
    texts = [bare(f(F64)) for f in operands]
    return _folded(function, texts) or f"{function}({_unfolded(texts, F64)})", result


def _folded(function: str, texts: Sequence[str]) -> str:
    """What the C library gives for constants, where Python asks it as well; "" elsewhere."""
    if function not in _LIBRARY or not all(map(_LITERAL.match, texts)):
        return ""
    try:
        value: float = getattr(math, function)(*(float(text.strip("()")) for text in texts))
    except (ValueError, OverflowError):
        return ""
    return const_text(Const(value), F64) if math.isfinite(value) else ""


def _unfolded(texts: Sequence[str], kind: ElementType) -> str:
    """Arguments of a function: the value of a constant is hidden from the C compiler, since what it
    makes of functions of constants is more exact than the library is."""
    first, *rest = texts
    if all(map(_LITERAL.match, texts)):
        first = f"m2c_hidden_{kind.tag}({bare(first)})"
    return ", ".join((first, *rest))


def _arguments(operands: Sequence[Text], want: ElementType) -> str:
    return ", ".join(bare(f(want)) for f in operands)


# --- loads and extents ---------------------------------------------------------------------------


def offset(frame: TypedFrame, subscript: Operand) -> str:
    """A subscript counted from 0, as a C integer expression."""
    if isinstance(subscript, Const):
        return str(int(str(const_text(subscript, INDEX))) - 1)
    if isinstance(subscript, Tree) and subscript.op in ("plus", "minus"):
        left, right = subscript.args
        if isinstance(right, Const) and isinstance(right.value, (int, float)):
            shift = int(right.value) * (1 if subscript.op == "plus" else -1) - 1
            if natural(frame, left) in _INTEGRAL and float(right.value).is_integer():
                base = scalar_text(frame, left, INDEX)
                return base if shift == 0 else f"{base} {'+' if shift > 0 else '-'} {abs(shift)}"
    return f"{scalar_text(frame, subscript, INDEX)} - 1"


def frame_load(frame: TypedFrame, args: list[Operand]) -> tuple[str, ElementType]:
    """The element a(i, j, …) that is known to exist."""
    base, *subs = args
    assert isinstance(base, (Value, Const))
    offsets = ["0" if s == MAGIC_COLON else offset(frame, s) for s in subs]
    place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(base))
    text, kind = f"{frame.array(base)}[{place}]", frame.element(base)
    return (f"m2c_narrow_c64({text})" if kind is C64 else text), kind
