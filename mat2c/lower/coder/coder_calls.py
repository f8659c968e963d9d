"""Lowering of MATLAB Coder's functions, and what of them is known before anything runs.

x = coder.nullcopy (zeros (n, 1));      x = zeros (n, 1);
for k = coder.unroll (1:4)              for k = 1:4
if coder.target ('MATLAB'), a, else, b  b
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.lower.calls import family, special
from mat2c.lower.coder import coder_answers
from mat2c.lower.coder.coder_call import PACKAGE, CoderCall, means_package, read_call
from mat2c.lower.coder.coder_table import find
from mat2c.lower.expressions.subscript_chains import Step, follow, steps_of
from mat2c.lower.lowering_context import INDEXED, Context, Want
from mat2c.support.diagnostics import Span


@family(PACKAGE)
def call(ctx: Context, steps: Sequence[Step], want: Want) -> list[Operand] | None:
    """The values of a chain that begins with `coder.NAME`."""
    found = read_call(steps) if means_package(ctx) else None
    if found is None:
        return None
    row = find(found.name)
    answer = coder_answers.unknown if row is None else row.answer
    if not found.rest:
        return answer(ctx, found, want)
    (value,) = answer(ctx, found, INDEXED)
    return follow(ctx, value, found.rest, want, "")


def unwrapped(ctx: Context, expr: ast.Expr) -> ast.Expr:
    """What an expression of `coder` stands for; others stand for themselves."""
    while (found := _of_coder(ctx, expr)) is not None:
        row = find(found.name)
        if row is None or not row.wraps or not found.args:
            break
        if isinstance(found.args[0], ast.FunctionHandle):
            break
        expr = found.args[0]
    return expr


def decided(ctx: Context, cond: ast.Expr) -> bool | None:
    """What a condition about the target of the translation is; None for any other."""
    match cond:
        case ast.Unary(op="!", operand=operand):
            known = decided(ctx, operand)
            return None if known is None else not known
        case ast.Binary(op="&&" | "||" as op, left=left, right=right):
            ways = decided(ctx, left), decided(ctx, right)
            absorbing = op == "||"
            if ways[0] is absorbing:  # else the left one has to run
                return absorbing
            return ways[1] if ways[0] is not None else None
        case ast.Index(base=ast.Name(id="isempty"), args=[asked], kind="()"):
            found = _of_coder(ctx, asked)
            return False if found is not None and found.name == "target" else None
        case _:
            found = _of_coder(ctx, cond)
            row = None if found is None else find(found.name)
            if found is None or row is None or row.truth is None or found.rest:
                return None
            return row.truth(found)


def _of_coder(ctx: Context, expr: ast.Expr) -> CoderCall | None:
    root, steps = steps_of(expr)
    if not isinstance(root, ast.Name) or root.id != PACKAGE or not means_package(ctx):
        return None
    found = read_call(steps)
    return None if found is None or found.rest else found


@special("codegen", "fiaccel")
def codegen(
    ctx: Context, name: str, args: Sequence[ast.Expr], want: Want, span: Span
) -> list[Operand] | None:
    """Has no effect: a line of it gives types of entries at translation."""
    return [ctx.b.emit("undef", span=span)]
