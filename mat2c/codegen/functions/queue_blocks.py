"""Arrays from whose front elements are taken in loops: what is in front of the first one is room.

    u = queue(1);          u = queue[0];
    queue(1) = [];         queue = m2c_queue_next(queue, &queue_gone, sizeof(double));

The pointer moves along the block, and `queue_gone` counts the bytes behind it, instead of all other
elements moving up. Where the block has no room left, the elements go back to its start, or to a
larger one. Only blocks that never leave the function are treated so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.codegen.typed.block_room import from_start
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Return, values_of
from mat2c.storage.model import Group
from mat2c.storage.storage_facts import GROWING

_IN_PLACE = GROWING | {"phi", "loopexit", "subsdel"}


def find_queues(frame: TypedFrame) -> None:
    """Notes the groups of such arrays, with the variables that count."""
    extras = frame.module.extras
    if frame.module.no_heap or extras.poison or extras.check_removed or extras.openmp:
        return
    groups = {
        frame.plan.group_of[instr.target].number: frame.plan.group_of[instr.target]
        for instr in _taken_in_loops(frame)
    }
    for group in groups.values():
        if _is_own(frame, group):
            data = frame.data[group.number]
            frame.queues[group.number] = frame.names.fresh(f"{data}_gone")


def _taken_in_loops(frame: TypedFrame) -> Iterator[Instr]:
    """Deletions of what is first, in blocks of arrays."""
    depths = loop_depths(frame.function)
    for block in frame.function.blocks:
        for instr in block.instrs if depths[block] else ():
            if instr.op == "subsdel" and takes_first(instr.args[1:]):
                group = frame.plan.group_of.get(instr.target)
                if group is not None and group.kind == "heap":
                    yield instr


def takes_first(subs: Sequence[Operand]) -> bool:
    """True if elements in front of all others are deleted: x(1), or those of the last dimension."""
    *before, last = subs
    first = isinstance(last, Const) and last.value == 1.0 and last != MAGIC_COLON
    return first and all(sub == MAGIC_COLON for sub in before)


def _is_own(frame: TypedFrame, group: Group) -> bool:
    """True if nobody else ever has the block, and only steps that know of it change it."""
    if group.outside is not None or group.number in {*frame.shared_groups, *frame.taken}:
        return False
    members = set(group.members)
    for block in frame.function.blocks:
        for instr in block.instrs:
            if instr.op in _IN_PLACE or not any(t in members for t in instr.targets):
                continue
            if any(value in members for value in values_of(instr.args)):
                return False
    last = frame.function.exit.terminator
    return not isinstance(last, Return) or not any(v in members for v in values_of(last.args))


def at_start(frame: TypedFrame, instr: Instr) -> str:
    """What comes before an instruction that doesn't know of it: all gets to the start of blocks."""
    if not frame.queues or instr.op in _IN_PLACE:
        return ""
    return "".join(from_start(frame, target) for target in instr.targets)
