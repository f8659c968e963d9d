"""Lowering of assignments that are worth something: `a = (b = 1)`, `x++`."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Operand, Splat
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.payloads.value_payloads import Operator
from mat2c.ir.payloads.variable_payloads import ListItem
from mat2c.lower.expressions.expressions import BINARY
from mat2c.lower.lowering_context import ONE, Context, lowers
from mat2c.lower.statements.assignments import (
    ASSIGNED,
    Place,
    assign_one,
    assign_several,
    current,
    is_list,
    place,
    store,
)
from mat2c.resolve.variables import root_name


@lowers(ast.AssignExpr)
def assign_expr(ctx: Context, node: ast.AssignExpr) -> Operand:
    """An assignment inside an expression is worth the first value that a target takes."""
    if len(node.targets) == 1 and not (node.bracketed and is_list(node.targets[0])):
        assign_one(ctx, node.targets[0], node.op, node.value, node.span)
    else:
        assign_several(ctx, node.targets, node.value, False, node.span)
    target = next((t for t in node.targets if not isinstance(t, ast.Ignored)), None)
    if target is None:
        return EMPTY
    (operand,) = ctx.values(target, ASSIGNED)
    if isinstance(operand, Splat):
        return ctx.b.emit("listitem", operand.value, span=node.span, payload=ListItem(0))
    return operand


def step(ctx: Context, node: ast.Unary | ast.Postfix) -> Operand:
    """`x++` is worth the old value, `++x` the new one."""
    if root_name(node.operand) is None:
        ctx.fail("invalid lvalue function called in expression", node.span)
        return EMPTY
    where = place(ctx, node.operand)
    old = current_for_step(ctx, where, node.op)
    named = NOTHING if where.path else Operator(step=node.op)
    new = ctx.b.emit(BINARY[node.op[0]], old, ONE, span=node.span, payload=named)
    store(ctx, where, new)
    if isinstance(node, ast.Postfix):
        return old
    return new if where.path else ctx.read(where.name, node.span)


def current_for_step(ctx: Context, where: Place, op: str) -> Operand:
    if where.path:
        return current(ctx, where, named=False)
    told = f"in x{op} or {op}x, x must be defined first"
    return ctx.read(where.name, where.span, undefined=told)
