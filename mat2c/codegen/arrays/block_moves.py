"""Blocks of elements that move within an array: x(k+1:n+1) = x(k:n)."""

from __future__ import annotations

from mat2c.codegen.typed.c_extents import linear, product
from mat2c.codegen.typed.element_expressions import At, loops, position
from mat2c.codegen.typed.element_extents import selected
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_block
from mat2c.ir.core import Operand, Tree, Value
from mat2c.lir.c_expr import ZERO
from mat2c.lir.c_stmt import Code, code
from mat2c.lir.expr_printer import spelled


def move_block(
    frame: TypedFrame, target: Value, source: Tree, subs: list[Operand], axis: int
) -> Code:
    """One move for each place of the dimensions behind the axis: what is moved there is in one
    piece."""
    base, *here = source.args
    assert isinstance(base, Value)
    own = frame.dims(target)
    old = own if frame.plan.same_storage(target, base) else frame.dims(base)
    before = product(own[:axis]) if len(subs) > 1 else "1"
    count = selected(frame, target, subs[axis], axis, len(subs))
    length = product([before, count])
    behind = [selected(frame, target, s, k, len(subs)) for k, s in enumerate(subs)][axis + 1 :]
    ctype = frame.element(target).ctype

    def place(dims: list[str], subscripts: list[Operand], at: At) -> str:
        index = [*[ZERO] * (axis + 1), *at.index]
        offsets = [position(frame, s, i, None) for s, i in zip(subscripts, index, strict=True)]
        return spelled(offsets[0] if len(subscripts) == 1 else linear(offsets, dims))

    def body(at: At) -> Code:
        to = f"&{frame.array(target)}[{place(own, subs, at)}]"
        start = f"&{frame.array(base)}[{place(old, here, at)}]"
        return code(copy_block(to, start, length, ctype))

    return loops(frame, behind, False, body)
