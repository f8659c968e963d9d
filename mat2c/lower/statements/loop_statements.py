"""Lowering of loops and of the statements that leave them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.frontend import ast
from mat2c.ir.core import Block, Loop, Operand, Value
from mat2c.ir.payloads.value_payloads import Place
from mat2c.lower.coder.coder_calls import unwrapped
from mat2c.lower.expressions.conditions import condition_value, leave_unless
from mat2c.lower.expressions.expressions import is_of_characters, range_parts
from mat2c.lower.lowering_context import (
    ONE,
    TRUE,
    ZERO,
    Cleanup,
    Context,
    LoopExit,
    lowers_statement,
)
from mat2c.lower.statements.assignments import place, store
from mat2c.lower.statements.cut_cleanups import cut
from mat2c.lower.statements.parfor_temporaries import forget_temporaries, kept_outside
from mat2c.lower.statements.undefined_paths import repeated
from mat2c.support.diagnostics import Span

Part = Callable[[Sequence[ast.Stmt]], list[ast.Stmt]]  # what runs of a cleanup


@lowers_statement(ast.While)
def while_(ctx: Context, node: ast.While) -> None:
    header, body, latch, after = (ctx.b.new_block() for _ in range(4))
    ctx.b.jump(header)
    ctx.b.start(header)
    header.loop = Loop("while", after, latch)
    with repeated(ctx, [node]):
        leave_unless(ctx, node.cond, header, body, after)
        ctx.b.start(body)
        _body(ctx, node.body, LoopExit(after, latch))
        _back(ctx, header, latch)
    _behind(ctx, node, after)


@lowers_statement(ast.DoUntil)
def do_until(ctx: Context, node: ast.DoUntil) -> None:
    """The test stands in the latch if it fits in one block; otherwise its value is computed
    wherever the body ends."""
    header, latch, after = (ctx.b.new_block() for _ in range(3))
    ctx.b.jump(header)
    ctx.b.start(header)
    header.loop = Loop("until", after, latch)
    done = ctx.function.fresh()

    def test() -> None:
        ctx.b.define(done, "copy", condition_value(ctx, node.cond, "do-until"), span=node.cond.span)

    with repeated(ctx, [node]):
        _body(ctx, node.body, LoopExit(after, latch, test))
        if not ctx.b.dead:
            test()
            ctx.b.jump(latch)
    ctx.b.start(latch)
    ctx.b.branch(done, after, header, after)
    _behind(ctx, node, after)


def _body(ctx: Context, body: list[ast.Stmt], loop: LoopExit) -> None:
    ctx.exits.append(loop)
    ctx.statements(body)
    ctx.exits.pop()


def _back(ctx: Context, header: Block, latch: Block) -> None:
    ctx.b.jump(latch)
    ctx.b.start(latch)
    ctx.b.jump(header)


@lowers_statement(ast.For)
def for_(ctx: Context, node: ast.For) -> None:
    with kept_outside(ctx, node):
        _for(ctx, node)


def _for(ctx: Context, node: ast.For) -> None:
    iterable = unwrapped(ctx, node.iterable)
    if node.key is not None:
        _for_fields(ctx, node, node.key)
    elif isinstance(iterable, ast.Range) and not is_of_characters(iterable):
        parts = _fixed(ctx, range_parts(ctx, iterable))
        base, limit = parts[0], parts[-1]
        inc = parts[1] if len(parts) == 3 else ONE
        count = ctx.b.emit("trip", base, inc, limit, span=iterable.span)
        _for_items(ctx, node, count, ("forvalue", [base, inc], [limit]), [base, inc, limit])
    else:
        (over,) = _fixed(ctx, [ctx.expr(iterable)])
        at = node.span
        place = Place(at.line, at.column)
        count = ctx.b.emit("forcount", over, span=node.iterable.span, payload=place)
        _for_items(ctx, node, count, ("foritem", [over], []), [over])


def _fixed(ctx: Context, operands: list[Operand]) -> list[Operand]:
    """Variables are read once: the body may change them."""
    return [ctx.b.snapshot(x) if isinstance(x, Value) and x.name else x for x in operands]


def _for_items(
    ctx: Context,
    node: ast.For,
    count: Value,
    item: tuple[str, list[Operand], list[Operand]],
    whole: list[Operand],
) -> None:
    """The loop over `count` items; without any, the target is what `forempty` makes of the
    whole."""
    target = node.target
    if isinstance(target, ast.Name):
        ctx.write(target.id, ctx.b.emit("forempty", *whole, span=target.span), target.span)
    else:
        none = ctx.b.emit("eq", count, ZERO, span=target.span)
        with ctx.only_if(none):
            _set(ctx, target, ctx.b.emit("forempty", *whole, span=target.span))
    op, operands, more = item
    counter = _enter(ctx, count, node.span, node.parallel)
    forget_temporaries(ctx, node)
    _set(ctx, target, ctx.b.emit(op, *operands, counter, *more, span=target.span))
    _leave(ctx, node)


def _for_fields(ctx: Context, node: ast.For, key: ast.Expr) -> None:
    """`for [value, key] = struct`."""
    (over,) = _fixed(ctx, [ctx.expr(node.iterable)])
    count = ctx.b.emit("forfields", over, span=node.iterable.span)
    counter = _enter(ctx, count, node.span)
    _set(ctx, node.target, ctx.b.emit("forfieldvalue", over, counter, span=node.target.span))
    _set(ctx, key, ctx.b.emit("forfieldname", over, counter, span=key.span))
    _leave(ctx, node)


def _set(ctx: Context, target: ast.Expr, value: Operand) -> None:
    store(ctx, place(ctx, target), value)


def _enter(ctx: Context, count: Value, span: Span, parallel: bool = False) -> Value:
    """Opens a counted loop and goes on in its body; the counter."""
    b = ctx.b
    counter = ctx.function.fresh()
    b.define(counter, "copy", ZERO, span=span)
    header, body, latch, after = (b.new_block() for _ in range(4))
    b.jump(header)
    b.start(header)
    header.loop = Loop("for", after, latch, counter, count, parallel=parallel)
    more = b.emit("lt", counter, count, span=span)
    b.branch(more, body, after, after)
    b.start(body)
    ctx.exits.append(LoopExit(after, latch))
    ctx.open_loops.append(header)
    return counter


def _leave(ctx: Context, node: ast.For) -> None:
    """Lowers the body of the loop that `_enter` opened and closes it."""
    header = ctx.open_loops.pop()
    with repeated(ctx, node.body):
        ctx.statements(node.body)
    ctx.exits.pop()
    loop = header.loop
    assert loop is not None and loop.counter is not None
    ctx.b.jump(loop.latch)
    ctx.b.start(loop.latch)
    ctx.b.define(loop.counter, "plus", loop.counter, ONE)
    ctx.b.jump(header)
    _behind(ctx, node, loop.merge)


@lowers_statement(ast.Break)
def break_(ctx: Context, node: ast.Break) -> None:
    loop = _unwind_to_loop(ctx)
    if loop is not None:
        ctx.b.jump(loop.merge)
    else:
        _outside(ctx, "break", node)


def _outside(ctx: Context, word: str, node: ast.Stmt) -> None:
    message = f"'{word}' must stand in a loop"
    ctx.session.diagnostics.error(message, node.span, "misplaced-jump")


@lowers_statement(ast.Continue)
def continue_(ctx: Context, node: ast.Continue) -> None:
    loop = _unwind_to_loop(ctx, cut)
    if loop is None:
        _outside(ctx, "continue", node)
        return
    if loop.before_latch is not None:
        loop.before_latch()
    ctx.b.jump(loop.latch)


@lowers_statement(ast.Return)
def return_(ctx: Context, node: ast.Stmt) -> None:
    leave_function(ctx)


def leave_function(ctx: Context) -> None:
    """Goes to the end of the function, or of the script that is called."""
    script = ctx.script_return
    if script is None:
        _unwind(ctx, 0)
        ctx.b.jump(ctx.function.exit)
        return
    loop = _unwind_to_loop(ctx)
    if loop is None:
        _unwind(ctx, 0)
        ctx.b.jump(script.after)
        return
    script.used = True
    ctx.b.define(script.flag, "copy", TRUE)
    ctx.b.jump(loop.merge)


def _behind(ctx: Context, node: ast.Stmt, after: Block) -> None:
    """Goes on behind a loop, which a `return` of a script may have left."""
    ctx.b.start(after)
    script = ctx.script_return
    if script is not None and script.used:
        with ctx.only_if(script.flag):
            return_(ctx, node)


def _unwind_to_loop(ctx: Context, part: Part = list) -> LoopExit | None:
    """Runs the cleanups between here and the innermost loop."""
    for k in range(len(ctx.exits) - 1, -1, -1):
        found = ctx.exits[k]
        if isinstance(found, LoopExit):
            _unwind(ctx, k + 1, part)
            return found
    return None


def _unwind(ctx: Context, down_to: int, part: Part = list) -> None:
    """Lowers `part` of the cleanup of each unwind_protect that a jump leaves, innermost first, as
    it runs outside it."""
    exits, handler = ctx.exits, ctx.b.handler
    for k in range(len(exits) - 1, down_to - 1, -1):
        leaving = exits[k]
        if isinstance(leaving, LoopExit):
            continue
        ctx.b.handler = leaving.handler
        if isinstance(leaving, Cleanup):
            ctx.exits = exits[:k]
            ctx.b.split()
            ctx.statements(part(leaving.statements))
            leaving.behind()
    ctx.exits, ctx.b.handler = exits, handler
