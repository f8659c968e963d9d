"""Functions that put elements elsewhere: sorting, repeating, flipping, reshaping, selecting."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.constructors import extents_of
from mat2c.builtins.families.differences import difference
from mat2c.support.record import replace
from mat2c.types import subscripts
from mat2c.types.expr import MAX_EXTENT
from mat2c.types.lattice import ANY, ARITHMETIC, BOTTOM, Type, whole
from mat2c.types.ranges import interval, range_
from mat2c.types.ranges.range_ import EXTENT, Range
from mat2c.types.shape import ONE, SOME, ZERO, Dim, Shape, line_along, may_be
from mat2c.types.symbolic import Expr, max_, min_
from mat2c.types.traits import Effect, ShapeType

POSITION = Range(1.0, EXTENT.high, True, False, False, False)
Shaped = Callable[[Site, Shape], "Shape | None"]


def place_in(x: Type) -> Range:
    """What the number of an element of an array, or its place along a dimension, may be."""
    count = None if x.shape is None else x.shape.numel()
    return POSITION if count is None else replace(POSITION, high=range_.tidy(count))


def is_plain(t: Type) -> bool:
    """An array of numbers, truth values or characters whose rank is known."""
    return t.is_arithmetic and t.shape is not None


def changed(t: Type, shape: Shape | None, values: Range | None = None) -> Type:
    """The same elements in another shape; the text or row that it was is gone."""
    return replace(
        t,
        shape=shape,
        const=None,
        items=None,
        maybe_undef=False,
        range=t.range if values is None else values,
    )


def at_least(dim: Dim, n: int) -> bool:
    return dim is not None and dim.low >= n


def _moved(shape: Shaped, count: int = 1, zeros: bool = False) -> TypeRule:
    """The elements of the first of at most `count` operands, in a shape of their own."""

    def rule(site: Site) -> list[Type] | None:
        if not 1 <= len(site.types) <= count or not is_plain(site.types[0]):
            return None
        if any(not t.is_arithmetic or t.cls == "char" for t in site.types[1:]):
            return None
        x = site.types[0]
        assert x.shape is not None
        extents = shape(site, x.shape)
        if extents is None:
            return None
        if not zeros:
            return [changed(x, extents)]
        left = replace(x, is_complex=None) if x.may_be_complex else x
        return [changed(left, extents, range_.join(x.range, range_.exactly(0.0)))]

    return rule


def _same(site: Site, s: Shape) -> Shape | None:
    return s


def _matrix(site: Site, s: Shape) -> Shape | None:
    return s if s.rank == 2 else None


def _turned(site: Site, s: Shape) -> Shape | None:
    """rot90(x, k)"""
    turns = 1 if len(site.types) == 1 else site.types[1].whole
    if s.rank != 2:
        return None
    if turns is None:
        return Shape.unknown(2)
    return s if turns % 2 == 0 else Shape.of(s.dim(1), s.dim(0))


def _diagonal(site: Site, s: Shape) -> Shape | None:
    """diag(x): of a matrix a column, of a vector a diagonal matrix."""
    if s.rank != 2:
        return None
    if ONE in s.dims:
        return _beside(s, site.types[1] if len(site.types) == 2 else None)
    if not all(at_least(d, 2) for d in s.dims):
        return Shape.unknown(2)
    if len(site.types) > 1:
        return Shape.of(None, 1)
    rows, columns = s.dims
    assert rows is not None and columns is not None
    return Shape.of(min_(rows, columns), 1)


def _beside(s: Shape, place: Type | None) -> Shape:
    """diag(v) and diag(v, k); that is a full matrix, but for k = 0."""
    count, k = s.numel(), 0 if place is None else place.whole
    return Shape.unknown(2) if count is None or k is None else Shape.of(*[count + abs(k)] * 2)


def _toeplitz(site: Site) -> list[Type] | None:
    if not 1 <= len(site.types) <= 2 or not all(is_plain(t) for t in site.types):
        return None
    if any(t.cls != "double" or t.may_be_complex for t in site.types):
        return None
    column, row = site.types[0], site.types[-1]
    assert column.shape is not None and row.shape is not None
    if not (column.shape.is_vector() and row.shape.is_vector()):
        return None
    values = range_.join(column.range, row.range)
    return [Type("double", False, Shape.of(column.shape.numel(), row.shape.numel()), values)]


def _vander(site: Site) -> list[Type] | None:
    """Powers of the elements of a vector in rows, as many as it has or as are asked for."""
    if not 1 <= len(site.types) <= 2 or not all(is_plain(t) for t in site.types):
        return None
    x = site.types[0]
    assert x.shape is not None
    if x.cls != "double" or x.may_be_complex or not x.shape.is_vector():
        return None
    count = x.shape.numel() if len(site.types) == 1 else site.integer(1)
    rows = Shape.of(x.shape.numel(), None if count is None else max_(count, 0))
    return [Type("double", False, rows, range_.FULL)]


def _lookup(site: Site) -> list[Type] | None:
    """Which element of a table is the last that is not beyond each number."""
    table, wanted, *options = site.types if len(site.types) > 1 else (ANY, ANY)
    if any(not is_plain(t) or t.cls == "char" or t.may_be_complex for t in (table, wanted)):
        return None
    if any(not isinstance(t.const, str) or set(t.const) & set("mb") for t in options):
        return None
    ends = any(isinstance(t.const, str) and set(t.const) & set("lr") for t in options)
    if ends and table.shape is not None and table.shape.may_be_empty():  # there are ends, too
        return [Type("double", False, wanted.shape, replace(POSITION, low=-1.0))]
    return [Type("double", False, wanted.shape, replace(place_in(table), low=0.0))]


def _kron(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not all(is_plain(t) for t in site.types):
        return None
    a, b = site.types
    assert a.shape is not None and b.shape is not None
    if any(t.cls != "double" or t.may_be_complex for t in (a, b)):
        return None
    if a.shape.rank != 2 or b.shape.rank != 2:
        return None
    dims = [_times(a.shape.dim(k), b.shape.dim(k)) for k in range(2)]
    return [Type("double", False, Shape.of(*dims), interval.times(a.range, b.range))]


def _times(a: Dim, b: Dim) -> Dim:
    return None if a is None or b is None else a * b


_REPEATED = frozenset((*ARITHMETIC, "cell", "struct"))


def _repmat(site: Site) -> list[Type] | None:
    """repmat(x, n), repmat(x, m, n), repmat(x, [m n])"""
    x = site.types[0] if site.types else BOTTOM
    if len(site.types) not in (2, 3) or x.shape is None or x.cls not in _REPEATED:
        return None
    counts, item = _counts(site), replace(x, dq=False)
    if counts is None:
        return [changed(item, Shape.unknown(x.shape.rank))] if _are_two(site) else None
    dims = [*x.shape.dims]
    for k, count in enumerate(counts):
        dims[k] = _times(dims[k], None if count is None else max_(count, 0))
    return [changed(item, Shape.of(*dims))]


def _are_two(site: Site) -> bool:
    """True if the counts name no dimension beyond the second."""
    return len(site.types) == 3 and all(t.is_scalar for t in site.types[1:])


def _counts(site: Site) -> list[Expr | int | None] | None:
    first = site.types[1]
    if len(site.types) == 3:
        if not _are_two(site):
            return None
        return [site.integer(1), site.integer(2)]
    if isinstance(first.const, tuple) and len(first.const) == 2:
        return [whole(c) for c in first.const]
    return [site.integer(1)] * 2 if first.is_scalar else None


def _reshape(site: Site) -> list[Type] | None:
    if len(site.types) < 2 or not site.types[0].is_arithmetic:
        return None
    x = site.types[0]
    if any(t.static_numel == 0 for t in site.types[1:]):  # [] stands for what is left
        dims = [
            None if t.static_numel == 0 or not t.is_scalar else site.integer(k)
            for k, t in enumerate(site.types)
        ]
        return [changed(x, Shape.of(*_with_rest(x, dims[1:])))]
    if len(site.types) == 2 and site.types[1].is_scalar:
        return None
    return [changed(x, extents_of(site, 1))]


def _with_rest(x: Type, dims: Sequence[Expr | int | None]) -> list[Expr | int | None]:
    """The extents where one that is open follows from the others."""
    fixed = [d if isinstance(d, int) else d.value for d in dims if d is not None and _is_fixed(d)]
    total, known = x.static_numel, math.prod(fixed)
    if total is None or len(fixed) != len(dims) - 1 or known <= 0 or total % known:
        return [*dims]
    return [total // known if d is None else d for d in dims]


def _is_fixed(dim: Expr | int) -> bool:
    return isinstance(dim, int) or dim.is_const


def _shiftdim(site: Site) -> list[Type] | None:
    """Dimensions rotated to the left, or ones put in front; without a number, those are removed."""
    if not 1 <= len(site.types) <= 2 or site.nargout > 1 or not is_plain(site.types[0]):
        return None
    x = site.types[0]
    count = site.types[1].whole if len(site.types) == 2 else _leading(x)
    if x.shape is None or x.shape.rank != 2 or count is None:
        return None
    rows, columns = x.shape.dims
    if count < 0:
        return [changed(x, Shape.of(*[1] * -count, rows, columns))]
    return [changed(x, Shape.of(columns, rows) if count % 2 else x.shape)]


def _leading(x: Type) -> int | None:
    """How many ones a matrix has in front, if that decides what shiftdim gives."""
    rows, columns = x.shape.dims if x.is_matrix and x.shape is not None else (None, None)
    if rows is ONE:
        return 1 if not may_be(columns, 1) else None
    return None if may_be(rows, 1) else 0


def _permute(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not is_plain(site.types[0]):
        return None
    x, order = site.types[0], site.types[1].const
    assert x.shape is not None
    if not isinstance(order, tuple):
        return [changed(x, None)]
    axes = [axis - 1 for k in order if (axis := whole(k)) is not None]
    if len(axes) < len(order) or sorted(axes) != list(range(len(axes))) or len(axes) < x.shape.rank:
        return None
    return [changed(x, subscripts.permuted(x.shape, axes))]


def _squeeze(site: Site, s: Shape) -> Shape | None:
    if s.rank <= 2:
        return s
    if any(d is None or d.low <= 1 <= d.high for d in s.dims if d is not ONE):
        return Shape.unknown(s.rank)
    wide = [d for d in s.dims if d is not ONE]
    return Shape.of(*wide, *[1] * (2 - len(wide)))


# --- order ---------------------------------------------------------------------------------------


def _sort(site: Site) -> list[Type] | None:
    """sort(x), sort(x, dim), sort(x, 'descend') and both; of texts in a cell, too."""
    if not site.types:
        return None
    x = site.types[0]
    if x.cls == "cell":
        return [changed(x, x.shape), Type("double", False, x.shape, POSITION)]
    if not is_plain(x):
        return None
    return [changed(x, x.shape), Type("double", False, x.shape, place_in(x))]


def _unique(site: Site) -> list[Type] | None:
    """unique(x), unique(x, "rows"), …; the places are columns where there are any."""
    if not site.types or not (is_plain(site.types[0]) or site.types[0].cls == "cell"):
        return None
    if any(t.cls != "char" for t in site.types[1:]):
        return None
    x, *options = site.types
    index = Type("double", False, Shape.unknown(2), place_in(x))
    plain = x.is_matrix and x.cls != "cell" and [t.const for t in options] in ([], ["rows"])
    if not plain or x.shape is None or not all(at_least(d, 1) for d in x.shape.dims):
        return [changed(x, Shape.unknown(2)), index, index]
    rows, columns = x.shape.dims
    count = rows if options else x.shape.numel()
    shape = Shape.of(SOME, columns) if options else _in_order(rows, columns)
    first, each = (replace(index, shape=Shape.of(n, 1)) for n in (SOME, count))
    return [changed(x, shape), first, each]


def _in_order(rows: Dim, columns: Dim) -> Shape:
    """Of a row a row, else a column, where there are elements."""
    if rows is ONE:
        return Shape.of(1, SOME)
    return Shape.of(SOME, 1) if columns is ONE or at_least(rows, 2) else Shape.unknown(2)


def _find(site: Site) -> list[Type] | None:
    """find(x), find(x, n), [i, j] = find(x), [i, j, v] = find(x)"""
    if not 1 <= len(site.types) <= 3 or not site.types[0].is_arithmetic:
        return None
    x = site.types[0]
    places, extents = Type("double", False, Shape.unknown(2), POSITION), x.shape
    if extents is None:
        return [places, places, changed(x, Shape.unknown(2))][: max(site.nargout, 1)]

    def found(highest: Dim, output: int = 0) -> Type:
        values = POSITION if highest is None else replace(POSITION, high=range_.tidy(highest))
        return Type("double", False, _places(site, extents, output), values)

    if site.nargout < 2:
        return [found(extents.numel())]
    elements = changed(x, _places(site, extents, 2))
    second = found(extents.dim(1) if extents.rank == 2 else None, 1)
    return [found(extents.dim(0)), second, elements]


def _places(site: Site, s: Shape, output: int) -> Shape:
    """The shape of the places found in an array: of one that may be a scalar, 0x0 or as it lies."""
    if s.rank == 2 and s.dim(0) is ZERO:
        return Shape.of(0, None)
    for axis in (1, 0):
        across = s.rank == 2 and s.dim(1 - axis) is ONE
        along = s.dim(axis) if s.rank == 2 else None
        most = math.inf if along is None else along.high
        has_name = output < max(site.nargout, 1)
        if across and at_least(along, 2):
            count = site.name(axis, output, most) if has_name and most < MAX_EXTENT else None
            return Shape.of(1, count) if axis else Shape.of(count, 1)
        if s.rank == 2 and (across or s.line_axis() == axis) and output < site.nargout:
            return line_along(site.name(axis, output, most), "some", axis)
    return Shape.unknown(2)


def _sub2ind(site: Site) -> list[Type] | None:
    if len(site.types) < 2 or not all(is_plain(t) for t in site.types):
        return None
    return [Type("double", False, site.types[1].shape, POSITION)]


def _ind2sub(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not all(is_plain(t) for t in site.types):
        return None
    shape, count = site.types[1].shape, max(site.nargout, 1)
    limits = _limits(site.types[0], count)
    return [Type("double", False, shape, replace(POSITION, high=h)) for h in limits]


def _limits(extents: Type, count: int) -> list[float]:
    """The greatest of each subscript: the last has all the dimensions that are left."""
    dims = extents.const
    if not isinstance(dims, tuple) or not all(isinstance(d, float) and d >= 1 for d in dims):
        return [EXTENT.numeric_high] * count
    real = [d for d in dims if isinstance(d, float)]
    first = [*real, *[1.0] * count][: count - 1]
    return [*first, math.prod(real[count - 1 :])]


def _declare(
    name: str, rule: TypeRule, doc: str, shape: ShapeType = ShapeType.II, typed: str = ""
) -> Builtin:
    return Builtin(name, rule, typed=typed, effect=Effect.PURE, shape=shape, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("fliplr", _moved(_same), "Columns in reverse order.", typed="lines"),
    _declare("flipud", _moved(_same), "Rows in reverse order.", typed="lines"),
    _declare("flip", _moved(_same, 2), "Elements in reverse order.", typed="lines"),
    _declare("circshift", _moved(_same, 3), "Elements moved around.", typed="lines"),
    _declare("rot90", _moved(_turned, 2), "A matrix turned.", ShapeType.I, "lines"),
    _declare("triu", _moved(_matrix, 2, zeros=True), "The upper triangle.", typed="lines"),
    _declare("tril", _moved(_matrix, 2, zeros=True), "The lower triangle.", typed="lines"),
    _declare(
        "diag",
        _moved(_diagonal, 2, zeros=True),
        "A diagonal, or a matrix of one.",
        ShapeType.I,
        "lines",
    ),
    _declare("squeeze", _moved(_squeeze), "Without unit dimensions."),
    _declare("toeplitz", _toeplitz, "Matrix of constant diagonals."),
    _declare("vander", _vander, "Powers of a vector."),
    _declare("lookup", _lookup, "Places in a table."),
    _declare("kron", _kron, "Kronecker product.", typed="lines"),
    _declare("repmat", _repmat, "An array repeated.", typed="repeat"),
    _declare("reshape", _reshape, "The same elements in another shape.", typed="reshape"),
    _declare("shiftdim", _shiftdim, "Dimensions moved around."),
    _declare("permute", _permute, "Dimensions in another order."),
    _declare("sort", _sort, "Elements in order.", typed="lines"),
    _declare("unique", _unique, "Each value once, in order.", ShapeType.III),
    _declare("find", _find, "Where elements are not zero.", ShapeType.III, "find"),
    _declare("diff", difference, "Differences of neighbours.", ShapeType.I),
    _declare("sub2ind", _sub2ind, "Linear index of subscripts."),
    _declare("ind2sub", _ind2sub, "Subscripts of a linear index."),
]
