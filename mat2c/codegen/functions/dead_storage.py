"""What becomes of storage that holds nothing any more: blocks are released, and with `--poison`
all is overwritten, so that a read of what is there would show."""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Block, Instr
from mat2c.lir.c_stmt import Part, joined
from mat2c.storage.model import Group, StoragePlan
from mat2c.support.templates import spelling


def behind(frame: TypedFrame, plan: StoragePlan, instr: Instr) -> Part:
    """What follows an instruction."""
    return _ended(frame, plan.releases.after.get(instr, ()), plan.deaths.after.get(instr, ()))


def entering(frame: TypedFrame, plan: StoragePlan, block: Block) -> Part:
    """What a block begins with."""
    released = plan.releases.entering.get(block, ())
    return _ended(frame, released, plan.deaths.entering.get(block, ()))


def _ended(frame: TypedFrame, released: Iterable[Group], dead: Iterable[Group]) -> Part:
    released = [group for group in released if _is_own(frame, group) and group.kind != "stack"]
    parts = [_release(frame, group) for group in released if not frame.module.no_heap]
    if frame.module.extras.poison:
        rest = [group for group in dead if group not in released and _is_own(frame, group)]
        parts += [_poison(frame, group) for group in rest]
    return joined(parts)


def _is_own(frame: TypedFrame, group: Group) -> bool:
    """True if it is storage of the function's own that its text has mentioned."""
    lent = group.number in frame.shared_groups or group.number in frame.taken
    if group.outside is not None or lent or group.kind not in ("stack", "fixed", "heap"):
        return False
    return frame.has_mentioned(frame.data.get(group.number, ""))


def _release(frame: TypedFrame, group: Group) -> str:
    data, grows = frame.data[group.number], group.kind == "heap"
    _touch(frame, group)
    start = ""
    if gone := frame.queues.get(group.number):
        frame.used.add(gone)
        frame.changed.add(gone)
        start = spelling("typed").queue_start(data, gone)
    return start + spelling("typed").release_block(data, grows)


def _poison(frame: TypedFrame, group: Group) -> str:
    data = frame.data[group.number]
    _touch(frame, group)
    size = f"{data}_cap" if group.kind == "heap" else f"{group.size}"
    return spelling("typed").poison(data, size)


def _touch(frame: TypedFrame, group: Group) -> None:
    data = frame.data[group.number]
    names = {data, f"{data}_cap"} if group.kind == "heap" else {data}
    frame.used |= names
    frame.changed |= names
