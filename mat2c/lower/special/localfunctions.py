"""`localfunctions ()`: handles of the functions of the file that it is called in."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.calls import Args, special
from mat2c.lower.expressions.subscript_chains import emit_call
from mat2c.lower.lowering_context import ONE_VALUE, ZERO, Context, Want
from mat2c.support.diagnostics import Span


@special("localfunctions")
def localfunctions(
    ctx: Context, name: str, args: Args, want: Want, span: Span
) -> list[Operand] | None:
    """A column of those behind the first one; a script has none of its own."""
    if args:
        return None
    listed = list(ctx.unit.functions)[1:] if ctx.unit.tree.kind != "script" else []
    if not listed:
        extents: list[Operand] = [ZERO, ZERO]
        (none,) = emit_call(ctx, "builtin", extents, ONE_VALUE, span, BuiltinCall("cell"))
        return ctx.only(none, want)
    handles: list[list[ast.Expr]] = [[ast.FunctionHandle(f, span=span)] for f in listed]
    return ctx.only(ctx.expr(ast.CellLiteral(handles, span=span)), want)
