"""Copy propagation ([GCTD] §2.1).

    %y = copy %x                 %z = plus %x, %x
    %z = plus %y, %y
    %w = phi %x, %x, %w          (gone: %x stands for it)

The copies themselves are left for `dead_code`. The φs of a handler stay, since only they are known
to be defined there, and copies of numbers of which a condition has told more. A constant stays out
of the base of an update, which wants a variable. With types, a copy that is represented in another
way than its source stays: more is known of it.

Requires: SSA. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.core import EMPTY, Const, Function, Instr, Operand, Splat, Tree, Value, is_narrowed
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.variable_payloads import Phi
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.traits import InPlace

Same = Callable[[Value, Operand], bool]
"""May a copy, the first, give way to what it is a copy of?"""


def propagate_copies(
    function: Function, same: Same = lambda copy, source: True, *, inferred: bool = False
) -> None:
    """Reads the sources of copies, and of φs of one value, instead of their targets. Where all is
    `inferred`, arrays of which a condition has told more have told it, and give way, too."""
    known = _Copies(function, same, inferred)
    for block in function.blocks:
        for instr in block.instrs:
            known.rewrite(instr)
        if block.terminator is not None:
            sources = list(block.terminator.sources())
            block.terminator.replace({v: known.find(v) for v in sources})
        if block.loop is not None and isinstance(block.loop.count, Value):
            block.loop.count = known.find(block.loop.count)


def same_kind(copy: Value, source: Operand) -> bool:
    """True if what is known of a copy is known of its source, as far as C tells them apart. [] is a
    double."""
    if source == EMPTY and copy.type is not None and copy.type.is_arithmetic:
        return copy.type.cls == "double"
    if copy.type is None or not isinstance(source, Value) or source.type is None:
        return True
    kind = rep_of(copy.type).kind
    return kind is Kind.BOXED or kind is rep_of(source.type).kind


class _Copies:
    """What each value is a copy of."""

    def __init__(self, function: Function, same: Same, inferred: bool) -> None:
        self._source: dict[Value, Operand] = {}
        self._may_stand_for = same
        phis: list[Instr] = []
        users: dict[Value, list[Instr]] = {}
        counters = {b.loop.counter for b in function.blocks if b.loop is not None}
        for block in function.blocks:
            handles = any(pred.handler is block for pred in block.preds)
            for instr in block.instrs:
                if _is_copy(instr, inferred) and same(instr.target, instr.args[0]):
                    self._source[instr.target] = instr.args[0]
                elif instr.op == "phi" and instr.target not in counters and not handles:
                    phis.append(instr)
                    for value in instr.sources():
                        users.setdefault(value, []).append(instr)
        self._merge_phis(phis, users)

    def _merge_phis(self, phis: list[Instr], users: dict[Value, list[Instr]]) -> None:
        work = phis[::-1]
        while work:
            phi = work.pop()
            if phi.target in self._source:
                continue
            source = self._only_source(phi)
            if source is not None and self._may_stand_for(phi.target, source):
                self._source[phi.target] = source
                work.extend(users.get(phi.target, ()))

    def _only_source(self, phi: Instr) -> Operand | None:
        """The one operand of a φ, itself aside."""
        found: Operand | None = None
        for arg in phi.args:
            operand = self.find(arg)
            if operand is phi.target or _same(operand, found):
                continue
            if found is not None:
                return None
            found = operand
        return found

    def find(self, operand: Operand) -> Operand:
        """What an operand is in the end a copy of."""
        trail: list[Value] = []
        while isinstance(operand, Value) and operand in self._source:
            trail.append(operand)
            operand = self._source[operand]
        for value in trail[:-1]:
            self._source[value] = operand
        return operand

    def _keep_bounds(self, phi: Instr) -> None:
        """A φ still knows what was told of the operands that give way."""
        within: dict[Value, Type] = {}
        for arg in phi.args:
            new = self.find(arg)
            made = arg.definition if isinstance(arg, Value) else None
            if new is arg or not isinstance(arg, Value) or not isinstance(new, Value):
                continue
            if made is not None and is_narrowed(made) and arg.type is not None:
                within[new] = arg.type
        plain = {arg for arg in phi.args if isinstance(arg, Value)} & within.keys()
        bounded = {value: known for value, known in within.items() if value not in plain}
        if bounded:
            origins = phi.payload.origins if isinstance(phi.payload, Phi) else {}
            phi.payload = Phi(origins, bounded)

    def rewrite(self, instr: Instr) -> None:
        if instr.op == "phi":
            self._keep_bounds(instr)
        update = OPS[instr.op].in_place is InPlace.UPDATE
        for k, arg in enumerate(instr.args):
            if isinstance(arg, Splat):
                new = self.find(arg.value)
                if isinstance(new, Value):
                    instr.args[k] = Splat(new)
            elif isinstance(arg, Tree):
                arg.replace({value: self.find(value) for value in arg.sources()})
            elif isinstance(arg, Value):
                new = self.find(arg)
                if not (update and k == 0 and isinstance(new, Const)):
                    instr.args[k] = new


def _is_copy(instr: Instr, inferred: bool) -> bool:
    """Whether the target is the first operand: a copy, or a check that always passes."""
    if is_narrowed(instr):
        known = instr.target.type
        return inferred and known is not None and not known.is_scalar
    if instr.op == "copy":
        return True
    return instr.op in ("checkdef", "undefif") and instr.args[1] == Const(True, "logical")


def _same(a: Operand, b: Operand | None) -> bool:
    """Whether two operands are the same value; constants compare by text, so that 1 and true, 0 and
    -0 differ."""
    if isinstance(a, Const) and isinstance(b, Const):
        return a is b or (a == b and type(a.value) is type(b.value) and repr(a) == repr(b))
    return a is b
