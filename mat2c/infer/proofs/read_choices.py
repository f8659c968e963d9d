"""Subscripts that are one of several numbers, each of which an array has been read with.

    par = 0;
    while at > 0, par = at; at = p(at).next; end
    if par > 0, p(par).last = k; end                       p(par) is there

What comes to a φ of the subscript has been read with on its way there, from a version of the array
that is the same for all; or it is a number that no element has, for which the update fails. The
version is made in front of all these φs, so that whenever it is made anew they are, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mat2c.infer.proofs.passed_checks import CHANGED, READS
from mat2c.ir.core import Block, Const, Instr, Operand, Value

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_MOST = 32  # values looked at
_THROUGH = frozenset(("copy", "loopexit"))


def chosen_among_read(flow: Flow, update: Instr, sub: Operand) -> bool:
    """True if a subscript of an update is one of such numbers."""
    choices = _Choices(flow)
    made = sub.definition if isinstance(sub, Value) else None
    if made is None or made.op not in ("phi", *_THROUGH) or not choices.follow(made):
        return False
    return any(
        _comes_from(update.args[0], version) and choices.are_read(version)
        for version in choices.versions()
    )


class _Choices:
    """The φs that a number comes through, and what comes to them with the blocks it comes from."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._seen: set[Instr] = set()
        self._numbers: list[tuple[Value, Block]] = []

    def follow(self, made: Instr) -> bool:
        """Finds them; False where there is something else."""
        if made in self._seen:
            return True
        self._seen.add(made)
        if len(self._seen) > _MOST or made not in self._flow.block_of:
            return False
        if made.op != "phi":
            source = made.args[0].definition if isinstance(made.args[0], Value) else None
            return source is not None and source.op in ("phi", *_THROUGH) and self.follow(source)
        edges = self._flow.block_of[made].preds
        return all(self._comes(value, edge) for value, edge in zip(made.args, edges, strict=True))

    def _comes(self, operand: Operand, edge: Block) -> bool:
        if isinstance(operand, Const):
            return isinstance(operand.value, float) and operand.value <= 0
        if not isinstance(operand, Value) or operand.definition is None:
            return False
        if any(True for _ in self._reads(operand, edge)):
            self._numbers.append((operand, edge))
            return True
        return operand.definition.op in ("phi", *_THROUGH) and self.follow(operand.definition)

    def _reads(self, number: Value, edge: Block) -> Iterator[Instr]:
        """What surely has read an element with a number at the end of a block."""
        tree = self._flow.engine.dominators_of(self._flow.function)
        for user in self._flow.users_of(number):
            if not isinstance(user, Instr) or user.op not in READS:
                continue
            if len(user.args) != 2 or user.args[1] is not number:
                continue
            block = self._flow.block_of[user]
            reachable = block in tree.index and edge in tree.index
            if block.handler is None and reachable and tree.dominates(block, edge):
                yield user

    def versions(self) -> set[Value]:
        """The versions of arrays that the first number has been read with from."""
        first = self._numbers[:1]
        bases = (read.args[0] for number, edge in first for read in self._reads(number, edge))
        return {base for base in bases if isinstance(base, Value)}

    def are_read(self, version: Value) -> bool:
        """True if all numbers have been read with from a version, which is made before the φs."""
        made = version.definition
        if made is None or made not in self._flow.block_of:
            return False
        home, tree = self._flow.block_of[made], self._flow.engine.dominators_of(self._flow.function)
        for phi in self._seen:
            block = self._flow.block_of[phi]
            if block is home or block not in tree.index or not tree.dominates(home, block):
                return False
        return all(
            any(read.args[0] is version for read in self._reads(number, edge))
            for number, edge in self._numbers
        )


def _comes_from(operand: Operand, version: Value) -> bool:
    """True if a version of an array is a later one, no smaller, on all ways to it."""
    work, seen = [operand], set[Value]()
    while work:
        later = work.pop()
        if later is version or later in seen:
            continue
        made = later.definition if isinstance(later, Value) else None
        if made is None or not isinstance(later, Value) or len(seen) > _MOST:
            return False
        seen.add(later)
        if made.op != "phi" and made.op not in CHANGED | _THROUGH:
            return False
        work += made.args if made.op == "phi" else made.args[:1]
    return True
