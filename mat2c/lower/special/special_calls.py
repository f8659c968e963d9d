"""Builtins that the compiler answers itself, since the answer is about the program's own text or
variables."""

from __future__ import annotations

from mat2c.builtins.callers import TAKERS
from mat2c.frontend import ast, unparse_expr
from mat2c.ir.core import EMPTY, Const, Instr, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.lower.called_by_name import reach_named
from mat2c.lower.caller_variables import assign_in
from mat2c.lower.calls import Args, call_name, call_operands, is_own, special
from mat2c.lower.expressions.conditions import require
from mat2c.lower.expressions.expressions import BINARY
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.inputname import display_variable
from mat2c.lower.lowering_context import (
    FALSE,
    ONE,
    ONE_VALUE,
    STATEMENT,
    ZERO,
    Context,
    Scope,
    Want,
)
from mat2c.lower.narrowing import narrow
from mat2c.lower.special.help_texts import comment_before
from mat2c.lower.special.which import is_in_sight
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

Answer = list[Operand] | None
NO_TEXT = Const("", "char")


def words(args: Args) -> list[str] | None:
    """The arguments if all are constant strings."""
    found = [arg.value for arg in args if isinstance(arg, ast.String)]
    return found if len(found) == len(args) else None


def _user_function(target: Target | Scope | None) -> ast.FunctionDef | None:
    return target.definition if isinstance(target, (Scope, UserFunction)) else None


@special("nargin", "nargout")
def argument_count(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """`nargin` of this call, or `nargin("f")` and `nargin(@f)` of a known function."""
    if not args and name == "nargin" and ctx.function.kind == "script":
        (given,) = call_operands(ctx, "argv", [], ONE_VALUE, span)
        return call_operands(ctx, "numel", [given], want, span)
    if not args:
        return ctx.only(ctx.count(name, span), want)
    match args[0]:
        case ast.String(value=asked) | ast.FunctionHandle(name=asked):
            definition = _user_function(ctx.resolve(asked))
        case _:
            return None
    if definition is None:
        return None
    if name == "nargin":
        names, rest = [param.name for param in definition.params], "varargin"
    else:
        names, rest = definition.outputs, "varargout"
    count = float(len(names))
    return ctx.only(Const(-count if rest in names[-1:] else count), want)


@special("program_name", "program_invocation_name")
def program_name(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """The file of the program: as it was given, or without its folder."""
    if args or ctx.session.main is None:
        return None
    path = ctx.session.main.path
    return ctx.only(Const(path.name if name == "program_name" else str(path), "char"), want)


def exist(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """1 for a variable that is defined, 103 or 2 for a function of the program, 8 for a class."""
    asked = words(args)
    if not asked or len(asked) > 2:
        return None
    found = _existing_function(ctx, asked[0], *asked[1:])
    variables = asked[1:] in ([], ["var"], ["any"])
    if not variables or not ctx.is_variable(asked[0]):
        return None if found is None else ctx.only(Const(found), want)
    defined = defined_now(ctx, asked[0], span)
    if found == 0:
        return ctx.only(ctx.b.emit("plus", defined, ZERO, span=span), want)
    result = ctx.function.fresh()
    ctx.b.define(result, "copy", ONE, span=span)
    with ctx.only_if(defined, negated=True):
        if found is None:
            operands: list[Operand] = [Const(text, "char") for text in asked]
            (answer,) = call_operands(ctx, name, operands, ONE_VALUE, span)
        else:
            answer = Const(found)
        ctx.b.define(result, "copy", answer, span=span)
    return ctx.only(result, want)


def defined_now(ctx: Context, variable: str, span: Span) -> Operand:
    """Logical operand: true if a variable is defined here."""
    if ctx.scope.storage[variable].kind == "global":
        return ctx.links[variable]
    return ctx.b.emit("isdef", ctx.read_raw(variable, span), span=span)


def _existing_function(ctx: Context, name: str, kind: str = "any") -> float | None:
    """None where the runtime knows."""
    target = ctx.resolve(name) if name.isidentifier() else None  # none of a package
    if kind == "var":
        return 0.0
    if kind == "class" and ctx.dialect.matlab_errors:
        return 8.0 if isinstance(ctx.resolve(name), ClassFile) else None
    if isinstance(target, BrokenFile | ClassFile):
        return 2.0 if kind in ("any", "file") else None
    if not isinstance(target, Script | UserFunction):
        return None
    if isinstance(target, UserFunction) and not is_in_sight(target):
        return 0.0
    in_file = isinstance(target, Script) or target.unit.tree.kind != "script"
    if kind == "any" or (kind == "file" and in_file):
        return 2.0 if in_file else 103.0
    return None


@special("feval")
def feval(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """A constant function is called directly."""
    match args:
        case [ast.Name(id="mfilename") | ast.Index(base=ast.Name(id="mfilename"), args=[]), *rest]:
            callee = ctx.unit.path.stem
        case [ast.String(value=callee) | ast.FunctionHandle(name=callee), *rest]:
            if ctx.resolve(callee) is None:
                return None
        case [ast.AnonymousFunction(), *_]:
            return None
        case _:
            reach_named(ctx, joined=True)
            return None
    if ctx.is_variable(callee):  # the name in text is the function, whatever the variable
        return call_operands(ctx, callee, arguments(ctx, rest), want, span)
    return call_name(ctx, callee, rest, want, span, span)


@special(*TAKERS)
def takes_function(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """A text that names a function of the program is turned into a handle, so that the function is
    there; one of the library only in front, since options are called like some."""
    substituted = [
        ast.FunctionHandle(arg.value, span=arg.span)
        if isinstance(arg, ast.String) and _is_function(ctx, arg.value, place)
        else arg
        for place, arg in enumerate(args)
    ]
    if substituted == list(args):
        if args and isinstance(args[0], (ast.Name, ast.Index, ast.Field)):
            reach_named(ctx)
        return None
    return call_operands(ctx, name, arguments(ctx, substituted), want, span)


def _is_function(ctx: Context, name: str, place: int) -> bool:
    target = ctx.resolve(name)
    return _user_function(target) is not None and (place == 0 or is_own(target))


@special("str2func")
def str2func(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """A constant text becomes a handle to a function of the program, or an anonymous function."""
    match args:
        case [ast.String() as text]:
            named = BINARY.get(text.value, text.value)
            if named != text.value or _user_function(ctx.resolve(named)) is not None:
                return ctx.only(ctx.expr(ast.FunctionHandle(named, span=span)), want)
            parsed = ctx.session.texts.expression(text)
            if isinstance(parsed, ast.AnonymousFunction):
                return ctx.only(ctx.expr(parsed), want)
        case _:
            reach_named(ctx, joined=True)
    return None


@special("atexit")
def atexit(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """It takes the name of a function."""
    reach_named(ctx)
    return None


@special("mfilename")
def mfilename(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    asked = words(args)
    if asked is None or len(asked) > 1:
        return None
    path = ctx.unit.path.resolve()
    shown = {"fullpath": str(path.with_suffix("")), "fullpathext": str(path)}
    return ctx.only(Const(shown.get("".join(asked), path.stem), "char"), want)


@special("narginchk", "nargoutchk")
def count_check(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    if len(args) != 2 or want.kind != "statement":
        return None
    low, high = ctx.expr(args[0]), ctx.expr(args[1])
    if not _are_limits(args):
        operands = [Const(name, "char"), low, high]
        call_operands(ctx, "__count_limits__", operands, STATEMENT, span)
    inputs = name == "narginchk"
    count = ctx.count("nargin" if inputs else "nargout", span)
    few = "not enough input" if inputs else "Not enough output"
    many = "too many input" if inputs else "Too many output"
    for op, limit, problem in (("lt", low, few), ("gt", high, many)):
        wrong = ctx.b.emit(op, count, limit, span=span)
        with ctx.only_if(ctx.b.emit("istrue", wrong, span=span)):
            ctx.fail(f"{name}: {problem} arguments", span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _are_limits(args: Args) -> bool:
    """True if they surely are two numbers in order."""
    match args:
        case [ast.Number(value=low), ast.Number(value=high)]:
            return low <= high
        case [ast.Number(), ast.Name(id="Inf" | "inf")]:
            return True
        case _:
            return False


@special("isargout")
def isargout(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """Whether the caller asked for output k."""
    if len(args) != 1:
        return None
    (index,) = ctx.values(args[0], ONE_VALUE)
    return ctx.only(ctx.b.emit("isargout", index, span=span), want)


@special("inputParser")
def input_parser(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """In a function of a script: the parser is told its name and what is said about it."""
    definition = ctx.scope.definition
    if args or definition is None or ctx.unit.tree.kind != "script":
        return None
    says = comment_before(ctx.unit, definition)
    told: list[Operand] = [Const(definition.name, "char"), Const(says, "char")]
    return call_operands(ctx, name, told if says else [], want, span)


@special("inputname")
def inputname(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """From the texts that the caller left."""
    names = ctx.argument_names if ctx.argument_names is not None else EMPTY
    operands = [names, *arguments(ctx, args)]
    return call_operands(ctx, "__input_name__", operands, want, span)


@special("assert")
def assert_(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """The runtime is told the texts of the arguments, each in a line, for the error message. A
    condition becomes a branch, which the types of what is behind it know."""
    if args and want.kind == "statement" and _is_test(ctx, args[0]) and _is_message(args[1:]):
        _require(ctx, args, span)
        return [ctx.b.emit("undef", span=span)]
    results = call_operands(ctx, name, arguments(ctx, args), want, span)
    for instr in ctx.b.block.instrs[-1:]:
        if instr.payload.callee == name:
            _tell_texts(instr, args)
    return results


def _tell_texts(instr: Instr, args: Args) -> None:
    text = "\n".join(unparse_expr(arg) for arg in args)
    instr.payload = replace(payload_of(instr, BuiltinCall), text=text)


def _is_message(args: Args) -> bool:
    """True if there is nothing, or a text first, and nothing else that anything happens in."""
    plain = all(isinstance(arg, (ast.String, ast.Number, ast.Name)) for arg in args)
    return not args or (plain and isinstance(args[0], ast.String))


def _require(ctx: Context, args: Args, span: Span) -> None:
    """Fails unless each part of the condition holds."""

    def fail() -> None:
        operands = [FALSE, *arguments(ctx, args[1:])]
        call_operands(ctx, "assert", operands, STATEMENT, span)
        _tell_texts(ctx.b.block.instrs[-1], args)
        ctx.b.raise_pending()

    require(ctx, args[0], fail)
    narrow(ctx, args[0], span)


_TESTS = ("all", "any", "isa", "isequal", "isreal", "isscalar", "isempty", "islogical", "ischar")


def _is_test(ctx: Context, expr: ast.Expr) -> bool:
    """True if it surely is a logical value."""
    match expr:
        case ast.Binary(op="==" | "!=" | "<" | "<=" | ">" | ">=" | "&" | "|" | "&&" | "||"):
            return True
        case ast.Unary(op="!"):
            return True
        case ast.Index(base=ast.Name(id=name), kind="()"):
            return name in _TESTS and isinstance(ctx.resolve(name), BuiltinFunction)
    return False


@special("celldisp")
def celldisp(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """Shows the name of the variable."""
    match args:
        case [ast.Name(id=variable) as cell] if ctx.is_variable(variable):
            operands = [ctx.expr(cell), Const(variable, "char")]
            return call_operands(ctx, name, operands, want, span)
    return None


@special("display")
def display(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """Shows a variable with its name."""
    match args:
        case [ast.Name(id=variable)] if ctx.is_variable(variable):
            display_variable(ctx, variable, span)
            return [ctx.b.emit("undef", span=span)]
    return None


@special("assignin")
def assignin(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """In a script its variables are meant, in a function those of its callers."""
    match args:
        case [ast.String(value="base" | "caller"), ast.String(value=variable), value] if (
            ctx.function.kind == "script" and ctx.is_variable(variable)
        ):
            ctx.write(variable, ctx.expr(value), span)
            return ctx.only(ctx.b.emit("undef", span=span), want)
    return assign_in(ctx, args, want, span) if len(args) == 3 else None
