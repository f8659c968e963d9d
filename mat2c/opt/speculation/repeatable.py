"""Values that a loop reads where the round may begin again: nothing before has an effect, and no
array has been changed.

    for k = 1:numel (c)
      x = c{k};              if x is not what it mostly is, this round is done again
      s = s + x;
    end
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import Block, Const, Instr, Value
from mat2c.ir.ops import op
from mat2c.opt.speculation.loop_regions import Region
from mat2c.opt.speculation.unknown_values import Unknowns, may_be_numbers
from mat2c.types.traits import Effect, InPlace

_READS = frozenset("cellref getfield fieldlist subsref".split())


def repeatable_reads(region: Region, known: Unknowns) -> list[Value]:
    """The unknown values that are read in such places, in order."""
    if not _may_go_on(region):
        return []
    inner = {b for h in region.blocks if h.loop and h is not region.header for b in loop_blocks(h)}
    found: list[Value] = []
    for block in region.blocks:
        roots = [i for i in block.instrs if i in known.roots and i.op in _READS]
        roots = [i for i in roots if len(i.targets) == 1 and i.target not in known.tested]
        if not roots or block is region.header or block in inner or block.handler is not None:
            continue
        if not all(map(is_repeatable, _before(region, block))):
            continue
        for instr in block.instrs:
            if instr.op != "phi" and not is_repeatable(instr):
                break
            if instr in roots and may_be_numbers(instr.target):
                found.append(instr.target)
    return found


def _may_go_on(region: Region) -> bool:
    """True if all that is read after the loop is there at the start of each round."""
    header = region.header
    if header not in region.after.preds or region.loop.kind == "until":
        return False
    at, own = region.after.preds.index(header), {t for i in region.instrs() for t in i.targets}
    given = {phi.target for phi in header.phis()}
    left = [phi.args[at] for phi in region.after.phis()]
    return all(isinstance(a, Const) or a in given or a not in own for a in left)


def _before(region: Region, block: Block) -> list[Instr]:
    """The instructions of a round that may come before a block."""
    found: set[Block] = set()
    todo = [block]
    while todo:
        for pred in todo.pop().preds:
            if pred in found or pred not in region.blocks or pred is region.loop.latch:
                continue
            found.add(pred)
            if pred is not region.header:
                todo.append(pred)
    return [i for b in found for i in b.instrs]


def is_repeatable(instr: Instr) -> bool:
    """True if it can be done twice with nobody to notice. An error is the same error."""
    row = op(instr.op)
    if instr.op == "builtin":
        declared = find(instr.payload.callee)
        return declared is not None and declared.effect is Effect.PURE
    if instr.op == "subsref":
        base = instr.args[0]
        known = base.type if isinstance(base, Value) else None
        return known is not None and (known.is_arithmetic or known.cls in ("cell", "struct", "map"))
    return row.effect is Effect.PURE and row.in_place is not InPlace.UPDATE
