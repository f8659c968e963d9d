"""Room for the elements of arrays: blocks that are made large enough, and the error where there is
not so much memory.
"""

from __future__ import annotations

from collections import Counter

from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Value, values_of
from mat2c.lir.c_stmt import Code, Part
from mat2c.storage.model import NO_RESIZE
from mat2c.storage.sizes import numel
from mat2c.storage.value_layout import BYTES
from mat2c.support.templates import c_string, factor, spelling
from mat2c.types.rep import Kind

_PLENTY = 1 << 30  # bytes that are there without a question


def make_room(frame: TypedFrame, target: Value, dims: list[str], grow: bool = False) -> Code:
    """Notes the target's extents and makes room for its elements. Where there may not be enough
    memory, that is asked before anything changes."""
    asked = _asked(frame, target, dims)
    return asked + frame.set_dims(target, dims) + reserve(frame, target, grow)


def reserve(frame: TypedFrame, target: Value, grow: bool = False) -> str:
    """Makes room for the target's elements (its extents are set)."""
    group = frame.group(target)
    fits = frame.plan.marks.get(target, "±") == NO_RESIZE
    if group.kind != "heap" or (fits and not frame.module.extras.check_removed):
        return ""
    data = frame.array(target)
    count = product(frame.dims(target))
    frame.used.add(f"{data}_cap")
    element_type = frame.rep(target).element
    assert element_type is not None
    if fits:
        return _has_room(frame, target, f"sizeof({element_type.ctype}) * (size_t)({count})")
    if gone := frame.queues.get(group.number):
        frame.used.add(gone)
        return spelling("typed").queue_reserve(data, gone, count, element_type.ctype)
    return spelling("typed").reserve(data, f"{data}_cap", count, element_type.ctype, grow)


def from_start(frame: TypedFrame, value: Value) -> str:
    """What comes before an operation that gives an array new elements, or takes its block: the
    pointer goes back to the start of the block."""
    group = frame.plan.group_of.get(value)
    gone = frame.queues.get(group.number) if group is not None else None
    if group is None or gone is None:
        return ""
    data = frame.array(value)
    frame.used.add(gone)
    frame.changed |= {data, gone}
    return spelling("typed").queue_start(data, gone)


def _has_room(frame: TypedFrame, target: Value, needed: str) -> str:
    """The plan has found that the block need not be resized."""
    line = frame.span.line if frame.span else 0
    what = f"line {line}: {target.name or 'a value'}"
    call = f"m2c_check_room({frame.array(target)}_cap, {needed}, {c_string(what)})"
    return spelling("control").statement(call)


def ask_room(frame: TypedFrame, ctype: str, dims: list[str]) -> Part:
    """The check that there is memory for so many elements. The product of the extents is one of
    doubles, which does not wrap."""
    factors = [f"{d}.0" if d.isdigit() else f"(double){factor(d)}" for d in dims if d != "1"]
    call = f"m2c_no_room({' * '.join([f'sizeof({ctype})', *factors])})"
    return frame.checked(call)


def _asked(frame: TypedFrame, target: Value, dims: list[str]) -> Part:
    group, element_type = frame.group(target), frame.rep(target).element
    assert element_type is not None
    if group.kind != "heap" or frame.plan.marks.get(target, "±") == NO_RESIZE:
        return ""
    known = numel(target.type)
    if known is not None and known.high * BYTES.get(element_type.ctype, 1) < _PLENTY:
        return ""
    if _is_no_larger(frame, target, dims):
        return ""
    return ask_room(frame, element_type.ctype, dims)


def _is_no_larger(frame: TypedFrame, target: Value, dims: list[str]) -> bool:
    """True if there is an array of as many elements or more among the operands."""
    instr, extents = target.definition, Counter(d for d in dims if d != "1")
    if instr is None or any("m2c_" in d for d in extents):
        return False
    arrays = [v for v in values_of(instr.args) if frame.rep(v).kind is Kind.ARRAY]
    return any(
        extents <= Counter(frame.dims(array)) or numel(array.type) is numel(target.type)
        for array in arrays
        if numel(target.type) is not None or extents
    )
