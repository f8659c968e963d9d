"""Lowering of `help` and `print_usage`, which show what comments say about a function.

help fit              prints      'fit' is a function from the file /home/me/fit.m, and its comment
t = help ("fit")      becomes     t = the comment
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.frontend.help.usage_text import comment_block, comment_of, help_block, shown_help, usage
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, call_operands, is_own, special
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import STATEMENT, Context, Want
from mat2c.resolve.function_files import Unit, UserFunction
from mat2c.support.diagnostics import Span

NO_TEXT = Const("", "char")
_MORE = """

Additional help for built-in functions and operators is
available in the online version of the manual.  Use the command
'doc <topic>' to search the manual index.

Help and information about Octave is also available on the WWW
at https://www.octave.org and via the help@octave.org
mailing list.
"""


@special("help")
def help_on(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """Of the program's own functions; that of others is not known, and nothing is shown."""
    word = _word(ctx, args)
    if not word:
        return None
    target = ctx.resolve(word.removesuffix(".m"))
    if target is None:
        return _refuse(ctx, f"'{word}' not found", want, span)
    if not (isinstance(target, UserFunction) and is_own(target)):
        return None
    says = shown_help(_comment(target))
    if not says:
        return _refuse(ctx, f"'{word}' is not documented", want, span)
    if want.kind != "statement":
        return ctx.only(Const(says, "char"), want)
    head = f"'{word}' is a function from the file {target.unit.path.resolve()}\n\n"
    shown: list[Operand] = [Const("%s", "char"), Const(head + says + _MORE, "char")]
    return call_operands(ctx, "printf", shown, STATEMENT, span)


def _word(ctx: Context, args: Args) -> str:
    """The name that is asked for: a word, or mfilename; "" where it is not known."""
    match args:
        case [ast.String() as word]:
            return word.value
        case [ast.Name("mfilename")] | [ast.Index(ast.Name("mfilename"), [])]:
            return ctx.unit.path.stem
    return ""


def _refuse(ctx: Context, problem: str, want: Want, span: Span) -> list[Operand]:
    ctx.fail(f"help: {problem}\n", span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _comment(function: UserFunction) -> list[str]:
    """The lines of the comment about a function."""
    unit, definition = function.unit, function.definition
    text = definition.span.source.text
    if unit.tree.kind != "script" and definition is unit.tree.functions[0]:
        return help_block(text)
    return comment_block(text, _behind_the_one_before(unit, definition), definition.span.end)


@special("print_usage")
def about_this_function(
    ctx: Context, name: str, args: Args, want: Want, span: Span
) -> list[Operand] | None:
    """The runtime is told which function asks, and how it says that it is called."""
    if ctx.unit.in_library:
        return call_operands(ctx, "__wrong_call__", [Const(ctx.unit.path.stem, "char")], want, span)
    definition = ctx.scope.definition
    if args:
        named = _named_usage(ctx, args)
    else:
        who = definition.name if definition is not None else ctx.unit.path.stem
        who = "@<anonymous>" if ctx.function.kind == "anonymous" else who
        says = ""
        if ctx.unit.tree.kind == "function" and definition is ctx.unit.tree.functions[0]:
            says = usage(span.source.text)
        named = [Const(who, "char"), Const(says, "char")]
    return call_operands(ctx, name, named, want, span)


def _named_usage(ctx: Context, args: Args) -> list[Operand]:
    """The name of the function that is asked for, and what functions it may be say of their use."""
    operands = arguments(ctx, args)[:1]
    library, name = ctx.session.library, args[0]
    if isinstance(name, ast.String):
        about = library.resolve(name.value, ctx.unit)
        candidates = [about] if isinstance(about, UserFunction) else []
    else:
        candidates = library.known_functions()
    for function in candidates:
        unit, definition = function.unit, function.definition
        if unit.tree.kind == "script":
            says = comment_before(unit, definition)
        elif definition is unit.tree.functions[0]:
            says = usage(definition.span.source.text)
        else:
            continue
        operands += [Const(definition.name, "char"), Const(says, "char")]
    return [NO_TEXT, NO_TEXT, *operands]


def comment_before(unit: Unit, definition: ast.FunctionDef) -> str:
    """What is said about a function of a script."""
    start = _behind_the_one_before(unit, definition)
    return comment_of(definition.span.source.text, start, definition.span.end)


def _behind_the_one_before(unit: Unit, definition: ast.FunctionDef) -> int:
    """Where the function before ends."""
    behind = [f.span.end for f in unit.tree.functions if f.span.end <= definition.span.start]
    return max(behind, default=0)
