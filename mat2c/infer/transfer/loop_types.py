"""Types of what loops are made of: trip counts, loop variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.infer.transfer import range_types
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.support.record import replace
from mat2c.types.expr import MAX_EXTENT, Expr
from mat2c.types.lattice import ANY, BOTTOM, INTEGERS, Type, whole
from mat2c.types.ranges import range_
from mat2c.types.ranges.interval_class import convert
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import ONE, SCALAR, Shape, may_be
from mat2c.types.type_constructors import cell_row, of_const, scalar

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

COUNT = Type("double", False, SCALAR, range_.EXTENT)
_COUNTS = frozenset(("trip", "end", "forcount"))
_COUNTING = frozenset(("numel", "size", "length", "rows", "columns", "ndims", "nnz"))


def counts_elements(value: Value) -> bool:
    """True if it is an extent or a number of elements, whatever its operands are."""
    made = value.definition
    if made is None:
        return False
    return made.op in _COUNTS or (made.op == "builtin" and made.payload.callee in _COUNTING)


def trip(flow: Flow, instr: Instr) -> list[Type]:
    types = [flow.type_of(a, flow.block_of[instr]) for a in instr.args]
    numbers = [t.const for t in types]
    plain = all(t.cls == "double" for t in types) or range_types.range_is_sure(types)
    if plain and all(isinstance(x, float) for x in numbers):
        return [of_const(float(range_types.trip_count(*(float(x) for x in numbers))))]  # type: ignore[arg-type]
    return [COUNT]


def _reached(first: object, by: object, last: Type) -> Range | None:
    """What the last value of a range of constants is, where all are integers."""
    ends = whole(first), whole(by), whole(last.const)
    start, step, stop = ends
    if start is None or step is None or stop is None or step == 0:
        return None
    count = (stop - start) // step
    reached = start + count * step
    # a zero has the sign of the limit
    return None if count < 0 or reached == 0 else range_.exactly(float(reached))


def forvalue(flow: Flow, instr: Instr) -> list[Type]:
    base, inc, counter, *end = instr.args
    known, step = flow.type_of(base), flow.type_of(inc)
    if known.is_bottom or step.is_bottom:
        return [BOTTOM]
    integer = range_types.range_class([known, step, *map(flow.type_of, end)])
    if integer in INTEGERS:
        return _of_integers(integer, [known, step, *map(flow.type_of, end)])
    if any(flow.type_of(a).cls not in ("double", "logical") for a in end):
        return [ANY]  # the loop variable has the class of the range
    if not (known.is_arithmetic and step.is_arithmetic and known.is_scalar and step.is_scalar):
        return [ANY]
    if {known.cls, step.cls} - {"double"} or known.may_be_complex or step.may_be_complex:
        return [ANY]
    first, by = known.const, step.const
    last = flow.type_of(end[0]) if end else None
    if last is not None and range_types.loses_nan(known, step, last):
        last = replace(last, range=replace(last.range, nan=False))
    if isinstance(counter, Const) and isinstance(first, float) and isinstance(by, float):
        at = first + float(flow.type_of(counter).whole or 0) * by
        if last is None or not range_types.stepping(known.range, step.range, last.range).nan:
            return [of_const(at)]
    limit = _limit_of(flow, counter)
    if limit is None:
        return [scalar("double")]
    if last is not None:
        limit = _reached(first, by, last) or replace(limit, nan=last.range.nan)
    values = range_types.stepping(_exact(flow, base), step.range, limit)
    return [Type("double", False, SCALAR, _counted(flow, counter, values, whole(first), whole(by)))]


def _counted(
    flow: Flow, counter: Operand, values: Range, first: int | None, by: int | None
) -> Range:
    """The values of a loop over integers whose limit may be no integer: the last one is told by the
    number of rounds, which is at most that of an array's elements."""
    count = _count_of(flow, counter)
    if first is None or not by or count is None or values.nan or not values.integral:
        return values
    if isinstance(values.high if by > 0 else values.low, Expr):
        return values  # the limit is an integer
    rounds = flow.integer(count)
    if rounds is None or rounds.is_const:
        return values
    last, far = first + by * (rounds - 1), float(first + by * (MAX_EXTENT - 1))
    if by > 0 and values.numeric_high > far:
        return replace(values, high=last, inf=False)
    if by < 0 and values.numeric_low < far:
        return replace(values, low=last, inf=False)
    return values


def _of_integers(cls: str, parts: list[Type]) -> list[Type]:
    """The variable of a loop over a range of an integer class."""
    if len(parts) < 3 or not all(t.is_scalar and not t.may_be_complex for t in parts):
        return [ANY]
    base, inc, limit = (t.range for t in parts)
    return [scalar(cls, convert(cls, range_types.stepping(base, inc, limit)))]


def _exact(flow: Flow, operand: Operand) -> range_.Range:
    """The range of an operand, with its symbolic value where it is an integer."""
    known = flow.type_of(operand)
    exact = flow.integer(operand)
    if exact is None or exact.is_const:
        return known.range
    return replace(known.range, low=exact, high=exact)


def _limit_of(flow: Flow, counter: Operand) -> range_.Range | None:
    """The limit of the range that a counter counts, from the loop's trip count."""
    count = _count_of(flow, counter)
    if count is None or count.definition is None:
        return None
    known = flow.type_of(count.definition.args[2])
    if not known.is_arithmetic or not known.is_scalar:
        return None
    return _exact(flow, count.definition.args[2])


def _count_of(flow: Flow, counter: Operand) -> Value | None:
    """The number of rounds of the loop that a counter counts, over a range."""
    if not isinstance(counter, Value) or counter.definition is None:
        return None
    block = flow.block_of.get(counter.definition)
    count = block.loop.count if block is not None and block.loop is not None else None
    if not isinstance(count, Value) or count.definition is None or count.definition.op != "trip":
        return None
    return count


def foritem(flow: Flow, instr: Instr) -> list[Type]:
    """A column of an array, of cells or of structs: the dimensions behind the first are one. There
    is none of an array without rows, so of a row that may be 0x0 it is one element."""
    known = flow.type_of(instr.args[0])
    if known.is_bottom or not (known.is_arithmetic or known.cls in ("cell", "struct")):
        return [ANY if not known.is_bottom else BOTTOM]
    at = flow.type_of(instr.args[1]).whole if isinstance(instr.args[1], Const) else None
    if known.items is not None and at is not None and known.static_numel == len(known.items):
        return [cell_row([known.items[at]])]
    rows = None if known.shape is None else known.shape.dim(0)
    some = None if known.may_be_complex else False  # a column may be all real
    lies = known.shape is not None and known.shape.line_axis() == 1
    column = Shape.of(ONE if lies else rows, 1)
    return [replace(known, is_complex=some, shape=column, const=None, items=None)]


def forcount(flow: Flow, instr: Instr) -> list[Type]:
    known = flow.type_of(instr.args[0])
    dim = known.shape.dim(1) if known.shape is not None and known.shape.rank == 2 else None
    if dim is None or known.is_any:
        return [COUNT]
    if dim.is_const and known.shape is not None and not may_be(known.shape.dim(0), 0):
        return [of_const(float(dim.value))]
    return [COUNT]
