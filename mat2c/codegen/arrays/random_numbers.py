"""Random numbers: the next of a stream, or as many as an array has (typed_random.h).

Each is drawn by a statement of its own, so that they come in the program's order.
"""

from __future__ import annotations

from math import inf

from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.size_arguments import size_arguments
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Instr, Operand
from mat2c.lir.c_stmt import Part, code
from mat2c.support.templates import spelling
from mat2c.types.expr import EXACT
from mat2c.types.rep import F64, INDEX, Kind

_STREAMS = {"rand": "uniform", "randn": "normal", "randi": "integer"}


def random_numbers(frame: TypedFrame, instr: Instr) -> Part | None:
    """rand, randn and randi of extents, and randi of limits that surely are some."""
    name, sizes, limits = instr.payload.callee, instr.args, ""
    if len(instr.targets) != 1:
        return None
    if name == "randi":
        known = _limits(frame, instr.args[0])
        if known is None:
            return None
        sizes, limits = instr.args[1:], known
    stream, target = _STREAMS[name], instr.target
    if frame.rep(target).kind is Kind.SCALAR:
        if frame.element(target) not in (F64, INDEX):
            return None
        cast = "" if frame.element(target) is F64 else f"({frame.element(target).ctype})"
        drawn = f"{cast}m2c_next_{stream}({limits})"
        return code(spelling("boxed").assign(frame.var(target), drawn))
    if frame.rep(target).kind is not Kind.ARRAY or frame.element(target) is not F64:
        return None
    dims = size_arguments(frame, instr, sizes)
    if dims is None:
        return None
    before = make_room(frame, target, dims)
    given = ", ".join(part for part in (product(frame.dims(target)), limits) if part)
    kernel = f"m2c_fill_{'integers' if limits else stream}({frame.array(target)}, {given})"
    return before + spelling("control").statement(kernel)


def _limits(frame: TypedFrame, operand: Operand) -> str | None:
    """The least and the greatest integer, as C text: n stands for 1 to n."""
    known = frame.type(operand)
    if isinstance(known.const, tuple):
        numbers = [x for x in known.const if isinstance(x, float)]
        if len(known.const) != 2 or len(numbers) != 2:
            return None
        low, high = numbers
        whole = low.is_integer() and high.is_integer() and -EXACT < low <= high < EXACT
        return f"{low!r}, {high!r}" if whole and high - low < EXACT - 1 else None
    values = known.range
    sure = values.is_integer and values.numeric_low >= 1 and values.numeric_high < EXACT
    scalar = frame.rep(operand).kind is Kind.SCALAR and known.cls == "double"
    if not scalar or not sure or values.numeric_high == inf:
        return None
    if isinstance(operand, Const) and isinstance(operand.value, float):
        return f"1.0, {operand.value!r}"
    return f"1.0, {scalar_text(frame, operand, F64)}"
