"""Random values for calls of builtins: as MATLAB text, and as types from sharp to weak."""

from __future__ import annotations

import itertools
import random
from math import inf, nan

from mat2c.support.record import dataclass, replace
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import cell, of_const

SHAPES = [
    (1, 1), (1, 1), (1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 3), (0, 0), (1, 0), (0, 3), (4, 1),
    (1, 2), (2, 2, 2), (1, 1, 3),
]  # fmt: skip
SPECIAL = [0.5, -1.5, 2.25, inf, -inf, nan, -0.0]
TEXTS = ["rows", "stable", "descend", "ascend", "r", "last", "first", "abc", "Ab c", "%d", ",", ""]
_SERIAL = itertools.count()


@dataclass(frozen=True, slots=True)
class Given:
    """An argument: what is written, and what it is."""

    text: str
    type: Type
    dims: tuple[int, ...]
    values: tuple[float, ...] = ()


def _spelled(value: float) -> str:
    return "NaN" if value != value else repr(value).replace("inf", "Inf")


def _written(values: list[float], dims: tuple[int, ...]) -> str:
    row = " ".join(map(_spelled, values))
    return f"reshape([{row}], [{' '.join(map(str, dims))}])"


def argument(rng: random.Random) -> Given:
    """Any value."""
    kind = rng.choice(
        ["double"] * 8 + ["whole"] * 8 + ["int8", "single", "logical", "char"] + EXTRA
    )
    if kind == "text":
        return text(rng.choice(TEXTS))
    if kind == "cell":
        words = [rng.choice(TEXTS) for _ in range(rng.randint(0, 3))]
        elem = of_const("abc").without_const().with_shape(Shape.unknown(2))
        known = cell(Shape.of(1 if words else 0, len(words)), elem.with_range(of_class("char")))
        return Given("{" + ", ".join(f"'{w}'" for w in words) + "}", known, (1, len(words)))
    return array(rng, kind, rng.choice(SHAPES))


EXTRA = ["text", "text", "cell", "complex", "dim"]


def text(value: str) -> Given:
    return Given(f"'{value}'", of_const(value), (1, len(value)) if value else (0, 0))


def array(rng: random.Random, kind: str, dims: tuple[int, ...]) -> Given:
    """An array of a class, with random elements."""
    if kind == "dim":
        kind, dims = "whole", (1, 1)
    count = 1
    for dim in dims:
        count *= dim
    whole = [float(rng.randint(-3, 4)) for _ in range(count)]
    if kind == "complex":
        both = f"complex({_written(whole, dims)}, {_written(whole[::-1], dims)} + 10)"
        return Given(both, Type("double", True if count else None, Shape.of(*dims)), dims)
    cls = {"whole": "double"}.get(kind, kind)
    if kind in ("double", "single"):
        whole = [rng.choice(SPECIAL) if rng.random() < 0.3 else v for v in whole]
    elif kind == "logical":
        whole = [float(v > 0) for v in whole]
    elif kind == "char":
        whole = [97.0 + abs(v) for v in whole]
    written = _written(whole, dims)
    return Given(
        written if cls == "double" else f"{cls}({written})",
        _exact(cls, whole, dims),
        dims,
        tuple(whole),
    )


def _exact(cls: str, values: list[float], dims: tuple[int, ...]) -> Type:
    if len(values) == 1 and dims == (1, 1) and cls in ("double", "logical"):
        return of_const(values[0] if cls == "double" else bool(values[0]))
    if cls == "double" and len(dims) == 2 and dims[0] == 1 and len(values) > 1:
        return of_const(tuple(values))
    hull = range_.covering(values) if values else range_.NOTHING_AT_ALL
    return Type(cls, False, Shape.of(*dims), hull)


class Weakened:
    """Types that know less of the arguments; `actual` has what their symbols stand for."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.actual: dict[Expr, int] = {}

    def of(self, given: Given) -> Type:
        known = given.type
        if known.shape is None or known.cls == "cell":
            return known
        pairs = zip(known.shape.dims, given.dims, strict=False)
        dims = [self._extent(dim, have) for dim, have in pairs]
        weak = replace(known, shape=Shape.of(*dims), const=None)
        if not weak.is_scalar and self.rng.random() < 0.2:
            weak = replace(weak, is_complex=None) if known.cls == "double" else weak
        return weak.with_range(self._range(given, known)) if known.is_arithmetic else weak

    def _extent(self, dim: Expr | None, have: int) -> Expr | None:
        if self.rng.random() < 0.5:
            return dim
        return self._symbol(have, self.rng.choice([0, min(have, 1), have]))

    def _symbol(self, have: int, low: int) -> Expr:
        made = symbol(("given", next(_SERIAL)), "n", low)
        self.actual[made] = have
        return made

    def _range(self, given: Given, known: Type) -> Range:
        whole = known.range.is_integer and len(given.values) == 1 and known.cls == "double"
        if whole and self.rng.random() < 0.7:
            own = self._symbol(int(given.values[0]), int(given.values[0]) - self.rng.randint(0, 3))
            return replace(known.range, low=own, high=own)
        return known.range if self.rng.random() < 0.5 else of_class(known.cls)
