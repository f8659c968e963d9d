"""Statements about the slots that hold boxed values, `&x`: what they held is released."""

from __future__ import annotations

from mat2c.lir.c_expr import Binary, Expr, Name, Pattern, Unary, call
from mat2c.lir.c_stmt import Check, Code, Evaluate, Part, code, one
from mat2c.lir.expr_printer import tight
from mat2c.support.templates import spelling


def called(function: str, *args: str) -> Expr:
    """A call of a function of the runtime, of arguments as they are spelled."""
    given = [Name(a) if a.isidentifier() else Pattern(a, closed=False) for a in args]
    return call(function, *given)


def clear_slot(slot: str) -> Code:
    """Has a slot hold nothing."""
    return one(Evaluate(called("m2c_clear", slot)))


def copy_to_slot(slot: str, value: str) -> Code:
    """Has a slot hold a value, too."""
    return one(Evaluate(called("m2c_copy", slot, value)))


def move_to_slot(slot: str, source: str) -> Code:
    """Has a slot hold what another one has held."""
    return one(Evaluate(called("m2c_move", slot, source)))


def set_slot(slot: str, value: str) -> Code:
    """Has a slot hold a value that nothing else holds."""
    return one(Evaluate(called("m2c_set", slot, value)))


def unless(test: Expr, slow: Part) -> Part:
    """What is done where a look at boxed values has not been enough; where that is one call that
    may fail, both are one condition."""
    statements = code(slow).statements
    only = statements[0] if len(statements) == 1 else None
    if isinstance(only, Check) and only.note is None and not only.leave.before:
        return one(Check(Binary("&&", Unary("!", test), only.failed), only.leave))
    return spelling("boxed").unless(tight(test), str(slow))
