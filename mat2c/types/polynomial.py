"""Canonical polynomials over atoms, hash-consed: the core of `expr`, which says what they mean.

Nodes are interned in weak tables, so that equality is identity and nothing but the latest is kept
alive. Over `LIMIT` terms an expression becomes an opaque symbol.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Hashable, Mapping
from weakref import WeakValueDictionary

LIMIT = 64
EXACT = 2**53  # doubles hold every integer up to here
MAX_EXTENT = 2**48  # of an array: no machine's address space holds more

Number = int | float  # a numeric bound: an integer or ±inf
_serial = itertools.count()


class Atom:
    """An indivisible factor. `kind` is "symbol", "max", "floordiv", "broadcast" or "unit"."""

    __slots__ = ("__weakref__", "args", "high", "key", "kind", "low", "name", "uid", "weight")

    def __init__(self, kind: str, args: tuple[Expr, ...], low: Number, high: Number) -> None:
        self.kind = kind
        self.args = args
        self.key: Hashable = None
        self.name = ""
        self.low = low
        self.high = high
        self.weight: int = 1 + sum(arg.weight for arg in args)
        self.uid = next(_serial)


Monomial = tuple[Atom, ...]  # sorted by uid, with repetition
Terms = tuple[tuple[Monomial, int], ...]


class Expr:
    """A canonical integer expression, compared by identity; this module's functions build it."""

    __slots__ = ("__weakref__", "_symbols", "constant", "high", "low", "terms", "uid", "weight")

    def __init__(self, terms: Terms, constant: int) -> None:
        self.terms = terms
        self.constant = constant
        self.weight: int = sum(atom.weight for monomial, _ in terms for atom in monomial) + 1
        self.uid = next(_serial)
        self.low, self.high = hull(terms, constant)
        self._symbols: frozenset[Expr] | None = None

    @property
    def is_const(self) -> bool:
        return not self.terms

    @property
    def value(self) -> int:
        """The number, if `is_const`."""
        assert not self.terms, self
        return self.constant

    @property
    def atom(self) -> Atom | None:
        """The atom that the expression consists of, if it is one."""
        if self.constant == 0 and len(self.terms) == 1:
            ((monomial, coefficient),) = self.terms
            if coefficient == 1 and len(monomial) == 1:
                return monomial[0]
        return None

    @property
    def is_symbol(self) -> bool:
        atom = self.atom
        return atom is not None and atom.kind == "symbol"

    def __add__(self, other: Expr | int) -> Expr:
        return _sum(self, as_expr(other), 1)

    def __neg__(self) -> Expr:
        return scaled(self, -1)

    def __sub__(self, other: Expr | int) -> Expr:
        return _sum(self, as_expr(other), -1)

    def __mul__(self, other: Expr | int) -> Expr:
        other = as_expr(other)
        if not other.terms:
            return scaled(self, other.constant)
        if not self.terms:
            return scaled(other, self.constant)
        left, right = [*self.terms, ((), self.constant)], [*other.terms, ((), other.constant)]
        total: dict[Monomial, int] = {}
        for (m1, c1), (m2, c2) in itertools.product(left, right):
            monomial = tuple(sorted(m1 + m2, key=uid))
            total[monomial] = total.get(monomial, 0) + c1 * c2
        return polynomial(total, total.pop((), 0))

    def __radd__(self, other: int) -> Expr:
        return self + other

    def __rsub__(self, other: int) -> Expr:
        return as_expr(other) - self

    def __rmul__(self, other: int) -> Expr:
        return self * other

    def symbols(self) -> frozenset[Expr]:
        """The symbols that occur in it, as expressions."""
        if self._symbols is None:
            found = (of_atom(atom) for atom in _atoms(self) if atom.kind == "symbol")
            self._symbols = frozenset(found)
        return self._symbols

    def substitute(self, mapping: Mapping[Expr, Expr | int]) -> Expr:
        """Replaces symbols."""
        atoms: dict[Atom, Expr] = {}
        for symbol_, replacement in mapping.items():
            atom = symbol_.atom
            assert atom is not None and atom.kind == "symbol", symbol_
            atoms[atom] = as_expr(replacement)
        return _rebuild(self, atoms)

    def evaluate(self, environment: Mapping[Expr, int]) -> int:
        """The value where the symbols have the given ones."""
        result = self.substitute(environment)
        return result.value

    def to_text(self) -> str:
        from mat2c.types.exprtext import render

        return render(self)

    __str__ = to_text

    def __repr__(self) -> str:
        return f"Expr({self.to_text()})"


# Most expressions are met again soon after nothing refers to them.
_latest: deque[Expr] = deque(maxlen=1 << 14)
_exprs: WeakValueDictionary[tuple[Terms, int], Expr] = WeakValueDictionary()
_symbols: WeakValueDictionary[Hashable, Atom] = WeakValueDictionary()
compounds: WeakValueDictionary[tuple[str, tuple[Expr, ...]], Atom] = WeakValueDictionary()


def const(n: int) -> Expr:
    """The integer n."""
    return _small[n + 16] if -16 <= n < 256 else intern((), n)


def symbol(key: Hashable, name: str, low: Number = -EXACT, high: Number = EXACT) -> Expr:
    """The symbol of that key, the same each time; name and bounds are those of the first call."""
    atom = _symbols.get(key)
    if atom is None:
        atom = Atom("symbol", (), low, high)
        atom.key = key
        atom.name = name
        _symbols[key] = atom
    return of_atom(atom)


def extent(key: Hashable, name: str) -> Expr:
    """A symbol that is an extent of an array."""
    return symbol(("extent", key), name, 0, MAX_EXTENT)


def as_expr(value: Expr | int) -> Expr:
    return value if isinstance(value, Expr) else const(value)


def uid(item: Expr | Atom) -> int:
    return item.uid


def _order(term: tuple[Monomial, int]) -> list[int]:
    return [atom.uid for atom in term[0]]


def intern(terms: Terms, constant: int) -> Expr:
    key = (terms, constant)
    found = _exprs.get(key)
    if found is None:
        found = Expr(terms, constant)
        _exprs[key] = found
        _latest.append(found)
    return found


def _sum(left: Expr, right: Expr, sign: int) -> Expr:
    """left + right or, with sign -1, left - right."""
    constant = left.constant + sign * right.constant
    if not right.terms:
        return intern(left.terms, constant) if right.constant else left
    if not left.terms:
        return intern(_multiplied(right.terms, sign), constant)
    total = dict(left.terms)
    for monomial, coefficient in right.terms:
        total[monomial] = total.get(monomial, 0) + sign * coefficient
    if len(total) == len(left.terms):  # still in order, and no larger
        return intern(tuple((m, c) for m, c in total.items() if c), constant)
    return polynomial(total, constant)


def _multiplied(terms: Terms, factor: int) -> Terms:
    return terms if factor == 1 else tuple((monomial, c * factor) for monomial, c in terms)


def polynomial(total: Mapping[Monomial, int], constant: int) -> Expr:
    """Makes the canonical form, opaque when too large."""
    terms = tuple(sorted(((m, c) for m, c in total.items() if c and m), key=_order))
    if len(terms) > 1 and sum(atom.weight for m, _ in terms for atom in m) > LIMIT:
        return symbol(("terms", terms), "_", *hull(terms, 0)) + constant
    return intern(terms, constant)


def scaled(expr: Expr, factor: int) -> Expr:
    if factor == 1:
        return expr
    if factor == 0:
        return const(0)
    return intern(_multiplied(expr.terms, factor), expr.constant * factor)


def of_atom(atom: Atom) -> Expr:
    """The expression that is just this atom."""
    return intern((((atom,), 1),), 0)


def _atoms(expr: Expr) -> set[Atom]:
    found: set[Atom] = set()
    pending = [expr]
    while pending:
        for monomial, _ in pending.pop().terms:
            for atom in monomial:
                if atom not in found:
                    found.add(atom)
                    pending.extend(atom.args)
    return found


BUILD: dict[str, Callable[[list[Expr]], Expr]] = {}
"""How to make an atom of a kind from new arguments; filled by `expr`."""


def _rebuild(expr: Expr, atoms: dict[Atom, Expr]) -> Expr:
    """Replaces atoms, filling the dictionary with what the compound ones become."""
    total = const(expr.constant)
    for monomial, coefficient in expr.terms:
        product = const(coefficient)
        for atom in monomial:
            replacement = atoms.get(atom)
            if replacement is None:
                replacement = of_atom(atom)
                if atom.args:
                    args = [_rebuild(arg, atoms) for arg in atom.args]
                    replacement = BUILD[atom.kind](args)
                atoms[atom] = replacement
            product = product * replacement
        total = total + product
    return total


def times(a: Number, b: Number) -> Number:
    """Product of bounds, where 0 · ∞ is 0."""
    return 0 if a == 0 or b == 0 else a * b


def hull(terms: Terms, constant: int) -> tuple[Number, Number]:
    """Bounds of a polynomial from what is always true of its atoms."""
    low: Number = constant
    high: Number = constant
    for monomial, coefficient in terms:
        ends: tuple[Number, Number] = (coefficient, coefficient)
        for atom in monomial:
            corners = [times(x, y) for x in ends for y in (atom.low, atom.high)]
            ends = (min(corners), max(corners))
        if len(monomial) == 2 and monomial[0] is monomial[1] and coefficient > 0:
            ends = (max(ends[0], 0), ends[1])
        if len(monomial) > 1 and _counts_elements(monomial):
            most = coefficient * MAX_EXTENT
            ends = (max(ends[0], min(most, 0)), min(ends[1], max(most, 0)))
        low, high = low + ends[0], high + ends[1]
    return low, high


def _counts_elements(monomial: Monomial) -> bool:
    """True if it is the product of different extents of one array, which has no more elements than
    that."""
    axes = set()
    for atom in monomial:
        key = atom.key
        if not isinstance(key, tuple) or atom.low < 0:
            return False
        if len(key) == 2 and key[0] == "extent" and isinstance(key[1], tuple):
            axes.add(key[1])
        elif len(key) == 3 and key[0] == "arg":
            axes.add(key[1:])
        else:
            return False
    arrays = {axis[0] for axis in axes if len(axis) == 2}
    return len(axes) == len(monomial) and len(arrays) == 1 and all(len(a) == 2 for a in axes)


_small = [intern((), n) for n in range(-16, 256)]
ONE = const(1)
