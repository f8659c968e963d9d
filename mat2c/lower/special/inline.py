"""`inline("x^2 + y")`: an anonymous function of a constant text and its parameters, which knows the
text."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.frontend import ast
from mat2c.frontend.walk import children
from mat2c.ir.core import Const, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.calls import Args, special
from mat2c.lower.expressions.subscript_chains import emit_call
from mat2c.lower.lowering_context import ONE_VALUE, Context, Want
from mat2c.support.diagnostics import Span

_CONSTANTS = frozenset("i j NaN Inf NA pi e eps".split())


@special("inline")
def inline(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """A function of the names given, of x and P1 to Pn, or of the names that the text has."""
    if not args or not isinstance(args[0], ast.String):
        return None
    body = ctx.session.texts.expression(args[0])
    names = _parameters(body, args[1:]) if body is not None else None
    if body is None or names is None:
        return None
    params = [ast.Param(parameter, span=span) for parameter in names]
    made = ctx.expr(ast.AnonymousFunction(params, body, span=span))
    operands = [made, Const(args[0].value, "char")]
    (result,) = emit_call(ctx, "builtin", operands, ONE_VALUE, span, BuiltinCall("__inline__"))
    return ctx.only(result, want)


def _parameters(body: ast.Expr, rest: Args) -> list[str] | None:
    match rest:
        case []:
            return sorted(set(_free(body)) - _CONSTANTS) or ["x"]
        case [ast.Number(value=count)] if (
            isinstance(count, (int, float)) and count >= 1 and count == int(count)
        ):
            return ["x", *(f"P{k + 1}" for k in range(int(count)))]
        case _:
            named = [arg.value for arg in rest if isinstance(arg, ast.String)]
            return named if len(named) == len(rest) else None


def _free(node: ast.Node) -> Iterator[str]:
    """Names in an expression that are not followed by a parenthesis."""
    if isinstance(node, ast.Name):
        yield node.id
        return
    called = node.base if isinstance(node, ast.Index) else None
    for child in children(node):
        if child is not called or not isinstance(child, ast.Name):
            yield from _free(child)
