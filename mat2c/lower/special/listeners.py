"""`listener`, whose object is told of events as long as something refers to it."""

from __future__ import annotations

from mat2c.ir.core import Operand
from mat2c.lower.calls import Args, special
from mat2c.lower.lowering_context import Context, Want
from mat2c.support.diagnostics import Span


@special("listener")
def listener(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """A call like others, in a program that sees when an object is given up."""
    ctx.session.program.has_listeners = True
    return None
