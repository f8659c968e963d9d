"""What calls of MATLAB Coder's functions become, by kind: the table in `coder_table` says which
function has which answer."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import call_name, call_operands, worth
from mat2c.lower.coder.coder_call import Answer, CoderCall
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import FALSE, ONE_VALUE, STATEMENT, TRUE, Context, Want
from mat2c.resolve.told_by_conditions import constant

COMPILED = frozenset(("c", "rtw", "lib", "exe", "dll"))
"""What `coder.target` is asked for where the answer is yes: C that runs without MATLAB."""


def hint(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Nothing: the arguments aren't looked at."""
    nothing: list[Operand] = [ctx.b.emit("undef", span=call.span)]
    return nothing if want.kind == "statement" else worth(ctx, nothing, want, call.span)


def argument(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """The first argument; without one, a hint."""
    return ctx.values(call.args[0], want) if call.args else hint(ctx, call, want)


def applied(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`(@f, args…)` calls f, `(value)` is the value."""
    match call.args:
        case [ast.FunctionHandle(name=name), *rest]:
            return call_name(ctx, name, rest, want, call.span, call.span)
        case [first, *rest] if rest:
            called = ast.Index(first, list(rest), "()", span=first.span)
            return call_operands(ctx, "feval", arguments(ctx, call.args), want, called.span)
        case _:
            return argument(ctx, call, want)


def always(value: float | bool | str) -> Answer:
    """Always the same value."""
    cls = {bool: "logical", str: "char"}.get(type(value), "double")

    def answer(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
        return ctx.only(Const(value, cls), want)

    return answer


def library(name: str) -> Answer:
    """What a function of the library gives for the same arguments."""

    def answer(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
        return call_operands(ctx, name, arguments(ctx, call.args), want, call.span)

    return answer


def refused(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """An error where it is reached, with a warning at translation."""
    return refuse(ctx, call, want, f"'coder.{call.name}'")


def refuse(ctx: Context, call: CoderCall, want: Want, what: str) -> list[Operand]:
    """The same, of what is named."""
    told = f"{what} is not available in compiled programs"
    tell(ctx, f"{told}: a call fails", call)
    ctx.fail(told, call.span)
    return ctx.only(ctx.b.emit("undef", span=call.span), want)


def unknown(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Nothing as a statement; a value of it is the error that it is undefined."""
    if want.kind == "statement":
        tell(ctx, f"'coder.{call.name}' is not known: it does nothing", call)
        return hint(ctx, call, want)
    tell(ctx, f"'coder.{call.name}' is not known: its value is an error", call)
    ctx.fail(f"'coder.{call.name}' undefined", call.span)
    return ctx.only(ctx.b.emit("undef", span=call.span), want)


def tell(ctx: Context, message: str, call: CoderCall) -> None:
    """Warns, once for each place."""
    if not ctx.b.guess:
        ctx.session.diagnostics.warning(message, call.span, "coder")


# --- single functions -------------------------------------------------------------------------


def is_target(call: CoderCall) -> bool:
    """True if it is the target that is asked for."""
    match call.args:
        case [ast.String(value=target)]:
            return target.lower() in COMPILED
        case _:
            return True


def target(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Whether code is made for a target; without one, what MATLAB calls code of its own in C."""
    if not call.args:
        return ctx.only(Const("rtw", "char"), want)
    if isinstance(call.args[0], ast.String):
        return ctx.only(TRUE if is_target(call) else FALSE, want)
    (asked,) = ctx.values(call.args[0], ONE_VALUE)
    (lowered,) = call_operands(ctx, "lower", [asked], ONE_VALUE, call.span)
    names = [Const(name, "char") for name in sorted(COMPILED)]
    choice = ctx.b.emit("cellrow", *names, span=call.span)
    return call_operands(ctx, "ismember", [lowered, choice], want, call.span)


def dynamic_arrays(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Whether arrays may be on the heap."""
    return ctx.only(TRUE if ctx.session.has_heap else FALSE, want)


def varsize(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`('x', 'y', [m n], vary)`: how large variables may get, where there is no heap."""
    names = [arg.value for arg in call.args if isinstance(arg, ast.String)]
    sizes = [arg for arg in call.args if isinstance(arg, ast.Matrix)]
    if names and sizes and len(sizes[0].rows) == 1 and not ctx.session.has_heap:
        limits = [constant(extent) for extent in sizes[0].rows[0]]
        bounds = tuple(None if limit is None else int(limit) for limit in limits)
        ctx.bounded.update(dict.fromkeys(names, bounds))
    return hint(ctx, call, want)


def extrinsic(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Calls of these functions whose results nothing uses are left out of the function."""
    for arg in call.args:
        if isinstance(arg, ast.String) and not arg.value.startswith("-"):
            ctx.extrinsic.add(arg.value)
    return hint(ctx, call, want)


def function_name(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """The function that asks."""
    definition = ctx.scope.definition
    name = ctx.unit.path.stem if definition is None else definition.name
    return ctx.only(Const(name, "char"), want)


def is_constant(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """Answers whether it is written as a number or text."""
    known = all(isinstance(arg, (ast.Number, ast.String)) for arg in call.args)
    return ctx.only(TRUE if known else FALSE, want)


def asserted(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`(cond, id, args…)`: an error with the identifier where the condition is false."""
    return _error_where(ctx, call, want, negated=True)


def error_if(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`(cond, id, args…)`: an error with the identifier where the condition is true."""
    return _error_where(ctx, call, want, negated=False)


def _error_where(ctx: Context, call: CoderCall, want: Want, *, negated: bool) -> list[Operand]:
    if not call.args:
        return hint(ctx, call, want)
    cond = ctx.b.emit("istrue", ctx.expr(call.args[0]), span=call.span)
    with ctx.only_if(cond, negated=negated):
        failed(ctx, CoderCall(call.name, call.args[1:], (), call.span), want)
    return hint(ctx, call, want)


def failed(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """`(id, args…)`: an error. The message, of MATLAB's catalogue, is told by its identifier."""
    match call.args:
        case [ast.String(value=identifier), *_] if ":" in identifier:
            texts: list[Operand] = [Const(identifier, "char"), Const("%s", "char")]
            texts.append(Const(identifier, "char"))
        case _:
            texts = arguments(ctx, call.args) or [Const("assertion failed", "char")]
    call_operands(ctx, "error", texts, STATEMENT, call.span)
    ctx.b.raise_pending()
    return ctx.only(ctx.b.emit("undef", span=call.span), want)


def typed(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """A struct with the class, the size and which extents vary, which `codegen` is given."""
    operands: list[Operand] = [Const(call.name, "char"), *arguments(ctx, call.args)]
    return call_operands(ctx, "__coder_type__", operands, want, call.span)


def configuration(ctx: Context, call: CoderCall, want: Want) -> list[Operand]:
    """A struct that takes whatever options are set."""
    return call_operands(ctx, "struct", [], want, call.span)
