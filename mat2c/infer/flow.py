"""Abstract interpretation of one function: types to a fix-point, along the branches that may be
taken.

Sparse conditional propagation over SSA: an instruction is evaluated again when an operand's type
has risen, a block when an edge into it opens. Loop headers widen. Extents that nothing is known of
get a symbol named after the value, so that later equalities are found by identity ([GCTD] §3.1).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from mat2c.infer.constant_types import const_type
from mat2c.infer.noreturn import Endings
from mat2c.infer.phis import behind_loop, note_limits, phi_type
from mat2c.infer.proofs.branch_facts import FILLED, Fact, KnownFacts, implied
from mat2c.infer.proofs.equal_extents import determined_by
from mat2c.infer.symbolic_integers import symbolic_integer
from mat2c.infer.transfer.filled_arrays import State
from mat2c.infer.transfer.narrowed import unchecked
from mat2c.ir.core import (
    Block,
    Branch,
    Const,
    Function,
    Instr,
    Jump,
    Operand,
    Return,
    Splat,
    Tree,
    Value,
)
from mat2c.ir.payloads.variable_payloads import Phi
from mat2c.ir.uses import Use
from mat2c.support.record import replace
from mat2c.types.contents import item_of
from mat2c.types.expr import EXACT, Expr
from mat2c.types.lattice import ANY, BOTTOM, Type, join, widen
from mat2c.types.ranges import range_

if TYPE_CHECKING:
    from mat2c.infer.engine import Engine
    from mat2c.infer.signature import Signature
    from mat2c.ir.cfg.dominance import Dominators

_LIMIT = 40  # evaluations of any instruction before it is given up to `any`


class Flow:
    """The analysis of one specialisation. Types are left in `Value.type`; `outputs` joins the
    returns."""

    def __init__(self, engine: Engine, function: Function, signature: Signature) -> None:
        self.engine = engine
        self.function = function
        self.signature = signature
        self.outputs: list[Type] = [BOTTOM for _ in function.outputs]
        self.returns = False
        self.endings = Endings()
        self.open_edges: set[tuple[Block, Block]] = set()
        self.reached: set[Block] = set()
        self.facts = KnownFacts()
        self.block_of: dict[Instr, Block] = {}
        self.symbols: dict[Expr, Value] = {}  # the values that symbols stand for
        self.owners: dict[Expr, Value] = {}  # the values whose extents or ranges first had a symbol
        self.undefined: set[Value] = set()  # φs that an undefined variable may reach
        self.telling: set[Instr] = set()  # updates that tell those from an empty array
        self.products: dict[Expr, tuple[Expr, Expr]] = {}  # products of two symbols
        self.fillings: dict[tuple[Value, Value], State | None] = {}  # `filled_arrays`
        self.map_uses: Mapping[Value, Sequence[Use]] | None = None  # `local_maps`
        self.invariants: dict[Block, list[tuple[Expr, Expr]]] | None = None  # `invariants`
        self.limits: set[float] = set()  # where results of calls end: loops may stop there, too
        self.join_tree: Dominators | None = None
        self._compared: set[Value] = set()  # values that some fact is about
        self._compared_with: dict[Value, set[Value]] = {}  # those that facts compare with a value
        self._order: dict[Block, int] = {}
        self._place: dict[Instr, int] = {}
        self.users: dict[Value, list[Instr | Block]] = {}
        self._visits: dict[Instr, int] = {}
        self._heap: list[tuple[int, int, int]] = []
        self._queued: set[tuple[int, int]] = set()
        self._items: dict[tuple[int, int], Instr | Block] = {}
        self._prepare()

    # --- set-up -------------------------------------------------------------------------------

    def _prepare(self) -> None:
        for number, block in enumerate(self.function.blocks):
            self._order[block] = number
            for k, instr in enumerate(block.instrs):
                self.block_of[instr] = block
                self._place[instr] = k
                for value in instr.sources():
                    self.users.setdefault(value, []).append(instr)
                for target in instr.targets:
                    target.type = BOTTOM
            if block.terminator is not None:
                for value in block.terminator.sources():
                    self.users.setdefault(value, []).append(block)
            for phi in block.phis():
                origins = {
                    a: p for a, p in zip(phi.args, block.preds, strict=True) if isinstance(a, Value)
                }
                bounds = phi.payload.within if isinstance(phi.payload, Phi) else {}
                phi.payload = Phi(origins, bounds)

    # --- the worklist -------------------------------------------------------------------------

    def run(self) -> list[Type]:
        """Analyses to the fix-point; the types of the outputs."""
        self._reach(self.function.entry)
        while self._heap:
            order, place, _ = heapq.heappop(self._heap)
            self._queued.discard((order, place))
            item = self._items[order, place]
            if isinstance(item, Block):
                self._leave(item)
            elif self.block_of[item] in self.reached:
                self._evaluate(item)
        return self.outputs

    def _push(self, item: Instr | Block) -> None:
        if isinstance(item, Block):
            key = (self._order[item], 1 << 30)
        else:
            key = (self._order[self.block_of[item]], self._place[item])
        if key not in self._queued:
            self._queued.add(key)
            self._items[key] = item
            heapq.heappush(self._heap, (*key, 0))

    def _reach(self, block: Block) -> None:
        if block in self.reached:
            for phi in block.phis():
                self._push(phi)
            return
        self.reached.add(block)
        for instr in block.instrs:
            self._push(instr)
        self._push(block)

    def _open(self, source: Block, target: Block) -> None:
        if (source, target) in self.open_edges:
            return
        self.open_edges.add((source, target))
        self._note_facts(source, target)
        self._reach(target)

    def _leave(self, block: Block) -> None:
        """Opens the edges that the terminator may take, joins returns."""
        if block not in self.reached:
            return
        terminator = block.terminator
        if block.handler is not None:
            self._open(block, block.handler)
        if self.endings.within(block):
            return
        if isinstance(terminator, Jump):
            self._open(block, terminator.target)
        elif isinstance(terminator, Branch):
            known = self.type_of(terminator.cond, block).const
            if known is not False:
                self._open(block, terminator.then)
            if known is not True:
                self._open(block, terminator.orelse)
        elif isinstance(terminator, Return):
            self.returns = True
            for k, arg in enumerate(terminator.args):
                self.outputs[k] = join(self.outputs[k], self.type_of(arg, block))

    def _note_facts(self, source: Block, target: Block) -> None:
        """A block entered by one edge knows the condition of that edge."""
        own: dict[Value, list[Fact]] = {}
        branch = source.terminator
        single = len(target.preds) == 1
        if single and isinstance(branch, Branch) and branch.then is not branch.orelse:
            for compared, fact in implied(branch.cond, branch.then is target):
                for value in (compared, *unchecked(compared)):
                    own.setdefault(value, []).append(fact)
                    self._compared.add(value)
                    if isinstance(fact.other, Value):
                        self._compared_with.setdefault(fact.other, set()).add(value)
        parent = source if single else self.engine.immediate_dominator(self.function, target)
        self.facts.note(target, own, parent)

    def users_of(self, value: Value) -> Sequence[Instr | Block]:
        """What reads a value; blocks stand for their terminators."""
        return self.users.get(value, ())

    def comes_before(self, first: Instr, second: Instr) -> bool:
        """True if `first` surely has been done wherever `second` is."""
        here, there = self.block_of[first], self.block_of[second]
        if here is there:
            return self._place[first] < self._place[second]
        tree = self.engine.dominators_of(self.function)
        return here in tree.index and there in tree.index and tree.dominates(here, there)

    def revisit(self, instr: Instr) -> None:
        """An instruction is to be evaluated again."""
        self._push(instr)

    def depend(self, instr: Instr, values: Iterable[Operand]) -> None:
        """An instruction's types depend on those of values that are not its operands."""
        for value in values:
            users = self.users.setdefault(value, []) if isinstance(value, Value) else None
            if users is not None and instr not in users:
                users.append(instr)

    # --- types and values of operands ---------------------------------------------------------

    def type_of(self, operand: Operand, block: Block | None = None) -> Type:
        """The type of an operand, as refined by the conditions that hold in the block."""
        if isinstance(operand, Const):
            return const_type(operand)
        if isinstance(operand, Splat):
            item = item_of(operand.value.type)
            return ANY if item is None else item
        known = operand.type or BOTTOM
        if block is None or not known.is_arithmetic or not known.is_scalar or known.may_be_complex:
            return known
        if known.const is not None or isinstance(operand, Tree) or operand not in self._compared:
            return known
        return self._refined(operand, known, block)

    def _refined(self, value: Value, known: Type, block: Block) -> Type:
        values = known.range
        for fact in self.facts.about(value, block):
            if fact.relation == FILLED:
                continue
            other = self.type_of(fact.other)
            if not other.is_arithmetic or other.may_be_complex or not other.is_scalar:
                continue
            if not fact.sure and other.range.nan:
                continue
            if "single" in (known.cls, other.cls) and known.cls != other.cls:
                continue  # compared after rounding
            bound = self._bounding(fact.other, other)
            refined = range_.refine(fact.relation, values, bound)[0]
            values = refined if fact.sure else replace(refined, nan=values.nan)
        if values == known.range or values.is_empty:
            return known
        return known.with_range(values)

    def facts_at(self, block: Block) -> Iterator[tuple[Value, Fact]]:
        """All facts that hold in a block."""
        return self.facts.at(block)

    def _bounding(self, operand: Operand, known: Type) -> range_.Range:
        """The other side of a comparison, as a symbol where it is an integer variable."""
        exact = self.integer(operand)
        if exact is None or exact.is_const or not known.range.is_integer:
            return known.range
        if exact.low < -EXACT or exact.high > EXACT:  # nothing could be added to it
            return known.range
        return replace(known.range, low=exact, high=exact)

    def integer(self, operand: Operand) -> Expr | None:
        """The operand as a symbolic integer: None unless it is an integer-valued real scalar."""
        return symbolic_integer(self, operand)

    # --- evaluation ---------------------------------------------------------------------------

    def _evaluate(self, instr: Instr) -> None:
        if not instr.targets:
            self._end(instr, self.engine.effects(self, instr))
            return
        visits = self._visits[instr] = self._visits.get(instr, 0) + 1
        if instr.op == "phi":
            new = [phi_type(self, instr, visits)]
        else:
            new = self.engine.transfer(self, instr)
            self._end(instr, new)
            note_limits(self, instr, new)
        for k, target in enumerate(instr.targets):
            fresh = new[k] if k < len(new) else ANY
            if visits > _LIMIT:
                fresh = widen(target.type or BOTTOM, fresh) if visits <= 2 * _LIMIT else ANY
            fresh = self.named(target, fresh)
            if fresh != target.type:
                target.type = fresh
                self._own(target, fresh)
                for changed in (target, *self._compared_with.get(target, ())):
                    for user in self.users.get(changed, ()):
                        self._push(user)

    def _end(self, instr: Instr, types: Sequence[Type]) -> None:
        """Leaves the block after all, if it seemed to end here before."""
        block = self.block_of[instr]
        if self.endings.note(self, block, instr, types):
            self._push(block)

    def _own(self, target: Value, new: Type) -> None:
        """Notes the symbols that a value brings up: they vary where it does."""
        if new.shape is not None and not new.shape.is_static:
            for symbol_ in new.shape.symbols():
                self.owners.setdefault(symbol_, target)
        for symbol_ in new.range.symbols():
            self.owners.setdefault(symbol_, self.symbols.get(symbol_, target))

    def is_invariant(self, expr: Expr, header: Block) -> bool:
        """True if all symbols are of values that are defined before the loop."""
        tree = self.engine.dominators_of(self.function)
        for symbol_ in expr.symbols():
            owner = self.symbols.get(symbol_) or self.owners.get(symbol_)
            if owner is None or owner.definition is None:
                continue
            block = self.block_of.get(owner.definition)
            if block is None:
                continue
            if block is header or block not in tree.index or not tree.dominates(block, header):
                return False
        return True

    def is_back_edge(self, source: Block, header: Block) -> bool:
        """True if an edge leads from the body of a loop to its header."""
        return header.loop is not None and self._order[source] >= self._order[header]

    def named(self, target: Value, new: Type) -> Type:
        """Unknown extents get symbols of their own, or of what determines them."""
        if new.shape is None or new.shape.is_named:
            return new
        shape = new.shape.named(determined_by(self, target), target.name or f"t{target.number}")
        return replace(new, shape=shape)

    def after_loop(self, operand: Operand, header: Block, asking: Instr) -> Type:
        """The type of a loop header's φ when a `for` loop has ended: after at least one iteration
        that of the last one's value. It is asked for by an instruction behind the loop."""
        known = self.type_of(operand)
        last = self.last_value(operand, header, asking)
        return known if last is None else behind_loop(self, self.type_of(last), known, header)

    def last_value(self, operand: Operand, header: Block, asking: Instr) -> Operand | None:
        """What the last iteration of a `for` loop that surely runs gives to a φ of its header."""
        loop = header.loop
        if loop is None or loop.count is None or not isinstance(operand, Value):
            return None
        phi = operand.definition
        count = self.type_of(loop.count)
        if phi is None or phi.op != "phi" or self.block_of.get(phi) is not header:
            return None
        last = [a for a, p in zip(phi.args, header.preds, strict=True) if p is loop.latch]
        self.depend(asking, [loop.count, *last])
        if count.is_bottom or count.range.numeric_low < 1 or len(last) != 1:
            return None
        return last[0]
