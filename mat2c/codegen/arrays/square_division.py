"""a / b and a \\ b for square matrices of doubles of fixed extents, for code without a heap.

{
    double work[24];
    ptrdiff_t pivots[2];
    if (m2c_solve_right(4, 2, t23, S, K, work, pivots)) {
        m2c_fail("Octave:singular-matrix", "matrix singular to machine precision");
        M2C_LEAVE(fail, 6, 3);
    }
}
"""

from __future__ import annotations

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Operand
from mat2c.support.templates import spelling
from mat2c.types.rep import F64, Kind


def square_division(frame: TypedFrame, instr: Instr) -> str | None:
    """The C text of such a division; None for any other instruction."""
    if instr.op not in ("mrdivide", "mldivide"):
        return None
    a, b = instr.args
    extents = [_extents(frame, operand) for operand in (a, b, instr.target)]
    if None in extents:
        return None
    (rows, columns), (other_rows, other_columns), _ = (e for e in extents if e is not None)
    is_right = instr.op == "mrdivide"
    n, inner = (other_rows, columns) if is_right else (rows, other_rows)
    if n != (other_columns if is_right else columns) or n != inner or n < 2:
        return None
    many = rows if is_right else other_columns
    counts = (many, n) if is_right else (n, many)
    work = 2 * n * n + (many * n if is_right else 0)
    data = [frame.array(operand) for operand in (a, b, instr.target)]
    name = "m2c_solve_right" if is_right else "m2c_solve_left"
    call = f"{name}({', '.join([*map(str, counts), *data, 'work', 'pivots'])})"
    spell = spelling("typed")
    complaint = spell.failure("Octave:singular-matrix", "matrix singular to machine precision")
    return spell.square_division(work, n, call, complaint, frame.fail())


def _extents(frame: TypedFrame, operand: Operand) -> tuple[int, int] | None:
    """The extents of a matrix of doubles, where they are fixed."""
    rep = frame.rep(operand)
    shape = frame.type(operand).shape
    if rep.kind is not Kind.ARRAY or rep.element is not F64 or shape is None:
        return None
    static = shape.static
    return (static[0], static[1]) if static is not None and len(static) == 2 else None
