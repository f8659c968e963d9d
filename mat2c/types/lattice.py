"""The lattice of types: all that inference knows of a value, as a product of small lattices.

    double[n,1]                  an n×1 column of doubles
    double[1,1]{1..n, int}       a scalar of known range
    logical[1,1]=true            a constant
    sparse double[n,n]           a sparse matrix of doubles
    cell[1,?]<char[1,?]>         a row of texts
    cell[1,2]<char[1,3], double[1,1]>  a row of a text and a number
    struct[1,1]{x: double[1,1]}  a struct with known fields

BOTTOM is the type of what has no value yet; UNDEF is that of a variable that is not defined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from math import copysign

from mat2c.support.record import dataclass, replace
from mat2c.types import shape
from mat2c.types.expr import EXACT
from mat2c.types.intrinsic import Intrinsic, of_range
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import LIMITS
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import ONE, SCALAR, Shape

Scalar = bool | int | float | complex | str
Constant = Scalar | tuple[Scalar, ...]
MAX_CONST = 16  # elements of a row vector that is kept as a constant, or of a cell with `items`
MAX_RANK = 8  # beyond it widening gives up on the rank
MAX_DEPTH = 4  # of structs in structs and cells in cells, after widening

FLOATS = frozenset({"double", "single"})
INTEGERS = frozenset(LIMITS)
NUMERIC = FLOATS | INTEGERS
ARITHMETIC = NUMERIC | {"logical", "char"}


@dataclass(frozen=True, slots=True)
class Target:
    """What a handle may call. `kind` is "user", "builtin", "unknown" or "anonymous". `shown` is its
    name in the program, where `callee` is another one."""

    callee: str
    kind: str
    captured: tuple[Type, ...] = ()
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Type:
    """One element of the lattice.

    `cls` is the class, "any" for an unknown one and "" for none (BOTTOM, UNDEF). `is_complex` is
    False for real values, True for complex ones, None where either may come: then they are complex
    where an imaginary part is not 0. But for constants, those that are True may be complex without
    one, as `complex` makes them. `shape` is None for an unknown rank. `range` is that of real
    numeric values. `fields` are those of a struct, in order, or None; those of an unknown class say
    that it is [] or an array of structs with these fields. `elem` is the type of every element of a
    cell, or None, of a struct whose fields are not known that of every field's value, and `items`
    those of the elements of a row of few, one by one, or None: of a row whose length is not known,
    of those that may be there; of a map, `elem` is that of every value, and the only one of `items`
    that of every key; the `elem` of an unknown class says that it is [] or an array of that type;
    `targets` are what a handle may call, or None. `maybe_undef`: the variable may not be defined.
    `sparse` is the type of an element of what surely is a sparse matrix; its class is an unknown
    one, since no rule for full arrays is about it.
    """

    cls: str
    is_complex: bool | None = False
    shape: Shape | None = None
    range: Range = range_.FULL
    const: Constant | None = None
    dq: bool = False
    fields: tuple[tuple[str, Type], ...] | None = None
    elem: Type | None = None
    targets: frozenset[Target] | None = None
    maybe_undef: bool = False
    items: tuple[Type, ...] | None = None
    sparse: Type | None = None

    @property
    def is_any(self) -> bool:
        return self.cls == "any"

    @property
    def may_be_missing(self) -> bool:
        """True if there may be no value where one is looked for. Of what is not known, there may;
        what is [] or an array of structs is a value, and so is a sparse matrix."""
        unknown = self.is_any and self.fields is None and self.sparse is None
        return unknown or self.maybe_undef

    @property
    def is_bottom(self) -> bool:
        """No value: unreachable, not yet known, or undefined."""
        return self.cls == ""

    @property
    def is_arithmetic(self) -> bool:
        """Made of numbers, truth values or characters."""
        return self.cls in ARITHMETIC

    @property
    def is_scalar(self) -> bool:
        return self.shape is not None and self.shape.is_scalar

    @property
    def is_matrix(self) -> bool:
        """True if it has two dimensions, as far as is known of its shape."""
        return self.shape is not None and self.shape.rank == 2

    @property
    def may_be_complex(self) -> bool:
        return self.is_complex is not False

    @property
    def static_numel(self) -> int | None:
        """The number of elements, where it is a constant."""
        return None if self.shape is None else self.shape.static_numel

    @property
    def whole(self) -> int | None:
        """The whole number that it is."""
        return whole(self.const)

    @property
    def rank(self) -> int | None:
        return None if self.shape is None else self.shape.rank

    @property
    def intrinsic(self) -> Intrinsic:
        """MAGICA's intrinsic type of the elements."""
        if self.is_bottom:
            return Intrinsic.ILLEGAL
        if self.is_complex is False and self.is_arithmetic:
            return of_range(self.range)
        return Intrinsic.COMPLEX

    @property
    def as_struct(self) -> Type:
        """Of what is [] or an array of structs, the latter; any other type is itself."""
        if self.fields is None or self.cls == "struct":
            return self
        return replace(self, cls="struct", is_complex=False)

    def field(self, name: str) -> Type | None:
        """The type of a field, if it is known."""
        return dict(self.fields or ()).get(name)

    def any_field(self, name: object = None) -> Type | None:
        """What covers the values of all fields of a struct, or that of one where a text names it
        and the fields are known; no value of none. None where that is not known to be."""
        if self.fields is None:
            return self.elem
        return self.field(name) if isinstance(name, str) else joined(t for _, t in self.fields)

    def defined(self) -> Type:
        """The same where the value is known to be defined."""
        return replace(self, maybe_undef=False) if self.maybe_undef else self

    def with_shape(self, new: Shape | None) -> Type:
        """Another shape; a constant stays only if it still has that shape."""
        return self if new == self.shape else replace(self, shape=new, const=None, items=None)

    def with_range(self, new: Range) -> Type:
        return replace(self, range=new)

    def without_const(self) -> Type:
        return replace(self, const=None) if self.const is not None else self

    def with_parts(self, change: Callable[[Type], Type]) -> Type:
        """With the types of fields, elements and captured values changed."""
        if self.fields is None and self.elem is None and not self.targets:
            return self
        fields = self.fields and tuple((name, change(t)) for name, t in self.fields)
        elem = self.elem and change(self.elem)
        items = self.items and tuple(map(change, self.items))
        targets = self.targets and frozenset(
            replace(target, captured=tuple(change(t) for t in target.captured))
            for target in self.targets
        )
        return replace(self, fields=fields, elem=elem, targets=targets, items=items)

    def without_symbols(self) -> Type:
        """With numbers for bounds and unknown extents for symbolic ones."""
        extents = self.shape
        if extents is not None and not extents.is_static:
            extents = extents.map(lambda dim: dim if dim.is_const else None)
        values = self.range
        numeric = replace(values, low=values.numeric_low, high=values.numeric_high)
        return replace(self, shape=extents, range=numeric)

    def to_text(self) -> str:
        from mat2c.types.typetext import render

        return render(self)

    __str__ = to_text


ANY = Type("any", is_complex=None)
BOTTOM = Type("", is_complex=False, range=range_.NOTHING_AT_ALL)
STRING = Type("string", False, SCALAR)
UNDEF = replace(BOTTOM, maybe_undef=True)


def has_imaginary(t: Type) -> bool:
    """True if it is a constant with an imaginary part."""
    return isinstance(t.const, complex) and t.const.imag != 0


def stays_complex(t: Type) -> bool:
    """True if it is complex even where no element has an imaginary part."""
    return t.is_complex is True and not has_imaginary(t)


def narrowed(t: Type) -> Type:
    """The type of what an operation makes of such a value: real where no imaginary part is left.
    Only what `complex` gives stays complex without one."""
    if t.is_complex is not True or has_imaginary(t):
        return t
    return replace(t, is_complex=None, const=None)


def whole(value: object) -> int | None:
    """A constant as a whole number, if it is one."""
    return int(value) if isinstance(value, float) and value.is_integer() else None


def same_const(a: Constant | None, b: Constant | None) -> bool:
    """The same constant, bit for bit: 1 is not true, 0 is not -0, NaN is NaN."""
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(same_const(x, y) for x, y in zip(a, b, strict=True))
    if type(a) is not type(b):
        return False
    if isinstance(a, float) and isinstance(b, float):
        return (a != a and b != b) or (a == b and copysign(1, a) == copysign(1, b))
    if isinstance(a, complex) and isinstance(b, complex):
        return same_const(a.real, b.real) and same_const(a.imag, b.imag)
    return a == b


def join(a: Type, b: Type) -> Type:
    """The least type that covers both: what φ gives."""
    if a is b:
        return a
    if a.is_bottom or b.is_bottom:
        value = b if a.is_bottom else a
        undef = a.maybe_undef or b.maybe_undef
        return value if value.maybe_undef == undef else replace(value, maybe_undef=undef)
    undef = a.maybe_undef or b.maybe_undef
    if a.cls != b.cls or _told_apart(a, b):
        extents, fields = shape.join(a.shape, b.shape), _fields_beside_nothing(a, b)
        other = _array_beside_nothing(a, b)
        return replace(ANY, shape=extents, fields=fields, elem=other, maybe_undef=undef)
    fields = _join_fields(a, b)
    return Type(
        a.cls,
        a.is_complex if a.is_complex == b.is_complex and not _of_constants(a, b) else None,
        shape.join(a.shape, b.shape),
        range_.join(a.range, b.range),
        a.const if same_const(a.const, b.const) else None,
        a.dq and b.dq,
        fields,
        _join_elem(a, b) if fields is None else None,
        None if a.targets is None or b.targets is None else a.targets | b.targets,
        undef,
        _join_items(a, b),
        _join_sparse(a, b),
    )


def _told_apart(a: Type, b: Type) -> bool:
    """True if one stays complex without an imaginary part, and the other does not. Their elements
    alone do not tell which it is. Likewise of structs of which one has no fields yet."""
    if a.cls == "struct":
        return is_nothing(a) != is_nothing(b)
    if a.is_complex == b.is_complex:
        return False
    return stays_complex(a) or stays_complex(b)


def is_nothing(t: Type) -> bool:
    """True for [] and for what `struct ([])` gives: what arrays of structs start from."""
    if t.shape != shape.EMPTY:
        return False
    return t.cls == "double" or t.fields == ()


def _fields_beside_nothing(a: Type, b: Type) -> tuple[tuple[str, Type], ...] | None:
    """The fields where both are nothing or an array of structs."""
    if is_nothing(a) and is_nothing(b):
        return ()
    if is_nothing(a) or is_nothing(b):
        return b.fields if is_nothing(a) else a.fields
    return _join_fields(a, b)


def _array_beside_nothing(a: Type, b: Type) -> Type | None:
    """What arrays are that may be [] in their place: elements of a cell that are not set yet."""
    if not any(t.is_any or is_nothing(t) for t in (a, b)):
        return None
    arrays = [t.elem if t.is_any else t for t in (a, b) if not is_nothing(t)]
    known = [t for t in arrays if t is not None and t.is_arithmetic]
    if not known or len(known) < len(arrays) or any(t.cls != known[0].cls for t in known):
        return None
    either = joined(known)
    return None if either.is_any else replace(either, const=None, maybe_undef=False)


def _of_constants(a: Type, b: Type) -> bool:
    """True if they are different constants with imaginary parts. Neither was made complex on
    purpose."""
    return has_imaginary(a) and has_imaginary(b) and not same_const(a.const, b.const)


def joined(types: Iterable[Type]) -> Type:
    """The join of any number of types."""
    result = BOTTOM
    for item in types:
        result = join(result, item)
    return result


def _join_fields(a: Type, b: Type) -> tuple[tuple[str, Type], ...] | None:
    if a.fields is None or b.fields is None or len(a.fields) != len(b.fields):
        return None
    if any(x != y for (x, _), (y, _) in zip(a.fields, b.fields, strict=True)):
        return None
    return tuple((name, join(t, u)) for (name, t), (_, u) in zip(a.fields, b.fields, strict=True))


def _join_elem(a: Type, b: Type) -> Type | None:
    """Of an empty cell without element type the other's holds: it has no elements."""
    if a.is_any:
        return _array_beside_nothing(a, b)
    if a.cls == "struct":
        return of_each_field(a.any_field(), b.any_field())
    for this, other in ((a, b), (b, a)):
        if this.elem is None and this.static_numel == 0:
            return other.elem
    return None if a.elem is None or b.elem is None else join(a.elem, b.elem)


def of_each_field(a: Type | None, b: Type | None) -> Type | None:
    """What covers values of fields that are of one of two types; None where that says nothing."""
    either = None if a is None or b is None else join(a, b)
    return None if either == ANY else either


def _join_items(a: Type, b: Type) -> tuple[Type, ...] | None:
    """Element by element. Of the longer of two rows, the last are what the joined row may have."""
    if a.items is None or b.items is None or len(a.items) == len(b.items):
        return _each(join, a.items, b.items)
    if any(t.shape is None or t.shape.dim(0) is not ONE for t in (a, b)):
        return None
    return tuple(join(t, u) for t, u in zip_longest(a.items, b.items, fillvalue=BOTTOM))


def _join_sparse(a: Type, b: Type) -> Type | None:
    """The elements where both are sparse matrices of one class."""
    if a.sparse is None or b.sparse is None:
        return None
    elements = join(a.sparse, b.sparse)
    return None if elements.is_any else elements


def _each(
    both: Callable[[Type, Type], Type], a: tuple[Type, ...] | None, b: tuple[Type, ...] | None
) -> tuple[Type, ...] | None:
    """One by one, where there are as many."""
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(map(both, a, b))


_FEW = (0.0, 1.0, float(EXACT))


def widen(old: Type, new: Type, thresholds: Sequence[float] = range_.THRESHOLDS) -> Type:
    """A type above both that is reached after finitely many steps: what a loop header's φ takes.
    The bounds of what it holds go fewer of them, since what is called is analysed at each."""
    both = join(old, new)
    if old.is_bottom or both == old:
        return both
    extents = both.shape
    if extents is not None and extents.rank > MAX_RANK:
        extents = None
    values = both.range
    if both.is_arithmetic and not new.is_bottom:
        values = range_.widen(old.range, new.range, thresholds)
    wide = replace(both, shape=extents, range=values)
    if old.fields and both.fields:
        fields = zip(old.fields, both.fields, strict=True)
        wide = replace(wide, fields=tuple((n, _widen_part(t, u)) for (_, t), (n, u) in fields))
    if old.elem is not None and both.elem is not None:
        items = _each(_widen_part, old.items, both.items)
        wide = replace(wide, elem=_widen_part(old.elem, both.elem), items=items)
    return _shallow(wide, MAX_DEPTH)


def _widen_part(old: Type, new: Type) -> Type:
    return widen(old, new, _FEW)


def _shallow(t: Type, depth: int) -> Type:
    """Forgets what is nested too deep."""
    if t.fields is None and t.elem is None and not t.targets:
        return t
    if depth == 0:
        return replace(t, fields=None, elem=None, targets=None, items=None)
    return t.with_parts(lambda part: _shallow(part, depth - 1))


def le(a: Type, b: Type) -> bool:
    """True if all that a covers is covered by b."""
    return join(a, b) == b
