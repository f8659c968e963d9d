"""Matrices made of numbers, filters and grids: what is known of their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.constructors import extents_of
from mat2c.builtins.families.reshaping import POSITION, at_least, is_plain
from mat2c.support.record import replace
from mat2c.types import algebra
from mat2c.types import shape as shapes
from mat2c.types.contents import only_target
from mat2c.types.lattice import ANY, Type, joined
from mat2c.types.ranges import range_
from mat2c.types.ranges.range_ import EXTENT, FULL, Range
from mat2c.types.shape import ONE, SOME, ZERO, Dim, Shape
from mat2c.types.symbolic import max_
from mat2c.types.traits import Effect, ShapeType

_NATURAL = Range(0.0, inf, True)
_INTEGRAL = Range(-inf, inf, True)
_WHOLE = Range(0.0, EXTENT.high, True, False, False, False)


def is_real(t: Type) -> bool:
    """An array of real doubles of known rank."""
    return t.cls == "double" and not t.may_be_complex and t.shape is not None


def double(shape: Shape | None, values: Range = FULL) -> Type:
    """An array of real doubles."""
    return Type("double", False, shape, values)


def _real_operands(least: int, most: int, rule: Callable[[Site], list[Type] | None]) -> TypeRule:
    """A rule for so many real doubles."""

    def checked(site: Site) -> list[Type] | None:
        if not least <= len(site.types) <= most or not all(is_real(t) for t in site.types):
            return None
        return rule(site)

    return checked


def _extent(t: Type, k: int) -> Dim:
    assert t.shape is not None
    return t.shape.dim(k)


# --- constructors --------------------------------------------------------------------------------


def _square(values: Range) -> TypeRule:
    """Matrices of an order."""

    def rule(site: Site) -> list[Type] | None:
        order = site.integer(0) if site.types[0].is_scalar else None
        side = None if order is None else max_(order, 0)
        return [double(Shape.of(side, side), values)]

    return rule


def _meshgrid(site: Site) -> list[Type] | None:
    """[X, Y] = meshgrid(x, y): a row for each y, a column for each x."""
    if site.nargout > 2:
        return None
    x, y = site.types[0], site.types[-1]
    assert x.shape is not None and y.shape is not None
    shape = Shape.of(y.shape.numel(), x.shape.numel())
    return [double(shape, x.range), double(shape, y.range)]


def _ndgrid(site: Site) -> list[Type] | None:
    if site.nargout > 2:
        return None
    x, y = site.types
    assert x.shape is not None and y.shape is not None
    shape = Shape.of(x.shape.numel(), y.shape.numel())
    return [double(shape, x.range), double(shape, y.range)]


def _randperm(site: Site) -> list[Type] | None:
    if not all(t.is_scalar for t in site.types):
        return None
    order, count = site.integer(0), site.integer(len(site.types) - 1)
    length = None if count is None else max_(count, 0)
    values = POSITION if order is None else replace(POSITION, high=range_.tidy(order))
    return [double(shapes.row(length), values)]


def _randi(site: Site) -> list[Type] | None:
    """randi(most, …), randi([least most], …)"""
    if not site.types or not all(is_real(t) for t in site.types):
        return None
    limits = site.types[0]
    low = 1.0 if limits.is_scalar else limits.range.numeric_low
    if not limits.is_scalar and limits.static_numel != 2:
        return None
    values = Range(low, limits.range.numeric_high, True, False, False, False)
    if not limits.range.is_integer:
        values = Range(integral=True, nan=False, inf=False)
    return [double(extents_of(site, 1), values)]


# --- signals -------------------------------------------------------------------------------------


def _transformed(site: Site) -> list[Type] | None:
    """fft(x), fft(x, n), fft(x, [], dim)"""
    return _transform(site, len(site.types) > 1 and site.types[1].static_numel == 0)


def _transformed_twice(site: Site) -> list[Type] | None:
    """fft2(x), fft2(x, m, n)"""
    return _transform(site, False, some=True)


def _transform(site: Site, same: bool, some: bool = False) -> list[Type] | None:
    """Of real numbers, too, real or not; `same`: of the extents of x in spite of more operands;
    `some`: where there are elements."""
    if not 1 <= len(site.types) <= 3 or not all(is_plain(t) for t in site.types):
        return None
    x = site.types[0]
    if x.cls != "double":  # one point keeps its class
        return None
    filled = x.shape is not None and not x.shape.may_be_empty()
    same = same or (len(site.types) == 1 and (filled or not some))
    return [Type("double", None, x.shape if same else Shape.unknown(x.rank or 2))]


def _conv(site: Site) -> list[Type] | None:
    a, b = site.types
    for axis in (0, 1):
        n, m = _extent(a, axis), _extent(b, axis)
        line = a.is_matrix and b.is_matrix
        some = at_least(n, 1) and at_least(m, 1)  # otherwise it may be 0x0
        if line and some and _extent(a, 1 - axis) is ONE and _extent(b, 1 - axis) is ONE:
            length = n + m - 1 if n is not None and m is not None else None
            return [double(Shape.of(1, length) if axis else Shape.of(length, 1))]
    return [double(Shape.unknown(2))]


def _conv2(site: Site) -> list[Type] | None:
    """conv2(a, b), and the part of it that has the size of a, or the one where b lies within a."""
    a, b, *part = site.types if 2 <= len(site.types) <= 3 else [ANY, ANY]
    if not all(is_real(t) and t.is_matrix for t in (a, b)) or any(t.cls != "char" for t in part):
        return None
    assert a.shape is not None and b.shape is not None
    pairs = list(zip(a.shape.dims, b.shape.dims, strict=True))
    if not all(at_least(d, 1) for pair in pairs for d in pair):
        return [double(Shape.unknown(2))]
    if part and part[0].const == "same":
        return [double(a.shape)]
    if not part:
        return [double(Shape.of(*(n + m - 1 for n, m in pairs if n is not None and m is not None)))]
    return [double(Shape.unknown(2))]


def _filter(site: Site) -> list[Type] | None:
    return [double(site.types[2].shape)] if site.nargout < 2 else None


def _accumarray(site: Site) -> list[Type] | None:
    """accumarray(subs, values), with sums or what a function of numbers gives; of columns of
    subscripts a matrix."""
    if not 2 <= len(site.types) <= 4 or not is_real(site.types[0]) or not site.types[0].is_matrix:
        return None
    values = site.types[1]
    if len(site.types) == 4:
        return _accumulated(site.types)
    if not is_plain(values) or values.may_be_complex or values.cls not in ("double", "logical"):
        return None
    if len(site.types) == 3 and not _is_pair(site.types[2]):
        return None
    columns = _extent(site.types[0], 1)
    low = 0.0 if values.range.numeric_low >= 0 else -inf
    sums = Range(low, inf, values.range.integral)
    if columns is ONE:
        shape = Shape.of(_some(site.types[0]), 1) if len(site.types) == 2 else Shape.unknown(2)
        return [double(shape, sums)]
    few = columns is not None and columns.is_const and columns.value <= 2
    return [double(Shape.unknown(2), sums)] if few else None


def _accumulated(types: Sequence[Type]) -> list[Type] | None:
    """accumarray(subs, values, extents or [], @max) and the like, of doubles."""
    values, extents, function = types[1:]
    target = only_target(function) if function.cls == "function_handle" else None
    if target is None or target.kind != "builtin" or target.callee not in _OF_NUMBERS:
        return None
    if values.cls != "double" or values.may_be_complex or not is_plain(values):
        return None
    if extents.static_numel != 0 and not _is_pair(extents):
        return None
    columns = _extent(types[0], 1)
    few = columns is not None and columns.is_const and columns.value <= 2
    line = columns is ONE and extents.static_numel == 0
    return [double(Shape.of(_some(types[0]), 1) if line else Shape.unknown(2))] if few else None


def _some(subscripts: Type) -> Dim:
    """As many as the largest of a column of subscripts: at least one where there are any."""
    return SOME if at_least(_extent(subscripts, 0), 1) else None


_OF_NUMBERS = frozenset("sum max min prod mean median mode std var numel length".split())


def _is_pair(type_: Type) -> bool:
    """True if they are two numbers, the extents of a matrix."""
    return type_.cls == "double" and is_plain(type_) and type_.shape == Shape.of(1, 2)


def _histc(site: Site) -> list[Type] | None:
    """Without edges, nothing is found."""
    x, edges = site.types
    if not x.is_matrix or site.nargout > 2:
        return None
    some = edges.shape is not None and not edges.shape.may_be_empty()
    shape, count = Shape.unknown(2), edges.shape.numel() if some and edges.shape else None
    if count is not None and _extent(x, 1) is ONE:
        shape = Shape.of(count, 1)
    elif count is not None and _extent(x, 0) is ONE and at_least(_extent(x, 1), 2):
        shape = Shape.of(1, count)
    return [double(shape, EXTENT), double(x.shape if some else Shape.unknown(2), EXTENT)]


# --- order and sets ------------------------------------------------------------------------------


def _sortrows(site: Site) -> list[Type] | None:
    if not 1 <= len(site.types) <= 2 or not is_plain(site.types[0]):
        return None
    x = site.types[0]
    if not x.is_matrix or x.may_be_complex or not is_plain(site.types[-1]):
        return None
    rows = _extent(x, 0)
    values = POSITION if rows is None else replace(POSITION, high=range_.tidy(rows))
    return [replace(x, const=None), double(Shape.of(rows, 1), values)]


def _sets(keeps: bool) -> TypeRule:
    """Elements of two sets of one class; `keeps`: of the first alone."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) < 2 or not all(is_plain(t) for t in site.types[:2]):
            return None
        a, b = site.types[:2]
        if (
            a.cls != b.cls
            or a.cls not in ("double", "char")
            or any(t.may_be_complex for t in (a, b))
        ):
            return None
        if any(t.cls != "char" for t in site.types[2:]):
            return None
        values = a.range if keeps else range_.join(a.range, b.range)
        index = double(Shape.unknown(2), POSITION)
        rows = len(site.types) == 2 and all(_is_long_row(t) for t in (a, b))
        shape = Shape.of(1, None) if rows else Shape.unknown(2)
        return [Type(a.cls, False, shape, values), index, index]

    return rule


def _is_long_row(t: Type) -> bool:
    return t.is_matrix and _extent(t, 0) is ONE and at_least(_extent(t, 1), 2)


def _divisors(values: Range) -> TypeRule:
    """gcd(a, b), lcm(a, b)"""

    def rule(site: Site) -> list[Type] | None:
        a, b = site.types
        if not (a.is_scalar or b.is_scalar or a.shape == b.shape):
            return None
        return [double(b.shape if a.is_scalar else a.shape, values)] if site.nargout < 2 else None

    return rule


def _cat(site: Site) -> list[Type] | None:
    """cat(dim, a, b, …) of arrays of one class."""
    axis, parts = site.types[0].const if site.types else None, list(site.types[1:])
    if not all(is_plain(t) and not t.may_be_complex for t in parts) or not parts:
        return None
    if len({t.cls for t in parts}) != 1 or parts[0].cls not in ("double", "char", "logical"):
        return None
    if not isinstance(axis, float) or axis not in (1.0, 2.0, 3.0) or len(parts) < 2:
        return [Type(parts[0].cls, False, None, joined(parts).range)]
    result = algebra.concatenate_all(int(axis) - 1, [t.shape for t in parts], brackets=False)
    return [Type(parts[0].cls, False, result.shape, joined(parts).range)]


def _running(site: Site) -> list[Type] | None:
    """cummax(x), cummin(x)"""
    x = site.types[0]
    return [double(x.shape, x.range), double(x.shape, POSITION)]


def _factors(site: Site) -> list[Type] | None:
    if not site.types[0].is_scalar:
        return None
    row = double(shapes.row(None), _NATURAL)
    return [row] if site.nargout < 2 else [row, row]


def _numbers(values: Range) -> TypeRule:
    """An element for each element of one real operand."""

    def rule(site: Site) -> list[Type] | None:
        return [double(site.types[0].shape, values)]

    return rule


def _angle(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or not is_plain(site.types[0]) or site.types[0].cls != "double":
        return None
    return [double(site.types[0].shape)]


def declare(
    name: str, rule: TypeRule, doc: str, effect: Effect = Effect.PURE, typed: str = ""
) -> Builtin:
    """A function of arrays whose values may decide the extents of its results."""
    return Builtin(name, rule, effect=effect, shape=ShapeType.II, typed=typed, doc=doc)


_UNIT = Range(-1.0, 1.0, inf=False)


def _blkdiag(site: Site) -> list[Type] | None:
    """Doubles whatever the class of the blocks, and zeros around them."""
    if not site.types or any(t.cls != "double" or t.may_be_complex for t in site.types):
        return None
    values = range_.join(joined(site.types).range, range_.exactly(0.0))
    extents = [_summed([t.shape for t in site.types], axis) for axis in (0, 1)]
    return [double(Shape.of(*extents), values)]


def _summed(shapes: Sequence[Shape | None], axis: int) -> Dim:
    """The extent of all along a dimension, one behind the other."""
    total: Dim = ZERO
    for shape in shapes:
        dim = shape.dim(axis) if shape is not None and shape.rank == 2 else None
        total = None if total is None or dim is None else total + dim
    return total


DECLARATIONS: Sequence[Builtin] = [
    declare("magic", _real_operands(1, 1, _square(_WHOLE)), "Magic square."),
    declare("hilb", _real_operands(1, 1, _square(_UNIT)), "Hilbert matrix."),
    declare("meshgrid", _real_operands(1, 2, _meshgrid), "Coordinates of a grid."),
    declare("ndgrid", _real_operands(2, 2, _ndgrid), "Coordinates of a grid, rows first."),
    declare(
        "randperm", _real_operands(1, 2, _randperm), "A random permutation.", effect=Effect.WRITE
    ),
    replace(declare("randi", _randi, "Random integers.", effect=Effect.WRITE), typed="random"),
    declare("fft", _transformed, "Discrete Fourier transform."),
    declare("ifft", _transformed, "Its inverse."),
    declare("fft2", _transformed_twice, "Discrete Fourier transform of matrices."),
    declare("ifft2", _transformed_twice, "Its inverse."),
    Builtin("blkdiag", _blkdiag, effect=Effect.PURE, lists=True, doc="Blocks along the diagonal."),
    declare("conv", _real_operands(2, 2, _conv), "Product of polynomials."),
    declare("conv2", _conv2, "Convolution of matrices."),
    declare("filter", _real_operands(3, 3, _filter), "Digital filter."),
    declare("accumarray", _accumarray, "Sums by subscripts."),
    declare("histc", _real_operands(2, 2, _histc), "Counts between edges."),
    declare("sortrows", _sortrows, "Rows in order."),
    declare("intersect", _sets(keeps=True), "What both sets have."),
    declare("setdiff", _sets(keeps=True), "What only the first set has."),
    declare("union", _sets(keeps=False), "What one of the sets has."),
    declare("setxor", _sets(keeps=False), "What one set alone has."),
    declare("gcd", _real_operands(2, 2, _divisors(_NATURAL)), "Greatest common divisor."),
    declare("lcm", _real_operands(2, 2, _divisors(_INTEGRAL)), "Least common multiple."),
    declare("cat", _cat, "Arrays joined along a dimension."),
    declare("cummax", _real_operands(1, 1, _running), "Largest so far.", typed="lines"),
    declare("cummin", _real_operands(1, 1, _running), "Smallest so far.", typed="lines"),
    declare("factor", _real_operands(1, 1, _factors), "Prime factors."),
    declare("angle", _angle, "Angle of a complex number."),
    declare("arg", _angle, "Angle of a complex number."),
    declare("sind", _real_operands(1, 1, _numbers(_UNIT)), "Sine of degrees."),
    declare("cosd", _real_operands(1, 1, _numbers(_UNIT)), "Cosine of degrees."),
    *(
        declare(name, _real_operands(1, 1, _numbers(FULL)), doc)
        for name, doc in (
            ("tand", "Tangent of degrees."),
            ("atand", "Arctangent in degrees."),
            ("gamma", "The gamma function."),
            ("erf", "The error function."),
            ("erfc", "What the error function leaves."),
            ("cbrt", "Cube root."),
        )
    ),
]
