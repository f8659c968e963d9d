"""Lowering of conditions and of the short-circuit operators.

    if a && b, S, end    branch on a to a block that branches on b to S; all meet after S
    x = a || b           x = true; branch on a past the block that sets x = scalartrue(b)

A condition is a conjunction of parts. An arm of a branch has one predecessor unless it is the merge
block, so a conjunction becomes nested branches only where its "else" is the merge block; elsewhere
its value is computed.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.ir.core import Block, Const, Operand, Splat, Value
from mat2c.ir.ops import OPERATORS
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lower.lowering_context import FALSE, TRUE, Context, Scope
from mat2c.resolve.function_files import BuiltinFunction, UserFunction
from mat2c.support.record import replace
from mat2c.types.traits import Effect

MOST_REPEATED = 5
"""Operands on the left of `|` and `&` that are lowered twice: each one doubles those inside it."""


def branch_on(ctx: Context, cond: ast.Expr, then: Block, orelse: Block, merge: Block) -> None:
    """Ends the current block with a test; `then` and `orelse` are started by the caller."""
    parts = conjuncts(cond)
    if len(parts) > 1 and orelse is not merge:
        ctx.b.branch(truth(ctx, cond), then, orelse, merge)
        return
    for k, (part, negated) in enumerate(parts):
        value = _part(ctx, part, "" if negated or len(parts) > 1 else "if")
        last = k == len(parts) - 1
        following = then if last else ctx.b.new_block()
        yes, no = (orelse, following) if negated else (following, orelse)
        ctx.b.branch(value, yes, no, merge)
        if not last:
            ctx.b.start(following)


def leave_unless(ctx: Context, cond: ast.Expr, header: Block, body: Block, after: Block) -> None:
    """The test of a `while`: goes to `body`, which the caller starts, or leaves the loop for
    `after`."""
    parts = conjuncts(cond)
    for k, (part, negated) in enumerate(parts):
        value = _part(ctx, part, "" if negated or len(parts) > 1 else "while")
        last = k == len(parts) - 1
        following = body if last else ctx.b.new_block()
        yes, no = (after, following) if negated else (following, after)
        ctx.b.branch(value, yes, no, after if ctx.b.block is header else following)
        if not last:
            ctx.b.start(following)


def require(ctx: Context, cond: ast.Expr, fail: Callable[[], None]) -> None:
    """Has `fail` lowered where a part of a condition doesn't hold; all do behind it."""
    parts = conjuncts(cond)
    for part, negated in parts:
        if negated or len(parts) > 1 or (isinstance(part, ast.Binary) and part.op == "||"):
            value = truth(ctx, part)
        else:
            value = ctx.b.emit("istrue", ctx.expr(part), span=part.span)
        with ctx.only_if(value, negated=not negated):
            fail()


def conjuncts(cond: ast.Expr) -> list[tuple[ast.Expr, bool]]:
    """The parts that must all hold, each with whether it is negated; `!(a || b)` is `!a && !b`."""
    parts: list[tuple[ast.Expr, bool]] = []
    stack = [(cond, False)]
    while stack:
        expr, negated = stack.pop()
        if isinstance(expr, ast.Binary) and expr.op == ("||" if negated else "&&"):
            stack += [(expr.right, negated), (expr.left, negated)]
        elif isinstance(expr, ast.Unary) and expr.op == "!" and _is_logical(expr.operand):
            stack.append((expr.operand, not negated))
        else:
            parts.append((expr, negated))
    return parts


def _is_logical(expr: ast.Expr) -> bool:
    """Whether an expression is surely a logical scalar, so that `!` only swaps the ways."""
    while isinstance(expr, ast.Unary) and expr.op == "!":
        expr = expr.operand
    return isinstance(expr, ast.Binary) and expr.op in ("&&", "||")


def _part(ctx: Context, part: ast.Expr, whole: str) -> Operand:
    """The truth of a part, or of the `whole` condition of a statement of this name."""
    if isinstance(part, ast.Binary) and part.op in ("&&", "||"):
        return truth(ctx, part)
    if whole:
        return condition_value(ctx, part, whole)
    return _operand(ctx, part)


def _operand(ctx: Context, expr: ast.Expr) -> Operand:
    """An operand of && or ||."""
    return ctx.b.emit("scalartrue", ctx.expr(expr), span=expr.span)


def condition_value(ctx: Context, cond: ast.Expr, statement: str) -> Operand:
    """The truth of a whole condition as one logical value."""
    if isinstance(cond, ast.Binary) and cond.op in ("&&", "||"):
        return truth(ctx, cond)
    if _is_logical(cond):
        return ctx.b.emit("istrue", ctx.expr(cond), span=cond.span)
    value = _lazy(ctx, cond)
    word_missing(value, f"{statement}: undefined value used in conditional expression")
    return ctx.b.emit("istrue", value, span=cond.span)


def word_missing(value: Operand, message: str) -> None:
    """What is said where a call, or one among the operands of operators, gives no value."""
    work = [value]
    while work:
        operand = work.pop()
        if not isinstance(operand, Value) or operand.name or operand.definition is None:
            continue
        made = operand.definition
        if isinstance(made.payload, Output) and made.payload.output is None:
            made.payload = replace(made.payload, missing=message)
        elif made.op in OPERATORS:
            work += [arg for arg in made.args if not isinstance(arg, Splat)]


def _lazy(ctx: Context, expr: ast.Expr) -> Operand:
    """The value of an expression in a condition, where `|` and `&` skip the right side if a scalar
    left side decides."""
    if not (isinstance(expr, ast.Binary) and expr.op in ("|", "&")):
        return ctx.expr(expr)
    spine = [expr]
    while isinstance(spine[-1].left, ast.Binary) and spine[-1].left.op in ("|", "&"):
        spine.append(spine[-1].left)
    value = ctx.expr(spine[-1].left)
    for depth, part in enumerate(reversed(spine)):
        value = _lazy_step(ctx, part, value, depth < MOST_REPEATED)
    return value


def _acts(ctx: Context, expr: ast.Expr) -> bool:
    """True if the evaluation of an expression may have an effect."""
    for node in nodes_in(expr, closed=ast.AnonymousFunction):
        match node:
            case ast.AssignExpr() | ast.Postfix() | ast.Unary(op="++" | "--"):
                return True
            case ast.Name(id=name) if not ctx.is_variable(name) or ctx.may_mean_function(name):
                target = ctx.resolve(node.id)
                if isinstance(target, (Scope, UserFunction)):
                    return True
                if isinstance(target, BuiltinFunction) and _writes(target):
                    return True
    return False


def _writes(target: BuiltinFunction) -> bool:
    return target.declaration.effect is Effect.WRITE


def _lazy_step(ctx: Context, part: ast.Binary, left: Operand, repeats: bool) -> Operand:
    """One number on the left is asked for its truth, and if that doesn't decide, so is the right
    side, whatever it is. Arrays are combined, for which the left side is evaluated again."""
    either = part.op == "|"
    span = part.span
    scalar = ctx.b.emit("builtin", left, span=span, payload=BuiltinCall("__one_value__"))
    alone = ctx.b.emit("istrue", scalar, span=span)
    result, goes_on = ctx.function.fresh(), ctx.function.fresh()
    ctx.b.define(goes_on, "copy", TRUE, span=span)
    with ctx.only_if(alone):
        first = ctx.b.emit("istrue", left, span=span)
        with ctx.only_if(first, negated=not either):
            ctx.b.define(goes_on, "copy", FALSE, span=span)
    ctx.b.define(result, "copy", TRUE if either else FALSE, span=span)
    with ctx.only_if(goes_on):
        if repeats and _acts(ctx, part.left):
            left = _again(ctx, part.left, left, alone)
        right = _lazy(ctx, part.right)
        one, several, after = (ctx.b.new_block() for _ in range(3))
        ctx.b.branch(alone, one, several, after)
        ctx.b.start(one)
        ctx.b.define(result, "istrue", right, span=span)
        ctx.b.jump(after)
        ctx.b.start(several)
        ctx.b.define(result, "or" if either else "and", left, right, span=span)
        ctx.b.jump(after)
        ctx.b.start(after)
    return result


def _again(ctx: Context, expr: ast.Expr, value: Operand, alone: Operand) -> Operand:
    """The value of an expression that is evaluated a second time unless it is one number."""
    result = ctx.function.fresh()
    ctx.b.define(result, "copy", value, span=expr.span)
    with ctx.only_if(alone, negated=True):
        ctx.b.define(result, "copy", _lazy(ctx, expr), span=expr.span)
    return result


def truth(ctx: Context, expr: ast.Expr) -> Operand:
    """The value of a tree of && and ||: a logical scalar."""
    if not (isinstance(expr, ast.Binary) and expr.op in ("&&", "||")):
        if isinstance(expr, ast.Unary) and expr.op == "!" and _is_logical(expr.operand):
            opposite = ctx.b.emit("not", truth(ctx, expr.operand), span=expr.span)
            return ctx.b.emit("scalartrue", opposite, span=expr.span)
        return _operand(ctx, expr)
    result = ctx.function.fresh()
    operands = _spine(expr)
    short = Const(expr.op == "||", "logical")
    after = ctx.b.new_block()
    for k, operand in enumerate(operands):
        value = truth(ctx, operand)
        if k == len(operands) - 1:
            ctx.b.define(result, "copy", value, span=expr.span)
            break
        ctx.b.define(result, "copy", short, span=expr.span)
        following = ctx.b.new_block()
        ways = (after, following) if expr.op == "||" else (following, after)
        ctx.b.branch(value, *ways, after)
        ctx.b.start(following)
    ctx.b.jump(after)
    ctx.b.start(after)
    return result


def _spine(expr: ast.Binary) -> list[ast.Expr]:
    """The operands of a chain of one short-circuit operator, in order."""
    operands: list[ast.Expr] = []
    stack: list[ast.Expr] = [expr]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Binary) and node.op == expr.op:
            stack += [node.right, node.left]
        else:
            operands.append(node)
    return operands
