"""What a mask tells of the elements that it chooses: x(x > 0) are positive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.infer.proofs.branch_facts import MIRROR
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.equal_values import are_equal
from mat2c.types.lattice import Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.range_ import Range

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_DEPTH = 4  # of & in a mask


def told_by_mask(flow: Flow, instr: Instr, known: Type) -> Type:
    """The type of x(m) where m compares the elements of x with others."""
    if len(instr.args) != 2 or known.cls != "double" or known.may_be_complex:
        return known
    values = _refined(flow, instr, instr.args[1], known.range, _DEPTH)
    return known if values == known.range or values.is_empty else known.with_range(values)


def _refined(flow: Flow, instr: Instr, mask: Operand, values: Range, depth: int) -> Range:
    """What the chosen elements are by a part of the mask. One that has other extents than x tells
    nothing: it compares other elements than the one in its place."""
    made = mask.definition if isinstance(mask, Value) else None
    shape = flow.type_of(instr.args[0]).shape
    if made is None or len(made.args) != 2 or not depth or shape is None:
        return values
    flow.depend(instr, [mask])
    if flow.type_of(mask).shape != shape:
        return values
    if made.op == "and":
        for part in made.args:
            values = _refined(flow, instr, part, values, depth - 1)
        return values
    if made.op not in MIRROR or made.op == "ne":
        return values
    for element, other, relation in (
        (made.args[0], made.args[1], made.op),
        (made.args[1], made.args[0], MIRROR[made.op]),
    ):
        bound = flow.type_of(other)
        if are_equal(element, instr.args[0]) and bound.cls == "double" and not bound.may_be_complex:
            flow.depend(instr, [other])
            return range_.refine(relation, values, bound.range)[0]
    return values
