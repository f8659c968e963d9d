"""Random numbers: the next of a stream, or as many as an array has (typed_random.h).

Each is drawn by a statement of its own, so that they come in the program's order.
"""

from __future__ import annotations

from math import inf

from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product_expr
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.size_arguments import size_arguments
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.lir.c_expr import Cast, Expr, Number, call
from mat2c.lir.c_stmt import Part, code, evaluate
from mat2c.lir.expr_printer import spelled
from mat2c.support.templates import spelling
from mat2c.types.expr import EXACT
from mat2c.types.rep import F64, INDEX, Kind

_STREAMS = {"rand": "uniform", "randn": "normal", "randi": "integer"}


def random_numbers(frame: TypedFrame, instr: Instr) -> Part | None:
    """rand, randn and randi of extents, and randi of limits that surely are some."""
    name, sizes, limits = instr.payload.callee, instr.args, tuple[Expr, ...]()
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
        drawn = call(f"m2c_next_{stream}", *limits)
        return code(
            spelling("boxed").assign(frame.var(target), spelled(_cast(frame, target, drawn)))
        )
    if frame.rep(target).kind is not Kind.ARRAY or frame.element(target) is not F64:
        return None
    dims = size_arguments(frame, instr, sizes)
    if dims is None:
        return None
    before = make_room(frame, target, dims)
    kernel = f"m2c_fill_{'integers' if limits else stream}"
    count = product_expr(frame.dims(target))
    return before + evaluate(kernel, frame.elements(target), count, *limits)


def _cast(frame: TypedFrame, target: Value, number: Expr) -> Expr:
    """A double as what the target is in C."""
    element = frame.element(target)
    return number if element is F64 else Cast(element.ctype, number)


def _limits(frame: TypedFrame, operand: Operand) -> tuple[Expr, Expr] | None:
    """The least and the greatest integer: n stands for 1 to n."""
    known = frame.type(operand)
    if isinstance(known.const, tuple):
        numbers = [x for x in known.const if isinstance(x, float)]
        if len(known.const) != 2 or len(numbers) != 2:
            return None
        low, high = numbers
        whole = low.is_integer() and high.is_integer() and -EXACT < low <= high < EXACT
        is_known = whole and high - low < EXACT - 1
        return (Number(repr(low)), Number(repr(high))) if is_known else None
    values = known.range
    sure = values.is_integer and values.numeric_low >= 1 and values.numeric_high < EXACT
    scalar = frame.rep(operand).kind is Kind.SCALAR and known.cls == "double"
    if not scalar or not sure or values.numeric_high == inf:
        return None
    if isinstance(operand, Const) and isinstance(operand.value, float):
        return Number("1.0"), Number(repr(operand.value))
    return Number("1.0"), scalar_expr(frame, operand, F64)
