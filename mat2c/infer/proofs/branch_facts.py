"""Facts from conditions: what a branch taken says of the values compared ([CLIQUE]'s guards, for
ranges)."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.ir.core import Block, Branch, Const, Instr, Operand, Value
from mat2c.ir.ops import TRUTHS
from mat2c.ir.payloads.variable_payloads import Phi
from mat2c.support.record import dataclass

_OPPOSITE = {"eq": "ne", "ne": "eq", "lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}
MIRROR = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
"""Comparisons, and what they are with the operands exchanged."""
_DEPTH = 8  # nesting of && and || looked into
FILLED = "filled"
"""The relation of an array that has elements (to nothing)."""


@dataclass(frozen=True, slots=True)
class Fact:
    """`value relation other` holds (for scalars, and not for NaN: see `sure`), or `value` is
    `FILLED`.

    A comparison that came out false says the opposite only where neither side is NaN: `sure` is
    False then.
    """

    relation: str
    other: Operand
    sure: bool


@dataclass(slots=True, eq=False)
class _Node:
    """A block in which facts begin to hold, and the next one around it. `jump` is further up, so
    that any ancestor is a logarithm of steps away."""

    own: dict[Value, list[Fact]]
    parent: _Node | None
    depth: int
    jump: _Node | None

    def ancestor(self, depth: int) -> _Node | None:
        """The one around it, or itself, that is so deep."""
        at: _Node | None = self
        while at is not None and at.depth > depth:
            at = at.jump if at.jump is not None and at.jump.depth >= depth else at.parent
        return at


class KnownFacts:
    """The facts that hold in each block: its own, and those of the blocks that it lies in."""

    def __init__(self) -> None:
        self._nodes: dict[Block, _Node | None] = {}
        self._about: dict[Value, list[_Node]] = {}

    def note(self, block: Block, own: dict[Value, list[Fact]], around: Block | None) -> None:
        """What begins to hold in a block that lies in `around`, which was noted before."""
        if block in self._nodes:
            return
        parent = self._nodes.get(around) if around is not None else None
        if not own:
            self._nodes[block] = parent
            return
        node = self._nodes[block] = _Node(own, parent, parent.depth + 1 if parent else 1, parent)
        if parent is not None and parent.jump is not None:
            far = parent.jump.jump
            if parent.depth - parent.jump.depth == parent.jump.depth - (far.depth if far else 0):
                node.jump = far
        for value in own:
            self._about.setdefault(value, []).append(node)

    def about(self, value: Value, block: Block) -> Iterator[Fact]:
        """The facts about a value in a block, the innermost first."""
        node = self._nodes.get(block)
        about = self._about.get(value)
        if node is None or about is None:
            return
        if len(about) < node.depth:
            for found in reversed(about):
                if node.ancestor(found.depth) is found:
                    yield from found.own[value]
            return
        at: _Node | None = node
        while at is not None:
            yield from at.own.get(value, ())
            at = at.parent

    def at(self, block: Block) -> Iterator[tuple[Value, Fact]]:
        """All facts that hold in a block, the innermost first."""
        at = self._nodes.get(block)
        while at is not None:
            for value, facts in at.own.items():
                for fact in facts:
                    yield value, fact
            at = at.parent


def implied(cond: Operand, truth: bool, depth: int = 0) -> Iterator[tuple[Value, Fact]]:
    """What follows from `cond` being true (or false)."""
    if not isinstance(cond, Value) or cond.definition is None or depth > _DEPTH:
        return
    instr = cond.definition
    if instr.op in TRUTHS or instr.op == "copy":
        yield from implied(instr.args[0], truth, depth + 1)
    elif instr.op == "not":
        yield from implied(instr.args[0], not truth, depth + 1)
    elif instr.op == ("and" if truth else "or"):
        for arg in instr.args:
            yield from implied(arg, truth, depth + 1)
    elif instr.op in _OPPOSITE:
        yield from _compared(instr, truth)
    elif instr.op == "builtin" and instr.payload.callee == "isempty" and not truth:
        yield from ((a, Fact(FILLED, Const(0.0), True)) for a in instr.args if isinstance(a, Value))
    elif instr.op == "phi":
        yield from _chosen(instr, truth, depth)


def _compared(instr: Instr, truth: bool) -> Iterator[tuple[Value, Fact]]:
    left, right = instr.args
    relation = instr.op
    if not truth:
        relation = _OPPOSITE[relation]
    if isinstance(left, Value):
        yield left, Fact(relation, right, truth)
    if isinstance(right, Value):
        yield right, Fact(MIRROR[relation], left, truth)


def _chosen(phi: Instr, truth: bool, depth: int) -> Iterator[tuple[Value, Fact]]:
    """`a && b` is φ(false, b): true only by way of b, and then a was true as well."""
    open_args = [a for a in phi.args if not (isinstance(a, Const) and bool(a.value) is not truth)]
    if len(open_args) != 1:
        return
    (arg,) = open_args
    yield from implied(arg, truth, depth + 1)
    if not isinstance(arg, Value) or arg.definition is None:
        return
    block = phi.payload.origins.get(arg) if isinstance(phi.payload, Phi) else None
    while block is not None and len(block.preds) == 1:
        (pred,) = block.preds
        branch = pred.terminator
        if not isinstance(branch, Branch):
            return
        yield from implied(branch.cond, branch.then is block, depth + 1)
        return
