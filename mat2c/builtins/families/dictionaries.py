"""Dictionaries of MATLAB's dialect."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.types.lattice import ANY, Type
from mat2c.types.ranges.range_ import EXTENT
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import scalar


def _unknown(site: Site) -> list[Type] | None:
    return [ANY] * max(site.nargout, 1)


def _count(site: Site) -> list[Type] | None:
    return [scalar("double", EXTENT)]


def _truth(site: Site) -> list[Type] | None:
    return [scalar("logical")]


def _declare(name: str, rule: TypeRule, doc: str) -> Builtin:
    return Builtin(name, rule, effect=Effect.PURE, shape=ShapeType.III, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("dictionary", _unknown, "A dictionary of keys and values."),
    _declare("configureDictionary", _unknown, "One without entries, of classes that are told."),
    _declare("insert", _unknown, "A dictionary with more entries."),
    _declare("numEntries", _count, "How many entries a dictionary has."),
    _declare("isConfigured", _truth, "Has a dictionary classes of keys and values?"),
    _declare("types", _unknown, "The classes of keys and values of a dictionary."),
]
