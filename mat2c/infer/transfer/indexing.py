"""Types of subscripting: reading, assigning, deleting, `end`, ranges."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.families.queries import extent_type
from mat2c.support.record import dataclass, replace
from mat2c.types import shape as shapes
from mat2c.types import subscripts
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, ARITHMETIC, BOTTOM, FLOATS, INTEGERS, Type, whole
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import EMPTY, ONE, SCALAR, Dim, Shape
from mat2c.types.symbolic import surely_le
from mat2c.types.type_constructors import of_const

Fits = Callable[[Expr, Expr], bool]
"""Is a subscript surely at most an extent?"""


def always_less(value: Expr, extent_: Expr) -> bool:
    return surely_le(value, extent_)


@dataclass(frozen=True, slots=True)
class Subscript:
    """One subscript: its type, and its exact value if it is an integer scalar. `colon` stands for
    all."""

    type: Type
    value: Expr | None = None
    colon: bool = False
    last: Expr | None = None  # the end of a run first:last that is surely not empty
    inside: bool = False  # the base has been read at it
    chosen: Expr | None = None  # how many elements a mask chooses
    run: tuple[int, int] | None = None  # the ends of a run first:last of constants

    @property
    def is_mask(self) -> bool:
        return self.type.cls == "logical"

    @property
    def is_scalar(self) -> bool:
        return not self.colon and self.type.is_scalar and not self.is_mask

    @property
    def usable(self) -> bool:
        """Of a class and rank that typed code can subscript by."""
        return self.colon or (
            self.type.cls in ARITHMETIC
            and self.type.is_complex is False
            and self.type.shape is not None
        )

    def count(self, extent: Dim) -> Dim:
        """How many elements it selects along an extent."""
        if self.colon:
            return extent
        if self.is_mask:
            return ONE if self.type.const is True else self.chosen
        return None if self.type.shape is None else self.type.shape.numel()

    def picked(self, count: int | None) -> Sequence[int] | None:
        """The subscripts themselves, where they are constants, of so many elements."""
        if self.colon:
            return None if count is None else range(1, count + 1)
        if self.run is not None:
            return range(self.run[0], self.run[1] + 1)
        known = self.type.const
        items = known if isinstance(known, tuple) else (known,)
        numbers = [n for n in map(whole, items) if n is not None]
        return numbers if self.type.cls == "double" and len(numbers) == len(items) else None

    def exceeds_one(self) -> bool:
        """True if some subscript is surely greater than 1."""
        if self.colon or self.is_mask:
            return False
        if self.run is not None:
            return self.run[0] <= self.run[1] and self.run[1] > 1
        if isinstance(self.type.const, tuple):
            return any(isinstance(n, float) and n > 1 for n in self.type.const)
        return self.last is not None and self.last.low > 1

    def highest(self) -> Dim:
        """The greatest subscript itself (not a bound of it), where it is known."""
        return self.value if self.is_scalar else self.last

    def is_within(self, extent_: Dim, fits: Fits) -> bool:
        """True if every subscript surely is at most the extent."""
        if self.inside and not self.is_mask:
            return True
        return extent_ is not None and any(
            b is not None and fits(b, extent_) for b in self._bounds()
        )

    def _bounds(self) -> list[Dim]:
        """What no subscript is greater than. A mask selects no more than it has elements."""
        if self.is_mask:
            return [None if self.type.shape is None else self.type.shape.numel()]
        if not self.type.range.is_integer:
            return [self.value]
        return [self.value, range_.as_symbolic(self.type.range.high)]


def subsref(base: Type, subs: Sequence[Subscript]) -> Type:
    """The type of base(subs…) for a base that isn't called."""
    if base.is_bottom:
        return BOTTOM
    if base.is_any or base.shape is None or not all(s.usable for s in subs):
        return replace(_part(base), shape=_of_any(subs)) if _keeps_class(base, subs) else ANY
    if not subs:
        return base
    extents = _referenced(base.shape, subs)
    result = replace(_part(base), shape=extents, maybe_undef=False)
    if (
        base.cls == "char"
        and isinstance(base.const, str)
        and base.const
        and extents is not None
        and extents.is_scalar
    ):
        return result
    return _constant_element(base, subs) or result


def _of_any(subs: Sequence[Subscript]) -> Shape | None:
    """The shape of what is selected of an array of any rank. Several subscripts of a diagonal
    matrix may select a diagonal one."""
    if all(s.is_scalar and s.usable for s in subs):
        return SCALAR
    if len(subs) > 1 or not subs[0].usable:
        return None
    if subs[0].colon:
        return Shape.of(None, 1)
    given = subs[0].type.shape
    return Shape.unknown(2) if given is not None and given.rank == 2 else None


def _part(base: Type) -> Type:
    """Some elements of an array: those of a complex one may all be real."""
    some = None if base.may_be_complex else False
    return replace(base, const=None, items=None, is_complex=some)


def _keeps_class(base: Type, subs: Sequence[Subscript]) -> bool:
    return base.cls in ARITHMETIC and bool(subs)


def _constant_element(base: Type, subs: Sequence[Subscript]) -> Type | None:
    """Element of a constant row by a constant subscript."""
    if len(subs) == 1 and isinstance(base.const, tuple):
        k = subs[0].type.whole
        if k is not None and 1 <= k <= len(base.const):
            return of_const(base.const[k - 1], base.cls)
    return None


def _referenced(s: Shape, subs: Sequence[Subscript]) -> Shape | None:
    if len(subs) == 1:
        (sub,) = subs
        if sub.colon:
            return subscripts.all_elements(s)
        several = sub.exceeds_one()
        return subscripts.index_linear(s, sub.type.shape, sub.is_mask, sub.chosen, several)
    counts = [sub.count(subscripts.colon_extent(s, k, len(subs))) for k, sub in enumerate(subs)]
    return subscripts.index_grid(counts)


def subsasgn(base: Type, rhs: Type, subs: Sequence[Subscript], fits: Fits = always_less) -> Type:
    """The type of base after base(subs…) = rhs."""
    if rhs.is_bottom:
        return BOTTOM
    nothing = Type(rhs.cls, rhs.is_complex, EMPTY, range_.NOTHING_AT_ALL, dq=rhs.dq)
    start = nothing if base.is_bottom else base
    if start.cls not in ARITHMETIC or rhs.cls not in ARITHMETIC:
        return ANY
    cls = _assigned_class(start, rhs)
    if cls is None:
        return ANY
    quotes = start.dq and cls == "char"
    if start.shape is None or not all(s.usable for s in subs):
        return Type(cls, _complex_after(start, rhs), None, of_class(cls), dq=quotes)
    extents = assigned_shape(start.shape, rhs, subs, fits)
    values = _values_after(cls, start, rhs, extents)
    return Type(cls, _complex_after(start, rhs), extents, values, dq=quotes)


def _assigned_class(start: Type, rhs: Type) -> str | None:
    """Class of an array after assignment into it: its own, with a few exceptions. None: not
    followed.
    """
    lone = start.is_scalar and (start.cls in FLOATS or start.cls == "char")
    if lone and rhs.cls in INTEGERS and not rhs.is_scalar:
        return None  # an error: one number takes no integers but one
    if start.cls == rhs.cls or start.cls in FLOATS:
        return start.cls
    if rhs.may_be_complex:
        return None
    if start.cls in INTEGERS:
        return start.cls
    if start.cls == "logical":
        return {"char": None, "single": "double"}.get(rhs.cls, "logical")
    return "char" if rhs.cls in ("double", "logical") else "double"


def _complex_after(start: Type, rhs: Type) -> bool | None:
    """Complex values narrow to real ones once all imaginary parts are 0."""
    if start.is_complex is False and rhs.is_complex is False:
        return False
    return None


def _values_after(cls: str, start: Type, rhs: Type, extents: Shape | None) -> Range:
    if cls == "char" and rhs.cls != "char":
        return of_class(cls)
    values = range_.join(start.range, convert(cls, rhs.range))
    if extents == start.shape:
        return values
    return range_.join(values, range_.exactly(0.0))  # growth fills with zeros


def assigned_shape(s: Shape, rhs: Type, subs: Sequence[Subscript], fits: Fits) -> Shape | None:
    """The extents after an assignment into an array of these extents."""
    if len(subs) == 1:
        (sub,) = subs
        if sub.colon or sub.is_within(s.numel(), fits):
            return s
        if sub.is_mask:
            return Shape.unknown(s.rank)
        if s.dim(0) is shapes.ZERO and not sub.is_scalar:  # an empty subscript grows nothing
            count = sub.count(s.numel())
            if count is None or shapes.may_be(count, 0):
                return Shape.unknown(s.rank)
        return subscripts.assign_linear(s, sub.highest())
    highest, target = list[Dim](), list[Dim]()
    for k, sub in enumerate(subs):
        here = subscripts.colon_extent(s, k, len(subs))
        target.append(sub.count(here))
        if sub.colon:
            highest.append(_colon_target(s, here, rhs, subs, k))
            continue
        inside = sub.is_within(here, fits)
        highest.append(here if inside else None if sub.is_mask else sub.highest())
    grown = subscripts.assign_grid(s, highest)
    if grown == s or not subscripts.stores_nothing(target, rhs.shape):
        return grown
    return shapes.join(s, grown)


def _colon_target(s: Shape, here: Dim, rhs: Type, subs: Sequence[Subscript], k: int) -> Dim:
    """A(:, j) = r takes its rows from r where A has no extent at all."""
    if s != EMPTY:
        return None if s.may_be_nothing() else here
    if rhs.is_scalar:
        return ONE
    others = [sub for m, sub in enumerate(subs) if m != k]
    if all(sub.is_scalar for sub in others) and rhs.shape is not None:
        long = [d for d in rhs.shape.dims if d is not ONE]
        return long[0] if len(long) == 1 else None
    return None


def subsdel(base: Type, subs: Sequence[Subscript]) -> Type:
    """The type of base after base(subs…) = []."""
    if base.is_any or base.is_bottom:
        return base
    if base.shape is None:
        return _part(base) if base.is_arithmetic else ANY
    return _remaining(_part(base), base.shape, subs)


def _remaining(part: Type, s: Shape, subs: Sequence[Subscript]) -> Type:
    if len(subs) == 1 and subs[0].is_scalar and s.rank == 2:
        if s.dim(0) is ONE:
            return part.with_shape(Shape.of(1, _without_one(s.dim(1), subs[0])))
        if s.dim(1) is ONE and not shapes.may_be(s.dim(0), 1):
            return part.with_shape(Shape.of(_without_one(s.dim(0), subs[0]), 1))
    axes = [k for k, sub in enumerate(subs) if not sub.colon]
    if len(subs) == s.rank and len(axes) == 1:
        left = _without_one(s.dim(axes[0]), subs[axes[0]])
        return part.with_shape(s.with_dim(axes[0], left))
    return part.with_shape(Shape.unknown(s.rank))


def _without_one(dim: Dim, sub: Subscript) -> Dim:
    """An extent after one place is removed, where there surely is any; None: not known."""
    one = sub.is_scalar and sub.usable
    return dim - 1 if one and dim is not None and dim.low >= 1 else None


def extent(base: Type, position: int, count: int) -> Type:
    """`end`."""
    dim = subscripts.colon_extent(base.shape, position, count) if not base.is_any else None
    return extent_type(dim)  # the product of a flow's own `integer` is exact
