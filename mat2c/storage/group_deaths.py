"""Where the storage of a group holds nothing any more, and which blocks are released there.

    t = sum (a(:));  clear a        a = m2c_block_release(a, &a_cap)
    b = rand (n);                   which b may get

A block is given back early only where memory may be asked for thereafter, and not in loops, which
would ask for it again each time around. One that is allocated when the function begins must not be
needed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mat2c.infer.handed_over import CALLS
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import Instr, Value
from mat2c.storage.liveness import Liveness
from mat2c.storage.model import Deaths, Group, StoragePlan
from mat2c.storage.sizes import TypeOf
from mat2c.types.lattice import Type

TEXT = "unsigned char"
_NEAR = 32  # instructions that are looked at for what needs the block again


def group_deaths(plan: StoragePlan, live: Liveness) -> Deaths:
    """The groups of which no member is alive behind an instruction, or where a block begins, though
    one was before."""
    masks = _masks(plan, live)
    found = Deaths()
    for k, block in enumerate(live.flow.blocks):
        alive = live.live_in[k]
        for phi in block.phis():
            alive |= _mask(live, [phi.target])
        came = 0
        for pred in live.flow.preds[k]:
            came |= live.live_out[pred]
        gone = _gone(plan, masks, live.among(came & ~alive), alive)
        if gone:
            found.entering[block] = gone
        _inside(plan, live, masks, k, found)
    return found


def _inside(
    plan: StoragePlan, live: Liveness, masks: Mapping[Group, int], k: int, found: Deaths
) -> None:
    """Goes backwards over the instructions of a block."""
    block = live.flow.blocks[k]
    assert block.terminator is not None
    alive = live.live_out[k] | _mask(live, block.terminator.sources())
    for instr in reversed(block.instrs):
        if instr.op == "phi":
            break
        sources = list(instr.sources())
        touched = [v for v in (*sources, *instr.targets) if v in live.number]
        if gone := _gone(plan, masks, touched, alive):
            found.after[instr] = gone
        alive = (alive & ~_mask(live, instr.targets)) | _mask(live, sources)


def _is_open_matrix(t: Type | None) -> bool:
    if t is None or t.shape is None:
        return True
    return sum(extent is None or not extent.is_const for extent in t.shape.dims) > 1


def _masks(plan: StoragePlan, live: Liveness) -> dict[Group, int]:
    masks: dict[Group, int] = {}
    for value, k in live.number.items():
        group = plan.group_of[value]
        masks[group] = masks.get(group, 0) | 1 << k
    shared = [group for group in masks if group.offset is not None]
    own = dict(masks)
    for group in shared:
        for other in shared:
            if plan.overlap(group, other):
                masks[group] |= own[other]
    return masks


def _mask(live: Liveness, values: Iterable[Value]) -> int:
    mask = 0
    for value in values:
        if (bit := live.number.get(value)) is not None:
            mask |= 1 << bit
    return mask


def _gone(
    plan: StoragePlan, masks: Mapping[Group, int], values: Iterable[Value], alive: int
) -> list[Group]:
    """The groups of some values of which none is alive."""
    groups = {plan.group_of[value]: None for value in values}
    return [group for group in groups if not masks[group] & alive]


def releases(plan: StoragePlan, live: Liveness, deaths: Deaths, type_of: TypeOf) -> Deaths:
    """The deaths of blocks that are worth a release."""
    chosen = _Releases(plan, live, type_of)
    found = Deaths()
    for k, block in enumerate(live.flow.blocks):
        if chosen.depths[block]:
            continue
        if groups := [g for g in deaths.entering.get(block, ()) if chosen.pays(g, k, 0)]:
            found.entering[block] = groups
        for at, instr in enumerate(block.instrs if block.handler is None else ()):
            if groups := [g for g in deaths.after.get(instr, ()) if chosen.pays(g, k, at + 1)]:
                found.after[instr] = groups
    return found


class _Releases:
    """What the answers about one function share."""

    def __init__(self, plan: StoragePlan, live: Liveness, type_of: TypeOf) -> None:
        self.plan, self.live, self.type_of = plan, live, type_of
        self.depths = loop_depths(live.flow.function)
        blocks = live.flow.blocks
        self._asks = [any(map(self._asks_for_memory, block.instrs)) for block in blocks]
        self._asks_later = self._later(self._asks)
        self._needed: dict[Group, list[bool]] = {}

    def pays(self, group: Group, k: int, at: int) -> bool:
        """True if memory is asked for after a place, before the group needs its block again."""
        if (
            group.kind not in ("heap", "fixed")
            or group.element == TEXT
            or group.outside is not None
        ):
            return False
        rest = self.live.flow.blocks[k].instrs[at:]
        if not self._asks_later[k] and not any(map(self._asks_for_memory, rest)):
            return False
        if not self._is_needed_again(group, k, rest):
            named = any(variable.name for variable in group.variables)
            return named or group.kind == "fixed" or self._is_matrix(group)
        return group.kind == "heap" and self._is_matrix(group) and self._asked_between(group, rest)

    def _is_matrix(self, group: Group) -> bool:
        """True if it may be large in two dimensions. Vectors are released where the program has a
        name for them and it is their end."""
        return any(_is_open_matrix(self.type_of(value)) for value in group.members)

    def _asked_between(self, group: Group, rest: list[Instr]) -> bool:
        for instr in rest[:_NEAR]:
            if any(self.plan.group_of.get(target) is group for target in instr.targets):
                return False
            if self._asks_for_memory(instr):
                return True
        return False

    def _is_needed_again(self, group: Group, k: int, rest: list[Instr]) -> bool:
        if group not in self._needed:
            homes = {self.live.place[self.live.number[v]][0] for v in group.members}
            self._needed[group] = self._later([b in homes for b in range(len(self._asks))])
        here = any(self.plan.group_of.get(t) is group for instr in rest for t in instr.targets)
        return here or self._needed[group][k]

    def _asks_for_memory(self, instr: Instr) -> bool:
        if instr.op in CALLS:
            return True
        homes = (self.plan.group_of.get(target) for target in instr.targets)
        return any(
            home is not None and home.kind in ("heap", "boxed") and instr.op != "phi"
            for home in homes
        )

    def _later(self, here: list[bool]) -> list[bool]:
        """For each block: true if there is one after it of those said."""
        succs = self.live.flow.succs
        found = [False] * len(here)
        changed = True
        while changed:
            changed = False
            for k in reversed(range(len(here))):
                later = any(here[s] or found[s] for s in succs[k])
                if later and not found[k]:
                    found[k] = changed = True
        return found
