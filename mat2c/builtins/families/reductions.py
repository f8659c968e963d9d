"""Reductions along a dimension, cumulative forms, and the two-operand forms of max and min."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.elementwise import two_integers
from mat2c.support.record import replace
from mat2c.types import algebra, subscripts
from mat2c.types.lattice import FLOATS, INTEGERS, Type
from mat2c.types.ranges import interval, interval_math, range_
from mat2c.types.ranges.interval_class import to_single
from mat2c.types.ranges.range_ import BOOLEAN, EXTENT, FULL, Range
from mat2c.types.shape import ONE, SCALAR, Shape
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import of_const


def _axis(site: Site, k: int) -> int | bool | None:
    """Dimension argument k, from 0: None when absent, False when not a constant or no whole
    number."""
    if len(site.types) <= k:
        return None
    value = site.types[k].const
    whole = isinstance(value, float) and 1 <= value < inf and value == int(value)
    return int(value) - 1 if isinstance(value, float) and whole else False


def _reduced(site: Site, axis: int | bool | None) -> Shape | None:
    s = site.types[0].shape
    if s is None:
        return None
    if axis is False:  # one of them is 1 then
        return Shape.unknown(s.rank)
    return subscripts.reduced(s, axis if axis is not None else None)


def is_filled_line(site: Site) -> bool:
    """True if the elements of the first argument lie along one dimension, and there are some."""
    s = site.types[0].shape
    return s is not None and s.is_line and site.has_elements(0)


def _sum_like(values: Callable[[Type], Range]) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if not 1 <= len(site.types) <= 2 or not site.types[0].is_arithmetic:
            return None
        x = site.types[0]
        axis = _axis(site, 1)
        if len(site.types) == 2 and site.types[1].cls == "char":
            return None
        cls = "single" if x.cls == "single" else "double"  # integers are added up as doubles
        plain = not x.may_be_complex and x.cls in ("double", "logical", "char")
        complexity = None if x.may_be_complex else False
        return [Type(cls, complexity, _reduced(site, axis), values(x) if plain else FULL)]

    return rule


def _total(x: Type) -> Range:
    count = x.shape.numel() if x.shape is not None else None
    return interval_math.total(x.range, interval_math.extent(count))


_NOT_NEGATIVE = Range(0.0, inf, False, True, True, False)


def _signed(x: Type) -> Range:
    """Of products and the like: not negative where no factor is."""
    return Range(0.0, inf) if x.range.numeric_low >= 0 else FULL


def _mean(site: Site) -> list[Type] | None:
    """The mean of numbers or truth values; of nothing it has extents of its own."""
    if not 1 <= len(site.types) <= 2 or not site.types[0].is_arithmetic:
        return None
    x = site.types[0]
    axis = _axis(site, 1)
    if x.cls == "char" or (axis is False and site.types[1].cls == "char"):
        return None
    extents = _reduced(site, axis)
    if x.shape is not None and axis is None and x.shape.may_be_empty():
        extents = SCALAR if is_filled_line(site) else _mean_of_any(x.shape)
    values = FULL
    if not x.may_be_complex and x.range.numeric_low >= 0 and x.cls != "single":
        values = Range(0.0, inf)
    cls = "single" if x.cls == "single" else "double"
    return [Type(cls, None if x.may_be_complex else False, extents, values)]


def _mean_of_any(s: Shape) -> Shape | None:
    """The extents of the mean of what may be empty: that of 1x0 is 1x0, that of 0x1 and of 0x0 a
    number."""
    if s.rank == 2 and s.dim(0) is ONE:
        return subscripts.extremum(s, 1)
    column = s.rank == 2 and s.dim(1) is ONE
    return SCALAR if column or s.line_axis() == 0 else Shape.unknown(s.rank)


def _sumsq(site: Site) -> list[Type] | None:
    if not site.types or site.types[0].cls == "char":
        return None
    known = _sum_like(_signed)(site)
    return known and [replace(t, is_complex=False, range=_NOT_NEGATIVE) for t in known]


def _any_all(site: Site) -> list[Type] | None:
    if not 1 <= len(site.types) <= 2 or not site.types[0].is_arithmetic:
        return None
    axis = _axis(site, 1)
    return [Type("logical", False, _reduced(site, axis), BOOLEAN)]


def _extremum(pick: Callable[[Range, Range], Range]) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        args = site.types
        if not args or not all(t.is_arithmetic and not t.may_be_complex for t in args):
            return None
        if len(args) == 2:
            integers = any(t.cls in INTEGERS for t in args)
            return two_integers(pick)(site) if integers else _elementwise(pick, *args)
        if len(args) not in (1, 3) or (len(args) == 3 and args[1].static_numel != 0):
            return None
        axis = _axis(site, 2)
        extents = _reduced(site, axis)
        x = args[0]
        if x.shape is not None and x.shape.may_be_empty():
            if len(args) == 1 and is_filled_line(site):
                extents = SCALAR
            elif axis is False or x.cls == "logical":  # which of nothing are as they are
                extents = Shape.unknown(x.shape.rank)
            else:
                extents = subscripts.extremum(x.shape, axis)  # max([]) is []
        cls = "double" if x.cls == "char" else x.cls
        count = None if x.shape is None else x.shape.numel()
        most = EXTENT.high if count is None else range_.tidy(count)
        index = Type("double", False, extents, Range(1.0, most, True, False, False, False))
        return [Type(cls, False, extents, x.range), index]

    return rule


def _elementwise(pick: Callable[[Range, Range], Range], a: Type, b: Type) -> list[Type] | None:
    """Of two arrays of floating-point numbers or truth values."""
    if "char" in (a.cls, b.cls) or (a.cls == "logical" and b.cls == "logical"):
        return None
    result = algebra.broadcast(a.shape, b.shape)
    if result.legal is False:
        return None
    chosen = pick(a.range, b.range)
    if "single" in (a.cls, b.cls):
        return [Type("single", False, result.shape, to_single(chosen))]
    constants = isinstance(a.const, float) and isinstance(b.const, float)
    known = constants and chosen.low == chosen.high and not chosen.negzero
    if known and isinstance(chosen.low, float):
        return [of_const(chosen.low)]
    return [Type("double", False, result.shape, chosen)]


def _cumulative(site: Site) -> list[Type] | None:
    if not 1 <= len(site.types) <= 2 or not site.types[0].is_arithmetic:
        return None
    x = site.types[0]
    if x.cls in ("single", "char") or any(t.cls not in FLOATS for t in site.types[1:]):
        return None
    if x.may_be_complex:
        return [Type("double", None, x.shape)]
    values = replace(_signed(x), integral=x.range.integral)
    return [Type("double", False, x.shape, values)]


_NORMS_OF_ALL = frozenset({"fro", "inf", "-inf"})


def _norm(site: Site) -> list[Type] | None:
    if not site.types or not site.types[0].is_arithmetic:
        return None
    options = site.types[1:]
    if not all(t.cls in FLOATS or str(t.const).lower() in _NORMS_OF_ALL for t in options):
        return _norms(site.types[0], [t.const for t in options])
    x = site.types[0]
    if x.cls == "single" and (x.shape is None or x.shape.may_be_empty()):
        return None  # of nothing, it is a double
    return [Type("single" if x.cls == "single" else "double", False, SCALAR, _NOT_NEGATIVE)]


def _norms(x: Type, options: Sequence[object]) -> list[Type] | None:
    """The norm of each row or column of a matrix of doubles."""
    by_rows = "rows" in options
    if x.cls != "double" or x.shape is None or x.shape.rank != 2 or x.shape.may_be_empty():
        return None
    if not by_rows and not {"columns", "cols"} & {*options}:
        return None
    rows, columns = x.shape.dims
    extents = Shape.of(rows, 1) if by_rows else Shape.of(1, columns)
    return [Type("double", False, extents, _NOT_NEGATIVE)]


def _dot(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not all(
        t.is_arithmetic and not t.may_be_complex for t in site.types
    ):
        return None
    a, b = site.types
    if a.shape is None or b.shape is None or not (a.shape.is_vector() and b.shape.is_vector()):
        return None
    if {a.cls, b.cls} - {"double", "logical", "char"}:
        return None
    both = replace(interval.times(a.range, b.range), negzero=True)
    factors = replace(both, low=0.0) if site.same(0, 1) else both
    return [Type("double", False, SCALAR, _signed(Type("double", False, a.shape, factors)))]


def _declare(name: str, rule: TypeRule, typed: str = "", doc: str = "") -> Builtin:
    return Builtin(name, rule, typed=typed, effect=Effect.PURE, shape=ShapeType.I, doc=doc)


def _picking(name: str, rule: TypeRule, doc: str) -> Builtin:
    """max and min."""
    return replace(
        _declare(name, rule, "extremum", doc),
        single=f"m2c_{name}_f32({{0}}, {{1}})",
        integer=f"m2c_{name}_TAG({{0}}, {{1}})",
    )


DECLARATIONS: Sequence[Builtin] = [
    _declare("sum", _sum_like(_total), "reduce", "Sum of elements."),
    _declare("prod", _sum_like(_signed), "reduce", "Product of elements."),
    _declare("sumsq", _sumsq, "reduce", "Sum of squares."),
    _declare("mean", _mean, "reduce", "Arithmetic mean."),
    _declare("any", _any_all, "reduce", "Is any element non-zero?"),
    _declare("all", _any_all, "reduce", "Are all elements non-zero?"),
    _picking("max", _extremum(interval.maximum), "Largest element, or of two operands."),
    _picking("min", _extremum(interval.minimum), "Smallest element, or of two operands."),
    _declare("cumsum", _cumulative, "lines", "Cumulative sum."),
    _declare("cumprod", _cumulative, "lines", "Cumulative product."),
    _declare("norm", _norm, "vector", "Norm of a vector or matrix."),
    _declare("dot", _dot, "vector", "Scalar product."),
]
