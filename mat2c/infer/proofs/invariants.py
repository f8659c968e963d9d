"""Inequalities between integers and extents that hold whenever a join is reached.

    n = 0; s = [];                 at the loop's header n <= numel(s):
    while …                        0 <= 0 on entry, and s(n + 1) = v leaves
        n = n + 1;                 numel(s) >= n + 1, so that it holds again
        s(n) = v;
    end

Candidates are pairs of φs of one join, and of its φs with those of the loops around it. All are
assumed; one that some edge into its join does not prove from the rest is dropped, until all that
are left prove each other (the algorithm is known as Houdini).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.integer_bounds import Inequality, Places
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Instr, Operand, Value
from mat2c.support.record import dataclass, field
from mat2c.types.assume import surely_nonneg
from mat2c.types.expr import Expr

_MOST = 200  # candidates in a function
_ROUNDS = 12
_PROOFS = 200  # under the conditions of a place; what needs more is given up


@dataclass(frozen=True, slots=True)
class Extent:
    """An extent that has a name of its own at a φ, or (`axis` None) the number of elements."""

    phi: Instr
    axis: int | None
    symbol: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """low + shift <= high at a join, where either may be one of its φs."""

    block: Block
    low: Instr | Value
    high: Instr | Extent | Value
    shift: int


def find_invariants(flow: Flow) -> None:
    """Leaves in `flow.invariants` what holds at joins."""
    tree = dominators(flow.function)
    candidates = list(islice(_candidates(flow, tree), _MOST + 1))
    if not candidates or len(candidates) > _MOST:
        return
    flow.join_tree = tree
    search = _Search(flow, Places(flow))
    for _ in range(_ROUNDS):
        search.assume(candidates)
        kept = [c for c in candidates if search.holds(c)]
        if search.left < 0:
            break
        if len(kept) == len(candidates):
            return
        candidates = kept
    flow.invariants = {}


# --- candidates ----------------------------------------------------------------------------------


def _candidates(flow: Flow, tree: Dominators) -> Iterator[Candidate]:
    around = _around(flow, tree)
    for block in flow.function.blocks:
        if len(block.preds) < 2 or block not in tree.index or _is_handler(block):
            continue
        phis = [phi for phi in block.phis() if _is_counting(flow, phi.target)]
        extents = list(_extents(flow, block))
        wants_outer = extents or (phis and block.loop is None)
        outer = list(_outer(tree, block, around)) if wants_outer else []
        for extent in extents:
            for phi in phis:
                yield Candidate(block, phi, extent, 0)
                yield Candidate(block, phi, extent, -1)
            for value in outer:
                yield Candidate(block, value, extent, 0)
        for phi in phis if block.loop is not None else ():
            for value in _before(flow, phi, block):
                yield Candidate(block, phi, value, 0)
                yield Candidate(block, value, phi, 0)
        if extents or block.loop is None:
            for phi in phis:
                for value in outer:
                    yield Candidate(block, value, phi, 0)


def _before(flow: Flow, phi: Instr, header: Block) -> Iterator[Value]:
    """What a variable of a loop was on entry: most climb from there, or fall."""
    assert header.loop is not None
    if phi.target is header.loop.counter:
        return
    for arg, pred in zip(phi.args, header.preds, strict=True):
        if pred is not header.loop.latch and isinstance(arg, Value) and _is_counting(flow, arg):
            yield arg


def _is_handler(block: Block) -> bool:
    """A handler sees values as they were at the entry of the blocks that it comes from."""
    return any(pred.handler is block for pred in block.preds)


def _is_counting(flow: Flow, value: Value) -> bool:
    if flow.type_of(value).cls == "logical":
        return False
    exact = flow.integer(value)
    return exact is not None and exact.is_symbol


def _extents(flow: Flow, block: Block) -> Iterator[Extent]:
    for phi in block.phis():
        shape = phi.target.type.shape if phi.target.type is not None else None
        if shape is None or shape.is_static:
            continue
        own = 0
        for axis, dim in enumerate(shape.dims):
            if dim is not None and dim.is_symbol and flow.owners.get(dim) is phi.target:
                own += 1
                yield Extent(phi, axis, dim)
        numel = shape.numel()
        if own > 1 and numel is not None:
            yield Extent(phi, None, numel)


def _around(flow: Flow, tree: Dominators) -> list[tuple[int, list[Value]]]:
    """For each block, the next one that dominates it and has integer φs of a loop (the entry where
    there is none), and its own such φs."""
    found: list[tuple[int, list[Value]]] = []
    for at, block in enumerate(tree.order):
        loop = block.loop
        own = [p.target for p in block.phis() if loop and p.target is not loop.counter]
        above = tree.idom[at]
        nearest = above if not at or found[above][1] else found[above][0]
        found.append((nearest, [value for value in own if _is_counting(flow, value)]))
    return found


def _outer(
    tree: Dominators, block: Block, around: list[tuple[int, list[Value]]]
) -> Iterator[Value]:
    """The integer φs of loops around a join, the innermost first."""
    above = around[tree.index[block]][0]
    while True:
        yield from around[above][1]
        if not above:
            return
        above = around[above][0]


# --- proofs --------------------------------------------------------------------------------------


def _at_join(flow: Flow, side: Instr | Extent | Value) -> Expr | None:
    if isinstance(side, Extent):
        return side.symbol
    return flow.integer(side if isinstance(side, Value) else side.target)


@dataclass(slots=True, eq=False)
class _Search:
    """One search for invariants. What a candidate was proved from is noted: the proof stands while
    all of that is assumed."""

    flow: Flow
    places: Places
    left: int = _PROOFS
    assumed: set[Inequality] = field(default_factory=set)
    rests_on: dict[tuple[Candidate, int], set[Inequality]] = field(default_factory=dict)

    def assume(self, candidates: list[Candidate]) -> None:
        """The candidates are what is known at joins."""
        self.places.forget_invariants()
        self.assumed.clear()
        invariants = self.flow.invariants = dict[Block, list[Inequality]]()
        for c in candidates:
            low, high = _at_join(self.flow, c.low), _at_join(self.flow, c.high)
            if low is not None and high is not None:
                invariants.setdefault(c.block, []).append((low + c.shift, high))
                self.assumed.add((low + c.shift, high))

    def holds(self, candidate: Candidate) -> bool:
        """True if each edge into the join makes it true."""
        return all(self._holds_on(candidate, k) for k in range(len(candidate.block.preds)))

    def _holds_on(self, candidate: Candidate, k: int) -> bool:
        rest = self.rests_on.get((candidate, k))
        if rest is not None and rest <= self.assumed:
            return True
        low, high = (_incoming(self.flow, side, k) for side in (candidate.low, candidate.high))
        if low is None or high is None:
            return False
        used: set[Inequality] = set()
        if not surely_nonneg(high - low - candidate.shift):
            self.left -= 1
            if self.left < 0:
                return False
            pair = (low + candidate.shift, high)
            known = self.places.known(pair, candidate.block.preds[k], used)
            if not surely_nonneg(high - pair[0], known):
                return False
        self.rests_on[candidate, k] = used
        return True


def _incoming(flow: Flow, side: Instr | Extent | Value, k: int) -> Expr | None:
    """What comes along edge k."""
    if isinstance(side, Value):
        return flow.integer(side)
    if isinstance(side, Instr):
        return flow.integer(side.args[k])
    return _extent_of(flow, side.phi.args[k], side.axis)


def _extent_of(flow: Flow, operand: Operand, axis: int | None) -> Expr | None:
    made = operand.definition if isinstance(operand, Value) else None
    if made is not None and made.op == "loopexit":  # the φ's value of the last visit
        operand = made.args[0]
    known = flow.type_of(operand)
    if known.shape is None or known.maybe_undef:
        return None
    return known.shape.numel() if axis is None else known.shape.dim(axis)
