"""Lowering of calls by name: user functions, scripts, builtins, names that nothing defines."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Builtin
from mat2c.builtins.legacy import LEGACY
from mat2c.builtins.text_arguments import texts_of_lists
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call
from mat2c.lower.arity_warnings import check_builtin_counts, warn, warn_undefined
from mat2c.lower.classes import (
    dispatch,
    is_method,
    make,
)
from mat2c.lower.expressions.subscript_chains import (
    Step,
    arguments,
    emit_call,
    written_empties,
)
from mat2c.lower.inputname import leave_for_methods, leave_names
from mat2c.lower.lowering_context import (
    STATEMENT,
    Context,
    Scope,
    Want,
)
from mat2c.lower.script_calls import run_script
from mat2c.lower.special.call_stack import is_asking, on_stack
from mat2c.lower.special.ignored_calls import is_dropped, tell_ignored, unavailable
from mat2c.lower.string_arguments import given, taken, takes_list
from mat2c.lower.user_calls import call_user
from mat2c.resolve.function_files import (
    BrokenFile,
    BuiltinFunction,
    ClassFile,
    Script,
    Target,
    UserFunction,
)
from mat2c.support.diagnostics import Span

Args = Sequence[ast.Expr]
Special = Callable[[Context, str, Args, Want, Span], "list[Operand] | None"]
_SPACE = re.compile(r"\s")
SPECIAL: dict[str, Special] = {}
"""Builtins that the compiler answers itself; None from the handler means an ordinary call."""


Family = Callable[[Context, Sequence[Step], Want], "list[Operand] | None"]
FAMILIES: dict[str, Family] = {}
"""Packages that the compiler answers for, by the name that a chain begins with."""


def family(name: str) -> Callable[[Family], Family]:
    """Registers what answers for the members of a package."""

    def register(handler: Family) -> Family:
        FAMILIES[name] = handler
        return handler

    return register


def special(*names: str) -> Callable[[Special], Special]:
    """Registers the handler of builtins by name."""

    def register(handler: Special) -> Special:
        for name in names:
            SPECIAL[name] = handler
        return handler

    return register


def _may_give_object(exprs: Sequence[ast.Expr]) -> bool:
    """True if one of the arguments may be an object. Words of a command, and numbers, are none."""
    return not all(isinstance(expr, ast.String | ast.Number) for expr in exprs)


def call_name(
    ctx: Context,
    name: str,
    exprs: Sequence[ast.Expr] | None,
    want: Want,
    name_span: Span,
    span: Span,
) -> list[Operand]:
    """Calls what `name`, not a variable, stands for. `exprs` is None where the name stands
    alone."""
    target = ctx.resolve(name)
    if want.kind == "statement" and name in ctx.extrinsic and is_dropped(ctx, name, span):
        return [ctx.b.emit("undef", span=span)]
    if is_method(ctx, name) and _may_give_object(exprs or ()):
        given = arguments(ctx, exprs or ())
        leave_for_methods(ctx, [name], exprs or (), span)
        return dispatch(ctx, name, given, want, name_span)
    if isinstance(target, Script):
        return _script(ctx, target, bool(exprs), want, span)
    if name in LEGACY and not is_own(target) and not ctx.unit.in_library:
        said: list[Operand] = [Const(name, "char"), Const(LEGACY[name], "char")]
        emit_call(ctx, "builtin", said, STATEMENT, span, BuiltinCall("__legacy__"))
    handler = SPECIAL.get(name)
    if handler is not None and not is_own(target):
        answer = handler(ctx, name, exprs or (), want, span)
        if answer is not None:
            return answer if want.kind == "statement" else worth(ctx, answer, want, span)
        if target is None:
            return _wrong_arguments(ctx, name, exprs or (), want, span)
    if any(isinstance(expr, ast.Colon) for expr in exprs or ()) and _in_library(target):
        ctx.fail("invalid use of colon in function argument list", span)
    args = arguments(ctx, exprs or ())
    if isinstance(target, (Scope, UserFunction)) and target.definition is not None:
        leave_names(ctx, target.definition, exprs or (), span)
    made = ctx.session.classes.of(target) if isinstance(target, ClassFile) else None
    if made is not None and made.constructor is not None:
        leave_names(ctx, made.constructor, exprs or (), span)
    if isinstance(target, BuiltinFunction) and _too_many(ctx, target.declaration, args):
        check_builtin_counts(ctx, target.declaration, "inputs", name_span)
        return _refused(ctx, f"{name}: function called with too many inputs", want, name_span)
    return call_operands(ctx, name, args, want, name_span)


def worth(ctx: Context, answer: list[Operand], want: Want, span: Span) -> list[Operand]:
    """What a builtin of the compiler gives where a value is asked for; of one that gives none, what
    a call has that gives none."""
    first = answer[0] if answer else None
    made = first.definition if isinstance(first, Value) and not first.name else None
    if made is None or made.op != "undef":
        return answer
    return emit_call(ctx, "builtin", [], want, span, BuiltinCall("__nothing__"))


def _wrong_arguments(ctx: Context, name: str, exprs: Args, want: Want, span: Span) -> list[Operand]:
    """The error of a call that a builtin of the compiler has no answer to."""
    given = [Const(name, "char"), *arguments(ctx, exprs)]
    call_operands(ctx, "__wrong_call__", given, STATEMENT, span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _in_library(target: object) -> bool:
    return isinstance(target, (BuiltinFunction, UserFunction)) and not is_own(target)


def is_own(target: object) -> bool:
    """True if it is a function of the program, not of the library."""
    if isinstance(target, UserFunction):
        return not target.unit.in_library
    return isinstance(target, Scope)


def call_operands(
    ctx: Context, name: str, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """Calls a function by name with operands."""
    target = ctx.resolve(name)
    if not _in_library(target):
        return _called(ctx, name, target, args, want, span)
    tell_ignored(ctx, name, want, span)
    if not ctx.dialect.strings:
        return _called(ctx, name, target, args, want, span)
    results = _called(ctx, name, target, taken(ctx, name, args, span), want, span)
    return given(ctx, name, args, results, want, span)


def _called(
    ctx: Context,
    name: str,
    target: Scope | Target | None,
    args: list[Operand],
    want: Want,
    span: Span,
) -> list[Operand]:
    match target:
        case Scope() | UserFunction():
            return call_user(ctx, target, args, want, span)
        case BuiltinFunction():
            return _builtin(ctx, name, target, args, want, span)
        case ClassFile():
            made = _object(ctx, target, args, want, span)
            if made is not None:
                return made
            warn(ctx, f"'{name}' is a class that can't be translated", span, "classdef")
        case Script():
            return _script(ctx, target, bool(args), want, span)
        case BrokenFile():
            return _raised(ctx, [Const("%s", "char"), Const(target.complaint, "char")], want, span)
        case _:
            warn_undefined(ctx, name, span)
    return emit_call(ctx, "unknown", args, want, span, Call(name))


def _builtin(
    ctx: Context,
    name: str,
    target: BuiltinFunction,
    args: list[Operand],
    want: Want,
    span: Span,
) -> list[Operand]:
    declaration = target.declaration
    if declaration.ignored:
        answer = unavailable(ctx, declaration, args, want, span)
        if answer is not None:
            return answer
    most = declaration.outputs
    if want.kind == "outputs" and most is not None and want.count > max(most, 1):
        check_builtin_counts(ctx, declaration, "outputs", span)
        return _refused(ctx, f"{name}: function called with too many outputs", want, span)
    payload = BuiltinCall(
        declaration.name,
        nulls=written_empties(args) if declaration.keeps else (),
        texts=texts_of_lists(name) if takes_list(ctx, args) else 0,
    )

    def call() -> list[Operand]:
        return emit_call(ctx, "builtin", args, want, span, payload)

    results = on_stack(ctx, call, span) if is_asking(ctx, target) else call()
    if want.kind == "statement" and _leaves(declaration, args):
        ctx.b.raise_pending()
    return results


def _object(
    ctx: Context, target: ClassFile, args: list[Operand], want: Want, span: Span
) -> list[Operand] | None:
    """A call of a class: an enumeration's member, or what its constructor makes; None where it has
    neither."""
    info = ctx.session.classes.of(target)
    if info is not None and info.members and ctx.function.within != info.name:
        named = [Const(info.name, "char"), *args]
        return emit_call(ctx, "builtin", named, want, span, BuiltinCall("__enumerator__"))
    if info is not None and info.constructor is not None:
        made = make(ctx, info, span)
        built = UserFunction(info.unit, info.constructor)
        return call_user(ctx, built, [made, *args], want, span)
    return None


def _too_many(ctx: Context, declaration: Builtin, args: Sequence[Operand]) -> bool:
    """True if a call of the program has more arguments than a builtin takes, whatever lists
    hold."""
    most = declaration.inputs
    if most is None or ctx.unit.in_library:
        return False
    return len(args) - sum(isinstance(arg, Splat) for arg in args) > most


def _refused(ctx: Context, message: str, want: Want, span: Span) -> list[Operand]:
    """The error of a call with more arguments, or for more results, than a builtin has."""
    identifier = Const("Octave:invalid-fun-call", "char")
    return _raised(ctx, [identifier, Const(message, "char")], want, span)


def _raised(ctx: Context, texts: list[Operand], want: Want, span: Span) -> list[Operand]:
    """An error instead of a call."""
    emit_call(ctx, "builtin", texts, STATEMENT, span, BuiltinCall("error"))
    ctx.b.raise_pending()
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _leaves(declaration: Builtin, args: Sequence[Operand]) -> bool:
    """True if a call surely does not return. An error without a text is none."""
    return declaration.leaves or (declaration.name == "error" and _has_message(args))


def _has_message(args: Sequence[Operand]) -> bool:
    """True if the message of an error begins with a character of its template."""
    match args:
        case [Const(value=str(text)), second, *_] if ":" in text and not _SPACE.search(text):
            return _has_message([second])  # the first may be an identifier
        case [Const(value=str(text)), *_]:
            return text[:1].isalnum()
    return False


def _script(
    ctx: Context, script: Script, has_arguments: bool, want: Want, span: Span
) -> list[Operand]:
    """A script called by name: it takes no arguments and is worth nothing."""
    if want.kind == "statement" and not has_arguments:
        run_script(ctx, script.unit, span)
        return ctx.only(ctx.b.emit("undef", span=span), want)
    why = f"invalid call to script {script.unit.path.name}"
    if script.unit.path.stem not in ctx.scope.storage:  # else it is surely meant as a variable
        warn(ctx, why, span, "stray-script")
    ctx.fail(f"invalid call to script {script.unit.path.absolute()}", span)
    return ctx.only(ctx.b.emit("undef", span=span), want)
