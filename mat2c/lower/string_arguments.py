"""Strings as arguments of the library's functions, in MATLAB's dialect."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.text_arguments import (
    ALIKE,
    AS_LISTS,
    FORMATS,
    MODELS,
    OPTION_NAMES,
    is_text,
    keeps,
)
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand, Splat
from mat2c.ir.ops import OPERATORS
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.lowering_context import Context, Want
from mat2c.support.diagnostics import Span

_SEARCHES = frozenset(("regexp", "regexpi"))


def taken(ctx: Context, name: str, args: Sequence[Operand], span: Span) -> list[Operand]:
    """The arguments in the form that a function of the library takes texts in."""
    options = _first_option(name, args)
    return [
        _taken(ctx, name, k, arg, span) if k < options else _option(ctx, arg, span)
        for k, arg in enumerate(args)
    ]


def takes_list(ctx: Context, args: Sequence[Operand]) -> bool:
    """True if strings may come to a call in a comma list."""
    return ctx.dialect.strings and any(isinstance(arg, Splat) for arg in args)


def _first_option(name: str, args: Sequence[Operand]) -> int:
    """The position of the first name of an option."""
    names = OPTION_NAMES.get(name, frozenset())
    texts = (str(arg.value).lower() if isinstance(arg, Const) else "" for arg in args)
    return next((k for k, text in enumerate(texts) if text in names), len(args))


def _option(ctx: Context, arg: Operand, span: Span) -> Operand:
    return arg if isinstance(arg, Splat) else characters(ctx, arg, span)


def _taken(ctx: Context, name: str, position: int, arg: Operand, span: Span) -> Operand:
    """An argument that is an option, a text or a value."""
    if isinstance(arg, Splat) or (isinstance(arg, Const) and arg.cls != "string"):
        return arg
    if position in AS_LISTS.get(name, ()):
        return ctx.b.emit("builtin", arg, span=span, payload=BuiltinCall("__text_list__"))
    if keeps(name, position):
        return arg
    if isinstance(arg, Const):
        return characters(ctx, arg, span)
    if name in FORMATS:
        return ctx.b.emit("builtin", arg, span=span, payload=BuiltinCall("__template__"))
    text = is_text(name, position) and name not in OPERATORS
    return characters(ctx, arg, span) if text else arg


def characters(ctx: Context, text: Operand, span: Span) -> Operand:
    """A text as a row of characters where it is a string scalar, as it is otherwise."""
    if isinstance(text, Const):
        return Const(text.value, "char") if text.cls == "string" else text
    return ctx.b.emit("builtin", text, span=span, payload=BuiltinCall("__chars__"))


def text_value(ctx: Context, expr: ast.Expr) -> Operand:
    """What an expression is worth where a string scalar means its characters: the name in
    `s.(name)`, what `switch` compares."""
    value = ctx.expr(expr)
    return characters(ctx, value, expr.span) if ctx.dialect.strings else value


def given(
    ctx: Context,
    name: str,
    args: Sequence[Operand],
    results: list[Operand],
    want: Want,
    span: Span,
) -> list[Operand]:
    """The results of a call, as strings where an argument of a function that changes texts was
    one."""
    if name not in ALIKE or want.kind == "dynamic":
        return results
    models = [args[k] for k in MODELS.get(name, range(len(args))) if k < len(args)]
    asked = [a for a in models if not isinstance(a, Splat) and not _is_no_string(a)]
    if not asked:
        return results
    how = BuiltinCall("__alike_found__" if name in _SEARCHES else "__alike__")
    return [
        r if isinstance(r, Splat) else ctx.b.emit("builtin", r, *asked, span=span, payload=how)
        for r in results
    ]


def _is_no_string(operand: Operand) -> bool:
    return isinstance(operand, Const) and operand.cls != "string"
