"""Hash-consed integer expressions in a canonical form: equality is identity.

An `Expr` is a polynomial with integer coefficients over atoms:

    n*m + 2*max(i, 0) - 3

An atom is a symbol (an integer not known: an extent, a loop counter) or a term that no polynomial
can express:

    max(a, b, …)         the greatest; min(a, b) is -max(-a, -b), |a| is max(a, -a)
    floordiv(a, b)       the floor of a/b
    broadcast(a, b, …)   the one that isn't 1, or 1: an extent of operands that conform
    unit(a, …; x; y)     x if all of a, … are 1, else y: extents of products where one operand may
    be a scalar

A symbol stands for an integer of magnitude at most 2^53, so that doubles calculate with it exactly;
`low` and `high` are what is always true of it. Over `LIMIT` terms an expression becomes an opaque
symbol: the same expression always becomes the same symbol, and cost stays bounded.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import gcd, inf, isinf
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

    __slots__ = ("__weakref__", "constant", "high", "low", "terms", "uid", "weight")

    def __init__(self, terms: Terms, constant: int) -> None:
        self.terms = terms
        self.constant = constant
        self.weight: int = sum(atom.weight for monomial, _ in terms for atom in monomial) + 1
        self.uid = next(_serial)
        self.low, self.high = _hull(terms, constant)

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
        other = as_expr(other)
        if not other.terms:
            return _intern(self.terms, self.constant + other.constant)
        if not self.terms:
            return _intern(other.terms, self.constant + other.constant)
        total = dict(self.terms)
        for monomial, coefficient in other.terms:
            total[monomial] = total.get(monomial, 0) + coefficient
        return _polynomial(total, self.constant + other.constant)

    def __neg__(self) -> Expr:
        return _intern(tuple((monomial, -c) for monomial, c in self.terms), -self.constant)

    def __sub__(self, other: Expr | int) -> Expr:
        return self + -as_expr(other)

    def __mul__(self, other: Expr | int) -> Expr:
        other = as_expr(other)
        if not other.terms:
            return _scaled(self, other.constant)
        if not self.terms:
            return _scaled(other, self.constant)
        left, right = [*self.terms, ((), self.constant)], [*other.terms, ((), other.constant)]
        total: dict[Monomial, int] = {}
        for (m1, c1), (m2, c2) in itertools.product(left, right):
            monomial = tuple(sorted(m1 + m2, key=_uid))
            total[monomial] = total.get(monomial, 0) + c1 * c2
        return _polynomial(total, total.pop((), 0))

    def __radd__(self, other: int) -> Expr:
        return self + other

    def __rsub__(self, other: int) -> Expr:
        return -self + other

    def __rmul__(self, other: int) -> Expr:
        return self * other

    def symbols(self) -> frozenset[Expr]:
        """The symbols that occur in it, as expressions."""
        return frozenset(of_atom(atom) for atom in _atoms(self) if atom.kind == "symbol")

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


_exprs: WeakValueDictionary[tuple[Terms, int], Expr] = WeakValueDictionary()
_symbols: WeakValueDictionary[Hashable, Atom] = WeakValueDictionary()
_compounds: WeakValueDictionary[tuple[str, tuple[Expr, ...]], Atom] = WeakValueDictionary()


def const(n: int) -> Expr:
    """The integer n."""
    return _small[n + 16] if -16 <= n < 256 else _intern((), n)


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


def max_(*values: Expr | int) -> Expr:
    """The greatest of some expressions."""
    parts: dict[Expr, int] = {}  # without the constant → greatest constant
    for value in _flatten("max", values):
        body = value - value.constant
        parts[body] = max(parts.get(body, value.constant), value.constant)
    args = _drop_dominated([body + c for body, c in parts.items()])
    if len(args) == 1:
        return args[0]
    shift = _common_shift(args)
    args = sorted((arg - shift for arg in args), key=_uid)
    low, high = max(arg.low for arg in args), max(arg.high for arg in args)
    return _compound("max", tuple(args), low, high) + shift


def min_(*values: Expr | int) -> Expr:
    """The least of some expressions."""
    return -max_(*(-as_expr(value) for value in values))


def abs_(value: Expr | int) -> Expr:
    value = as_expr(value)
    return max_(value, -value)


def floordiv(a: Expr | int, b: Expr | int) -> Expr:
    """The floor of a/b. Dividing by zero gives a symbol of which nothing is known."""
    a, b = as_expr(a), as_expr(b)
    if not b.terms:
        return _divide_by_const(a, b.constant)
    if a is b and (b.low > 0 or b.high < 0):
        return const(1)
    if a is const(0):
        return a
    return _compound("floordiv", (a, b), *((0, inf) if a.low >= 0 and b.low >= 0 else (-inf, inf)))


def broadcast(*values: Expr | int) -> Expr:
    """The extent of a result of operands with these extents, given that they conform.

    Associative, commutative, idempotent, with identity 1 ([SHAPE] §5 extended by singleton
    expansion).
    """
    args = [arg for arg in dict.fromkeys(_flatten("broadcast", values)) if arg is not _ONE]
    if not args:
        return _ONE
    decided = next((arg for arg in args if not arg.terms), None)
    if decided is None:  # what can't be 1 is the answer
        decided = next((arg for arg in args if arg.low > 1 or arg.high < 1), None)
    if decided is not None or len(args) == 1:
        return decided or args[0]
    args.sort(key=_uid)
    return _compound(
        "broadcast", tuple(args), min(0, *(a.low for a in args)), max(a.high for a in args)
    )


def unit(tests: Iterable[Expr], then: Expr | int, orelse: Expr | int) -> Expr:
    """`then` if all the tests are 1, else `orelse`."""
    then, orelse = as_expr(then), as_expr(orelse)
    tests = [test for test in dict.fromkeys(tests) if test is not _ONE]
    if then is orelse or not tests:
        return then
    if any(test.low > 1 or test.high < 1 for test in tests):
        return orelse
    tests.sort(key=_uid)
    low, high = min(then.low, orelse.low), max(then.high, orelse.high)
    return _compound("unit", (*tests, then, orelse), low, high)


def _uid(item: Expr | Atom) -> int:
    return item.uid


def _order(term: tuple[Monomial, int]) -> list[int]:
    return [atom.uid for atom in term[0]]


def _intern(terms: Terms, constant: int) -> Expr:
    key = (terms, constant)
    found = _exprs.get(key)
    if found is None:
        found = Expr(terms, constant)
        _exprs[key] = found
    return found


def _polynomial(total: Mapping[Monomial, int], constant: int) -> Expr:
    """Makes the canonical form, opaque when too large."""
    terms = tuple(sorted(((m, c) for m, c in total.items() if c and m), key=_order))
    if len(terms) > 1 and sum(atom.weight for m, _ in terms for atom in m) > LIMIT:
        return symbol(("terms", terms), "_", *_hull(terms, 0)) + constant
    return _intern(terms, constant)


def _scaled(expr: Expr, factor: int) -> Expr:
    if factor == 0:
        return const(0)
    return _intern(tuple((m, c * factor) for m, c in expr.terms), expr.constant * factor)


def of_atom(atom: Atom) -> Expr:
    """The expression that is just this atom."""
    return _intern((((atom,), 1),), 0)


def _compound(kind: str, args: tuple[Expr, ...], low: Number, high: Number) -> Expr:
    if sum(arg.weight for arg in args) > LIMIT:
        return symbol((kind, args), "_", low, high)
    atom = _compounds.get((kind, args))
    if atom is None:
        atom = Atom(kind, args, low, high)
        _compounds[kind, args] = atom
    return of_atom(atom)


def _flatten(kind: str, values: Iterable[Expr | int]) -> Iterator[Expr]:
    """The operands of an associative operation, nested ones included; `x + max` distributes."""
    for value in values:
        expr = as_expr(value)
        body = expr - expr.constant if kind == "max" else expr
        atom = body.atom
        if atom is not None and atom.kind == kind:
            yield from (arg + (expr - body) for arg in atom.args)
        else:
            yield expr


def _drop_dominated(args: list[Expr]) -> list[Expr]:
    """Leaves out what another operand of max always reaches."""
    kept: list[Expr] = []
    for arg in args:
        if any((other - arg).low >= 0 for other in kept):
            continue
        kept = [other for other in kept if (arg - other).low < 0]
        kept.append(arg)
    return kept


def _common_shift(args: list[Expr]) -> int:
    """The constant to take out of a max, so that max(a + 1, b + 1) - 1 is max(a, b)."""
    if len(args) == 2 and args[0] - args[0].constant is args[1].constant - args[1]:
        return (args[0].constant + args[1].constant) // 2  # an absolute value, shifted
    first = min((arg for arg in args if arg.terms), key=lambda arg: (arg - arg.constant).uid)
    return first.constant


def _divide_by_const(a: Expr, divisor: int) -> Expr:
    if divisor == 0:
        return symbol(("floordiv", a, 0), "_")
    if divisor < 0:
        return _divide_by_const(-a, -divisor)
    atom = a.atom
    if atom is not None and atom.kind == "floordiv" and not atom.args[1].terms:
        return _divide_by_const(atom.args[0], atom.args[1].constant * divisor)
    whole = {m: c // divisor for m, c in a.terms}
    rest = {m: c % divisor for m, c in a.terms}
    quotient = _polynomial(whole, a.constant // divisor)
    remainder = _polynomial(rest, a.constant % divisor)
    common = gcd(divisor, *(c for _, c in remainder.terms))
    remainder = _polynomial(
        {m: c // common for m, c in remainder.terms}, remainder.constant // common
    )
    divisor //= common
    if divisor == 1 or not remainder.terms:
        return quotient + _scaled(remainder, 1 if divisor == 1 else 0)
    low = remainder.low if isinf(remainder.low) else remainder.low // divisor
    high = remainder.high if isinf(remainder.high) else remainder.high // divisor
    return quotient + (
        const(int(low))
        if low == high
        else _compound("floordiv", (remainder, const(divisor)), low, high)
    )


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
                    replacement = _BUILD[atom.kind](args)
                atoms[atom] = replacement
            product = product * replacement
        total = total + product
    return total


_BUILD: dict[str, Callable[[list[Expr]], Expr]] = {
    "max": lambda args: max_(*args),
    "floordiv": lambda args: floordiv(args[0], args[1]),
    "broadcast": lambda args: broadcast(*args),
    "unit": lambda args: unit(args[:-2], args[-2], args[-1]),
}


def times(a: Number, b: Number) -> Number:
    """Product of bounds, where 0 · ∞ is 0."""
    return 0 if a == 0 or b == 0 else a * b


def _hull(terms: Terms, constant: int) -> tuple[Number, Number]:
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
        low, high = low + ends[0], high + ends[1]
    return low, high


_small = [_intern((), n) for n in range(-16, 256)]
_ONE = const(1)
