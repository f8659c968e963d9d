"""Signatures that the calls of a function share, so that one specialisation does for all of them.

    f (x, 3), f (y, 5)      one function of an array and a number, not one for each number

Calls that are alike, of the same classes and kinds of arrays, are *generalised* by
anti-unification: extents and numbers that differ become symbols, and those that differ in the same
way become the same symbol. So it stays known that an argument is as long as another one says.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from enum import IntEnum

from mat2c.infer.signature import Signature
from mat2c.support.record import dataclass, field, replace
from mat2c.types.expr import EXACT, MAX_EXTENT, Expr, const, symbol
from mat2c.types.lattice import Type, joined, le, widen
from mat2c.types.ranges.interval_class import LIMITS, of_class
from mat2c.types.ranges.range_ import Range, meet
from mat2c.types.shape import ONE, ZERO, Dim, Shape

_HUGE = 1e8  # numbers that may be extents which no memory has: ranges of so many are not made
_PATIENCE = 4  # generalisations of a kind of calls in one analysis
Column = tuple[Expr, ...]


class Level(IntEnum):
    """What calls must have in common to share a specialisation, each level more than the one
    before: classes and kinds of arrays; how many structs and cells an argument has, none, one or
    some; texts and flags."""

    CLASSES = 0
    COUNTS = 1
    OPTIONS = 2


@dataclass(slots=True)
class Sharing:
    """The functions whose calls share specialisations, by what these must have in common. `joint`
    are the signatures by kinds of calls."""

    levels: Mapping[str, Level] = field(default_factory=dict)
    joint: dict[Hashable, Signature] = field(default_factory=dict)
    grown: bool = False
    _steps: dict[Hashable, int] = field(default_factory=dict)

    def start(self) -> None:
        """Begins another analysis with the signatures that the last one has found."""
        self.grown = False
        self._steps.clear()

    def kind(self, signature: Signature) -> Hashable | None:
        """What calls have in common that share a specialisation; None where each has its own."""
        level = self.levels.get(signature.name)
        return None if level is None else kind_of(signature, level)

    def add(self, signature: Signature) -> None:
        """Has the joint signature of its kind cover a call."""
        kind = self.kind(signature)
        if kind is not None:
            known = self.joint.get(kind)
            self.joint[kind] = signature if known is None else _covering(known, signature)

    def find(self, signature: Signature) -> tuple[Signature, dict[Expr, Expr]] | None:
        """The signature that a call shares, and what its symbols are in terms of the call's own;
        None where it has its own."""
        kind = self.kind(signature)
        if kind is None:
            return None
        known = self.joint.setdefault(kind, signature)
        bound = matched(signature.args, known.args)
        if bound is None and self._steps.get(kind, 0) < _PATIENCE:
            self._steps[kind] = self._steps.get(kind, 0) + 1
            wider = _covering(known, signature)
            args = tuple(map(_widened, known.args, wider.args))
            known = replace(known, args=args)
            bound = matched(signature.args, args)
            if bound is not None:
                self.joint[kind], self.grown = known, True
        return None if bound is None else (known, bound)


def _covering(known: Signature, signature: Signature) -> Signature:
    """The first signature if it covers the other, else one that covers both."""
    if matched(signature.args, known.args) is not None:
        return known
    return replace(known, args=generalised([known.args, signature.args]))


def _widened(old: Type, new: Type) -> Type:
    """A type above both that is reached after few steps: results that are handed on grow."""
    wide = _within_class(widen(old.without_symbols(), new.without_symbols()))
    return replace(wide, shape=new.shape, range=new.range if new.range.symbols() else wide.range)


def _within_class(t: Type) -> Type:
    """With bounds that the class has, at all depths."""
    values = meet(t.range, of_class(t.cls)) if t.cls in LIMITS or t.cls == "char" else t.range
    return replace(t, range=values).with_parts(_within_class)


def kind_of(signature: Signature, level: Level) -> Hashable:
    """What calls have in common that share a specialisation."""
    return signature.name, signature.nargout, tuple(_kind(t, level) for t in signature.args)


def _kind(t: Type, level: Level) -> Hashable:
    """What arguments must share: rules differ for scalars, rows, columns, and arrays of none."""
    extents: Hashable = None
    if t.shape is not None and (t.is_arithmetic or level > Level.CLASSES):
        extents = tuple(map(_extent_kind, t.shape.dims))
        if t.cls == "char" and t.shape.rank == 2 and t.shape.dims[0] is ONE:
            extents = "row"
    fields = None if t.fields is None else tuple(name for name, _ in t.fields)
    told: Hashable = (
        t.const if level is Level.OPTIONS and isinstance(t.const, (str, bool)) else None
    )
    if isinstance(t.const, float) and abs(t.const) >= _HUGE:
        told = t.const
    elem = t.elem.cls if t.elem is not None and level > Level.CLASSES else None
    return (
        t.cls,
        t.is_complex,
        t.maybe_undef,
        t.dq,
        extents,
        fields,
        t.targets,
        told,
        elem,
        t.sparse,
    )


def _extent_kind(dim: Dim) -> str:
    if dim is ONE:
        return "one"
    return "none" if dim is ZERO else "some"


def generalised(members: Sequence[tuple[Type, ...]]) -> tuple[Type, ...]:
    """The arguments' types of a signature that covers several of one kind."""
    names: dict[Column, Expr] = {}
    return tuple(_general(k, each, names) for k, each in enumerate(zip(*members, strict=True)))


def _general(k: int, each: tuple[Type, ...], names: dict[Column, Expr]) -> Type:
    both = joined(t.without_symbols() for t in each)
    shapes = [t.shape for t in each if t.shape is not None]
    if both.shape is not None and len(shapes) == len(each):
        ranks = {shape.rank for shape in shapes}
        if len(ranks) == 1:
            columns = zip(*(shape.dims for shape in shapes), strict=True)
            dims = [_extent(k, d, column, names) for d, column in enumerate(columns)]
            both = replace(both, shape=Shape(tuple(dims)))
    value = _value(k, each, both.range, names)
    if value is not None and not value.is_const:
        both = replace(both, range=replace(both.range, low=value, high=value))
    return both


def _extent(k: int, d: int, column: tuple[Dim, ...], names: dict[Column, Expr]) -> Dim:
    """One extent: the number that all have, or a symbol."""
    known = [dim for dim in column if dim is not None]
    if len(known) < len(column):
        return symbol(("arg", k, d), f"a{k}_{d}", 0, MAX_EXTENT)
    if known[0].is_const and all(dim is known[0] for dim in known):
        return known[0]
    key = tuple(known)
    if key not in names:
        low = int(min(1, *(dim.low for dim in known)))
        key_of = ("arg", k, d) if low < 1 else ("arg", k, d, "some")
        names[key] = symbol(key_of, f"a{k}_{d}", low, MAX_EXTENT)
    return names[key]


def _value(k: int, each: tuple[Type, ...], values: Range, names: dict[Column, Expr]) -> Expr | None:
    """The symbol of an argument that is an integer in each call; None for another."""
    column = tuple(number for t in each if (number := exact_value(t)) is not None)
    if len(column) < len(each) or not values.is_integer:
        return None
    if column[0].is_const and all(number is column[0] for number in column):
        return column[0]
    if column not in names:
        low, high = max(values.numeric_low, -EXACT), min(values.numeric_high, EXACT)
        bounds = int(low), int(high)
        names[column] = symbol(("value", k, *bounds), f"a{k}", *bounds)
    return names[column]


def exact_value(t: Type) -> Expr | None:
    """The integer that a scalar argument is: a number, or a symbol that stands for it."""
    if not (t.is_arithmetic and t.is_scalar and t.range.is_integer) or t.may_be_complex:
        return None
    if isinstance(t.range.low, Expr):
        return t.range.low if t.range.low is t.range.high else None
    only = t.range.only
    return None if only is None or abs(only) > EXACT else const(int(only))


def matched(args: Sequence[Type], joint: Sequence[Type]) -> dict[Expr, Expr] | None:
    """What the symbols of a joint signature are for a call that it covers, in terms of the call's
    own signature; None for one that it doesn't cover."""
    bound: dict[Expr, Expr] = {}
    for given, wanted in zip(args, joint, strict=True):
        if not le(given.without_symbols(), wanted.without_symbols()):
            return None
        pairs = _extents(given, wanted)
        value = wanted.range.low
        if isinstance(value, Expr) and value is wanted.range.high:
            number = exact_value(given)
            if number is None:
                return None
            pairs.append((value, number))
        for name, expr in pairs:
            if not _binds(name, expr, bound):
                return None
    return bound


def _extents(given: Type, wanted: Type) -> list[tuple[Expr, Expr]]:
    """The symbolic extents of an argument, each with what it is in the call."""
    if wanted.shape is None or given.shape is None or given.shape.rank != wanted.shape.rank:
        return []
    pairs = zip(wanted.shape.dims, given.shape.dims, strict=True)
    return [(w, g) for w, g in pairs if w is not None and g is not None and not w.is_const]


def _binds(name: Expr, expr: Expr, bound: dict[Expr, Expr]) -> bool:
    """Has a symbol stand for an expression; False if it can't."""
    if name in bound:
        return bound[name] is expr
    if expr.low < name.low or expr.high > name.high:
        return False
    bound[name] = expr
    return True
