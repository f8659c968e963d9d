"""Proofs over an analysed function: subscripts in bounds, from ranges, symbolic values and
conditions passed.

The bounds of a value hold where it is defined: 1 <= k <= n says of n only there that it is
positive. So a block has the assumptions of the blocks that dominate it.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.integer_bounds import Places
from mat2c.infer.proofs.invariants import find_invariants
from mat2c.infer.proofs.passed_checks import Guards
from mat2c.ir.core import MAGIC_COLON, Block, Const, Operand, Tree, Value
from mat2c.types import subscripts
from mat2c.types.expr import Expr, const, symbol
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import as_symbolic
from mat2c.types.symbolic import Assumptions, surely_le

_SURE = frozenset("phi forvalue plus minus times uminus copy loopexit end trip".split())
"""Operations whose result says nothing but what follows from their operands."""


class Proofs:
    """What can be proved of subscripts in one specialisation, which doesn't change meanwhile."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.places = Places(flow)
        self.guards = Guards()
        self._assumed: dict[Block | None, Assumptions] = {None: Assumptions()}
        self._inside: dict[Block, Assumptions] = {}
        if flow.invariants is None:
            flow.invariants = {}
            find_invariants(flow)

    def assume_at(self, block: Block) -> Assumptions:
        """The bounds of the values defined in front of a block, and of those in it that are there
        whenever it is entered."""
        if block not in self._inside:
            own = self._inside[block] = self._above(block).child()
            later: set[Value] = set()  # known of only behind what may fail
            for instr in block.instrs:
                if instr.op in _SURE and (
                    instr.op in ("phi", "end") or later.isdisjoint(instr.sources())
                ):
                    _assume_range(own, instr.target)
                else:
                    later.update(instr.targets)
        return self._inside[block]

    def _above(self, block: Block) -> Assumptions:
        """The bounds of the values that the blocks dominating a block define."""
        chain: list[Block] = []
        at = self.flow.engine.immediate_dominator(self.flow.function, block)
        while at is not None and at not in self._assumed:
            chain.append(at)
            at = self.flow.engine.immediate_dominator(self.flow.function, at)
        known = self._assumed[at]
        for dominator in reversed(chain):
            known = self._assumed[dominator] = known.child()
            for instr in dominator.instrs:
                for target in instr.targets:
                    _assume_range(known, target)
        return known

    def positive(self, operand: Operand, block: Block) -> bool:
        """True if every subscript is an integer of at least 1."""
        if self.guards.positive(operand):
            return True
        known = self._known(operand, block)
        if known is None:
            return False
        if known.range.numeric_low >= 1:
            return True
        items = _items(operand)
        if items:
            return all(self.positive(item, block) for item in items)
        exact = self._exact(operand, known, 0)
        if exact is None:
            return False
        return surely_le(1, exact, self.assume_at(block)) or self.places.at_most(
            const(1), exact, block
        )

    def at_most(self, operand: Operand, dim: Expr | None, block: Block) -> bool:
        """True if every subscript is at most an extent."""
        if self.guards.at_most(operand, dim):
            return True
        known = self._known(operand, block)
        if known is None or dim is None:
            return False
        items = _items(operand)
        if items and all(self.at_most(item, dim, block) for item in items):
            return True
        bounds = [as_symbolic(known.range.high), self._exact(operand, known, -1)]
        assume = self.assume_at(block)
        return any(
            b is not None and (surely_le(b, dim, assume) or self.places.at_most(b, dim, block))
            for b in bounds
        )

    def _known(self, operand: Operand, block: Block) -> Type | None:
        known = self.flow.type_of(operand, block)
        usable = known.is_arithmetic and known.is_complex is False and known.cls != "logical"
        return known if usable and known.range.is_integer else None

    def _exact(self, operand: Operand, known: Type, end: int) -> Expr | None:
        """A scalar, or the end (0 or -1) of first:last: one that its elements don't pass."""
        if known.is_scalar:
            return self.flow.integer(operand)
        made = operand.definition if isinstance(operand, Value) else None
        if isinstance(operand, Tree):
            parts = operand.args if operand.op == "colon" else []
        else:
            parts = made.args if made is not None and made.op == "colon" else []
        return self.flow.integer(parts[end]) if len(parts) == 2 else None

    def in_bounds(
        self, base: Type, operand: Operand, position: int, count: int, block: Block
    ) -> bool:
        """True if subscript `position` of `count` is within the base."""
        if _is_colon(operand):
            return True
        return self.positive(operand, block) and self.ends_inside(
            base, operand, position, count, block
        )

    def ends_inside(
        self, base: Type, operand: Operand, position: int, count: int, block: Block
    ) -> bool:
        """True if it is at most the extent, though maybe less than 1."""
        dim = subscripts.colon_extent(base.shape, position, count)
        return _is_colon(operand) or self.at_most(operand, dim, block)

    def equal(self, a: Expr | None, b: Expr | None, block: Block) -> bool:
        if a is None or b is None:
            return False
        assume = self.assume_at(block)
        return a is b or (surely_le(a, b, assume) and surely_le(b, a, assume))


def _is_colon(operand: Operand) -> bool:
    return operand == MAGIC_COLON or (isinstance(operand, Const) and operand.value == ":")


def _items(operand: Operand) -> list[Operand]:
    """The numbers that a row or column is written as: [i j]."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op not in ("hcat", "vcat"):
        return []
    numbers = all(
        isinstance(a, Const) or (isinstance(a, Value) and a.type is not None and a.type.is_scalar)
        for a in made.args
    )
    return list(made.args) if numbers else []


def _assume_range(assume: Assumptions, value: Value) -> None:
    known = value.type
    if known is None or not known.is_scalar or not known.range.is_integer:
        return
    if known.is_complex is not False:
        return
    own = symbol(value, value.name or f"t{value.number}")
    for bound, is_low in ((known.range.low, True), (known.range.high, False)):
        exact = as_symbolic(bound)
        if exact is None or exact is own or own in exact.symbols():
            continue
        if is_low:
            assume.add_le(exact, own)
        else:
            assume.add_le(own, exact)
