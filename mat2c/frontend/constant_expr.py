"""Expressions that the parser can tell to be constants."""

from __future__ import annotations

from mat2c.frontend import ast


def is_constant(node: ast.Expr) -> bool:
    """A literal, or an array or range of literals."""
    match node:
        case ast.Number() | ast.String():
            return True
        case ast.Matrix(rows=rows) | ast.CellLiteral(rows=rows):
            return all(is_constant(element) for row in rows for element in row)
        case ast.Range(start=start, step=step, stop=stop):
            return all(part is None or is_constant(part) for part in (start, step, stop))
        case ast.Unary(op="-" | "+", operand=operand):
            return is_constant(operand)
        case _:
            return False
