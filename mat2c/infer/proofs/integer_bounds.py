"""What is known of integers at a place of a function: ranges of the values, conditions passed on
the way.

    if i*j < n/2            here i*j <= n/2 - 1, and as i, j >= 1 also i + j - 1 <= i*j
        a(n-i, i+j) = 1     so i + j <= n/2: no growth
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import ceil, floor, isfinite
from typing import TYPE_CHECKING

from mat2c.infer.proofs.branch_facts import FILLED, Fact
from mat2c.ir.core import Block, Instr, Operand, Splat, Value
from mat2c.support.record import dataclass, field
from mat2c.types.expr import Expr, const
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import as_symbolic
from mat2c.types.shape import Shape
from mat2c.types.symbolic import Assumptions, surely_le

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_SYMBOLS = 24  # looked at for one question
_FACTS = 64  # the conditions nearest to the place


Inequality = tuple[Expr, Expr]  # the first is at most the second
Known = tuple[Inequality, Expr, frozenset[Expr]]
"""An inequality, its difference, which can't be negative, and the symbols in it."""


@dataclass(slots=True, eq=False)
class Places:
    """What holds at the places of a function, for questions between which nothing changes."""

    flow: Flow
    _conditions: dict[Block, tuple[Assumptions, list[Expr]]] = field(default_factory=dict)
    _joins: dict[Block, dict[Expr, list[Known]]] = field(default_factory=dict)
    _differences: dict[Inequality, Known] = field(default_factory=dict)
    _ranges: dict[tuple[Expr, Block], tuple[list[Expr], list[Expr]]] = field(default_factory=dict)

    def known(
        self, exprs: Iterable[Expr], block: Block, used: set[Inequality] | None = None
    ) -> Assumptions:
        """Bounds of the symbols in some expressions, and of what they depend on, as they hold in a
        block; the invariants among them go to `used`."""
        flow = self.flow
        conditions, met = self._conditions_at(block)
        assume = conditions.child()
        todo = [s for e in exprs for s in e.symbols()] + met
        joins = self._joins_at(block)
        seen: set[Expr] = set()
        grown: list[Expr] = []
        while (todo or grown) and len(seen) < _SYMBOLS:
            if not todo:  # growth asks what is known of subscripts, so that it comes last
                extent = grown.pop()
                todo += _add_growth(flow, assume, extent, flow.owners[extent])
                continue
            symbol = todo.pop()
            if symbol in seen:
                continue
            seen.add(symbol)
            for pair, difference, symbols in joins.get(symbol, ()):
                assume.add_nonneg(difference)
                todo += symbols
                if used is not None:
                    used.add(pair)
            if symbol in flow.symbols:
                todo += self._add_range(assume, symbol, block)
            elif symbol in flow.owners:
                grown.append(symbol)
        return assume

    def _conditions_at(self, block: Block) -> tuple[Assumptions, list[Expr]]:
        """The conditions nearest to a place, and the symbols in them."""
        if block not in self._conditions:
            assume, met = Assumptions(), list[Expr]()
            for value, fact in islice(self.flow.facts_at(block), _FACTS):
                met += _add_fact(self.flow, assume, value, fact)
            self._conditions[block] = assume, met
        return self._conditions[block]

    def _joins_at(self, block: Block) -> dict[Expr, list[Known]]:
        """The invariants nearest to a place, by the symbols in them."""
        if block not in self._joins:
            joins = self._joins[block] = dict[Expr, list[Known]]()
            for pair in islice(_invariants(self.flow, block), _FACTS):
                known = self._differences.get(pair)
                if known is None:
                    low, high = pair
                    known = pair, high - low, low.symbols() | high.symbols()
                    self._differences[pair] = known
                for symbol in known[2]:
                    joins.setdefault(symbol, []).append(known)
        return self._joins[block]

    def _add_range(self, assume: Assumptions, symbol: Expr, block: Block) -> list[Expr]:
        """Bounds of one value, with and without what the block knows; gives the symbols in them."""
        if (symbol, block) not in self._ranges:
            self._ranges[symbol, block] = _range_of(self.flow, symbol, block)
        facts, more = self._ranges[symbol, block]
        for fact in facts:
            assume.add_nonneg(fact)
        return more

    def at_most(self, value: Expr, limit: Expr, block: Block) -> bool:
        """True if value <= limit, as far as can be proved in the block."""
        if surely_le(value, limit):
            return True
        return surely_le(value, limit, self.known((value, limit), block))

    def forget_invariants(self) -> None:
        """They are others from here on."""
        self._joins.clear()


def _invariants(flow: Flow, block: Block) -> Iterator[Inequality]:
    """The inequalities of the joins that dominate a block."""
    at: Block | None = block
    while at is not None and flow.invariants and flow.join_tree is not None:
        yield from flow.invariants.get(at, ())
        at = flow.join_tree.get(at) if at in flow.join_tree.index else None


def _add_growth(flow: Flow, assume: Assumptions, extent: Expr, owner: Value) -> list[Expr]:
    """Assigning to elements never shrinks an array, and makes the elements assigned to exist."""
    made, shape = owner.definition, owner.type.shape if owner.type is not None else None
    if made is None or made.op != "subsasgn" or shape is None or extent not in shape.dims:
        return []
    axis = shape.dims.index(extent)
    before = flow.type_of(made.args[0])
    more: list[Expr] = []
    dim = before.shape.dim(axis) if before.shape is not None and not before.is_bottom else None
    if dim is not None:
        assume.add_le(dim, extent)
        more += dim.symbols()
    if len(made.args) == 3:
        more += _add_elements(flow, assume, made, before, shape)
    elif len(made.args) - 2 == shape.rank:
        reached = _reached(flow, assume, made.args[2 + axis])
        if reached is not None:
            assume.add_le(reached, extent)
            more += reached.symbols()
    return more


def _add_elements(
    flow: Flow, assume: Assumptions, made: Instr, before: Type, shape: Shape
) -> list[Expr]:
    """The same for the number of elements, which one subscript is about."""
    count = shape.numel()
    if count is None:
        return []
    old = before.shape.numel() if before.shape is not None and not before.is_bottom else None
    more: list[Expr] = []
    for known in (old, _reached(flow, assume, made.args[2])):
        if known is not None:
            assume.add_le(known, count)
            more += known.symbols()
    return more


def _reached(flow: Flow, assume: Assumptions, sub: Operand) -> Expr | None:
    """The last element that a subscript surely names."""
    made = sub.definition if isinstance(sub, Value) else None
    if made is None or made.op != "colon" or len(made.args) != 2:
        return flow.integer(sub) if not isinstance(sub, Splat) else None
    first, last = (flow.integer(a) for a in made.args)
    if first is None or last is None:
        return None
    return last if surely_le(first, last, assume) else None


def _range_of(flow: Flow, symbol: Expr, block: Block) -> tuple[list[Expr], list[Expr]]:
    """What can't be negative, for the range of a value; and the symbols in it."""
    value = flow.symbols[symbol]
    facts: list[Expr] = []
    more: list[Expr] = []
    for values in {flow.type_of(value).range, flow.type_of(value, block).range}:
        if not values.is_integer:
            continue
        for bound, sign in ((values.low, 1), (values.high, -1)):
            exact = as_symbolic(bound)
            if exact is not None and exact is not symbol and symbol not in exact.symbols():
                facts.append((symbol - exact) * sign)
                more += exact.symbols()
    return facts, more


def _add_fact(flow: Flow, assume: Assumptions, value: Value, fact: Fact) -> list[Expr]:
    if fact.relation == FILLED:
        return _add_filled(flow, assume, value)
    exact = flow.integer(value)
    other = flow.type_of(fact.other)
    if exact is None or not other.is_arithmetic or other.may_be_complex:
        return []
    if not fact.sure and other.range.nan:
        return []
    bound = flow.integer(fact.other)
    if fact.relation in ("lt", "le", "eq"):
        top = _below(bound, other.range.numeric_high, fact.relation == "lt")
        if top is not None:
            assume.add_le(exact, top)
    if fact.relation in ("gt", "ge", "eq"):
        bottom = _above(bound, other.range.numeric_low, fact.relation == "gt")
        if bottom is not None:
            assume.add_le(bottom, exact)
    factors = flow.products.get(exact)
    if factors is not None:
        _add_product(flow, assume, exact, *factors)
    return [*exact.symbols(), *(bound.symbols() if bound is not None else ())]


def _add_filled(flow: Flow, assume: Assumptions, value: Value) -> list[Expr]:
    """No extent of an array that has elements is 0."""
    shape = flow.type_of(value).shape
    more: list[Expr] = []
    for dim in shape.dims if shape is not None else ():
        if dim is not None and not dim.is_const:
            assume.add_le(1, dim)
            more += dim.symbols()
    return more


def _below(bound: Expr | None, high: float, strict: bool) -> Expr | None:
    if bound is not None:
        return bound - 1 if strict else bound
    if not isfinite(high):
        return None
    return const(ceil(high) - 1 if strict else floor(high))


def _above(bound: Expr | None, low: float, strict: bool) -> Expr | None:
    if bound is not None:
        return bound + 1 if strict else bound
    if not isfinite(low):
        return None
    return const(floor(low) + 1 if strict else ceil(low))


def _add_product(flow: Flow, assume: Assumptions, product: Expr, p: Expr, q: Expr) -> None:
    """(p - 1)(q - 1) >= 0 and its weaker forms, for factors of at least 1."""
    if all(_at_least_one(flow, factor) for factor in (p, q)):
        assume.add_le(p, product)
        assume.add_le(q, product)
        assume.add_le(p + q - 1, product)


def _at_least_one(flow: Flow, factor: Expr) -> bool:
    value = flow.symbols.get(factor)
    return value is not None and flow.type_of(value).range.numeric_low >= 1
