"""Values that are surely equal: one value, or the same arithmetic of such values.

d = p - q;  r = d * d';             (p - q) * (p - q)'          x(k) * x(k)
"""

from __future__ import annotations

from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.ops import OPERATORS, TRANSPOSES
from mat2c.types.lattice import same_const

_DEPTH = 4


def are_equal(a: Operand, b: Operand, depth: int = _DEPTH) -> bool:
    """True if two operands surely are equal; `depth` bounds how many definitions are looked at."""
    if a is b:
        return True
    if isinstance(a, Const) or isinstance(b, Const):
        return isinstance(a, Const) and isinstance(b, Const) and same_const(a.value, b.value)
    if not (isinstance(a, Value) and isinstance(b, Value)):
        return False
    first, then = a.definition, b.definition
    if first is None or then is None or not depth or first.op != then.op:
        return False
    if not _is_arithmetic(first) or len(first.args) != len(then.args):
        return False
    return all(are_equal(x, y, depth - 1) for x, y in zip(first.args, then.args, strict=True))


def is_transposed(a: Operand, b: Operand) -> bool:
    """True if the first operand is the second one, transposed."""
    made = a.definition if isinstance(a, Value) else None
    return made is not None and made.op in TRANSPOSES and are_equal(made.args[0], b)


def _is_arithmetic(instr: Instr) -> bool:
    """An operator or a subscript of numbers: it gives the same for the same operands."""
    if instr.op == "subsref":
        base = instr.args[0]
        known = base.type if isinstance(base, Value) else None
        return known is not None and known.is_arithmetic
    return instr.op in OPERATORS
