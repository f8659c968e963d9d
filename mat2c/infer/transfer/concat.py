"""Types of concatenations: `[a b; c d]`."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.transfer.speculated import text_or_nothing
from mat2c.types import algebra
from mat2c.types.contents import sealed
from mat2c.types.lattice import ANY, BOTTOM, INTEGERS, MAX_CONST, Type, joined
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.shape import EMPTY, ONE, SCALAR, Shape, line_along
from mat2c.types.type_constructors import array, cell, of_const, struct

_LONGEST = 4095  # characters of a text that is kept as a constant


def concatenation(axis: int, types: Sequence[Type]) -> Type:
    """The type of these joined along an axis."""
    if any(t.is_bottom for t in types):
        return BOTTOM
    if not types:
        return array("double", 0, 0, values=range_.NOTHING_AT_ALL)
    if len(types) == 1 and not types[0].is_any:
        return types[0]
    if any(t.cls == "char" for t in types):
        types = [text_or_nothing(t) or t for t in types]  # as which [] counts for nothing, too
    if not all(t.is_arithmetic for t in types):
        structs = any(t.cls == "struct" for t in types)
        return _concat_structs(axis, types) if structs else _concat_cells(axis, types)
    cls = _concat_class(types)
    if cls == "char" and any(t.may_be_complex for t in types):
        return Type("char", False, None, of_class("char"))  # complex arrays become no characters
    result = algebra.concatenate_all(axis, [t.shape for t in types])
    texts = axis == 0 and all(t.cls == "char" for t in types)
    if texts and (result.legal is not True or any(map(_is_blank, types))):
        return Type("char", False, _stacked(types), of_class("char"), dq=all(t.dq for t in types))
    if result.legal is False:
        return BOTTOM
    if cls is None:
        return ANY
    integers = cls in INTEGERS
    if integers and any(t.is_complex is True and t.static_numel for t in types):
        return BOTTOM
    complexity = None if any(t.may_be_complex for t in types) and not integers else False
    values = range_.FULL
    for k, t in enumerate(types):
        own = of_class(cls) if cls == "char" != t.cls else convert(cls, t.range)
        values = own if k == 0 else range_.join(values, own)
    folded = (_concat_text(types) or _concat_numbers(cls, types)) if axis == 1 else None
    return folded or Type(cls, complexity, result.shape, values, dq=all(t.dq for t in types))


def spread(axis: int, known: Type) -> Type:
    """The type of the items of a comma list joined along an axis, where they are arrays of equal
    extents."""
    item, count = known.elem, known.shape.numel() if known.shape is not None else None
    if known.cls != "list" or item is None or count is None or not item.is_arithmetic:
        return ANY
    if item.shape is None or item.shape.rank != 2 or (item.cls != "double" and count.low < 1):
        return ANY
    along, across = item.shape.dim(axis), item.shape.dim(1 - axis) if count.low >= 1 else None
    if across is None and along is not None and item.shape.dim(1 - axis) is ONE and along.low >= 1:
        extents = line_along(along * count, "some", axis)
        return Type(item.cls, item.is_complex, extents, item.range)
    extents = Shape.of(across, across).with_dim(axis, None if along is None else along * count)
    return Type(item.cls, item.is_complex, extents, item.range)


def _is_blank(text: Type) -> bool:
    """True if it is a text without elements that may still add rows or columns to others."""
    return text.static_numel == 0 and text.shape != EMPTY


def _stacked(types: Sequence[Type]) -> Shape | None:
    """The shape of texts below each other, of which the shorter ones are padded."""
    shapes = [t.shape for t in types]
    if any(s is None or s.rank != 2 for s in shapes):
        return None
    if any(s is None or s.may_be_empty() for s in shapes):
        return Shape.unknown(2)
    result = algebra.concatenate_all(0, [s.with_dim(1, 1) for s in shapes if s is not None])
    return Shape.unknown(2) if result.shape is None else result.shape.with_dim(1, None)


def _concat_cells(axis: int, types: Sequence[Type]) -> Type:
    types = [_as_cell(t) for t in types]
    if any(t.is_any for t in types):
        return ANY
    parts = [t for t in types if t.static_numel != 0]
    if any(t.elem is None for t in parts):
        return cell(Shape.unknown(2))
    elem = joined(t.elem for t in parts if t.elem is not None)
    return cell(_of_parts(axis, parts), elem if parts else None)


def _as_cell(t: Type) -> Type:
    """A cell of what isn't one, beside cells: that it surely isn't [] has to be known."""
    if t.cls == "cell":
        return t
    whole = t.shape is not None and not t.shape.may_be_empty() and not t.maybe_undef
    return cell(SCALAR, sealed(t)) if whole and t.is_arithmetic else ANY


def _concat_structs(axis: int, types: Sequence[Type]) -> Type:
    """Structs of the same fields, in the order of the first; [] counts for nothing.

    It decides on the class where it is in front of struct arrays that may be 0x0: they vanish, too.
    """
    parts = [t.as_struct for t in types if t.cls == "struct" or t.shape != EMPTY]
    fields = parts[0].fields
    if types[0].cls != "struct" and not any(t.cls == "struct" and t.static_numel for t in parts):
        return ANY
    if any(t.cls == "cell" for t in types):
        return ANY  # also of a cell without elements, structs become elements of a cell
    if fields is None or any(t.cls != "struct" or not _are_fields(t, fields) for t in parts):
        return ANY
    merged = [(name, joined(f for t in parts if (f := t.field(name)))) for name, _ in fields]
    return struct(merged, _of_parts(axis, parts))


def _are_fields(t: Type, fields: Sequence[tuple[str, Type]]) -> bool:
    return t.fields is not None and {n for n, _ in t.fields} == {n for n, _ in fields}


def _of_parts(axis: int, parts: Sequence[Type]) -> Shape:
    """The shape of cells or structs side by side, where it surely has one."""
    result = algebra.concatenate_all(axis, [t.shape for t in parts])
    sure = all(t.static_numel is not None or _lies(axis, t.shape) for t in parts)
    known = sure and result.legal is not False
    shape = result.shape if known and parts else None
    return Shape.unknown(2) if shape is None else shape


def _lies(axis: int, shape: Shape | None) -> bool:
    """True of a line along the axis, or nothing."""
    return shape is not None and shape.line_axis() == axis


def _concat_text(types: Sequence[Type]) -> Type | None:
    if all(isinstance(t.const, str) and t.cls == "char" for t in types):
        text = "".join(str(t.const) for t in types)
        return of_const(text, dq=all(t.dq for t in types)) if 0 < len(text) <= _LONGEST else None
    return None


def _concat_numbers(cls: str, types: Sequence[Type]) -> Type | None:
    """A short row of constants is a constant."""
    items = [float(t.const) for t in types if isinstance(t.const, float) and t.cls == "double"]
    if cls != "double" or not 1 < len(items) <= MAX_CONST or len(items) < len(types):
        return None
    return of_const(tuple(items))


def _concat_class(types: Sequence[Type]) -> str | None:
    classes = [t.cls for t in types]
    if "char" in classes:
        return "char"
    ints = [c for c in classes if "int" in c]
    if ints:
        return ints[0]
    if "single" in classes:
        return "single"
    return "logical" if all(c == "logical" for c in classes) else "double"
