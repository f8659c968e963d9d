"""Extents as typed code asks for them: size, numel and the like, of arrays and of boxes."""

from __future__ import annotations

from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import stored
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Instr, Value
from mat2c.lir.c_expr import Name, Pattern, atom, call, integer
from mat2c.lir.c_stmt import Part, joined
from mat2c.types.rep import BOOL, F64, INDEX, Kind


def query(frame: TypedFrame, instr: Instr) -> Part | None:
    """size(x) and [r, c] = size(x)."""
    base = instr.args[0] if instr.args else None
    if isinstance(base, Value) and frame.rep(base).kind is Kind.BOXED:
        return _boxed_query(frame, instr, base)
    if base is None or frame.rep(base).kind is not Kind.ARRAY or instr.payload.callee != "size":
        return None
    if len(instr.args) > 1:
        return None
    dims = dims_of(frame, base)
    if len(instr.targets) > 1:
        count = len(instr.targets)
        texts = [*(dims + ["1"] * count)[: count - 1], product(dims[count - 1 :]) or "1"]
        if not all(frame.rep(t).kind is Kind.SCALAR for t in instr.targets):
            return None
        pairs = zip(instr.targets, texts, strict=True)
        return joined(
            frame.set_scalar(t, converted(atom(x), INDEX, frame.element(t))) for t, x in pairs
        )
    if (
        frame.rep(instr.target).kind is not Kind.ARRAY
        or len(dims) != frame.type(instr.target).static_numel
    ):
        return None
    before = make_room(frame, instr.target, ["1", str(len(dims))])
    return before + joined(
        stored(frame, instr.target, integer(k), converted(atom(d), INDEX, F64))
        for k, d in enumerate(dims)
    )


_MANNERS = ("M2C_EXTENT", "M2C_EXTENT_OF_SQUARE")


def whole_number(frame: TypedFrame, instr: Instr) -> Part | None:
    """The check of a number that is to be an extent."""
    number, manner, *_ = instr.args
    known = frame.rep(instr.target).kind is Kind.SCALAR and frame.element(instr.target) is INDEX
    if not known or frame.rep(number).kind is not Kind.SCALAR or not isinstance(manner, Const):
        return None
    assert isinstance(manner.value, float)
    to, how = Name(f"&{frame.var(instr.target)}"), Name(_MANNERS[int(manner.value)])
    asked = call("m2c_whole_number", to, scalar_expr(frame, number, F64), how)
    return frame.checked(asked)


_OF_BOXES = {
    "numel": "{0}->numel",
    "isempty": "{0}->numel == 0",
    "length": "m2c_length({0})",
    "rows": "{0}->dims[0]",
    "columns": "{0}->dims[1]",
    "ndims": "{0}->ndims",
}


def _boxed_query(frame: TypedFrame, instr: Instr, base: Value) -> Part | None:
    """numel(c) and the like of a boxed cell, struct or array."""
    text = _OF_BOXES.get(_query(instr))
    if text is None or len(instr.targets) != 1:
        return None
    known = frame.type(base)
    target = instr.target
    if known.may_be_missing or frame.rep(target).kind is not Kind.SCALAR:
        return None
    if known.cls in ("map", "object"):  # they have extents of their own
        return None
    have = BOOL if instr.payload.callee == "isempty" else INDEX
    asked = Pattern(text, (Pattern(frame.boxed(base)),), closed=False)
    return frame.set_scalar(target, converted(asked, have, frame.element(target)))


def _query(instr: Instr) -> str:
    """What is asked: size (c, 1) is rows (c), size (c, 2) columns (c); "" for any other place."""
    if len(instr.args) == 1:
        return instr.payload.callee
    where = instr.args[1]
    if instr.payload.callee != "size" or len(instr.args) != 2 or not isinstance(where, Const):
        return ""
    places = {1.0: "rows", 2.0: "columns"}
    return places.get(where.value, "") if isinstance(where.value, float) else ""
