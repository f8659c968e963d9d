"""Lowering of `[...]` and `{...}`.

Rows are joined by `hcat`, then put below each other by `vcat`. Where an element is a cell, all
others become cells before that, each by itself ([1 2; {3} 4] has four elements), which `__rows__`
does for matrices that look like it. Of others the runtime is told how many elements each row has.
"""

from __future__ import annotations

from math import isfinite

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, Operand
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.ir.payloads.value_payloads import CellRow, Rows, Table
from mat2c.lower.calls import call_operands
from mat2c.lower.expressions.conditions import word_missing
from mat2c.lower.expressions.subscript_chains import arguments, written_empties
from mat2c.lower.lowering_context import ELEMENTS, ONE_VALUE, Context, lowers
from mat2c.resolve.variables import makes_cell

_LEAST_TABLE = 16  # elements; fewer are computed with


@lowers(ast.Matrix)
def matrix(ctx: Context, node: ast.Matrix) -> Operand:
    rows = [row for row in node.rows if row]
    if not rows:
        return EMPTY
    if len(rows) * len(rows[0]) >= _LEAST_TABLE and (table := _numbers(rows)) is not None:
        return ctx.b.emit("table", span=node.span, payload=Table(len(rows), table))
    if len(rows) == 1:
        return _row(ctx, rows[0], node)
    if _may_wrap(ctx, rows):
        wrapped = _wrapped(ctx, rows, node)
        return call_operands(ctx, "__rows__", wrapped, ONE_VALUE, node.span)[0]
    parts = [_stacked(ctx, row, node) for row in rows]
    return ctx.b.emit("vcat", *parts, span=node.span, payload=_counts(rows))


def _counts(rows: list[list[ast.Expr]]) -> Payload:
    """How many elements the rows have, where a row is a variable that may hold a cell: then those
    that a joined row was made of are still told apart."""
    long = [row for row in rows if len(row) > 1]
    names = any(all(map(_is_variable, row)) for row in rows)
    numbers = any(_number(e) is not None for row in long for e in row)
    told = long if _has_lone_variable(rows) else names and numbers
    return Rows(counts=tuple(len(row) for row in rows)) if told else NOTHING


def _is_variable(node: ast.Expr) -> bool:
    return isinstance(node, (ast.Name, ast.Field))


def _has_lone_variable(rows: list[list[ast.Expr]]) -> bool:
    return any(len(row) == 1 and _is_variable(row[0]) for row in rows)


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


def _may_wrap(ctx: Context, rows: list[list[ast.Expr]]) -> bool:
    """True if a cell in one row may make cells of the several elements of another. It is written
    there, or a variable that is assigned one, or one of which nothing is known yet, and the others
    have texts."""
    written = [any(makes_cell(e, ctx.scope.uses) for e in row) for row in rows]
    long = [row for row, cells in zip(rows, written, strict=True) if len(row) > 1 and not cells]
    if any(written):
        return bool(long)
    return _has_lone_variable(rows) and any(_has_texts(row) for row in long)


def _has_texts(row: list[ast.Expr]) -> bool:
    return any(isinstance(e, ast.String) for e in row)


def _row(ctx: Context, row: list[ast.Expr], node: ast.Matrix) -> Operand:
    if len(row) == 1 and isinstance(row[0], (ast.Number, ast.String, ast.Matrix)):
        return ctx.expr(row[0])
    return ctx.b.emit("hcat", *_elements(ctx, row), span=node.span)


def _stacked(ctx: Context, row: list[ast.Expr], node: ast.Matrix) -> Operand:
    """A row among others: one that is surely a single value needs no `hcat`."""
    if len(row) == 1 and not isinstance(row[0], (ast.Index, ast.Field)):
        return ctx.expr(row[0])
    return ctx.b.emit("hcat", *_elements(ctx, row), span=node.span)


def _elements(ctx: Context, row: list[ast.Expr]) -> list[Operand]:
    elements = arguments(ctx, row, want=ELEMENTS)
    for element in elements:
        word_missing(element, "undefined element in matrix list")
    return elements


@lowers(ast.CellLiteral)
def cell(ctx: Context, node: ast.CellLiteral) -> Operand:
    if not node.rows:
        return ctx.b.emit("emptycell", span=node.span)
    rows = _wrapped(ctx, node.rows, node)
    return (
        rows[0] if len(rows) == 1 else ctx.b.emit("vcat", *rows, span=node.span, payload=Rows(True))
    )


def _wrapped(ctx: Context, rows: list[list[ast.Expr]], node: ast.Expr) -> list[Operand]:
    """Each row as a cell of its elements."""
    result: list[Operand] = []
    for row in rows:
        operands = arguments(ctx, row)
        nulls = written_empties(operands)
        payload = CellRow(nulls) if nulls else NOTHING
        result.append(ctx.b.emit("cellrow", *operands, span=node.span, payload=payload))
    return result
