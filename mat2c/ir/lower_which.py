"""Lowering of `which` of constant names, which tells what a name means and where it is from.

which fit             becomes     disp ("'fit' is a function from the file /home/me/fit.m")
p = which ("fit")     becomes     p = "/home/me/fit.m"
"""

from __future__ import annotations

from mat2c.diagnostics import Span
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.lower_call import Args, call_operands, is_own, special
from mat2c.ir.lower_context import STATEMENT, Context, Want
from mat2c.ir.names_path import Script, UserFunction


@special("which")
def which(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """As a statement it prints a line for each name that means something."""
    asked = [arg.value for arg in args if isinstance(arg, ast.String)]
    if not asked or len(asked) < len(args):
        return None
    meanings = [_meaning(ctx, word) for word in asked]
    if want.kind != "statement":
        found = [Const(file or kind, "char") for kind, file in meanings]
        if want.kind == "outputs":
            missing = want.count - len(found)
            return [*found[: want.count], *(ctx.b.emit("undef") for _ in range(missing))]
        return ctx.only(found[0], want)
    lines = [_line(word, *meaning) for word, meaning in zip(asked, meanings, strict=True)]
    shown: list[Operand] = [Const("%s", "char"), Const("".join(lines), "char")]
    return call_operands(ctx, "printf", shown, STATEMENT, span)


def _meaning(ctx: Context, word: str) -> tuple[str, str]:
    """What a name is, and the file that it is from; "" for both where it is nothing, or a
    function that only some may call."""
    if ctx.is_variable(word):
        return "variable", ""
    target = ctx.resolve(word.removesuffix(".m"))
    if isinstance(target, Script):
        return "script", str(target.unit.path.resolve())
    if isinstance(target, UserFunction) and is_own(target):
        path = target.unit.path.resolve()
        return ("", "") if path.parent.name == "private" else ("function", str(path))
    return ("", "") if target is None else ("built-in function", "")


def _line(word: str, kind: str, file: str) -> str:
    if not kind:
        return ""
    if not file:
        return f"'{word}' is a {kind}\n"
    return f"'{word}' is a {kind} from the file {file}\n"
