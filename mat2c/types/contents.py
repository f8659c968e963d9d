"""What structs, cells, handles, comma lists and sparse matrices hold.

Inside an aggregate a type has no symbols, since those belong to one function and one iteration. A
comma list of items of one type has the class "list"; its shape is a row, of as many as it has.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.support.record import replace
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, BOTTOM, Target, Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.shape import EMPTY, ONE, SCALAR, Dim, Shape, row
from mat2c.types.type_constructors import scalar

NOTHING = Type("double", False, EMPTY, range_.NOTHING_AT_ALL)
"""[]: what growth leaves in cells and fields."""


def only_target(known: Type) -> Target | None:
    """What a handle of the type calls, if it surely is one of one function."""
    if known.targets is None or len(known.targets) != 1 or known.maybe_undef:
        return None
    return next(iter(known.targets))


def sealed(t: Type) -> Type:
    """The type as a field or element has it: without symbols."""
    if t.is_any or t.is_bottom:
        return ANY if t.elem is None else replace(ANY, elem=sealed(t.elem))
    shape = t.shape
    if shape is not None and not shape.is_static:
        shape = shape.map(lambda dim: dim if dim.is_const else None)
    values = t.range
    if isinstance(values.low, Expr) or isinstance(values.high, Expr):
        values = replace(values, low=values.numeric_low, high=values.numeric_high)
    targets = t.targets and frozenset(
        replace(x, captured=tuple(map(sealed, x.captured))) for x in t.targets
    )
    return replace(t, shape=shape, range=values, targets=targets, maybe_undef=False)


def one_number(t: Type) -> Type:
    """The type of any one element of an array of numbers."""
    return sealed(scalar(t.cls, t.range, None if t.may_be_complex else False))


def single(item: Type) -> Type:
    """The type of a comma list of one item."""
    return several(item, ONE)


def several(item: Type, count: Dim) -> Type:
    """The type of a comma list of items."""
    return Type("list", False, row(count), elem=item)


def item_of(known: Type | None) -> Type | None:
    """The type of the only item; None where the list may have another count."""
    if known is None or known.is_bottom:
        return BOTTOM
    return known.elem if known.cls == "list" and known.is_scalar else None


def made(names: Sequence[object], values: Sequence[Type]) -> Type:
    """struct (name, value, …): cells of other than one element make an array of structs."""
    if len(set(names)) < len(names) or not all(isinstance(n, str) for n in names):
        return ANY
    if any(v.is_any or v.cls in ("map", "object") for v in values):
        return ANY
    extents: Shape | None = SCALAR
    for value in values:
        if value.cls == "cell" and not value.is_scalar:
            extents = value.shape
    contents = [_content(v) for v in values]
    fields = tuple((str(n), t) for n, t in zip(names, contents, strict=True))
    return Type("struct", False, extents, fields=fields)


def _content(value: Type) -> Type:
    if value.cls != "cell":
        return sealed(value)
    if value.elem is None:
        return BOTTOM if value.static_numel == 0 else ANY
    return value.elem


# --- sparse matrices -----------------------------------------------------------------------------

SPARSE_CLASSES = frozenset(("double", "logical"))
"""The classes that sparse matrices are of."""


def sparse_of(t: Type) -> Type:
    """The type of a sparse matrix with the elements that a full array of a type has."""
    extents = Shape.unknown(2) if t.shape is None else t.shape
    if t.cls not in SPARSE_CLASSES or extents.rank != 2:
        return ANY
    complexity = None if t.may_be_complex else False
    return replace(ANY, shape=extents, sparse=scalar(t.cls, is_complex=complexity))


def full_of(t: Type) -> Type:
    """The type of the full array with the elements of a sparse matrix; others are themselves."""
    if t.sparse is None:
        return t
    elements = t.sparse
    return Type(elements.cls, elements.is_complex, t.shape, of_class(elements.cls))


def is_number(t: Type) -> bool | None:
    """True if it has one element, False if it surely has another number; None: it may."""
    if t.shape is None:
        return None
    if t.shape.is_scalar:
        return True
    return None if t.shape.may_be_scalar() else False
