"""Calls of functions that reach the variables of their callers, through `evalin` and `assignin`.

setup(3)       becomes       the variables are put on a stack of the runtime; the call; they are
                             taken back, as the callee has left them, after an error, too

assignin('base', 'x', v)     sets one of the set at the bottom of the stack, or at its top
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Instr, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.value_payloads import Caught
from mat2c.lower.called_by_name import reach_functions
from mat2c.lower.expressions.subscript_chains import arguments, emit_call
from mat2c.lower.lowering_context import Context, Want
from mat2c.lower.statements.try_blocks import again, guarded
from mat2c.resolve.function_files import UserFunction
from mat2c.resolve.variables import MORE
from mat2c.support.diagnostics import Span


def in_sight(ctx: Context, call: Callable[[], list[Operand]], span: Span) -> list[Operand]:
    """What a call gives that may reach the variables here."""
    names = [MORE, *(name for name in ctx.scope.storage if name != MORE)]
    given: list[Operand] = [ctx.links_by_text.listed(names[1:])]
    given += [ctx.links_by_text.given(name, span) for name in names]
    emit_call(ctx, "builtin", given, Want("statement"), span, BuiltinCall("__frame_enter__"))
    results: list[Operand] = []

    def undo() -> None:
        error = ctx.b.emit("catch", span=span, payload=Caught(True))
        _take_back(ctx, names, span)
        again(ctx, error, span)

    guarded(ctx, lambda: results.extend(call()), undo)
    _take_back(ctx, names, span)
    return results


def _take_back(ctx: Context, names: list[str], span: Span) -> None:
    back = [
        ctx.local(n) if ctx.scope.storage[n].kind == "local" else ctx.function.fresh()
        for n in names
    ]
    payload = BuiltinCall("__frame_leave__", nargout=len(back), optional=True)
    ctx.b.define_several(Instr("builtin", list(back), [], span, payload))
    ctx.reached()
    for name, value in zip(names, back, strict=True):
        if ctx.scope.storage[name].kind != "local" and not ctx.links_by_text.is_declared(name):
            ctx.write(name, value, span)


def exposes(ctx: Context, target: object) -> bool:
    """True if a call lays the variables of the function open."""
    if not isinstance(target, UserFunction) or MORE not in ctx.scope.storage:
        return False
    is_base = ctx.function.kind == "script"
    return ctx.session.texts.reaching.exposes(target.unit, target.definition, is_base)


def evaluate_in(ctx: Context, args: Sequence[ast.Expr], want: Want, span: Span) -> list[Operand]:
    """`evalin` in a function."""
    reach_functions(ctx)
    place, text, *instead = arguments(ctx, args)
    given = [text, instead[0] if instead else EMPTY, place]
    return emit_call(ctx, "builtin", given, want, span, BuiltinCall("__evalin__"))


def assign_in(ctx: Context, args: Sequence[ast.Expr], want: Want, span: Span) -> list[Operand]:
    """`assignin`; in a script the variables are its own."""

    def call() -> list[Operand]:
        given = arguments(ctx, args)
        return emit_call(
            ctx, "builtin", given, Want("statement"), span, BuiltinCall("__assignin__")
        )

    own = ctx.function.kind == "script" and MORE in ctx.scope.storage
    result = in_sight(ctx, call, span) if own else call()
    return ctx.only(result[0], want)
