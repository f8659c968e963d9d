"""What a value of a type is made of: a scalar, an array of a C element type, or a boxed value."""

from __future__ import annotations

from mat2c.support.record import dataclass
from mat2c.types.lattice import Type

ELEMENTS = {
    "double": "double",
    "single": "float",
    "logical": "bool",
    "char": "char",
    **{f"{sign}int{bits}": f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}
BYTES = {
    "double": 8,
    "float": 4,
    "bool": 1,
    "char": 1,
    "unsigned char": 1,
    "double complex": 16,
    "float complex": 8,
    "ptrdiff_t": 8,
    **{f"{sign}int{bits}_t": bits // 8 for sign in ("", "u") for bits in (8, 16, 32, 64)},
}


@dataclass(frozen=True, slots=True)
class Layout:
    """`kind` is "scalar", "array", "boxed" or "none" (no value at all); `element` is a C type."""

    kind: str
    element: str = ""
    why: str = ""  # for a boxed value: what is not known

    @property
    def bytes(self) -> int:
        return BYTES.get(self.element, 8)


BOXED = "m2c_value *"
NONE = Layout("none")


def _unlaid(t: Type) -> str:
    """Why a value of a class that is not one of numbers stays boxed."""
    if t.sparse is not None:
        return "sparse"
    return "class unknown" if t.is_any else t.cls


def layout_of(t: Type | None) -> Layout:
    """The layout that code generation gives to a type."""
    if t is None:
        return Layout("boxed", BOXED, "no type")
    if t.is_bottom:
        return NONE
    if not t.is_arithmetic:
        return Layout("boxed", BOXED, _unlaid(t))
    if t.shape is None:
        return Layout("boxed", BOXED, "rank unknown")
    element = ELEMENTS[t.cls] + ("" if t.is_complex is False else " complex")
    return Layout("scalar" if t.is_scalar else "array", element)
