"""Where a function surely does not go on.

    %3 = plus %1, %2        of 1x2 and 1x3: it fails, and what follows is never reached
    %4 = call 5             of a function that always ends with an error

The type of such an instruction is that of no value. Types only rise, so that it may still turn out
to have one: its block is then left after all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import Block, Instr, Raise, Splat
from mat2c.types.lattice import BOTTOM, Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_MAY_END = frozenset(
    "plus minus times rdivide ldivide power eq ne lt le gt ge and or mtimes mrdivide mldivide "
    "mpower hcat vcat subsref call callhandle checkdef checkout unknown".split()
)
_ASK = frozenset(("checkdef", "checkout"))
"""They fail where their operand has no value."""


class Endings:
    """The instructions of a function that never complete, by block."""

    def __init__(self) -> None:
        self._found: dict[Block, set[Instr]] = {}

    def note(self, flow: Flow, block: Block, instr: Instr, types: Sequence[Type]) -> bool:
        """Notes what an evaluation says of an instruction; True if the block is now left after
        all."""
        if ends(flow, instr, types):
            self._found.setdefault(block, set()).add(instr)
            return False
        found = self._found.get(block)
        if not found or instr not in found:
            return False
        found.remove(instr)
        return not found

    def within(self, block: Block) -> bool:
        """True if a block never comes to its end."""
        return bool(self._found.get(block))

    def cut(self, blocks: Iterable[Block]) -> None:
        """Marks the first of each block, and takes away what is behind it."""
        for block in blocks:
            found = self._found.get(block)
            if not found:
                continue
            for k, instr in enumerate(block.instrs):
                if instr in found:
                    instr.never_returns = True
                    del block.instrs[k + 1 :]
                    block.terminator = Raise()
                    break


def ends(flow: Flow, instr: Instr, types: Sequence[Type]) -> bool:
    """True if an instruction whose targets have these types never completes."""
    if instr.op not in _MAY_END or not any(t == BOTTOM for t in types):
        return False
    if instr.op in _ASK:
        return flow.type_of(instr.args[0]).maybe_undef
    return not any(flow.type_of(a).is_bottom for a in instr.args if not isinstance(a, Splat))
