"""isnan, isinf and isfinite: what the range of a value says of its special values."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.builtins.declaration import Site, TypeRule
from mat2c.types.expr import Expr
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import BOOLEAN, Range, exactly
from mat2c.types.type_constructors import of_const


def special(certain: Callable[[Range], bool | None]) -> TypeRule:
    """The answer for each element; `certain` tells from the range of all what it is."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1:
            return None
        x = site.types[0]
        if x.is_any:  # numbers, or an error
            return [Type("logical", False, None, BOOLEAN)]
        if not x.is_arithmetic:
            return None
        answer = None if x.may_be_complex else certain(x.range)  # the range is of real numbers
        if answer is None:
            return [Type("logical", False, x.shape, BOOLEAN)]
        if x.is_scalar:
            return [of_const(answer)]
        return [Type("logical", False, x.shape, exactly(float(answer)))]

    return rule


def is_nan(values: Range) -> bool | None:
    if not values.nan:
        return False
    return True if values.is_empty and not values.inf else None


def is_inf(values: Range) -> bool | None:
    if not values.inf:
        return False
    low = values.low
    return True if not values.nan and not isinstance(low, Expr) and low == values.high else None


def is_finite(values: Range) -> bool | None:
    if values.finite:
        return True
    return False if is_nan(values) or is_inf(values) else None
