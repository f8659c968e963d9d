"""Lowering of `eval` of texts that are only known when the program runs.

    eval(t)

is one instruction that takes the function's variables and gives all of them back, since the text
may set any; those that only texts mention are the fields of a struct, `more`:

    %more, %x, %y = builtin 0, %t, [], "x,y", %more, %x, %y {callee="__eval__", optional=true}
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Const, Instr, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lower.called_by_name import reach_functions
from mat2c.lower.caller_variables import evaluate_in
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.expressions.subscript_chains import arguments, emit_call
from mat2c.lower.lowering_context import FALSE, ONE, ONE_VALUE, ZERO, Context, Want
from mat2c.lower.special.special_calls import defined_now
from mat2c.lower.special.special_calls import exist as ask
from mat2c.lower.special.which import functions_in_sight
from mat2c.lower.statements.loop_statements import leave_function
from mat2c.lower.string_arguments import characters, text_value
from mat2c.resolve.variables import MORE
from mat2c.support.diagnostics import Span


def run_text(ctx: Context, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """The instruction that runs a text with the variables of the function."""
    operands = arguments(ctx, args)
    if any(isinstance(operand, Splat) for operand in operands):
        two = Want("outputs", 2)
        operands = call_operands(ctx, "__texts_of_eval__", operands, two, span)
    if not 1 <= len(operands) <= 2:
        return None
    if ctx.dialect.strings:
        operands = [characters(ctx, operand, span) for operand in operands]
    return run_operands(ctx, operands, want, span)


def run_operands(ctx: Context, operands: list[Operand], want: Want, span: Span) -> list[Operand]:
    reach_functions(ctx)
    count = {"statement": 0, "outputs": want.count}.get(want.kind, 1)
    results = [ctx.function.fresh() for _ in range(max(count, 1))]
    instead = operands[1] if len(operands) == 2 else EMPTY
    names = [name for name in ctx.scope.storage if name != MORE]
    wanted = want.amount if want.kind == "dynamic" else Const(float(count))
    given: list[Operand] = [wanted, operands[0], instead]
    given.append(ctx.links_by_text.listed(names))
    given.append(ctx.read_raw(MORE, span) if MORE in ctx.scope.storage else EMPTY)
    given += [ctx.links_by_text.given(name, span) for name in names]
    if MORE not in ctx.scope.storage or want.kind == "dynamic":
        # the variables of an anonymous function stay; behind a list, none can come back
        return emit_call(ctx, "builtin", given, want, span, BuiltinCall("__eval_values__"))
    locals_ = {n for n in [MORE, *names] if ctx.scope.storage[n].kind == "local"}
    back = [ctx.local(n) if n in locals_ else ctx.function.fresh() for n in [MORE, *names]]
    payload = BuiltinCall("__eval__", nargout=len(results) + len(back), optional=True)
    ctx.b.define_several(Instr("builtin", [*results, *back], given, span, payload))
    ctx.reached()
    for name, value in zip([MORE, *names], back, strict=True):
        if name not in locals_ and not ctx.links_by_text.is_declared(name):
            ctx.write(name, value, span)
    if want.kind == "statement":
        asked = ctx.b.emit("builtin", span=span, payload=BuiltinCall("__returned__"))
        with ctx.only_if(ctx.b.emit("istrue", asked, span=span)):
            leave_function(ctx)
        return [ctx.b.emit("undef", span=span)]
    return [_checked(ctx, value, k, span) for k, value in enumerate(results, 1)]


def _checked(ctx: Context, value: Value, index: int, span: Span) -> Operand:
    return ctx.b.emit("checkout", value, span=span, payload=Output(index, "eval"))


@special("exist")
def exist(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """Of a computed name: the variables are asked first, by a text where texts make some."""
    if len(args) not in (1, 2) or isinstance(args[0], ast.String) or _spreads(args[0]):
        return ask(ctx, name, args, want, span)
    kind = args[1].value if len(args) == 2 and isinstance(args[1], ast.String) else ""
    if len(args) == 2 and kind != "var":
        if kind != "file" or ctx.unit.in_library:
            return ask(ctx, name, args, want, span)
        return ctx.only(_of_function(ctx, [text_value(ctx, arg) for arg in args], span), want)
    asked = text_value(ctx, args[0])
    if MORE in ctx.scope.storage:
        call_operands(ctx, "exist", [asked], ONE_VALUE, span)  # whether it is a text
        text = ctx.b.emit("hcat", Const("exist('", "char"), asked, Const("')", "char"), span=span)
        (answer,) = run_operands(ctx, [text], ONE_VALUE, span)
        defined: Operand = ctx.b.emit("eq", answer, ONE, span=span)
    else:
        defined = _is_defined(ctx, asked, span)
    result = ctx.function.fresh()
    ctx.b.define(result, "plus", defined, ZERO, span=span)
    with ctx.only_if(ctx.b.emit("istrue", result, span=span), negated=True):
        rest = [asked, Const(kind, "char")] if kind else [asked]
        ctx.b.define(result, "copy", _of_function(ctx, rest, span), span=span)
    return ctx.only(result, want)


def _of_function(ctx: Context, operands: list[Operand], span: Span) -> Operand:
    """What exist says of a name that is no variable."""
    if ctx.unit.in_library:
        (found,) = call_operands(ctx, "exist", operands, ONE_VALUE, span)
    else:
        listed = functions_in_sight(ctx)
        (found,) = call_operands(ctx, "__exist_among__", [listed, *operands], ONE_VALUE, span)
    return found


def _spreads(arg: ast.Expr) -> bool:
    """True if an argument is a comma list, like `varargin{:}`."""
    return isinstance(arg, ast.Index) and any(isinstance(a, ast.Colon) for a in arg.args)


def _is_defined(ctx: Context, asked: Operand, span: Span) -> Operand:
    """Logical operand: true if it is the name of a variable that is defined."""
    names = [name for name in ctx.scope.storage if ctx.is_variable(name)]
    if not names:
        return FALSE
    result = ctx.function.fresh()
    ctx.b.define(result, "copy", FALSE, span=span)
    text = ctx.b.emit("builtin", asked, span=span, payload=BuiltinCall("ischar"))
    with ctx.only_if(ctx.b.emit("istrue", text, span=span)):
        flags = [defined_now(ctx, name, span) for name in names]
        ctx.b.define(result, "copy", flag_of_name(ctx, asked, names, flags, span), span=span)
    return result


def flag_of_name(
    ctx: Context, asked: Operand, names: list[str], flags: list[Operand], span: Span
) -> Operand:
    """The flag of the name that a text is; false where it is none of the names."""
    listed = ctx.b.emit("cellrow", *(Const(name, "char") for name in names), span=span)
    row = ctx.b.emit("hcat", *flags, span=span)
    same = ctx.b.emit("builtin", asked, listed, span=span, payload=BuiltinCall("strcmp"))
    both = ctx.b.emit("and", same, row, span=span)
    return ctx.b.emit("builtin", both, span=span, payload=BuiltinCall("any"))


@special("evalin")
def evalin(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """In a script its variables are meant, in a function those of its callers."""
    if not 2 <= len(args) <= 3:
        return None
    match args:
        case [ast.String(value="base" | "caller"), *texts] if ctx.function.kind == "script":
            return run_text(ctx, texts, want, span)
        case _:
            return evaluate_in(ctx, args, want, span)
