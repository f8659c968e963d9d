"""Guards: what a subscript check that has passed says of the subscript ([CLIQUE]).

Behind the check, in all that it dominates, the subscript is positive and at most the extent that it
was compared with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.types import subscripts
from mat2c.types.expr import Expr
from mat2c.types.lattice import Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

UPDATES = frozenset(("subsasgn", "cellasgn", "assignpath"))
"""What never makes an array smaller."""
READS = frozenset(("subsref", "cellref"))
CHANGED = UPDATES | IDENTITIES  # what gives a version of its first operand
_MOST = 64  # versions looked at

Fact = tuple[Value, Expr | None]
"""The value is at most the extent; with None, at least 1."""


class Guards:
    """The facts at one place of a walk along the dominator tree."""

    def __init__(self) -> None:
        self._facts: set[Fact] = set()
        self._added: list[list[Fact]] = []

    def enter(self) -> None:
        """Enters a block: what is found from here on holds until it is left."""
        self._added.append([])

    def leave(self) -> None:
        """Leaves a block and all that it dominates."""
        self._facts.difference_update(self._added.pop())

    def passed(self, base: Type, subs: Sequence[Operand]) -> None:
        """The subscripts `subs` have been found to lie inside the base."""
        for position, sub in enumerate(subs):
            if not isinstance(sub, Value):
                continue
            self._add((sub, None))
            extent = subscripts.colon_extent(base.shape, position, len(subs))
            if extent is not None:
                self._add((sub, extent))

    def _add(self, fact: Fact) -> None:
        if fact not in self._facts:
            self._facts.add(fact)
            self._added[-1].append(fact)

    def positive(self, operand: Operand) -> bool:
        return isinstance(operand, Value) and (operand, None) in self._facts

    def at_most(self, operand: Operand, extent: Expr | None) -> bool:
        return (
            isinstance(operand, Value) and extent is not None and (operand, extent) in self._facts
        )


def read_before(flow: Flow, update: Instr, subs: Sequence[Operand], versions: int = _MOST) -> bool:
    """True if what an update assigns to at these subscripts has been read there, from the version
    that it changes, or one of those before, which were no larger.

    `h(k) = h(k) + 1` lengthens nothing.
    """
    version: Operand = update.args[0]
    for _ in range(versions):
        if not isinstance(version, Value):
            return False
        for user in flow.users_of(version):
            if not isinstance(user, Instr) or user.op not in READS:
                continue
            if user.args == [version, *subs] and flow.comes_before(user, update):
                return True
        made = version.definition
        if made is None or made.op not in CHANGED:
            return False
        version = made.args[0]
    return False
