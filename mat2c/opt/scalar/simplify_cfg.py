"""A smaller control-flow graph: branches on constants go one way, blocks that nothing reaches
vanish, a block is joined to its only predecessor.

    ^1: branch true, ^2, ^3, merge ^3        ^1: %x = …
    ^2: %x = …                                   jump ^3
        jump ^3

The structure stays: a block that is named as a merge, latch or exit, or that begins a loop or try,
is not joined, and a `for` loop keeps its test unless it has no iterations.

Keeps: SSA, types. Breaks: dominators, liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.builder import drop_idle_handlers, rebuild
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Jump
from mat2c.ir.payloads.payload import NOTHING


def simplify_cfg(function: Function, can_fail: Callable[[Instr], bool] | None = None) -> None:
    """`can_fail`, if given, tells which instructions may raise an error; blocks without any lose
    their handler."""
    for block in function.blocks:
        _fold(block)
    if can_fail is not None:
        drop_idle_handlers(function, can_fail)
    rebuild(function)
    if [block for block in function.blocks if _runs_once(block)]:
        rebuild(function)
    _join(function)
    rebuild(function)


def _fold(block: Block) -> None:
    """A branch on a constant becomes a jump."""
    branch = block.terminator
    if not isinstance(branch, Branch) or not isinstance(branch.cond, Const):
        return
    if block.loop is not None and block.loop.kind == "for":
        if branch.cond.value:
            return
        block.loop = None  # no iterations
    if any(arm.loop is not None and arm.loop.latch is block for arm in branch.successors()):
        return  # the test of an "until" loop stands in its latch
    block.terminator = Jump(branch.then if branch.cond.value else branch.orelse)


def _runs_once(block: Block) -> bool:
    """A `for` loop whose first iteration always leaves the function is no loop."""
    loop, branch = block.loop, block.terminator
    if loop is None or loop.kind != "for" or not isinstance(branch, Branch):
        return False
    certain = isinstance(branch.cond, Const) and bool(branch.cond.value)
    if not certain or loop.latch.preds or loop.merge.preds != [block]:
        return False
    block.loop = None
    block.terminator = Jump(branch.then)
    return True


def _join(function: Function) -> None:
    named = _named(function)
    gone: set[Block] = set()
    for block in function.blocks:
        if block in gone:
            continue
        while isinstance(block.terminator, Jump):
            following = block.terminator.target
            if following in named or following.preds != [block] or not _alike(block, following):
                break
            _append(block, following)
            gone.add(following)
    function.blocks = [block for block in function.blocks if block not in gone]


def _append(block: Block, following: Block) -> None:
    """Joins a block to its only predecessor; its φs have one operand."""
    for instr in following.instrs:
        if instr.op == "phi":
            instr.op, instr.payload = "copy", NOTHING
    block.instrs += following.instrs
    block.terminator = following.terminator
    for successor in following.successors():
        successor.preds = [block if p is following else p for p in successor.preds]


def _alike(block: Block, following: Block) -> bool:
    """Whether errors in both end up in the same place with the same variables; what is rare stays
    apart."""
    return block.handler is None and following.handler is None and block.rare == following.rare


def _named(function: Function) -> set[Block]:
    """The blocks that the structure of the program names."""
    named = {function.entry, function.exit}
    for block in function.blocks:
        if isinstance(block.terminator, Branch):
            named |= {block.terminator.merge}
        if block.loop is not None:
            named |= {block, block.loop.merge, block.loop.latch}
        if block.try_merge is not None:
            named |= {block, block.try_merge}
        if block.handler is not None:
            named.add(block.handler)
    return named
