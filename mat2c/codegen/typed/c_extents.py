"""Extents of arrays as C expressions: their products, places within them, questions about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.codegen.templates import factor
from mat2c.ir.core import Const, Operand, Value

if TYPE_CHECKING:
    from mat2c.codegen.typed.typed_frame import TypedFrame


def product(texts: list[str]) -> str:
    """The product of extents."""
    texts = [t for t in texts if t != "1"]
    if any(t == "0" for t in texts):
        return "0"
    if all(t.isdigit() for t in texts):
        total = 1
        for t in texts:
            total *= int(t)
        return str(total)
    return " * ".join(map(factor, texts)) or "1"


def common_extent(texts: list[str]) -> str:
    """The extent that all of them are, where they fit: a number, if one is."""
    return next((t for t in texts if t.isdigit() and t != "0"), texts[0])


def extent_text(frame: TypedFrame, base: Operand, position: int, count: int) -> str:
    """What `end` means."""
    assert isinstance(base, (Value, Const))
    dims = frame.dims(base)
    if position < count - 1:
        return dims[position] if position < len(dims) else "1"
    return factor(product(dims[position:]))


def query_text(frame: TypedFrame, name: str, args: list[Operand]) -> str:
    """numel(x), size(x, k), rows(x), …"""
    base = args[0]
    assert isinstance(base, (Value, Const))
    dims = frame.dims(base)
    if name == "numel":
        return factor(product(dims))
    if name == "rows":
        return dims[0]
    if name == "columns":
        return dims[1]
    if name == "ndims":
        return _ndims_text(dims)
    if name == "isempty":
        return f"({_has_zero(dims)})"
    if name == "size":
        k = frame.type(args[1]).const
        assert isinstance(k, float)
        return dims[int(k) - 1] if int(k) <= len(dims) else "1"
    return _length_text([d for d in dims if d != "1"])


def _has_zero(dims: Sequence[str]) -> str:
    """Is one of the extents 0?"""
    return " || ".join(f"{d} == 0" for d in dims if not d.isdigit() or d == "0") or "false"


def _length_text(dims: Sequence[str]) -> str:
    """The greatest of the extents, those that are 1 left out, unless one is 0."""
    if len(dims) < 2:
        return dims[0] if dims else "1"
    longest = dims[0]
    for d in dims[1:]:
        longest = f"m2c_max_index({longest}, {d})"
    return f"({_has_zero(dims)} ? 0 : {longest})"


def _ndims_text(dims: Sequence[str]) -> str:
    """The number of extents without the ones at the end that are 1."""
    text = "2"
    for k, d in enumerate(dims[2:], 3):
        if d.isdigit():
            text = text if d == "1" else str(k)
        else:
            text = f"({d} != 1 ? {k} : {text})"
    return text


def linear(offsets: list[str], dims: list[str]) -> str:
    """The place of an element in column-major order."""
    text = ""
    for k in range(len(offsets) - 1, -1, -1):
        if not text or text == "0":
            text = offsets[k]
            continue
        inner = factor(text)
        product = inner if dims[k] == "1" else f"{dims[k]} * {inner}"
        text = product if offsets[k] == "0" else f"{offsets[k]} + {product}"
    return text
