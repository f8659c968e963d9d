"""Makers of structs and cells, and questions about their names."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.constructors import extents_of
from mat2c.support.record import replace
from mat2c.types.contents import NOTHING, made, one_number
from mat2c.types.lattice import ANY, MAX_CONST, Type, is_nothing
from mat2c.types.ranges.range_ import BOOLEAN
from mat2c.types.shape import EMPTY, ONE, Shape
from mat2c.types.traits import Effect
from mat2c.types.type_constructors import cell, cell_row, of_const, scalar, struct, text


def _struct(site: Site) -> list[Type] | None:
    """struct (name, value, …)"""
    if not site.types:
        return [struct(())]
    if len(site.types) == 1 and is_nothing(site.types[0]):
        return [struct((), EMPTY)]
    if len(site.types) % 2:
        return None
    return [made([t.const for t in site.types[::2]], site.types[1::2])]


def _cell(site: Site) -> list[Type] | None:
    """cell (m, n, …)"""
    if not site.types:
        return [cell(Shape.of(0, 0))]
    if not all(t.is_arithmetic and t.cls != "char" for t in site.types):
        return None
    extents = extents_of(site)
    count = None if extents is None else extents.static_numel
    if count and count <= MAX_CONST and extents == Shape.of(1, count):
        return [cell_row([NOTHING] * count)]
    alone = extents in (Shape.of(0, 0), Shape.of(0, 1), Shape.of(1, 0))  # of 0x3, three come
    return [cell(extents, None if alone else NOTHING)]


def _num2cell(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or not site.types[0].is_arithmetic:
        return None
    (known,) = site.types
    return [cell(known.shape, one_number(known))]


def _cell2mat(site: Site) -> list[Type] | None:
    """The array of matrices that are in cells; of none it is a double."""
    known = site.types[0] if len(site.types) == 1 else ANY
    if known.cls != "cell" or known.shape is None or known.shape.rank != 2 or known.elem is None:
        return None
    item = known.elem
    if not item.is_arithmetic or item.shape is None or item.shape.rank != 2:
        return None
    if item.cls != "double" and known.shape.may_be_empty():
        return None
    if item.is_scalar:
        return [Type(item.cls, item.is_complex, known.shape, item.range)]
    lines = item.shape.dim(0) is ONE and known.shape.dim(0) is ONE
    extents = Shape.of(1 if lines and not known.shape.may_be_empty() else None, None)
    return [Type(item.cls, None if item.may_be_complex else False, extents, item.range)]


def _names(site: Site) -> list[Type] | None:
    """fieldnames (s)"""
    if len(site.types) != 1 or site.types[0].cls != "struct":
        return None
    fields = site.types[0].fields
    return [cell(Shape.of(None if fields is None else len(fields), 1), text())]


def _isfield(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or site.types[1].cls != "char":
        return None
    known, name = site.types[0], site.types[1].const
    if known.cls != "struct" or known.fields is None:
        return [scalar("logical")]
    if not isinstance(name, str):
        return [scalar("logical") if known.fields else of_const(False)]
    return [of_const(known.field(name) is not None)]


MAP_METHODS = {"isKey": 1, "keys": 0, "values": 0, "length": 0}
"""The methods of maps that are functions, too, and how many arguments each takes behind the map."""
MAP_PROPERTIES = frozenset(("Count", "KeyType", "ValueType"))


def _map(site: Site) -> list[Type] | None:
    """containers.Map (…); more of it tells `infer.transfer.local_maps`."""
    return [Type("map", False, None)] if site.nargout <= 1 else None


def _keys(site: Site) -> list[Type] | None:
    """keys (map)"""
    known = site.types[0] if len(site.types) == 1 else ANY
    key = known.items[0] if known.items else None
    return [cell(Shape.of(1, None), key)] if known.cls == "map" else None


def _values(site: Site) -> list[Type] | None:
    """values (map), or those of the keys in a cell, with its extents"""
    if not site.types or site.types[0].cls != "map" or len(site.types) > 2:
        return None
    item = site.types[0].elem
    extents = Shape.of(1, None) if len(site.types) == 1 else site.types[1].shape
    return [cell(extents, None if item is None or item.is_bottom else item)]


def _is_key(site: Site) -> list[Type] | None:
    """isKey (map, key), or an answer for each of the keys in a cell or an array."""
    if len(site.types) != 2 or site.types[0].cls != "map":
        return None
    key = site.types[1]
    if key.cls == "cell" or (key.is_arithmetic and key.cls != "char"):
        return None if key.shape is None else [Type("logical", False, key.shape, BOOLEAN)]
    return [scalar("logical")] if key.cls == "char" else None


def _deal(site: Site) -> list[Type] | None:
    """[a, b] = deal (x, y), or the same for all."""
    count = site.nargout
    if len(site.types) == 1 and count:
        return [*site.types] * count
    return [*site.types] if len(site.types) == count else None


def _declare(name: str, rule: TypeRule, doc: str, effect: Effect = Effect.PURE) -> Builtin:
    return Builtin(name, rule, effect=effect, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    Builtin(
        "struct",
        _struct,
        effect=Effect.PURE,
        keeps=True,
        doc="A struct, or an array of them.",
    ),
    _declare("cell", _cell, "A cell array of empty matrices."),
    _declare("num2cell", _num2cell, "Each element in a cell of its own."),
    _declare("cell2mat", _cell2mat, "The contents of cells as one array."),
    _declare("fieldnames", _names, "Names of the fields, in order."),
    _declare("deal", _deal, "Its arguments."),
    _declare("containers_Map", _map, "A map from keys to values.", Effect.WRITE),
    _declare("keys", _keys, "The keys of a map, in order."),
    _declare("values", _values, "The values of a map, in the order of its keys."),
    _declare("isKey", _is_key, "Is there a value for a key?"),
    replace(_declare("isfield", _isfield, "Has it a field of this name?"), typed="field"),
]
