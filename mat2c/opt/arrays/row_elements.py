"""Rows that stand in columns are read as the pieces that they are ([NEST] §8.3).

    %c = subsref %q, (:), %j {safe}          %1 = minus %j, 1
    %y = builtin %c, 1, 40 {reshape}         %2 = times %1, 40
    %z = subsref %y, 3 {safe}                %z = subsref %q, %2 + 3 {safe}
    %w = plus %y, 1                          %y = subsref %q, %2 + 1 : %2 + 40 {safe}
                                             %w = plus %y, 1

A piece is read where it is, by the loop that uses it. Where only numbers of a row or a column are
read, and the array isn't changed before, these are read alone.

Requires: types, checks. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import MAGIC_COLON, Block, Const, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import EXTENT, integers
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE
from mat2c.types.type_constructors import array, scalar

_PLACE = integers(1.0, EXTENT.high)


def read_rows(flow: Flow) -> None:
    """Rewrites the reads in all blocks."""
    uses: dict[Value, list[Use]] | None = None
    for block in flow.function.blocks:
        for at in range(len(block.instrs) - 1, -1, -1):
            column = block.instrs[at]
            if not _is_column(column):
                continue
            uses = uses or uses_of(flow.function)
            following = block.instrs[at + 1] if at + 1 < len(block.instrs) else column
            single = len(uses.get(column.target, ())) == 1
            row = following if single and _is_row(column, following) else None
            _read(flow, block, column, row, uses)


def _is_column(instr: Instr) -> bool:
    """True if it is q(:, j) of a real matrix, of a known number of rows."""
    if instr.op != "subsref" or not instr.payload.safe or len(instr.args) != 3:
        return False
    base, known = instr.args[0], instr.target.type
    if instr.args[1] != MAGIC_COLON or not isinstance(base, Value) or base.type is None:
        return False
    if known is None or known.may_be_complex or rep_of(known).kind is not Kind.ARRAY:
        return False
    shape = base.type.shape
    rows = shape.dim(0) if shape is not None and shape.rank == 2 else None
    return rows is not None and rows.is_const and _is_number(instr)


def _is_row(column: Instr, instr: Instr) -> bool:
    """True if it gives the numbers of a column as a row."""
    if not is_reshape(instr) or instr.args[0] is not column.target:
        return False
    known = instr.target.type.shape if instr.target.type is not None else None
    tall = column.target.type.shape if column.target.type is not None else None
    if known is None or tall is None or known.rank != 2:
        return False
    return known.dim(0) is ONE and known.dim(1) is tall.numel()


def _is_number(column: Instr) -> bool:
    """True if the last subscript is a double."""
    number = column.args[2]
    if isinstance(number, Const):
        return number.cls == "double" and isinstance(number.value, (int, float))
    known = number.type if isinstance(number, Value) else None
    return known is not None and known.cls == "double" and rep_of(known).kind is Kind.SCALAR


def _read(
    flow: Flow, block: Block, column: Instr, row: Instr | None, uses: dict[Value, list[Use]]
) -> None:
    whole = column if row is None else row
    base = column.args[0]
    readers = _readers(block, block.instrs.index(whole), base, uses.get(whole.target, []))
    if readers is None and row is None:
        return
    before = list[Instr]()
    start = _start(flow, column, before)
    for reader in readers or ():
        place = _sum(flow, start, reader.args[1], reader, extra := list[Instr]())
        reader.args = [base, place]
        here = block.instrs.index(reader)
        block.instrs[here:here] = extra
    if readers is None and row is not None:
        size = row.target.type.shape.dim(1).value  # type: ignore[union-attr]
        ends = [_sum(flow, start, Const(end), row, before) for end in (1.0, float(size))]
        run = _new(flow, "colon", ends, row, before, array("double", 1, size, values=_PLACE))
        row.op, row.args = "subsref", [base, run]
        row.payload = Subscript(column.payload.name, safe=True, piece=True)
    elif row is not None:
        block.instrs.remove(row)
    at = block.instrs.index(column)
    block.instrs[at : at + 1] = before


def _readers(block: Block, at: int, base: Operand, uses: list[Use]) -> list[Instr] | None:
    """What reads the row, if that are numbers of it alone, before the array changes."""
    found = [user for home, user in uses if home is block and user is not None]
    if len(found) < len(uses) or not all(_reads_number(user) for user in found):
        return None
    left = set(found)
    if not left:
        return None
    for instr in block.instrs[at + 1 :]:
        left.discard(instr)
        if not left:
            return found
        if base in instr.args and instr.op != "subsref":
            return None
    return None


def _reads_number(user: Instr) -> bool:
    known = user.target.type if len(user.targets) == 1 else None
    return (
        user.op == "subsref"
        and user.payload.safe
        and len(user.args) == 2
        and user.args[1] is not user.args[0]
        and known is not None
        and rep_of(known).kind is Kind.SCALAR
    )


def _start(flow: Flow, column: Instr, before: list[Instr]) -> Operand:
    """How many numbers stand in front of a column."""
    base, number = column.args[0], column.args[2]
    assert isinstance(base, Value) and base.type is not None and base.type.shape is not None
    rows = base.type.shape.dim(0)
    assert rows is not None
    if isinstance(number, Const):
        return Const((float(number.value) - 1.0) * float(rows.value))  # type: ignore[arg-type]
    steps = scalar("double", integers(0.0, EXTENT.high))
    less = _new(flow, "minus", [number, Const(1.0)], column, before, steps)
    return _new(flow, "times", [less, Const(float(rows.value))], column, before, steps)


def _sum(flow: Flow, start: Operand, place: Operand, of: Instr, before: list[Instr]) -> Operand:
    if isinstance(start, Const) and isinstance(place, Const):
        return Const(float(start.value) + float(place.value))  # type: ignore[arg-type]
    return _new(flow, "plus", [start, place], of, before, scalar("double", _PLACE))


def _new(
    flow: Flow, op: str, args: list[Operand], of: Instr, before: list[Instr], known: Type
) -> Value:
    instr = made(flow.function, op, args, of.span)
    instr.target.type = known
    flow.block_of[instr] = flow.block_of[of]
    before.append(instr)
    return instr.target
