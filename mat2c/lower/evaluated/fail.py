"""Lowering of `fail`, which runs a text with the variables of its caller and says whether it failed
as it should.

    fail (t, "too few")     becomes     __fail_begin__ (t, "too few");
                                        try,  eval ([t ";"]),  failed = false;
                                        catch,  failed = true;
                                        end
                                        __fail_verdict__ (failed, t, "too few");
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.evaluated.eval_computed import run_operands
from mat2c.lower.evaluated.eval_constant import run_constant
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import FALSE, STATEMENT, TRUE, Context, Want
from mat2c.lower.statements.try_blocks import guarded
from mat2c.support.diagnostics import Span


@special("fail")
def fail(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """As a statement or for its value, which is always true."""
    operands = arguments(ctx, args)
    call_operands(ctx, "__fail_begin__", operands, STATEMENT, span)
    if not args:
        return ctx.only(TRUE, want)
    failed = ctx.function.fresh()

    def run() -> None:
        if isinstance(args[0], ast.String):
            run_constant(ctx, ctx.session.texts.quiet(args[0]), span)
        else:
            text = ctx.b.emit("hcat", operands[0], Const(";", "char"), span=span)
            run_operands(ctx, [text], STATEMENT, span)
        ctx.b.define(failed, "copy", FALSE, span=span)

    def note() -> None:
        ctx.b.emit("catch", span=span)
        ctx.b.define(failed, "copy", TRUE, span=span)

    guarded(ctx, run, note)
    call_operands(ctx, "__fail_verdict__", [failed, *operands], STATEMENT, span)
    if want.kind == "statement":
        return [ctx.b.emit("undef", span=span)]
    return ctx.only(TRUE, want)
