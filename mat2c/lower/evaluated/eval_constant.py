"""Lowering of `eval` and `evalc` with constant texts: the statements stand where the call
stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Const, Operand, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.value_payloads import Caught
from mat2c.lower.calls import Args, special
from mat2c.lower.evaluated.eval_computed import run_text
from mat2c.lower.lowering_context import LOCAL, STATEMENT, Context, Want
from mat2c.lower.statements.try_blocks import again, guarded
from mat2c.resolve.variables import collect
from mat2c.support.diagnostics import Span

Answer = list[Operand] | None
_LIST = Const("eval: invalid use of statement list", "char")


@special("eval")
def eval_(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """`eval(TEXT)` or `eval(TEXT, CATCH)`, as a statement or for values."""
    texts = _constants(args)
    if texts and want.kind == "statement":
        _run(ctx, texts, span)
        return [ctx.b.emit("undef", span=span)]
    if len(texts) == 1 and want.kind == "dynamic":
        expr = ctx.session.texts.expression(texts[0])
        if expr is not None:
            _close(ctx, [expr])
            return ctx.values(expr, want)
    if not texts or want.kind in ("outputs", "dynamic"):
        return run_text(ctx, args, want, span)
    result = ctx.function.fresh()
    _attempt(ctx, [partial(_evaluate, ctx, text, result, span) for text in texts], span)
    return ctx.only(result, want)


def _constants(args: Args) -> list[ast.String]:
    """The text to run and the one for where it fails, if any; none where one isn't constant."""
    texts = [arg for arg in args if isinstance(arg, ast.String)]
    return texts if len(texts) == len(args) <= 2 else []


def _attempt(ctx: Context, actions: Sequence[Callable[[], None]], span: Span) -> None:
    """The first action; the second if the first fails."""
    if len(actions) == 1:
        actions[0]()
        return

    def handle() -> None:
        ctx.b.emit("catch", span=span)
        actions[1]()

    guarded(ctx, actions[0], handle)


def _run(ctx: Context, texts: Sequence[ast.String], span: Span) -> None:
    _attempt(ctx, [partial(run_constant, ctx, text, span) for text in texts], span)


def run_constant(ctx: Context, text: ast.String, span: Span) -> None:
    """The statements of a constant text."""
    statements = ctx.session.texts.statements(text)
    if statements is None:
        _run_at_run_time(ctx, text, span)
    else:
        _close(ctx, statements)
        with ctx.b.running(span):
            ctx.statements(statements)


def _close(ctx: Context, nodes: Sequence[ast.Node]) -> None:
    """An anonymous function has the variables that it begins with: a text that sets others
    fails."""
    if ctx.function.kind != "anonymous":
        return
    for name in collect(nodes).assigned.keys() - ctx.scope.storage.keys() - {"ans"}:
        ctx.scope.storage[name] = LOCAL
        ctx.refused.add(name)


def _evaluate(ctx: Context, text: ast.String, result: Value, span: Span) -> None:
    """The value of the last line; all must have one."""
    value: Operand | None = None
    for expr in ctx.session.texts.lines(text) or ():
        if expr is None:
            value = ctx.b.emit("builtin", _LIST, span=span, payload=BuiltinCall("error"))
            break
        _close(ctx, [expr])
        with ctx.b.running(span):
            value = _value(ctx, expr)
    if value is None:
        value = _run_at_run_time(ctx, text, span)
    ctx.b.define(result, "copy", value, span=span)


def _value(ctx: Context, expr: ast.Expr) -> Operand:
    """The first value of an expression; what isn't a variable or an assignment goes to `ans`,
    too."""
    several = isinstance(expr, (ast.Index, ast.Field))
    value = ctx.values(expr, Want("outputs", 1))[0] if several else ctx.expr(expr)
    named = isinstance(expr, ast.Name) and ctx.is_variable(expr.id)
    if ctx.is_variable("ans") and not named and not isinstance(expr, ast.AssignExpr):
        ctx.write("ans", value, expr.span)
        return ctx.read("ans", expr.span)
    return value


def _run_at_run_time(ctx: Context, text: ast.String, span: Span) -> Operand:
    """A text that is nothing, or that can't be parsed, which is an error when it is run that the
    runtime's parser words."""
    nothing = Const("", "char")
    operands: list[Operand] = [Const(0.0), Const(text.value, "char"), EMPTY, nothing, EMPTY]
    return ctx.b.emit("builtin", *operands, span=span, payload=BuiltinCall("__eval_values__"))


@special("evalc")
def evalc(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """What the text prints, as a char value; further outputs are its values."""
    if not 1 <= len(args) <= 2:
        return None
    texts = _constants(args)
    ctx.b.emit("evalcbegin", span=span)
    values: list[Operand] = []

    def body() -> None:
        if want.kind == "outputs" and want.count > 1:
            values.extend(run_text(ctx, args, Want("outputs", want.count - 1), span) or [])
        elif texts:
            _run(ctx, texts, span)
        else:
            run_text(ctx, args, STATEMENT, span)

    def undo() -> None:
        error = ctx.b.emit("catch", span=span, payload=Caught(True))
        ctx.b.emit("evalcend", span=span)
        again(ctx, error, span)

    guarded(ctx, body, undo)
    printed = ctx.b.emit("evalcend", span=span)
    return [printed, *values] if values else ctx.only(printed, want)
