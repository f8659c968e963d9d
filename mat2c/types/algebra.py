"""The shape algebra: what shape an operation gives, and whether its operands conform.

An operator returns a `Result`: the shape under the condition that the operation is legal, and the
verdict on that condition: True (no check needed), False (the illegal shape π: it always fails),
None (to be checked at run time). So the annihilator of every operator is the verdict False.

    operator of [SHAPE]    here                      of MATLAB
    ⊛                      product                   a*b
    ⊕                      broadcast                 a+b, a.*b, a==b, max(a,b), …
    ∇                      (the shape itself)        -a, sin(a), cumsum(a), …
    ⊙                      matrix_power              a^b
    ¬                      transpose                 a', a.'
    ⊘, ⦸                   right_divide, left_divide a/b, a\\b
    ⊚, ⊖                   concatenate(0 / 1, …)     [a; b], [a, b]

The laws hold for the shapes of legal results: ⊕ is associative, commutative and idempotent with
identity ι (the scalar); ι is the identity of ⊛ and ⊙; 0x0 is the identity of concatenation.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.support.record import dataclass
from mat2c.types.assume import NOTHING, Assumptions, eq
from mat2c.types.expr import Expr, min_, unit
from mat2c.types.expr import broadcast as broadcast_extent
from mat2c.types.shape import EMPTY, ONE, ZERO, Dim, Shape, may_be

Verdict = bool | None


@dataclass(frozen=True, slots=True)
class Result:
    """The shape of a legal result, and whether the operation is legal."""

    shape: Shape | None
    legal: Verdict = True


def both(*verdicts: Verdict) -> Verdict:
    """Conjunction in three values."""
    if any(verdict is False for verdict in verdicts):
        return False
    return None if any(verdict is None for verdict in verdicts) else True


def either(*verdicts: Verdict) -> Verdict:
    """Disjunction in three values."""
    if any(verdict is True for verdict in verdicts):
        return True
    return None if any(verdict is None for verdict in verdicts) else False


def same(p: Dim, q: Dim, assume: Assumptions = NOTHING) -> Verdict:
    """Whether two extents are equal."""
    if p is None or q is None:
        return None
    return True if p is q else eq(p, q, assume)


def scalar(s: Shape | None, assume: Assumptions = NOTHING) -> Verdict:
    """The predicate α of [SHAPE]: true if it is 1×1."""
    return None if s is None else both(*(same(dim, ONE, assume) for dim in s.dims))


def matrix(s: Shape | None) -> Verdict:
    """The predicate β of [SHAPE]: true if it is of rank 2."""
    return None if s is None else s.is_matrix()


def broadcast(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊕: elementwise operations."""
    if s is None or t is None:
        known = t if s is None else s
        return Result(None, True if known is not None and known.is_scalar else None)
    pairs = [(s.dim(k), t.dim(k)) for k in range(max(s.rank, t.rank))]
    verdicts = tuple(_conform(p, q, assume) for p, q in pairs)
    dims = [_expanded(p, q, assume) for p, q in pairs]
    return Result(Shape.of(*dims), both(*verdicts))


def _conform(p: Dim, q: Dim, assume: Assumptions) -> Verdict:
    """Whether extents p and q may meet in an elementwise operation."""
    if p is ONE or q is ONE or (p is q and p is not None):
        return True
    if p is not None and q is not None and _members(q) <= _members(p) | {ONE}:
        return True  # p came from q: an operation that has succeeded has checked it
    if p is not None and q is not None and _members(p) <= _members(q) | {ONE}:
        return True
    return either(same(p, q, assume), same(p, ONE, assume), same(q, ONE, assume))


def _members(dim: Expr) -> set[Expr]:
    atom = dim.atom
    return set(atom.args) if atom is not None and atom.kind == "broadcast" else {dim}


def _expanded(p: Dim, q: Dim, assume: Assumptions) -> Dim:
    if p is None or q is None:
        known = q if p is None else p
        return known if not may_be(known, 1) else None
    if same(p, q, assume):
        return p
    return broadcast_extent(p, q)


def flattened(s: Shape) -> Shape:
    """As a matrix: the dimensions from the second on as one. So do matrix operators see arrays."""
    rest = Shape(s.dims[1:]) if s.rank > 2 else None
    return s if rest is None else Shape.of(s.dim(0), rest.numel())


def product(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊛: matrix product, or scalar times anything. Exact for what may be scalar ([SHAPE] Eq. 8)."""
    if scalar(s, assume):
        return Result(t)
    if scalar(t, assume):
        return Result(s)
    if s is None or t is None:
        return Result(None, None)
    a, b = flattened(s), flattened(t)
    legal = either(scalar(s, assume), scalar(t, assume), same(a.dim(1), b.dim(0), assume))
    rows, columns = _if_scalar(s, t.dim(0), s.dim(0)), _if_scalar(t, s.dim(1), b.dim(1))
    return _matrix_result(s, t, rows, columns, legal)


def _matrix_result(s: Shape, t: Shape, rows: Dim, columns: Dim, legal: Verdict) -> Result:
    """The result of a product; of higher rank if an operand may turn out to be a scalar."""
    if (s.rank > 2 and t.may_be_scalar()) or (t.rank > 2 and s.may_be_scalar()):
        return Result(Shape.unknown(max(s.rank, t.rank)), legal)
    return Result(Shape.of(rows, columns), legal)


def _if_scalar(s: Shape, then: Dim, orelse: Dim) -> Dim:
    """`then` if s is a scalar, else `orelse`."""
    if not s.may_be_scalar():
        return orelse
    if then is None or orelse is None:
        return None
    tests = [dim for dim in s.dims if dim is not None]
    return unit(tests, then, orelse) if len(tests) == s.rank else None


def matrix_power(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊙: one operand a scalar, the other square, or empty, which gives 0x0."""
    if s is None or t is None:
        return Result(Shape.unknown(2), None)
    legal = either(
        both(scalar(s, assume), _powers(t, assume)), both(scalar(t, assume), _powers(s, assume))
    )
    for base, exponent in ((s, t), (t, s)):
        if scalar(exponent, assume):
            n, m = flattened(base).dims
            side = None if n is None or m is None else min_(n, m)
            return Result(Shape.of(side, side), legal)
    return Result(Shape.unknown(2), legal)


def _powers(s: Shape, assume: Assumptions) -> Verdict:
    n, m = flattened(s).dims
    return either(same(n, m, assume), same(n, ZERO, assume), same(m, ZERO, assume))


def transpose(s: Shape | None) -> Result:
    """¬: matrices only."""
    if s is None:
        return Result(Shape.unknown(2), None)
    return Result(Shape.of(s.dim(1), s.dim(0)), s.is_matrix())


def right_divide(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊘: a/b. The columns must agree unless b is a scalar."""
    if scalar(t, assume):
        return Result(s)
    if s is None or t is None:
        return Result(None, None)
    a, b = flattened(s), flattened(t)
    legal = either(scalar(t, assume), same(a.dim(1), b.dim(1), assume))
    if s.rank > 2 and t.may_be_scalar():
        return Result(Shape.unknown(s.rank), legal)
    return Result(Shape.of(s.dim(0), _if_scalar(t, s.dim(1), t.dim(0))), legal)


def left_divide(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⦸: a\\b. The rows must agree unless a is a scalar."""
    if scalar(s, assume):
        return Result(t)
    if s is None or t is None:
        return Result(None, None)
    a, b = flattened(s), flattened(t)
    legal = either(scalar(s, assume), same(a.dim(0), b.dim(0), assume))
    if t.rank > 2 and s.may_be_scalar():
        return Result(Shape.unknown(t.rank), legal)
    return Result(Shape.of(_if_scalar(s, t.dim(0), a.dim(1)), b.dim(1)), legal)


def concatenate(
    axis: int,
    s: Shape | None,
    t: Shape | None,
    assume: Assumptions = NOTHING,
    brackets: bool = True,
) -> Result:
    """⊚ (axis 0) and ⊖ (axis 1), and cat along any other axis.

    What fits is joined. What doesn't is left out if it is 0x0 or, between brackets and matrices,
    1x0 or 0x1.
    """
    if s is None or t is None:
        return Result(None, None)
    if _continues(axis, s, t):
        length = _sum(s.dim(axis), t.dim(axis))
        return Result(Shape.of(1, length) if axis else Shape.of(length, 1), True)
    if _are_lines(axis, s, t):
        return Result(Shape((None, None), axis), True)
    rank = max(s.rank, t.rank, axis + 1)
    verdicts = [same(s.dim(k), t.dim(k), assume) for k in range(rank) if k != axis]
    fits = both(*verdicts)
    if fits:
        dims = [_shorter(s.dim(k), t.dim(k)) for k in range(rank)]
        dims[axis] = _sum(s.dim(axis), t.dim(axis))
        return Result(Shape.of(*dims), True)
    if axis < 2 and EMPTY in (s, t):  # fitting or not, it adds nothing
        return Result(t if s == EMPTY else s)
    first, second = _gives_way(s, t, brackets), _gives_way(t, s, brackets)
    if fits is False and first is not None and second is not None:
        left = (EMPTY if first else s) if second else t
        return Result(left, first or second)
    return Result(_unfitting(axis, s, t, first, second), either(fits, first, second))


def _continues(axis: int, s: Shape, t: Shape) -> bool:
    """True if they are a line and a vector, either way round."""
    if s.rank != 2 or t.rank != 2 or axis > 1:
        return False
    lines = [shape.line_axis() == axis for shape in (s, t)]
    whole = [shape.dim(1 - axis) is ONE for shape in (s, t)]
    return any(lines) and any(whole)


def _are_lines(axis: int, s: Shape, t: Shape) -> bool:
    """True if both lie along the axis or are 0x0, so that what is longer by the other does, too."""
    return all(shape.rank == 2 and shape.line_axis() == axis for shape in (s, t))


def _unfitting(axis: int, s: Shape, t: Shape, first: Verdict, second: Verdict) -> Shape:
    """The shape where an operand (`first`: s, `second`: t) may have to give way."""
    dims: list[Dim] = []
    leads = [shape for shape, yields in ((s, first), (t, second)) if yields is False]
    for k in range(max(s.rank, t.rank, axis + 1)):
        shared = s.dim(k) if s.dim(k) is t.dim(k) else None
        dims.append(leads[0].dim(k) if leads else shared)
    counted = all(_keeps_sum(axis, shape, y) for shape, y in ((s, first), (t, second)))
    dims[axis] = _sum(s.dim(axis), t.dim(axis)) if counted else None
    return Shape.of(*dims)


def _keeps_sum(axis: int, s: Shape, yields: Verdict) -> bool:
    """True if its extent along the axis is 0 if it gives way, so that the sum is right all the
    same."""
    if yields is False or axis > 1:
        return yields is False
    return not (may_be(s.dim(axis), 1) and may_be(s.dim(1 - axis), 0))


def _gives_way(s: Shape, other: Shape, brackets: bool) -> Verdict:
    """Whether it is an empty that concatenation leaves out where it doesn't fit."""
    if s.rank > 2 and any(not may_be(dim, 1) for dim in s.dims[2:]):
        return False
    n, m = s.dim(0), s.dim(1)
    if s == EMPTY:
        return True
    line = brackets and all(may_be(dim, 1) for dim in other.dims[2:])
    if line and s.rank == 2 and other.rank == 2 and s.dims in (ROW_OF_NONE, COLUMN_OF_NONE):
        return True
    candidates = [(0, 0), (1, 0), (0, 1)] if line else [(0, 0)]
    return None if any(may_be(n, p) and may_be(m, q) for p, q in candidates) else False


ROW_OF_NONE = (ONE, ZERO)
COLUMN_OF_NONE = (ZERO, ONE)


def _shorter(p: Dim, q: Dim) -> Dim:
    """One of two equal extents: a number, if one is."""
    return q if p is None or (q is not None and q.is_const) else p


def _sum(p: Dim, q: Dim) -> Dim:
    return None if p is None or q is None else p + q


def concatenate_all(
    axis: int, shapes: Sequence[Shape | None], assume: Assumptions = NOTHING, brackets: bool = True
) -> Result:
    """Concatenation of several operands."""
    if not shapes:
        return Result(EMPTY)
    result = Result(shapes[0])
    for shape in shapes[1:]:
        step = concatenate(axis, result.shape, shape, assume, brackets)
        result = Result(step.shape, both(result.legal, step.legal))
    return result
