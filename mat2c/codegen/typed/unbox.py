"""From a boxed result to the typed value that inference has promised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.codegen.narrow_arith import is_wide
from mat2c.codegen.typed.block_room import from_start
from mat2c.codegen.typed.type_assertions import claimed
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Operand, Value
from mat2c.lir.c_expr import ZERO, Binary, Cast, Expr, Name, call
from mat2c.lir.c_stmt import Code
from mat2c.support.templates import spelling
from mat2c.types.rep import BOOL, C64, Kind

Told = Mapping[int, str]


def unbox(frame: TypedFrame, target: Value, slot: str, operands: Sequence[Operand] = ()) -> Code:
    """Moves what the scratch slot holds into the target, and empties the slot. Of extents that
    are those of one of the operands, the operand's are taken."""
    told = _told(frame, target, operands)
    before = claimed(frame, target, slot, told) if frame.module.extras.check_removed else ""
    return before + _moved(frame, target, slot, told)


def _told(frame: TypedFrame, target: Value, operands: Sequence[Operand]) -> Told:
    """The operands' extents, by position, that are the target's; none in a variable that the
    target's own extents replace."""
    told = dict[int, str]()
    if frame.rep(target).kind is not Kind.ARRAY or target not in frame.plan.variable_of:
        return told
    shape, place = frame.type(target).shape, frame.plan.variable_of[target]
    assert shape is not None
    for operand in operands:
        if not isinstance(operand, Value) or frame.rep(operand).kind is not Kind.ARRAY:
            continue
        if frame.plan.variable_of[operand] is place:
            continue
        known = frame.type(operand).shape
        assert known is not None
        for k, wanted in enumerate(shape.dims):
            if wanted is not None and not wanted.is_const and wanted in known.dims:
                told.setdefault(k, frame.dims(operand)[known.dims.index(wanted)])
    return told


def _moved(frame: TypedFrame, target: Value, slot: str, told: Told) -> Code:
    rep = frame.rep(target)
    spell = spelling("boxed")
    assert rep.element is not None
    if rep.kind is Kind.SCALAR:
        exact = rep.element is C64 or is_wide(rep.element)
        got: Expr = call(f"m2c_unbox_{rep.element.tag if exact else 'f64'}", Name(slot))
        if rep.element is BOOL:
            got = Binary("!=", got, ZERO)
        elif not exact and rep.element.ctype != "double":
            got = Cast(rep.element.ctype, got)
        return frame.set_scalar(target, got) + spell.clear(f"&{slot}")
    dims = [told.get(k, dim) for k, dim in enumerate(unboxed_dims(frame, target, slot))]
    before = frame.set_dims(target, dims)
    if frame.holder(target):
        return _seen(frame, target, slot) + before
    return before + _taken(frame, target, slot) + spell.clear(f"&{slot}")


def unboxed_dims(frame: TypedFrame, target: Value, boxed: str) -> list[str]:
    """The extents of a boxed value that a typed array gets."""
    rank = frame.rep(target).rank
    dims = [f"{boxed}->dims[{k}]" for k in range(min(rank, 2))]
    return dims + [f"({boxed}->ndims > {k} ? {boxed}->dims[{k}] : 1)" for k in range(2, rank)]


def _seen(frame: TypedFrame, target: Value, holder: str) -> str:
    """The elements stay in the box that they belong to."""
    element = frame.rep(target).element
    assert element is not None
    call = f"m2c_see_elements(&{holder}, {element.m2c}, {element.flags})"
    return spelling("boxed").assign(frame.array(target), call)


def _taken(frame: TypedFrame, target: Value, slot: str) -> str:
    """The elements are copied, or, into a block that is this function's own, moved with theirs."""
    element, group, data = frame.rep(target).element, frame.group(target), frame.array(target)
    assert element is not None
    kind = f"{slot}, {element.m2c}, {element.flags}, {data}"
    spell = spelling("boxed")
    if group.kind == "heap":
        frame.used.add(f"{data}_cap")
        taken = spell.assign(data, f"m2c_take_elements({kind}, &{data}_cap)")
        return from_start(frame, target) + taken
    if group.kind == "fixed" and group.number not in frame.shared_groups:
        return spell.assign(data, f"m2c_swap_elements({kind}, {group.size})")
    return spelling("control").statement(f"m2c_unbox_elements({kind})")
