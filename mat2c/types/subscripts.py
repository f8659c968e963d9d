"""Shapes of subscripted, generated and rearranged arrays.

These are the operators of [SHAPE] that need values (Type II) or work along a dimension.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.types.algebra import Result, Verdict, both, either, matrix, same, scalar
from mat2c.types.assume import NOTHING, Assumptions, le
from mat2c.types.expr import Expr, as_expr, const, floordiv, max_
from mat2c.types.shape import EMPTY, ONE, SCALAR, ZERO, Dim, Shape, column, may_be, row


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


def index_linear(s: Shape | None, i: Shape | None, mask: bool = False) -> Shape | None:
    """a(i) with one subscript that is no colon.

    The shape of the subscript, but vector by vector gives the orientation of the source. A logical
    mask selects a number of elements that only the run tells.
    """
    if i is not None and i.is_scalar and not mask:
        return SCALAR
    if mask:
        return _masked(s, i)
    if i is None:
        return None
    if s is None:
        return None if i.is_vector() is not False else i
    source, subscript = s.is_vector(), i.is_vector()
    if s.is_scalar or source is False or subscript is False:
        return i  # the subscript's own shape, also for a scalar source
    if source and subscript and not s.may_be_scalar():
        count = i.numel()
        return row(count) if s.dim(0) is ONE else column(count)
    if s.dims[0] is ONE and i.dims[0] is ONE and s.rank == 2 and i.rank == 2:
        return i
    if s.dims[-1] is ONE and i.dims[-1] is ONE and s.rank == 2 and i.rank == 2:
        return i
    return Shape.unknown(max(2, i.rank))


def _masked(s: Shape | None, i: Shape | None) -> Shape:
    """a(mask): a row for row masks of rows, a column otherwise."""
    if s is None or i is None:
        return Shape.unknown(2)
    if i.dim(0) is ONE and i.rank == 2 and (s.dim(0) is ONE or not i.may_be_scalar()):
        if s.is_vector() is None:
            return Shape.unknown(2)
        return column(None) if s.dim(1) is ONE and s.dim(0) is not ONE else row(None)
    if not may_be(i.dim(0), 1) and (not may_be(s.dim(0), 1) or not s.is_vector()):
        return column(None)
    return Shape.unknown(2)


def index_grid(counts: Sequence[Dim]) -> Shape:
    """a(i, j, …): one extent per subscript, the number of its elements (see `colon_extent`)."""
    return Shape.of(*counts)


def colon_extent(s: Shape | None, position: int, count: int) -> Dim:
    """What `:` (or `end`) means as one of `count` subscripts; the last takes all the rest."""
    if s is None:
        return None
    if position < count - 1:
        return s.dim(position)
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

    Growth makes a row of an empty or scalar a, keeps the orientation of a vector, and is an error
    for the rest.
    """
    if s is None:
        return None
    count = s.numel()
    if highest is not None and count is not None and le(highest, count, assume):
        return s
    if s == EMPTY:
        return row(highest)
    longest = None if highest is None or count is None else max_(count, highest)
    if s.rank == 2 and s.dim(0) is ONE and not may_be(s.dim(1), 0):
        return row(longest)
    if s.rank == 2 and s.dim(1) is ONE and not (may_be(s.dim(0), 0) or may_be(s.dim(0), 1)):
        return column(longest)
    if s.rank == 2 and s.dim(0) is ONE:
        return row(longest)
    if not s.may_be_empty() and s.is_vector() is False:
        return s
    return Shape.unknown(s.rank)


def assign_grid(
    s: Shape | None, highest: Sequence[Dim], assume: Assumptions = NOTHING
) -> Shape | None:
    """The shape after a(i, j, …) = r, given the greatest subscript of each (a colon's extent)."""
    if s is None:
        return None
    if len(highest) < s.rank:  # the last subscript runs over the rest: no growth there
        grown = [_grown(s.dim(k), dim, assume) for k, dim in enumerate(highest[:-1])]
        return Shape.of(*grown, *s.dims[len(highest) - 1 :])
    return Shape.of(*(_grown(s.dim(k), dim, assume) for k, dim in enumerate(highest)))


def _grown(dim: Dim, highest: Dim, assume: Assumptions) -> Dim:
    if dim is None or highest is None:
        return None
    return dim if le(highest, dim, assume) else max_(dim, highest)


def assign_fits(target: Sequence[Dim], r: Shape | None, assume: Assumptions = NOTHING) -> Verdict:
    """Does r fit the elements selected: a scalar, or the same extents but for ones?"""
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


def reduced(s: Shape | None, axis: int | None) -> Shape | None:
    """sum, prod, any, …: the extent along the axis becomes 1; None is the first that isn't 1."""
    if s is None:
        return None
    if axis is not None:
        return s.with_dim(axis, 1) if axis < s.rank else s
    if s == EMPTY:
        return SCALAR
    k = default_axis(s)
    if k is not None and not (k == 0 and _may_be_empty_square(s)):
        return s.with_dim(k, 1)
    if s.rank == 2 and ONE in s.dims:
        return SCALAR
    return Shape.unknown(s.rank)


def default_axis(s: Shape) -> int | None:
    """The first dimension whose extent isn't 1 (counted from 0), if that is certain."""
    for k, dim in enumerate(s.dims):
        if not may_be(dim, 1):
            return k
        if dim is not ONE:
            return None
    return 0


def _may_be_empty_square(s: Shape) -> bool:
    return s.rank == 2 and may_be(s.dim(0), 0) and may_be(s.dim(1), 0)


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


def reshaped(s: Shape | None, dims: Sequence[Dim], assume: Assumptions = NOTHING) -> Result:
    """reshape(a, dims): legal if the number of elements stays."""
    target = Shape.of(*dims)
    count = None if s is None else s.numel()
    return Result(target, same(count, target.numel(), assume))


def kron(s: Shape | None, t: Shape | None) -> Result:
    """kron(a, b) of matrices."""
    if s is None or t is None:
        return Result(Shape.unknown(2), None)
    dims = [_times(s.dim(k), t.dim(k)) for k in range(2)]
    return Result(Shape.of(*dims), both(matrix(s), matrix(t)))
