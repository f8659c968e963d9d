"""Spells C expressions, with the parentheses that C's precedence asks for and no others, but for
those that compilers warn about without.
"""

from __future__ import annotations

from mat2c.lir.c_expr import (
    Binary,
    Call,
    Cast,
    Choice,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    Text,
    Unary,
)
from mat2c.support.templates import c_string

_OPEN, _CHOICE, _UNARY, _PRIMARY = 0, 1, 12, 14
_BINARY = {
    "||": 2,
    "&&": 3,
    "|": 4,
    "^": 5,
    "&": 6,
    "==": 7,
    "!=": 7,
    "<": 8,
    ">": 8,
    "<=": 8,
    ">=": 8,
    "<<": 9,
    ">>": 9,
    "+": 10,
    "-": 10,
    "*": 11,
    "/": 11,
    "%": 11,
}
OPERATORS = frozenset(_BINARY)
"""Those between two operands."""
_ARITHMETIC = frozenset("+-*/%")
_COMPARISONS = frozenset(("==", "!=", "<", ">", "<=", ">="))


def spelled(expr: Expr) -> str:
    """The text of an expression that stands alone: an argument, a subscript, a right side."""
    if isinstance(expr, (Name, Number)):
        return expr.text
    if isinstance(expr, Text):
        return c_string(expr.value)
    if isinstance(expr, Binary):
        return f"{_left(expr)} {expr.operator} {_right(expr)}"
    if isinstance(expr, Unary):
        inner = _within(expr.operand, _UNARY)
        return (
            f"{expr.operator}({inner})"
            if inner.startswith(expr.operator)
            else f"{expr.operator}{inner}"
        )
    if isinstance(expr, Call):
        return f"{expr.function}({', '.join(map(spelled, expr.args))})"
    if isinstance(expr, Index):
        return f"{_within(expr.base, _PRIMARY)}[{spelled(expr.index)}]"
    if isinstance(expr, Cast):
        return f"({expr.ctype}){_within(expr.operand, _UNARY)}"
    if isinstance(expr, Choice):
        cond = _within(expr.cond, _PRIMARY if _is_bitwise(expr.cond) else _CHOICE + 1)
        return f"{cond} ? {_within(expr.then, _CHOICE + 1)} : {_within(expr.orelse, _CHOICE)}"
    return expr.template.format(*map(tight, expr.args)) if expr.args else expr.template


def tight(expr: Expr) -> str:
    """The text of an expression as an operand of anything."""
    return _within(expr, _PRIMARY)


def compared(expr: Expr) -> str:
    """The text of an expression beside a sign of comparison."""
    return _within(expr, _BINARY["<"] + 1)


def _precedence(expr: Expr) -> int:
    if isinstance(expr, Binary):
        return _BINARY[expr.operator]
    if isinstance(expr, (Unary, Cast)):
        return _UNARY
    if isinstance(expr, Number) and expr.text.startswith("-"):
        return _UNARY
    if isinstance(expr, Choice):
        return _CHOICE
    if isinstance(expr, Pattern) and not expr.closed:
        return _OPEN
    return _PRIMARY


def _within(expr: Expr, least: int) -> str:
    """The text where what binds less closely needs parentheses."""
    text = spelled(expr)
    return text if _precedence(expr) >= least else f"({text})"


def _left(expr: Binary) -> str:
    own, left = expr.operator, expr.left
    if _confusing(own, left):
        return f"({spelled(left)})"
    return _within(left, _BINARY[own])


def _right(expr: Binary) -> str:
    own, right = expr.operator, expr.right
    if _confusing(own, right):
        return f"({spelled(right)})"
    text = _within(right, _BINARY[own] + 1)
    return f"({text})" if own in "+-" and text.startswith(("-", "+")) else text


def _is_bitwise(expr: Expr) -> bool:
    return isinstance(expr, Binary) and expr.operator in ("|", "&", "^")


def _confusing(operator: str, operand: Expr) -> bool:
    """True if compilers warn of the operand without parentheses, or readers stumble over it."""
    if not isinstance(operand, Binary):
        return isinstance(operand, Unary) and operand.operator == "!" and operator in "&|"
    inner = operand.operator
    if operator == "||":
        return inner == "&&"
    if operator in _COMPARISONS:
        return inner in _COMPARISONS
    if operator in ("&", "|", "^", "<<", ">>"):
        return inner != operator or operator in ("<<", ">>")
    return operator in _ARITHMETIC and inner not in _ARITHMETIC
