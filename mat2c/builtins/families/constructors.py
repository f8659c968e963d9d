"""Constructors: arrays from extents, constants, ranges."""

from __future__ import annotations

from collections.abc import Sequence
from math import e, inf, isfinite, nan, pi

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.types import shape as shapes
from mat2c.types import subscripts
from mat2c.types.lattice import NUMERIC, Type
from mat2c.types.polynomial import EXACT
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import LIMITS, convert
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import SCALAR, Shape
from mat2c.types.symbolic import Expr, max_
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import of_const


def extents_of(site: Site, first: int = 0) -> Shape | None:
    """The shape that size arguments name: f(), f(n), f(m, n, …), f([m n])."""
    args = site.types[first:]
    if not args:
        return SCALAR
    if len(args) == 1 and isinstance(args[0].const, tuple):
        items = args[0].const
        numbers = [int(x) for x in items if isinstance(x, (int, float)) and _is_extent(x)]
        return subscripts.sized(*numbers) if len(numbers) == len(items) > 1 else None
    if not all(t.is_arithmetic and t.is_scalar for t in args):
        return _from_vector(site, args, first)
    dims: list[Expr | int | None] = [site.integer(first + k) for k in range(len(args))]
    for d, dim in enumerate(dims):
        if dim is None:
            dims[d] = site.name(d, most=args[d].range.numeric_high)
    if len(dims) == 1 and dims[0] is not None:
        dims = dims * 2
    return subscripts.sized(*dims)


def _is_extent(x: float) -> bool:
    """True if a number is an extent. Others are an error at run time."""
    return isfinite(x) and x == int(x) and abs(x) <= EXACT


def _from_vector(site: Site, args: Sequence[Type], first: int) -> Shape | None:
    """f(size(x)): as many extents as the vector has elements."""
    if len(args) != 1 or args[0].shape is None:
        return None
    count = args[0].static_numel
    if count is None or count < 2:
        return None
    extents = site.integers(first)
    return Shape.unknown(count) if extents is None else subscripts.sized(*extents)


def _numeric_args(site: Site) -> tuple[list[Type], str] | None:
    """The arguments without a trailing class name, or model of the class, and the class."""
    args = list(site.types)
    cls = "double"
    if len(args) > 1 and args[-2].const == "like":
        model = args[-1]
        if model.cls not in NUMERIC or model.is_complex is not False:
            return None
        cls, args = model.cls, args[:-2]
    elif args and args[-1].cls == "char":
        if not isinstance(args[-1].const, str):
            return None
        cls = args[-1].const
        args.pop()
        if cls not in ("double", "single", "logical") and not cls.startswith(("int", "uint")):
            return None
    return (args, cls) if all(t.is_arithmetic and t.cls != "char" for t in args) else None


class _Trimmed:
    """A call site without its last argument (the class name)."""

    def __init__(self, site: Site, types: Sequence[Type]) -> None:
        self._site = site
        self.types = types
        self.nargout = site.nargout

    def integer(self, k: int) -> Expr | None:
        return self._site.integer(k)

    def integers(self, k: int) -> Sequence[Expr | None] | None:
        return self._site.integers(k)

    def has_elements(self, k: int) -> bool:
        return self._site.has_elements(k)

    def same(self, j: int, k: int) -> bool:
        return self._site.same(j, k)

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        return self._site.name(d, output, most)


def _filled(value: float) -> TypeRule:
    """An array of one value."""

    def rule(site: Site) -> list[Type] | None:
        known = _numeric_args(site)
        if known is None:
            return None
        args, cls = known
        if cls not in ("double", "single") and value not in (0, 1):
            return None  # an error: integers have no such constant
        extents = extents_of(_Trimmed(site, args))
        if extents is not None and extents.is_scalar and cls == "double":
            return [of_const(value)]
        return [Type(cls, False, extents, convert(cls, range_.exactly(value)))]

    return rule


def _missing(site: Site) -> list[Type] | None:
    """NA: a NaN that is no other, so that no constant stands for it."""
    known = _filled(nan)(site)
    return [known[0].without_const()] if known is not None and known[0].cls == "double" else None


def _logical(value: bool) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if not all(t.is_arithmetic and t.cls != "char" for t in site.types):
            return None
        extents = extents_of(site)
        if extents is not None and extents.is_scalar:
            return [of_const(value)]
        return [Type("logical", False, extents, range_.exactly(float(value)))]

    return rule


def _eye(site: Site) -> list[Type] | None:
    known = _numeric_args(site)
    if known is None or known[1] != "double":
        return None
    extents = extents_of(_Trimmed(site, known[0]))
    return [Type("double", False, extents, range_.BOOLEAN)]


def _random(values: Range) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if not all(t.is_arithmetic and t.cls != "char" for t in site.types):
            return None
        return [Type("double", False, extents_of(site), values)]

    return rule


def _linspace(site: Site) -> list[Type] | None:
    if len(site.types) not in (2, 3) or not all(
        t.is_arithmetic and t.is_scalar for t in site.types
    ):
        return None
    if any(t.may_be_complex or t.cls != "double" for t in site.types):
        return None
    count: Expr | int | None = 100 if len(site.types) == 2 else site.integer(2)
    if count is None:
        return [Type("double", False, shapes.row(site.name(1)))]
    hull = range_.join(site.types[0].range, site.types[1].range)
    return [
        Type(
            "double",
            False,
            shapes.row(max_(count, 0)),
            Range(hull.low, hull.high, False, hull.nan or hull.inf, hull.inf),
        )
    ]


def _imaginary(site: Site) -> list[Type] | None:
    return [of_const(1j)] if not site.types else None


def _eps(site: Site) -> list[Type] | None:
    if not site.types or (len(site.types) == 1 and site.types[0].const == "double"):
        return [of_const(2.0**-52)]
    if len(site.types) == 1 and site.types[0].const == "single":
        return [Type("single", False, SCALAR, range_.exactly(2.0**-23))]
    (x, *rest) = site.types
    if rest or not x.is_arithmetic or x.cls != "double":
        return None
    return [Type("double", False, x.shape, Range(0.0, inf))]


def _limit(value: float, of_single: float) -> TypeRule:
    """The limit of double, or of the class named."""

    def rule(site: Site) -> list[Type] | None:
        if not site.types or (len(site.types) == 1 and site.types[0].const == "double"):
            return [of_const(value)]
        if len(site.types) == 1 and site.types[0].const == "single":
            return [Type("single", False, SCALAR, range_.exactly(of_single))]
        return None

    return rule


def _int_limit(greatest: bool) -> TypeRule:
    """intmax and intmin of the class named, or of a value's class."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) > 1:
            return None
        cls = "int32"
        if site.types:
            named = site.types[0]
            cls = named.const if isinstance(named.const, str) else named.cls
        if cls not in LIMITS:
            return None
        return [of_const(LIMITS[cls][greatest], cls)]

    return rule


def _declare(name: str, rule: TypeRule, typed: str = "", doc: str = "") -> Builtin:
    return Builtin(name, rule, typed=typed, effect=Effect.PURE, shape=ShapeType.II, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("zeros", _filled(0.0), "fill", "Array of zeros."),
    _declare("ones", _filled(1.0), "fill", "Array of ones."),
    _declare("Inf", _filled(inf), "fill", "Infinity."),
    _declare("inf", _filled(inf), "fill", "Infinity."),
    _declare("NA", _missing, "", "Missing value."),
    _declare("NaN", _filled(nan), "fill", "Not a number."),
    _declare("nan", _filled(nan), "fill", "Not a number."),
    _declare("pi", _filled(pi), "fill", "The circle's constant."),
    _declare("e", _filled(e), "fill", "Base of the natural logarithm."),
    _declare("true", _logical(True), "fill", "Logical true."),
    _declare("false", _logical(False), "fill", "Logical false."),
    _declare("eye", _eye, "eye", "Identity matrix."),
    _declare("linspace", _linspace, "", "Evenly spaced row."),
    _declare("i", _imaginary, "fill", "Imaginary unit."),
    _declare("j", _imaginary, "fill", "Imaginary unit."),
    _declare("I", _imaginary, "fill", "Imaginary unit."),
    _declare("J", _imaginary, "fill", "Imaginary unit."),
    _declare("eps", _eps, "", "Distance to the next larger number."),
    _declare(
        "realmax", _limit(1.7976931348623157e308, 3.4028234663852886e38), "fill", "Largest double."
    ),
    _declare(
        "realmin", _limit(2.2250738585072014e-308, 2.0**-126), "fill", "Smallest normal double."
    ),
    _declare("flintmax", _limit(2.0**53, 2.0**24), "fill", "Largest of consecutive integers."),
    _declare("intmax", _int_limit(True), "fill", "Largest value of an integer class."),
    _declare("intmin", _int_limit(False), "fill", "Smallest value of an integer class."),
    Builtin(
        "rand",
        _random(Range(0.0, 1.0, False, False, False, False)),
        typed="random",
        doc="Uniform random numbers.",
    ),
    Builtin(
        "randn",
        _random(Range(nan=False, inf=False)),
        typed="random",
        doc="Normal random numbers.",
    ),
]
