"""Branches with nothing in either arm vanish, and with them what computed their condition.

    branch %1, ^1, ^2, merge ^2            jump ^2
    ^1: jump ^2

Requires: SSA, `preds`. Keeps: types. Breaks: dominators, liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.builder import rebuild
from mat2c.ir.cfg.loop_blocks import structural_blocks
from mat2c.ir.core import Block, Branch, Function, Instr, Jump
from mat2c.opt.scalar.dead_code import must_run, remove_dead


def remove_hollow(function: Function, needed: Callable[[Instr], bool] = must_run) -> bool:
    """Removes such branches, inner ones first; whether there were any."""
    special = structural_blocks(function)
    found = False
    for block in reversed(function.blocks):
        branch = block.terminator
        if isinstance(branch, Branch) and _is_hollow(block, branch, special):
            block.terminator = Jump(branch.merge)
            branch.merge.preds = [block]
            found = True
    if found:
        rebuild(function)
        remove_dead(function, needed)
    return found


def _is_hollow(block: Block, branch: Branch, special: set[Block]) -> bool:
    merge = branch.merge
    if block in special or merge in special or any(True for _ in merge.phis()):
        return False
    return all(_leads_to(merge, arm, special) for arm in branch.successors())


def _leads_to(merge: Block, arm: Block, special: set[Block]) -> bool:
    """Whether an arm does nothing on its way to the merge block."""
    while arm is not merge:
        after = arm.terminator
        if arm.instrs or arm in special or len(arm.preds) != 1 or not isinstance(after, Jump):
            return False
        arm = after.target
    return True
