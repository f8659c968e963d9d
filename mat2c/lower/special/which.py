"""Lowering of `which`, which tells what a name means and where it is from.

which fit             becomes     disp ("'fit' is a function from the file /home/me/fit.m")
p = which ("fit")     becomes     p = "/home/me/fit.m"
p = which (name)      becomes     p = __which_of__ (name, <a list of functions and their files>)
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.called_by_name import reach_named
from mat2c.lower.calls import Args, call_operands, is_own, special
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import STATEMENT, Context, Want
from mat2c.resolve.function_files import ClassFile, Script, UserFunction
from mat2c.support.diagnostics import Span


@special("which")
def which(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """As a statement it prints a line for each name that means something."""
    asked = [arg.value for arg in args if isinstance(arg, ast.String)]
    if len(args) == 1 and not asked and want.kind != "statement":
        reach_named(ctx)
        listed = functions_in_sight(ctx, with_files=True)
        return call_operands(ctx, "__which_of__", [listed, *arguments(ctx, args)], want, span)
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


def is_in_sight(function: UserFunction) -> bool:
    """True if it is neither private nor after the first function of its file."""
    unit = function.unit
    if unit.folder.name == "private":
        return False
    return unit.tree.kind == "script" or function.definition is unit.tree.functions[0]


def functions_in_sight(ctx: Context, with_files: bool = False) -> Const:
    """A list of the functions that a name made at run time can mean, a line for each: its name and
    what `exist` says of it, or its file."""
    found = ctx.session.library.places(ctx.unit)
    lines = (
        f"{name} {path.resolve() if with_files else kind}\n"
        for name, (kind, path) in sorted(found.items())
    )
    return Const("\n" + "".join(lines), "char")


def _meaning(ctx: Context, word: str) -> tuple[str, str]:
    """What a name is, and the file that it is from; "" for both where it is nothing, or a
    function that only some may call."""
    if ctx.is_variable(word):
        return "variable", ""
    target = ctx.resolve(word.removesuffix(".m"))
    if isinstance(target, ClassFile):
        return "class constructor", str(target.unit.path.resolve())
    if isinstance(target, Script):
        return "script", str(target.unit.path.resolve())
    if isinstance(target, UserFunction) and is_own(target):
        return ("function", str(target.unit.path.resolve())) if is_in_sight(target) else ("", "")
    return ("", "") if target is None else ("built-in function", "")


def _line(word: str, kind: str, file: str) -> str:
    if not kind:
        return ""
    if not file:
        return f"'{word}' is a {kind}\n"
    return f"'{word}' is a {kind} from the file {file}\n"
