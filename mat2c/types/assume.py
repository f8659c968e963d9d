"""Comparing symbolic expressions under assumptions, at bounded cost.

An assumption is an expression that is known to be nonnegative: `i ≤ n` is `n - i ≥ 0`. To prove e ≥
0, a positive multiple of an assumption that contains one of e's monomials with the same sign is
subtracted, which removes the monomial; what is left must be nonnegative in turn. Maxima, minima and
quotients bring assumptions of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.support.record import dataclass, field
from mat2c.types.expr import Atom, Expr, Monomial, Number, as_expr, const, of_atom
from mat2c.types.polynomial import Terms, hull

FUEL = 60  # goals tried per question
DEPTHS = (1, 3, 6)  # most proofs are short, and a deep search may miss them
_MOST = 4096  # monomials of which facts are kept
_HUGE = 2**40  # no other terms make up for that

Useful = dict[tuple[Monomial, bool], list[tuple[Expr, int]]]
"""Facts by a monomial and its sign in them, with its coefficients."""


@dataclass(slots=True, eq=False)
class Assumptions:
    """What is known at some place. A child adds to its parent, as a block does to its dominator."""

    parent: Assumptions | None = None
    facts: dict[Monomial, list[Expr]] = field(default_factory=dict)  # by the monomials they contain
    _added: int = 0
    _useful: Useful = field(default_factory=dict)
    _seen: int = 0  # facts there were when the useful ones were noted

    def child(self) -> Assumptions:
        return Assumptions(self)

    def add_nonneg(self, expr: Expr) -> None:
        """Assumes expr ≥ 0."""
        self._added += 1
        for monomial, _ in expr.terms:
            known = self.facts.setdefault(monomial, [])
            if expr not in known:
                known.append(expr)

    def add_le(self, a: Expr | int, b: Expr | int) -> None:
        """Assumes a ≤ b."""
        self.add_nonneg(as_expr(b) - a)

    def add_eq(self, a: Expr | int, b: Expr | int) -> None:
        """Assumes a = b."""
        self.add_le(a, b)
        self.add_le(b, a)

    def add_bounds(
        self, symbol: Expr, low: Expr | int | None = None, high: Expr | int | None = None
    ) -> None:
        """Assumes low ≤ symbol ≤ high."""
        if low is not None:
            self.add_le(low, symbol)
        if high is not None:
            self.add_le(symbol, high)

    def useful(self) -> Useful:
        """What searches have found to be of use, as long as nothing is added here or above."""
        here, added = self.parent, self._added
        while here is not None:
            added += here._added
            here = here.parent
        if added != self._seen or len(self._useful) > _MOST:
            self._useful, self._seen = {}, added
        return self._useful

    def knows(self, expr: Expr) -> bool:
        """True if anything is known of one of its monomials."""
        here: Assumptions | None = self
        while here is not None:
            if here.facts and any(monomial in here.facts for monomial, _ in expr.terms):
                return True
            here = here.parent
        return False

    def about(self, monomial: Monomial) -> Iterator[Expr]:
        """The assumptions that contain a monomial, the nearest first."""
        here: Assumptions | None = self
        while here is not None:
            yield from reversed(here.facts.get(monomial, ()))
            here = here.parent


NOTHING = Assumptions()


def nonneg(expr: Expr, assume: Assumptions = NOTHING) -> bool | None:
    """Whether the expression is ≥ 0. None: can't tell."""
    if expr.low >= 0:
        return True
    if expr.high < 0:
        return False
    if surely_nonneg(expr, assume):
        return True
    return False if surely_nonneg(-expr - 1, assume) else None


def surely_nonneg(expr: Expr, assume: Assumptions = NOTHING) -> bool:
    """True if expr ≥ 0 can be proved."""
    if expr.low >= 0:
        return True
    if expr.high < 0 or (_is_linear(expr) and not assume.knows(expr)):
        return False  # without assumptions, bounds say all there is about a linear expression
    search = _Search(assume)
    return any(search.succeeds(expr, depth) for depth in DEPTHS if search.cut)


def _is_plain(expr: Expr) -> bool:
    """True if it is made of symbols only."""
    return all(atom.kind == "symbol" for monomial, _ in expr.terms for atom in monomial)


def _is_linear(expr: Expr) -> bool:
    return all(len(m) == 1 and m[0].kind == "symbol" for m, _ in expr.terms)


def le(a: Expr | int, b: Expr | int, assume: Assumptions = NOTHING) -> bool | None:
    """Whether a ≤ b; None where that is not known."""
    return nonneg(as_expr(b) - a, assume)


def surely_le(a: Expr | int, b: Expr | int, assume: Assumptions = NOTHING) -> bool:
    """True if a ≤ b can be proved. Half the work of `le`."""
    return surely_nonneg(as_expr(b) - a, assume)


def lt(a: Expr | int, b: Expr | int, assume: Assumptions = NOTHING) -> bool | None:
    """Whether a < b; None where that is not known."""
    return nonneg(as_expr(b) - a - 1, assume)


def eq(a: Expr | int, b: Expr | int, assume: Assumptions = NOTHING) -> bool | None:
    """Whether a = b; None where that is not known."""
    difference = as_expr(b) - a
    if difference.is_const:
        return difference.value == 0
    below, above = nonneg(difference, assume), nonneg(-difference, assume)
    if below is False or above is False:
        return False
    return True if below and above else None


class _Search:
    """A search for proofs; `fuel` bounds each attempt. `cut`: one of more steps might find more."""

    __slots__ = ("assume", "cut", "facts", "fuel", "seen")

    def __init__(self, assume: Assumptions) -> None:
        self.assume = assume
        self.cut = True
        self.facts = assume.useful()

    def succeeds(self, goal: Expr, depth: int) -> bool:
        """True if there is a proof of so many steps."""
        self.fuel = FUEL
        self.seen: dict[Expr, int] = {}
        self.cut = False
        return self._prove(goal, depth)

    def _prove(self, goal: Expr, depth: int) -> bool:
        if goal.low >= 0:
            return True
        if goal.high < 0 or self.seen.get(goal, -1) >= depth:
            return False
        if depth == 0 or self.fuel == 0:
            self.cut = True
            return False
        self.fuel -= 1
        self.seen[goal] = depth
        cases = _cases(goal)
        if cases is not None:
            return all(self._prove(case, depth - 1) for case in cases)
        return any(self._prove(rest, depth - 1) for rest in self._steps(goal))

    def _steps(self, goal: Expr) -> Iterator[Expr]:
        """What is left of the goal after using one assumption. A term without a bound must go:
        where there are such, only one is looked at, that of which least is known, and what brings
        terms that say more of themselves. Products come first: to get rid of them changes others.
        """
        degree = max(len(monomial) for monomial, _ in goal.terms)
        leading = (term for term in goal.terms if len(term[0]) == degree)
        unbounded = [term for term in leading if _low(*term) < -_HUGE]
        first = None
        if unbounded and _is_plain(goal):
            first = min(unbounded, key=lambda term: len(self._usable(*term)))
            yield from self._without(goal, *first)
        for term in goal.terms:
            if term is not first:
                yield from self._without(goal, *term, first is not None)

    def _without(
        self, goal: Expr, monomial: Monomial, coefficient: int, compound: bool = False
    ) -> Iterator[Expr]:
        """What is left without a term; by `compound` facts only."""
        for fact, k in self._usable(monomial, coefficient):
            if compound and _is_plain(fact):
                continue
            if k == coefficient:
                yield goal - fact
            else:
                yield goal * abs(k) - fact * abs(coefficient)

    def _usable(self, monomial: Monomial, coefficient: int) -> list[tuple[Expr, int]]:
        """The assumptions that contain a monomial with this sign, and its coefficients there. Of
        those that differ in the constant, one says more."""
        key = (monomial, coefficient > 0)
        facts = self.facts.get(key)
        if facts is None:
            sharpest: dict[Terms, tuple[Expr, int]] = {}
            for fact in self._facts(monomial):
                k = next((k for m, k in fact.terms if m == monomial), 0)
                known = sharpest.get(fact.terms)
                if fact.low >= 0:  # as the bounds say anyway
                    continue
                if k * coefficient > 0 and (known is None or fact.constant < known[0].constant):
                    sharpest[fact.terms] = fact, k
            facts = self.facts[key] = list(sharpest.values())
        return facts

    def _facts(self, monomial: Monomial) -> Iterator[Expr]:
        yield from self.assume.about(monomial)
        yield from _own_facts(monomial)
        if len(monomial) < 2:
            return
        for k, atom in enumerate(monomial):  # a fact times what can't be negative
            rest = monomial[:k] + monomial[k + 1 :]
            if all(other.low >= 0 for other in rest):
                for fact in (*self.assume.about((atom,)), *_own_facts((atom,))):
                    product = fact * _product(rest)
                    if any(m == monomial for m, _ in product.terms):
                        yield product


def _low(monomial: Monomial, coefficient: int) -> Number:
    """What a term is at least."""
    return hull(((monomial, coefficient),), 0)[0]


def _product(atoms: Iterable[Atom]) -> Expr:
    product = const(1)
    for atom in atoms:
        product = product * of_atom(atom)
    return product


def _own_facts(monomial: Monomial) -> Iterator[Expr]:
    """What the meaning of an atom says about it."""
    if len(monomial) != 1:
        return
    (atom,) = monomial
    if atom.kind == "max":
        for arg in atom.args:
            yield of_atom(atom) - arg
    elif atom.kind == "floordiv" and atom.args[1].is_const:  # the canonical divisor is positive
        remainder = atom.args[0] - of_atom(atom) * atom.args[1]
        yield remainder
        yield atom.args[1] - 1 - remainder
    # Bounds count in any case; as factors of a product they say more, unless they are 0 or far.
    if 0 < abs(atom.low) < min(abs(atom.high), _HUGE):
        yield of_atom(atom) - int(atom.low)
    if atom.high < _HUGE:
        yield -of_atom(atom) + int(atom.high)


def _cases(goal: Expr) -> list[Expr] | None:
    """The goal for each thing that one of its atoms may be; None if no atom is worth splitting."""
    for monomial, coefficient in goal.terms:
        for atom in monomial:
            if atom.kind == "max" and coefficient < 0:
                choices = atom.args
            elif atom.kind == "broadcast":
                choices = (*atom.args, const(1))
            elif atom.kind == "unit":
                choices = atom.args[-2:]
            else:
                continue
            return [_replace(goal, atom, choice) for choice in choices]
    return None


def _replace(goal: Expr, atom: Atom, value: Expr) -> Expr:
    """Puts an expression in the place of an atom of the outermost level."""
    total = const(goal.constant)
    for monomial, coefficient in goal.terms:
        product = const(coefficient)
        for factor in monomial:
            product = product * (value if factor is atom else of_atom(factor))
        total = total + product
    return total
