"""Lowering of what names classes: constructors, static members, calls of superclasses' methods,
and calls of functions that classes have methods of.

p = P (3)         becomes     %1 = newobject {class="P"}; %2 = call %1, 3 {callee="P"}
P.make (3)        becomes     %1 = call 3 {callee="P_make"}
P.K               becomes     %1 = classmember {class="P", member="K"}
area (x)          becomes     %1 = dispatch %x {name="area"}: of the class of an argument, or the
                              function that is called otherwise
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.text_arguments import text_forms
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.ops import OPERATORS
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call, ClassMember, Dispatch
from mat2c.lower.arity_warnings import warn
from mat2c.lower.expressions.subscript_chains import Step, arguments, emit_call
from mat2c.lower.lowering_context import STATEMENT, Context, Scope, Want
from mat2c.resolve.class_info import PUBLIC, ClassInfo, Method, Property, may_access
from mat2c.resolve.function_files import BuiltinFunction, ClassFile, Target, UserFunction
from mat2c.support.diagnostics import Span


def member_steps(steps: Sequence[Step]) -> tuple[list[ast.Expr], int]:
    """The arguments of a static method that a chain goes on with, and the steps that it takes."""
    if len(steps) > 1 and isinstance(steps[1], ast.Index) and steps[1].kind == "()":
        return steps[1].args, 2
    return [], 1


def static_member(info: ClassInfo, name: str) -> Method | Property | ast.FunctionDef | str:
    """What `C.name` stands for, or what is said where it is nothing that a class has by itself."""
    if name in info.members:
        return info.members[name]
    method = info.methods().get(name)
    if method is not None:
        return method if method.is_static else f"method '{name}' is not static"
    known = info.properties().get(name)
    if known is not None:
        return known if known.is_constant else f"property '{name}' is not constant"
    return f"no such method or property '{name}'"


def read_member(ctx: Context, info: ClassInfo, name: str, span: Span) -> Operand:
    """The value of a constant property, or a member of an enumeration."""
    return ctx.b.emit("classmember", span=span, payload=ClassMember(info.name, name))


def refused(ctx: Context, method: Method, span: Span) -> bool:
    """True if a method is not for the place where it is called. Then that is the program's
    error."""
    here = ctx.session.classes.infos.get(ctx.function.within)
    if may_access(method.access, method.owner, here):
        return False
    told = f"method '{method.name}' has {method.access} access and cannot be run in this context"
    ctx.fail(f"meta.class: {told}", span)
    return True


def is_method(ctx: Context, name: str) -> bool:
    """True if a call by name may be that of a method. Functions inside the file, and nested ones,
    come first."""
    if name not in ctx.session.classes.method_names or ctx.scope.find_nested(name) is not None:
        return False
    own = ctx.unit.functions.get(name)
    return own is None or own in ctx.session.classes.public


def dispatch(ctx: Context, name: str, args: list[Operand], want: Want, span: Span) -> list[Operand]:
    """A call of a method of whichever argument has one, or of the function of that name."""
    kind, callee = fallback(ctx, name)
    payload = Dispatch(name, kind, callee, forms=taken_by_fallback(ctx, name))
    return emit_call(ctx, "dispatch", args, want, span, payload)


def taken_by_fallback(ctx: Context, name: str) -> str:
    """How the function of the library that a name means takes strings, where no argument has a
    method."""
    target = _otherwise(ctx, name)
    in_library = isinstance(target, BuiltinFunction) or (
        isinstance(target, UserFunction) and target.unit.in_library
    )
    return text_forms(name) if ctx.dialect.strings and in_library else ""


def fallback(ctx: Context, name: str) -> tuple[str, str]:
    """What a name means where no argument has a method: the kind of function, and its name."""
    match target := _otherwise(ctx, name):
        case UserFunction():
            return "user", ctx.session.callee(target)
        case BuiltinFunction() if not target.declaration.refused:
            return "builtin", target.declaration.name
        case ClassFile():
            info = ctx.session.classes.of(target)
            return ("class", info.name) if info is not None else ("unknown", name)
        case _:
            return "unknown", name


def _otherwise(ctx: Context, name: str) -> Scope | Target | None:
    target = ctx.resolve(name)
    if isinstance(target, UserFunction) and target.definition in ctx.session.classes.owners:
        return ctx.session.library.builtin(name)  # the file at hand is a method itself
    return target


def super_call(
    ctx: Context, node: ast.SuperCall, exprs: Sequence[ast.Expr], want: Want, span: Span
) -> list[Operand]:
    """`obj@Super (…)` in a constructor, `method@Super (…)` in a method."""
    info = ctx.session.classes.named(node.superclass, ctx.unit)
    definition = ctx.scope.definition
    args = arguments(ctx, exprs)
    if info is None:
        if node.superclass not in ctx.session.classes.handles:
            warn(ctx, f"there is no class '{node.superclass}'", span, "classdef")
        return _of_builtin(ctx, node, args, want, span)
    is_own = definition is not None and node.method in definition.outputs[:1]
    if is_own and info.constructor is not None:
        return _construct(ctx, info, node.method, args, want, span)
    method = info.methods().get(node.method)
    if method is None or method.definition is None:
        return _of_builtin(ctx, node, args, want, span)
    callee = ctx.session.callee(UserFunction(method.unit, method.definition))
    return emit_call(ctx, "call", args, want, span, Call(callee))


def _of_builtin(
    ctx: Context, node: ast.SuperCall, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """The method that all objects have, or none."""
    target = ctx.session.library.builtin(node.method)
    if target is None:
        if want.kind == "statement":
            return ctx.only(ctx.b.emit("undef", span=span), want)
        return emit_call(ctx, "unknown", args, want, span, Call(node.method))
    if node.method in OPERATORS:  # which would look for the method at hand
        return emit_call(
            ctx, "builtin", [Const(node.method, "char"), *args], want, span, BuiltinCall("builtin")
        )
    return emit_call(ctx, "builtin", args, want, span, BuiltinCall(node.method))


def _construct(
    ctx: Context, info: ClassInfo, output: str, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """The superclass's constructor works on the object at hand."""
    assert info.constructor is not None
    callee = ctx.session.callee(UserFunction(info.unit, info.constructor))
    given = ctx.read(output, span)
    value = ctx.b.emit("call", given, *args, span=span, payload=Call(callee))
    ctx.write(output, value, span)
    if want.kind == "statement":
        return ctx.only(ctx.b.emit("undef", span=span), STATEMENT)
    return ctx.only(ctx.read(output, span), want)


def make(ctx: Context, info: ClassInfo, span: Span) -> Operand:
    """An object with its properties as they are at first."""
    return ctx.b.emit("newobject", span=span, payload=ClassMember(info.name))


def handle_kind(ctx: Context, name: str) -> tuple[str, str] | None:
    """Kind and callee of a handle that classes have to do with."""
    if is_method(ctx, name):
        return "method", name
    base, _, member = name.rpartition(".")
    target = ctx.resolve(name)
    if isinstance(target, ClassFile):
        info = ctx.session.classes.of(target)
        return None if info is None else ("class", info.name)
    info = ctx.session.classes.named(base, ctx.unit) if base else None
    if info is None or info.definition is None:
        return None
    found = static_member(info, member)
    if isinstance(found, Method) and found.definition is not None and found.access == PUBLIC:
        return "user", ctx.session.callee(UserFunction(found.unit, found.definition))
    return "member", f"{info.name}.{member}"  # who calls it decides whether that is an error
