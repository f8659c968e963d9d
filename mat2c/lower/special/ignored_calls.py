"""Lowering of calls that a program without a screen can't do: most do nothing, others are errors.

plot (x)              does nothing; the first such call gets a warning
h = plot (x)          becomes     h = 1
x = imread ("a.png")  becomes     error ("Octave:undefined-function", "imread: not available …")
"""

from __future__ import annotations

from mat2c.builtins import ignored
from mat2c.builtins.declaration import Builtin
from mat2c.ir.core import Const, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower.expressions.subscript_chains import emit_call
from mat2c.lower.lowering_context import Context, Want
from mat2c.support.diagnostics import Span

IDENTIFIER = "Octave:undefined-function"
WHY = "not available in compiled programs"


def _is_told(ctx: Context) -> bool:
    """True for code of the user, where the name is surely a function's."""
    return not ctx.b.guess and not ctx.unit.in_library


def tell_ignored(ctx: Context, name: str, want: Want, span: Span) -> None:
    """Warns of the first call that only draws, and of the first of each that concerns the session;
    not of those without which a program does the same."""
    if name not in ignored.IGNORED or name in ignored.QUIET or not _is_told(ctx):
        return
    an_object = name in ignored.NUMBERS and want.count <= ignored.answers(name)
    drawing = name in ignored.GRAPHICS and (want.kind == "statement" or an_object)
    if drawing and "" not in ctx.session.told:
        ctx.session.told.add("")
        why = f"'{name}' does nothing: compiled programs have no graphics, windows or sound"
        ctx.session.diagnostics.warning(why, span, "W-graphics")
    elif name in ignored.SESSION and want.kind == "statement" and name not in ctx.session.told:
        ctx.session.told.add(name)
        why = f"'{name}' does nothing in compiled programs"
        ctx.session.diagnostics.warning(why, span, "W-session")


def is_dropped(ctx: Context, name: str, span: Span) -> bool:
    """True if a call that `coder.extrinsic` declared is left out. The first of a function is told.
    What draws stays what it is."""
    if name in ignored.IGNORED:
        return False
    told = f"coder.extrinsic {name}"
    if told not in ctx.session.told and _is_told(ctx):
        ctx.session.told.add(told)
        why = f"'{name}' is declared extrinsic: calls whose results aren't used are left out"
        ctx.session.diagnostics.warning(why, span, "extrinsic")
    return True


def tell_refused(ctx: Context, name: str, span: Span, what: str = "") -> None:
    """Warns of a call that will fail, or of a handle whose calls will."""
    if _is_told(ctx):
        why = f"{what}'{name}' is {WHY}: a call fails"
        ctx.session.diagnostics.warning(why, span, "W-unavailable")


def unavailable(
    ctx: Context, declaration: Builtin, args: list[Operand], want: Want, span: Span
) -> list[Operand] | None:
    """The error of a call that would read or write data; None for one that may be ignored."""
    name = declaration.name
    asked = 0 if want.kind == "statement" else want.count
    if not declaration.refused and asked <= declaration.answers:
        return None
    if _is_harmless(name, args):
        return None
    if declaration.refused:
        tell_refused(ctx, name, span)
    elif want.kind != "dynamic":
        tell_refused(ctx, name, span, "the value of ")
    always = Const(1.0 if declaration.refused else 0.0)
    given: list[Operand] = [Const(name, "char"), always]
    return emit_call(ctx, "builtin", given, want, span, BuiltinCall("__unavailable__"))


def _is_harmless(name: str, args: list[Operand]) -> bool:
    words = [arg.value for arg in args if isinstance(arg, Const)]
    return len(words) == len(args) > 0 and set(words) <= set(ignored.HARMLESS.get(name, ()))
