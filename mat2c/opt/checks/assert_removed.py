"""`--check-removed`: checks left out by `subscript_checks` stay, as assertions of its proofs.

    %t = subsref %a, %i   safe        becomes        checkindex %a, %i   proved
                                                     %t = subsref %a, %i   safe

A program that fails one ends with the report of a bug in mat2c. Assertions read what they speak of,
so that less is fused.

Requires: types, `subscript_checks`. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from mat2c.infer.flow import Flow
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Splat, Value
from mat2c.opt.arrays.fusion import ELEMENTWISE, foldable
from mat2c.types import algebra
from mat2c.types.rep import Kind, rep_of

_AXES = {"vcat": 0, "hcat": 1}


def keep_removed(flow: Flow) -> None:
    """Puts an assertion in front of every operation that is proved not to fail."""
    for block in flow.function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            checked = result[-1] if result and result[-1].op == "checkindex" else None
            result += _proofs(flow, instr, checked)
            result.append(instr)
            if instr.attrs.get("ends"):
                result.append(_proof(instr, "provenever", []))
        block.instrs = result


def _proofs(flow: Flow, instr: Instr, checked: Instr | None) -> Iterator[Instr]:
    if instr.attrs.get("mask"):
        yield _proof(instr, "proveconform", [instr.args[0], instr.args[-1]], how="eq")
    elif instr.op in ("subsref", "subsdel") and instr.attrs.get("safe"):
        yield from _index(instr, instr.args[1:], checked, set())
    elif instr.op == "subsasgn" and instr.attrs.get("safe"):
        yield from _index(instr, instr.args[2:], checked, set(instr.attrs.get("grow", ())))
        if not instr.attrs.get("grow") and not flow.type_of(instr.args[1]).is_scalar:
            yield _proof(instr, "provefit", instr.args)
    elif instr.op in ELEMENTWISE and len(instr.args) == 2 and foldable(flow, instr):
        yield from _conform(flow, instr, instr.op)
    elif instr.op == "mtimes" and _is_array(flow, instr.target):
        left, right = (flow.type_of(a).shape for a in instr.args)
        if algebra.product(left, right).legal is True:
            yield from _conform(flow, instr, "product")
    elif instr.op in _AXES and _is_array(flow, instr.target) and _joins(flow, instr):
        yield from _conform(flow, instr, instr.op)


def _joins(flow: Flow, instr: Instr) -> bool:
    """Is a concatenation surely legal?"""
    shapes = [flow.type_of(a).shape for a in instr.args]
    return algebra.concatenate_all(_AXES[instr.op], shapes).legal is True


def _proof(instr: Instr, op: str, args: list[Operand], **attrs: object) -> Instr:
    return Instr(op, [], list(args), instr.span, {"name": instr.attrs.get("name"), **attrs})


def _index(
    instr: Instr, subs: list[Operand], checked: Instr | None, grow: set[int]
) -> Iterator[Instr]:
    """Subscripts that are not checked: inside, or, where they may grow the array, positive."""
    tested = [False] * len(subs)
    if checked is not None and checked.args[1:] == subs and checked.args[0] is instr.args[0]:
        tested = checked.attrs["which"]
    low_tested = checked is not None and bool(checked.attrs.get("low_only"))
    inside, low = [], []
    for k, sub in enumerate(subs):
        free = sub == MAGIC_COLON or (isinstance(sub, Const) and sub.value == ":")
        inside.append(not free and k not in grow and (low_tested or not tested[k]))
        low.append(not free and k in grow and not tested[k])
    for which, low_only in ((inside, False), (low, True)):
        if any(which):
            args = [instr.args[0], *subs]
            yield _proof(instr, "checkindex", args, which=which, low_only=low_only, proved=True)


def _is_array(flow: Flow, operand: Operand) -> bool:
    return not isinstance(operand, Splat) and rep_of(flow.type_of(operand)).kind is Kind.ARRAY


def _conform(flow: Flow, instr: Instr, how: str) -> Iterator[Instr]:
    """Neighbouring operands that are arrays have fitting extents."""
    arrays = [a for a in instr.args if isinstance(a, Value) and _is_array(flow, a)]
    if how not in _AXES and len(arrays) != 2:
        return
    for a, b in pairwise(arrays):
        yield _proof(instr, "proveconform", [a, b], how=how)
