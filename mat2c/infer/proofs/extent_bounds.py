"""Bounds of extents that φs join: where each way has a bound, their greatest is one.

w = zeros(1, k)            k at most 50
w_2 = φ(w, w_3)            extents [1, w_2]: at most 50, if w_3 is whenever w_2 is
w_3 = (w_2(i) = 1)         extents [1, max(i, w_2)], i at most 50
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.payloads.variable_payloads import Phi
from mat2c.support.record import dataclass, field
from mat2c.types.expr import MAX_EXTENT, Expr, const, of_atom
from mat2c.types.lattice import Type
from mat2c.types.polynomial import Atom

_ROUNDS = 4  # after which what still rises has no bound


@dataclass(slots=True)
class Bounds:
    """What is known of symbols: `most` by symbol, and what `highest` says of any."""

    highest: Callable[[Expr], float]
    most: dict[Expr, float] = field(default_factory=dict)


def upper(expr: Expr, most: Bounds) -> float:
    """What an expression is at most, for symbols that are at most what is said of them."""
    total: float = expr.constant
    for monomial, coefficient in expr.terms:
        product: float = 1
        for atom in monomial:
            if coefficient > 0:
                product *= _upper_of(atom, most) if atom.low >= 0 or len(monomial) == 1 else inf
            else:
                product *= max(atom.low, 0) if len(monomial) > 1 else atom.low
        total += coefficient * product
    return min(total, expr.high)


def _upper_of(atom: Atom, most: Bounds) -> float:
    if atom.kind == "symbol":
        symbol = of_atom(atom)
        return min(atom.high, most.most.get(symbol, inf), most.highest(symbol))
    if atom.kind in ("max", "broadcast"):
        return max(upper(arg, most) for arg in atom.args)
    return atom.high


def extent_bounds(
    phis: Iterable[Instr],
    type_of: Callable[[Value], Type | None],
    highest: Callable[[Expr], float],
) -> Bounds:
    """The bounds of the symbols that are extents of φs."""
    joined: dict[Expr, list[Expr]] = {}
    for phi in phis:
        known = type_of(phi.target)
        shape = known.shape if known is not None else None
        for k, dim in enumerate(shape.dims if shape is not None else ()):
            if dim is None or dim.symbols() != {dim} or dim.high < MAX_EXTENT:
                continue
            within = phi.payload.within if isinstance(phi.payload, Phi) else {}
            told = [within.get(arg) if isinstance(arg, Value) else None for arg in phi.args]
            ways = [_extent(a, k, t, type_of) for a, t in zip(phi.args, told, strict=True)]
            joined[dim] = [way for way in ways if way is not None] if None not in ways else []
    most = Bounds(highest, {dim: 0 if ways else inf for dim, ways in joined.items()})
    while True:
        rising = _rising(joined, most)
        if not rising:
            return most
        most.most.update(dict.fromkeys(rising, inf))


def _rising(joined: dict[Expr, list[Expr]], most: Bounds) -> list[Expr]:
    """Raises bounds; those that still rise in the last round."""
    changed: list[Expr] = []
    for _ in range(_ROUNDS):
        changed = []
        for dim, ways in joined.items():
            new = max((upper(way, most) for way in ways), default=inf)
            if new > most.most[dim]:
                most.most[dim] = new
                changed.append(dim)
        if not changed:
            break
    return changed


def _extent(
    arg: Operand, k: int, told: Type | None, type_of: Callable[[Value], Type | None]
) -> Expr | None:
    """An extent of an operand, or of what is told of it."""
    if isinstance(arg, Const):
        if isinstance(arg.value, str):
            return const(len(arg.value) if k == 1 else 1)
        return const(0 if arg.cls == "empty" else 1)
    known = told or (type_of(arg) if isinstance(arg, Value) else None)
    if known is not None and known.is_bottom:
        return const(0)
    return known.shape.dim(k) if known is not None and known.shape is not None else None
