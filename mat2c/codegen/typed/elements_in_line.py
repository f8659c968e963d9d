"""The elements of expressions that lie along one dimension, whichever it is."""

from __future__ import annotations

from mat2c.codegen.typed.c_extents import turned_dims
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import MAGIC_COLON, Operand, Tree


def flat_dims(frame: TypedFrame, operand: Operand) -> list[str]:
    """Extents with the operand's number of elements, for loops that only count."""
    count = _count(frame, operand)
    return dims_of(frame, operand) if count is None else [count, "1"]


def _count(frame: TypedFrame, operand: Operand) -> str | None:
    """The number of elements of a slice whose direction only the run knows; None: of another."""
    if not isinstance(operand, Tree):
        return None
    known = frame.type(operand).shape
    if operand.op != "subsref":
        same = [a for a in operand.args if frame.type(a).shape == known]
        return next((c for c in (_count(frame, a) for a in same) if c is not None), None)
    base, *subs = operand.args
    if len(subs) != 1 or subs[0] == MAGIC_COLON:
        return None
    (sub,) = subs
    shapes = frame.type(base).shape, frame.type(sub).shape
    if not turned_dims(*shapes, dims_of(frame, base), ""):
        return None
    return next((text for text in dims_of(frame, sub) if text != "1"), "1")
