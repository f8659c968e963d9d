"""Logical subscripts of the very extents of what they select from: `x(m)`, and `x(m) = r`."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.conversions import converted
from mat2c.codegen.templates import bare, spelling
from mat2c.codegen.typed.block_room import reserve
from mat2c.codegen.typed.element_expressions import At, dims_of, element, is_flat, loops
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import expression, typed
from mat2c.ir.core import Instr, Operand, Value
from mat2c.types.rep import BOOL


@typed("subsref")
def subsref(frame: TypedFrame, instr: Instr) -> str | None:
    """An element, a slice, or the elements that a mask selects."""
    return _select(frame, instr) if instr.attrs.get("mask") else expression(frame, instr)


def store_masked(frame: TypedFrame, target: Value, rhs: Operand, mask: Operand) -> str:
    """A scalar goes to the selected elements of the target, which holds the base."""
    want = frame.element(target)
    data = frame.array(target)
    spell = spelling("typed")

    def body(at: At) -> str:
        place = f"{data}[{at.linear()}]"
        return spell.store(place, f"{chosen(frame, mask, at)} ? value : {place}")

    known = frame.type(target)
    flat = is_flat(frame, mask, known)
    text = spell.declare(f"const {want.ctype}", "value", scalar_text(frame, rhs, want))
    return spell.block(text + loops(frame, frame.dims(target), known, flat, body))


def chosen(frame: TypedFrame, mask: Operand, at: At) -> str:
    """Is there something else than zero?"""
    text, kind = element(frame, mask, at)
    return converted(text, kind, BOOL)


def _select(frame: TypedFrame, instr: Instr) -> str:
    """The elements of the base that the mask selects."""
    base, mask = instr.args
    assert isinstance(base, Value)
    return picked(frame, instr.target, mask, lambda at: f"{frame.array(base)}[{at.linear()}]")


def picked(
    frame: TypedFrame,
    target: Value,
    mask: Operand,
    value: Callable[[At], str],
    square: bool = False,
) -> str:
    """What there is at each place where a matrix isn't zero: these are counted, then noted.
    `square` says that there is 0x0 in 0x0, not 0x1."""
    spell, known, dims = spelling("typed"), frame.type(mask), dims_of(frame, mask)
    if "0" in dims:
        return frame.set_dims(target, picked_extents(dims, "0", square)) + reserve(frame, target)
    flat = is_flat(frame, mask, known)

    def count(at: At) -> str:
        return spell.statement(f"count += {chosen(frame, mask, at)}")

    def note(at: At) -> str:
        text = spell.store(f"{frame.array(target)}[next++]", value(at))
        return spelling("control").branch(bare(chosen(frame, mask, at)), text, "")

    text = spell.declare("ptrdiff_t", "count", "0") + loops(frame, dims, known, flat, count)
    text += frame.set_dims(target, picked_extents(dims, "count", square)) + reserve(frame, target)
    text += spell.declare("ptrdiff_t", "next", "0") + loops(frame, dims, known, flat, note)
    return spell.block(text)


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
