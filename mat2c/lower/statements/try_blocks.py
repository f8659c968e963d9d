"""Lowering of try and unwind_protect.

    try, BODY, catch e, HANDLER, end

       body blocks, handler ^h      ^h: e = catch; HANDLER
                     \\             /
                        try_merge

An unwind_protect's cleanup stands twice: after the body, and in the error path, which raises the
error again, also where the cleanup leaves the function or a loop.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.frontend import ast
from mat2c.ir.core import Block, Operand
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.payloads.value_payloads import Caught
from mat2c.lower.lowering_context import Cleanup, Context, TryExit, lowers_statement
from mat2c.lower.statements.undefined_paths import Ways, interrupted
from mat2c.support.diagnostics import Span


@lowers_statement(ast.Try)
def try_(ctx: Context, node: ast.Try) -> None:
    def handle() -> None:
        kind = Caught(as_object=True) if ctx.dialect.matlab_errors else NOTHING
        error = ctx.b.emit("catch", span=node.span, payload=kind)
        if node.identifier is not None:
            ctx.write(node.identifier, error, node.span)
        ctx.statements(node.handler)

    guarded(ctx, lambda: ctx.statements(node.body), handle)


def guarded(ctx: Context, body: Callable[[], None], handle: Callable[[], None]) -> None:
    """Lowers `body` with its errors going to `handle`; both go on behind."""
    b = ctx.b
    handler, first, merge = b.new_block(), b.new_block(), b.new_block()
    b.jump(first)
    ctx.exits.append(TryExit(b.handler))
    ways = Ways(ctx)
    with ctx.handler(handler), interrupted(ctx) as undefined:
        first.try_merge = merge
        b.start(first)
        with ways.way():
            body()
        b.jump(merge)
    ctx.exits.pop()
    b.start(handler)
    ctx.cleared = undefined
    with ways.way():
        handle()
    b.jump(merge)
    b.start(merge)
    ways.meet()


@lowers_statement(ast.UnwindProtect)
def unwind_protect(ctx: Context, node: ast.UnwindProtect) -> None:
    """The cleanup of an empty body never runs in Octave."""
    if not node.body:
        return

    def protected() -> None:
        ctx.exits[-1] = Cleanup(node.cleanup, _outer(ctx))
        ctx.statements(node.body)

    def undo() -> None:
        error = ctx.b.emit("catch", span=node.span, payload=Caught(True))
        ctx.exits.append(Cleanup([], ctx.b.handler, lambda: again(ctx, error, node.span)))
        ctx.statements(node.cleanup)
        ctx.exits.pop()
        again(ctx, error, node.span)

    guarded(ctx, protected, undo)
    ctx.statements(node.cleanup)


def _outer(ctx: Context) -> Block | None:
    innermost = ctx.exits[-1]
    assert isinstance(innermost, TryExit)
    return innermost.handler


def again(ctx: Context, error: Operand, span: Span) -> None:
    """Raises a caught error again."""
    if ctx.b.dead:
        return
    ctx.b.perform("rethrow", error, span=span)
    ctx.b.raise_pending()
