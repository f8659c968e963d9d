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
from mat2c.ir.payloads.access_payloads import Proof, SubscriptCheck
from mat2c.ir.payloads.payload import payload_of
from mat2c.opt.analysis.foldable_operations import ELEMENTWISE, foldable
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
            if instr.never_returns:
                result.append(_proof(instr, "provenever", []))
        block.instrs = result


def _proofs(flow: Flow, instr: Instr, checked: Instr | None) -> Iterator[Instr]:
    if instr.payload.mask:
        yield _proof(instr, "proveconform", [instr.args[0], instr.args[-1]], "eq")
    elif instr.op in ("subsref", "subsdel") and instr.payload.safe:
        yield from _index(instr, instr.args[1:], checked, set())
    elif instr.op == "subsasgn" and instr.payload.safe:
        yield from _index(instr, instr.args[2:], checked, set(instr.payload.grow or ()))
        if not instr.payload.grow and not flow.type_of(instr.args[1]).is_scalar:
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
    """True if a concatenation surely is legal."""
    shapes = [flow.type_of(a).shape for a in instr.args]
    return algebra.concatenate_all(_AXES[instr.op], shapes).legal is True


def _proof(instr: Instr, op: str, args: list[Operand], how: str = "") -> Instr:
    return Instr(op, [], list(args), instr.span, Proof(instr.payload.name, how))


def _index(
    instr: Instr, subs: list[Operand], checked: Instr | None, grow: set[int]
) -> Iterator[Instr]:
    """Subscripts that are not checked: inside, or, where they may grow the array, positive."""
    tested: tuple[bool, ...] = (False,) * len(subs)
    low_tested = False
    if checked is not None and checked.args[1:] == subs and checked.args[0] is instr.args[0]:
        tested = payload_of(checked, SubscriptCheck).which
    if checked is not None:
        low_tested = payload_of(checked, SubscriptCheck).low_only
    inside, low = [], []
    for k, sub in enumerate(subs):
        free = sub == MAGIC_COLON or (isinstance(sub, Const) and sub.value == ":")
        inside.append(not free and k not in grow and (low_tested or not tested[k]))
        low.append(not free and k in grow and not tested[k])
    for which, low_only in ((inside, False), (low, True)):
        if any(which):
            name, args = instr.payload.name, [instr.args[0], *subs]
            proof = SubscriptCheck(tuple(which), name, low_only=low_only, proved=True)
            yield Instr("checkindex", [], args, instr.span, proof)


def _is_array(flow: Flow, operand: Operand) -> bool:
    return not isinstance(operand, Splat) and rep_of(flow.type_of(operand)).kind is Kind.ARRAY


def _conform(flow: Flow, instr: Instr, how: str) -> Iterator[Instr]:
    """Neighbouring operands that are arrays have fitting extents."""
    arrays = [a for a in instr.args if isinstance(a, Value) and _is_array(flow, a)]
    if how not in _AXES and len(arrays) != 2:
        return
    for a, b in pairwise(arrays):
        yield _proof(instr, "proveconform", [a, b], how)
