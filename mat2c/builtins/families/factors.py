"""Functions of one real matrix: its factors, its eigenvalues and the like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.matrices import declare, double, is_real
from mat2c.builtins.families.reshaping import at_least
from mat2c.types.lattice import ANY, FLOATS, Type
from mat2c.types.ranges.range_ import EXTENT, Range
from mat2c.types.shape import ONE, Dim, Shape
from mat2c.types.symbolic import min_
from mat2c.types.type_constructors import scalar

_MATRIX = Shape.unknown(2)
_SPECIAL = None
"""No shape: a diagonal or permutation matrix knows that it is one, and stays boxed."""


def _matrix_rule(
    rule: Callable[[Site, Type, Dim, Dim], list[Type] | None],
    *outputs: Sequence[Shape | None],
    real: bool = True,
) -> TypeRule:
    """A rule for one real matrix of so many rows and columns. For others, `outputs` are the shapes
    of one output, of two and so on; `real`: they are real for real operands."""

    def checked(site: Site) -> list[Type] | None:
        one = len(site.types) == 1
        if not one or not is_real(site.types[0]) or not site.types[0].is_matrix:
            return _of_any(site, outputs, real)
        x = site.types[0]
        assert x.shape is not None
        return rule(site, x, x.shape.dim(0), x.shape.dim(1))

    return checked


def _of_any(site: Site, outputs: Sequence[Sequence[Shape | None]], real: bool) -> list[Type] | None:
    """What factors of floating-point numbers are, whatever else is known of these. Words and a 0
    are options; eig takes a second matrix."""
    count, x = max(site.nargout, 1), site.types[0] if site.types else ANY
    if count > len(outputs) or x.cls not in FLOATS or not all(_goes_with(t, x) for t in site.types):
        return None
    if x.cls == "single" and (x.shape is None or x.shape.may_be_empty()):
        return None  # of nothing may come a double
    plain = real and not any(t.cls == "char" or t.may_be_complex for t in site.types)
    return [Type(x.cls, False if plain else None, shape) for shape in outputs[count - 1]]


def _goes_with(t: Type, x: Type) -> bool:
    return t is x or t.cls == "char" or t.const == 0 or (t.is_matrix and t.cls == x.cls)


def _keeps_extents(rows: Dim, columns: Dim) -> bool:
    """True if what is made of a matrix has its extents. What is made of one without elements is
    0x0."""
    return (rows is not None and rows is columns) or (at_least(rows, 1) and at_least(columns, 1))


def _least(a: Dim, b: Dim) -> Dim:
    return None if a is None or b is None else min_(a, b)


_ONE, _TWO = (_MATRIX,), (_MATRIX, _MATRIX)
_THREE = (_MATRIX, _SPECIAL, _MATRIX)


def _schur(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    return [double(x.shape)] * max(site.nargout, 1) if site.nargout <= 2 else None


def _chol(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    if site.nargout > 2:
        return None
    if site.nargout == 2:  # as far as it got
        return [double(Shape.unknown(2)), scalar("double", EXTENT)]
    size = _least(rows, columns)  # of empty ones that aren't square, too
    return [double(Shape.of(size, size))]


def _qr(site: Site) -> list[Type] | None:
    """qr(A); [Q, R] = qr(A, 0) have no more columns and rows than needed."""
    x, *how = site.types or [ANY]
    if site.nargout > 2 or not is_real(x) or not x.is_matrix:
        known = _of_any(site, (_ONE, _TWO, (*_TWO, _SPECIAL)), real=True)
        return None if x.cls == "single" and site.nargout > 2 else known
    if how and (len(how) > 1 or how[0].const != 0.0):
        return None
    assert x.shape is not None
    rows, columns = x.shape.dims
    inner = _least(rows, columns) if how and site.nargout == 2 else rows
    r = double(Shape.of(inner, columns))
    return [double(Shape.of(rows, inner)), r] if site.nargout == 2 else [r]


def _lu(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    """[L, U] = lu(A), [L, U, P] = lu(A): P is a permutation matrix of its own kind."""
    if site.nargout > 3:
        return None
    inner = _least(rows, columns)
    if not _keeps_extents(rows, columns):
        rows = columns = inner = None
    if site.nargout < 2:
        return [double(Shape.of(rows, columns))]
    factors = [double(Shape.of(rows, inner)), double(Shape.of(inner, columns))]
    return factors + ([double(_SPECIAL)] if site.nargout == 3 else [])


def _svd(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    """[U, S, V] = svd(A): S is a diagonal matrix, which stays boxed."""
    inner = _least(rows, columns)
    if site.nargout < 2:
        return [double(Shape.of(inner, 1), Range(0.0, inf))]
    return [double(Shape.of(rows, rows)), double(_SPECIAL), double(Shape.of(columns, columns))]


def _eig(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    """The eigenvalues, of nothing none, in no column; or vectors and a diagonal matrix."""
    if site.nargout > 2:
        return None
    some = at_least(rows, 1) and at_least(columns, 1)
    if site.nargout == 2:  # the second knows that it is diagonal
        vectors = Type("double", None, Shape.of(rows, rows) if some else Shape.unknown(2))
        return [vectors, Type("double", None, _SPECIAL)]
    return [Type("double", None, Shape.of(rows, 1) if some else Shape.unknown(2))]


def _balance(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    if site.nargout == 3:
        return [double(Shape.of(rows, 1)), double(Shape.of(rows, 1)), double(Shape.of(rows, rows))]
    return [double(Shape.of(rows, rows))] * 2 if site.nargout <= 2 else None


def _cov(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    """Covariances of columns; the variance of a vector."""
    if site.nargout > 1 or not (at_least(rows, 1) and at_least(columns, 1)):
        return None
    if rows is ONE or columns is ONE:
        return [scalar("double")]
    many = at_least(rows, 2) and at_least(columns, 2)
    return [double(Shape.of(columns, columns))] if many else [double(Shape.unknown(2))]


def _turned(site: Site, x: Type, rows: Dim, columns: Dim) -> list[Type] | None:
    if not _keeps_extents(rows, columns):
        rows = columns = None
    return [double(Shape.of(columns, rows))] if site.nargout < 2 else None


DECLARATIONS: Sequence[Builtin] = [
    declare("chol", _matrix_rule(_chol), "Cholesky factor."),
    declare("qr", _qr, "Orthogonal and triangular factor."),
    declare("lu", _matrix_rule(_lu, _ONE, _TWO), "Triangular factors."),
    declare("schur", _matrix_rule(_schur, _ONE, _TWO), "Triangular form and its basis."),
    declare("svd", _matrix_rule(_svd, _ONE, (), _THREE), "Singular values."),
    declare("eig", _matrix_rule(_eig, _ONE, _THREE[:2], _THREE, real=False), "Eigenvalues."),
    declare(
        "balance", _matrix_rule(_balance, _ONE, _TWO, (_MATRIX, *_TWO)), "Balanced for eigenvalues."
    ),
    declare("cov", _matrix_rule(_cov), "Covariance."),
    declare("pinv", _matrix_rule(_turned), "Pseudoinverse."),
]
