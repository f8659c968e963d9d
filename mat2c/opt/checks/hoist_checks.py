"""Checks of subscripts that can be told before a loop.

    for k = 1:n                        if 1 and n lie inside a
        s = s + a(k)       becomes         the loop without the check
                                       else
                                           the loop with it

Both versions come from one loop: here it is only noted (`Loop.hoisted`) which checks go, and of
each between what ends its subscripts stay; code generation writes the condition and the two loops.
Where the condition does not hold, errors come where and when they did.

A check goes if the ends of its subscripts are known before the loop (`affine`), and the extents of
its array do not change in the loop; assignments that could make it grow are told, too. Of a nest
the outermost loop is chosen that takes all checks of those inside it along.

Requires: types, `subscript_checks`, `fusion`. Keeps: all.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import MAGIC_COLON, Block, Instr, Operand, Told, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.access_payloads import CheckCounters, SubscriptCheck
from mat2c.ir.payloads.payload import payload_of
from mat2c.opt.analysis.affine import Affine
from mat2c.support.record import replace
from mat2c.types.rep import Kind, rep_of

Pair = tuple[Operand, Operand]
_STEPS = 40  # definitions followed to find the array that is updated
_LONG = 240  # instructions of a nest that is still written twice
_MOST = 12  # checks of a nest told at once


def hoist_checks(flow: Flow) -> None:
    """Notes for loops which of their checks can be told before them."""
    taken: set[Block] = set()
    for header in flow.function.blocks:
        if header.loop is None or header.loop.kind == "until" or header in taken or header.rare:
            continue
        blocks = loop_blocks(header)
        if any(b.handler is not None for b in blocks):
            continue
        nested = any(b.loop and b is not header for b in blocks)
        if nested and sum(len(b.instrs) for b in blocks) > _LONG:
            continue
        loop = _Loop(flow, header, [b for b in flow.function.blocks if b in blocks])
        asked = loop.checks + loop.growing
        told = {i: known for i in asked if (known := loop.told(i)) is not None}
        if not told or (nested and (len(told) < len(asked) or len(told) > _MOST)):
            continue
        for instr, known in told.items():
            loop.note(instr, known)
        taken |= blocks


class _Loop:
    """One loop, with those inside it.

    `steady` are the assignments that can be told not to grow their array: while that holds, its
    extents are those that it has before the loop.
    """

    def __init__(self, flow: Flow, header: Block, blocks: list[Block]) -> None:
        self.flow = flow
        self.header = header
        self.affine = Affine(flow, header, set(blocks))
        instrs = [i for block in blocks for i in block.instrs]
        self.checks = [
            i for i in instrs if i.op == "checkindex" and not payload_of(i, SubscriptCheck).proved
        ]
        self.growing = [i for i in instrs if i.op == "subsasgn" and i.payload.grow]
        self.steady: set[Instr] = {i for i in self.growing if self.ends_of(i) is not None}
        self._settle()

    def _settle(self) -> None:
        """Leaves in `steady` those whose array comes from before the loop by such alone."""
        while True:
            lost = {i for i in self.steady if self.extents_of(i.args[0]) is None}
            if not lost:
                return
            self.steady -= lost

    def told(self, instr: Instr) -> Told | None:
        """What can be told of a check, or of an assignment that may grow its array."""
        if instr.op == "subsasgn" and instr not in self.steady:
            return None
        extents, ends = self.extents_of(instr.args[0]), self.ends_of(instr)
        return None if extents is None or ends is None else Told(extents, ends)

    def ends_of(self, instr: Instr) -> tuple[Pair | None, ...] | None:
        """The ends of the subscripts that are not proved."""
        block = self.affine.inside[instr]
        if instr.op == "checkindex":
            subs, asked = instr.args[1:], list(payload_of(instr, SubscriptCheck).which)
        else:
            subs = instr.args[2:]
            grow = instr.payload.grow or ()
            asked = [k in grow for k in range(len(subs))]
        found: list[Pair | None] = []
        for sub, wanted in zip(subs, asked, strict=True):
            ends = self.affine.ends(sub, block) if wanted and sub != MAGIC_COLON else None
            if wanted and ends is None:
                return None
            found.append((ends.low, ends.high) if ends is not None else None)
        return tuple(found)

    def note(self, instr: Instr, told: Told) -> None:
        """Leaves with the loop what code generation needs."""
        assert self.header.loop is not None
        self.header.loop.hoisted[instr] = told
        instrs = self.affine.inside[instr].instrs
        k = instrs.index(instr) - 1
        while k >= 0 and instrs[k].op == "checkindex":
            k -= 1
        if k >= 0 and instrs[k].op == "countsite":
            site = instrs[k]
            site.payload = replace(payload_of(site, CheckCounters), check=instr)

    # --- extents ------------------------------------------------------------------------------

    def extents_of(self, base: Operand) -> Operand | None:
        """A value with the extents of an array, as they are throughout the loop, that is there
        before it."""
        known = self.flow.type_of(base)
        if known.shape is None or known.is_bottom:
            return None
        if known.shape.is_static:
            return base
        root = self._root(base) if isinstance(base, Value) else None
        if root is None:
            return None
        origin = self.flow.type_of(root)
        if rep_of(origin).kind is not Kind.ARRAY or origin.rank != known.rank:
            return None
        return root

    def _root(self, base: Value) -> Value | None:
        """The one value of before the loop, or φ at its head, whose extents an array keeps."""
        roots: set[Value] = set()
        seen: set[Value] = set()
        todo: list[Operand] = [base]
        while todo:
            here = todo.pop()
            if not isinstance(here, Value) or len(seen) > _STEPS:
                return None
            made = here.definition
            if made is None or made not in self.affine.inside:
                roots.add(here)
            elif here not in seen:
                seen.add(here)
                before = self._kept(made)
                if not before:
                    return None
                if made.op == "phi" and made in self.header.instrs:
                    roots.add(here)
                todo += before
        return roots.pop() if len(roots) == 1 else None

    def _kept(self, made: Instr) -> list[Operand]:
        """The operands whose extents the result has."""
        assert self.header.loop is not None
        if made.op == "phi" and made in self.header.instrs:
            latch = self.header.loop.latch
            return [a for a, p in zip(made.args, self.header.preds, strict=True) if p is latch]
        if made.op == "phi":
            return made.args
        if made.op in IDENTITIES:
            return made.args[:1]
        if made.op != "subsasgn" or (made.payload.grow != () and made not in self.steady):
            return []
        return made.args[:1]
