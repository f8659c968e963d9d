"""Shapes of subscripted, generated and rearranged arrays.

These are the operators of [SHAPE] that need values (Type II) or work along a dimension.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.types.algebra import Result, Verdict, both, either, matrix, same, scalar
from mat2c.types.assume import NOTHING, Assumptions, le
from mat2c.types.expr import Expr, as_expr, const, floordiv, max_, min_, unit
from mat2c.types.shape import ONE, SCALAR, ZERO, Dim, Shape, column, may_be, row


def sized(*extents: Expr | int | None) -> Shape:
    """zeros(a, b, …): a negative extent counts as 0. One extent makes a square."""
    dims = [None if dim is None else max_(as_expr(dim), 0) for dim in extents]
    return Shape.of(*(dims * 2 if len(dims) == 1 else dims))


def colon(base: Expr | None, increment: Expr | None, limit: Expr | None) -> Shape:
    """base:increment:limit of integers: 1×n with n from the values."""
    if base is None or limit is None or increment is None or not increment.is_const:
        return row(None)
    step = increment.value
    if step == 0:
        return row(0)
    span = limit - base if step > 0 else base - limit
    return row(max_(floordiv(span, const(abs(step))) + 1, 0))


def all_elements(s: Shape | None) -> Shape:
    """a(:)"""
    return column(None if s is None else s.numel())


def index_linear(
    s: Shape | None,
    i: Shape | None,
    mask: bool = False,
    chosen: Dim = None,
    several: bool = False,
) -> Shape | None:
    """a(i) with one subscript that is no colon; `several` says that it asks for more elements than
    a scalar has.

    The result has the subscript's shape, but where both a and i are vectors (exactly one extent
    that isn't 1), it lies as a does. So a subscript that is nothing, or lies as a does, gives its
    own shape. A logical mask stands for a vector that lies as the mask does,
    a column if the mask is no vector; its length is how many elements are `chosen`.
    """
    if mask:
        alike = i is not None and i == s
        i = _selected(i, chosen)
        if alike:  # of one element, too, it lies as the mask does
            return i
    elif i is not None and i.is_scalar:
        return SCALAR
    if i is None:
        return None
    if s is None:
        return i if vector_axis(i) == NO_VECTOR else None
    along, across = vector_axis(s), vector_axis(i)
    if NO_VECTOR in (along, across):
        return i
    lines = [s.line_axis() if along is None else along, i.line_axis() if across is None else across]
    if lines[0] is not None and lines[0] == lines[1]:
        return i
    if along is not None and across is not None and (several or not may_be(s.dim(along), 1)):
        return Shape.of(*[1] * along, i.dim(across), 1)
    if along is not None and across is not None and max(along, across) == 1:
        return _turned(s.dim(along), i.dim(across), along)
    return Shape.unknown(max(s.rank, i.rank))


def _turned(extent: Dim, count: Dim, along: int) -> Shape:
    """So many elements of a row or column by a subscript that lies across: they lie as the vector
    does, but for one of a single element, which has no direction of its own."""
    if extent is None or count is None:
        return Shape.unknown(2)
    lying = [unit([extent], ONE, count), unit([extent], count, ONE)]
    return Shape.of(*(lying if along == 0 else reversed(lying)))


NO_VECTOR = -1


def vector_axis(s: Shape) -> int | None:
    """The only dimension whose extent may be other than 1, if there is one.

    NO_VECTOR if the array is a scalar or has two extents that can't be 1; None if that is open.
    """
    wide = [k for k, dim in enumerate(s.dims) if dim is not ONE]
    if len(wide) == 1:
        return wide[0]
    if not wide or sum(not may_be(s.dim(k), 1) for k in wide) > 1:
        return NO_VECTOR
    return None


def _selected(mask: Shape | None, chosen: Dim) -> Shape | None:
    """The shape of the subscripts that a mask stands for. A false scalar is 0x0, not 0x1."""
    if mask is None:
        return None
    axis = vector_axis(mask)
    if mask.is_scalar or axis is None:
        return Shape.unknown(mask.rank)
    if axis == NO_VECTOR:
        return column(chosen)
    if may_be(mask.dim(axis), 1):
        return _of_one_or_more(mask.dim(axis), chosen, axis)
    return Shape.of(*[1] * axis, chosen, 1)


def _of_one_or_more(extent: Dim, chosen: Dim, axis: int) -> Shape:
    """What a row or column of truth values chooses: of one element 1x1 or 0x0."""
    if extent is None or chosen is None or axis > 1:
        return Shape.unknown(axis + 1)
    lone = min_(chosen, 1)
    lying = [unit([extent], lone, chosen), unit([extent], lone, ONE)]
    return Shape.of(*(lying if axis == 0 else reversed(lying)))


def index_grid(counts: Sequence[Dim]) -> Shape:
    """a(i, j, …): one extent per subscript, the number of its elements (see `colon_extent`)."""
    return Shape.of(*counts)


def colon_extent(s: Shape | None, position: int, count: int) -> Dim:
    """What `:` (or `end`) means as one of `count` subscripts; the last takes all the rest."""
    if s is None:
        return None
    if position < count - 1:
        return s.dim(position)
    if position == 0:
        return s.numel()
    rest = Shape(s.dims[position:]) if position < s.rank else None
    if rest is None:
        return ONE
    product: Dim = ONE
    for dim in rest.dims:
        product = None if product is None or dim is None else product * dim
    return ZERO if any(dim is ZERO for dim in rest.dims) else product


def assign_linear(
    s: Shape | None, highest: Expr | None, assume: Assumptions = NOTHING
) -> Shape | None:
    """The shape after a(i) = r, where `highest` is the greatest subscript.

    Growth makes a row of an array without rows or with one, a column of a longer column, and is an
    error for the rest.
    """
    if s is None:
        return None
    count = s.numel()
    if highest is not None and count is not None and le(highest, count, assume):
        return s
    if s.dim(0) is ZERO and s.rank == 2:
        return row(highest)
    longest = None if highest is None or count is None else max_(count, highest)
    if s.rank == 2 and (s.dim(0) is ONE or s.line_axis() == 1):
        return row(longest)
    if s.rank == 2 and s.dim(1) is ONE and not (may_be(s.dim(0), 0) or may_be(s.dim(0), 1)):
        return column(longest)
    if not s.may_be_empty() and s.is_vector() is False:
        return s
    return Shape.unknown(s.rank)


def assign_grid(
    s: Shape | None, highest: Sequence[Dim], assume: Assumptions = NOTHING
) -> Shape | None:
    """The shape after a(i, j, …) = r, given the greatest subscript of each (a colon's extent)."""
    if s is None:
        return None
    if len(highest) < s.rank:
        grown = [_grown(s.dim(k), dim, assume) for k, dim in enumerate(highest[:-1])]
        return Shape.of(*grown, *_rest_grown(s, highest, assume))
    return Shape.of(*(_grown(s.dim(k), dim, assume) for k, dim in enumerate(highest)))


def _rest_grown(s: Shape, highest: Sequence[Dim], assume: Assumptions) -> tuple[Dim, ...]:
    """The extents that the last subscript runs over. These don't grow, but where all behind the
    first are 1: that array has a lower rank."""
    last = len(highest) - 1
    if not all(may_be(dim, 1) for dim in s.dims[last + 1 :]):
        return s.dims[last:]
    count, asked = colon_extent(s, last, last + 1), highest[last]
    inside = count is not None and asked is not None and le(asked, count, assume)
    return s.dims[last:] if inside else (None, *s.dims[last + 1 :])


def _grown(dim: Dim, highest: Dim, assume: Assumptions) -> Dim:
    if dim is None or highest is None:
        return None
    return dim if le(highest, dim, assume) else max_(dim, highest)


def assign_fits(target: Sequence[Dim], r: Shape | None, assume: Assumptions = NOTHING) -> Verdict:
    """Whether r fits the elements selected: a scalar, or the same extents but for ones."""
    if r is None:
        return None
    if r.is_scalar:
        return True
    wide = [dim for dim in target if dim is not ONE]
    given = [dim for dim in r.dims if dim is not ONE]
    alpha = scalar(r, assume)
    if len(wide) == len(given):
        equal = both(*(same(p, q, assume) for p, q in zip(wide, given, strict=True)))
        certain = all(not may_be(dim, 1) for dim in (*wide, *given))
        return either(alpha, equal if equal or certain else None)
    return None


def stores_nothing(target: Sequence[Dim], r: Shape | None) -> bool:
    """True if r may be empty, and the elements selected, but of other extents. Then nothing
    grows."""
    if r is None or not r.may_be_empty() or not any(may_be(dim, 0) for dim in target):
        return False
    wide = [dim for dim in target if dim is not ONE]
    given = [dim for dim in r.dims if dim is not ONE]
    return not (len(wide) == len(given) == 1 or assign_fits(target, r))


def reduced(s: Shape | None, axis: int | None) -> Shape | None:
    """sum, prod, any, mean, …: the extent along the axis becomes 1.

    Without an axis it is the first extent that isn't 1. 0x0 counts as 0x1.
    """
    if s is None:
        return None
    if axis is None and s.is_line:
        return SCALAR
    if s.rank == 2:
        s = Shape.of(s.dim(0), _columns(s.dim(0), s.dim(1)))
    elif s.may_be_nothing():  # pages of which only the run knows that there is one
        s = s.with_dim(1, None)
    if axis is not None:
        return s.with_dim(axis, 1) if axis < s.rank else s
    k = default_axis(s)
    if k is not None:
        return s.with_dim(k, 1)
    if s.rank > 2:
        return Shape.unknown(s.rank)
    n, m = s.dims
    if m is ONE:
        return SCALAR
    if n is None or m is None:
        return row(None)
    return row(unit([n], ONE, m))  # a row sums to a scalar


def _columns(n: Dim, m: Dim) -> Dim:
    """m, but 1 if both are 0."""
    if not (may_be(n, 0) and may_be(m, 0)):
        return m
    return None if n is None or m is None else max_(m, 1 - n - m)


def extremum(s: Shape | None, axis: int | None) -> Shape | None:
    """max, min along an axis: as `reduced`, but nothing comes of nothing."""
    if s is None:
        return None
    along = s.line_axis()
    if axis is None and along is not None:
        count = s.dim(along)
        return Shape.unknown(2) if count is None else Shape.of(*[min_(count, 1)] * 2)
    k = default_axis(s) if axis is None else axis
    if k is None and s.rank == 2:
        k = vector_axis(s)
    if k is None or k == NO_VECTOR:
        return Shape.unknown(s.rank)
    dim = s.dim(k)
    return s.with_dim(k, None if dim is None else min_(dim, 1)) if k < s.rank else s


def default_axis(s: Shape) -> int | None:
    """The first dimension whose extent isn't 1 (counted from 0), if that is certain."""
    for k, dim in enumerate(s.dims):
        if not may_be(dim, 1):
            return k
        if dim is not ONE:
            return None
    return 0


def permuted(s: Shape | None, order: Sequence[int] | None) -> Shape | None:
    """permute(a, order), order counted from 0."""
    if s is None or order is None or len(order) < s.rank:
        return None if order is None else Shape.unknown(len(order))
    return Shape.of(*(s.dim(k) for k in order))


def repeated(s: Shape | None, times: Sequence[Dim]) -> Shape | None:
    """repmat."""
    if s is None:
        return None
    factors = [None if t is None else max_(t, 0) for t in times]
    rank = max(s.rank, len(factors))
    factors += [ONE] * (rank - len(factors))
    return Shape.of(*(_times(s.dim(k), factors[k]) for k in range(rank)))


def _times(p: Dim, q: Dim) -> Dim:
    if p is ZERO or q is ZERO:
        return ZERO
    return None if p is None or q is None else p * q


def kron(s: Shape | None, t: Shape | None) -> Result:
    """kron(a, b) of matrices."""
    if s is None or t is None:
        return Result(Shape.unknown(2), None)
    dims = [_times(s.dim(k), t.dim(k)) for k in range(2)]
    return Result(Shape.of(*dims), both(matrix(s), matrix(t)))
