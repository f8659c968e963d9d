"""Values read from structs and cells.

A comma list that surely has one item is that item:

    %4 = fieldlist %s {field="x"}            %4 = getfield %s {field="x"}
    %5 = builtin %4... {callee="sin"}        %5 = builtin %4 {callee="sin"}

What is put into a row and taken out as a list is what was put in:

    %2 = cellrow %1...                       %2 = cellrow %1...
    %3 = celllist %2, (:)                    %3 = celllist %2, (:)
    %4 = hcat %3...                          %4 = hcat %1...

An array stays in its box, instead of being copied into storage of its own, where it is only asked
for single elements or extents, or handed on to what takes boxes, no oftener than it is read.

Requires: types, no branches that are never taken. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Collection

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import MAGIC_COLON, Block, Instr, Operand, Splat, Value
from mat2c.ir.payloads.access_payloads import FieldRead
from mat2c.ir.uses import uses_of
from mat2c.opt.lists.expand_comma_lists import TAKERS
from mat2c.opt.scalar.constant_folding import constant_of, needed
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.support.record import replace
from mat2c.types.contents import item_of
from mat2c.types.rep import Kind, rep_of

_ONE = {"fieldlist": "getfield", "celllist": "cellref"}
_READS = frozenset(("getfield", "cellref"))
_SAME = frozenset(("phi", "copy"))
_TAKES_BOXES = frozenset("display setfield cellasgn cellrow assignpath storeglobal".split())


def settle_items(flow: Flow) -> None:
    """Reads the only items of comma lists."""
    items: dict[Value, list[Operand]] = {}
    for block in flow.function.blocks:
        _settle(flow, block, items)
    if items:
        _drop_lists(flow, items)
        remove_dead(flow.function, lambda instr: needed(flow, instr))


def keep_boxed(flow: Flow) -> None:
    """Leaves arrays in their boxes where that costs less than a copy."""
    uses = uses_of(flow.function)
    depths = loop_depths(flow.function)
    for block in flow.function.blocks:
        for instr in block.instrs:
            if instr.op in _READS and all(
                user is not None and depths[b] <= depths[block] and _content(user, instr.target)
                for b, user in uses.get(instr.target, ())
            ):
                _leave_boxed(instr.target)


def _settle(flow: Flow, block: Block, items: dict[Value, list[Operand]]) -> None:
    """Puts the items in the place of each splat of a list of one, or of a row's."""
    result: list[Instr] = []
    for instr in block.instrs:
        instr.args = [new for arg in instr.args for new in _items(arg, instr, items)]
        result.append(instr)
        row = _row(flow, instr)
        if row is not None:
            items[instr.target] = row
            continue
        known = instr.targets[0].type if instr.op in _ONE else None
        if known is not None and known.cls == "list" and known.is_scalar:
            item = flow.function.fresh()
            only = item_of(known)
            item.type = None if only is None else flow.named(item, only)
            asked = instr.payload
            if isinstance(asked, FieldRead):
                asked = replace(asked, use="")
            item.definition = Instr(_ONE[instr.op], [item], list(instr.args), instr.span, asked)
            flow.block_of[item.definition] = block
            const = constant_of(item)
            items[instr.target] = [item if const is None else const]
            result.append(item.definition)
    block.instrs = result


def _row(flow: Flow, instr: Instr) -> list[Operand] | None:
    """What the row consists of whose cells an instruction lists, all of them."""
    if instr.op != "celllist" or instr.args[1:] != [MAGIC_COLON]:
        return None
    row = instr.args[0]
    while isinstance(row, Value) and row.definition is not None and row.definition.op in _SAME:
        coming = set(row.definition.args)
        row = coming.pop() if len(coming) == 1 else MAGIC_COLON
    made = row.definition if isinstance(row, Value) else None
    return made.args if made is not None and made.op == "cellrow" else None


def _drop_lists(flow: Flow, items: Collection[Value]) -> None:
    """The item fails where its list would have failed: a list that nothing has is not made."""
    uses = uses_of(flow.function)
    gone = {item for item in items if not uses.get(item)}
    for block in flow.function.blocks:
        block.instrs = [i for i in block.instrs if not (i.op in _ONE and i.targets[0] in gone)]


def _items(arg: Operand, user: Instr, items: dict[Value, list[Operand]]) -> list[Operand]:
    found = items.get(arg.value) if isinstance(arg, Splat) else None
    return [arg] if found is None or (len(found) != 1 and user.op not in TAKERS) else found


def _leave_boxed(value: Value) -> None:
    known = value.type
    if known is not None and rep_of(known).kind is Kind.ARRAY:
        value.type = replace(known, shape=None, const=None)


def _content(user: Instr, value: Value) -> bool:
    """True if the instruction needs no more of an array than its box gives as well."""
    if user.op in _TAKES_BOXES:
        return value not in user.args[2:]
    if user.op == "subsref":
        known = user.targets[0].type if len(user.targets) == 1 else None
        scalar = known is not None and known.is_scalar
        return scalar and value not in user.args[1:]
    if user.op == "end":
        return True
    if user.op != "builtin":
        return False
    declaration = find(user.payload.callee)
    if declaration is None or declaration.typed == "query":
        return True
    return not declaration.typed and not declaration.element and not declaration.type_rule
