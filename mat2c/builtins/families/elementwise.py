"""Functions that work element by element: mathematics, rounding, tests, two-operand forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, inf, isfinite, pi, sqrt

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.class_conversions import cast, conversion
from mat2c.builtins.special_values import is_finite, is_inf, is_nan, special
from mat2c.support.record import replace
from mat2c.types import algebra
from mat2c.types.lattice import ANY, FLOATS, INTEGERS, Type
from mat2c.types.ranges import interval, range_
from mat2c.types.ranges import interval_math as im
from mat2c.types.ranges.interval_class import convert
from mat2c.types.ranges.range_ import FULL, Range
from mat2c.types.shape import SCALAR
from mat2c.types.traits import Effect, InPlace, ShapeType
from mat2c.types.type_constructors import of_const

RangeRule = Callable[[Range], Range]
_FLOATING = {"logical": "double", "char": "double"}


def _declare(
    name: str,
    rule: TypeRule,
    element: str,
    doc: str,
    *,
    single: str | None = None,
    integer: str = "",
    typed: str = "",
) -> Builtin:
    return Builtin(
        name,
        rule,
        element,
        single=_in_float(element) if single is None else single,
        integer=integer,
        typed=typed,
        effect=Effect.PURE,
        in_place=InPlace.ELEMENTWISE,
        shape=ShapeType.I,
        doc=doc,
    )


def _in_float(element: str) -> str:
    """The function of float that C, or the runtime, has beside one of double."""
    function, rest = element.split("(", 1) if "(" in element else ("", "")
    if not function or function.startswith("is"):
        return element
    name = function.replace("_f64", "_f32") if "_f64" in function else f"{function}f"
    return f"{name}({rest}"


def _mapped(
    values: RangeRule, low: float = -inf, high: float = inf, ints: bool = False
) -> TypeRule:
    """One operand; real where it lies within [low, high], perhaps complex otherwise."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or not site.types[0].is_arithmetic:
            return None
        (x,) = site.types
        if x.cls == "char" or (x.cls in INTEGERS and not ints):
            return None
        cls = _FLOATING.get(x.cls, x.cls)
        if x.may_be_complex:
            return [Type(cls, None, x.shape)]
        if x.range.numeric_low < low or x.range.numeric_high > high:
            return [Type(cls, None, x.shape)]
        result = values(x.range)
        return [Type(cls, False, x.shape, result if cls == "double" else convert(cls, result))]

    return rule


def _doubles(site: Site) -> list[Type] | None:
    """One real operand of floating point."""
    (x,) = site.types if len(site.types) == 1 else [ANY]
    known = x.cls == "double" and not x.may_be_complex
    return [Type("double", False, x.shape)] if known else None


def _real_valued(values: RangeRule, of_complex: Range) -> TypeRule:
    """abs, real, imag, angle: real also for complex operands."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or not site.types[0].is_arithmetic:
            return None
        (x,) = site.types
        cls = _FLOATING.get(x.cls, x.cls)
        result = of_complex if x.may_be_complex else values(x.range)
        if cls != "double":
            result = convert(cls, result)
        const = x.const
        if (
            cls == "double"
            and isinstance(const, (int, float))
            and x.is_scalar
            and values is interval.abs_
        ):
            return [of_const(abs(float(const)))]
        return [Type(cls, False, x.shape, result)]

    return rule


def _conj(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or not site.types[0].is_arithmetic:
        return None
    (x,) = site.types
    if x.cls in INTEGERS or x.cls == "char":
        return None
    complexity = None if x.may_be_complex else False
    return [Type(_FLOATING.get(x.cls, x.cls), complexity, x.shape, x.range)]


def _of_parts(site: Site) -> list[Type] | None:
    """complex(a, b): complex even where all of b is 0; complex(a) is complex(a, 0)."""
    if len(site.types) not in (1, 2):
        return None
    if any(t.cls != "double" or t.may_be_complex for t in site.types):
        return None
    a, b = [*site.types, of_const(0.0)][:2]
    if a.shape is None or b.shape is None or not (a.is_scalar or b.is_scalar or a.shape == b.shape):
        return None
    shape = b.shape if a.is_scalar else a.shape
    if shape.may_be_scalar() and not shape.is_scalar:
        return None
    imaginary = shape.is_scalar and not (b.range.contains(0.0) or b.range.contains(-0.0))
    return [Type("double", None if imaginary else True, shape)]


def _rounding(values: RangeRule, fold: Callable[[float], float]) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or not site.types[0].is_arithmetic:
            return None
        (x,) = site.types
        if x.may_be_complex:
            return None
        cls = _FLOATING.get(x.cls, x.cls)
        if (
            cls == "double"
            and x.is_scalar
            and isinstance(x.const, (int, float))
            and isfinite(x.const)
        ):
            return [of_const(copysign(fold(float(x.const)), x.const))]
        result = values(x.range)
        return [Type(cls, False, x.shape, result if cls == "double" else convert(cls, result))]

    return rule


def _sqrt(site: Site) -> list[Type] | None:
    """The root of a constant is rounded correctly everywhere: it is a constant."""
    known = _mapped(im.sqrt, low=0)(site)
    x = site.types[0] if site.types else None
    if known is None or x is None or not x.is_scalar or known[0].cls != "double":
        return known
    if isinstance(x.const, (int, float)) and 0 <= x.const < inf:
        return [of_const(sqrt(float(x.const)))]
    return known


def _range_shift(site: Site) -> list[Type] | None:
    """First, step and last of a range."""
    known = all(t.cls == "double" and t.is_scalar and not t.may_be_complex for t in site.types)
    return [Type("double", False, site.types[0].shape)] if known and len(site.types) == 3 else None


def _two(values: Callable[[Range, Range], Range]) -> TypeRule:
    """Two real operands, broadcast."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 2 or not all(t.is_arithmetic for t in site.types):
            return None
        a, b = site.types
        if a.may_be_complex or b.may_be_complex or {a.cls, b.cls} - FLOATS:
            return None
        result = algebra.broadcast(a.shape, b.shape)
        if result.legal is False:
            return None
        cls = "single" if "single" in (a.cls, b.cls) else "double"
        merged = values(a.range, b.range)
        return [Type(cls, False, result.shape, merged if cls == "double" else convert(cls, merged))]

    return rule


def _thin(site: Site) -> list[Type] | None:
    """A sparse number that is made of another."""
    if len(site.types) != 2 or not all(t.is_arithmetic and t.is_scalar for t in site.types):
        return None
    values = range_.join(site.types[0].range, range_.exactly(0.0))
    return [Type("double", False, SCALAR, replace(values, negzero=False))]


def _remainder(
    values: Callable[[Range, Range], Range], fold: Callable[[int, int], int]
) -> TypeRule:
    """mod and rem; of integers a constant."""
    plain = _two(values)
    of_ints = two_integers(values)

    def rule(site: Site) -> list[Type] | None:
        known = plain(site) or of_ints(site)
        if known is None or not all(t.is_scalar for t in site.types) or known[0].cls != "double":
            return known
        x, y = (t.const for t in site.types)
        if isinstance(x, float) and isinstance(y, float) and _is_exact(x) and _is_exact(y):
            return [of_const(float(fold(int(x), int(y))))] if x > 0 and y > 0 else known
        return known

    return rule


def two_integers(values: Callable[[Range, Range], Range]) -> TypeRule:
    """Two operands that an integer class decides: both are taken as values of it."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 2:
            return None
        a, b = site.types
        classes = {a.cls, b.cls} & INTEGERS
        if len(classes) != 1 or not {a.cls, b.cls} <= INTEGERS | FLOATS:
            return None
        if a.may_be_complex or b.may_be_complex:
            return None
        (cls,) = classes
        result = algebra.broadcast(a.shape, b.shape)
        if result.legal is False:
            return None
        merged = convert(cls, values(convert(cls, a.range), convert(cls, b.range)))
        return [Type(cls, False, result.shape, merged)]

    return rule


def _is_exact(x: float) -> bool:
    """True if it is a whole number whose neighbours are numbers, too."""
    return abs(x) < 2.0**53 and x.is_integer()


def _sign_range(x: Range) -> Range:
    return im.sign(x)


def _always(values: Range) -> RangeRule:
    return lambda _: values


def _trunc(x: float) -> float:
    return float(int(x))


def _floor(x: float) -> float:
    return float(x // 1)


def _half_away(x: float) -> float:
    whole = _trunc(x)
    return whole + (1 if x > 0 else -1) if abs(x - whole) >= 0.5 else whole


_UNIT = Range(-1.0, 1.0, False, True, False, True)
_ANGLE = Range(-pi, pi, False, True, False, True)


def _angle(y: Range, x: Range) -> Range:
    """atan2 (y, x): that of -0 is -pi where x is negative."""
    return _ANGLE if interval.may_have_minus(y) else replace(_ANGLE, low=0.0, negzero=False)


_NONNEGATIVE = Range(0.0, inf, False, True, True, False)
_FROM_ONE = replace(_NONNEGATIVE, low=1.0)

DECLARATIONS: Sequence[Builtin] = [
    _declare("sqrt", _sqrt, "sqrt({0})", "Square root."),
    _declare("exp", _mapped(im.exp), "exp({0})", "Exponential."),
    _declare("log", _mapped(im.log, low=0), "log({0})", "Natural logarithm."),
    _declare("log10", _mapped(_always(FULL), low=0), "log10({0})", "Logarithm to base 10."),
    _declare("log2", _mapped(_always(FULL), low=0), "log2({0})", "Logarithm to base 2."),
    _declare("log1p", _mapped(_always(FULL), low=-1), "log1p({0})", "log(1 + x)."),
    _declare("expm1", _mapped(_always(FULL)), "expm1({0})", "exp(x) - 1."),
    _declare("sin", _mapped(im.sin), "sin({0})", "Sine."),
    _declare("cos", _mapped(_always(_UNIT)), "cos({0})", "Cosine."),
    _declare("tan", _mapped(_always(FULL)), "tan({0})", "Tangent."),
    _declare("asin", _mapped(im.asin, -1, 1), "asin({0})", "Inverse sine."),
    _declare("acos", _mapped(im.acos, -1, 1), "acos({0})", "Inverse cosine."),
    _declare("atan", _mapped(im.atan), "atan({0})", "Inverse tangent."),
    _declare("sinh", _mapped(_always(FULL)), "sinh({0})", "Hyperbolic sine."),
    _declare("cosh", _mapped(_always(_FROM_ONE)), "cosh({0})", "Hyperbolic cosine."),
    _declare("tanh", _mapped(im.tanh), "tanh({0})", "Hyperbolic tangent."),
    _declare("asinh", _mapped(_always(FULL)), "asinh({0})", "Inverse hyperbolic sine."),
    _declare("deg2rad", _doubles, f"({{0}} * {pi / 180!r})", "Radians of degrees.", single=""),
    _declare("rad2deg", _doubles, f"({{0}} * {180 / pi!r})", "Degrees of radians.", single=""),
    _declare(
        "abs",
        _real_valued(interval.abs_, _NONNEGATIVE),
        "fabs({0})",
        "Absolute value.",
        integer="m2c_abs_TAG({0})",
    ),
    _declare(
        "real",
        _real_valued(lambda r: r, FULL),
        "creal({0})",
        "Real part.",
        single="{0}",
        integer="{0}",
    ),
    _declare(
        "imag",
        _real_valued(_always(range_.exactly(0.0)), FULL),
        "cimag({0})",
        "Imaginary part.",
        single="0.0f",
        integer="0",
    ),
    _declare("conj", _conj, "{0}", "Complex conjugate.", single="{0}"),
    _declare("complex", _of_parts, "m2c_of_parts({0}, {1})", "Complex numbers from their parts."),
    _declare(
        "floor", _rounding(im.floor, _floor), "floor({0})", "Rounds towards -Inf.", integer="{0}"
    ),
    _declare(
        "ceil",
        _rounding(im.ceil, lambda x: -_floor(-x)),
        "ceil({0})",
        "Rounds towards Inf.",
        integer="{0}",
    ),
    _declare(
        "round",
        _rounding(im.round_, _half_away),
        "round({0})",
        "Rounds half away from 0.",
        integer="{0}",
    ),
    _declare("fix", _rounding(im.fix, _trunc), "trunc({0})", "Rounds towards 0.", integer="{0}"),
    _declare(
        "sign",
        _mapped(_sign_range, ints=True),
        "m2c_sign_f64({0})",
        "Sign: -1, 0 or 1.",
        integer="m2c_sign_TAG({0})",
    ),
    _declare("isnan", special(is_nan), "m2c_isnan_f64({0})", "Is it NaN?", integer="false"),
    _declare("isinf", special(is_inf), "m2c_isinf_f64({0})", "Is it infinite?", integer="false"),
    _declare(
        "isfinite",
        special(is_finite),
        "m2c_isfinite_f64({0})",
        "Is it neither NaN nor infinite?",
        integer="true",
    ),
    _declare(
        "mod",
        _remainder(im.mod, lambda x, y: x % y),
        "m2c_mod_f64({0}, {1})",
        "Remainder with the divisor's sign.",
        integer="m2c_mod_TAG({0}, {1})",
    ),
    _declare(
        "rem",
        _remainder(im.rem, lambda x, y: x - y * int(x / y)),
        "m2c_rem_f64({0}, {1})",
        "Remainder with the dividend's sign.",
        integer="m2c_rem_TAG({0}, {1})",
    ),
    _declare("atan2", _two(_angle), "atan2({0}, {1})", "Angle of a point."),
    _declare(
        "__thin__",
        _thin,
        "m2c_thin({0}, {1})",
        "0 where the second operand is; no zero that it gives is negative.",
    ),
    _declare("hypot", _two(im.hypot), "hypot({0}, {1})", "Length of a vector."),
    _declare(
        "__range_shift__",
        _range_shift,
        "m2c_range_shift({0}, {1}, {2})",
        "What rounds the elements of a range that is a subscript.",
    ),
    _declare("double", conversion("double"), "{0}", "Conversion to double.", typed="convert"),
    _declare("logical", conversion("logical"), "", "Conversion to logical.", typed="convert"),
    _declare("single", conversion("single"), "", "Conversion to single.", typed="convert"),
    *(
        _declare(c, conversion(c), "", f"Conversion to {c}.", typed="convert")
        for c in sorted(INTEGERS)
    ),
    Builtin("cast", cast, effect=Effect.PURE, doc="Conversion to a class by its name."),
]
