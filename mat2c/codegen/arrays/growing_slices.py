"""Rows and columns assigned to an array that may have to grow for them, where only the run knows.

A(i, :) = r       the columns of A move apart where there is no row i yet; nothing becomes
A(:, j) = c       as wide as r is
"""

from __future__ import annotations

from mat2c.codegen.arrays.array_assignments import store
from mat2c.codegen.arrays.growing_vectors import Guarded, as_index, extent_names, number
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array
from mat2c.ir.core import MAGIC_COLON, Instr, Value
from mat2c.lir.c_expr import Binary, Name, atom
from mat2c.lir.c_stmt import Block, Code, Declare, If, one
from mat2c.support.templates import spelling
from mat2c.types.rep import Kind
from mat2c.types.shape import ONE


def extend(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """The condition that the extents fit, and the statements that grow the array and store."""
    base, rhs, *subs = instr.args
    target, names = instr.target, extent_names(frame, instr.target)
    if not isinstance(base, Value) or not isinstance(rhs, Value) or len(subs) != 2:
        return None
    if sum(sub == MAGIC_COLON for sub in subs) != 1 or len(names) != 2 or "" in names:
        return None
    axis = 0 if subs[1] == MAGIC_COLON else 1
    at = number(frame, subs[axis])
    if at is None or not _is_line(frame, rhs):
        return None
    dims, wide = dims_of(frame, base), product(dims_of(frame, rhs))
    tests = [] if at.isdigit() and int(at) > 0 else [f"m2c_subscript_ok({at}, M2C_MOST_ROWS)"]
    if dims[1 - axis] != wide:
        tests.append(_fits(dims, axis, wide))
    return Guarded(" && ".join(tests), _text(frame, instr, axis, at, wide, target, base))


def _fits(dims: list[str], axis: int, wide: str) -> str:
    """The condition that a line is as wide as the array, or that there is no array yet."""
    nothing = f"{dims[0]} == 0 && {dims[1]} == 0" + ("" if wide.isdigit() else f" && {wide} > 0")
    return f"({dims[1 - axis]} == {wide} || ({nothing}))"


def _is_line(frame: TypedFrame, rhs: Value) -> bool:
    """True if it is a row or a column."""
    shape = frame.type(rhs).shape
    if frame.rep(rhs).kind is not Kind.ARRAY or shape is None or shape.rank != 2:
        return False
    return ONE in shape.dims


def _text(
    frame: TypedFrame, instr: Instr, axis: int, at: str, wide: str, target: Value, base: Value
) -> Code:
    spell, names = spelling("typed"), extent_names(frame, target)
    text = one(Declare("const ptrdiff_t", "at", as_index(at, frame.element(instr.args[2 + axis]))))
    text += copy_array(frame, target, base)
    body = one(Declare("const ptrdiff_t", "rows", Name(names[0])))
    body += one(Declare("const ptrdiff_t", "columns", Name(names[1])))
    grown = [wide, wide]
    grown[axis] = f"m2c_max_index({names[axis]}, at)"
    body += make_room(frame, target, grown, grow=True)
    ctype = frame.element(target).ctype
    body += spell.spread(frame.array(target), ctype, 2, ["rows", "columns"], names)
    grows = Binary(">", Name("at"), Name(names[axis]))
    widens = Binary("!=", Name(names[1 - axis]), atom(wide))
    text += one(If(Binary("||", grows, widens), body, Code()))
    _, rhs, *subs = instr.args
    return one(Block(text + store(frame, target, rhs, subs)))
