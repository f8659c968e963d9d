"""find(x), find(x, 1) and [i, j] = find(x, 1): the places of the elements that are not zero."""

from __future__ import annotations

from mat2c.codegen.arrays.logical_masks import chosen, picked, picked_extents
from mat2c.codegen.typed.block_room import reserve
from mat2c.codegen.typed.element_expressions import At, is_flat, loops, stored
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Value
from mat2c.lir.c_expr import ONE, ZERO, Binary, Cast, Expr, Name, add, atom, integer
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, If, Part, one
from mat2c.opt.analysis.typed_reductions import finds, finds_first


def places(frame: TypedFrame, instr: Instr) -> Part | None:
    """Of what `finds` says."""
    if finds_first(frame.flow, instr):
        return _first(frame, instr)
    if len(instr.targets) == 2:
        return _both(frame, instr)
    if not finds(frame.flow, instr):
        return None
    mask = instr.args[0]
    square = frame.type(mask).cls != "logical"
    return picked(frame, instr.target, mask, _number_of, square)


def _both(frame: TypedFrame, instr: Instr) -> Part | None:
    """[i, j] = find(x) of a real matrix that is there as a variable: it is gone over for each."""
    mask = instr.args[0]
    if len(instr.args) != 1 or not isinstance(mask, Value) or not frame.rep(mask).is_matrix:
        return None
    known = frame.type(mask)
    if known.may_be_complex or known.static_numel == 0:
        return None
    if not all(frame.rep(target).is_matrix for target in instr.targets):
        return None
    rows = atom(dims_of(frame, mask)[0])

    def row(at: At) -> Expr:
        return Cast("double", add(Binary("%", at.linear(), rows), ONE))

    def column(at: At) -> Expr:
        return Cast("double", add(Binary("/", at.linear(), rows), ONE))

    first, second = instr.targets
    return picked(frame, first, mask, row, True) + picked(frame, second, mask, column, True)


def _number_of(at: At) -> Expr:
    """The number of an element, from 1, as a double."""
    return Cast("double", add(at.linear(), ONE))


def _first(frame: TypedFrame, instr: Instr) -> Code:
    """The elements are looked at until one is not zero."""
    mask, place = instr.args[0], Name("place")
    known, dims = frame.type(mask), dims_of(frame, mask)

    def note(at: At) -> Code:
        return one(If(chosen(frame, mask, at), one(Assign(place, at.linear())), Code()))

    code = one(Declare("ptrdiff_t", "place", integer(-1)))
    code += loops(frame, dims, is_flat(frame, mask, known), note, "place < 0")
    rows, found = atom(dims[0]), Binary(">=", place, ZERO)
    numbers = [add(place, ONE)]
    if len(instr.targets) == 2:
        numbers = [add(Binary("%", place, rows), ONE), add(Binary("/", place, rows), ONE)]
    for target, number in zip(instr.targets, numbers, strict=True):
        extents = picked_extents(dims, "(place >= 0)", known.cls != "logical")
        code += frame.set_dims(target, extents) + reserve(frame, target)
        store = stored(frame, target, ZERO, Cast("double", number))
        code += one(If(found, store, Code()))
    return one(Block(code))
