"""Types of operators: elementwise, matrix and unary ones."""

from __future__ import annotations

import math
from collections.abc import Callable

from mat2c.support.record import replace
from mat2c.types import algebra
from mat2c.types.lattice import ANY, BOTTOM, INTEGERS, Constant, Type
from mat2c.types.ranges import interval, interval_math, range_
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import ONE, Shape
from mat2c.types.type_constructors import of_const

COMPARE = frozenset(("eq", "ne", "lt", "le", "gt", "ge"))
_RANGES: dict[str, Callable[[Range, Range], Range]] = {
    "plus": interval.plus,
    "minus": interval.minus,
    "times": interval.times,
    "rdivide": interval.rdivide,
    "power": interval.power,
}
_FOLD: dict[str, Callable[[float, float], float]] = {
    "plus": lambda a, b: a + b,
    "minus": lambda a, b: a - b,
    "times": lambda a, b: a * b,
}
_MATRIX = {"mtimes": "times", "mrdivide": "rdivide", "mldivide": "ldivide", "mpower": "power"}
_WIDE = frozenset(("int64", "uint64"))
_SWAPPED = {"ldivide": "rdivide"}


def result_class(a: Type, b: Type) -> str | None:
    """The class of an arithmetic operator's result; None: not defined for these classes."""
    ints = {t.cls for t in (a, b)} & INTEGERS
    if len(ints) > 1:
        return None
    if ints:
        return ints.pop()
    return "single" if "single" in (a.cls, b.cls) else "double"


def binary(op: str, a: Type, b: Type, same_value: bool = False) -> Type:
    """The type of `a op b`, that of no value where it always fails; `same_value` tells that both
    are one value (x .* x is not negative), or one transposed for a product of matrices."""
    if a.is_bottom or b.is_bottom:
        return BOTTOM
    if not (a.is_arithmetic and b.is_arithmetic):
        return ANY
    if op in _MATRIX:
        if a.is_scalar or b.is_scalar:
            if op == "mpower" and not (a.is_scalar and b.is_scalar):
                return _matrix_power(a, b)
            if op == "mrdivide" and not b.is_scalar:
                return _matrix(op, a, b)
            if op == "mldivide" and not a.is_scalar:
                return _matrix(op, a, b)
            return binary(_MATRIX[op], a, b, same_value)
        return _matrix(op, a, b, same_value)
    if op in _SWAPPED:
        return binary(_SWAPPED[op], b, a)
    result = algebra.broadcast(a.shape, b.shape)
    if result.legal is False:
        return BOTTOM
    if op in COMPARE:
        return _comparison(op, a, b, result.shape)
    cls = result_class(a, b)
    if op in ("and", "or"):
        return ANY if cls is None else _logical(op, a, b, result.shape)
    if cls is None or (cls in INTEGERS and (a.may_be_complex or b.may_be_complex)):
        return ANY
    folded = _folded(op, cls, a, b)
    if folded is not None:
        return folded
    return Type(cls, *_values(op, cls, a, b, same_value, result.shape))


def _values(
    op: str, cls: str, a: Type, b: Type, same_value: bool, shape: Shape | None
) -> tuple[bool | None, Shape | None, Range]:
    """Complexity, shape and range of an arithmetic result."""
    if a.may_be_complex or b.may_be_complex:
        return _complexity(op, a, b, shape), shape, range_.FULL
    if op == "power" and _leaves_reals(a.range, b.range):
        return None, shape, range_.FULL
    if cls in _WIDE and not (a.range.is_integer and b.range.is_integer):
        return False, shape, of_class(cls)  # doubles are rounded before and after
    values = _RANGES[op](a.range, b.range)
    if op == "times" and same_value:
        values = replace(values, low=max(0.0, _square_low(a.range)), negzero=False)
    return False, shape, values if cls == "double" else convert(cls, values)


def _complexity(op: str, a: Type, b: Type, shape: Shape | None) -> bool | None:
    """A result narrows to real values where all imaginary parts are 0; a real term leaves them
    as they are.
    """
    if op not in ("plus", "minus") or {a.is_complex, b.is_complex} != {True, False}:
        return None
    return None if shape is None or shape.may_be_empty() or shape.is_scalar else True


def _square_low(a: Range) -> float:
    low, high = a.numeric_low, a.numeric_high
    return 0.0 if low <= 0 <= high else min(low * low, high * high)


def _leaves_reals(base: Range, exponent: Range) -> bool:
    """True if a real power may be complex: a negative base with a fractional exponent."""
    return base.numeric_low < 0 and not (exponent.integral and not exponent.inf)


def _folded_complex(op: str, x: Constant | None, y: Constant | None) -> Type | None:
    """The result of a complex constant and a real one, by parts; None where narrowing, or a zero's
    sign, would matter."""
    if isinstance(x, complex) and _is_number(y):
        q = float(y)  # type: ignore[arg-type]
        parts = {"plus": (x.real + q, x.imag), "minus": (x.real - q, x.imag)}
        parts["times"] = (x.real * q, x.imag * q)
    elif isinstance(y, complex) and _is_number(x):
        p = float(x)  # type: ignore[arg-type]
        parts = {"plus": (p + y.real, y.imag), "minus": (p - y.real, -y.imag)}
        parts["times"] = (p * y.real, p * y.imag)
    else:
        return None
    re, im = parts.get(op, (math.nan, math.nan))
    plain = math.isfinite(re) and math.isfinite(im) and im != 0 and math.copysign(1, re) > 0
    return of_const(complex(re, im)) if plain else None


def _folded(op: str, cls: str, a: Type, b: Type) -> Type | None:
    """The constant result of two constant doubles."""
    x, y = a.const, b.const
    if cls == "double" and (isinstance(x, complex) or isinstance(y, complex)):
        return _folded_complex(op, x, y)
    if cls != "double" or not (_is_number(x) and _is_number(y)):
        return None
    p, q = float(x), float(y)  # type: ignore[arg-type]
    if op in _FOLD:
        return of_const(_FOLD[op](p, q))
    if op == "rdivide" and q != 0:
        return of_const(p / q)
    return _power(p, q) if op == "power" else None


def _power(p: float, q: float) -> Type | None:
    """A real power as the C library has it, where it is finite."""
    if not (math.isfinite(p) and math.isfinite(q)) or (p < 0 and not q.is_integer()):
        return None
    try:
        return of_const(math.pow(p, q))
    except (ValueError, OverflowError):
        return None


def _is_number(x: Constant | None) -> bool:
    return isinstance(x, (bool, int, float)) and not isinstance(x, complex)


def _comparison(op: str, a: Type, b: Type, shape: Shape | None) -> Type:
    if not (a.may_be_complex or b.may_be_complex):
        mixed = a.cls != b.cls and "single" in (a.cls, b.cls)  # a double is rounded first
        open_ = mixed or _meet_rounded(a, b)
        verdict = None if open_ else range_.compare(op, a.range, b.range)
        if verdict is not None and shape is not None and shape.is_scalar:
            return of_const(verdict, "logical")
        if verdict is not None:
            return Type("logical", False, shape, range_.exactly(float(verdict)))
    return Type("logical", False, shape, range_.BOOLEAN)


def _meet_rounded(a: Type, b: Type) -> bool:
    """True if two ranges meet where a bound of one may stand for several 64-bit integers."""
    if not any(_is_rounded(x) for x in (a, b)):
        return False
    apart = a.range.numeric_high < b.range.numeric_low or b.range.numeric_high < a.range.numeric_low
    return not apart


def _is_rounded(a: Type) -> bool:
    wide = max(-a.range.numeric_low, a.range.numeric_high) > 2.0**53
    return wide and a.cls in ("int64", "uint64")


def _logical(op: str, a: Type, b: Type, shape: Shape | None) -> Type:
    if shape is not None and shape.is_scalar:
        truths = [truth(a), truth(b)]
        decisive = op == "or"
        if decisive in truths and not (a.range.nan or b.range.nan):
            return of_const(decisive, "logical")
        if truths == [not decisive, not decisive]:
            return of_const(not decisive, "logical")
    return Type("logical", False, shape, range_.BOOLEAN)


def _matrix(op: str, a: Type, b: Type, same_value: bool = False) -> Type:
    """Matrix product and divisions of what may be matrices; a row by itself has no negative
    product."""
    rules = {
        "mtimes": algebra.product,
        "mrdivide": algebra.right_divide,
        "mldivide": algebra.left_divide,
    }
    if op not in rules:
        return _matrix_power(a, b)
    result = rules[op](a.shape, b.shape)
    cls = result_class(a, b)
    if result.legal is False:
        return BOTTOM
    if cls is None or cls in INTEGERS:
        return ANY
    if a.may_be_complex or b.may_be_complex:
        return Type(cls, None, result.shape)
    if op != "mtimes" or cls != "double" or a.shape is None:
        return Type(cls, False, result.shape)
    values = interval.times(a.range, b.range)
    if a.shape.dim(1) is not ONE:
        values = interval_math.total(values, interval_math.extent(a.shape.dim(1)))
    values = replace(values, negzero=True)
    if same_value and result.shape is not None and result.shape.is_scalar:
        values = replace(values, low=0.0)
    return Type(cls, False, result.shape, values)


def _matrix_power(a: Type, b: Type) -> Type:
    result = algebra.matrix_power(a.shape, b.shape)
    cls = result_class(a, b)
    if result.legal is False:
        return BOTTOM
    if cls is None or cls in INTEGERS:
        return ANY
    real = not (a.may_be_complex or b.may_be_complex) and b.is_scalar and b.range.is_integer
    return Type(cls, False if real else None, result.shape)


def unary(op: str, a: Type) -> Type:
    """The type of `-a`, `+a`, `!a`, `a'` and `a.'`."""
    if a.is_bottom:
        return BOTTOM
    if op in ("transpose", "ctranspose"):
        if a.is_any or a.cls == "function_handle":
            return ANY
        result = algebra.transpose(a.shape)
        if result.legal is False or result.shape is None:
            return ANY
        if op == "ctranspose" and isinstance(a.const, complex):
            return of_const(a.const.conjugate(), a.cls or "double")
        return a if a.is_scalar and a.is_complex is False else a.with_shape(result.shape)
    if not a.is_arithmetic:
        return ANY
    if op == "not":
        known = truth(a) if a.is_scalar else None
        if known is not None:
            return of_const(not known, "logical")
        return Type("logical", False, a.shape, range_.BOOLEAN)
    cls = "double" if a.cls in ("logical", "char") else a.cls
    if op == "uplus":
        number = a.const if cls == a.cls and _is_number(a.const) else None
        if a.cls in ("logical", "char") and _is_number(a.const):
            number = float(a.const)  # type: ignore[arg-type]
        return replace(a, cls=cls, const=number)
    if cls == "double" and _is_number(a.const):
        return of_const(-float(a.const))  # type: ignore[arg-type]
    values = interval.uminus(a.range)
    return Type(cls, a.is_complex, a.shape, values if cls == "double" else convert(cls, values))


def truth(a: Type) -> bool | None:
    """The truth of a condition on a value of this type, where it is certain."""
    if not a.is_arithmetic or a.shape is None:
        return None
    if a.static_numel == 0:
        return False
    if isinstance(a.const, (bool, int, float)) and a.is_scalar:
        return None if a.const != a.const else bool(a.const)
    if a.is_complex is not False or a.shape.may_be_empty():
        return None
    if a.range.nan:
        return None
    if not a.range.contains(0.0) and not a.range.contains(-0.0):
        return True
    if a.range.low == 0 and a.range.high == 0:
        return False
    return None
