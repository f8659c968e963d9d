"""Types of constant operands."""

from __future__ import annotations

from functools import lru_cache

from mat2c.ir.core import Const
from mat2c.support.record import replace
from mat2c.types import lattice
from mat2c.types.lattice import UNDEF, Scalar, Type
from mat2c.types.ranges import range_
from mat2c.types.shape import EMPTY
from mat2c.types.type_constructors import of_const


def const_type(operand: Const) -> Type:
    """The type of a constant operand."""
    if operand.cls == "empty":
        return Type("double", False, EMPTY, range_.NOTHING_AT_ALL)
    if operand.cls == "colon":
        return of_const(":")
    if operand.value is None:
        return UNDEF
    if operand.cls == "char":
        return of_const(str(operand.value), dq=operand.dq)
    if operand.cls == "string":
        return replace(lattice.STRING, const=str(operand.value))
    value = operand.value
    if isinstance(value, complex) or value == 0:  # 0 and -0 are equal, but not the same
        return _number_type(operand.cls, value)
    return _known_number_type(operand.cls, value)


def _number_type(cls: str, value: Scalar) -> Type:
    if isinstance(value, int) and not isinstance(value, bool) and cls == "double":
        value = float(value)
    if isinstance(value, complex) and value.imag == 0:  # 3 + 0i is real
        value = value.real
    return of_const(value, cls)


_known_number_type = lru_cache(maxsize=4096, typed=True)(_number_type)
