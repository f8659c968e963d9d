"""Representations: what a value becomes in C (design §7)."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Kind(enum.Enum):
    BOXED = "boxed"  # m2c_value *
    LIST = "list"  # m2c_list: a comma list
    SCALAR = "scalar"  # a C automatic
    ARRAY = "array"  # elements in storage of the plan, extents beside it


@dataclass(frozen=True, slots=True)
class ElementType:
    """A C type of scalars and array elements, and the MATLAB class that it stands for."""

    ctype: str
    cls: str  # MATLAB class
    tag: str  # suffix of runtime names: m2c_box_TAG
    m2c: str  # enumerator of m2c_class
    is_complex: bool = False


F64 = ElementType("double", "double", "f64", "M2C_DOUBLE")
C64 = ElementType("double complex", "double", "c64", "M2C_DOUBLE", True)
F32 = ElementType("float", "single", "f32", "M2C_SINGLE")
C32 = ElementType("float complex", "single", "c32", "M2C_SINGLE", True)
BOOL = ElementType("bool", "logical", "bool", "M2C_LOGICAL")
CHAR = ElementType("unsigned char", "char", "char", "M2C_CHAR")
INDEX = ElementType("ptrdiff_t", "double", "index", "M2C_DOUBLE")  # an integer-valued double
INTEGERS = {
    f"{u}int{n}": ElementType(f"{u}int{n}_t", f"{u}int{n}", f"{u[:1] or 'i'}{n}", f"M2C_{u.upper()}INT{n}")
    for u in ("", "u")
    for n in (8, 16, 32, 64)
}


@dataclass(frozen=True, slots=True)
class Rep:
    """How a value is kept in C. `element` for scalars and arrays, `rank` for arrays."""

    kind: Kind
    element: ElementType | None = None
    rank: int = 0


BOXED = Rep(Kind.BOXED)
LIST = Rep(Kind.LIST)


def scalar(element: ElementType) -> Rep:
    return Rep(Kind.SCALAR, element)


def array(element: ElementType, rank: int) -> Rep:
    return Rep(Kind.ARRAY, element, rank)
