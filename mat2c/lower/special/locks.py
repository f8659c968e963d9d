"""Lowering of `mlock`, `munlock` and `mislocked`, which are told the function that calls them."""

from __future__ import annotations

from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import ONE_VALUE, Context, Want
from mat2c.support.diagnostics import Span


@special("mlock", "munlock", "mislocked")
def locks(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand]:
    definition = ctx.scope.definition
    told: list[Operand] = [Const(name, "char")]
    told.append(Const("" if definition is None else definition.name, "char"))
    result = call_operands(ctx, "__locks__", told + arguments(ctx, args), ONE_VALUE, span)
    if name == "mislocked":
        return ctx.only(result[0], want)
    return [ctx.b.emit("undef", span=span)]
