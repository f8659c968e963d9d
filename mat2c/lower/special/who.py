"""Lowering of `who` and `whos`, which list the variables of the function that asks.

whos x*    becomes    __whos__ (true, "top scope", "x,y", "f g", {"x*"}, %x, %y)

with a letter for what each variable is: a parameter (f), global (g), persistent (p).
"""

from __future__ import annotations

from mat2c.ir.core import Const, Operand, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.calls import Args, special
from mat2c.lower.expressions.subscript_chains import arguments, emit_call
from mat2c.lower.lowering_context import Context, Want
from mat2c.resolve.variables import MORE
from mat2c.support.diagnostics import Span


@special("who", "whos")
def who(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """The runtime is told the variables."""
    names = [variable for variable in ctx.scope.storage if variable != MORE]
    given: list[Operand] = [
        Const(name == "whos", "logical"),
        Const(_place(ctx), "char"),
        Const(",".join(names), "char"),
        Const("".join(_letter(ctx, variable) for variable in names), "char"),
        ctx.b.emit("cellrow", *arguments(ctx, args), span=span) if args else Const("", "char"),
    ]
    given += [_value(ctx, variable, span) for variable in names]
    return emit_call(ctx, "builtin", given, want, span, BuiltinCall("__whos__"))


def _place(ctx: Context) -> str:
    """What the list calls the function."""
    definition = ctx.scope.definition
    return "top scope" if definition is None else f"{definition.name}: {ctx.unit.path}"


def _letter(ctx: Context, variable: str) -> str:
    definition = ctx.scope.definition
    if definition is not None and any(p.name == variable for p in definition.params):
        return "f"
    return {"global": "g", "persistent": "p"}.get(ctx.scope.storage[variable].kind, " ")


def _value(ctx: Context, variable: str, span: Span) -> Value:
    """The value; nothing for a name that is not linked to its global variable."""
    value = ctx.read_raw(variable, span)
    if ctx.scope.storage[variable].kind != "global":
        return value
    linked = ctx.function.fresh()
    ctx.b.define(linked, "undef", span=span)
    with ctx.only_if(ctx.links[variable]):
        ctx.b.define(linked, "copy", value, span=span)
    return linked
