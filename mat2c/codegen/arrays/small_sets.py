"""Sets of two rows whose numbers may turn out to be integers from 0 to 63: bits of a word.

uint64_t set = 0;                                          c = setdiff (a, b)
if (m2c_small_set(M2C_SETDIFF, a, 9, b, b_2, &set)) {
    c_2 = m2c_small_count(set);
    …
    m2c_small_spread(set, c);
} else {
    …                                                      other numbers: the runtime
}
"""

from __future__ import annotations

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Operand, Value
from mat2c.lir.c_expr import ZERO, Name
from mat2c.lir.c_stmt import Declare, evaluate, one
from mat2c.types.rep import F64, Kind
from mat2c.types.shape import ONE

_OPERATIONS = {
    "union": "M2C_UNION",
    "intersect": "M2C_INTERSECT",
    "setdiff": "M2C_SETDIFF",
    "setxor": "M2C_SETXOR",
}


def set_of_few(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """A set that is a row, of two arrays of doubles; None for any other instruction."""
    operation = _OPERATIONS.get(instr.payload.callee) if instr.op == "builtin" else None
    if operation is None or len(instr.args) != 2 or not _is_row(frame, instr.target):
        return None
    if not all(_is_array(frame, a) for a in instr.args):
        return None
    given = [
        text for a in instr.args for text in (frame.array(a), product(dims_of(frame, a)) or "1")
    ]
    name = frame.names.fresh("set")
    frame.prelude = [*(frame.prelude or ()), one(Declare("uint64_t", name, ZERO))]
    condition = f"m2c_small_set({', '.join([operation, *given])}, &{name})"
    room = make_room(frame, instr.target, ["1", f"m2c_small_count({name})"])
    spread = evaluate("m2c_small_spread", Name(name), frame.elements(instr.target))
    return Guarded(condition, room + spread)


def _is_row(frame: TypedFrame, target: Value) -> bool:
    shape = frame.type(target).shape
    row = shape is not None and shape.rank == 2 and shape.dim(0) is ONE
    return row and frame.rep(target).kind is Kind.ARRAY and frame.element(target) is F64


def _is_array(frame: TypedFrame, operand: Operand) -> bool:
    known = frame.rep(operand)
    return isinstance(operand, Value) and known.kind is Kind.ARRAY and known.element is F64
