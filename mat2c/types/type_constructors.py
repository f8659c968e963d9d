"""Types of scalars, arrays, texts, cells, structs, handles and constants."""

from __future__ import annotations

from collections.abc import Iterable
from math import nan

from mat2c.support.record import replace
from mat2c.types import shape
from mat2c.types.expr import Expr
from mat2c.types.lattice import MAX_CONST, Constant, Scalar, Target, Type, joined
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import SCALAR, Shape


def scalar(cls: str, values: Range | None = None, is_complex: bool | None = False) -> Type:
    """A 1×1 of a class."""
    return Type(cls, is_complex, SCALAR, of_class(cls) if values is None else values)


def array(
    cls: str,
    *dims: Expr | int | None,
    values: Range | None = None,
    is_complex: bool | None = False,
) -> Type:
    """An array of these extents; None is an unknown one, no extents at all an unknown rank."""
    known = Shape.of(*dims) if dims else None
    return Type(cls, is_complex, known, of_class(cls) if values is None else values)


def text(length: Expr | int | None = None, value: str | None = None, dq: bool = False) -> Type:
    """A row of characters."""
    return Type("char", False, shape.row(length), of_class("char"), value, dq)


def cell(extents: Shape | None = None, elem: Type | None = None) -> Type:
    return Type("cell", False, extents, elem=elem)


def cell_row(items: Iterable[Type]) -> Type:
    """{a, b, …}"""
    each = tuple(items)
    extents = shape.row(len(each)) if each else shape.EMPTY
    few = each if 0 < len(each) <= MAX_CONST else None
    return Type("cell", False, extents, elem=joined(each) if each else None, items=few)


def struct(fields: Iterable[tuple[str, Type]] | None, extents: Shape | None = SCALAR) -> Type:
    return Type("struct", False, extents, fields=None if fields is None else tuple(fields))


def handle(targets: Iterable[Target] | None = None) -> Type:
    known = None if targets is None else frozenset(targets)
    return Type("function_handle", False, SCALAR, targets=known)


def of_const(value: Constant, cls: str = "double", dq: bool = False) -> Type:
    """The type of a constant: a scalar, a text, or a row vector as a tuple."""
    if isinstance(value, str):
        extents = shape.row(len(value)) if value else shape.EMPTY
        ends = (ord(min(value)), ord(max(value))) if value else ()
        codes = range_.covering(ends) if value else of_class("char")
        return Type("char", False, extents, codes, value, dq)
    if isinstance(value, tuple):
        items = [of_const(item, cls) for item in value]
        row = joined(items).with_shape(shape.row(len(value)))
        complexity = None if row.may_be_complex else False
        return replace(
            row, is_complex=complexity, const=_canonical(value) if len(value) <= MAX_CONST else None
        )
    if isinstance(value, bool) or cls == "logical":
        truth = bool(value)
        return Type("logical", False, SCALAR, range_.exactly(float(truth)), truth)
    if isinstance(value, complex):
        return Type(cls, True, SCALAR, range_.FULL, _canonical(value))
    return Type(cls, False, SCALAR, _exact_range(value), _canonical(value))


def _canonical(value: Constant) -> Constant | None:
    """A constant that equals itself, as a type must: one NaN for all, none that is complex."""
    if isinstance(value, tuple):
        parts = tuple(part for item in value if (part := _own(item)) is not None)
        return parts if len(parts) == len(value) else None
    return _own(value)


def _own(value: Scalar) -> Scalar | None:
    if value == value:
        return value
    return None if isinstance(value, complex) else nan


def _exact_range(value: float) -> Range:
    """64-bit integers that doubles don't hold lie between two that they do."""
    nearest = range_.exactly(float(value))
    if isinstance(value, int) and int(float(value)) != value:
        wide = abs(value) * 2.0**-52
        return replace(nearest, low=float(value) - wide, high=float(value) + wide)
    return nearest
