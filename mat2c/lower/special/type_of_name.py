"""Lowering of `type`, which shows what a name stands for.

type fit              becomes     __type__ (false, "fit is the user-defined function…", <its file>)
type x                becomes     __type__ (false, "x is a variable", disp (x))
t = type ("fit")      gives the texts in a cell
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, call_operands, is_own, special
from mat2c.lower.lowering_context import ONE_VALUE, Context, Want
from mat2c.lower.special.ignored_calls import WHY
from mat2c.resolve.function_files import BuiltinFunction, Script, UserFunction
from mat2c.support.diagnostics import Span

_QUIET = ("-q", "-quiet")


@special("type")
def type_of(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """Of names that are written there; of others it is not available."""
    words = [arg.value for arg in args if isinstance(arg, ast.String)]
    if not words or len(words) < len(args):
        return None
    quiet = words[0] in _QUIET
    parts: list[Operand] = []
    for word in words[1:] if quiet else words:
        shown = _shown(ctx, word, span)
        if isinstance(shown, str):
            ctx.fail(f"type: {shown}", span)
            break
        parts += shown
    return call_operands(ctx, "__type__", [Const(quiet, "logical"), *parts], want, span)


def _shown(ctx: Context, word: str, span: Span) -> list[Operand] | str:
    """What is said of a name, and the text behind it; or why there is none."""
    if ctx.is_variable(word):
        value = ctx.read(word, span)
        text = call_operands(ctx, "disp", [value], ONE_VALUE, span)
        return [Const(f"{word} is a variable\n", "char"), *text]
    target = ctx.resolve(word)
    if target is None:
        return f"'{word}' undefined"
    if isinstance(target, BuiltinFunction):
        return [Const("", "char"), Const(f"{word} is a built-in function", "char")]
    if not isinstance(target, Script) and not (isinstance(target, UserFunction) and is_own(target)):
        return f"the text of '{word}' is {WHY}"
    return _of_file(target, word)


def _of_file(target: Script | UserFunction, word: str) -> list[Operand]:
    tree, path = target.unit.tree, target.unit.path
    text = tree.span.source.text
    if isinstance(target, UserFunction) and tree.kind == "script":
        span = target.definition.span
        head = f"{word} is the command-line function:\n\n"
        text = f"{text[span.start : span.end]}\n"
    else:
        head = f"{word} is the user-defined function defined from: {path.resolve()}\n\n"
    return [Const(head, "char"), Const(text, "char")]
