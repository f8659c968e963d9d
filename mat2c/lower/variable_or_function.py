"""Names of which only the run tells whether they are variables or functions.

    if c, sum = [5 6]; end
    sum (2)                  if sum is defined: its second element, otherwise the function's value

What is read of such a name is lowered on a way for each of its meanings.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.core import MAGIC_COLON, Operand, Splat
from mat2c.ir.payloads.access_payloads import CellRead
from mat2c.lower.lowering_context import ONE_VALUE, Context, Want
from mat2c.lower.statements.undefined_paths import Ways
from mat2c.support.diagnostics import Span


def part(ctx: Context, name: str, span: Span, lower: Callable[[], None]) -> None:
    """Lowers where `name` is a variable, and where it is none."""
    merge, ways = ctx.b.new_block(), Ways(ctx)
    variable, function = ctx.b.new_block(), ctx.b.new_block()
    known = ctx.b.emit("isdef", ctx.read_raw(name, span), span=span)
    ctx.b.branch(known, variable, function, merge)
    ctx.b.start(variable)
    with ways.way():
        ctx.doubtful.discard(name)
        lower()
    ctx.b.jump(merge)
    outer, ctx.b.guess = ctx.b.guess, True
    ctx.b.start(function)
    with ways.way():
        ctx.clear(name)
        lower()
    ctx.b.jump(merge)
    ctx.b.guess = outer
    ctx.b.start(merge)
    ways.meet()


def either(
    ctx: Context,
    name: str,
    span: Span,
    lower: Callable[[], list[Operand]],
    want: Want = ONE_VALUE,
) -> list[Operand]:
    """The values of an expression that reads `name`: as many as are wanted. A comma list waits in a
    cell where the ways meet."""
    is_list = want.kind in ("list", "dynamic")
    results = [ctx.function.fresh() for _ in range(want.count if want.kind == "outputs" else 1)]

    def set_results() -> None:
        values = lower()
        if is_list:
            values = [ctx.b.emit("cellrow", *values, span=span)]
        for result, value in zip(results, values, strict=True):
            ctx.b.define(result, "copy", value, span=span)

    part(ctx, name, span, set_results)
    if is_list:
        return [
            Splat(ctx.b.emit("celllist", results[0], MAGIC_COLON, span=span, payload=CellRead()))
        ]
    return [*results]
