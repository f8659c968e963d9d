"""Lowering of literals and operators."""

from __future__ import annotations

from math import isfinite

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, MAGIC_COLON, Const, Operand
from mat2c.ir.lower_context import Context, lowers
from mat2c.ir.lower_index import arguments
from mat2c.ir.lower_truth import truth

NO_END = "invalid use of 'end': may only be used to index existing value"
_LEAST_TABLE = 16  # elements; fewer are computed with
BINARY = {
    "+": "plus",
    "-": "minus",
    "*": "mtimes",
    "/": "mrdivide",
    "\\": "mldivide",
    "^": "mpower",
    ".*": "times",
    "./": "rdivide",
    ".\\": "ldivide",
    ".^": "power",
    "==": "eq",
    "!=": "ne",
    "<": "lt",
    "<=": "le",
    ">": "gt",
    ">=": "ge",
    "&": "and",
    "|": "or",
}


@lowers(ast.Number)
def number(ctx: Context, node: ast.Number) -> Operand:
    if node.imaginary and node.value != 0:  # 0i is real
        return Const(complex(0.0, node.value))
    return Const(float(node.value) if node.cls in ("double", "single") else node.value, node.cls)


@lowers(ast.String)
def string(ctx: Context, node: ast.String) -> Operand:
    return Const(node.value, "char", dq=node.quote == '"')


@lowers(ast.Colon)
def colon(ctx: Context, node: ast.Colon) -> Operand:
    return MAGIC_COLON


@lowers(ast.End)
def end(ctx: Context, node: ast.End) -> Operand:
    if not ctx.ends:
        ctx.b.emit("builtin", Const(NO_END, "char"), span=node.span, callee="error", nargout=0)
        return EMPTY
    scope = ctx.ends[-1]
    return ctx.b.emit("end", scope.base, span=node.span, position=scope.position, count=scope.count)


@lowers(ast.Binary)
def binary(ctx: Context, node: ast.Binary) -> Operand:
    """Long sums lean to the left: the left spine is walked, not recursed into."""
    spine = [node]
    while isinstance(spine[-1].left, ast.Binary) and spine[-1].op not in ("&&", "||"):
        spine.append(spine[-1].left)
    if spine[-1].op in ("&&", "||"):
        value = truth(ctx, spine.pop())
        if not spine:
            return value
    else:
        value = ctx.expr(spine[-1].left)
    for part in reversed(spine):
        right = ctx.expr(part.right)
        value = ctx.b.emit(BINARY[part.op], value, right, span=part.span)
    return value


@lowers(ast.Range)
def range_(ctx: Context, node: ast.Range) -> Operand:
    return ctx.b.emit("colon", *range_parts(ctx, node), span=node.span)


def range_parts(ctx: Context, node: ast.Range) -> list[Operand]:
    """Base, increment if given, limit."""
    parts = [node.start, node.stop] if node.step is None else [node.start, node.step, node.stop]
    return [ctx.expr(part) for part in parts]


@lowers(ast.Matrix)
def matrix(ctx: Context, node: ast.Matrix) -> Operand:
    rows = [row for row in node.rows if row]
    if not rows:
        return EMPTY
    if len(rows) * len(rows[0]) >= _LEAST_TABLE and (table := _numbers(rows)) is not None:
        return ctx.b.emit("table", span=node.span, rows=len(rows), values=table)
    if len(rows) == 1:
        return _row(ctx, rows[0], node)
    parts = [_stacked(ctx, row, node) for row in rows]
    return ctx.b.emit("vcat", *parts, span=node.span)


def _numbers(rows: list[list[ast.Expr]]) -> tuple[float, ...] | None:
    """The elements by column of a matrix that has real numbers only."""
    values = [[_number(e) for e in row] for row in rows]
    if any(len(row) != len(rows[0]) or None in row for row in values):
        return None
    return tuple(x for column in zip(*values, strict=True) for x in column if x is not None)


def _number(node: ast.Expr) -> float | None:
    match node:
        case ast.Number(imaginary=False, cls="double", value=value) if isfinite(value):
            return float(value)
        case ast.Unary(op="-", operand=operand):
            positive = _number(operand)
            return None if positive is None else -positive
    return None


def _row(ctx: Context, row: list[ast.Expr], node: ast.Matrix) -> Operand:
    if len(row) == 1 and isinstance(row[0], (ast.Number, ast.String, ast.Matrix)):
        return ctx.expr(row[0])
    return ctx.b.emit("hcat", *arguments(ctx, row), span=node.span)


def _stacked(ctx: Context, row: list[ast.Expr], node: ast.Matrix) -> Operand:
    """A row among others: one that is surely a single value needs no `hcat`."""
    if len(row) == 1 and not isinstance(row[0], (ast.Index, ast.Field)):
        return ctx.expr(row[0])
    return ctx.b.emit("hcat", *arguments(ctx, row), span=node.span)


@lowers(ast.CellLiteral)
def cell(ctx: Context, node: ast.CellLiteral) -> Operand:
    if not node.rows:
        return ctx.b.emit("emptycell", span=node.span)
    rows: list[Operand] = [
        ctx.b.emit("cellrow", *arguments(ctx, row), span=node.span) for row in node.rows
    ]
    return rows[0] if len(rows) == 1 else ctx.b.emit("vcat", *rows, span=node.span, cells=True)
