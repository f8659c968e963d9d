"""Updates of the elements that a mask chooses, by what these elements are.

    %m = gt %x, 9
    %1 = subsref %x, %m
    %2 = minus %1, 9                             %2 = minus %x, 9
    %y = subsasgn %x, %2, %m          becomes    %y = builtin %m, %2, %x {callee="merge"}

The array is gone over once, in place, and nothing is packed. What is used once becomes part of
that loop, and is done for the chosen elements only. Functions of the elements must be real for all
of them. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.infer.callsite import CallSite, results
from mat2c.infer.flow import Flow
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.equal_values import are_equal
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import FULL
from mat2c.types.rep import Kind, rep_of

_ARITHMETIC = {
    "plus": "plus",
    "minus": "minus",
    "times": "times",
    "mtimes": "times",
    "rdivide": "rdivide",
    "mrdivide": "rdivide",
    "uminus": "uminus",
}
_DEPTH = 4  # of expressions


def merge_masked(flow: Flow) -> bool:
    """Rewrites such updates; whether there were any."""

    def merged(instr: Instr) -> list[Instr] | None:
        expressions: list[Instr] = []
        new = _chosen(flow, instr, expressions)
        if new is None:
            return None
        instr.op, instr.args = "builtin", [instr.args[2], new, instr.args[0]]
        instr.payload = BuiltinCall("merge")
        return expressions

    return rewrite_each(flow.function, merged)


def _chosen(flow: Flow, instr: Instr, before: list[Instr]) -> Operand | None:
    """What elements become where the mask holds; None where it isn't such an update."""
    if instr.op != "subsasgn" or len(instr.args) != 3 or len(instr.targets) != 1:
        return None
    base, new, mask = instr.args
    if mask == MAGIC_COLON or not isinstance(mask, Value) or not isinstance(base, Value):
        return None
    known, chooses = flow.type_of(base), flow.type_of(mask)
    if not _is_real(known) or rep_of(known).kind is not Kind.ARRAY or known.shape is None:
        return None
    alike = chooses.cls == "logical" and chooses.shape == known.shape and known.shape.is_known
    if not alike or not isinstance(new, (Value, Const)):
        return None
    return _Elements(flow, known, mask, before).of(new, _DEPTH)


class _Elements:
    """Expressions of chosen elements as those of all elements."""

    def __init__(self, flow: Flow, known: Type, mask: Value, before: list[Instr]) -> None:
        self.flow, self.known, self.mask, self.before = flow, known, mask, before
        self.types: dict[Value, Type] = {}

    def of(self, chosen: Operand, depth: int) -> Operand | None:
        """The expression for all elements; None where there is none."""
        if not isinstance(chosen, (Value, Const)) or not _is_real(self.flow.type_of(chosen)):
            return None
        if self.flow.type_of(chosen).is_scalar:
            return chosen
        instr = chosen.definition if isinstance(chosen, Value) else None
        if instr is None or not depth:
            return None
        if instr.op == "subsref":
            return self._whole(instr)
        op = "builtin" if instr.op == "builtin" else _ARITHMETIC.get(instr.op)
        args = [self.of(arg, depth - 1) for arg in instr.args] if op is not None else [None]
        operands = [arg for arg in args if arg is not None]
        if op is None or len(operands) != len(args):
            return None
        payload = instr.payload if op == "builtin" else NOTHING
        again = made(self.flow.function, op, operands, instr.span, payload=payload)
        if op == "builtin" and not self._is_real_for_all(instr, again):
            return None
        self.before.append(again)
        self.types[again.target] = replace(self.known, range=FULL, const=None)
        return again.target

    def _is_real_for_all(self, instr: Instr, again: Instr) -> bool:
        """True if a function of chosen elements gives real doubles for all elements, too."""
        declaration = find(instr.payload.callee)
        if declaration is None or not declaration.element:
            return False  # an element expression never fails
        types = [self._type(arg) for arg in again.args]
        site = CallSite(self.flow, again, types, 1, self.flow.block_of[instr])
        given = results(declaration, site)
        return given is not None and len(given) == 1 and _is_real(given[0])

    def _type(self, operand: Operand) -> Type:
        made_here = self.types.get(operand) if isinstance(operand, Value) else None
        return self.flow.type_of(operand) if made_here is None else made_here

    def _whole(self, instr: Instr) -> Operand | None:
        """The array of which the same elements are chosen."""
        if len(instr.args) != 2 or not are_equal(instr.args[1], self.mask):
            return None
        known = self.flow.type_of(instr.args[0])
        return instr.args[0] if _is_real(known) and known.shape == self.known.shape else None


def _is_real(known: Type) -> bool:
    return known.cls == "double" and known.is_complex is False and not known.maybe_undef
