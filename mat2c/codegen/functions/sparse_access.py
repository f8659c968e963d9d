"""Elements of sparse matrices by the short way:

if (!m2c_sparse_number(A, i, j, &t)                    t = A(i, j)
    && m2c_index1(&t_box, A, 2, …))                    by the long way, errors included
    M2C_LEAVE(fail, 7, 9);
"""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.slot_statements import unless
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.unbox import unbox
from mat2c.ir.core import Instr, Value
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.lir.c_expr import Pattern
from mat2c.lir.c_stmt import Part, joined
from mat2c.types.rep import F64, INDEX, Kind, scalar


def sparse_number(frame: TypedFrame, instr: Instr) -> Part | None:
    """A(i, j), a number of a sparse matrix of doubles; None for all else."""
    if not isinstance(instr.payload, Subscript) or not instr.payload.number:
        return None
    base, *subs = instr.args
    counted = all(frame.rep(sub) == scalar(INDEX) for sub in subs)
    if len(subs) != 2 or not counted or frame.rep(instr.target) != scalar(F64):
        return None
    if not isinstance(base, Value) or frame.rep(base).kind is not Kind.BOXED:
        return None
    row, column = (scalar_text(frame, sub, INDEX) for sub in subs)
    place = f"&{frame.var(instr.target)}"
    test = f"m2c_sparse_number({frame.var(base)}, {row}, {column}, {place})"
    slow = emit_boxed(frame, instr)
    slow += joined(unbox(frame, value, name) for value, name in frame.unboxed)
    frame.unboxed = []
    return unless(Pattern(test), slow)
