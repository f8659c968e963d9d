"""`inputname`: what the arguments of the current call are written as.

    show(x, y + 1)       {'x', 'x', '', 'y + 1'} is left for the callee, then the call

A function that mentions `inputname` takes the texts when it is entered. Of each argument there are
two: the name if it is a variable, and the expression. A call through a handle leaves none.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast, unparse_expr
from mat2c.ir.core import EMPTY, Const, Operand
from mat2c.lower.lowering_context import Context
from mat2c.resolve.variables import collect
from mat2c.support.diagnostics import Span

_LEFT = ".argument names"  # a global variable that no program can name


def asks_names(ctx: Context, definition: ast.FunctionDef) -> bool:
    """Does a function use `inputname`?"""
    known = ctx.session.asking_names
    if definition not in known:
        known[definition] = "inputname" in collect(definition.body).mentioned
    return known[definition]


def leave_names(
    ctx: Context, definition: ast.FunctionDef, exprs: Sequence[ast.Expr], span: Span
) -> None:
    """Before a call: the texts for the callee."""
    if not asks_names(ctx, definition):
        return
    texts: list[Operand] = []
    for expr in exprs:
        variable = isinstance(expr, ast.Name) and ctx.is_variable(expr.id)
        text = unparse_expr(expr)
        texts += [Const(text if variable else "", "char"), Const(text, "char")]
    value = ctx.b.emit("cellrow", *texts, span=span) if texts else EMPTY
    ctx.b.perform("storeglobal", value, span=span, name=_LEFT)


def take_names(ctx: Context, definition: ast.FunctionDef) -> None:
    """At the entry of a function: the texts that its caller left."""
    if asks_names(ctx, definition):
        ctx.argument_names = ctx.function.fresh()
        left = ctx.b.emit("loadglobal", span=definition.span, name=_LEFT)
        ctx.b.define(ctx.argument_names, "copy", left, span=definition.span)
        ctx.b.perform("storeglobal", EMPTY, span=definition.span, name=_LEFT)
