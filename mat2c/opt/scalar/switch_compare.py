"""Labels of a case that are numbers or characters are compared as such.

    %m = switchmatch %s, 1, 2        becomes        %1 = eq %s, 1
                                                    %2 = eq %s, 2
                                                    %m = or %1, %2

Labels of other extents than the scalar %s match never and are left out.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.edit import rewrite_each
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.type_constructors import scalar


def compare_labels(flow: Flow) -> None:
    """Rewrites what can be compared without boxes, in place."""

    def rewrite(instr: Instr) -> list[Instr] | None:
        labels = _labels(flow, instr)
        return _compare(flow, instr, labels) if labels else None

    rewrite_each(flow.function, rewrite)


def _labels(flow: Flow, instr: Instr) -> list[Operand]:
    """The labels that may match; [] where it takes boxes to tell."""
    if instr.op != "switchmatch":
        return []
    subject, *types = types_of(flow, instr)
    if not _is_number(subject):
        return []
    scalars = [_is_number(t) for t in types]
    others = [t for t, one in zip(types, scalars, strict=True) if not one]
    if not all(map(_is_other_matrix, others)):
        return []
    return [label for label, one in zip(instr.args[1:], scalars, strict=True) if one]


def _is_number(t: Type) -> bool:
    return t.is_arithmetic and t.is_complex is False and rep_of(t).kind is Kind.SCALAR


def _is_other_matrix(t: Type) -> bool:
    """True if it surely is no number. The pages of one are compared with a number."""
    return t.cls != "cell" and t.is_matrix and t.shape is not None and t.shape.is_static


def _compare(flow: Flow, instr: Instr, labels: list[Operand]) -> list[Instr]:
    """Compares one label after the other; returns what goes before the instruction."""
    subject, before = instr.args[0], list[Instr]()

    def make(op: str, *args: Operand) -> Value:
        step = Instr(op, [flow.function.fresh()], list(args), instr.span)
        step.target.type, step.target.definition = scalar("logical"), step
        flow.block_of[step] = flow.block_of[instr]
        before.append(step)
        return step.target

    if len(labels) == 1:
        instr.op, instr.args = "eq", [subject, *labels]
        return before
    so_far, *others, last = [make("eq", subject, label) for label in labels]
    for other in others:
        so_far = make("or", so_far, other)
    instr.op, instr.args = "or", [so_far, last]
    return before
