"""a / b and a \\ b for square matrices of doubles of fixed extents, without a heap.

if (!m2c_solves_right(4, 2, t23, S, K, (double[16]){0}, (ptrdiff_t[2]){0})) {
    …                                                   singular, or nearly: the runtime
}

Code that may have no heap takes a singular matrix as an error:

{
    double work[16];
    ptrdiff_t pivots[2];
    if (m2c_solve_right(4, 2, t23, S, K, work, pivots)) {
        m2c_fail("Octave:singular-matrix", "matrix singular to machine precision");
        M2C_LEAVE(fail, 6, 3);
    }
}
"""

from __future__ import annotations

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Operand
from mat2c.lir.c_stmt import Code, code
from mat2c.support.record import dataclass
from mat2c.support.templates import spelling
from mat2c.types.rep import F64, Kind

_MOST = 64  # elements of a matrix for which the stack and own code are best


def divided(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """A division by a small matrix, where that is regular; None for any other instruction."""
    found = _division(frame, instr)
    if found is None or found.work > 4 * _MOST:
        return None
    work, pivots = f"(double[{found.work}]){{0}}", f"(ptrdiff_t[{found.order}]){{0}}"
    condition = f"m2c_solves_{found.side}({found.given}, {work}, {pivots})"
    return Guarded(condition, frame.set_dims(instr.target, list(found.extents)))


def square_division(frame: TypedFrame, instr: Instr) -> Code | None:
    """The statements of such a division without a heap; None for any other instruction."""
    found = _division(frame, instr)
    if found is None:
        return None
    call = f"m2c_solve_{found.side}({found.given}, work, pivots)"
    spell = spelling("typed")
    complaint = spell.failure("Octave:singular-matrix", "matrix singular to machine precision")
    text = spell.square_division(found.work, found.order, call, complaint, frame.fail())
    return code(text)


@dataclass(frozen=True, slots=True)
class _Division:
    """By a matrix of this order: the kernel's name, its arguments but for memory, the number of
    doubles that it needs, and the extents of the result."""

    order: int
    side: str
    given: str
    work: int
    extents: tuple[str, str]


def _division(frame: TypedFrame, instr: Instr) -> _Division | None:
    if instr.op not in ("mrdivide", "mldivide"):
        return None
    a, b = instr.args
    extents = [_extents(frame, operand) for operand in (a, b, instr.target)]
    if None in extents:
        return None
    (rows, columns), (other_rows, other_columns), made = (e for e in extents if e is not None)
    is_right = instr.op == "mrdivide"
    n, inner = (other_rows, columns) if is_right else (rows, other_rows)
    if n != (other_columns if is_right else columns) or n != inner or n < 2:
        return None
    many = rows if is_right else other_columns
    counts = (many, n) if is_right else (n, many)
    data = [frame.array(operand) for operand in (a, b, instr.target)]
    given = ", ".join([*map(str, counts), *data])
    side = "right" if is_right else "left"
    return _Division(n, side, given, 2 * n * n + many * n, (str(made[0]), str(made[1])))


def _extents(frame: TypedFrame, operand: Operand) -> tuple[int, int] | None:
    """The extents of a matrix of doubles, where they are fixed."""
    rep = frame.rep(operand)
    shape = frame.type(operand).shape
    if rep.kind is not Kind.ARRAY or rep.element is not F64 or shape is None:
        return None
    static = shape.static
    return (static[0], static[1]) if static is not None and len(static) == 2 else None
