"""Room in front of loops for the arrays that they make longer ([SHAPE] §12, Figure 8).

    for i = 1:n, s = [s; r]; end         before the loop, s gets room for size(s,1) + n rows
    for i = 1:n, x(2*i) = i; end         and x for 2*n elements

The room is noted with the loop (`Loop.rooms`); extents, and with them what a program can see,
change where and when they did. Loops inside count as often as they run, where that is known before
the outermost; what is done in some iterations only is left to the doubling of blocks. Arrays that
each iteration makes anew, as large as one that grows, get as much.

Requires: types, `subscript_checks`, `append_concatenations`. Keeps: all.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import MAGIC_COLON, Block, Const, Instr, Operand, Tree, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.value_payloads import Axis
from mat2c.opt.analysis.affine import Affine
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE
from mat2c.types.type_constructors import scalar

_NUMBER = scalar("double")  # doubles don't overflow where extents are absurd
_SAME = IDENTITIES | {"append", "subsasgn", "phi"}
_MOST = 16  # updates of one array in one iteration


def make_room(flow: Flow) -> None:
    """Notes for counted loops how many elements the arrays that grow in them will have."""
    headers = [b for b in flow.function.blocks if b.loop is not None and b.loop.kind == "for"]
    grows = any(i.op in ("append", "subsasgn") for i in flow.function.instrs())
    if not headers or not grows:
        return
    tree = dominators(flow.function)
    covered: set[Instr] = set()  # φs of loops inside one that has made room
    for header in headers:
        found = _Growth(flow, header, tree)
        for phi in header.phis():
            room = found.room(phi) if phi not in covered else None
            if room is not None and header.loop is not None:
                covered |= found.passed
                for array in (phi.target, *found.alike()):
                    header.loop.rooms.setdefault(array, room)


class _Growth:
    """What the arrays of one loop come to."""

    def __init__(self, flow: Flow, header: Block, tree: Dominators) -> None:
        self.flow = flow
        self.header = header
        self.tree = tree
        inside = loop_blocks(header)
        self.blocks = [block for block in flow.function.blocks if block in inside]
        self.affine = Affine(flow, header, inside)
        self.passed: set[Instr] = set()
        self.grown: Type | None = None  # the array that room was found for, as an iteration ends

    def room(self, phi: Instr) -> Operand | None:
        """The number of elements of an array at the end of the loop, where it surely gets there."""
        known = self.flow.type_of(phi.target)
        if rep_of(known).kind is not Kind.ARRAY or rep_of(known).rank != 2:
            return None
        self.passed = set()
        updates = self._updates(self.header, phi)
        if not updates:
            return None
        self.grown = updates[0][0].target.type
        axes = {self._axis(update) for update, _ in updates}
        if None not in axes:
            return self._appended(phi, updates, axes)
        return self._assigned(phi, updates[0][0]) if len(updates) == 1 else None

    def alike(self) -> list[Value]:
        """Arrays that are made in each iteration with the extents of the one that grows."""
        shape = self.grown.shape if self.grown is not None else None
        return [
            instr.target
            for block in self.blocks
            for instr in block.instrs
            if len(instr.targets) == 1
            and instr.op not in _SAME
            and instr.target.type is not None
            and instr.target.type.shape == shape
            and rep_of(instr.target.type).kind is Kind.ARRAY
        ]

    def _axis(self, update: Instr) -> int | None:
        """The dimension along which an update appends; x(end + 1) = v is one that does."""
        if update.op == "append":
            return payload_of(update, Axis).axis
        base, known = (
            self.flow.type_of(update.args[0]).shape,
            self.flow.type_of(update.target).shape,
        )
        if len(update.args) != 3 or base is None or known is None or known.rank != 2:
            return None
        count, at = base.numel(), self.flow.integer(update.args[2])
        if count is None or at is not count + 1 or ONE not in known.dims:
            return None
        return 1 if known.dim(0) is ONE else 0

    def _updates(self, header: Block, phi: Instr) -> list[tuple[Instr, list[Operand]]] | None:
        """What makes an array longer in each iteration, and how often it is done in one."""
        assert header.loop is not None
        latch = header.loop.latch
        last = [a for a, p in zip(phi.args, header.preds, strict=True) if p is latch]
        here = last[0] if len(last) == 1 else None
        found: list[tuple[Instr, list[Operand]]] = []
        while isinstance(here, Value) and here is not phi.target and len(found) < _MOST:
            made = here.definition
            block = self.affine.inside.get(made) if made is not None else None
            if made is None or block is None:
                return None
            if not self.tree.dominates(block, latch):
                made = self._left_by(here)
                if made is None:
                    return None
                block = self.affine.inside[made]
            if made.op == "phi":
                inner = self._inner(block, made)
                if inner is None:
                    return None
                more, here = inner
                found += more
                continue
            if made.op in ("append", "subsasgn"):
                found.append((made, []))
            elif made.op not in IDENTITIES:
                return None
            here = made.args[0]
        return found if here is phi.target else None

    def _left_by(self, value: Value) -> Instr | None:
        """The φ of a loop inside that ends with a value, where it surely runs."""
        for block in self.blocks:
            if block.loop is not None and block is not self.header:
                for phi in block.phis():
                    if value in phi.args and self.tree.dominates(block, block.loop.latch):
                        return phi
        return None

    def _inner(
        self, block: Block, phi: Instr
    ) -> tuple[list[tuple[Instr, list[Operand]]], Operand] | None:
        """The updates of a loop inside, and what the array is before that."""
        loop = block.loop
        count = None if loop is None or loop.count is None else self._before(loop.count)
        if loop is None or count is None or phi in self.passed:  # two arrays that are exchanged
            return None
        self.passed.add(phi)
        updates = self._updates(block, phi)
        before = [a for a, p in zip(phi.args, block.preds, strict=True) if p is not loop.latch]
        if updates is None or len(before) != 1:
            return None
        return [(update, [*times, count]) for update, times in updates], before[0]

    def _before(self, count: Operand) -> Operand | None:
        """A trip count that is known before the loop; of 1:n it is n."""
        if isinstance(count, Const):
            return count
        made = count.definition if isinstance(count, Value) else None
        if made is None or made not in self.affine.inside:
            return count if isinstance(count, Value) else None
        if made.op != "trip" or made.args[:2] != [Const(1.0), Const(1.0)]:
            return None
        ends = self.affine.ends(made.args[2], self.affine.inside[made])
        return None if ends is None else ends.high

    # --- sizes --------------------------------------------------------------------------------

    def _appended(
        self, phi: Instr, updates: list[tuple[Instr, list[Operand]]], axes: set[int | None]
    ) -> Operand | None:
        """The extent across times the extent along that all appended parts come to."""
        loop, axis = self.header.loop, axes.pop()
        if loop is None or loop.count is None or axes or axis is None:
            return None
        along: Operand = _extent(phi.target, axis)
        across: Operand | None = None
        for update, times in updates:
            for part in update.args[1:] if update.op == "append" else update.args[1:2]:
                more = self._of_part(part, axis)
                if more is None:
                    return None
                for count in (*times, loop.count):
                    more = _tree("times", more, count)
                along = _tree("plus", along, more)
                across = self._of_part(part, 1 - axis)
        return None if across is None else _tree("times", across, along)

    def _of_slice(self, subs: list[Operand], rhs: Operand, block: Block) -> Operand | None:
        """A(i, :) = r: as many rows as the greatest i, as wide as r."""
        axis = 1 - subs.index(MAGIC_COLON)
        ends = None if subs[axis] == MAGIC_COLON else self.affine.ends(subs[axis], block)
        rows, columns = self._of_part(rhs, 0), self._of_part(rhs, 1)
        if ends is None or rows is None or columns is None:
            return None
        return _tree("times", ends.high, _tree("times", rows, columns))

    def _of_part(self, part: Operand, axis: int) -> Operand | None:
        """An extent of what is appended, if it is known before the loop."""
        known = part.type if isinstance(part, Tree) else self.flow.type_of(part)
        dim = known.shape.dim(axis) if known is not None and known.shape is not None else None
        if dim is not None and dim.is_const:
            return Const(float(dim.value))
        if isinstance(part, Value) and part.definition not in self.affine.inside:
            return _extent(part, axis)
        return None

    def _assigned(self, phi: Instr, update: Instr) -> Operand | None:
        """The product of the greatest subscripts; of one subscript what it comes to, in a line."""
        subs, block = update.args[2:], self.affine.inside[update]
        if len(subs) == 2 and MAGIC_COLON in subs:
            return self._of_slice(subs, update.args[1], block)
        grow = update.payload.grow
        if not grow or not update.payload.safe:
            return None
        total: Operand = Const(1.0)
        for k, sub in enumerate(subs):
            if k not in grow:
                total = _tree("times", total, _extent(phi.target, k))
                continue
            ends = None if sub == MAGIC_COLON else self.affine.ends(sub, block)
            if ends is None:
                return None
            total = _tree("times", total, ends.high)
        if len(subs) == 1 and not self._is_line(phi):
            return None
        return total

    def _is_line(self, phi: Instr) -> bool:
        shape = self.flow.type_of(phi.target).shape
        return shape is not None and (ONE in shape.dims or shape.line_axis() is not None)


def _extent(array: Value, axis: int) -> Operand:
    return Tree("end", [array], Extent(axis, 2), _NUMBER)


def _tree(op: str, a: Operand, b: Operand) -> Operand:
    """A sum or product of doubles, without what changes nothing."""
    if op == "times" and Const(1.0) in (a, b):
        return b if a == Const(1.0) else a
    return Tree(op, [a, b], NOTHING, _NUMBER)
