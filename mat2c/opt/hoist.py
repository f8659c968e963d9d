"""Checks of subscripts that can be told before an innermost loop.

    for k = 1:n                        if a(1) … a(n) lie inside
        s = s + a(k)       becomes         the loop without the check
                                       else
                                           the loop with it

Both versions come from one loop: here it is only noted (`Loop.hoisted`) which checks go; code
generation writes the condition and the two loops. Where the condition does not hold, errors come
where and when they did.

A check goes if its subscripts are linear in the loop's variable, with integers that are defined
before the loop, and the extents of its array do not change in the loop. A linear subscript lies
inside if it does in the first and in the last iteration.

Requires: types, `checks`, `fuse`. Keeps: all.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Const, Instr, Operand, Tree, Value
from mat2c.ir.loops import loop_blocks
from mat2c.types.lattice import Type
from mat2c.types.rep import INDEX, Kind, rep_of

_WEIGHT = 256  # the sum of the coefficients of a subscript: times 2^53 no overflow
_DEPTH = 8
_STEPS = 40  # definitions followed to find the array that is updated


def hoist_checks(flow: Flow) -> None:
    """Notes for each innermost counted loop which of its checks can be told before it."""
    for header in flow.function.blocks:
        if header.loop is None or header.loop.kind != "for":
            continue
        blocks = loop_blocks(header)
        if any(b.handler is not None or (b.loop and b is not header) for b in blocks):
            continue
        found = _Loop(flow, header, blocks)
        for block in flow.function.blocks:
            if block in blocks:
                header.loop.hoisted += found.checks(block)


class _Loop:
    """One innermost loop."""

    def __init__(self, flow: Flow, header: Block, blocks: set[Block]) -> None:
        self.flow = flow
        self.header = header
        self.inside = {instr for block in blocks for instr in block.instrs}

    def checks(self, block: Block) -> list[Instr]:
        found = []
        for k, instr in enumerate(block.instrs):
            if instr.op != "checkindex" or instr.attrs.get("proved"):
                continue
            base, *subs = instr.args
            needed = [s for s, wrong in zip(subs, instr.attrs["which"], strict=True) if wrong]
            extents = self.extents_of(base)
            if extents is None or not all(0 < self.weight(s) <= _WEIGHT for s in needed):
                continue
            instr.attrs["extents"] = extents
            if k and block.instrs[k - 1].op == "countsite":
                block.instrs[k - 1].attrs["check"] = instr
            found.append(instr)
        return found

    # --- extents ------------------------------------------------------------------------------

    def extents_of(self, base: Operand) -> Operand | None:
        """A value with the extents of an array, as they are throughout the loop, that is there
        before it."""
        known = self.flow.type_of(base)
        if known.shape is None or known.is_bottom:
            return None
        if known.shape.is_static:
            return base
        for _ in range(_STEPS):
            made = base.definition if isinstance(base, Value) else None
            if made is None or made not in self.inside:
                return base
            if made in self.header.instrs and made.op == "phi":
                return base if self._is_fixed(known) else None
            if (made.op == "subsasgn" and not made.attrs.get("grow", True)) or made.op in (
                "copy",
                "phi",
            ):
                base = made.args[0]
            else:
                return None
            if self.flow.type_of(base).shape != known.shape:
                return None
        return None

    def _is_fixed(self, known: Type) -> bool:
        assert known.shape is not None
        return all(
            dim is not None and self.flow.is_invariant(dim, self.header) for dim in known.shape.dims
        )

    # --- subscripts ---------------------------------------------------------------------------

    def weight(self, sub: Operand, depth: int = 0) -> int:
        """The sum of the coefficients of a linear subscript; 0 where it is none."""
        if isinstance(sub, Const):
            return int(isinstance(sub.value, float) and sub.value.is_integer())
        if isinstance(sub, Value) and not self._is_index(sub.type):
            return 0
        made = sub if isinstance(sub, Tree) else None
        if isinstance(sub, Value):
            if sub.definition is None or sub.definition not in self.inside:
                return 1
            made_by = sub.definition
            if made_by.op == "forvalue":
                return int(self._is_loop_variable(made_by))
            made = Tree(made_by.op, made_by.args, made_by.attrs, sub.type)
        if made is None or depth == _DEPTH or not self._is_index(made.type):
            return 0
        parts = [self.weight(a, depth + 1) for a in made.args]
        if made.op == "copy":
            return parts[0]
        if made.op in ("plus", "minus") and all(parts):
            return sum(parts)
        if made.op == "times" and all(parts):
            return self._scaled(made.args, parts)
        return 0

    def _is_index(self, known: Type | None) -> bool:
        if known is None:
            return False
        rep = rep_of(known)
        return rep.kind is Kind.SCALAR and rep.element is INDEX

    def _is_loop_variable(self, made: Instr) -> bool:
        assert self.header.loop is not None
        base, inc, counter = made.args
        ends = all(
            isinstance(a, Const)
            or (isinstance(a, Value) and self._is_index(a.type) and a.definition not in self.inside)
            for a in (base, inc)
        )
        return ends and counter is self.header.loop.counter

    def _scaled(self, args: list[Operand], parts: list[int]) -> int:
        """A constant times something linear."""
        for factor, weight in zip(args, parts[::-1], strict=True):
            if isinstance(factor, Const) and isinstance(factor.value, float):
                return int(abs(factor.value)) * weight
        return 0
