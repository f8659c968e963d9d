"""Assignments into typed arrays: `b = subsasgn(a, r, i…)` in place where the plan allows it ([GCTD]
§2.3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

from mat2c.codegen.arrays.block_moves import move_block
from mat2c.codegen.arrays.logical_masks import store_masked
from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import linear, product
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loops,
    only_element,
    position,
    stored,
)
from mat2c.codegen.typed.element_extents import dims_of, selected
from mat2c.codegen.typed.scalar_expressions import offset, scalar_expr, scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array, fill_scalar, is_typed, typed
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Tree, Value
from mat2c.lir.c_expr import ZERO, Binary, Expr, Name, atom
from mat2c.lir.c_stmt import Block, Code, Declare, If, Part, one
from mat2c.opt.analysis.overlap import moved_along
from mat2c.support.templates import spelling
from mat2c.types.rep import INDEX, ElementType, Kind
from mat2c.types.shape import ONE


@typed("subsasgn")
def subsasgn(frame: TypedFrame, instr: Instr) -> Part | None:
    base, rhs, *subs = instr.args
    if not instr.payload.safe or not is_typed(frame, instr.target, rhs):
        return None
    target = instr.target
    if frame.rep(target).kind is Kind.SCALAR:
        return frame.set_scalar(target, scalar_expr(frame, rhs, frame.element(target)))
    text = _start(frame, target, base)
    if instr.payload.mask:
        return text + store_masked(frame, target, rhs, subs[0])
    grow = instr.payload.grow
    if grow and instr not in frame.hoisted:
        text += _growth(frame, target, base, subs, grow)
    axis = moved_along(rhs, base, instr) if isinstance(rhs, Tree) else None
    if axis is not None and isinstance(rhs, Tree):
        return text + move_block(frame, target, rhs, subs, axis)
    return text + store(frame, target, rhs, subs)


def store(frame: TypedFrame, target: Value, rhs: Operand, subs: list[Operand]) -> Code:
    """The elements of the right side go to where the subscripts say, inside the target."""
    if all(s != MAGIC_COLON and frame.rep(s).kind is Kind.SCALAR for s in subs):
        return _store_one(frame, target, rhs, subs)
    return _store_many(frame, target, rhs, subs)


def _start(frame: TypedFrame, target: Value, base: Operand) -> Code:
    """The target begins as the base."""
    if frame.type(base).is_bottom or (isinstance(base, Const) and base.cls == "empty"):
        return frame.set_dims(target, ["0", "0"])  # and one page
    if frame.rep(base).kind is Kind.SCALAR:
        return fill_scalar(frame, target, base)
    return copy_array(frame, target, base)


def _growth(
    frame: TypedFrame, target: Value, base: Operand, subs: list[Operand], grow: Sequence[int]
) -> Code:
    """Enlarges the target, which holds the base, where a subscript lies beyond its extents; what is
    new is 0."""
    dims = frame.dims(target)
    rank = len(dims)
    names = (frame.extents.get(frame.plan.variable_of[target].number, []) + [""] * rank)[:rank]
    if len(subs) == 1:
        wanted = {_along(frame, target, rank): _last(frame, subs[0])}
    else:
        wanted = {k: _last(frame, subs[k]) for k in grow}
    first = _base_dims(frame, base, rank)
    if _adds_one(frame, base, subs) and frame.rep(target).kind is not Kind.SCALAR:
        axis = _along(frame, target, rank) if len(subs) == 1 else rank - 1
        rest = [d for d in range(rank) if d != axis]
        kept = all(dims[d] == first[d] and dims[d].isdigit() for d in rest)
        if names[axis] and kept and (len(subs) > 1 or all(dims[d] == "1" for d in rest)):
            new = [wanted[axis] if d == axis else dims[d] for d in range(rank)]
            return make_room(frame, target, new, grow=True)
    fixed = [d for d in range(rank) if not names[d] and first[d] != dims[d]]
    conds: list[Expr] = []
    for d in range(rank):
        if names[d] and dims[d].isdigit() and first[d] != dims[d]:
            conds.append(Binary("!=", Name(names[d]), atom(dims[d])))
        elif names[d] and not dims[d].isdigit() and d in wanted:
            conds.append(_beyond(frame, subs, d, atom(wanted[d]), Name(names[d])))
    if not conds and not fixed:
        return Code()
    body = _enlarge(frame, target, subs, wanted, first)
    if fixed:
        return one(Block(body))
    return one(If(reduce(partial(Binary, "||"), conds), body, Code()))


def _adds_one(frame: TypedFrame, base: Operand, subs: list[Operand]) -> bool:
    """True if the subscripts say the element after the last, or all of the column, page … after the
    last one."""
    shape, last = frame.type(base).shape, subs[-1]
    if shape is None or frame.rep(last).kind is not Kind.SCALAR:
        return False
    if any(sub != MAGIC_COLON for sub in subs[:-1]) or len(subs) not in (1, shape.rank):
        return False
    count = shape.numel() if len(subs) == 1 else shape.dim(shape.rank - 1)
    return count is not None and frame.flow.integer(last) == count + 1


def _along(frame: TypedFrame, target: Value, rank: int) -> int:
    """The dimension that a linear subscript grows."""
    shape = frame.type(target).shape
    assert shape is not None
    return 1 if rank == 2 and shape.dim(0) is ONE else 0


def _base_dims(frame: TypedFrame, base: Operand, rank: int) -> list[str]:
    if frame.type(base).is_bottom or (isinstance(base, Const) and base.cls == "empty"):
        return ["0"] * rank
    if frame.rep(base).kind is Kind.SCALAR:
        return ["1"] * rank
    return (dims_of(frame, base) + ["1"] * rank)[:rank]


def _enlarge(
    frame: TypedFrame, target: Value, subs: list[Operand], wanted: dict[int, str], first: list[str]
) -> Code:
    """The statements that set the new extents, make room and move the elements to their places."""
    dims = frame.dims(target)
    rank = len(dims)
    names = (frame.extents.get(frame.plan.variable_of[target].number, []) + [""] * rank)[:rank]
    spell = spelling("typed")
    old = [f"old_{d + 1}" if names[d] else first[d] for d in range(rank)]
    noted = [d for d in range(rank) if names[d]]
    if len(subs) == 1 and product(old) == "0":  # nothing is there to be moved
        noted = []
    body = Code([Declare("const ptrdiff_t", old[d], Name(names[d])) for d in noted])
    new = [
        dims[d]
        if dims[d].isdigit() or d not in wanted
        else f"m2c_max_index({dims[d]}, {wanted[d]})"
        for d in range(rank)
    ]
    if len(subs) == 1:
        new = [dim if d in wanted or dim.isdigit() else "1" for d, dim in enumerate(new)]
    body += make_room(frame, target, new, grow=True)
    ctype = frame.element(target).ctype
    own = frame.dims(target)
    if len(subs) > 1:
        return body + spell.spread(frame.array(target), ctype, rank, old, own)
    before = product(old)
    left = f"({product(own)} - {before})" if before != "0" else product(own)
    start = frame.array(target) if before == "0" else f"{frame.array(target)} + {before}"
    return body + spell.zero(start, left, ctype)


def _last(frame: TypedFrame, sub: Operand) -> str:
    """The greatest subscript: a scalar, or the end of a run first:last."""
    if frame.rep(sub).kind is Kind.SCALAR:
        return scalar_text(frame, sub, INDEX)
    return scalar_text(frame, _run(sub)[1], INDEX)


def _run(sub: Operand) -> list[Operand]:
    if isinstance(sub, Tree):
        return sub.args
    assert isinstance(sub, Value) and sub.definition is not None
    return sub.definition.args


def _beyond(frame: TypedFrame, subs: list[Operand], d: int, wanted: Expr, extent: Expr) -> Expr:
    """The test that a subscript lies beyond the extent; an empty run grows nothing."""
    test = Binary(">", wanted, extent)
    sub = subs[0] if len(subs) == 1 else subs[d]
    if frame.rep(sub).kind is Kind.SCALAR:
        return test
    first, last = (scalar_expr(frame, a, INDEX) for a in _run(sub))
    return Binary("&&", test, Binary(">=", last, first))


def _store_one(frame: TypedFrame, target: Value, rhs: Operand, subs: list[Operand]) -> Code:
    offsets = [offset(frame, s) for s in subs]
    place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(target))
    return stored(frame, target, place, only_element(frame, rhs, frame.element(target)))


def _store_many(frame: TypedFrame, target: Value, rhs: Operand, subs: list[Operand]) -> Code:
    """A slice: loops over the selected elements."""
    counts = [selected(frame, target, s, k, len(subs)) for k, s in enumerate(subs)]
    want = frame.element(target)
    scalar = frame.rep(rhs).kind is Kind.SCALAR
    if len(subs) == 1 and isinstance(rhs, Value) and not scalar and not counts[0].isdigit():
        counts = [product(dims_of(frame, rhs))]

    if (
        len(subs) == 1
        and isinstance(rhs, Tree)
        and not scalar
        and not is_flat(frame, rhs, frame.type(rhs))
    ):
        return _pour(frame, target, rhs, subs[0])

    def body(at: At) -> Code:
        index = [at.flat] if at.flat is not None else list(at.index)
        offsets = [position(frame, s, i, None) for s, i in zip(subs, index, strict=True)]
        place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(target))
        if scalar:
            return stored(frame, target, place, scalar_expr(frame, rhs, want))
        return stored(frame, target, place, _source(frame, rhs, index, counts, want))

    return loops(frame, counts, len(subs) == 1, body)


def _pour(frame: TypedFrame, target: Value, rhs: Tree, sub: Operand) -> Code:
    """x(:) = tree: the elements of a loop nest go to consecutive places."""

    def body(at: At) -> Code:
        expr, kind = element(frame, rhs, at)
        place = position(frame, sub, at.linear(), None)
        return stored(frame, target, place, converted(expr, kind, frame.element(target)))

    return loops(frame, dims_of(frame, rhs), False, body)


def _source(
    frame: TypedFrame, rhs: Operand, index: list[Expr], counts: list[str], want: ElementType
) -> Expr:
    """The element of the right side: its extents are the counts but for ones, in the same order."""
    if not isinstance(rhs, Tree):
        at = At(tuple(index), tuple(counts), linear(index, counts))
    else:
        at = _matched(frame, rhs, index, counts)
    expr, kind = element(frame, rhs, at)
    return converted(expr, kind, want)


def _matched(frame: TypedFrame, rhs: Operand, index: list[Expr], counts: list[str]) -> At:
    assert isinstance(rhs, Tree)
    shape = frame.type(rhs).shape
    assert shape is not None
    dims = dims_of(frame, rhs)
    moving = [i for i, c in zip(index, counts, strict=True) if c != "1"]
    wide = [k for k, d in enumerate(shape.dims) if d is not ONE]
    if len(moving) == len(wide):
        places: list[Expr] = [ZERO] * len(dims)
        for k, i in zip(wide, moving, strict=True):
            places[k] = i
        return At(tuple(places), tuple(dims))
    return At(tuple(index[: len(dims)]), tuple(dims), linear(index, counts))
