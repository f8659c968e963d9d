"""Fields by their names: set, read, taken away, put in order, moved to cells and back."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.support.record import replace
from mat2c.types.contents import NOTHING, sealed
from mat2c.types.lattice import ANY, BOTTOM, Type, joined, of_each_field
from mat2c.types.shape import SCALAR, Shape
from mat2c.types.traits import Effect
from mat2c.types.type_constructors import cell, struct

_UNTOLD = ("map", "object")  # what structs with them hold is not told


def _names(types: Sequence[Type]) -> list[str] | None:
    """Names of fields that arguments are; None where one isn't known to be."""
    found = [t.const for t in types]
    return [n for n in found if isinstance(n, str)] if all(map(_is_name, found)) else None


def _is_name(const: object) -> bool:
    return isinstance(const, str) and const.isidentifier()


def _setfield(site: Site) -> list[Type] | None:
    """setfield (s, name, …, value)"""
    if len(site.types) < 3:
        return None
    names = _names(site.types[1:-1])
    value = site.types[-1]
    if not names or value.is_any or value.cls in _UNTOLD:
        return None
    known = _with_value(site.types[0], names, sealed(value))
    return None if known is None else [known]


def _with_value(base: Type, names: Sequence[str], value: Type) -> Type | None:
    """One struct, or [], with a value in a field of a field, …"""
    fields = () if base == NOTHING else base.fields
    if fields is None or (base.cls == "struct" and not base.is_scalar):
        return None
    inner = dict(fields)
    name, *rest = names
    if rest:
        deeper = _with_value(inner.get(name, NOTHING), rest, value)
        if deeper is None:
            return None
        value = deeper
    return struct({**inner, name: value}.items())


def _getfield(site: Site) -> list[Type] | None:
    """getfield (s, name, …)

    What may be complex is not told: of scalars, the caller's call makes real numbers.
    """
    known, *names = site.types
    if not names or any(t.cls != "char" for t in names):
        return None
    for name in names:
        field = known.any_field(name.const) if known.cls == "struct" and known.is_scalar else None
        if field is None or field.is_any or field.is_bottom:
            return None
        known = field
    return None if known.may_be_complex else [known]


def _rmfield(site: Site) -> list[Type] | None:
    """rmfield (s, name), or the names in a cell"""
    if len(site.types) != 2 or site.types[0].cls != "struct":
        return None
    known, given = site.types
    names = _names(given.items or () if given.cls == "cell" else [given])
    if known.fields is None or not names:
        return [replace(known, fields=None, elem=of_each_field(known.any_field(), BOTTOM))]
    if any(known.field(name) is None for name in names):
        return None
    return [replace(known, fields=tuple(f for f in known.fields or () if f[0] not in names))]


def _orderfields(site: Site) -> list[Type] | None:
    """[s, places] = orderfields (s): by the codes of their names"""
    if len(site.types) != 1 or site.types[0].fields is None:
        return None
    (known,) = site.types
    fields = tuple(sorted(known.fields or ()))
    places = Type("double", False, Shape.of(len(fields), 1))
    return [replace(known, fields=fields), places]


def _struct2cell(site: Site) -> list[Type] | None:
    """What the fields of one struct hold, in a column"""
    known = site.types[0] if len(site.types) == 1 else ANY
    if known.cls != "struct" or not known.is_scalar or not known.fields:
        return None
    item = joined(t for _, t in known.fields)
    return [cell(Shape.of(len(known.fields), 1), None if item.is_any else item)]


def _cell2struct(site: Site) -> list[Type] | None:
    """cell2struct (values, names, dim): of a row or column along it, one struct"""
    if len(site.types) != 3:
        return None
    values, given, along = site.types
    names = _names(given.items or () if given.cls == "cell" else [given])
    dim = along.const if isinstance(along.const, (int, float)) else 0
    extents = values.shape
    if not names or values.cls != "cell" or dim not in (1, 2) or extents is None:
        return None
    wanted = Shape.of(len(names), 1) if dim == 1 else Shape.of(1, len(names))
    if extents != wanted or len(set(names)) < len(names):
        return None
    items = values.items or [values.elem or ANY] * len(names)
    if any(t.is_any or t.is_bottom or t.cls in _UNTOLD for t in items):
        return None
    return [struct(zip(names, items, strict=True), SCALAR)]


def _mat2cell(site: Site) -> list[Type] | None:
    """mat2cell (A, rows, columns): cells of matrices, as many as there are extents"""
    if len(site.types) < 2 or not site.types[0].is_arithmetic or len(site.types) > 3:
        return None
    whole, *parts = site.types
    if whole.shape is None or whole.shape.rank != 2 or any(t.shape is None for t in parts):
        return None
    counts = [None if t.shape is None else t.shape.static_numel for t in parts]
    some = None if whole.may_be_complex else False
    item = Type(whole.cls, some, Shape.unknown(2), whole.range)
    return [cell(Shape.of(*counts, *[1] * (2 - len(counts))), sealed(item))]


def _declare(name: str, rule: TypeRule, doc: str) -> Builtin:
    return Builtin(name, rule, effect=Effect.PURE, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("setfield", _setfield, "A struct with a value in a field."),
    _declare("getfield", _getfield, "The value of a field."),
    _declare("rmfield", _rmfield, "A struct without some of its fields."),
    _declare("orderfields", _orderfields, "A struct with its fields in the order of their names."),
    _declare("struct2cell", _struct2cell, "The values of a struct's fields."),
    _declare("cell2struct", _cell2struct, "A struct of values and names."),
    _declare("mat2cell", _mat2cell, "A matrix cut into blocks."),
]
