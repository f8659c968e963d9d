"""Statistics, number theory, bits and linear algebra that the runtime computes: what is known of
their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.reductions import is_filled_line
from mat2c.builtins.families.reshaping import is_plain
from mat2c.support.record import replace
from mat2c.types import algebra, subscripts
from mat2c.types.lattice import ANY, INTEGERS, Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.ranges.range_ import BOOLEAN, EXTENT, FULL, Range
from mat2c.types.shape import ONE, SCALAR, Shape
from mat2c.types.symbolic import EXACT
from mat2c.types.traits import Effect, InPlace, ShapeType
from mat2c.types.type_constructors import of_const, scalar

_NONNEGATIVE = Range(0.0, inf, negzero=False)
_NATURAL = Range(0.0, inf, True)
_WORDS = Range(0.0, 2.0**64, True, False, False, False)
_BITS = replace(_WORDS, high=float(EXACT - 1))
_REALS = frozenset(("double", "logical"))


def _is_real_double(t: Type) -> bool:
    return t.cls == "double" and not t.may_be_complex and t.shape is not None


def _is_line(s: Shape) -> bool:
    return s.is_line


def _is_column(s: Shape) -> bool:
    return s.rank == 2 and s.dim(1) is ONE


def _statistic(
    known: Range | None, options: int = 0, single: Callable[[Shape], bool] = _is_line
) -> TypeRule:
    """median(x, dim), std(x, option, dim), …: along a dimension, the first that is not one; without
    a range its values have the sign of the elements. What is `single` has one number as its result,
    even of no elements, where that is no error."""

    def rule(site: Site) -> list[Type] | None:
        if not 1 <= len(site.types) <= 2 + options or not _is_real_double(site.types[0]):
            return None
        s = site.types[0].shape
        unsigned = site.types[0].range.numeric_low >= 0
        values = known or (Range(0.0, inf) if unsigned else FULL)
        assert s is not None
        along = site.types[1 + options :]
        axis = along[0].whole if along else None
        sure = bool(along) == (axis is not None) and all(
            t.is_scalar or t.static_numel == 0 for t in site.types[1 : 1 + options]
        )
        if not sure or (axis is not None and axis < 1):
            return [Type("double", False, Shape.unknown(s.rank), values)]
        extents: Shape | None
        if axis is not None:
            extents = s.with_dim(axis - 1, 1) if axis <= s.rank else s
        elif s.may_be_empty():
            one = single(s) or is_filled_line(site)
            extents = SCALAR if one else Shape.unknown(s.rank)
        else:
            extents = subscripts.reduced(s, None)
        return [Type("double", False, extents, values)]

    return rule


def _bitwise(picks: Callable[[Range, Range, Range], Range]) -> TypeRule:
    """bitand, bitor, bitxor; `picks` gives the range of integers of a class."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) == 2 and any(t.cls in INTEGERS for t in site.types):
            return _bits_of_class(site.types, picks)
        return _bits_of_doubles(site, picks)

    return rule


def _bits_of_doubles(
    site: Site, picks: Callable[[Range, Range, Range], Range]
) -> list[Type] | None:
    if len(site.types) != 2 or not all(_is_real_double(t) for t in site.types):
        return None
    a, b = site.types
    if a.range.numeric_low < 0 or b.range.numeric_low < 0:
        return None
    if not (a.is_scalar or b.is_scalar or a.shape == b.shape):
        return None
    values = picks(_rounded(a.range), _rounded(b.range), _WORDS)
    return [Type("double", False, b.shape if a.is_scalar else a.shape, values)]


def _rounded(a: Range) -> Range:
    """The integers that numbers which are not negative are rounded to; they end at 2^64."""
    high = max(a.numeric_high, 0.0)
    return replace(_WORDS, high=float(ceil(high)) if high < EXACT else 2.0**64)


def _bits_of_class(
    types: Sequence[Type], picks: Callable[[Range, Range, Range], Range]
) -> list[Type] | None:
    """Of an integer class, where the other operand has it too or is a double."""
    a, b = types
    classes = {a.cls, b.cls} - {"double"}
    if len(classes) != 1 or a.may_be_complex or b.may_be_complex:
        return None
    if not (a.is_scalar or b.is_scalar or (a.shape is not None and a.shape == b.shape)):
        return None
    (cls,) = classes
    values = picks(convert(cls, a.range), convert(cls, b.range), of_class(cls))
    return [Type(cls, False, b.shape if a.is_scalar else a.shape, values)]


def _common_bits(a: Range, b: Range, whole: Range) -> Range:
    """What two integers both have is at most either that is not negative."""
    highs = [r.numeric_high for r in (a, b) if r.numeric_low >= 0]
    return replace(whole, low=0.0, high=min(highs)) if highs else whole


def _all_bits(a: Range, b: Range, whole: Range) -> Range:
    """What two integers have together needs no more digits."""
    if a.is_empty or b.is_empty:
        return whole
    if min(a.numeric_low, b.numeric_low) < 0 or max(a.numeric_high, b.numeric_high) > EXACT:
        return whole
    digits = max(int(r.numeric_high).bit_length() for r in (a, b))
    return replace(whole, low=0.0, high=float(2**digits - 1))


def _bitshift(site: Site) -> list[Type] | None:
    """Of an integer class, by the same number of digits or each by its own; of doubles that are not
    negative, by whole numbers."""
    if len(site.types) != 2:
        return None
    a, b = site.types
    if a.cls not in INTEGERS and not _shifts_double(a, b):
        return None
    if not b.is_arithmetic or b.cls == "char" or b.may_be_complex:
        return None
    if b.shape is None or b.shape.static_numel == 0:
        return None
    if not (a.is_scalar or b.is_scalar or (a.shape is not None and a.shape == b.shape)):
        return None
    values = _BITS if a.cls == "double" else of_class(a.cls)
    if b.range.numeric_high <= 0 and a.range.numeric_low >= 0:
        values = replace(values, low=0.0, high=min(values.numeric_high, a.range.numeric_high))
    return [Type(a.cls, False, b.shape if a.is_scalar else a.shape, values)]


def _shifts_double(a: Type, b: Type) -> bool:
    if not (_is_real_double(a) and _is_real_double(b)):
        return False
    return a.range.numeric_low >= 0 and b.range.is_integer


def _idivide(site: Site) -> list[Type] | None:
    types = site.types[:2]
    classes = {t.cls for t in types} & INTEGERS
    if len(types) != 2 or len(classes) != 1 or not all(t.is_arithmetic for t in types):
        return None
    result = algebra.broadcast(types[0].shape, types[1].shape)
    if result.legal is False or any(t.may_be_complex for t in types):
        return None
    (cls,) = classes
    return [Type(cls, False, result.shape, of_class(cls))]


def _answer(site: Site) -> list[Type] | None:
    """A truth value, whatever is asked of."""
    return [scalar("logical")] if site.types else None


def _either(site: Site) -> list[Type] | None:
    """xor (a, b) of real numbers"""
    real = all(is_plain(t) and t.cls != "char" and not t.may_be_complex for t in site.types)
    if len(site.types) != 2 or not real:
        return None
    result = algebra.broadcast(site.types[0].shape, site.types[1].shape)
    return None if result.legal is False else [Type("logical", False, result.shape, BOOLEAN)]


def _each(cls: str, values: Range) -> TypeRule:
    """An answer for each element of one real operand."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or not _is_real_double(site.types[0]):
            return None
        return [Type(cls, False, site.types[0].shape, values)]

    return rule


def _isprime(site: Site) -> list[Type] | None:
    """A truth value for each element; an empty operand is given back as it is."""
    shape = site.types[0].shape if len(site.types) == 1 else None
    if shape is not None and shape.may_be_empty():
        return None
    return _each("logical", BOOLEAN)(site)


def _complement(site: Site) -> list[Type] | None:
    """bitcmp: of the class of its operand."""
    (x,) = site.types if len(site.types) == 1 else [ANY]
    if x.cls not in INTEGERS and not _is_real_double(x):
        return None
    return [Type(x.cls, False, x.shape, _BITS if x.cls == "double" else of_class(x.cls))]


def _typecast(site: Site) -> list[Type] | None:
    """The bytes of numbers as those of a class that is named: what lies in a row is one again."""
    x, to = site.types if len(site.types) == 2 else [ANY, ANY]
    if to.const not in (*INTEGERS, "double") or x.shape is None or x.may_be_complex:
        return None
    is_row = x.shape.rank == 2 and x.shape.dim(0) is ONE
    shape = Shape.of(1, None) if is_row else Shape.unknown(2)
    return [Type(str(to.const), False, shape, of_class(str(to.const)))]


def _one_number(values: Range, classes: frozenset[str] = _REALS) -> TypeRule:
    """A scalar double of one real operand."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or not is_plain(site.types[0]):
            return None
        if site.types[0].cls not in classes or site.types[0].may_be_complex:
            return None
        return [scalar("double", values)]

    return rule


def _nnz(site: Site) -> list[Type] | None:
    return [scalar("double", EXTENT)] if len(site.types) == 1 else None


def _inverse(site: Site) -> list[Type] | None:
    """inv(x) of a real matrix; a singular one gives Inf, with a warning, an empty one is 0 by 0."""
    if len(site.types) != 1 or not _is_real_double(site.types[0]):
        return None
    s = site.types[0].shape
    if s is None or s.rank != 2:
        return None
    inverse = Type("double", False, s if s.dim(0) is s.dim(1) else Shape.unknown(2))
    return [inverse, scalar("double", Range(0.0, inf))]


def _cross(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not all(_is_real_double(t) for t in site.types):
        return None
    a, b = (t.shape for t in site.types)
    return [Type("double", False, a)] if a == b else None


def _choose(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not all(_is_real_double(t) and t.is_scalar for t in site.types):
        return None
    return [scalar("double", FULL)]


def _primes(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or not _is_real_double(site.types[0]):
        return None
    return [Type("double", False, Shape.of(1, None), _NATURAL)]


def _moment(site: Site) -> list[Type] | None:
    """toc and the like, where their value is wanted."""
    return [scalar("double", FULL)] if not site.types and site.nargout == 1 else None


def _clock(site: Site) -> list[Type] | None:
    return [Type("double", False, Shape.of(1, 6))] if not site.types and site.nargout == 1 else None


def _shape_answer(axis: int) -> TypeRule:
    """isrow, iscolumn"""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or site.types[0].is_any:
            return None
        s = site.types[0].shape
        if s is not None and s.rank == 2 and s.dim(axis) is not None:
            dim = s.dim(axis)
            assert dim is not None
            if dim.is_const:
                return [of_const(dim.value == 1)]
        return [scalar("logical")]

    return rule


def _ismember(site: Site) -> list[Type] | None:
    """ismember(x, set); of a text and texts in a cell one answer."""
    if len(site.types) == 2 and site.types[0].cls == "char" and site.types[1].cls == "cell":
        s = site.types[0].shape
        one = s is not None and s.rank == 2 and (s.dim(0) is ONE or s.static_numel == 0)
        answers = SCALAR if one else Shape.unknown(2)  # one for each row
        return [Type("logical", False, answers, BOOLEAN), Type("double", False, answers, EXTENT)]
    if len(site.types) != 2 or not all(is_plain(t) for t in site.types):
        return [Type("logical", False, None, BOOLEAN), Type("double", False, None, EXTENT)]
    members = site.types[1].shape
    count = None if members is None else members.numel()
    places = EXTENT if count is None else replace(EXTENT, high=range_.tidy(count))
    shape = site.types[0].shape
    return [Type("logical", False, shape, BOOLEAN), Type("double", False, shape, places)]


def _declare(name: str, rule: TypeRule, doc: str) -> Builtin:
    return Builtin(name, rule, effect=Effect.PURE, shape=ShapeType.I, doc=doc)


def _read(name: str, rule: TypeRule, doc: str) -> Builtin:
    """Reads a clock: another value each time."""
    return Builtin(name, rule, effect=Effect.READ, shape=ShapeType.I, doc=doc)


def _bits(name: str, rule: TypeRule, integer: str, doc: str) -> Builtin:
    element = f"m2c_{name}_f64({{0}}, {{1}})"
    declared = replace(_declare(name, rule, doc), element=element, integer=integer)
    return replace(declared, in_place=InPlace.ELEMENTWISE)


_NODES = 33


def _nodes(site: Site) -> list[Type] | None:
    """The nodes of a quadrature rule, from -1 to 1."""
    return [Type("double", False, Shape.of(_NODES, 1), Range(-1.0, 1.0, False, False, False))]


def _fit(site: Site) -> list[Type] | None:
    """The matrix from values at the nodes of a depth to coefficients."""
    depth = site.types[0].whole if len(site.types) == 1 else None
    if depth is None or not 1 <= depth <= 4:
        return None
    n = (_NODES - 1 >> 4 - depth) + 1
    return [Type("double", False, Shape.of(n, n), Range(nan=False, inf=False))]


def _vector(name: str, rule: TypeRule, doc: str) -> Builtin:
    return replace(_declare(name, rule, doc), typed="vector")


DECLARATIONS: Sequence[Builtin] = [
    _declare("__chebyshev_nodes__", _nodes, "Nodes of a quadrature rule."),
    _declare("__legendre_fit__", _fit, "Coefficients from values at such nodes."),
    _vector("median", _statistic(None), "The middle value."),
    _vector("mode", _statistic(None, single=_is_column), "The most frequent value."),
    _vector("std", _statistic(_NONNEGATIVE, 1), "Standard deviation."),
    _vector("var", _statistic(_NONNEGATIVE, 1), "Variance."),
    _bits("bitand", _bitwise(_common_bits), "({0} & {1})", "Bits that both have."),
    _bits("bitor", _bitwise(_all_bits), "({0} | {1})", "Bits that one has."),
    _bits("bitxor", _bitwise(_all_bits), "({0} ^ {1})", "Bits that only one has."),
    _bits("bitshift", _bitshift, "m2c_shift_TAG({0}, {1})", "Bits moved to the left or right."),
    replace(
        _declare("idivide", _idivide, "Quotient of integers, rounded as is asked."),
        integer="m2c_idivide_TAG({0}, {1})",
        in_place=InPlace.ELEMENTWISE,
    ),
    _declare("bitcmp", _complement, "The other bits."),
    _declare("typecast", _typecast, "The bytes of another class."),
    _declare("nnz", _nnz, "Number of elements that are not zero."),
    _declare("trace", _one_number(FULL), "Sum of the diagonal."),
    _declare("det", _one_number(FULL), "Determinant."),
    _declare("rank", _one_number(EXTENT), "Rank of a matrix."),
    _declare("inv", _inverse, "Inverse matrix."),
    replace(_declare("cross", _cross, "Vector product."), typed="vector"),
    _declare("factorial", _each("double", _NONNEGATIVE), "Factorial."),
    _declare("isprime", _isprime, "Is it a prime?"),
    replace(_declare("primes", _primes, "Primes up to a number."), shape=ShapeType.III),
    _declare("nchoosek", _choose, "Binomial coefficient."),
    _declare("isequal", _answer, "Are all equal?"),
    _declare("xor", _either, "Is one of both true, not the other?"),
    _declare("issorted", _answer, "Is it in order?"),
    replace(_declare("isrow", _shape_answer(0), "Is it 1xN?"), typed="query"),
    replace(_declare("iscolumn", _shape_answer(1), "Is it Nx1?"), typed="query"),
    replace(_declare("ismember", _ismember, "Is it among some values?"), typed="vector"),
    _read("toc", _moment, "Seconds since tic."),
    _read("time", _moment, "Seconds since 1970."),
    _read("cputime", _moment, "Seconds of computing."),
    _read("now", _moment, "The date as a number."),
    _read("clock", _clock, "The date and time as six numbers."),
]
