"""Assignments into arrays that their right sides read: what may be folded into the one loop that
stores.

    v(k) = v(k) * 2         every element is read just before it is written
    v(2:n) = v(1:n-1)       a block moves; its places may overlap
    v([1 1]) = v([1 1]) + 1 the second read must not see the first store: not folded
"""

from __future__ import annotations

from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Tree, Value
from mat2c.types.rep import Kind, rep_of


def reads_written(value: Value, base: Operand, instr: Instr, k: int) -> bool:
    """True if folding this operand would make the assignment read elements of the array that it has
    already written or moved."""
    definition = value.definition
    if definition is None or value.type is None or not isinstance(base, Value):
        return False
    if base not in set(definition.sources()):
        return False
    if all(_one_place(s) for s in instr.args[2:]):  # read before the only store
        return bool(instr.payload.grow)
    if k == 1 and moved_along(definition, base, instr) is not None:
        return False
    if k != 1 or rep_of(value.type).kind is Kind.SCALAR:
        return True
    return not all(map(_distinct, instr.args[2:])) or not _same_place(definition, instr)


def _distinct(subscript: Operand) -> bool:
    """True if it surely selects no element twice."""
    if isinstance(subscript, Const) or _one_place(subscript):
        return True
    made = subscript.definition if isinstance(subscript, Value) else subscript
    if isinstance(made, (Instr, Tree)) and made.op == "colon":
        return True
    known = subscript.type if isinstance(subscript, (Value, Tree)) else None
    return known is not None and known.cls == "logical"


def moved_along(source: Instr | Tree, base: Operand, instr: Instr) -> int | None:
    """The dimension along which `a(…) = a(…)` moves a block of elements, which may overlap its new
    place: ranges of step 1 there, everything before it, the same subscripts behind it."""
    if source.op != "subsref" or source.args[0] is not base:
        return None
    here, there = source.args[1:], instr.args[2:]
    if len(here) != len(there):
        return None
    axis = next((k for k, sub in enumerate(here) if sub != MAGIC_COLON), len(here) - 1)
    if any(sub != MAGIC_COLON for sub in there[:axis]):
        return None
    if not _is_unit_range(here[axis]) or not _is_unit_range(there[axis]):
        return None
    return axis if _same_subscripts(here[axis + 1 :], there[axis + 1 :]) else None


def _is_unit_range(sub: Operand) -> bool:
    return isinstance(sub, Tree) and sub.op == "colon" and len(sub.args) == 2


def _one_place(subscript: Operand) -> bool:
    if isinstance(subscript, Const):
        return subscript != MAGIC_COLON
    known = subscript.type if isinstance(subscript, (Value, Tree)) else None
    return known is not None and rep_of(known).kind is Kind.SCALAR


def _same_place(tree: Instr | Tree, instr: Instr) -> bool:
    """Every read of the base in the tree is at the subscripts that are assigned, in their order."""
    base = instr.args[0]
    if tree.op == "subsref" and tree.args[0] is base:
        return _same_subscripts(tree.args[1:], instr.args[2:])
    if tree.op in ("transpose", "ctranspose"):
        return base not in set(tree.sources())
    for arg in tree.args:
        if arg is base:
            return False
        if isinstance(arg, Tree) and not _same_place(arg, instr):
            return False
    return True


def _same_subscripts(a: list[Operand], b: list[Operand]) -> bool:
    return len(a) == len(b) and all(_same_operand(x, y) for x, y in zip(a, b, strict=True))


def _same_operand(x: Operand, y: Operand) -> bool:
    if x is y or (isinstance(x, Const) and x == y):
        return True
    if isinstance(x, Tree) and isinstance(y, Tree):
        return x.op == y.op and x.payload == y.payload and _same_subscripts(x.args, y.args)
    return False
