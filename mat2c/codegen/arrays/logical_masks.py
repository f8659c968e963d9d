"""Logical subscripts of the very extents of what they select from: `x(m)`, `x(m) = r`, and of rows
or columns: `x(m, :)`, `x(:, m)`."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import reserve
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loop_name,
    loops,
)
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.range_pieces import counted
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array, expression, typed
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Value
from mat2c.lir.c_expr import ONE, ZERO, Binary, Choice, Expr, Index, Name
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, If, Part, one
from mat2c.types.rep import BOOL, C64, Kind


@typed("subsref")
def subsref(frame: TypedFrame, instr: Instr) -> Part | None:
    """An element, a slice, or the elements that a mask selects."""
    return _select(frame, instr) if instr.payload.mask else expression(frame, instr)


def store_masked(frame: TypedFrame, target: Value, rhs: Operand, mask: Operand) -> Code:
    """A scalar goes to the selected elements of the target, which holds the base."""
    want = frame.element(target)

    def body(at: At) -> Code:
        place = Index(frame.elements(target), at.linear())
        return one(Assign(place, Choice(chosen(frame, mask, at), Name("value"), place)))

    known = frame.type(target)
    flat = is_flat(frame, mask, known)
    value = Declare(f"const {want.ctype}", "value", scalar_expr(frame, rhs, want))
    return one(Block(one(value) + loops(frame, frame.dims(target), flat, body)))


def chooses(frame: TypedFrame, base: Value, sub: Value) -> bool:
    """True if a subscript is a logical array of the very extents of the base."""
    known = frame.type(sub)
    if frame.rep(sub).kind is not Kind.ARRAY or frame.element(sub) is not BOOL:
        return False
    return known.cls == "logical" and known.shape == frame.type(base).shape


def take_chosen(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """x(m) where only the run knows that the mask has the extents of the array."""
    base, *subs = instr.args
    mask = subs[0] if len(subs) == 1 else None
    if not isinstance(base, Value) or not isinstance(mask, Value):
        return None
    if frame.type(mask).cls != "logical" or frame.rep(mask).kind is not Kind.ARRAY:
        return None
    if not frame.rep(base).is_matrix or not frame.rep(mask).is_matrix:
        return None
    if not frame.rep(instr.target).is_matrix or frame.element(base) is not frame.element(
        instr.target
    ):
        return None
    pairs = list(zip(dims_of(frame, base), dims_of(frame, mask), strict=True))
    if any(p != q and p.isdigit() and q.isdigit() for p, q in pairs):
        return None
    same = " && ".join(f"{p} == {q}" for p, q in pairs if p != q)
    return Guarded(same, _select(frame, instr)) if same else None


def take_lines(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """x(m, :) and x(:, m): the rows or columns that a mask selects, where it has one element for
    each of them."""
    base, *subs = instr.args
    axis = 1 if subs[:1] == [MAGIC_COLON] else 0
    if len(subs) != 2 or subs[1 - axis] != MAGIC_COLON or not _is_mask_line(frame, subs[axis]):
        return None
    target, mask = instr.target, subs[axis]
    same = frame.element(base) is frame.element(target) is not C64
    if not isinstance(base, Value) or not isinstance(mask, Value) or not same:
        return None
    if not frame.rep(base).is_matrix or not frame.rep(target).is_matrix:
        return None
    dims, long = dims_of(frame, base), product(dims_of(frame, mask)) or "1"
    if long != dims[axis] and long.isdigit() and dims[axis].isdigit():
        return None
    extents = list(dims)
    extents[axis] = f"m2c_count_chosen({frame.array(mask)}, {long})"
    code = frame.set_dims(target, extents) + reserve(frame, target)
    code += one(Block(_lines_moved(frame, target, base, mask, axis)))
    return Guarded("" if long == dims[axis] else f"{long} == {dims[axis]}", code)


def _lines_moved(frame: TypedFrame, target: Value, base: Value, mask: Value, axis: int) -> Code:
    """One row or column after the other, where the mask is set."""
    line, within, following = Name(loop_name(frame)), Name(loop_name(frame)), Name("next")
    frame.loop_depth -= 2
    dims, made = dims_of(frame, base), frame.dims(target)
    at, to = (
        ((line, within), (following, within))
        if axis == 0
        else ((within, line), (within, following))
    )
    place = Index(frame.elements(target), At(to, tuple(made)).linear())
    move = one(Assign(place, Index(frame.elements(base), At(at, tuple(dims)).linear())))
    moved = one(counted(within.text, dims[1 - axis], move))
    moved += one(Assign(following, Binary("+", following, ONE)))
    test = If(Index(frame.elements(mask), line), moved, Code())
    return one(Declare("ptrdiff_t", "next", ZERO)) + one(counted(line.text, dims[axis], one(test)))


def _is_mask_line(frame: TypedFrame, sub: Operand) -> bool:
    known, rep = frame.type(sub), frame.rep(sub)
    line = known.shape is not None and known.shape.is_vector() is True
    return known.cls == "logical" and rep.is_matrix and rep.element is BOOL and line


def put_chosen(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """x(m) = r of an array: its elements, one after the other, where it has as many as the mask
    selects."""
    base, rhs, mask = instr.args
    target, following = instr.target, Name("next")
    if frame.rep(rhs).kind is not Kind.ARRAY or not isinstance(base, Value):
        return None
    dims, want = dims_of(frame, base), frame.element(target)

    def put(at: At) -> Code:
        expr, kind = element(frame, rhs, At((), (), following))
        place = Index(frame.elements(target), at.linear())
        step = Assign(following, Binary("+", following, ONE))
        moved = Code([Assign(place, converted(expr, kind, want)), step])
        return one(If(chosen(frame, mask, at), moved, Code()))

    count = f"m2c_count_chosen({frame.array(mask)}, {product(dims)})"
    code = copy_array(frame, target, base)
    if "0" not in dims:
        code += one(Block(one(Declare("ptrdiff_t", "next", ZERO)) + loops(frame, dims, True, put)))
    return Guarded(f"{count} == {product(dims_of(frame, rhs))}", code)


def chosen(frame: TypedFrame, mask: Operand, at: At) -> Expr:
    """C expression: true if there is something else than zero."""
    expr, kind = element(frame, mask, at)
    return converted(expr, kind, BOOL)


def _select(frame: TypedFrame, instr: Instr) -> Code:
    """The elements of the base that the mask selects."""
    base, mask = instr.args
    assert isinstance(base, Value)
    return picked(frame, instr.target, mask, lambda at: Index(frame.elements(base), at.linear()))


def picked(
    frame: TypedFrame,
    target: Value,
    mask: Operand,
    value: Callable[[At], Expr],
    square: bool = False,
) -> Code:
    """What there is at each place where a matrix isn't zero: these are counted, then noted.
    `square` says that there is 0x0 in 0x0, not 0x1."""
    known, dims = frame.type(mask), dims_of(frame, mask)
    if "0" in dims:
        return frame.set_dims(target, picked_extents(dims, "0", square)) + reserve(frame, target)
    flat = is_flat(frame, mask, known)
    total, following = Name("count"), Name("next")

    def count(at: At) -> Code:
        return one(Assign(total, Binary("+", total, chosen(frame, mask, at))))

    def note(at: At) -> Code:
        place = Index(frame.elements(target), following)
        step = Assign(following, Binary("+", following, ONE))
        return one(If(chosen(frame, mask, at), Code([Assign(place, value(at)), step]), Code()))

    code, number = Code(), frame.type(target).static_numel
    if number is None:
        code += one(Declare("ptrdiff_t", "count", ZERO)) + loops(frame, dims, flat, count)
    extents = picked_extents(dims, "count" if number is None else str(number), square)
    code += frame.set_dims(target, extents) + reserve(frame, target)
    code += one(Declare("ptrdiff_t", "next", ZERO)) + loops(frame, dims, flat, note)
    return one(Block(code))


def picked_extents(dims: list[str], count: str, square: bool) -> list[str]:
    """Of a row a row, else a column; of a number the number or 0x0, as of 0x0 where that is
    `square`."""
    rows, columns = dims
    known = rows.isdigit() and columns.isdigit()
    if (known and rows == "1" != columns) or (rows == "1" and _is_long(columns)):
        return ["1", count]
    if (known and dims not in (["1", "1"], ["0", "0"])) or _is_long(rows):
        return [count, "1"]
    given = f"{rows}, {columns}, {count}"
    across = f"m2c_found_columns({given})" if square else f"m2c_picked_columns({rows}, {count})"
    return [f"m2c_picked_rows({given})", across]


def _is_long(extent: str) -> bool:
    return extent.isdigit() and int(extent) > 1
