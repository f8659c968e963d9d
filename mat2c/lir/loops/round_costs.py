"""How much there is to do in statements, in operators on numbers: what decides if threads pay."""

from __future__ import annotations

from collections.abc import Collection

from mat2c.lir.c_expr import Binary, Call, Expr, Pattern, parts_of, value_of
from mat2c.lir.c_stmt import Code, For, If, Opaque, Stmt, While
from mat2c.lir.mentions import calls_in, expressions, text_of

_ROUNDS = 100  # of an inner loop, where the number isn't known
_CALL, _DIVISION, _TEXT = 40, 8, 100
_FUNCTION = 2000  # a call of one of the program


def cost(code: Code, functions: Collection[str] = ()) -> int:
    """The work of a sequence of statements; `functions` are those of the program."""
    return sum(_of_statement(statement, functions) for statement in code)


def _of_statement(statement: Stmt, functions: Collection[str]) -> int:
    own = sum(_of_expression(expr, functions) for expr in expressions(statement))
    if isinstance(statement, Opaque):
        return max(_of_text(text_of(statement), functions), _TEXT)
    if isinstance(statement, If):
        return own + max(cost(statement.then, functions), cost(statement.orelse, functions))
    if isinstance(statement, For):
        return own + _rounds(statement) * cost(statement.body, functions)
    if isinstance(statement, While):
        return _ROUNDS * (own + cost(statement.body, functions))
    return own


def _of_expression(expr: Expr, functions: Collection[str]) -> int:
    work = 0
    for part in parts_of(expr):
        if isinstance(part, Call):
            work += _FUNCTION if part.function in functions else _CALL
        elif isinstance(part, Binary):
            work += _DIVISION if part.operator == "/" else 1
        elif isinstance(part, Pattern):
            work += max(_of_text(part.template, functions), _CALL)
    return work + 1


def _of_text(text: str, functions: Collection[str]) -> int:
    return _FUNCTION * sum(name in functions for name in calls_in(text))


def _rounds(loop: For) -> int:
    start, limit = value_of(loop.start), value_of(loop.limit)
    if start is None or limit is None:
        return _ROUNDS
    return max(abs(limit - start) // abs(loop.step), 1)
