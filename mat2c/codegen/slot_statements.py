"""Statements about the slots that hold boxed values, `&x`: what they held is released."""

from __future__ import annotations

from mat2c.lir.c_expr import Expr, Name, Pattern, call
from mat2c.lir.c_stmt import Code, Evaluate, one


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
