"""Lowering of calls by name: user functions, scripts, builtins, names that nothing defines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.diagnostics import Span
from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.ir.lower_context import INDEXED, Context, Scope, Want, lowers_several
from mat2c.ir.lower_index import Step, arguments, emit_call, follow, steps_of
from mat2c.ir.lower_script import run_script
from mat2c.ir.names_path import BuiltinFunction, ClassFile, Script, UserFunction

Args = Sequence[ast.Expr]
Special = Callable[[Context, str, Args, Want, Span], "list[Operand] | None"]
SPECIAL: dict[str, Special] = {}
"""Builtins that the compiler answers itself; None from the handler means an ordinary call."""


def special(*names: str) -> Callable[[Special], Special]:
    """Registers the handler of builtins by name."""

    def register(handler: Special) -> Special:
        for name in names:
            SPECIAL[name] = handler
        return handler

    return register


@lowers_several(ast.Index, ast.Field, ast.Name)
def chain(ctx: Context, node: ast.Expr, want: Want) -> list[Operand]:
    """The values of a chain: one operand (perhaps a splat), or `want.count` of them."""
    root, steps = steps_of(node)
    if isinstance(root, ast.Name) and not ctx.is_variable(root.id):
        return _from_function(ctx, root, steps, want)
    name = root.id if isinstance(root, ast.Name) else ""
    if isinstance(root, ast.Name):
        base = ctx.read(root.id, root.span)
    else:
        base = ctx.expr(root)
    return follow(ctx, base, steps, want, name)


def _from_function(
    ctx: Context, root: ast.Name, steps: list[Step], want: Want
) -> list[Operand]:
    name, used = package_prefix(ctx, root.id, steps)
    span = steps[used - 1].span if used else root.span
    args: list[ast.Expr] | None = None
    if len(steps) > used:
        following = steps[used]
        if isinstance(following, ast.Index) and following.kind == "()":
            args = following.args
            used += 1
    rest = steps[used:]
    result = call_name(ctx, name, args, INDEXED if rest else want, root.span, span)
    return follow(ctx, result[0], rest, want, "") if rest else result


def package_prefix(ctx: Context, name: str, steps: Sequence[Step]) -> tuple[str, int]:
    """The name of the function called, dotted if it is in a package, and how many of the steps spell it."""
    if ctx.resolve(name) is not None:
        return name, 0
    imported = ctx.session.imports.get((ctx.scope.name, name))
    if imported is not None:
        return imported, 0
    dotted = name
    for used, step in enumerate(steps, 1):
        if not isinstance(step, ast.Field) or not isinstance(step.name, str):
            break
        if used == 1 and not ctx.session.library.is_package(name, ctx.unit):
            break
        dotted = f"{dotted}.{step.name}"
        if ctx.resolve(dotted) is not None:
            return dotted, used
    return name, 0


def call_name(
    ctx: Context,
    name: str,
    exprs: Sequence[ast.Expr] | None,
    want: Want,
    name_span: Span,
    span: Span,
) -> list[Operand]:
    """Calls what `name`, not a variable, stands for. `exprs` is None where the name stands alone."""
    target = ctx.resolve(name)
    if isinstance(target, Script):
        return _script(ctx, target, want, span)
    handler = SPECIAL.get(name)
    if handler is not None and not isinstance(target, (Scope, UserFunction)):
        answer = handler(ctx, name, exprs or (), want, span)
        if answer is not None:
            return answer
    args = arguments(ctx, exprs or ())
    return call_operands(ctx, name, args, want, name_span)


def call_operands(
    ctx: Context, name: str, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """Calls a function by name with operands."""
    target = ctx.resolve(name)
    match target:
        case Scope() | UserFunction():
            callee = ctx.session.callee(target)
            result = emit_call(ctx, "call", args, want, span, callee=callee)
            if want.kind in ("one", "list"):
                return [checked(ctx, result[0], callee, span)]
            return result
        case BuiltinFunction():
            return emit_call(ctx, "builtin", args, want, span, callee=name)
        case ClassFile():
            ctx.session.diagnostics.error(
                f"'{name}' is a classdef file, which can't be translated", span, "E-classdef"
            )
        case Script():
            return _script(ctx, target, want, span)
        case _:
            ctx.session.library.warn_undefined(name, ctx.unit, span)
    return _unknown(ctx, name, args, want, span)


def _unknown(
    ctx: Context, name: str, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """Octave looks the name up before it evaluates arguments, so the error comes first; they are lost."""
    if want.kind == "dynamic":
        return ctx.only(ctx.b.emit("unknown", span=span, callee=name, nargout=1), want)
    return emit_call(ctx, "unknown", args, want, span, callee=name)


def checked(ctx: Context, value: Operand, callee: str, span: Span, index: int = 1) -> Operand:
    """An output of a user function, or the error that it was not set."""
    return ctx.b.emit("checkout", value, span=span, index=index, callee=callee)


def _script(ctx: Context, script: Script, want: Want, span: Span) -> list[Operand]:
    if want.kind != "statement":
        ctx.session.diagnostics.error(
            f"a script can't be used as a value: {script.unit.path.name}", span, "E-script"
        )
    else:
        run_script(ctx, script.unit, span)
    return ctx.only(ctx.b.emit("undef", span=span), want)
