"""Representations: what a value becomes in C (design §7)."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import Range


class Kind(enum.Enum):
    BOXED = "boxed"  # m2c_value *
    LIST = "list"  # m2c_list: a comma list
    SCALAR = "scalar"  # a C automatic
    ARRAY = "array"  # elements in storage of the plan, extents beside it


@dataclass(frozen=True, slots=True, eq=False)
class ElementType:
    """A C type of scalars and array elements, and the MATLAB class that it stands for. There is one
    of each."""

    ctype: str
    cls: str  # MATLAB class
    tag: str  # suffix of runtime names: m2c_box_TAG
    m2c: str  # enumerator of m2c_class
    is_complex: bool = False

    @property
    def flags(self) -> str:
        """The flags of m2c_value that go with the class."""
        return "M2C_COMPLEX" if self.is_complex else "0"

    @property
    def is_integer(self) -> bool:
        """Of an integer class."""
        return self.cls in INTEGERS

    @property
    def is_narrow(self) -> bool:
        """Of a class with arithmetic of its own: an integer class, or single."""
        return self.is_integer or self.cls == "single"

    @property
    def counts(self) -> bool:
        """True if all values are integers that fit into ptrdiff_t."""
        return self in _COUNTING


F64 = ElementType("double", "double", "f64", "M2C_DOUBLE")
C64 = ElementType("double complex", "double", "c64", "M2C_DOUBLE", True)
F32 = ElementType("float", "single", "f32", "M2C_SINGLE")
BOOL = ElementType("bool", "logical", "bool", "M2C_LOGICAL")
CHAR = ElementType("unsigned char", "char", "char", "M2C_CHAR")
INDEX = ElementType("ptrdiff_t", "double", "index", "M2C_DOUBLE")  # an integer-valued double
INTEGERS = {
    f"{u}int{n}": ElementType(
        f"{u}int{n}_t", f"{u}int{n}", f"{u[:1] or 'i'}{n}", f"M2C_{u.upper()}INT{n}"
    )
    for u in ("", "u")
    for n in (8, 16, 32, 64)
}
_COUNTING = frozenset((INDEX, BOOL, CHAR)) | {
    element for name, element in INTEGERS.items() if name != "uint64"
}


@dataclass(frozen=True, slots=True)
class Rep:
    """How a value is kept in C. `element` for scalars and arrays, `rank` for arrays."""

    kind: Kind
    element: ElementType | None = None
    rank: int = 0

    @property
    def is_matrix(self) -> bool:
        """True if it is an array of two dimensions."""
        return self.kind is Kind.ARRAY and self.rank == 2


BOXED = Rep(Kind.BOXED)
LIST = Rep(Kind.LIST)


@cache
def scalar(element: ElementType) -> Rep:
    return Rep(Kind.SCALAR, element)


@cache
def array(element: ElementType, rank: int) -> Rep:
    return Rep(Kind.ARRAY, element, rank)


_REAL = {"logical": BOOL, "char": CHAR, "single": F32, **INTEGERS}
MAX_RANK = 4  # of arrays in typed code
SURELY_ROOM, HARDLY_ROOM = 2**27, 2**30  # elements
_EXACT = 2**53
_REACHED = 2**48  # what a program may get to by counting
_NARROW = 2**31  # what a ptrdiff_t of 32 bits does not hold


class _Machine:
    """The machine that C is written for; set for a whole translation by `machine_of`."""

    index_bits = 64  # of ptrdiff_t


def index_bits() -> int:
    """The bits of ptrdiff_t on the machine that C is written for."""
    return _Machine.index_bits


@contextmanager
def machine_of(bits: int) -> Iterator[None]:
    """While it lasts, representations are those of a machine with such a ptrdiff_t."""
    before, _Machine.index_bits = _Machine.index_bits, bits
    try:
        yield
    finally:
        _Machine.index_bits = before


def element_of(t: Type) -> ElementType | None:
    """The C type of the elements; None where typed code has none for the class."""
    if t.cls == "double":
        return F64 if t.is_complex is False else C64
    if t.is_complex is not False:
        return None
    return _REAL.get(t.cls)


def flags_of(t: Type) -> str:
    """The flags of m2c_value that go with the type of an array of typed code."""
    element = element_of(t)
    assert element is not None
    return "M2C_DQ" if t.dq else element.flags


def _is_exact(values: Range) -> bool:
    """Integers that doubles hold, results of operations included: at 2^53 a bound may have been
    rounded, unless it only says that a counter has no other."""
    if not values.integral or values.nan or values.inf or values.negzero:
        return False
    low, high = values.numeric_low, values.numeric_high
    if low < -_EXACT or high > _EXACT:
        return False
    if _Machine.index_bits < 64:
        return (low >= -_NARROW or _is_extent(low)) and (high < _NARROW or _is_extent(high))
    return (high < _EXACT or low <= _REACHED) and (low > -_EXACT or high >= -_REACHED)


def _is_extent(bound: float) -> bool:
    """True of a bound that is only that of any extent, which a machine's memory bounds further."""
    return abs(abs(bound) - _REACHED) < _NARROW


def rep_of(t: Type) -> Rep:
    """The representation of a value of this type."""
    shape = t.shape
    if shape is None or t.maybe_undef or t.is_bottom:
        return BOXED
    element = element_of(t)
    if element is None:
        return BOXED
    if shape.is_scalar:
        return scalar(INDEX if element is F64 and _is_exact(t.range) else element)
    if not shape.is_known or shape.rank > MAX_RANK:
        return BOXED
    if (shape.static_numel or 0) > HARDLY_ROOM:
        return BOXED  # which a program may find out and go on
    return array(element, shape.rank)


def is_double(t: Type) -> bool:
    """True for a real double that is a scalar of C."""
    return t.cls == "double" and t.is_complex is False and rep_of(t).kind is Kind.SCALAR
