"""Lowering of calls of functions written in MATLAB, and the checks that their outputs are set."""

from __future__ import annotations

import re
from functools import lru_cache

from mat2c.builtins.text_arguments import texts_of_lists
from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lower.arity_warnings import check_counts
from mat2c.lower.caller_variables import exposes, in_sight
from mat2c.lower.expressions.subscript_chains import (
    emit_call,
    surely,
)
from mat2c.lower.lowering_context import (
    ONE,
    Context,
    Scope,
    Want,
)
from mat2c.lower.special.call_stack import is_asking, on_stack
from mat2c.lower.string_arguments import takes_list
from mat2c.resolve.function_files import (
    UserFunction,
)
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace

_UNASSIGNED = (
    'Output argument "{output}" (and possibly others) not assigned a value in the execution with '
    '"{function}" function.'
)


def call_user(
    ctx: Context, target: Scope | UserFunction, args: list[Operand], want: Want, span: Span
) -> list[Operand]:
    """Calls a function written in MATLAB."""
    callee = ctx.session.callee(target)
    definition = target.definition
    if definition is not None:
        check_counts(ctx, definition, args, want, span)
    lists = want.kind == "list" and want.use != "element"
    if lists and definition is not None and definition.outputs == ["varargout"]:
        want = Want("dynamic", amount=ONE)  # among arguments, no value is no argument

    texts = 0
    if definition is not None and _is_library(target) and takes_list(ctx, args):
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


def _is_library(target: Scope | UserFunction) -> bool:
    return isinstance(target, UserFunction) and target.unit.in_library


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
