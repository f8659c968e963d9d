"""Loops in two versions: the condition under which the checks noted by `hoist_checks` all hold.

A subscript that stays between two ends is inside throughout if they are.
"""

from __future__ import annotations

from functools import partial, reduce

from mat2c.codegen.checks.check_code import extent_along
from mat2c.codegen.typed.element_extents import extents_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Block, Instr, Told
from mat2c.ir.payloads.access_payloads import SubscriptCheck
from mat2c.lir.c_expr import ONE, Binary, Expr, atom, value_of
from mat2c.types.rep import INDEX


def all_inside(frame: TypedFrame, header: Block) -> Expr | None:
    """The condition; None where the loop has one version."""
    loop = header.loop
    if loop is None or not loop.hoisted:
        return None
    tests: list[Expr] = []
    for check, told in list(loop.hoisted.items()):
        own = _tests(frame, check, told)
        if any(_outcome(test) is False for test in own):
            del loop.hoisted[check]  # it stays in the loop
        else:
            tests += [test for test in own if _outcome(test) is None]
    return reduce(partial(Binary, "&&"), dict.fromkeys(tests)) if tests else None


def _tests(frame: TypedFrame, check: Instr, told: Told) -> list[Expr]:
    """What one check asks of its subscripts."""
    low_only = isinstance(check.payload, SubscriptCheck) and check.payload.low_only
    high_only = check.op == "subsasgn"  # growth
    dims = [] if low_only else extents_of(frame, told.extents)
    tests: list[Expr] = []
    for k, pair in enumerate(told.ends):
        if pair is None:
            continue
        low, high = (scalar_expr(frame, end, INDEX) for end in pair)
        if not high_only:
            tests.append(Binary(">=", low, ONE))
        if not low_only:
            tests.append(Binary("<=", high, atom(extent_along(dims, k, len(told.ends)))))
    return tests


def _outcome(test: Expr) -> bool | None:
    """What a comparison of constants gives, `3 >= 1`; None of others."""
    assert isinstance(test, Binary)
    left, right = value_of(test.left), value_of(test.right)
    if left is None or right is None:
        return None
    return left >= right if test.operator == ">=" else left <= right
