"""Lowering of operators with one operand; `++` and `--` also assign."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.expressions.absent_operands import operand
from mat2c.lower.lowering_context import Context, lowers
from mat2c.lower.statements.assign_expr import step

UNARY = {"+": "uplus", "-": "uminus", "!": "not"}
POSTFIX = {"'": "ctranspose", ".'": "transpose"}


@lowers(ast.Unary)
def unary(ctx: Context, node: ast.Unary) -> Operand:
    if node.op in ("++", "--"):
        return step(ctx, node)
    value = operand(ctx, node.operand)
    if node.op == "-" and isinstance(value, Const) and type(value.value) in (float, complex):
        return _negated(value)
    return ctx.b.emit(UNARY[node.op], value, span=node.span)


def _negated(constant: Const) -> Const:
    assert isinstance(constant.value, (float, complex))
    return Const(-constant.value, constant.cls)


@lowers(ast.Postfix)
def postfix(ctx: Context, node: ast.Postfix) -> Operand:
    if node.op in ("++", "--"):
        return step(ctx, node)
    return ctx.b.emit(POSTFIX[node.op], operand(ctx, node.operand), span=node.span)
