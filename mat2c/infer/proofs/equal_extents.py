"""Extents that the shapes of operands determine: equal operands' shapes give equal results' shapes.

`x(1:n-1)` and `x(2:n)` are of one shape, whether x is a row, a column or a matrix, and so are
`diff (x)` and `diff (y)` of two arrays of one shape. Nothing more need be known of that shape for
the two to conform (Type I of [SHAPE] §6).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.ir.core import MAGIC_COLON, Instr, Splat, Value
from mat2c.types.lattice import NUMERIC, Type
from mat2c.types.traits import ShapeType

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def determined_by(flow: Flow, target: Value) -> Hashable:
    """What the shape of a value follows from: itself, where that is more than the shapes of
    operands and constants."""
    instr = target.definition
    if instr is None or len(instr.targets) != 1 or any(isinstance(a, Splat) for a in instr.args):
        return target
    parts: Hashable | None = None
    if instr.op == "subsref":
        parts = _selected(flow, instr)
    elif instr.op == "builtin":
        declared = find(instr.payload.callee)
        if declared is not None and declared.shape is ShapeType.I:
            parts = _called(flow, instr)
    return target if parts is None else (flow.function, parts)


def _selected(flow: Flow, instr: Instr) -> Hashable | None:
    """Elements of an array, by numbers: a mask chooses as many as are true."""
    base = flow.type_of(instr.args[0])
    if base.is_any or base.cls == "function_handle" or not _is_known(base):
        return None
    parts: list[Hashable] = [instr.op, base.shape]
    for sub in instr.args[1:]:
        known = flow.type_of(sub)
        if sub == MAGIC_COLON:
            parts.append(":")
        elif known.cls in NUMERIC and _is_known(known):
            parts.append(known.shape)
        else:
            return None
    return tuple(parts)


def _called(flow: Flow, instr: Instr) -> Hashable | None:
    """A function of Type I; what stands behind its first operand may be a dimension or an order."""
    parts: list[Hashable] = [instr.payload.callee, instr.payload.nargout]
    for k, arg in enumerate(instr.args):
        known = flow.type_of(arg)
        if not _is_known(known) or (k > 0 and known.is_scalar and known.const is None):
            return None
        parts.append((known.cls, known.shape, known.const))
    return tuple(parts)


def _is_known(known: Type) -> bool:
    return known.shape is not None and known.shape.is_known and not known.is_bottom
