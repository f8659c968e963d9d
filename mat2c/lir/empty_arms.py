"""Removes branches that do nothing, and turns those that do nothing where their condition holds.

    if (x > 3) {                            if (!(x > 3)) {
    } else {                                    y = 0;
        y = 0;                              }
    }

Keeps: scopes.
"""

from __future__ import annotations

from mat2c.lir.c_expr import Expr, Unary
from mat2c.lir.c_stmt import Code, If, Stmt, rebuilt
from mat2c.lir.mentions import acts


def without_empty_branches(code: Code) -> Code:
    """The sequence without branches that do nothing in either case. What their conditions have read
    may be read by nothing then."""
    found: list[Stmt] = []
    for statement in code:
        inner = rebuilt(statement, without_empty_branches)
        if not isinstance(inner, If) or inner.then or inner.orelse or acts(inner):
            found.append(inner)
    return Code(found)


def turn_branches(code: Code) -> Code:
    """The sequence with the opposite condition where only that has something to do."""
    found: list[Stmt] = []
    for statement in code:
        inner = rebuilt(statement, turn_branches)
        if isinstance(inner, If) and inner.orelse and not inner.then:
            inner = If(negated(inner.cond), inner.orelse, Code(), inner.opaque)
        found.append(inner)
    return Code(found)


def negated(cond: Expr) -> Expr:
    """The opposite condition, without piling up `!`."""
    if isinstance(cond, Unary) and cond.operator == "!":
        return cond.operand
    return Unary("!", cond)
