"""Lowering of a whole function: parameters, body, outputs; anonymous functions and handles."""

from __future__ import annotations

from collections.abc import Sequence, Set

from mat2c.builtins.text_arguments import ALIKE, text_forms
from mat2c.frontend import ast, unparse_handle
from mat2c.frontend.constant_expr import is_constant
from mat2c.ir.core import Const, Function, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall, Closure, HandleOf
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.lower.arguments_blocks import check_arguments
from mat2c.lower.calls import call_operands
from mat2c.lower.classes import fallback, handle_kind, taken_by_fallback
from mat2c.lower.inputname import take_names
from mat2c.lower.lowering_context import (
    LOCAL,
    ONE,
    ONE_VALUE,
    SEVERAL,
    STATEMENT,
    Context,
    Scope,
    Want,
    lowers,
)
from mat2c.lower.special.ignored_calls import tell_refused
from mat2c.lower.statements.try_blocks import unwind_protect
from mat2c.lower.user_calls import output_places
from mat2c.lower.variable_or_function import either
from mat2c.resolve.class_info import HIDDEN_INPUT
from mat2c.resolve.function_files import BrokenFile, BuiltinFunction, Target, UserFunction
from mat2c.resolve.variables import collect

_STATES = ".warning states"  # a variable that no program can name

_ABSENT = "Not enough input arguments."


def lower_definition(ctx: Context, definition: ast.FunctionDef) -> Function:
    """The body of a function of the program."""
    b = ctx.b
    b.span = definition.span
    _parameters(ctx, definition)
    take_names(ctx, definition)
    check_arguments(ctx, definition)
    if "local" in ctx.scope.uses.texts and "warning" in ctx.scope.uses.mentioned:
        _with_own_warnings(ctx, definition)
    else:
        ctx.statements(definition.body)
    b.jump(ctx.function.exit)
    b.start(ctx.function.exit)
    _outputs(ctx, definition)
    return b.finish()


def _with_own_warnings(ctx: Context, definition: ast.FunctionDef) -> None:
    """The states of warnings are the caller's again at the end: warning ("off", ID, "local")."""
    span = definition.span
    ctx.scope.storage[_STATES] = LOCAL
    ctx.write(_STATES, call_operands(ctx, "warning", [], ONE_VALUE, span)[0], span)
    these = [ast.Name(_STATES, span=span), ast.String("local", "'", span=span)]
    call = ast.Index(ast.Name("warning", span=span), these, "()", span=span)
    restore = ast.ExprStmt(call, False, span=span)
    unwind_protect(ctx, ast.UnwindProtect(definition.body, [restore], span=span))


def lower_script(ctx: Context, body: Sequence[ast.Stmt]) -> Function:
    """The statements of the main script."""
    b = ctx.b
    ctx.statements(body)
    b.jump(ctx.function.exit)
    b.start(ctx.function.exit)
    b.leave([])
    return b.finish()


def _parameters(ctx: Context, definition: ast.FunctionDef) -> None:
    for k, param in enumerate(definition.params):
        last = k == len(definition.params) - 1
        if param.ignored:
            continue
        if last and param.name == "varargin":
            value = ctx.b.emit("paramrest", span=param.span, payload=Parameter(k))
        else:
            optional = param.name != HIDDEN_INPUT
            absent = _ABSENT if ctx.dialect.matlab_errors else None
            payload = Parameter(k, optional, absent=absent)
            value = ctx.b.emit("param", span=param.span, payload=payload)
        ctx.write(param.name, value, param.span)
        ctx.doubtful.add(param.name)
    for param in definition.params:
        if param.default is not None:
            default_value(ctx, param.name, param.default)


def default_value(ctx: Context, name: str, default: ast.Expr) -> None:
    """Sets a parameter that the caller left out."""
    given = ctx.b.emit("isdef", ctx.read_raw(name, default.span), span=default.span)
    with ctx.only_if(given, negated=True):
        ctx.write(name, ctx.expr(default), default.span)


def _outputs(ctx: Context, definition: ast.FunctionDef) -> None:
    fixed = list(definition.outputs)
    rest = bool(fixed) and fixed[-1] == "varargout"
    if rest:
        fixed.pop()
    values: list[Operand] = [ctx.read_raw(name, definition.span) for name in fixed]
    if rest:
        cell = ctx.read_raw("varargout", definition.span)
        values.append(Splat(ctx.b.emit("outputlist", cell, span=definition.span)))
    ctx.function.unset = dict(enumerate(output_places(definition)[: len(fixed)]))
    ctx.b.leave(values)


@lowers(ast.AnonymousFunction)
def anonymous(ctx: Context, node: ast.AnonymousFunction) -> Operand:
    """A function of its own, and the closure over the variables it uses."""
    for name in collect([node.body]).mentioned:
        if ctx.may_mean_function(name):
            return either(ctx, name, node.span, lambda: [anonymous(ctx, node)])[0]
    params = {param.name for param in node.params}
    defaults = [p.default for p in node.params if p.default is not None]
    uses = collect([*defaults, node.body])  # but only the body captures variables
    used = collect([node.body]).mentioned
    captures = [name for name in used if name not in params and ctx.is_variable(name)]
    name = ctx.session.unique_name(f"{ctx.scope.name}__anon")
    scope = Scope(name, ctx.unit, None, uses, parent=ctx.scope)
    for variable in [*captures, *params, *scope.uses.assigned]:
        scope.storage[variable] = LOCAL
    function = Function(
        name,
        [param.name for param in node.params],
        [],
        node.span,
        kind="anonymous",
        varargin=bool(node.params) and node.params[-1].name == "varargin",
        captures=captures,
        text=unparse_handle(node),
        parent=ctx.function.name,
        within=ctx.function.within,
        title=_ANONYMOUS,
        frame=_frame(ctx),
    )
    ctx.session.add(function)
    ctx.function.anonymous[name] = function
    values = [ctx.read_raw(capture, node.span) for capture in captures]
    shared = {k for k, name in enumerate(captures) if ctx.scope.storage[name].kind == "shared"}
    _anonymous_body(Context(ctx.session, scope, function), node, shared)
    return ctx.b.emit("closure", *values, span=node.span, payload=Closure(name))


_ANONYMOUS = "@<anonymous>"


def _frame(ctx: Context) -> str:
    """What stacks of calls call an anonymous function that is made here."""
    if ctx.unit.in_library:
        return ""
    named = ctx.function.kind in ("function", "nested")
    return f"{ctx.function.title}>{_ANONYMOUS}" if named else _ANONYMOUS


def _anonymous_body(ctx: Context, node: ast.AnonymousFunction, maybe_undefined: Set[int]) -> None:
    b = ctx.b
    for k, name in enumerate(ctx.function.captures):
        payload = Parameter(k, optional=k in maybe_undefined)
        value = b.emit("capture", span=node.span, payload=payload)
        ctx.write(name, value, node.span)
    for k, param in enumerate(node.params):
        if param.ignored:
            continue
        rest = ctx.function.varargin and k == len(node.params) - 1
        if rest:
            value = b.emit("paramrest", span=param.span, payload=Parameter(k))
        else:
            value = b.emit("param", span=param.span, payload=Parameter(k, optional=True))
        ctx.write(param.name, value, param.span)
    for param in node.params:
        if param.default is not None:
            default_value(ctx, param.name, param.default)
    results = _anonymous_results(ctx, node.body)
    b.jump(ctx.function.exit)
    b.start(ctx.function.exit)
    b.leave(results)
    b.finish()


def _anonymous_results(ctx: Context, body: ast.Expr) -> list[Operand]:
    """A call as the body gives as many outputs as the anonymous function is asked for."""
    plain_variable = isinstance(body, ast.Name) and ctx.is_variable(body.id)
    if type(body) not in SEVERAL or plain_variable:
        ctx.function.outputs = ["ans"]
        if is_constant(body) and not isinstance(body, ast.Unary):
            _refuse_more(ctx, body)
        value = ctx.expr(body)
        named = isinstance(value, Value) and value.name
        return [ctx.b.emit("copy", value, span=body.span) if named else value]
    ctx.function.outputs = ["varargout"]
    ctx.function.varargout = True
    amount = ctx.b.emit("nargout", span=body.span)
    return ctx.values(body, Want("dynamic", amount=amount))


def _refuse_more(ctx: Context, body: ast.Expr) -> None:
    """The error where a constant is asked for several values."""
    count = ctx.b.emit("nargout", span=body.span)
    more = ctx.b.emit("gt", count, ONE, span=body.span)
    with ctx.only_if(ctx.b.emit("istrue", more, span=body.span)):
        ctx.fail("invalid number of output arguments for constant expression", body.span)


@lowers(ast.FunctionHandle)
def handle(ctx: Context, node: ast.FunctionHandle) -> Operand:
    base, *fields = node.name.split(".")
    if fields and ctx.is_variable(base):
        return anonymous(ctx, _bound(node, base, fields))
    return handle_to(ctx, node.name, node)


def _bound(node: ast.FunctionHandle, base: str, fields: Sequence[str]) -> ast.AnonymousFunction:
    """`@object.method` is `@(varargin) object.method (varargin{:})`."""
    span = node.span
    called: ast.Expr = ast.Name(base, span=span)
    for name in fields:
        called = ast.Field(called, name, span=span)
    given = ast.Index(ast.Name("varargin", span=span), [ast.Colon(span=span)], "{}", span=span)
    call = ast.Index(called, [given], "()", span=span)
    return ast.AnonymousFunction([ast.Param("varargin", span=span)], call, span=span)


def handle_to(ctx: Context, name: str, node: ast.Node) -> Value:
    of_class = handle_kind(ctx, name)
    if of_class is not None:
        kind, callee = of_class
        payload = HandleOf(callee, kind, name)
        if kind == "method":
            payload = HandleOf(
                callee, kind, name, fallback(ctx, name), taken_by_fallback(ctx, name)
            )
        return ctx.b.emit("handle", span=node.span, payload=payload)
    target: Target | Scope | None = ctx.resolve(name)
    match target:
        case Scope():
            kind, callee = "nested", ctx.session.callee(target)
        case UserFunction():
            kind, callee = "user", ctx.session.callee(target)
        case BuiltinFunction():
            kind, callee = "builtin", name
            if target.declaration.refused:
                tell_refused(ctx, name, node.span)
            elif ctx.dialect.strings and name in ALIKE:  # whose results are strings, too
                payload = HandleOf(name, "method", name, (kind, name), text_forms(name))
                return ctx.b.emit("handle", span=node.span, payload=payload)
        case BrokenFile():
            call_operands(ctx, name, [], STATEMENT, node.span)
            kind, callee = "unknown", name
        case _:
            kind, callee = "unknown", name
    return ctx.b.emit("handle", span=node.span, payload=HandleOf(callee, kind, name))


@lowers(ast.MetaClass)
def metaclass(ctx: Context, node: ast.MetaClass) -> Operand:
    """`?C`"""
    name = Const(node.name, "char")
    return ctx.b.emit("builtin", name, span=node.span, payload=BuiltinCall("__metaclass__"))
