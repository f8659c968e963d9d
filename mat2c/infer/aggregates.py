"""Types of structs and cells.

They stay boxed; what is known of their fields and elements types what is read from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from mat2c.infer import indexing
from mat2c.infer.indexing import Fits, Subscript
from mat2c.types.contents import NOTHING, sealed
from mat2c.types.expr import const
from mat2c.types.lattice import ANY, BOTTOM, Type, cell, join, joined, struct
from mat2c.types.shape import EMPTY, SCALAR, Shape

Steps = Sequence["Step"]
Fields = tuple[tuple[str, Type], ...]
_ITEM = Type("double", False, SCALAR)  # stands for the item in rules about extents


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a chain: a field's name (None if it is computed), or subscripts (None where a
    comma list is among them)."""

    kind: str
    field: str | None
    subs: Sequence[Subscript] | None


# --- structs --------------------------------------------------------------------------------------


def field_of(base: Type, name: object) -> Type | None:
    """The type of the field of one struct; None where that is not known to be."""
    if base.is_bottom:
        return BOTTOM
    if base.cls != "struct" or not base.is_scalar or not isinstance(name, str):
        return None
    return base.field(name)


def with_field(base: Type, name: object, value: Type) -> Type:
    """base.NAME = value for a base that is one struct, or nothing yet."""
    if value.is_bottom:
        return BOTTOM
    fields = _fields(base)
    if fields is None or not isinstance(name, str):
        return ANY
    new = sealed(value)
    if any(key == name for key, _ in fields):
        return struct((key, new if key == name else t) for key, t in fields)
    return struct((*fields, (name, new)))


def _fields(base: Type) -> Fields | None:
    """The fields of one struct; none of what is no struct yet."""
    if base.is_bottom or (base.cls == "double" and base.shape == EMPTY):
        return ()
    return base.fields if base.cls == "struct" and base.is_scalar else None


# --- cells ----------------------------------------------------------------------------------------


def row(items: Sequence[Type]) -> Type:
    """{a, b, …}"""
    if any(t.is_bottom for t in items):
        return BOTTOM
    elem = joined(map(sealed, items)) if items else None
    return cell(Shape.of(1 if items else 0, len(items)), elem)


def element_of(base: Type) -> Type | None:
    """The type of any element of a cell; None where that is not known."""
    if base.is_bottom:
        return BOTTOM
    return base.elem if base.cls == "cell" else None


def with_element(
    base: Type, subs: Sequence[Subscript], fits: Fits, new: Callable[[Type], Type]
) -> Type:
    """base{subs} = new (old element)."""
    known = _start(base, "cell")
    if known is None or (known.elem is None and known.static_numel != 0):
        value = new(ANY)
        shape = None if known is None else _grown(known, subs, fits)
        return BOTTOM if value.is_bottom else ANY if known is None else cell(shape)
    old = known.elem
    value = new(BOTTOM if old is None else old)
    if value.is_bottom:
        return BOTTOM
    elem = sealed(value) if old is None else join(old, sealed(value))
    if not _dense(known, subs, fits):
        elem = join(elem, NOTHING)
    return cell(_grown(known, subs, fits), elem)


def with_item(
    base: Type, subs: Sequence[Subscript], fits: Fits, new: Callable[[Type], Type]
) -> Type:
    """base(subs) = new (old struct) for an array of structs."""
    known = _start(base, "struct")
    if known is None or not _one(subs):
        return BOTTOM if new(ANY).is_bottom else ANY
    nothing_yet = known.static_numel == 0 and not known.fields
    value = new(BOTTOM if nothing_yet else replace(known, shape=SCALAR))
    if value.is_bottom:
        return BOTTOM
    if value.cls != "struct" or value.fields is None or (known.fields is None and not nothing_yet):
        return ANY
    return _with_struct(known, value, subs, fits, nothing_yet)


def _with_struct(
    known: Type, value: Type, subs: Sequence[Subscript], fits: Fits, nothing_yet: bool
) -> Type:
    """An array of structs after one of its elements has become `value`."""
    dense = _dense(known, subs, fits)
    fields = []
    for name, t in value.fields or ():
        before = known.field(name)
        if nothing_yet:
            after = t if dense else join(t, NOTHING)
        elif before is None:  # a new field is empty in all other elements
            after = t if known.is_scalar and dense else join(t, NOTHING)
        else:
            after = join(before, t) if dense else join(join(before, t), NOTHING)
        fields.append((name, sealed(after)))
    return Type("struct", False, _grown(known, subs, fits), fields=tuple(fields))


def _start(base: Type, cls: str) -> Type | None:
    """What an assignment starts from; None for what is of another class."""
    if base.is_bottom or (base.cls == "double" and base.shape == EMPTY):
        empty: Fields | None = () if cls == "struct" else None
        return Type(cls, False, EMPTY, fields=empty)
    return base if base.cls == cls else None


def _one(subs: Sequence[Subscript]) -> bool:
    return all(s.usable and s.is_scalar for s in subs)


def _grown(base: Type, subs: Sequence[Subscript], fits: Fits) -> Shape | None:
    """The extents after an assignment of one item."""
    if base.shape is None or not _one(subs):
        return None
    return indexing.assigned_shape(base.shape, _ITEM, subs, fits)


def _dense(base: Type, subs: Sequence[Subscript], fits: Fits) -> bool:
    """Does every element have a value after the assignment, other than by filling?"""
    if base.shape is None or not _one(subs):
        return False
    if len(subs) == 1:
        extents = [base.shape.numel()]
    else:
        extents = [base.shape.dim(k) for k in range(len(subs))]
    if all(
        extent is not None and sub.is_within(extent, fits)
        for extent, sub in zip(extents, subs, strict=True)
    ):
        return True
    if len(subs) > 1:
        return all(s.value is not None and s.value == const(1) for s in subs)
    (extent,), value = extents, subs[0].value
    return extent is not None and value is not None and fits(value, extent + const(1))


def with_part(base: Type, rhs: Type, subs: Sequence[Subscript], fits: Fits) -> Type:
    """base(subs) = rhs, where both may be cells or structs."""
    if rhs.cls == "cell":
        known = _start(base, "cell")
        return ANY if known is None else _with_cells(known, rhs, subs, fits)
    if rhs.cls != "struct" or not rhs.is_scalar or rhs.fields is None:
        return indexing.subsasgn(base, rhs, subs, fits)
    names = [name for name, _ in rhs.fields]
    if base.cls == "struct" and [name for name, _ in base.fields or ()] != names:
        return ANY
    return with_item(base, subs, fits, lambda _: rhs)


def _with_cells(known: Type, rhs: Type, subs: Sequence[Subscript], fits: Fits) -> Type:
    shape = None
    if known.shape is not None and all(s.usable for s in subs):
        shape = indexing.assigned_shape(known.shape, rhs, subs, fits)
    parts = [t for t in (known, rhs) if t.static_numel != 0]
    if any(t.elem is None for t in parts):
        return cell(shape)
    elem = joined(t.elem for t in parts if t.elem is not None)
    if not parts or not _dense(known, subs, fits):
        elem = join(elem, NOTHING)
    return cell(shape, elem)


# --- chains ---------------------------------------------------------------------------------------


def assigned(base: Type, steps: Steps, rhs: Type, fits: Fits, inside: bool = False) -> Type:
    """The type of base after base STEPS = rhs. `inside`: a container holds base."""
    if rhs.is_bottom:
        return BOTTOM
    if not steps:
        return rhs
    step, rest = steps[0], steps[1:]
    if step.kind == ".":
        old = field_of(base, step.field)
        known = _fields(base)
        if old is None and known is not None and step.field is not None:
            old = BOTTOM  # a new field
        if old is None:
            old = ANY
        return with_field(base, step.field, assigned(old, rest, rhs, fits, True))
    if step.subs is None:
        return ANY
    if step.kind == "{":
        return with_element(base, step.subs, fits, lambda old: assigned(old, rest, rhs, fits, True))
    if rest:
        return with_item(base, step.subs, fits, lambda old: assigned(old, rest, rhs, fits, True))
    if inside and _takes_class(base, rhs):
        return ANY
    return with_part(base, rhs, step.subs, fits)


def _takes_class(base: Type, rhs: Type) -> bool:
    """May base be a 0x0 array, which takes the class of what is put into it?"""
    if base.is_bottom or base.cls == rhs.cls:
        return False
    return base.shape is None or all(d is None or d.low <= 0 for d in base.shape.dims)
