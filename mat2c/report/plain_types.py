"""Types in plain words, beside the notation of dumps.

double[1,r_2]{0..125, int}      1-by-r_2 integers from 0 to 125; r_2 is known at run time
char[1,3]='abc'                 always 'abc'
any[...]                        a value of any class and size
"""

from __future__ import annotations

from math import inf

from mat2c.types.lattice import Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import Bound, Range
from mat2c.types.shape import Shape
from mat2c.types.typetext import constant

_SEVERAL = {
    "double": "numbers",
    "single": "single numbers",
    "logical": "truth values",
    "char": "characters",
    "struct": "structs",
    "string": "strings",
}
_ONE = {
    "double": "a number",
    "single": "a single number",
    "logical": "true or false",
    "char": "a character",
    "struct": "a struct",
    "string": "a string",
    "function_handle": "a function handle",
}


def in_words(t: Type) -> str:
    """What values of the type are."""
    if t.is_bottom:
        return "no value"
    text = f"always {constant(t.const, t.dq)}" if t.const is not None else _values(t)
    names = [] if t.const is not None or t.shape is None else _symbols(t.shape)
    if names:
        text += f"; {' and '.join(names)} {'are' if len(names) > 1 else 'is'} known at run time"
    return text + (", or not defined" if t.maybe_undef else "")


def _values(t: Type) -> str:
    if t.is_any:
        return f"a value of any class{'' if t.shape is None else f', {size_in_words(t.shape)}'}"
    if t.is_scalar and t.cls != "cell":
        return _one(t)
    if t.cls == "cell":
        return "a cell of any size" if t.shape is None else f"a cell, {size_in_words(t.shape)}"
    if t.shape is None:
        return f"{_kind(t)} of any size{_bounds(t)}"
    return f"{size_in_words(t.shape)} {_kind(t)}{_bounds(t)}"


def size_in_words(shape: Shape) -> str:
    """`3-by-4`, with `?` for extents of which nothing is known."""
    return "-by-".join("?" if dim is None else _extent(str(dim)) for dim in shape.dims)


def _extent(text: str) -> str:
    return text if text.isalnum() or text.isidentifier() or text.endswith(")") else f"({text})"


def _symbols(shape: Shape) -> list[str]:
    """The names in extents, in order."""
    found = {str(s) for dim in shape.dims if dim is not None for s in dim.symbols()}
    return sorted(found)


def _one(t: Type) -> str:
    complex_ = {True: "a complex number", None: "a real or complex number"}.get(t.is_complex)
    if complex_ is not None:
        return complex_
    if _is_whole(t) and t.cls in ("double", "single"):
        return f"an integer{_bounds(t)}"
    article = "an" if t.cls.startswith("int") else "a"
    return _ONE.get(t.cls, f"{article} {t.cls}") + _bounds(t)


def _kind(t: Type) -> str:
    if t.is_complex is not False:
        return "complex numbers" if t.is_complex else "real or complex numbers"
    if _is_whole(t) and t.cls in ("double", "single"):
        return "integers"
    return _SEVERAL.get(t.cls, f"{t.cls} values")


def _is_whole(t: Type) -> bool:
    return t.is_arithmetic and t.range.is_integer


def _bounds(t: Type) -> str:
    """Where the values lie, if that is known better than by the class."""
    known = t.range
    if not t.is_arithmetic or t.is_complex is not False or known == of_class(t.cls):
        return ""
    if t.cls == "logical" or known.is_empty:
        return ""
    text = _span(known)
    if not text:
        return "" if known.is_integer or not known.finite else ", never NaN or infinite"
    return text + (", or NaN" if known.nan else "")


def _span(known: Range) -> str:
    low = "" if known.low == -inf else _bound(known.low)
    high = "" if known.high == inf else _bound(known.high)
    if low and low == high:
        return f", always {low}"
    if low and high:
        return f" from {low} to {high}"
    if low:
        return f" from {low} up"
    return f" up to {high}" if high else ""


def _bound(bound: Bound) -> str:
    return f"{bound:.15g}" if isinstance(bound, (int, float)) else str(bound)
