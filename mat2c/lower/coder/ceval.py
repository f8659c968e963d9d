"""Lowering of calls of functions in C, and of what building them needs.

    coder.cinclude ('f.h');
    y = coder.ceval ('f', x, coder.ref (a));      a' = cref a;  y = ceval y, x, a' {callee="f", …}

What the function changes gets a value of its own before the call, and is assigned behind it. The
result has the class of the variable that it is assigned to.
"""

from __future__ import annotations

import re

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.payloads.access_payloads import FieldUpdate
from mat2c.ir.payloads.call_payloads import ForeignCall
from mat2c.lower.coder.coder_answers import hint, refuse
from mat2c.lower.coder.coder_call import CoderCall, read_call
from mat2c.lower.expressions.subscript_chains import steps_of
from mat2c.lower.lowering_context import ZERO, Context, Want
from mat2c.support.record import dataclass

_POINTERS = {"ref": "r", "wref": "r", "rref": "c"}
_NAME = re.compile(r"[A-Za-z_]\w*")
_OPTIONS = ("-global", "-layout:any", "-layout:columnMajor", "-col")
_BUILDS = {
    "addSourceFiles": "source",
    "addIncludeFiles": "",
    "addIncludePaths": "include",
    "addSourcePaths": "folder",
    "addLinkFlags": "link",
    "addLinkObjects": "object",
    "addCompileFlags": "flag",
    "addDefines": "define",
}


@dataclass(slots=True, frozen=True)
class _Passed:
    """An argument: how it is passed, and the variable or field that the function may change."""

    mode: str
    operand: Operand
    changed: ast.Expr | None = None


def ceval(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """A call; refused with what can't be passed."""
    args = list(call.args)
    while args and isinstance(args[0], ast.String) and args[0].value.startswith("-"):
        option = args.pop(0)
        assert isinstance(option, ast.String)
        header = args[0] if args else None
        if option.value == "-headerfile" and isinstance(header, ast.String):
            ctx.session.program.foreign.include(header.value)
            del args[0]
        elif option.value not in _OPTIONS:
            return refuse(ctx, call, want, f"coder.ceval with '{option.value}'")
    if not args or not isinstance(args[0], ast.String) or not _NAME.fullmatch(args[0].value):
        return refuse(ctx, call, want, "coder.ceval of a function that isn't named")
    given = []
    for arg in args[1:]:
        passed = _passed(ctx, arg)
        if isinstance(passed, str):
            return refuse(ctx, call, want, passed)
        given.append(passed)
    result = _call(ctx, call, args[0].value, given, want)
    for passed in given:
        if passed.changed is not None:
            _assign(ctx, passed.changed, passed.operand)
    return result if want.kind == "statement" else ctx.only(result[0], want)


def _call(
    ctx: Context, call: CoderCall, name: str, given: list[_Passed], want: Want
) -> list[Operand]:
    operands = [passed.operand for passed in given]
    payload = ForeignCall(name, "".join(passed.mode for passed in given))
    ctx.session.program.foreign.called.add(name)
    if want.kind == "statement":
        ctx.b.perform("ceval", ZERO, *operands, span=call.span, payload=payload)
        return [ctx.b.emit("undef", span=call.span)]
    result = ctx.b.emit("ceval", _like(ctx, call), *operands, span=call.span, payload=payload)
    return [result]


def _like(ctx: Context, call: CoderCall) -> Operand:
    """A value of the class that the result has: that of the variable it is assigned to."""
    match ctx.statement:
        case ast.Assign(targets=[ast.Name(id=name)]) if _is_set(ctx, name):
            return ctx.read(name, call.span)
        case ast.Assign(targets=[ast.Index(base=ast.Name(id=name), kind="()")]) if _is_set(
            ctx, name
        ):
            return ctx.read(name, call.span)
        case ast.Assign(targets=[ast.Field(name=str()) as field]):
            return ctx.expr(field)
    return ZERO


def _is_set(ctx: Context, name: str) -> bool:
    return ctx.is_variable(name) and name not in ctx.cleared


def _passed(ctx: Context, arg: ast.Expr) -> _Passed | str:
    """How an argument is passed; what is refused, where it can't be."""
    root, steps = steps_of(arg)
    pointer = read_call(steps) if isinstance(root, ast.Name) and root.id == "coder" else None
    if pointer is None or pointer.rest:
        if isinstance(arg, ast.String):
            return _Passed("s", Const(arg.value, "char"))
        if isinstance(arg, ast.Matrix) and any(
            isinstance(x, ast.String) for r in arg.rows for x in r
        ):
            return _Passed("c", ctx.expr(arg))
        return _Passed("v", ctx.expr(arg))
    mode = _POINTERS.get(pointer.name)
    if mode is None or not pointer.args:
        return f"coder.{pointer.name} in coder.ceval"
    inner = pointer.args[0]
    if mode == "c":
        return _Passed(mode, ctx.expr(inner))
    match inner:
        case ast.Name(id=name) if ctx.is_variable(name):
            pass
        case ast.Field(base=ast.Name(id=name), name=str()) if ctx.is_variable(name):
            pass
        case _:
            return f"coder.{pointer.name} of what is no variable or field"
    return _Passed(mode, ctx.b.emit("cref", ctx.expr(inner), span=inner.span), inner)


def _assign(ctx: Context, target: ast.Expr, value: Operand) -> None:
    """Gives a variable, or a field of one, its value."""
    match target:
        case ast.Name(id=name):
            ctx.write(name, value, target.span)
        case ast.Field(base=ast.Name(id=name), name=str(field)):
            base = ctx.read_raw(name, target.span)
            payload = FieldUpdate(field, name)
            new = ctx.b.emit("setfield", base, value, span=target.span, payload=payload)
            ctx.write(name, new, target.span)


def cinclude(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """The C file includes a header."""
    for arg in call.args:
        if isinstance(arg, ast.String) and not arg.value.startswith("-"):
            ctx.session.program.foreign.look_in(ctx.unit.folder.resolve())
            ctx.session.program.foreign.include(arg.value)
    return hint(ctx, call, want)


def update_build(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`('addSourceFiles', name, folder)`: what the C compiler is given by `build` and `run`."""
    words = [arg.value if isinstance(arg, ast.String) else None for arg in call.args]
    what = _BUILDS.get(words[0] or "") if words else None
    if what is None or len(words) < 2 or words[1] is None:
        return refuse(ctx, call, want, "this form of coder.updateBuildInfo")
    folder = words[2] if what == "source" and len(words) > 2 and words[2] else ""
    if what:
        ctx.session.program.foreign.add(what, ctx.unit.folder, words[1], folder)
    return hint(ctx, call, want)
