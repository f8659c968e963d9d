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
from dataclasses import dataclass

from mat2c.types.assume import NOTHING, Assumptions, eq
from mat2c.types.expr import Expr, unit
from mat2c.types.expr import broadcast as broadcast_extent
from mat2c.types.shape import EMPTY, ONE, SCALAR, Dim, Shape, may_be

Verdict = bool | None


@dataclass(frozen=True, slots=True)
class Result:
    """The shape of a legal result, and whether the operation is legal."""

    shape: Shape | None
    legal: Verdict = True
    by_dim: tuple[Verdict, ...] = ()  # for `broadcast`: the verdict for each dimension


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
    """Are two extents equal?"""
    if p is None or q is None:
        return None
    return True if p is q else eq(p, q, assume)


def scalar(s: Shape | None, assume: Assumptions = NOTHING) -> Verdict:
    """The predicate α of [SHAPE]: is it 1×1?"""
    return None if s is None else both(*(same(dim, ONE, assume) for dim in s.dims))


def matrix(s: Shape | None) -> Verdict:
    """The predicate β of [SHAPE]: is it of rank 2?"""
    return None if s is None else s.is_matrix()


def broadcast(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊕: elementwise operations."""
    if s is None or t is None:
        known = t if s is None else s
        return Result(None, True if known is not None and known.is_scalar else None)
    pairs = [(s.dim(k), t.dim(k)) for k in range(max(s.rank, t.rank))]
    verdicts = tuple(_conform(p, q, assume) for p, q in pairs)
    dims = [_expanded(p, q, assume) for p, q in pairs]
    return Result(Shape.of(*dims), both(*verdicts), verdicts)


def _conform(p: Dim, q: Dim, assume: Assumptions) -> Verdict:
    """May extents p and q meet in an elementwise operation?"""
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


def broadcast_all(shapes: Sequence[Shape | None], assume: Assumptions = NOTHING) -> Result:
    """⊕ over several operands."""
    result = Result(SCALAR)
    for shape in shapes:
        step = broadcast(result.shape, shape, assume)
        result = Result(step.shape, both(result.legal, step.legal))
    return result


def product(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊛: matrix product, or scalar times anything. Exact for what may be scalar ([SHAPE] Eq. 8)."""
    if scalar(s, assume):
        return Result(t)
    if scalar(t, assume):
        return Result(s)
    if s is None or t is None:
        return Result(None, None)
    inner = both(matrix(s), matrix(t), same(s.dim(1), t.dim(0), assume))
    legal = either(scalar(s, assume), scalar(t, assume), inner)
    rows = _if_scalar(s, t.dim(0), s.dim(0))
    columns = _if_scalar(t, s.dim(1), t.dim(1))
    return Result(Shape.of(rows, columns, *_higher(s, t)), legal)


def _if_scalar(s: Shape, then: Dim, orelse: Dim) -> Dim:
    """`then` if s is a scalar, else `orelse`."""
    if not s.may_be_scalar():
        return orelse
    if then is None or orelse is None:
        return None
    tests = [dim for dim in s.dims if dim is not None]
    return unit(tests, then, orelse) if len(tests) == s.rank else None


def _higher(s: Shape, t: Shape) -> list[Dim]:
    """The extents from the third: only one operand has any, the other being a scalar."""
    return [_expanded(s.dim(k), t.dim(k), NOTHING) for k in range(2, max(s.rank, t.rank))]


def matrix_power(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⊙: one operand a scalar, the other square."""
    if s is None or t is None:
        return Result(Shape.unknown(2), None)
    legal = either(
        both(scalar(s, assume), square(t, assume)), both(scalar(t, assume), square(s, assume))
    )
    dims = [_expanded(s.dim(k), t.dim(k), assume) for k in range(2)]
    return Result(Shape.of(*dims), legal)


def square(s: Shape, assume: Assumptions = NOTHING) -> Verdict:
    """n×n."""
    return both(matrix(s), same(s.dim(0), s.dim(1), assume))


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
    inner = both(matrix(s), matrix(t), same(s.dim(1), t.dim(1), assume))
    legal = either(scalar(t, assume), inner)
    columns = _if_scalar(t, s.dim(1), t.dim(0))
    return Result(Shape.of(s.dim(0), columns, *s.dims[2:]), legal)


def left_divide(s: Shape | None, t: Shape | None, assume: Assumptions = NOTHING) -> Result:
    """⦸: a\\b. The rows must agree unless a is a scalar."""
    if scalar(s, assume):
        return Result(t)
    if s is None or t is None:
        return Result(None, None)
    inner = both(matrix(s), matrix(t), same(s.dim(0), t.dim(0), assume))
    legal = either(scalar(s, assume), inner)
    rows = _if_scalar(s, t.dim(0), s.dim(1))
    return Result(Shape.of(rows, t.dim(1), *t.dims[2:]), legal)


def concatenate(
    axis: int,
    s: Shape | None,
    t: Shape | None,
    assume: Assumptions = NOTHING,
    brackets: bool = True,
) -> Result:
    """⊚ (axis 0) and ⊖ (axis 1), and cat along any other axis.

    0x0 is the identity. Between brackets 1x0 and 0x1 give way, too, where they don't fit; in `cat`
    they don't.
    """
    if s is None or t is None:
        return Result(None, None)
    if s == EMPTY or t == EMPTY:
        return Result(t if s == EMPTY else s)
    verdicts = [
        same(s.dim(k), t.dim(k), assume) for k in range(max(s.rank, t.rank, axis + 1)) if k != axis
    ]
    legal = either(both(*verdicts), _gives_way(s, brackets), _gives_way(t, brackets))
    fits = both(*verdicts)
    if fits:
        dims = [_shorter(s.dim(k), t.dim(k)) for k in range(max(s.rank, t.rank, axis + 1))]
        dims[axis] = _sum(s.dim(axis), t.dim(axis))
        return Result(Shape.of(*dims), True)
    if fits is False and legal:
        first = _gives_way(s, brackets)
        if first is not None and _gives_way(t, brackets) is not None:
            return Result((EMPTY if _gives_way(t, brackets) else t) if first else s)
    return Result(_unfitting(axis, s, t, brackets), legal)


def _unfitting(axis: int, s: Shape, t: Shape, brackets: bool) -> Shape:
    """The shape where an operand may have to give way."""
    dims: list[Dim] = []
    leads = [shape for shape in (s, t) if _gives_way(shape, brackets) is False]
    for k in range(max(s.rank, t.rank, axis + 1)):
        if k == axis:
            # What gives way counts nothing here but a 0x1 on its side.
            exact = all(_gives_way(shape, brackets) is False for shape in (s, t))
            dims.append(_sum(s.dim(k), t.dim(k)) if exact else None)
        else:
            same_dim = s.dim(k) if s.dim(k) is t.dim(k) else None
            dims.append(leads[0].dim(k) if leads else same_dim)
    if all(_keeps_sum(axis, shape, brackets) for shape in (s, t)):
        dims[axis] = _sum(s.dim(axis), t.dim(axis))
    return Shape.of(*dims)


def _keeps_sum(axis: int, s: Shape, brackets: bool) -> bool:
    """If it gives way, is its extent along the axis 0, so that the sum is right all the same?"""
    if _gives_way(s, brackets) is False or axis > 1:
        return _gives_way(s, brackets) is False
    return not brackets or not (may_be(s.dim(axis), 1) and may_be(s.dim(1 - axis), 0))


def _gives_way(s: Shape, brackets: bool) -> Verdict:
    """Is it an empty that concatenation may leave out?"""
    possible = [EMPTY.dims] + ([(ONE, EMPTY.dims[0]), (EMPTY.dims[0], ONE)] if brackets else [])
    if s.dims in possible:
        return True
    for dims in possible:
        wanted = Shape.of(*dims)
        if all(may_be(s.dim(k), int(w.low)) for k, w in enumerate(dims) if w is not None) and all(
            may_be(s.dim(k), 1) for k in range(wanted.rank, s.rank)
        ):
            return None
    return False


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
