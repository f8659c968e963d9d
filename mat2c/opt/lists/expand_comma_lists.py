"""Comma lists of a known number of cells, or of a field of one struct, written out where they are
operands.

    %1 = celllist %c, (:)            %2 = cellref %c, 1
                                     %3 = cellref %c, 2
    %4 = call %1...        becomes   %4 = call %2, %3
    %5 = fieldlist %s {x}            %6 = getfield %s {x}
    %7 = celllist %c, %k             %8 = cellref %c, %k         where %k is a number

Each operand then has a type of its own, and the call a signature. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.indexing import Subscript
from mat2c.ir.core import Const, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import UPDATES
from mat2c.ir.payloads.access_payloads import CellRead, FieldRead
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import ListItem
from mat2c.ir.uses import uses_of
from mat2c.types.lattice import MAX_CONST, Type
from mat2c.types.shape import ONE, row

_CALLS = frozenset(
    "call calllist builtin builtinlist callhandle callhandlelist subsref subslist".split()
)
Subscripts = Sequence[Operand]
TAKERS = _CALLS | {"hcat", "vcat", "cellrow"}


def write_out_lists(flow: Flow) -> bool:
    """Puts cells in the place of the lists of them; whether there were any."""
    places = {
        instr.target: found
        for block in flow.function.blocks
        if block in flow.reached
        for instr in block.instrs
        if (found := _subscripts(flow, instr)) is not None
    }
    if not places:
        return False
    uses = uses_of(flow.function)
    cells = {
        value: [_item(flow, value, subs) for subs in found]
        for value, found in places.items()
        if all(user is not None and _takes(user, found) for _, user in uses.get(value, ()))
    }
    for block in flow.function.blocks if cells else ():
        block.instrs = [new for instr in block.instrs for new in _written(instr, cells)]
    return bool(cells)


def _subscripts(flow: Flow, instr: Instr) -> Sequence[Subscripts] | None:
    """The subscripts of each item of a list, where it is known how many there are: none of the
    field of one struct."""
    if instr.op not in ("celllist", "fieldlist"):
        return None
    base = flow.type_of(instr.args[0])
    if instr.op == "fieldlist":
        one = base.cls == "struct" and base.is_scalar and len(instr.args) == 1
        return [()] if one and base.field(instr.payload.field or "") is not None else None
    if base.cls != "cell":
        return None
    if flow.type_of(instr.target).static_numel == 0:
        return []
    subs = subscripts_of(flow, instr, instr.args[1:]) or ()
    if subs and all(s.is_scalar for s in subs):
        return [instr.args[1:]]
    places = _places(base, subs)
    return None if places is None else [(Const(float(k)),) for k in places]


def _places(base: Type, subs: Sequence[Subscript]) -> Sequence[int] | None:
    """The cells that a list is of, from 1, where they are known to be there and not to be one."""
    if base.static_numel is None:
        return None
    if len(subs) == 2 and subs[0].value is ONE and base.shape == row(base.static_numel):
        subs = subs[1:]
    (sub,) = subs if len(subs) == 1 else (None,)
    if sub is None or (not sub.colon and sub.run is None):
        return None
    places = sub.picked(base.static_numel) or ()
    inside = all(1 <= k <= base.static_numel for k in places)
    return places if inside and len(places) <= MAX_CONST and len(places) != 1 else None


def _takes(user: Instr, places: Sequence[Subscripts]) -> bool:
    if user.op == "listitem":
        index = payload_of(user, ListItem).index
        return len(user.args) == 1 and index is not None and 0 <= index < len(places)
    if user.op in UPDATES:
        return len(places) == 1
    return user.op in (TAKERS if places else _CALLS)


def _item(flow: Flow, items: Value, subs: Subscripts) -> Instr:
    cells = items.definition
    assert cells is not None
    if cells.op == "fieldlist":
        field = cells.payload.field
        return made(
            flow.function, "getfield", [cells.args[0]], cells.span, payload=FieldRead(field)
        )
    args = [cells.args[0], *subs]
    return made(flow.function, "cellref", args, cells.span, payload=CellRead(cells.payload.name))


def _written(instr: Instr, cells: Mapping[Value, Sequence[Instr]]) -> Sequence[Instr]:
    """What stands for an instruction; the cells are read where their list was made."""
    if instr.op in ("celllist", "fieldlist") and instr.target in cells:
        return cells[instr.target]
    if instr.op == "listitem" and isinstance(instr.args[0], Value) and instr.args[0] in cells:
        item = cells[instr.args[0]][payload_of(instr, ListItem).index or 0]
        instr.op, instr.args, instr.payload = "copy", [item.target], NOTHING
        return [instr]
    args: list[Operand] = []
    for arg in instr.args:
        known = cells.get(arg.value) if isinstance(arg, Splat) else None
        args += [arg] if known is None else [cell.target for cell in known]
    instr.args = args
    return [instr]
