"""What functions are specialised for: the types of arguments, in terms that all calls share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

from mat2c.support.record import dataclass, replace
from mat2c.types.expr import EXACT, MAX_EXTENT, Expr, symbol
from mat2c.types.lattice import Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import ONE, Dim, Shape, at_most

_FEW = 8  # cells whose types are told one by one


@dataclass(frozen=True, slots=True)
class Signature:
    """What a function is specialised for: the arguments' types, captured values first, and nargout.

    Symbols in the types are canonical: extent d of argument k is the same symbol in every call.
    """

    name: str
    args: tuple[Type, ...]
    nargout: int


def signed(
    name: str,
    args: Sequence[Type],
    nargout: int,
    exact: Sequence[Expr | None],
    running: Signature | None,
    bounded: bool = False,
) -> tuple[Signature, dict[Expr, Expr]]:
    """The signature of a call, and what its symbols stand for. In a recursion from `running`, only
    the arguments that it hands on as they are keep their values, and those that grow lose the
    extents that do: each call would be another."""
    if running is None:
        types, names = canonical(args, exact, bounded)
        return Signature(name, tuple(types), nargout), names
    before = running.args[: len(args)]
    told = [*map(_not_growing, args, before), *args[len(before) :]]
    types, names = canonical(told, bounded=bounded)
    same = [k < len(running.args) and t == running.args[k] for k, t in enumerate(types)]
    kept = [t if same[k] else without_values(t) for k, t in enumerate(types)]
    return Signature(name, tuple(kept), nargout), names


def _not_growing(t: Type, before: Type) -> Type:
    """The type of an argument without the constant extents in which it exceeds the same argument of
    the running call."""
    if t.shape is None or before.shape is None or t.shape.rank != before.shape.rank:
        return t
    pairs = zip(t.shape.dims, before.shape.dims, strict=True)
    dims = [None if _exceeds(new, old) else new for new, old in pairs]
    return t.with_shape(Shape(tuple(dims)))


def _exceeds(new: Dim, old: Dim) -> bool:
    """True if both are constant, and some elements become more."""
    if new is None or old is None or not (new.is_const and old.is_const):
        return False
    return new.value > old.value >= 1


def widened(
    name: str, args: Sequence[Type], nargout: int, bounded: bool = False
) -> tuple[Signature, dict[Expr, Expr]]:
    """The same without the values of arguments."""
    types, names = canonical(args, bounded=bounded)
    return Signature(name, tuple(map(without_values, types)), nargout), names


def canonical(
    args: Sequence[Type], exact: Sequence[Expr | None] = (), bounded: bool = False
) -> tuple[list[Type], dict[Expr, Expr]]:
    """The arguments' types with each distinct symbolic extent under a name of its place, and the
    names given. Where it is `bounded`, these keep what extents are at most.
    """
    names: dict[Expr, Expr] = {}

    def rename(key: tuple[object, ...], expr: Expr, low: int) -> Expr:
        if expr.is_const:
            return expr
        if expr not in names:
            label = "a" + "_".join(str(k) for k in key)
            most = expr.high if bounded and expr.high < MAX_EXTENT else MAX_EXTENT
            limit = () if most == MAX_EXTENT else (most,)
            names[expr] = symbol(("arg", *key, *limit), label, low, most)
        return names[expr]

    result = []
    for k, t in enumerate(args):
        shape, values = t.shape, t.range
        if shape is not None and not shape.is_static:
            dims = [
                symbol(("arg", k, d), f"a{k}_{d}", 0, MAX_EXTENT)
                if dim is None
                else rename((k, d), dim, 0)
                for d, dim in enumerate(shape.dims)
            ]
            shape = type(shape)(tuple(dims))
        value = exact[k] if k < len(exact) else None
        values = replace(values, low=values.numeric_low, high=values.numeric_high)
        if value is not None and not value.is_const:
            if value not in names:
                names[value] = _bounded(k, values)
            values = replace(values, low=names[value], high=names[value])
        result.append(_sealed(replace(t, shape=shape, range=values)))
    return result, names


def _sealed(t: Type) -> Type:
    """Without names for the extents and ranges of what it holds: they mean nothing elsewhere. Of
    cells one by one only classes and the extents of numbers are told, else each row had its own
    code."""
    if t.fields is None and t.elem is None and not t.targets:
        return t
    if t.items is not None:
        arrays = len(t.items) <= _FEW and all(item.is_arithmetic for item in t.items)
        t = _without_texts(without_values(t)) if arrays else replace(t, items=None)
    return t.with_parts(lambda part: _sealed(part.without_symbols()))


def _without_texts(t: Type) -> Type:
    """A cell without the extents of the texts in it."""
    return t.with_parts(lambda part: of_rank(part) if part.cls == "char" else part)


def _bounded(k: int, values: Range) -> Expr:
    """The symbol of argument k, a number that extents elsewhere may be equal to."""
    low, high = values.numeric_low, values.numeric_high
    bounds = [int(b) if isfinite(b) else EXACT * (1 if b > 0 else -1) for b in (low, high)]
    return symbol(("value", k, *bounds), f"a{k}", *bounds)


def without_values(t: Type) -> Type:
    """Without constants, ranges and constant extents: what all calls of a recursion have in
    common.
    """
    if not t.is_arithmetic:
        return t.without_const().with_parts(without_values)
    return replace(t, const=None, range=of_class(t.cls))


def of_rank(t: Type) -> Type:
    """Of all extents only those that are 1: what is left of arguments where calls are many."""
    if t.shape is not None:
        shape = t.shape.map(lambda dim: dim if dim is ONE else None)
        t = replace(t, shape=shape, const=None)
    return t.with_parts(of_rank)


def translated(t: Type, back: Mapping[Expr, Expr], bounded: bool = False) -> Type:
    """A result type in the caller's terms; symbols of the callee's own become unknown, or where it
    is `bounded` extents of at most what they are."""
    known = set(back)

    def outer(expr: Expr) -> Expr | None:
        return expr.substitute(back) if expr.symbols() <= known else None

    def extent_outside(expr: Expr) -> Expr | None:
        known = outer(expr)
        return at_most(expr.high) if known is None and bounded else known

    shape = t.shape
    if shape is not None:
        shape = shape.map(extent_outside)
    values = t.range
    low = values.low if not isinstance(values.low, Expr) else outer(values.low)
    high = values.high if not isinstance(values.high, Expr) else outer(values.high)
    values = replace(
        values,
        low=values.numeric_low if low is None else low,
        high=values.numeric_high if high is None else high,
    )
    outside = replace(t, shape=shape, range=values)
    return outside.with_parts(lambda part: translated(part, back, bounded))
