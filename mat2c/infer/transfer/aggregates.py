"""Types of structs and cells.

They stay boxed; what is known of their fields and elements types what is read from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.infer.transfer import indexing
from mat2c.infer.transfer.filled_arrays import Place
from mat2c.infer.transfer.indexing import Fits, Subscript
from mat2c.support.record import dataclass, replace
from mat2c.types.contents import NOTHING, sealed
from mat2c.types.expr import const
from mat2c.types.lattice import ANY, BOTTOM, MAX_CONST, Type, join, joined, of_each_field
from mat2c.types.shape import EMPTY, ONE, SCALAR, Shape
from mat2c.types.type_constructors import cell, cell_row, struct

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
    """The type of the field of one struct, of any field where the name is computed; None where
    that is not known to be."""
    if base.is_bottom:
        return BOTTOM
    return base.any_field(name) if _is_one_struct(base) else None


def one_of(base: Type, subs: Sequence[Subscript]) -> Type:
    """An element of what is [] or an array, also of structs: of [], there is none to be read. Some
    structs may be [] again."""
    if base.is_any and base.elem is not None and subs and _one(subs):
        return replace(base.elem, shape=SCALAR, const=None)
    if base.fields is None or not all(s.usable for s in subs):
        return ANY
    return struct(base.fields) if _one(subs) else replace(ANY, fields=base.fields)


def struct_of(base: Type) -> Type | None:
    """A struct of an array of structs, or of what an assignment makes one of."""
    known = _start(base.as_struct, "struct")
    return None if known is None else replace(known, shape=SCALAR)


def with_field(base: Type, name: object, value: Type) -> Type:
    """base.NAME = value for a base that is one struct, or nothing yet."""
    if value.is_bottom:
        return BOTTOM
    fields = _fields(base)
    if fields is not None and isinstance(name, str):
        return struct({**dict(fields), name: sealed(value)}.items())
    if fields is None and not _is_one_struct(base):
        return ANY
    before = base.any_field() if fields is None else joined(t for _, t in fields)
    return Type("struct", False, SCALAR, elem=of_each_field(before, sealed(value)))


def _fields(base: Type) -> Fields | None:
    """The fields of one struct; none of what is no struct yet."""
    if base.is_bottom or (base.cls == "double" and base.shape == EMPTY):
        return ()
    return base.fields if _is_one_struct(base) else None


def _is_one_struct(base: Type) -> bool:
    return base.cls == "struct" and base.is_scalar


# --- cells ----------------------------------------------------------------------------------------


def row(items: Sequence[Type]) -> Type:
    """{a, b, …}"""
    return BOTTOM if any(t.is_bottom for t in items) else cell_row(map(sealed, items))


def element_of(base: Type, subs: Sequence[Subscript] = ()) -> Type | None:
    """The type of the element that subscripts select, or of any of a cell; None where that is not
    known. A cell without elements has none that a number could select."""
    nothing = base.cls == "cell" and base.elem is None and base.static_numel == 0
    if base.is_bottom or (nothing and subs and all(s.is_scalar for s in subs)):
        return BOTTOM
    if base.cls != "cell":
        return None
    return _item(base, subs) or _perhaps_there(base, subs) or base.elem


def items_of(base: Type) -> tuple[Type, ...] | None:
    """The types of the elements of a row of few, one by one; of what becomes a row, none."""
    if base.shape in (EMPTY, Shape.of(1, 0)):
        return ()
    known = base.items
    return known if known is not None and base.shape == Shape.of(1, len(known)) else None


def constant_place(subs: Sequence[Subscript]) -> int | None:
    """The place in a row, from 0, that constant subscripts select."""
    if len(subs) == 2 and subs[0].value == const(1):
        subs = subs[1:]
    value = subs[0].value if len(subs) == 1 and subs[0].is_scalar else None
    return value.value - 1 if value is not None and value.is_const and value.value > 0 else None


def is_there(base: Type, subs: Sequence[Subscript]) -> bool:
    """True if an element of a row of few surely is there."""
    return _item(base, subs) is not None


def _item(base: Type, subs: Sequence[Subscript]) -> Type | None:
    items, place = items_of(base), constant_place(subs)
    if items is None or place is None or place >= len(items):
        return None
    return items[place]


def _perhaps_there(base: Type, subs: Sequence[Subscript]) -> Type | None:
    """What an element of a row of several lengths is, if it is there."""
    place = constant_place(subs)
    if base.items is None or place is None or base.shape is None or base.shape.dim(0) is not ONE:
        return None
    return base.items[place] if place < len(base.items) else None


def places_of(base: Type, subs: Sequence[Subscript]) -> Sequence[int] | None:
    """The places in a row of few, from 1, that constant subscripts select."""
    items = items_of(base)
    chosen = subs[0].picked(len(items)) if items and len(subs) == 1 else None
    inside = items and chosen is not None and all(1 <= k <= len(items) for k in chosen)
    return chosen if inside else None


def places_left(base: Type, subs: Sequence[Subscript]) -> Sequence[int] | None:
    """The places in a row of few that base(subs) = [] leaves; None where what it leaves is no row,
    as when the only cell is taken out by several subscripts."""
    cut = places_of(base, subs)
    if cut is None or subs[0].colon or (base.is_scalar and not subs[0].is_scalar):
        return None
    return [k for k in range(1, len(items_of(base) or ()) + 1) if k not in cut]


def part_of(base: Type, subs: Sequence[Subscript]) -> Type:
    """base(subs) of a cell: a few of a row's cells keep what is known of each."""
    known, places = indexing.subsref(base, subs), places_of(base, subs)
    if places is None or known.is_any or known.static_numel != len(places):
        return known
    kept = _picked(base, places)
    return replace(known, elem=kept.elem, items=kept.items)


def without(base: Type, subs: Sequence[Subscript]) -> Type:
    """What base(subs) = [] leaves of a cell."""
    places = places_left(base, subs)
    if places is None:
        return indexing.subsdel(base, subs)
    return _picked(base, places) if places else cell(Shape.of(1, 0))


def _picked(base: Type, places: Sequence[int]) -> Type:
    items = items_of(base) or ()
    return cell_row(items[k - 1] for k in places)


def _with_one_of(
    known: Type, subs: Sequence[Subscript], new: Callable[[Type], Type]
) -> Type | None:
    """A row of few of which one element, known by its place, is changed or added."""
    items, place = items_of(known), constant_place(subs)
    if items is None or place is None or place >= MAX_CONST:
        return None
    value = new(items[place] if place < len(items) else BOTTOM)
    if value.is_bottom:
        return BOTTOM
    before = (*items[:place], *[NOTHING] * (place - len(items)))
    return cell_row((*before, sealed(value), *items[place + 1 :]))


def with_element(
    base: Type,
    subs: Sequence[Subscript],
    fits: Fits,
    new: Callable[[Type], Type],
    place: Place | None = None,
) -> Type:
    """base{subs} = new (old element)."""
    known = _start(base, "cell")
    exact = None if known is None else _with_one_of(known, subs, new)
    if exact is not None:
        return exact
    if known is None or (known.elem is None and known.static_numel != 0):
        value = new(ANY)
        shape = None if known is None else _grown(known, subs, fits)
        return BOTTOM if value.is_bottom else ANY if known is None else cell(shape)
    old = known.elem
    value = new(BOTTOM if old is None or place is Place.NEXT else old)
    if place is None and old is not None and not _inside(known, subs, fits):
        value = join(value, new(BOTTOM))
    if value.is_bottom:
        return BOTTOM
    elem = sealed(value) if old is None else join(old, sealed(value))
    if place is None and not _dense(known, subs, fits):
        elem = join(elem, NOTHING)
    same = known.shape if place is Place.INSIDE else None
    return cell(same or _grown(known, subs, fits), elem)


def with_item(
    base: Type,
    subs: Sequence[Subscript],
    fits: Fits,
    new: Callable[[Type], Type],
    place: Place | None = None,
) -> Type:
    """base(subs) = new (old struct) for an array of structs. Subscripts that select more or fewer
    than one are an error."""
    if base.is_any and base.fields is not None:
        there = with_item(base.as_struct, subs, fits, new, place)
        if place is Place.INSIDE:
            return there
        first = Place.NEXT if _dense(base, subs, fits) else place
        return join(there, with_item(NOTHING, subs, fits, new, first))
    known = _start(base, "struct")
    if known is None or not all(s.usable for s in subs):
        return BOTTOM if new(ANY).is_bottom else ANY
    inside = place is Place.INSIDE or _inside(known, subs, fits)
    dense = place is not None or inside or _dense(known, subs, fits)
    value = _changed(known, new, inside, place is Place.NEXT)
    if value.is_bottom:
        return BOTTOM
    if value.cls != "struct" or value.fields is None or known.fields is None:
        return ANY
    fields = []
    for name, t in value.fields:
        before = known.field(name)
        if before is None and known.static_numel != 0 and not (known.is_scalar and inside):
            before = NOTHING  # a new field is empty in all other elements
        after = t if before is None else join(before, t)
        fields.append((name, sealed(after if dense else join(after, NOTHING))))
    same = known.shape if place is Place.INSIDE or (inside and not _one(subs)) else None
    return Type("struct", False, same or _grown(known, subs, fits), fields=tuple(fields))


def _changed(known: Type, new: Callable[[Type], Type], inside: bool, behind: bool) -> Type:
    """The struct that an assignment changes: one that is there, or one without values."""
    if known.static_numel == 0 and known.fields == ():
        return new(BOTTOM)
    there = replace(known, shape=SCALAR)
    if inside:
        return new(there)
    nothing = known.fields and tuple((name, NOTHING) for name, _ in known.fields)
    fresh = new(replace(there, fields=nothing))
    return fresh if behind or known.static_numel == 0 else join(new(there), fresh)


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
    if base.shape is None:
        return None
    if not _one(subs):
        return Shape.unknown(2) if base.is_matrix and len(subs) <= 2 else None
    return indexing.assigned_shape(base.shape, _ITEM, subs, fits)


def _dense(base: Type, subs: Sequence[Subscript], fits: Fits) -> bool:
    """True if every element has a value after the assignment, other than by filling."""
    if base.shape is None or not _one(subs):
        return False
    if _inside(base, subs, fits):
        return True
    if len(subs) > 1:
        return all(s.value is not None and s.value == const(1) for s in subs)
    extent, value = base.shape.numel(), subs[0].value
    return extent is not None and value is not None and fits(value, extent + const(1))


def _inside(base: Type, subs: Sequence[Subscript], fits: Fits) -> bool:
    """True if the element surely is there before the assignment."""
    if base.shape is None or not _one(subs):
        return False
    if len(subs) == 1:
        extents = [base.shape.numel()]
    else:
        extents = [base.shape.dim(k) for k in range(len(subs))]
    return all(
        extent is not None and sub.is_within(extent, fits)
        for extent, sub in zip(extents, subs, strict=True)
    )


def surely_there(base: Type, subs: Sequence[Subscript], fits: Fits) -> bool:
    """True if an array of structs or a cell surely has the element."""
    return base.cls in ("struct", "cell") and _inside(base, subs, fits)


def with_part(
    base: Type, rhs: Type, subs: Sequence[Subscript], fits: Fits, place: Place | None = None
) -> Type:
    """base(subs) = rhs, where both may be cells or structs."""
    if rhs.cls == "cell":
        known = _start(base, "cell")
        return ANY if known is None else _with_cells(known, rhs, subs, fits)
    if rhs.cls != "struct" or not rhs.is_scalar or rhs.fields is None:
        return indexing.subsasgn(base, rhs, subs, fits)
    names = [name for name, _ in rhs.fields]
    if base.as_struct.cls == "struct" and [name for name, _ in base.fields or ()] != names:
        return ANY
    return with_item(base, subs, fits, lambda _: rhs, place)


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


def assigned(
    base: Type,
    steps: Steps,
    rhs: Type,
    fits: Fits,
    inside: bool = False,
    place: Place | None = None,
) -> Type:
    """The type of base after base STEPS = rhs. `inside`: a container holds base. `place`: what is
    known of the element that the first step selects."""
    if rhs.is_bottom:
        return BOTTOM
    if not steps:
        return rhs
    step, rest = steps[0], steps[1:]
    if step.kind == ".":
        return _with_named(base, step.field, lambda old: assigned(old, rest, rhs, fits, True))
    if step.subs is None:
        return ANY
    if rest or step.kind == "{":
        return with_one(base, step, fits, lambda old: assigned(old, rest, rhs, fits, True), place)
    if inside and _takes_class(base, rhs):
        return ANY
    return with_part(base, rhs, step.subs, fits, place)


def deleted(base: Type, steps: Steps, fits: Fits) -> Type:
    """The type of base after base STEPS = []."""
    step, rest = steps[0], steps[1:]
    if base.is_bottom:
        return BOTTOM
    if step.kind == ".":
        old = field_of(base, step.field)
        known = ANY if old is None else deleted(old, rest, fits)
        return with_field(base, step.field, known)
    assert step.subs is not None
    if not rest:
        return (without if base.cls == "cell" else indexing.subsdel)(base, step.subs)
    if not _one(step.subs):
        return ANY
    return with_one(base, step, fits, lambda old: deleted(old, rest, fits), None)


def with_one(
    base: Type, step: Step, fits: Fits, new: Callable[[Type], Type], place: Place | None
) -> Type:
    """base{subs} = new (old), or base(subs) = new (old) for a struct."""
    assert step.subs is not None
    change = with_element if step.kind == "{" else with_item
    return change(base, step.subs, fits, new, place)


def _with_named(base: Type, name: str | None, new: Callable[[Type], Type]) -> Type:
    """base.NAME = new (old)."""
    old, fields = field_of(base, name), _fields(base)
    if old is None:  # a new field, or what nothing is known of
        return with_field(base, name, new(ANY if fields is None else BOTTOM))
    value = new(old)
    perhaps_new = not base.is_bottom and (fields is None or name is None)
    return with_field(base, name, join(value, new(BOTTOM)) if perhaps_new else value)


def _takes_class(base: Type, rhs: Type) -> bool:
    """True if base may be a 0x0 array, which takes the class of what is put into it."""
    if base.is_bottom or base.cls == rhs.cls:
        return False
    return base.shape is None or all(d is None or d.low <= 0 for d in base.shape.dims)
