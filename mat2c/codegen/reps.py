"""Types to representations: which values are C scalars, which are arrays, and which stay boxed."""

from __future__ import annotations

from mat2c.codegen.rep import BOOL, BOXED, C64, CHAR, F64, INDEX, ElementType, Rep, array, scalar
from mat2c.types.lattice import Type

MAX_RANK = 4  # of arrays in typed code
_EXACT = 2**53


def element_of(t: Type) -> ElementType | None:
    """The C type of the elements; None where typed code has none for the class."""
    if t.cls == "double":
        if t.is_complex is None:
            return None
        return C64 if t.is_complex else F64
    if t.is_complex is not False:
        return None
    return {"logical": BOOL, "char": CHAR}.get(t.cls)


def rep_of(t: Type) -> Rep:
    """The representation of a value of this type."""
    if t.maybe_undef or t.is_bottom or t.shape is None:
        return BOXED
    element = element_of(t)
    if element is None or not t.shape.is_known or t.shape.rank > MAX_RANK:
        return BOXED
    if t.is_scalar:
        if element is F64 and t.range.fits(-_EXACT, _EXACT) and not t.range.negzero:
            return scalar(INDEX)
        return scalar(element)
    return array(element, t.shape.rank)
