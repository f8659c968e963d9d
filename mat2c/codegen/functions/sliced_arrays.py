"""Arrays of which each round of a loop has elements of its own: one subscript, the same everywhere,
is the loop's variable, or that and a constant.

    A(k, 2*j) = A(k, 1) + B(k);          own for `parfor k`, not for `parfor j`
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Block, Const, Instr, Operand, Tree, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.storage.model import Group

_EXTENTS = frozenset("numel size rows columns length ndims isempty size_equal".split())

Way = tuple[int, int, object, float]
"""The place of a subscript, how many there are, the variable in it, and what is added to that."""


def subscripted_alike(frame: TypedFrame, header: Block, blocks: set[Block], group: Group) -> bool:
    """True if a loop reads and sets the arrays of a group by such subscripts only."""
    return _Accesses(frame, header, blocks, group).are_alike()


class _Accesses:
    """The accesses to one group in one loop."""

    def __init__(self, frame: TypedFrame, header: Block, blocks: set[Block], group: Group) -> None:
        self.frame, self.header, self.blocks = frame, header, blocks
        self.members = set(group.members)
        self.ways: set[Way] | None = None
        self.whole = False  # is it read or set otherwise?

    def are_alike(self) -> bool:
        for block in self.blocks:
            for instr in block.instrs:
                self._instruction(instr)
            for operand in _operands(block):
                self._operand(operand)
        return not self.whole and bool(self.ways)

    def _instruction(self, instr: Instr) -> None:
        args = instr.args
        makes = any(target in self.members for target in instr.targets)
        passes = instr.op == "phi" or instr.op in IDENTITIES
        if passes and (makes or not any(arg in self.members for arg in args)):
            foreign = [a for a in args if a not in self.members]
            self.whole |= makes and any(not self._is_entry(instr, a) for a in foreign)
        elif instr.op == "subsasgn" and makes and args[0] in self.members:
            self._access(args[2:])
            for arg in args[1:]:
                self._operand(arg)
        elif makes:
            self.whole = True
        else:
            self._operation(instr.op, instr.payload.callee, args)

    def _is_entry(self, phi: Instr, operand: Operand) -> bool:
        """True if the operand comes from outside of the loop, by its header."""
        at = next(k for k, a in enumerate(phi.args) if a is operand)
        return phi in list(self.header.phis()) and self.header.preds[at] not in self.blocks

    def _operation(self, name: str, callee: object, args: list[Operand]) -> None:
        base = args[0] if args else None
        if isinstance(base, Value) and base in self.members:
            extents = name in ("end", "checkindex") or callee in _EXTENTS
            if name == "subsref":
                self._access(args[1:])
            elif not extents:
                self.whole = True
            args = args[1:]
        for arg in args:
            self._operand(arg)

    def _operand(self, operand: Operand) -> None:
        if isinstance(operand, Tree):
            self._operation(operand.op, operand.payload.callee, operand.args)
        elif operand in self.members:
            self.whole = True

    def _access(self, subscripts: list[Operand]) -> None:
        count = len(subscripts)
        found = {
            (k, count, *key)
            for k, sub in enumerate(subscripts)
            if (key := self._round(sub)) is not None
        }
        self.ways = found if self.ways is None else self.ways & found

    def _round(self, sub: Operand) -> tuple[object, float] | None:
        """The variable that tells the round and what is added to it; None of other subscripts."""
        shift = 0.0
        while True:
            op, args = _operation_of(sub)
            if op in IDENTITIES:
                sub = args[0]
                continue
            constants = [a for a in args if isinstance(a, Const) and isinstance(a.value, float)]
            if op not in ("plus", "minus") or len(constants) != 1:
                break
            (constant,) = constants
            if op == "minus" and args[0] is constant:
                return None
            assert isinstance(constant.value, float)
            shift += constant.value if op == "plus" else -constant.value
            sub = args[1] if args[0] is constant else args[0]
        loop = self.header.loop
        assert loop is not None
        if sub is loop.counter and sub is not None:
            return sub, shift
        return (sub, shift) if op == "forvalue" and args[2] is loop.counter else None


def _operation_of(operand: Operand) -> tuple[str, list[Operand]]:
    if isinstance(operand, Tree):
        return operand.op, operand.args
    made = operand.definition if isinstance(operand, Value) else None
    return ("", []) if made is None else (made.op, made.args)


def _operands(block: Block) -> Iterator[Operand]:
    """What a block's terminator reads."""
    terminator = block.terminator
    cond = getattr(terminator, "cond", None)
    if cond is not None:
        yield cond
