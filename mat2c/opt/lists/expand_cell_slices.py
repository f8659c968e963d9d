"""Parts of rows of a few cells, written out as the cells that they are of.

    %d = subsdel %c, 2           %1 = cellref %c, 1
                                 %2 = cellref %c, 3
                       becomes   %d = cellrow %1, %2

Where the cells of %c are variables, those of %d then are, too. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.aggregates import items_of, places_left, places_of
from mat2c.ir.core import Const, Instr
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import CellRead
from mat2c.ir.payloads.payload import NOTHING
from mat2c.opt.aggregates.parts import parts_of


def write_out_rows(flow: Flow) -> bool:
    """Makes parts of rows from single cells; whether there were any."""
    changed = False
    for block in flow.function.blocks:
        if block not in flow.reached or not any(_is_part(i) for i in block.instrs):
            continue
        found = {i: left for i in block.instrs if _is_part(i) and (left := _left(flow, i))}
        block.instrs = [
            new
            for instr in block.instrs
            for new in (_written(flow, instr, found[instr]) if instr in found else [instr])
        ]
        changed = changed or bool(found)
    return changed


def _is_part(instr: Instr) -> bool:
    return instr.op in ("subsdel", "subsref") and len(instr.args) == 2 and len(instr.targets) == 1


def _left(flow: Flow, instr: Instr) -> Sequence[int]:
    """The places of the cells that the result consists of, from 1, where they are known."""
    base = flow.type_of(instr.args[0])
    subs = subscripts_of(flow, instr, instr.args[1:])
    if base.items is None or not subs or not items_of(flow.type_of(instr.target)):
        return ()
    if parts_of(base, flow.engine) is None:
        return ()
    return (places_left if instr.op == "subsdel" else places_of)(base, subs) or ()


def _written(flow: Flow, instr: Instr, places: Sequence[int]) -> list[Instr]:
    row = instr.args[0]
    cells = [
        made(flow.function, "cellref", [row, Const(float(k))], instr.span, payload=CellRead())
        for k in places
    ]
    instr.op, instr.args, instr.payload = "cellrow", [cell.target for cell in cells], NOTHING
    return [*cells, instr]
