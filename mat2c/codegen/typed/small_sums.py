"""Elementwise sums of truth values and characters, which C's `int` holds.

    n = a(up, :) + a(down, :) - '0'      (double)(a[…] + a[…] - 48)

Doubles would be exact as well, but the C compiler makes wider and slower code of them.
"""

from __future__ import annotations

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Operand, Tree
from mat2c.types.rep import BOOL, CHAR, F64

_SUMS = frozenset(("plus", "minus"))
_LARGEST = 2**30  # of an operand, and of the sum


def is_small(frame: TypedFrame, tree: Tree) -> bool:
    """True for a sum whose operands are such elements, whole constants or such sums. The answer is
    kept, since each part of the tree is asked."""
    if tree not in frame.small_sums:
        frame.small_sums[tree] = _is_sum(frame, tree)
    return frame.small_sums[tree]


def _is_sum(frame: TypedFrame, tree: Tree) -> bool:
    if tree.op not in _SUMS or frame.element(tree) is not F64:
        return False
    return frame.type(tree).range.fits(-_LARGEST, _LARGEST) and all(
        _is_part(frame, a) for a in tree.args
    )


def _is_part(frame: TypedFrame, operand: Operand) -> bool:
    if isinstance(operand, Const):
        value = operand.value
        if not isinstance(value, (bool, int, float)) or not abs(value) <= _LARGEST:
            return False
        return float(value).is_integer() and str(value) != "-0.0"
    if frame.element(operand) in (BOOL, CHAR):
        return True
    return isinstance(operand, Tree) and is_small(frame, operand)
