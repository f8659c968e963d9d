"""Warnings of the lowering: calls that no function of that name takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.builtins.declaration import Builtin
from mat2c.frontend import ast
from mat2c.ir.core import Operand, Splat
from mat2c.support.diagnostics import Span

if TYPE_CHECKING:
    from mat2c.lower.lowering_context import Context, Want


def warn(ctx: Context, message: str, span: Span, code: str) -> None:
    """Reports what surely fails, where the program is not prepared for that and is the user's."""
    if ctx.b.handler is None and not ctx.b.guess and not ctx.unit.in_library:
        ctx.session.diagnostics.warning(message, span, code)


def warn_undefined(ctx: Context, name: str, span: Span) -> None:
    """Reports a name that nothing defines."""
    if ctx.b.handler is None:
        variables = [other for other in ctx.scope.storage if other != name]
        ctx.session.library.warn_undefined(name, variables, ctx.unit, span)


def check_counts(
    ctx: Context, definition: ast.FunctionDef, args: Sequence[Operand], want: Want, span: Span
) -> None:
    """Reports a call with more inputs or outputs than a function of the program has."""
    params, outputs = [p.name for p in definition.params], definition.outputs
    given = sum(not isinstance(arg, Splat) for arg in args)
    if given > len(params) and params[-1:] != ["varargin"]:
        _too_many(ctx, definition.name, "inputs", given, len(params), span)
    wanted = want.count if want.kind == "outputs" else int(want.kind == "one")
    if wanted > len(outputs) and outputs[-1:] != ["varargout"]:
        _too_many(ctx, definition.name, "outputs", wanted, len(outputs), span)


def check_builtin_counts(ctx: Context, declaration: Builtin, what: str, span: Span) -> None:
    """Reports a call of a library function with too many inputs or outputs."""
    most = declaration.inputs if what == "inputs" else declaration.outputs
    assert most is not None
    _too_many(ctx, declaration.name, what, None, most, span)


def _too_many(ctx: Context, name: str, what: str, given: int | None, most: int, span: Span) -> None:
    counted = _counted(most, what)
    if given is None:
        verb = "is called with more" if what == "inputs" else "is asked for more"
    elif what == "inputs":
        verb = f"is called with {given}"
    else:
        verb = f"is asked for {given}"
    has = "takes" if what == "inputs" else "gives"
    warn(ctx, f"'{name}' {has} {counted}, but {verb}", span, f"too-many-{what}")


def _counted(count: int, what: str) -> str:
    if count == 0:
        return f"no {what}" if what == "inputs" else "no value"
    return f"{count} {what if count > 1 else what[:-1]}"
