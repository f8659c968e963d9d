"""Lowering of chains: a name, and the subscripts, members and arguments that follow it."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.lower import string_methods
from mat2c.lower.calls import FAMILIES, call_name, call_operands
from mat2c.lower.classes import (
    member_steps,
    read_member,
    refused,
    static_member,
    super_call,
)
from mat2c.lower.expressions.subscript_chains import (
    Step,
    arguments,
    emit_call,
    inner_want,
    refuse_call_of_end,
    steps_of,
    surely,
)
from mat2c.lower.lowering_context import (
    INDEXED,
    STATEMENT,
    Context,
    Want,
    lowers_several,
)
from mat2c.lower.packages import missing_member, package_prefix
from mat2c.lower.string_arguments import text_value
from mat2c.lower.user_calls import call_user
from mat2c.lower.variable_or_function import either
from mat2c.resolve.class_info import ClassInfo, Method
from mat2c.resolve.function_files import (
    ClassFile,
    UserFunction,
)

_METHODS_OF_EXCEPTIONS = frozenset(
    "addCause addCorrection getReport rethrow throw throwAsCaller".split()
)


def _follow(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want, name: str
) -> list[Operand]:
    """Applies steps to a value."""
    if _is_of_exception(ctx, steps):
        return _method_of_exception(ctx, base, steps, want)
    return string_methods.follow(ctx, base, steps, want, name, call_operands)


@lowers_several(ast.Index, ast.Field, ast.Name, ast.SuperCall)
def chain(ctx: Context, node: ast.Expr, want: Want) -> list[Operand]:
    """The values of a chain: one operand (perhaps a splat), or `want.count` of them."""
    root, steps = steps_of(node)
    if isinstance(root, ast.SuperCall):
        return _of_superclass(ctx, root, steps, want)
    if isinstance(root, ast.Name) and ctx.may_mean_function(root.id):
        return either(ctx, root.id, root.span, lambda: chain(ctx, node, want), want)
    if isinstance(root, ast.Name) and not ctx.is_variable(root.id):
        return _from_function(ctx, root, steps, want)
    name = root.id if isinstance(root, ast.Name) else ""
    if isinstance(root, ast.Name):
        first = steps[0] if steps else None
        behind = isinstance(first, ast.Index) and first.kind == "()"
        base = ctx.read(root.id, root.span, behind)
    elif isinstance(root, ast.End) and _gives_arguments(steps[0]):
        return ctx.only(refuse_call_of_end(ctx, root), want)
    else:
        base = ctx.expr(root)
    return _follow(ctx, base, steps, want, name)


def _gives_arguments(step: Step) -> bool:
    return isinstance(step, ast.Index) and step.kind == "()" and bool(step.args)


def _is_of_exception(ctx: Context, steps: Sequence[Step]) -> bool:
    """True if `err.getReport ()` calls a method that errors have in MATLAB's dialect."""
    first = steps[0] if steps and ctx.dialect.matlab_errors else None
    name = first.name if isinstance(first, ast.Field) else None
    return name in _METHODS_OF_EXCEPTIONS and name not in ctx.session.classes.method_names


def _method_of_exception(
    ctx: Context, base: Operand, steps: Sequence[Step], want: Want
) -> list[Operand]:
    given, used = member_steps(steps)
    rest = steps[used:]
    args = [base, *arguments(ctx, given)]
    name, span = str(steps[0].name), steps[0].span  # type: ignore[union-attr]  # the caller asks
    if not rest:
        return call_operands(ctx, name, args, want, span)
    return _follow(ctx, call_operands(ctx, name, args, INDEXED, span)[0], rest, want, "")


def _from_function(ctx: Context, root: ast.Name, steps: list[Step], want: Want) -> list[Operand]:
    member_of = FAMILIES.get(root.id)
    answer = None if member_of is None else member_of(ctx, steps, want)
    if answer is not None:
        return answer
    name, used = package_prefix(ctx, root.id, steps)
    missing = "" if used else missing_member(ctx, root.id, steps)
    if missing:
        call_operands(ctx, "error", [Const(missing, "char")], STATEMENT, root.span)
    span = steps[used - 1].span if used else root.span
    target = ctx.resolve(name)
    info = ctx.session.classes.of(target) if isinstance(target, ClassFile) else None
    member = steps[used] if len(steps) > used else None
    if info is not None and isinstance(member, ast.Field) and isinstance(member.name, str):
        return _of_class(ctx, info, steps[used:], want)
    if info is not None and info.members and isinstance(member, ast.Field):
        named = text_value(ctx, member.name)  # type: ignore[arg-type]  # a string has been handled
        of_class: list[Operand] = [Const(info.name, "char"), named]
        found = emit_call(
            ctx, "builtin", of_class, INDEXED, member.span, BuiltinCall("__enumerator__")
        )
        return _follow(ctx, found[0], steps[used + 1 :], want, "")
    args: list[ast.Expr] | None = None
    if len(steps) > used:
        following = steps[used]
        if isinstance(following, ast.Index) and following.kind == "()":
            args = following.args
            used += 1
    rest = steps[used:]
    if not rest:
        return call_name(ctx, name, args, want, root.span, span)
    asked = INDEXED if args is None else inner_want(want)
    value = call_name(ctx, name, args, asked, root.span, span)[0]
    if asked.kind == "statement":
        value = surely(ctx, value, span)
    return _follow(ctx, value, rest, want, "")


def _of_superclass(
    ctx: Context, root: ast.SuperCall, steps: list[Step], want: Want
) -> list[Operand]:
    """A chain that a method of a superclass begins."""
    args: list[ast.Expr] = []
    if steps and isinstance(steps[0], ast.Index) and steps[0].kind == "()":
        args, steps = steps[0].args, steps[1:]
    if not steps:
        return super_call(ctx, root, args, want, root.span)
    (value,) = super_call(ctx, root, args, INDEXED, root.span)
    return _follow(ctx, value, steps, want, "")


def _of_class(ctx: Context, info: ClassInfo, steps: list[Step], want: Want) -> list[Operand]:
    """A chain that a static member of a class begins."""
    name, span = steps[0].name, steps[0].span  # type: ignore[union-attr]  # the caller asks
    found = static_member(info, str(name))
    if name == "empty" and isinstance(found, str):
        exprs, used = member_steps(steps)
        extents = [Const(info.name, "char"), *arguments(ctx, exprs)]
        return emit_call(ctx, "builtin", extents, want, span, BuiltinCall("__empty_objects__"))
    if isinstance(found, Method):
        exprs, used = member_steps(steps)
        rest = steps[used:]
        if found.definition is None or refused(ctx, found, span):
            return ctx.only(ctx.b.emit("undef", span=span), want)
        function = UserFunction(found.unit, found.definition)
        values = call_user(ctx, function, arguments(ctx, exprs), INDEXED if rest else want, span)
        return _follow(ctx, values[0], rest, want, "") if rest else values
    if isinstance(found, str):
        ctx.fail(found, span)
        return ctx.only(ctx.b.emit("undef", span=span), want)
    value = read_member(ctx, info, str(name), span)
    return _follow(ctx, value, steps[1:], want, "")
