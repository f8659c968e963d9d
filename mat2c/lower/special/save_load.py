"""Lowering of `save` and `load`, which read and write variables by name.

save f x y    becomes    save ("f", "x", "y", variables)    with a struct of the variables
load f        becomes    s = __load_variables__ ("f"), and then x = s.x for each x that s has
"""

from __future__ import annotations

import os

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand, Value
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import ONE_VALUE, STATEMENT, Context, Want
from mat2c.lower.special.ignored_calls import tell_refused
from mat2c.support.diagnostics import Span

Answer = list[Operand] | None

_HDF5 = ("-hdf5", "-h", "-float-hdf5")
"""Options of `save` that the runtime refuses."""


@special("save")
def save(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """The variables go along as a struct."""
    for arg in args:
        if isinstance(arg, ast.String) and arg.value in _HDF5:
            tell_refused(ctx, f"save {arg.value}", span)
    variables = ctx.function.fresh()
    ctx.b.define(variables, "copy", call_operands(ctx, "struct", [], ONE_VALUE, span)[0], span=span)
    for variable in _candidates(ctx, args):
        defined = ctx.b.emit("isdef", ctx.read_raw(variable, span), span=span)
        with ctx.only_if(defined):
            operands: list[Operand] = [variables, Const(variable, "char"), ctx.read(variable, span)]
            (grown,) = call_operands(ctx, "setfield", operands, ONE_VALUE, span)
            ctx.b.define(variables, "copy", grown, span=span)
    operands = [*arguments(ctx, args), variables]
    return call_operands(ctx, name, operands, want, span)


def _candidates(ctx: Context, args: Args) -> list[str]:
    """The variables that the arguments may mean: those named, or all."""
    words = [arg.value for arg in args[1:] if isinstance(arg, ast.String)]
    names = [word for word in words if not word.startswith("-")]
    options = [isinstance(arg, ast.String) and arg.value.startswith("-") for arg in args]
    plain = len(words) == len(args) - 1 and not any(set(n) & set("*?[") for n in names)
    if names and plain and not any(options[:1]):
        return [n for n in names if ctx.is_variable(n)]
    return sorted(ctx.scope.storage)


@special("load")
def load(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """As a statement: assigns the variables of the file. Files may be anywhere on the path."""
    folders = os.pathsep.join(map(str, ctx.session.library.data_folders()))
    if folders:
        call_operands(ctx, "__load_path__", [Const(folders, "char")], STATEMENT, span)
    if want.kind != "statement" or not args:
        return None
    operands = arguments(ctx, args)
    (loaded,) = call_operands(ctx, "__load_variables__", operands, ONE_VALUE, span)
    for variable in list(ctx.scope.storage):
        _assign_loaded(ctx, variable, loaded, span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


def _assign_loaded(ctx: Context, variable: str, loaded: Operand, span: Span) -> None:
    operands: list[Operand] = [loaded, Const(variable, "char")]
    (there,) = call_operands(ctx, "isfield", operands, ONE_VALUE, span)
    cond: Value = ctx.b.emit("istrue", there, span=span)
    with ctx.only_if(cond):
        (value,) = call_operands(ctx, "getfield", operands, ONE_VALUE, span)
        ctx.write(variable, value, span)
