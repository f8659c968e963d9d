"""Assignments into typed arrays: `b = subsasgn(a, r, i…)` in place where the plan allows it ([GCTD] §2.3.3)."""

from __future__ import annotations

from mat2c.codegen.elements import At, dims_of, element, is_flat, loops, position, selected
from mat2c.types.rep import INDEX, ElementType, Kind
from mat2c.codegen.scalars import as_condition, converted, linear, offset, product, scalar_text
from mat2c.codegen.spell import spelling
from mat2c.codegen.typed import copy_array, fill_scalar, is_typed, reserve, typed
from mat2c.codegen.typedframe import TypedFrame
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Tree, Value
from mat2c.types.shape import ONE


@typed("subsasgn")
def subsasgn(frame: TypedFrame, instr: Instr) -> str | None:
    base, rhs, *subs = instr.args
    if not instr.attrs.get("safe") or not is_typed(frame, instr.target, rhs):
        return None
    target = instr.target
    if frame.rep(target).kind is Kind.SCALAR:
        text = scalar_text(frame, rhs, frame.element(target))
        return spelling("boxed").assign(frame.var(target), as_condition(text))
    text = _start(frame, target, base)
    grow: list[int] = instr.attrs.get("grow", [])
    if grow:
        text += _growth(frame, target, subs, grow)
    if all(s != MAGIC_COLON and frame.rep(s).kind is Kind.SCALAR for s in subs):
        return text + _store_one(frame, target, rhs, subs)
    return text + _store_many(frame, target, rhs, subs)


def _start(frame: TypedFrame, target: Value, base: Operand) -> str:
    """The target begins as the base."""
    if frame.type(base).is_bottom or (isinstance(base, Const) and base.cls == "empty"):
        dims = ["0"] * frame.rep(target).rank
        return frame.set_dims(target, dims) if _is_fresh(frame, target, base) else ""
    if frame.rep(base).kind is Kind.SCALAR:
        return fill_scalar(frame, target, base)
    return copy_array(frame, target, base)


def _is_fresh(frame: TypedFrame, target: Value, base: Operand) -> bool:
    return True


def _growth(frame: TypedFrame, target: Value, subs: list[Operand], grow: list[int]) -> str:
    """Enlarges the target where a subscript lies beyond its extents; what is new is 0."""
    dims = frame.dims(target)
    names = frame.extents.get(frame.plan.variable_of[target].number, [])
    rank = len(dims)
    if len(subs) == 1:
        along = 1 if rank == 2 and frame.type(target).shape.dim(0) is ONE else 0  # type: ignore[union-attr]
        wanted = {along: scalar_text(frame, subs[0], INDEX)}
    else:
        wanted = {k: scalar_text(frame, subs[k], INDEX) for k in grow}
    new = [f"m2c_max_index({dims[d]}, {wanted[d]})" if d in wanted else dims[d] for d in range(rank)]
    spell = spelling("typed")
    cond = " || ".join(f"{wanted[d]} > {dims[d]}" for d in sorted(wanted) if names[d:] and names[d])
    if not cond:
        return ""
    old = [f"old_{d + 1}" if d < len(names) and names[d] else dims[d] for d in range(rank)]
    body = ""
    for d in range(rank):
        if d < len(names) and names[d]:
            body += spell.declare("const ptrdiff_t", old[d], names[d])
    body += frame.set_dims(target, [n if d in wanted else dims[d] for d, n in enumerate(new)])
    if len(subs) == 1:
        other = 1 - along
        if other < len(names) and names[other]:
            body += spelling("boxed").assign(names[other], "1")
    body += reserve(frame, target, grow=True)
    ctype = frame.element(target).ctype
    if len(subs) == 1:
        data = frame.array(target)
        count = product(frame.dims(target))
        body += spell.zero(f"{data} + {product(old)}", f"({count} - {product(old)})", ctype)
    else:
        body += spell.spread(frame.array(target), ctype, rank, old, frame.dims(target))
    return spell.grow(cond, body)


def _store_one(frame: TypedFrame, target: Value, rhs: Operand, subs: list[Operand]) -> str:
    offsets = [offset(frame, s) for s in subs]
    place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(target))
    want = frame.element(target)
    if frame.rep(rhs).kind is Kind.SCALAR:
        text = scalar_text(frame, rhs, want)
    else:
        got, kind = element(frame, rhs, At(("0",) * 2, ("1", "1"), "0"))
        text = converted(got, kind, want)
    return spelling("typed").store(f"{frame.array(target)}[{place}]", as_condition(text))


def _store_many(frame: TypedFrame, target: Value, rhs: Operand, subs: list[Operand]) -> str:
    """A slice: loops over the selected elements."""
    counts = [selected(frame, target, s, k, len(subs)) for k, s in enumerate(subs)]
    want = frame.element(target)
    result = frame.type(target)
    scalar = frame.rep(rhs).kind is Kind.SCALAR

    if len(subs) == 1 and isinstance(rhs, Tree) and not scalar and not is_flat(frame, rhs, frame.type(rhs)):
        return _pour(frame, target, rhs, subs[0])

    def body(at: At) -> str:
        index = [at.flat] if at.flat is not None else list(at.index)
        offsets = [position(frame, s, str(i), None) for s, i in zip(subs, index, strict=True)]
        place = offsets[0] if len(subs) == 1 else linear(offsets, frame.dims(target))
        if scalar:
            text = scalar_text(frame, rhs, want)
        else:
            text = _source(frame, rhs, [str(i) for i in index], counts, want)
        return spelling("typed").store(f"{frame.array(target)}[{place}]", as_condition(text))

    return loops(frame, counts, result, len(subs) == 1, body)


def _pour(frame: TypedFrame, target: Value, rhs: Tree, sub: Operand) -> str:
    """x(:) = tree: the elements of a loop nest go to consecutive places."""

    def body(at: At) -> str:
        text, kind = element(frame, rhs, at)
        place = position(frame, sub, at.linear(), None)
        value = converted(text, kind, frame.element(target))
        return spelling("typed").store(f"{frame.array(target)}[{place}]", as_condition(value))

    return loops(frame, dims_of(frame, rhs), frame.type(rhs), False, body)


def _source(
    frame: TypedFrame, rhs: Operand, index: list[str], counts: list[str], want: ElementType
) -> str:
    """The element of the right side: its extents are the counts but for ones, in the same order."""
    if isinstance(rhs, Value):
        at = At(tuple(index), tuple(counts), linear(index, counts))
    else:
        at = _matched(frame, rhs, index, counts)
    text, kind = element(frame, rhs, at)
    return converted(text, kind, want)


def _matched(frame: TypedFrame, rhs: Operand, index: list[str], counts: list[str]) -> At:
    assert isinstance(rhs, Tree)
    shape = frame.type(rhs).shape
    assert shape is not None
    dims = dims_of(frame, rhs)
    moving = [i for i, c in zip(index, counts, strict=True) if c != "1"]
    wide = [k for k, d in enumerate(shape.dims) if d is not ONE]
    if len(moving) == len(wide):
        places = ["0"] * len(dims)
        for k, i in zip(wide, moving, strict=True):
            places[k] = i
        return At(tuple(places), tuple(dims))
    return At(tuple(index[: len(dims)]), tuple(dims), linear(index, counts))
