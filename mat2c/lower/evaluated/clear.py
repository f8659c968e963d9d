"""Lowering of `clear` and `isglobal`.

clear (t)     becomes     %f = builtin "clear", {"x", "y"}, %t {callee="__cleared__"}
                          if %f(1), x is undefined; end
                          if %f(2), y is undefined; end
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable

from mat2c.ir.core import EMPTY, Const, Operand
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.variable_payloads import GlobalVariable
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.evaluated.eval_computed import flag_of_name, run_operands
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import FALSE, LOCAL, ONE_VALUE, STATEMENT, Context, Want
from mat2c.lower.special.forgetting import forget_functions
from mat2c.lower.special.special_calls import words
from mat2c.lower.statements.undefined_paths import Ways
from mat2c.resolve.variables import MORE
from mat2c.support.diagnostics import Span

Answer = list[Operand] | None


@special("isglobal")
def isglobal(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    if len(args) != 1:
        return None
    asked = words(args)
    if asked:
        return ctx.only(_is_linked(ctx, asked[0], span), want)
    (computed,) = arguments(ctx, args)
    call_operands(ctx, "__need_text__", [Const(name, "char"), computed], STATEMENT, span)
    names = [n for n in ctx.scope.storage if n != MORE and ctx.is_variable(n)]
    if not names:
        return ctx.only(FALSE, want)
    links = [_is_linked(ctx, n, span) for n in names]
    return ctx.only(flag_of_name(ctx, computed, names, links, span), want)


def _is_linked(ctx: Context, name: str, span: Span) -> Operand:
    storage = ctx.scope.storage.get(name, LOCAL)
    if ctx.links_by_text.possible and storage.kind == "local":
        return ctx.links_by_text.asked(name, span)
    linked = ctx.links[name] if storage.kind == "global" else None
    return FALSE if linked is None else ctx.b.snapshot(linked, span)


_DASHED = frozenset("all exclusive functions global variables classes regexp".split())
_OPTIONS = {
    "clear": {f"-{word}" for word in _DASHED} | {f"-{word[0]}" for word in _DASHED} | {"-x"},
    "clearvars": {"-except", "-regexp"},
}
_KEEPING = {"clear": {"-x", "-exclusive"}, "clearvars": {"-except"}}


@special("clear", "clearvars")
def clear(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """Makes variables undefined."""
    asked = words(args)
    if asked is None:
        return _clear_computed(ctx, name, args, want, span)
    options = {word for word in asked if word in _OPTIONS[name]}
    patterns = [word for word in asked if word not in options]
    if options & {"-all", "-a"} and options & {"-x", "-exclusive"}:
        return None
    if patterns[:1] == ["global"]:
        options, patterns = options | {"-global"}, patterns[1:]
    everything = bool({"-all", "-a"} & options) or patterns == ["all"]
    if options & {"-f", "-functions"} or patterns in (["functions"], ["classes"], ["mex"]):
        forget_functions(ctx, patterns if options and patterns else ["*"], span)
        return ctx.only(ctx.b.emit("undef", span=span), want)
    if everything or (patterns and not options):
        forget_functions(ctx, ["*"] if everything else patterns, span)
    keep: list[str] = []
    for option in _KEEPING[name] & options:
        keep = asked[asked.index(option) + 1 :]
        patterns = asked[: asked.index(option)]
    if {"-regexp", "-r"} & options:
        chosen = [n for n in ctx.scope.storage if any(re.search(p, n) for p in patterns)]
        patterns = chosen or [""]
    if everything or patterns in ([], ["variables"]):
        patterns = ["*"]
    for variable in _matching(ctx.scope.storage, patterns, keep):
        _forget(ctx, variable, everything or bool({"-g", "-global"} & options), span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _clear_computed(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand]:
    """Which variables are meant is found when it runs; where texts make some, by a text."""
    given: list[Operand] = [Const(name, "char"), *arguments(ctx, args)]
    if MORE in ctx.scope.storage:
        text = call_operands(ctx, "__call_text__", given, ONE_VALUE, span)
        return run_operands(ctx, text, want, span)
    names = list(ctx.scope.storage)
    listed = ctx.b.emit("cellrow", *(Const(n, "char") for n in names), span=span)
    (flags,) = call_operands(ctx, "__cleared__", [given[0], listed, *given[1:]], ONE_VALUE, span)
    for k, variable in enumerate(names, 1):
        flag = ctx.b.emit("subsref", flags, Const(float(k)), span=span, payload=Subscript())
        ways = Ways(ctx)
        with ctx.only_if(ctx.b.emit("istrue", flag, span=span)), ways.way():
            _forget(ctx, variable, False, span)
        ways.straight()
        ways.meet()
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _matching(names: Iterable[str], patterns: list[str], keep: list[str]) -> list[str]:
    def among(name: str, these: list[str]) -> bool:
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in these)

    return [name for name in names if among(name, patterns) and not among(name, keep)]


def _forget(ctx: Context, variable: str, globals_too: bool, span: Span) -> None:
    ctx.clear(variable)
    if globals_too and variable in ctx.links:
        # One that was not stored yet still takes the value of a declaration.
        new = ctx.b.emit("globalinit", span=span, payload=GlobalVariable(variable))
        with ctx.only_if(new, negated=True):
            ctx.b.perform("storeglobal", EMPTY, span=span, payload=GlobalVariable(variable))
    match ctx.scope.storage[variable].kind:
        case "local":
            ctx.links_by_text.clear(variable, span)
        case "shared":
            ctx.write(variable, ctx.b.emit("undef", span=span), span)
        case "global":
            ctx.b.define(ctx.links[variable], "copy", FALSE, span=span)
            if not ctx.conditions:
                ctx.link(variable, linked=False)
                ctx.b.define(ctx.local(variable), "undef", span=span)
        case _:
            pass
