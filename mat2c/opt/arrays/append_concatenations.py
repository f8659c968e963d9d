"""Concatenations that make an array of a loop longer.

    %2 = phi %1, %3                      %2 = phi %1, %3
    %3 = hcat %2, %x       becomes       %3 = append %2, %x {axis=1}

An append is an update: it is done in the array's own place, with room to spare ([SHAPE] §12).

Requires: types, `fusion`. Keeps: all.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Splat, Tree, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.value_payloads import Axis
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, element_of, rep_of

_AXES = {"vcat": 0, "hcat": 1}
_MOST = 64  # definitions followed around a loop
_CLASSES = ("double", "logical", "char")
_UPDATES = frozenset("hcat vcat append subsasgn subsdel subsref".split())
"""What hands its first operand on, longer or shorter."""


def name_appends(flow: Flow) -> None:
    """Turns concatenations into updates where the array comes back around a loop."""
    for block in flow.function.blocks:
        for instr in block.instrs:
            if instr.op in _AXES and _appends(flow, instr):
                instr.payload = Axis(_AXES[instr.op])
                instr.op = "append"


def _appends(flow: Flow, instr: Instr) -> bool:
    if len(instr.args) < 2 or len(instr.targets) != 1:
        return False
    base, *parts = instr.args
    if not isinstance(base, Value) or instr.target.type is None:
        return False
    known = flow.type_of(base)
    if known.cls not in _CLASSES or not rep_of(known).is_matrix:
        return False
    if (
        not rep_of(instr.target.type).is_matrix
        or known.cls != instr.target.type.cls
        or element_of(known) is not element_of(instr.target.type)
    ):
        return False
    if not all(_fits(flow, part, known) and not _reads(part, base) for part in parts):
        return False
    return _comes_back(instr.target, base)


def _fits(flow: Flow, part: Operand, base: Type) -> bool:
    """True if it is something whose elements go into the array as they are, or as numbers of it."""
    if isinstance(part, Splat) or (isinstance(part, Const) and part.cls == "empty"):
        return False
    known = part.type or flow.type_of(part) if isinstance(part, Tree) else flow.type_of(part)
    rep = rep_of(known)
    if known.may_be_complex and not base.may_be_complex:
        return False
    if rep.kind is Kind.BOXED or (rep.kind is Kind.ARRAY and rep.rank != 2):
        return False
    return known.cls == base.cls or (base.cls == "double" and known.cls == "logical")


def _reads(part: Operand, base: Value) -> bool:
    return part is base or (isinstance(part, Tree) and base in part.sources())


def _comes_back(target: Value, base: Value) -> bool:
    """True if the base is what the target was an iteration before."""
    todo: list[Value] = [base]
    seen: set[Value] = set()
    while todo and len(seen) < _MOST:
        here = todo.pop()
        if here is target:
            return True
        if here in seen or here.definition is None:
            continue
        seen.add(here)
        if here.definition.op == "phi" or here.definition.op in IDENTITIES:
            todo += [a for a in here.definition.args if isinstance(a, Value)]
        elif here.definition.op in _UPDATES:
            todo += [a for a in here.definition.args[:1] if isinstance(a, Value)]
    return False
