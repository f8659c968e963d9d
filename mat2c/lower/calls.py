"""Lowering of calls by name: user functions, scripts, builtins, names that nothing defines."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from mat2c.builtins.declaration import Builtin
from mat2c.builtins.legacy import LEGACY
from mat2c.builtins.text_arguments import texts_of_lists
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lower import string_methods
from mat2c.lower.arity_warnings import check_builtin_counts, check_counts, warn, warn_undefined
from mat2c.lower.caller_variables import exposes, in_sight
from mat2c.lower.classes import (
    dispatch,
    is_method,
    make,
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
    steps_of,
    surely,
    written_empties,
)
from mat2c.lower.inputname import leave_for_methods, leave_names
from mat2c.lower.lowering_context import (
    INDEXED,
    ONE,
    STATEMENT,
    Context,
    Scope,
    Want,
    lowers_several,
)
from mat2c.lower.packages import missing_member, package_prefix
from mat2c.lower.script_calls import run_script
from mat2c.lower.special.call_stack import is_asking, on_stack
from mat2c.lower.special.ignored_calls import is_dropped, tell_ignored, unavailable
from mat2c.lower.string_arguments import given, taken, takes_list, text_value
from mat2c.lower.variable_or_function import either
from mat2c.resolve.class_info import ClassInfo, Method
from mat2c.resolve.function_files import (
    BrokenFile,
    BuiltinFunction,
    ClassFile,
    Script,
    Target,
    UserFunction,
)
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace

Args = Sequence[ast.Expr]
Special = Callable[[Context, str, Args, Want, Span], "list[Operand] | None"]
_SPACE = re.compile(r"\s")
_UNASSIGNED = (
    'Output argument "{output}" (and possibly others) not assigned a value in the execution with '
    '"{function}" function.'
)
_METHODS_OF_EXCEPTIONS = frozenset(
    "addCause addCorrection getReport rethrow throw throwAsCaller".split()
)
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
    else:
        base = ctx.expr(root)
    return _follow(ctx, base, steps, want, name)


def _is_of_exception(ctx: Context, steps: Sequence[Step]) -> bool:
    """Is `err.getReport ()` a call of a method that errors have in MATLAB's dialect?"""
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
        values = _user(ctx, function, arguments(ctx, exprs), INDEXED if rest else want, span)
        return _follow(ctx, values[0], rest, want, "") if rest else values
    if isinstance(found, str):
        ctx.fail(found, span)
        return ctx.only(ctx.b.emit("undef", span=span), want)
    value = read_member(ctx, info, str(name), span)
    return _follow(ctx, value, steps[1:], want, "")


def _may_give_object(exprs: Sequence[ast.Expr]) -> bool:
    """May one of the arguments be an object? Words of a command, and numbers, are none."""
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
    """Is it a function of the program, not of the library?"""
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
            return _user(ctx, target, args, want, span)
        case BuiltinFunction():
            if target.declaration.ignored:
                answer = unavailable(ctx, target.declaration, args, want, span)
                if answer is not None:
                    return answer
            most = target.declaration.outputs
            if want.kind == "outputs" and most is not None and want.count > max(most, 1):
                check_builtin_counts(ctx, target.declaration, "outputs", span)
                return _refused(ctx, f"{name}: function called with too many outputs", want, span)
            payload = BuiltinCall(
                target.declaration.name,
                nulls=written_empties(args) if target.declaration.keeps else (),
                texts=texts_of_lists(name) if takes_list(ctx, args) else 0,
            )

            def call() -> list[Operand]:
                return emit_call(ctx, "builtin", args, want, span, payload)

            results = on_stack(ctx, call, span) if is_asking(ctx, target) else call()
            if want.kind == "statement" and _leaves(target.declaration, args):
                ctx.b.raise_pending()
            return results
        case ClassFile():
            info = ctx.session.classes.of(target)
            if info is not None and info.members and ctx.function.within != info.name:
                named = [Const(info.name, "char"), *args]
                return emit_call(ctx, "builtin", named, want, span, BuiltinCall("__enumerator__"))
            if info is not None and info.constructor is not None:
                made = make(ctx, info, span)
                built = UserFunction(info.unit, info.constructor)
                return _user(ctx, built, [made, *args], want, span)
            warn(ctx, f"'{name}' is a class that can't be translated", span, "classdef")
        case Script():
            return _script(ctx, target, bool(args), want, span)
        case BrokenFile():
            return _raised(ctx, [Const("%s", "char"), Const(target.complaint, "char")], want, span)
        case _:
            warn_undefined(ctx, name, span)
    return emit_call(ctx, "unknown", args, want, span, Call(name))


def _too_many(ctx: Context, declaration: Builtin, args: Sequence[Operand]) -> bool:
    """Does a call of the program have more arguments than a builtin takes, whatever lists hold?"""
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
    """Does a call surely not return? An error without a text is none."""
    return declaration.leaves or (declaration.name == "error" and _has_message(args))


def _has_message(args: Sequence[Operand]) -> bool:
    """Does the message of an error begin with a character of its template?"""
    match args:
        case [Const(value=str(text)), second, *_] if ":" in text and not _SPACE.search(text):
            return _has_message([second])  # the first may be an identifier
        case [Const(value=str(text)), *_]:
            return text[:1].isalnum()
    return False


def _user(
    ctx: Context, target: Scope | UserFunction, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    callee = ctx.session.callee(target)
    definition = target.definition
    if definition is not None:
        check_counts(ctx, definition, args, want, span)
    lists = want.kind == "list" and want.use != "element"
    if lists and definition is not None and definition.outputs == ["varargout"]:
        want = Want("dynamic", amount=ONE)  # among arguments, no value is no argument

    texts = 0
    if definition is not None and _in_library(target) and takes_list(ctx, args):
        texts = texts_of_lists(definition.name)

    def call() -> list[Operand]:
        return emit_call(ctx, "call", args, want, span, Call(callee, texts=texts))

    def placed() -> list[Operand]:
        return on_stack(ctx, call, span) if is_asking(ctx, target) else call()

    results = in_sight(ctx, placed, span) if exposes(ctx, target) else placed()
    if want.kind in ("statement", "dynamic"):
        return results
    assert target.definition is not None
    ignored = set(want.ignored)
    return [
        result
        if index in ignored
        else _checked(ctx, result, target.definition, callee, index, span, want.use == "index")
        for index, result in enumerate(results, 1)
    ]


def _checked(
    ctx: Context,
    value: Operand,
    definition: ast.FunctionDef,
    callee: str,
    index: int,
    span: Span,
    subscripted: bool = False,
) -> Operand:
    """An output of a user function, or the error that it was not set; `varargout` is checked on
    assignment, or here where the output is `subscripted`."""
    payload = Output(index, callee)
    fixed = len(definition.outputs) - int("varargout" in definition.outputs[-1:])
    if index <= fixed:
        line, column = output_places(definition)[index - 1]
        output = definition.outputs[index - 1]
        payload = Output(index, callee, output, line, column)
        if ctx.dialect.matlab_errors:
            missing = _UNASSIGNED.format(output=output, function=definition.name)
            payload = replace(payload, missing=missing)
    elif index > 1:
        return value
    elif subscripted:
        return surely(ctx, value, span)
    return ctx.b.emit("checkout", value, span=span, payload=payload)


@lru_cache(maxsize=8)  # each of many outputs asks for its own
def output_places(definition: ast.FunctionDef) -> list[tuple[int, int]]:
    """Lines and columns of the outputs in the first line of a function, which messages name."""
    source = definition.span.source
    at = definition.span.start + len("function")
    places = []
    for name in definition.outputs:
        found = re.compile(rf"\b{re.escape(name)}\b").search(source.text, at)
        at = found.start() if found else at
        places.append(source.told_position(at))
    return places


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
