"""Types of conversions from class to class: double (x), int8 (x), cast (x, "single")."""

from __future__ import annotations

from mat2c.builtins.declaration import Site, TypeRule
from mat2c.support.record import replace
from mat2c.types.lattice import INTEGERS, NUMERIC, Type
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.ranges.range_ import BOOLEAN
from mat2c.types.type_constructors import of_const


def conversion(cls: str) -> TypeRule:
    """double(x), logical(x), int8(x), …"""

    def rule(site: Site) -> list[Type] | None:
        return _converted(cls, site.types[0]) if len(site.types) == 1 else None

    return rule


_CONVERSIONS = frozenset({"double", "logical", "single", *INTEGERS})


def cast(site: Site) -> list[Type] | None:
    """cast (x, class), cast (x, "like", model)"""
    if len(site.types) == 3 and site.types[1].const == "like":
        x, _, model = site.types
        named = model.cls in NUMERIC and model.is_complex is False
        return _converted(model.cls, x) if named else None
    if len(site.types) != 2 or site.types[1].const not in _CONVERSIONS:
        return None
    return _converted(str(site.types[1].const), site.types[0])


def _converted(cls: str, x: Type) -> list[Type] | None:
    if x.is_any:  # what can't be converted is an error
        real = False if cls not in ("double", "single") else None
        return [Type(cls, real, x.shape, of_class(cls))]
    if not x.is_arithmetic:
        return None
    if x.may_be_complex:
        return None if cls not in ("double", "single") else [Type(cls, x.is_complex, x.shape)]
    if cls == "double":
        const = x.const
        if x.is_scalar and isinstance(const, (bool, int, float)):
            return [of_const(float(const))]
        return [replace(x, cls="double", const=None, dq=False)]
    if cls == "logical":
        return [Type("logical", False, x.shape, BOOLEAN)]
    return [Type(cls, False, x.shape, convert(cls, x.range))]
