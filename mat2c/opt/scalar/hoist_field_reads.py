"""Fields are read once, outside of loops.

    ^0: %s.1 = param                         ^0: %s.1 = param
        …                                        %4 = getfield %s.1 {field="x"}
    ^2: (in a loop)                              …
        %4 = getfield %s.1 {field="x"}       ^2: %5 = plus %4, 1
        %5 = plus %4, 1

A field that is known to be there can be read without an error as soon as the struct is known. Only
reads in a loop that the struct comes from outside of are moved, with their siblings.

Requires: types, `preds`. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.payloads.payload import NOTHING
from mat2c.opt.scalar.copy_propagation import propagate_copies
from mat2c.opt.scalar.insert_after import insert_behind

_NESTED = 4
Reads = list[tuple[Block, Instr]]


def read_fields_once(flow: Flow) -> None:
    """Moves reads of fields to where the struct is defined, those of inner structs after those of
    outer ones."""
    for _ in range(_NESTED):
        if not _move(flow):
            return
        propagate_copies(flow.function)


def _move(flow: Flow) -> bool:
    reads: dict[tuple[Value, str | None], Reads] = {}
    for block in flow.function.blocks:
        for instr in block.instrs:
            if instr.op == "getfield" and (base := _known_field(flow, instr)) is not None:
                reads.setdefault((base, instr.payload.field), []).append((block, instr))
    if not reads:
        return False
    depths = loop_depths(flow.function)
    moved: dict[Block, dict[Value, list[Instr]]] = {}
    for (base, _), found in reads.items():
        home = flow.block_of[base.definition] if base.definition is not None else None
        if home is not None and any(depths[b] > depths[home] for b, _ in found):
            moved.setdefault(home, {}).setdefault(base, []).append(_shared(flow, home, found))
    for block, by_base in moved.items():
        insert_behind(block, by_base)
    return bool(moved)


def known_field(flow: Flow, instr: Instr) -> bool:
    """True if it is a field that surely is there, so that reading it can't fail."""
    return _known_field(flow, instr) is not None


def _known_field(flow: Flow, instr: Instr) -> Value | None:
    """The struct of which a field is read that surely is there."""
    if instr.op not in ("getfield", "fieldlist") or len(instr.args) != 1:
        return None
    (base,) = instr.args
    if not isinstance(base, Value) or base.definition not in flow.block_of:
        return None
    known = flow.type_of(base)
    certain = known.cls == "struct" and known.is_scalar and not known.maybe_undef
    name = instr.payload.field or ""
    return base if certain and known.field(name) is not None else None


def _shared(flow: Flow, home: Block, found: Reads) -> Instr:
    """One read in place of all; they become copies of it."""
    first = found[0][1]
    target = flow.function.fresh()
    target.type = first.target.type
    read = Instr("getfield", [target], list(first.args), first.span, first.payload)
    target.definition = read
    flow.block_of[read] = home
    for _, instr in found:
        instr.op, instr.args, instr.payload = "copy", [target], NOTHING
    return read
