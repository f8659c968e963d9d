"""Branches that go one way in all analyses of a function do so in the function.

    %1 = nargin                       (in every call 2)
    %2 = lt %1, 2
    branch %2, ^1, ^2, merge ^2       becomes    jump ^2

Requires: SSA, analyses of copies with the same block numbers.  Breaks: liveness; leaves copies.
"""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.infer.flow import Flow
from mat2c.ir.core import Branch, Const, Function
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.simplify_cfg import simplify_cfg

_Edge = tuple[int, int]


def decide_branches(function: Function, flows: Iterable[Flow]) -> None:
    """Removes what no analysis has reached behind branches."""
    taken: set[_Edge] = set()
    for flow in flows:
        taken |= {(block.number, after.number) for block, after in flow.open_edges}
    changed = False
    for block in function.blocks:
        branch = block.terminator
        if isinstance(branch, Branch) and block.loop is None and branch.then is not branch.orelse:
            ways = [(block.number, arm.number) in taken for arm in (branch.then, branch.orelse)]
            if ways[0] != ways[1]:
                branch.cond = Const(ways[0], "logical")
                changed = True
    if changed:
        simplify_cfg(function)
        remove_dead(function)
