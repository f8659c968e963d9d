"""Conditions that are decided one after the other become one: `a && b`.

    ^0: branch %a, ^1, ^2, merge ^2               ^0: branch (and %a, %b), ^3, ^2, merge ^2
    ^1: branch %b, ^3, ^2, merge ^2      becomes

    ^0: branch %a, ^2, ^1, merge ^2               ^0: %2 = or %a, (lt %x, 3)
    ^1: %1 = lt %x, 3                                 jump ^2
        jump ^2                          becomes
    ^2: %2 = phi true, %1

The second condition must be an expression that can't fail: in C, too, it is computed only where the
first has not decided.

Requires: `fusion`, `preds`. Keeps: types. Breaks: dominators, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.cfg.loop_blocks import structural_blocks
from mat2c.ir.core import Block, Branch, Const, Instr, Jump, Operand, Tree, Value
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.analysis.foldable_operations import foldable
from mat2c.opt.analysis.typed_reductions import operand_type
from mat2c.opt.arrays.fusion import fuse
from mat2c.opt.scalar.constant_folding import needed
from mat2c.opt.scalar.copy_propagation import propagate_copies, same_kind
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.simplify_cfg import simplify_cfg
from mat2c.types.lattice import Type
from mat2c.types.rep import BOOL, rep_of
from mat2c.types.type_constructors import scalar

_TRUTH = scalar("logical")


def join_conditions(flow: Flow) -> None:
    """Joins conditions where the arms allow it, inner ones first."""
    joiner = _Joiner(flow)
    found = False
    for block in reversed(flow.function.blocks):
        while joiner.join_value(block) or joiner.join_branch(block):
            found = True
    if not found:
        return
    simplify_cfg(flow.function)
    for block in flow.function.blocks:
        for instr in block.instrs:
            flow.block_of[instr] = block
    propagate_copies(flow.function, same_kind)
    remove_dead(flow.function, lambda instr: needed(flow, instr))
    fuse(flow)


class _Joiner:
    """What the joins of one function share."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.special = structural_blocks(flow.function)
        self.latches = {b.loop.latch for b in flow.function.blocks if b.loop is not None}
        self.uses: dict[Value, list[Use]] = uses_of(flow.function)

    # --- the value of `a && b` ----------------------------------------------------------------

    def join_value(self, block: Block) -> bool:
        """A φ of a constant and the second condition becomes an expression of both."""
        branch = block.terminator
        if not isinstance(branch, Branch) or not self._ends_freely(block):
            return False
        merge = branch.merge
        arms = [arm for arm in branch.successors() if arm is not merge]
        if len(arms) != 1 or not self._only_decides(arms[0], merge):
            return False
        (arm,) = arms
        decided = self._decided(block, arm, merge)
        if decided is None or not self._is_condition(branch.cond):
            return False
        phi, at, value = decided
        first = phi.args[at]
        assert isinstance(first, Const)
        block.instrs.append(self._joined(branch, arm, bool(first.value), value))
        phi.args[at] = block.instrs[-1].target
        block.terminator = Jump(merge)
        _drop_pred(merge, arm)
        return True

    def _only_decides(self, arm: Block, merge: Block) -> bool:
        """True if a block at most computes one expression on its way to the merge block."""
        jump = arm.terminator
        if arm in self.special or len(arm.preds) != 1 or len(arm.instrs) > 1:
            return False
        if not isinstance(jump, Jump) or jump.target is not merge:
            return False
        return not arm.instrs or self._used_once(arm.instrs[0])

    def _used_once(self, instr: Instr) -> bool:
        if len(instr.targets) != 1 or len(self.uses.get(instr.target, ())) != 1:
            return False
        return _is_logical(instr.target.type) and foldable(self.flow, instr)

    def _decided(self, block: Block, arm: Block, merge: Block) -> tuple[Instr, int, Operand] | None:
        """The φ that has a constant from the block: it, the place, and what the arm gives."""
        here, there = merge.preds.index(block), merge.preds.index(arm)
        found: tuple[Instr, int, Operand] | None = None
        for phi in merge.phis():
            first, second = phi.args[here], phi.args[there]
            if first == second and isinstance(first, Const) == isinstance(second, Const):
                continue
            constant = isinstance(first, Const) and first.cls == "logical"
            if found is not None or not constant or not self._is_condition(second):
                return None
            found = phi, here, second
        made = arm.instrs[0].target if arm.instrs else None
        return found if found is not None and (made is None or made is found[2]) else None

    def _joined(self, branch: Branch, arm: Block, decided: bool, value: Operand) -> Instr:
        """`and` where the first condition decides by being false, else `or`."""
        cond = branch.cond
        if (branch.then is arm) == decided:  # its negation decides
            cond = Tree("not", [cond], NOTHING, operand_type(self.flow, cond))
        if arm.instrs:
            made = arm.instrs[0]
            value = Tree(made.op, made.args, made.payload, made.target.type)
        target = self.flow.function.fresh("")
        target.type = _TRUTH
        if not isinstance(value, Const):
            instr = Instr("or" if decided else "and", [target], [cond, value])
        elif isinstance(cond, Tree):  # the other constant: it is the condition itself
            instr = Instr(cond.op, [target], cond.args, payload=cond.payload)
        else:
            instr = Instr("copy", [target], [cond])
        target.definition = instr
        self.uses[target] = [(arm, instr)]
        return instr

    # --- branches on `a && b` -----------------------------------------------------------------

    def join_branch(self, block: Block) -> bool:
        """Two branches of which one arm is the same become one."""
        outer = block.terminator
        if not isinstance(outer, Branch) or not self._may_branch(block):
            return False
        for arm in outer.successors():
            inner = arm.terminator
            if arm.instrs or arm in self.special or len(arm.preds) != 1:
                continue
            if isinstance(inner, Branch) and self._join(block, outer, arm, inner):
                return True
        return False

    def _may_branch(self, block: Block) -> bool:
        return self._ends_freely(block) or (
            block.loop is not None and block.loop.kind == "while" and block.handler is None
        )

    def _ends_freely(self, block: Block) -> bool:
        """True if its branch is no test of a loop, and outside of what a handler looks after."""
        return block.loop is None and block.handler is None and block not in self.latches

    def _join(self, block: Block, outer: Branch, arm: Block, inner: Branch) -> bool:
        other = outer.orelse if outer.then is arm else outer.then
        if other not in inner.successors() or inner.then is inner.orelse or other is arm:
            return False
        if block.loop is None and inner.merge is not outer.merge:
            return False
        if block.loop is not None and (other is not outer.merge or inner.then is other):
            return False
        if not self._is_condition(outer.cond) or not self._is_condition(inner.cond):
            return False
        if not _agree(other, block, arm):
            return False
        goes_on = inner.orelse if inner.then is other else inner.then
        both = outer.then is arm  # else either
        left = outer.cond
        right = inner.cond
        if (inner.then is goes_on) != both:
            right = Tree("not", [right], NOTHING, _TRUTH)
        cond = Tree("and" if both else "or", [left, right], NOTHING, _TRUTH)
        then, orelse = (goes_on, other) if both else (other, goes_on)
        block.terminator = Branch(cond, then, orelse, outer.merge)
        _drop_pred(other, arm)
        goes_on.preds = [block if p is arm else p for p in goes_on.preds]
        return True

    def _is_condition(self, operand: Operand) -> bool:
        return _is_logical(operand_type(self.flow, operand))


def _is_logical(known: Type | None) -> bool:
    return known is not None and rep_of(known).element is BOOL and known.is_scalar


def _agree(merge: Block, first: Block, second: Block) -> bool:
    """True if the φs have the same operand from both blocks."""
    here, there = merge.preds.index(first), merge.preds.index(second)
    return all(
        phi.args[here] == phi.args[there] and type(phi.args[here]) is type(phi.args[there])
        for phi in merge.phis()
    )


def _drop_pred(block: Block, gone: Block) -> None:
    at = block.preds.index(gone)
    del block.preds[at]
    for phi in block.phis():
        del phi.args[at]
