"""Calls of functions that may ask which calls are under way, through `dbstack`.

step (3)       becomes       the place is put on a stack of the runtime; the call; it is taken
                             back, after an error, too
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mat2c.builtins.callers import TAKERS
from mat2c.diagnostics import Span
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.lower_context import STATEMENT, Context
from mat2c.ir.lower_index import emit_call
from mat2c.ir.lower_try import again, guarded
from mat2c.ir.names_path import BuiltinFunction, UserFunction
from mat2c.resources import stdlib_dir

_ASKING = "dbstack"
_OF_LIBRARY = frozenset((_ASKING, "parseparams"))  # parseparams names its caller in errors
_CALLERS = frozenset((*TAKERS, "feval"))
_OPERATOR = re.compile(r"[\s\])}.]*([^\s\w]?=)")


def is_asking(ctx: Context, target: object) -> bool:
    """May a call of the function ask for the calls under way?"""
    if isinstance(target, BuiltinFunction) and target.declaration.name in _CALLERS:
        units = ctx.session.library.units()
        return any(_ASKING in u.tree.span.source.text for u in units if u.folder != stdlib_dir())
    if not isinstance(target, UserFunction) or ctx.unit.folder == stdlib_dir():
        return False
    if target.unit.folder == stdlib_dir():
        return target.definition.name in _OF_LIBRARY
    return ctx.session.texts.reaching.reaches(target.unit, target.definition, _ASKING)


def on_stack(ctx: Context, call: Callable[[], list[Operand]], span: Span) -> list[Operand]:
    """What a call gives that may ask for the calls under way."""
    line, column = _place(ctx, span)
    file = str(ctx.unit.path.absolute())
    place: list[Operand] = [Const(file, "char"), Const(_name(ctx), "char")]
    place += [Const(float(line)), Const(float(column))]
    emit_call(ctx, "builtin", place, STATEMENT, span, callee="__call_enter__")
    results: list[Operand] = []

    def take_back() -> None:
        emit_call(ctx, "builtin", [], STATEMENT, span, callee="__call_leave__")

    def undo() -> None:
        error = ctx.b.emit("catch", span=span, held=True)
        take_back()
        again(ctx, error, span)

    guarded(ctx, lambda: results.extend(call()), undo)
    take_back()
    return results


def _name(ctx: Context) -> str:
    if ctx.function.kind == "anonymous":
        return "@<anonymous>"
    definition = ctx.scope.definition
    return ctx.unit.path.stem if definition is None else definition.name


def _place(ctx: Context, span: Span) -> tuple[int, int]:
    """Line and column of a call; of the operator where it is in an assignment."""
    statement = ctx.statement
    if isinstance(statement, ast.Assign) and statement.span.source is span.source:
        behind = statement.targets[-1].span.end
        if behind <= span.start:
            operator = _OPERATOR.match(span.source.text, behind)
            at = behind if operator is None else operator.start(1)
            return Span(span.source, at, at + 1).told
    return span.line, span.column
