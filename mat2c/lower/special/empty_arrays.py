"""`CLASS.empty (EXTENTS…)` of the classes that the language has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import FAMILIES, call_operands, is_own
from mat2c.lower.classes import member_steps
from mat2c.lower.expressions.subscript_chains import Step, arguments, follow
from mat2c.lower.lowering_context import ONE_VALUE, Context, Want
from mat2c.types.lattice import NUMERIC

_CLASSES = (*sorted(NUMERIC), "logical", "char", "string", "cell", "struct", "function_handle")


def _empty(cls: str, ctx: Context, steps: Sequence[Step], want: Want) -> list[Operand] | None:
    """No elements of the class; None where a chain asks for something else."""
    first = steps[0] if steps else None
    if not isinstance(first, ast.Field) or first.name != "empty" or is_own(ctx.resolve(cls)):
        return None
    exprs, used = member_steps(list(steps))
    given = [Const(cls, "char"), *arguments(ctx, exprs)]
    values = call_operands(ctx, "__empty_of__", given, ONE_VALUE, first.span)
    rest = list(steps[used:])
    return follow(ctx, values[0], rest, want, "") if rest else ctx.only(values[0], want)


FAMILIES.update({name: partial(_empty, name) for name in _CLASSES})
