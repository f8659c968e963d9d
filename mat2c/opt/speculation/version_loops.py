"""Loops over values of unknown type stand twice: for what these mostly are, and for all else.

    %n = getfield %p, %f                        %n = getfield %p, %f
    loop over 1:%n                              %g = isof %n {cls="double"}
      %t = plus %t, %i         becomes          branch %g, typed, other
                                              typed:
                                                %m = asof %n {cls="double"}
                                                loop over 1:%m …
                                              other:
                                                loop over 1:%n …

So are loops that read such values, which are tested where they are read (`resumed_loops`).

Of nested loops the outermost that gains is written twice; the one for known types may have loops in
it that are written twice later, the other has none. A function grows by half, and a little, with
each of two rounds.

Requires: SSA, `preds`, types. Keeps: nothing. Breaks: cfg, types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.ir.builder import rebuild
from mat2c.ir.core import Block, Branch, Function, Value
from mat2c.opt.speculation.guarded_values import Guard, guards
from mat2c.opt.speculation.loop_copies import LoopCopies, rename_behind
from mat2c.opt.speculation.loop_regions import Region, Regions
from mat2c.opt.speculation.resumed_loops import InsideTests, resume
from mat2c.opt.speculation.value_tests import Tests
from mat2c.support.record import dataclass

_LARGE = 600  # instructions that a function may have more, besides half of what it has


def version_loops(flow: Flow) -> bool:
    """Writes loops twice where a test tells what they work on; whether there were any."""
    function = flow.function
    if flow.engine.bounded:
        return False
    room = _LARGE + sum(1 for _ in function.instrs()) // 2
    regions = Regions(function)
    done: set[Block] = set()
    written: list[LoopCopies] = []
    blocks = list(function.blocks)
    for header in blocks:
        if header in done or header not in flow.reached or not _may_have_versions(header):
            continue
        region = regions.of(header)
        if region is None or region.size > room:
            continue
        made = _write(function, regions, region)
        if made is not None:
            done.update(region.blocks)
            room -= region.size
            written.append(made)
    if written:
        rename_behind(function, written)
        rebuild(function)
    return bool(written)


def _may_have_versions(header: Block) -> bool:
    loop = header.loop
    return loop is not None and not loop.versioned and not loop.parallel


def _write(function: Function, regions: Regions, region: Region) -> LoopCopies | None:
    if not guards(region, resumable=True):
        return None
    after = regions.read_behind(region)
    if after is None:
        return None
    given = {phi.target for phi in region.header.phis()}
    asked = guards(region, resumable=all(v in given for v in after))
    return _versions(function, regions, LoopPlan(region, asked, after)) if asked else None


@dataclass(frozen=True, slots=True)
class LoopPlan:
    """A loop to be written twice: what it asks, and which of its values are read behind it."""

    region: Region
    asked: Sequence[Guard]
    after: Sequence[Value]


def _versions(function: Function, regions: Regions, plan: LoopPlan) -> LoopCopies:
    """Puts the test, both versions, and φs behind them."""
    tests = Tests(function, plan.region)
    test, typed, other = Block(-1), Block(-1), Block(-1)
    cond = tests.before(test, typed, [g for g in plan.asked if not g.inside])
    copies = LoopCopies(function, plan.region, tests.known, plan.after)
    tests.remove_reads(copies)
    copies.lead_into_copy(typed)
    inside = [g for g in plan.asked if g.inside]
    blocks = [test, typed, other]
    if inside:
        inner = InsideTests(copies, tests, regions.tree)
        blocks += resume(copies, inner, inside, (test, typed, other), cond)
    else:
        assert cond is not None
        join = Block(-1)
        test.terminator = Branch(cond, typed, other, join)
        typed.preds, other.preds = [test], [test]
        copies.lead_into_other(other)
        copies.join(join, [copies.part.block(copies.left)], [copies.leaving_copy()])
        blocks.append(join)
    copies.enter_by(test)
    function.blocks += copies.finish(blocks, bool(inside))
    return copies
