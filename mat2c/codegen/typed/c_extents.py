"""Extents of arrays as C expressions: their products, places within them, questions about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import Const, Operand, Value
from mat2c.lir.c_expr import (
    FALSE,
    ONE,
    TRUE,
    ZERO,
    Binary,
    Choice,
    Expr,
    add,
    atom,
    call,
    integer,
    multiply,
)
from mat2c.support.templates import factor
from mat2c.types.shape import Shape
from mat2c.types.subscripts import vector_axis

if TYPE_CHECKING:
    from mat2c.codegen.typed.typed_frame import TypedFrame

SHAPE_TESTS = frozenset("isempty isscalar __one_value__ isvector isrow iscolumn issquare".split())
"""Questions about extents that are answered by yes or no."""


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


def product_expr(texts: Sequence[str]) -> Expr:
    """The product of extents."""
    result: Expr = ONE
    for text in texts:
        result = multiply(result, atom(text))
    return result


def turned_dims(
    base: Shape | None, sub: Shape | None, extents: Sequence[str], count: str
) -> list[str]:
    """The extents of so many elements of a row or column by a subscript that lies across: as the
    vector lies, but for one of a single element. None at all for other operands."""
    along = None if base is None else vector_axis(base)
    if sub is None or along is None or {along, vector_axis(sub)} != {0, 1}:
        return []
    texts = [f"({extents[along]} == 1 ? {a} : {b})" for a, b in ((1, count), (count, 1))]
    return texts if along == 0 else texts[::-1]


def extent_expr(frame: TypedFrame, base: Operand, position: int, count: int) -> Expr:
    """What `end` means."""
    assert isinstance(base, (Value, Const))
    dims = frame.dims(base)
    if position < count - 1:
        return atom(dims[position]) if position < len(dims) else ONE
    return product_expr(dims[position:])


def query_expr(frame: TypedFrame, name: str, args: list[Operand]) -> Expr:
    """numel(x), size(x, k), rows(x), …"""
    base = args[0]
    assert isinstance(base, (Value, Const))
    dims = frame.dims(base)
    if name == "numel":
        return product_expr(dims)
    if name == "rows":
        return atom(dims[0])
    if name == "columns":
        return atom(dims[1])
    if name == "ndims":
        return _ndims(dims)
    if name == "isempty":
        return _has_zero(dims)
    if name in SHAPE_TESTS:
        return _shape_test(name, dims)
    if name == "size":
        k = frame.type(args[1]).const
        assert isinstance(k, float)
        return atom(dims[int(k) - 1]) if int(k) <= len(dims) else ONE
    return _length([d for d in dims if d != "1"])


def _shape_test(name: str, dims: Sequence[str]) -> Expr:
    """isscalar(x), isrow(x), …"""
    rows, columns = dims[:2]
    first = {
        "isscalar": _joined("&&", [_is_one(rows), _is_one(columns)]),
        "__one_value__": _joined("&&", [_is_one(rows), _is_one(columns)]),
        "isvector": _joined("||", [_is_one(rows), _is_one(columns)]),
        "isrow": _is_one(rows),
        "iscolumn": _is_one(columns),
        "issquare": Binary("==", atom(rows), atom(columns)),
    }[name]
    return _joined("&&", [first, *map(_is_one, dims[2:])])


def _is_one(dim: str) -> Expr:
    if dim.isdigit():
        return TRUE if dim == "1" else FALSE
    return Binary("==", atom(dim), ONE)


def _joined(op: str, tests: Sequence[Expr]) -> Expr:
    """Tests joined by && or by ||, those left out that decide nothing."""
    neutral, decisive = (TRUE, FALSE) if op == "&&" else (FALSE, TRUE)
    if any(test is decisive for test in tests):
        return decisive
    rest = [test for test in tests if test is not neutral]
    found = rest[0] if rest else neutral
    for test in rest[1:]:
        found = Binary(op, found, test)
    return found


def _has_zero(dims: Sequence[str]) -> Expr:
    """C expression: true if one of the extents is 0."""
    found: Expr | None = None
    for dim in dims:
        if not dim.isdigit() or dim == "0":
            test = Binary("==", atom(dim), ZERO)
            found = test if found is None else Binary("||", found, test)
    return FALSE if found is None else found


def _length(dims: Sequence[str]) -> Expr:
    """The greatest of the extents, those that are 1 left out, unless one is 0."""
    if len(dims) < 2:
        return atom(dims[0]) if dims else ONE
    longest = atom(dims[0])
    for dim in dims[1:]:
        longest = call("m2c_max_index", longest, atom(dim))
    return Choice(_has_zero(dims), ZERO, longest)


def _ndims(dims: Sequence[str]) -> Expr:
    """The number of extents without the ones at the end that are 1."""
    found = integer(2)
    for k, dim in enumerate(dims[2:], 3):
        if dim.isdigit():
            found = found if dim == "1" else integer(k)
        else:
            found = Choice(Binary("!=", atom(dim), ONE), integer(k), found)
    return found


def linear(offsets: Sequence[Expr], dims: Sequence[str]) -> Expr:
    """The place of an element in column-major order."""
    place: Expr | None = None
    for k in range(len(offsets) - 1, -1, -1):
        inner = ZERO if place is None else multiply(atom(dims[k]), place)
        place = add(offsets[k], inner)
    assert place is not None
    return place
