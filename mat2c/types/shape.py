"""Shape tuples: the extents of arrays.

A shape is its extents, two or more, without trailing ones (the canonical shape tuple of [SHAPE] §2;
the relation ℘ is equality here). An extent is a symbolic expression, or None where nothing is
known: `Shape.named` gives those names. A shape of rank r whose last extent isn't known may at run
time be of a lower rank.

A *line* is what a loop makes of nothing by appending to it: 0x0, or 1×n (or n×1). Its extents are a
pair of symbols, the one across being 0 only where the one along is. Where both are unknown, as
inside a cell, the shape has the axis of the line instead, until it is named.

The operators are in `algebra`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from weakref import WeakKeyDictionary

from mat2c.support.record import dataclass
from mat2c.types.expr import MAX_EXTENT, Expr, as_expr, const, extent, min_, symbol, unit

Dim = Expr | None

ONE = const(1)
ZERO = const(0)


_AT_MOST: WeakKeyDictionary[Expr, int] = WeakKeyDictionary()


def at_most(most: float) -> Dim:
    """An extent of which only that is known: it is to be given a name of its own."""
    if most >= MAX_EXTENT:
        return None
    made = symbol(("at most", int(most)), "some", 0, int(most))
    _AT_MOST[made] = int(most)
    return made


_MOST_ACROSS = 1 << 20  # of an extent that is k · min(n, 1)
SOME = symbol(("at least", 1), "some", 1, MAX_EXTENT)
"""An extent of which only that is known that it isn't 0: it is to be given a name of its own."""


def _named(dim: Dim, key: Hashable, name: str) -> Expr:
    if dim is None:
        return extent(key, name)
    if dim is SOME:
        return symbol(("extent", key, "some"), name, 1, MAX_EXTENT)
    most = _AT_MOST.get(dim)
    return dim if most is None else symbol(("extent", key, most), name, 0, most)


def _unless_nothing(dim: Expr, dims: tuple[Dim, ...]) -> Expr:
    """An extent, of k · min(n, 1) beside an extent n that is k: where n is 0, so is the product."""
    if dim.is_const or dim.is_symbol or dim.high > _MOST_ACROSS:
        return dim
    width = int(dim.high)
    others = (o for o in dims if o is not None and o is not dim and not o.is_const)
    return const(width) if any(dim is min_(n, ONE) * width for n in others) else dim


@dataclass(frozen=True, slots=True)
class Shape:
    """A canonical shape tuple."""

    dims: tuple[Dim, ...]
    axis: int | None = None  # of a line whose extents are both unknown

    @staticmethod
    def of(*dims: Expr | int | None) -> Shape:
        """The shape of these extents; one extent is a column's."""
        known = [None if dim is None else as_expr(dim) for dim in dims]
        while len(known) > 2 and known[-1] is ONE:
            known.pop()
        known += [ONE] * (2 - len(known))
        return Shape(tuple(known))

    @staticmethod
    def unknown(rank: int) -> Shape:
        """Of at most that rank, nothing else known."""
        return Shape((None,) * max(rank, 2))

    @property
    def rank(self) -> int:
        """The number of extents: an upper bound, since the last ones may turn out to be 1."""
        return len(self.dims)

    def dim(self, k: int) -> Dim:
        """Extent k, counted from 0; 1 beyond the rank."""
        return self.dims[k] if k < len(self.dims) else ONE

    @property
    def is_scalar(self) -> bool:
        return self is SCALAR or self.dims == SCALAR.dims

    @property
    def is_known(self) -> bool:
        """All extents have a symbolic form."""
        return None not in self.dims

    @property
    def is_static(self) -> bool:
        """All extents are numbers."""
        return all(dim is not None and dim.is_const for dim in self.dims)

    @property
    def static(self) -> tuple[int, ...] | None:
        """The extents as numbers, if they are."""
        if not self.is_static:
            return None
        return tuple(dim.value for dim in self.dims if dim is not None)

    def numel(self) -> Dim:
        """The number of elements; 0 as soon as one extent is."""
        if any(dim is ZERO for dim in self.dims):
            return ZERO
        along = self.line_axis()
        if along is not None:
            return self.dims[along]
        cases = _cases(self.dims)
        if cases is not None:
            then, orelse = (Shape.of(*dims).numel() for dims in cases.dims)
            return None if then is None or orelse is None else unit(cases.tests, then, orelse)
        product = ONE
        for dim in self.dims:
            if dim is None:
                return None
            product = product * _unless_nothing(dim, self.dims)
        return product

    @property
    def static_numel(self) -> int | None:
        return _static_numel(self.dims)

    def line_axis(self) -> int | None:
        """The dimension along which a line lies, if it is one."""
        return _line_axis(self.dims) if self.axis is None else self.axis

    def is_vector(self) -> bool | None:
        """1×n or n×1, scalars included."""
        if self.rank > 2:
            return False if self._is_surely_beyond(2) else None
        cases = _cases(self.dims)
        if ONE in self.dims or (cases is not None and all(ONE in dims for dims in cases.dims)):
            return True
        return None if any(may_be(dim, 1) for dim in self.dims) else False

    @property
    def is_line(self) -> bool:
        """True if its elements surely lie along one dimension: a vector, or 0x0."""
        cases = _cases(self.dims)
        if cases is not None:
            return all(Shape.of(*dims).is_line for dims in cases.dims)
        return self.line_axis() is not None or self.is_vector() is True

    def is_square(self) -> bool | None:
        """n×n, 0×0 included."""
        if self.rank > 2:
            return False if self._is_surely_beyond(2) else None
        n, m = self.dims
        if n is None or m is None:
            return None
        return True if n is m else (False if n.is_const and m.is_const else None)

    def is_matrix(self) -> bool | None:
        """Of rank 2."""
        return True if self.rank == 2 else (False if self._is_surely_beyond(2) else None)

    def may_be_scalar(self) -> bool:
        return all(may_be(dim, 1) for dim in self.dims)

    def may_be_empty(self) -> bool:
        return any(may_be(dim, 0) for dim in self.dims)

    def may_be_nothing(self) -> bool:
        """True if it can be 0x0."""
        return all(may_be(dim, int(axis > 1)) for axis, dim in enumerate(self.dims))

    def _is_surely_beyond(self, rank: int) -> bool:
        return any(not may_be(dim, 1) for dim in self.dims[rank:])

    def with_dim(self, k: int, value: Expr | int | None) -> Shape:
        """The same with another extent k."""
        dims: list[Expr | int | None] = [*self.dims, *[ONE] * (k + 1 - self.rank)]
        dims[k] = value
        return Shape.of(*dims)

    def named(self, key: Hashable, name: str) -> Shape:
        """Gives names to the unknown extents: `name_1`, `name_2`, …"""
        if self.is_named:
            return self
        if self.axis is not None:
            return line(key, name, self.axis)
        return Shape.of(
            *(_named(dim, (key, k), f"{name}_{k + 1}") for k, dim in enumerate(self.dims))
        )

    @property
    def is_named(self) -> bool:
        """True if every extent is a number or has a name."""
        return not any(dim is None or dim is SOME or dim in _AT_MOST for dim in self.dims)

    def filled(self, other: Shape) -> Shape:
        """Takes the unknown extents from a shape of the same rank."""
        pairs = zip(self.dims, other.dims, strict=True)
        return Shape.of(*(mine if mine is not None else dim for mine, dim in pairs))

    def substitute(self, mapping: Mapping[Expr, Expr | int]) -> Shape:
        return self.map(lambda dim: dim.substitute(mapping))

    def map(self, change: Callable[[Expr], Dim]) -> Shape:
        """Changes the known extents. A line stays one."""
        changed = Shape.of(*(None if dim is None else change(dim) for dim in self.dims))
        axis = self.line_axis()
        return changed if axis is None or lies_along(changed, axis) else Shape((None, None), axis)

    def symbols(self) -> frozenset[Expr]:
        return frozenset().union(*(dim.symbols() for dim in self.dims if dim is not None))

    def to_text(self) -> str:
        """As `[n,1]`; `?` is an unknown extent, and `0|1` that across a line of unknown length."""
        texts = ["?" if dim is None else str(dim) for dim in self.dims]
        if self.axis is not None:
            texts[1 - self.axis] = "0|1"
        return f"[{','.join(texts)}]"

    __str__ = to_text


@dataclass(frozen=True, slots=True)
class _Cases:
    """Extents where all of some expressions are 1, and where they aren't."""

    tests: tuple[Expr, ...]
    dims: tuple[tuple[Expr, ...], tuple[Expr, ...]]


@lru_cache(1 << 12)
def _cases(dims: tuple[Dim, ...]) -> _Cases | None:
    """The two cases that two or more extents know, by the same tests; None where they don't."""
    atoms = [None if dim is None or dim.is_const else dim.atom for dim in dims]
    told = {a.args[:-2] for a in atoms if a is not None and a.kind == "unit"}
    if len(told) != 1 or sum(a is not None for a in atoms) < 2:
        return None
    pairs = list[tuple[Expr, Expr]]()
    for dim, known in zip(dims, atoms, strict=True):
        if dim is None or (known is None and not dim.is_const):
            return None
        if known is not None and known.kind != "unit":
            return None
        pairs.append((dim, dim) if known is None else (known.args[-2], known.args[-1]))
    then, orelse = zip(*pairs, strict=True)
    return _Cases(told.pop(), (then, orelse))


_LINE = "line"


@lru_cache(1 << 12)
def _static_numel(dims: tuple[Dim, ...]) -> int | None:
    if any(dim is ZERO for dim in dims):
        return 0
    along = _line_axis(dims)
    count = 1
    for dim in dims if along is None else (dims[along],):
        if dim is None or not dim.is_const:
            return None
        count *= dim.value
    return count


@lru_cache(1 << 12)
def _line_axis(dims: tuple[Dim, ...]) -> int | None:
    if len(dims) != 2:
        return None
    for axis in (0, 1):
        across, along = dims[1 - axis], dims[axis]
        atom = None if across is None else across.atom
        if atom is not None and along is not None and atom.key == (_LINE, along):
            return axis
        if along is None or across is ONE or along.is_const:
            continue
        if across is min_(along, ONE):
            return axis
    return None


def line(key: Hashable, name: str, axis: int) -> Shape:
    """0x0, or a vector along a dimension; nothing else is known of it."""
    return line_along(extent((key, axis), f"{name}_{axis + 1}"), f"{name}_{2 - axis}", axis)


def line_along(along: Expr, name: str, axis: int) -> Shape:
    """0x0, or a vector of so many elements along a dimension; the other extent has a name."""
    across = symbol((_LINE, along), name, 0, 1)
    return Shape((along, across) if axis == 0 else (across, along))


def line_of(shapes: Iterable[Shape | None]) -> int | None:
    """The dimension along which all of some shapes lie, where one of them may be 0x0."""
    known = list(shapes)
    if not any(s is not None and (s == EMPTY or s.line_axis() is not None) for s in known):
        return None
    if all(s == EMPTY for s in known):
        return None
    for axis in (1, 0):
        if all(s is not None and lies_along(s, axis) for s in known):
            return axis
    return None


def lies_along(s: Shape, axis: int) -> bool:
    """True if it is 0x0, or a vector along the dimension."""
    return s == EMPTY or s.line_axis() == axis or (s.rank == 2 and s.dims[1 - axis] is ONE)


SCALAR = Shape((ONE, ONE))
EMPTY = Shape((ZERO, ZERO))
ROW_OR_NOTHING = Shape((None, None), 1)


def row(n: Expr | int | None) -> Shape:
    """1×n."""
    return Shape.of(1, n)


def column(n: Expr | int | None) -> Shape:
    """n×1."""
    return Shape.of(n, 1)


def may_be(dim: Dim, value: int) -> bool:
    """True if the extent can have this value."""
    return dim is None or dim.low <= value <= dim.high


def differ(s: Shape | None, t: Shape | None) -> bool:
    """True if they surely are not the same, since both are constant."""
    return s is not None and t is not None and s.is_static and t.is_static and s != t


def join(s: Shape | None, t: Shape | None) -> Shape | None:
    """The least shape that covers both: an extent in which they differ is unknown."""
    if s is None or t is None:
        return None
    if s == t:
        return s
    axis = line_of((s, t))
    if axis is not None:
        return Shape((None, None), axis)
    rank = max(s.rank, t.rank)
    return Shape.of(*(s.dim(k) if s.dim(k) is t.dim(k) else None for k in range(rank)))


def joined(shapes: Iterable[Shape | None]) -> Shape | None:
    """The join of at least one shape."""
    first, *others = shapes
    for other in others:
        first = join(first, other)
    return first
