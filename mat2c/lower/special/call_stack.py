"""Calls of functions that may ask which calls are under way: through `dbstack`, or where they catch
errors in a program that looks at the stacks of these.

step (3)       becomes       the place is put on a stack of the runtime; the call; it is taken
                             back, after an error, too
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.builtins.callers import TAKERS
from mat2c.ir.call_frames import frames
from mat2c.ir.core import Const, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.value_payloads import Caught
from mat2c.lower.expressions.subscript_chains import emit_call
from mat2c.lower.lowering_context import STATEMENT, Context
from mat2c.lower.statements.try_blocks import again, guarded
from mat2c.resolve.caller_scope import STACK, TRY
from mat2c.resolve.function_files import BuiltinFunction, Library, UserFunction
from mat2c.support.diagnostics import Span

_ASKING = "dbstack"
_LOOKING = (STACK, "lasterror", "getReport")
_OF_LIBRARY = frozenset((_ASKING, "parseparams"))  # parseparams names its caller in errors
_CALLERS = frozenset((*TAKERS, "feval"))


def is_asking(ctx: Context, target: object) -> bool:
    """True if a call of the function may ask for the calls under way."""
    if isinstance(target, BuiltinFunction) and target.declaration.name in _CALLERS:
        library = ctx.session.library
        return library.says(_ASKING) or (library.says(*_LOOKING) and library.says(TRY))
    if not isinstance(target, UserFunction) or ctx.unit.in_library:
        return False
    if target.unit.in_library:
        return target.definition.name in _OF_LIBRARY
    reaches = ctx.session.texts.reaching.reaches
    unit, definition = target.unit, target.definition
    if reaches(unit, definition, _ASKING):
        return True
    return reaches(unit, definition, TRY) and (
        ctx.session.library.says(*_LOOKING) or reaches(unit, definition, *_LOOKING)
    )


def tells_calls(library: Library) -> bool:
    """True if a program sees the files of the calls that are under way."""
    return library.says(_ASKING, *_LOOKING)


def on_stack(ctx: Context, call: Callable[[], list[Operand]], span: Span) -> list[Operand]:
    """What a call gives that may ask for the calls under way."""
    calls = frames(span.inside(ctx.b.outer))
    for file, name, (line, column) in reversed(calls):
        place: list[Operand] = [Const(file, "char"), Const(name or ctx.function.frame, "char")]
        place += [Const(float(line)), Const(float(column))]
        emit_call(ctx, "builtin", place, STATEMENT, span, BuiltinCall("__call_enter__"))
    results: list[Operand] = []

    def take_back() -> None:
        for _ in calls:
            emit_call(ctx, "builtin", [], STATEMENT, span, BuiltinCall("__call_leave__"))

    def undo() -> None:
        error = ctx.b.emit("catch", span=span, payload=Caught(True))
        take_back()
        again(ctx, error, span)

    guarded(ctx, lambda: results.extend(call()), undo)
    take_back()
    return results
