"""`inputname`: what the arguments of the current call are written as.

    show(x, y + 1)       {'x', 'x', '', 'y + 1'} is left for the callee, then the call

A function that mentions `inputname` takes the texts when it is entered. Of each argument there are
two: the name if it is a variable, and the expression. A call through a handle leaves none.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast, unparse_expr
from mat2c.ir.core import EMPTY, Const, Operand
from mat2c.ir.payloads.variable_payloads import GlobalVariable, Named
from mat2c.lower.lowering_context import Context
from mat2c.resolve.variables import collect
from mat2c.support.diagnostics import Span

_LEFT = ".argument names"  # a global variable that no program can name


def asks_names(ctx: Context, definition: ast.FunctionDef) -> bool:
    """True if a function uses `inputname`."""
    known = ctx.session.asking_names
    if definition not in known:
        known[definition] = "inputname" in collect(definition.body).mentioned
    return known[definition]


def leave_names(
    ctx: Context, definition: ast.FunctionDef, exprs: Sequence[ast.Expr], span: Span
) -> None:
    """Before a call: the texts for the callee."""
    if asks_names(ctx, definition):
        _leave(ctx, exprs, span)


def leave_for_methods(
    ctx: Context, names: Sequence[str], exprs: Sequence[ast.Expr], span: Span
) -> bool:
    """The same before a call that may be one of methods of these names; whether one asks."""
    methods = [m for name in names for m in ctx.session.classes.method_names.get(name, ())]
    asks = any(m.definition is not None and asks_names(ctx, m.definition) for m in methods)
    if asks:
        _leave(ctx, exprs, span)
    return asks


def display_variable(ctx: Context, name: str, span: Span) -> None:
    """Prints a variable as a statement without semicolon does."""
    display_value(ctx, ctx.read(name, span), name, span)


def display_value(ctx: Context, value: Operand, name: str, span: Span) -> None:
    """Prints a value under a name, which a method may ask for."""
    shown = [ast.Name(name, span=span)]
    asks = leave_for_methods(ctx, ("display", "disp"), shown, span)
    ctx.b.perform("display", value, span=span, payload=Named(name))
    if asks:  # it may have been no object
        ctx.b.perform("storeglobal", EMPTY, span=span, payload=GlobalVariable(_LEFT))


def _leave(ctx: Context, exprs: Sequence[ast.Expr], span: Span) -> None:
    texts: list[Operand] = []
    for expr in exprs:
        variable = isinstance(expr, ast.Name) and (ctx.is_variable(expr.id) or expr.id == "ans")
        text = unparse_expr(expr)
        texts += [Const(text if variable else "", "char"), Const(text, "char")]
    value = ctx.b.emit("cellrow", *texts, span=span) if texts else EMPTY
    ctx.b.perform("storeglobal", value, span=span, payload=GlobalVariable(_LEFT))


def take_names(ctx: Context, definition: ast.FunctionDef) -> None:
    """At the entry of a function: the texts that its caller left."""
    if asks_names(ctx, definition):
        ctx.argument_names = ctx.function.fresh()
        left = ctx.b.emit("loadglobal", span=definition.span, payload=GlobalVariable(_LEFT))
        ctx.b.define(ctx.argument_names, "copy", left, span=definition.span)
        ctx.b.perform("storeglobal", EMPTY, span=definition.span, payload=GlobalVariable(_LEFT))
