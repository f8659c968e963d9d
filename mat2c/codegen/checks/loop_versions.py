"""Loops in two versions: the condition under which the checks noted by `hoist_checks` all hold.

A subscript that stays between two ends is inside throughout if they are.
"""

from __future__ import annotations

from mat2c.codegen.checks.check_code import extent_along
from mat2c.codegen.typed.element_expressions import extents_of
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Block, Instr, Told
from mat2c.types.rep import INDEX


def all_inside(frame: TypedFrame, header: Block) -> str:
    """The condition; "" where the loop has one version."""
    loop = header.loop
    if loop is None or not loop.hoisted:
        return ""
    tests = [test for check, told in loop.hoisted.items() for test in _tests(frame, check, told)]
    return " && ".join(dict.fromkeys(tests))


def _tests(frame: TypedFrame, check: Instr, told: Told) -> list[str]:
    """What one check asks of its subscripts."""
    low_only = bool(check.attrs.get("low_only"))
    high_only = check.op == "subsasgn"  # growth
    dims = [] if low_only else extents_of(frame, told.extents)
    tests = []
    for k, pair in enumerate(told.ends):
        if pair is None:
            continue
        low, high = (scalar_text(frame, end, INDEX) for end in pair)
        if not high_only:
            tests.append(f"{low} >= 1")
        if not low_only:
            tests.append(f"{high} <= {extent_along(dims, k, len(told.ends))}")
    return [test for test in tests if not _is_true(test)]


def _is_true(test: str) -> bool:
    """`3 >= 1`"""
    left, sign, right = test.split(" ", 2) if test.count(" ") == 2 else ("", "", "")
    if not (left.isdigit() and right.isdigit()):
        return False
    return int(left) >= int(right) if sign == ">=" else int(left) <= int(right)
