"""Whole numbers that come out of arrays of doubles and go back there stay doubles.

    %t = subsref %x, %i : double[1,1]{0..100, int}     becomes     %t : double[1,1]{0..100}
    %d = builtin %d.1, %t {callee="min"}

A scalar of whole numbers is an integer in C, which costs a conversion each way where it meets
doubles. So one that an operation on doubles gives, and that is no subscript, bound, extent or
operand of a remainder, is told apart: its range no longer says that it is whole. φs and copies and
what they join have one representation.

Requires: types; what asks for whole numbers is done. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Tree, Value
from mat2c.ir.ops import FIRST_SUBSCRIPT
from mat2c.opt.analysis.typed_reductions import operand_type
from mat2c.support.record import replace
from mat2c.types.rep import F64, INDEX, Kind, rep_of
from mat2c.types.traits import Effect

_JOINS = frozenset(("phi", "copy", "loopexit"))
_SUMS = frozenset("plus minus times mtimes uminus uplus".split())
_QUOTIENTS = frozenset("rdivide mrdivide ldivide mldivide power mpower".split())
_DIVISIONS = frozenset(("rdivide", "ldivide"))
_EXTREMA = frozenset(("max", "min", "abs"))
_ROUNDED = frozenset(("floor", "ceil", "round", "fix"))
_OF_WHOLE = frozenset("mod rem idivide bitand bitor bitxor bitshift gcd lcm".split())
_REDUCTIONS = frozenset("sum prod max min sumsq".split())
_INDIFFERENT = (
    _JOINS
    | _SUMS
    | _QUOTIENTS
    | frozenset("eq ne lt le gt ge and or not istrue scalartrue hcat vcat call display".split())
)


def keep_doubles(flow: Flow) -> None:
    """Changes the types of such scalars."""
    webs = _Webs(flow)
    for instr in flow.function.instrs():
        webs.note(instr)
    for block in flow.function.blocks:
        if block.loop is not None and isinstance(block.loop.count, Value):
            webs.need_whole([block.loop.count])
    for value in webs.doubles():
        known = value.type
        assert known is not None
        value.type = replace(known, range=replace(known.range, integral=False))


class _Webs:
    """Scalars that are integers in C, with those that φs and copies make of them."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._leader: dict[Value, Value] = {}
        self._whole: set[Value] = set()
        self._made: list[Value] = []

    def note(self, instr: Instr) -> None:
        """What an instruction tells of its operands and its results."""
        for target in instr.targets:
            if instr.op in _JOINS:
                for arg in instr.args:
                    if isinstance(arg, Value) and self._is_whole(arg) and self._is_whole(target):
                        self._join(arg, target)
            elif self._is_whole(target):
                if _gives_double(self._flow, instr):
                    self._made.append(target)
                elif instr.op not in _SUMS:
                    self._whole.add(target)
        self._note_operands(instr.op, instr.args, instr.payload.callee)

    def need_whole(self, operands: Sequence[Operand]) -> None:
        """Notes that these are wanted as integers."""
        self._whole.update(a for a in operands if isinstance(a, Value))

    def doubles(self) -> Iterator[Value]:
        """The scalars that are to be doubles in C."""
        whole = {self._root(v) for v in self._whole}
        chosen = {self._root(v) for v in self._made} - whole
        for value in {*self._leader, *self._made}:
            if self._root(value) in chosen:
                yield value

    def _note_operands(self, op: str, args: Sequence[Operand], callee: object) -> None:
        waiting = [(op, args, callee)]
        while waiting:
            op, args, callee = waiting.pop()
            first = FIRST_SUBSCRIPT.get(op)
            if first is not None:
                self.need_whole(args[first:])
            elif not _is_indifferent(op, callee):
                self.need_whole(args)
            for arg in args:
                if isinstance(arg, Tree):
                    waiting.append((arg.op, arg.args, arg.payload.callee))

    def _is_whole(self, value: Value) -> bool:
        known = value.type
        return known is not None and known.const is None and rep_of(known).element is INDEX

    def _root(self, value: Value) -> Value:
        while (above := self._leader.get(value, value)) is not value:
            self._leader[value] = self._leader.get(above, above)
            value = above
        return value

    def _join(self, a: Value, b: Value) -> None:
        one, other = self._root(a), self._root(b)
        self._leader.setdefault(one, one)
        self._leader[other] = one


def _is_indifferent(op: str, callee: object) -> bool:
    """True if the operands may be integers or doubles alike."""
    if op != "builtin":
        return op in _INDIFFERENT
    declaration = find(str(callee))
    if callee in _OF_WHOLE or declaration is None:
        return False
    if declaration.effect is Effect.WRITE and not declaration.typed:
        return True  # it takes boxes
    return bool(declaration.element) or declaration.typed == "extremum"


def _gives_double(flow: Flow, instr: Instr) -> bool:
    """True if typed code computes it as a double."""
    if instr.op == "builtin" and len(instr.args) == 1:
        name, known = instr.payload.callee, operand_type(flow, instr.args[0])
        if name in _REDUCTIONS and rep_of(known).kind is Kind.ARRAY:
            return rep_of(known).element is F64
    return _is_double(flow, instr.op, instr.args, instr.payload.callee)


def _is_double(flow: Flow, op: str, args: Sequence[Operand], callee: object) -> bool:
    """The same of an operation on scalars: of one on integers it is an integer."""
    waiting: list[tuple[str, Sequence[Operand], object]] = [(op, args, callee)]
    while waiting:
        op, args, callee = waiting.pop()
        if op == "subsref":
            known = operand_type(flow, args[0])
            if rep_of(known).kind is Kind.ARRAY and rep_of(known).element is F64:
                return True
            continue
        if op not in _SUMS | _DIVISIONS and not (op == "builtin" and callee in _EXTREMA | _ROUNDED):
            continue
        for arg in args:
            if isinstance(arg, Tree) and (
                rep_of(operand_type(flow, arg)).element is INDEX
                or (callee in _ROUNDED and arg.op in _DIVISIONS)  # of integers, an integer
            ):
                waiting.append((arg.op, arg.args, arg.payload.callee))
            elif not isinstance(arg, Const) and rep_of(operand_type(flow, arg)).element is F64:
                return True
    return False
