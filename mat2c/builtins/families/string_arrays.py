"""String arrays of MATLAB's dialect."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.types.lattice import ANY, STRING, Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import ONE
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import array, of_const, scalar

_OPEN = ("any", "string", "map", "object")


def may_be_string(t: Type) -> bool:
    """True if a value of the type may be a string array."""
    return t.cls in _OPEN


def _strings(site: Site) -> list[Type] | None:
    return [Type("string", False, None)]


def _one(site: Site) -> list[Type] | None:
    return [STRING]


def _isstring(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].is_any:
        return [scalar("logical")]
    return [of_const(site.types[0].cls == "string")]


def _lengths(site: Site) -> list[Type] | None:
    if len(site.types) != 1:
        return None
    known = site.types[0]
    values = Range(0, float("inf"), integral=True, inf=False, negzero=False)
    row = known.cls == "char" and known.shape is not None and known.shape.dims[:1] == (ONE,)
    if row or (known.cls == "string" and known.is_scalar):
        return [scalar("double", values)]
    return [array("double", values=values)]


def _which(site: Site) -> list[Type] | None:
    known = site.types[0]
    return [Type("logical", False, known.shape, of_class("logical"))]


def _characters(site: Site) -> list[Type] | None:
    known = site.types[0]
    if isinstance(known.const, str):
        return [of_const(known.const)]
    return [ANY] if may_be_string(known) else [known]


def _list(site: Site) -> list[Type] | None:
    known = site.types[0]
    return [ANY] if may_be_string(known) else [known]


def _alike(site: Site) -> list[Type] | None:
    return [ANY] if any(map(may_be_string, site.types[1:])) else [site.types[0]]


def _declare(name: str, rule: TypeRule, doc: str, may_fail: bool = True) -> Builtin:
    return Builtin(name, rule, effect=Effect.PURE, may_fail=may_fail, shape=ShapeType.III, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("string", _strings, "Each element as a string."),
    _declare("strings", _strings, "Strings without characters."),
    _declare("missing", _one, "The string that is missing."),
    _declare("isstring", _isstring, "A string array?", may_fail=False),
    _declare("strlength", _lengths, "How many characters each text has."),
    _declare("__missing_texts__", _which, "Which strings are missing."),
    _declare("__chars__", _characters, "Strings as characters or texts in a cell."),
    _declare("__text_list__", _list, "Strings as texts in a cell."),
    _declare("__template__", _characters, "A string as characters."),
    _declare("__alike__", _alike, "The first as strings, where another is one."),
    _declare("__alike_found__", _alike, "The same of what was found, perhaps nothing."),
]
