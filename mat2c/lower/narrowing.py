"""Variables get new names where a condition has told more of them, so that their types say it.

    assert (n <= 100)         becomes    … a branch that fails
    y = zeros (1, n);                    n = copy n {most="value"}
                                         y = zeros (1, n)

    coder.varsize ('y', [1 100])
    y(end+1) = 1;             becomes    y(end+1) = 1, an error where it is longer,
                                         y = copy y {most="1,100"}

Only where there is no heap, which needs bounds: elsewhere the names would tell proofs less.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.ir.core import Const
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.variable_payloads import Copy
from mat2c.lower.calls import is_own
from mat2c.lower.lowering_context import LOCAL, Context
from mat2c.resolve.told_by_conditions import FUNCTIONS, Extents, Told, told
from mat2c.resolve.variables import root_name
from mat2c.support.diagnostics import Span


def narrow(ctx: Context, cond: ast.Expr, span: Span) -> None:
    """Names what a condition is about that holds from here on."""
    if ctx.session.has_heap or ctx.b.dead or not _are_meant(ctx, cond):
        return
    for known in told(cond):
        bounds = _bounds(known)
        if bounds and ctx.scope.storage.get(known.name) == LOCAL and ctx.is_variable(known.name):
            variable = ctx.local(known.name)
            ctx.b.define(variable, "copy", variable, span=span, payload=Copy(bounds))


def keep_bounds(ctx: Context, targets: Sequence[ast.Expr]) -> None:
    """An error where a variable that was assigned to is larger than `coder.varsize` tells."""
    for root in map(root_name, targets if ctx.bounded else ()):
        if root is None or ctx.b.dead or ctx.scope.storage.get(root.id) != LOCAL:
            continue
        most = ctx.bounded.get(root.id, ())
        variable, span = ctx.local(root.id), root.span
        for side, limit in enumerate(most):
            if limit is None:
                continue
            operands = variable, Const(float(side + 1))
            extent = ctx.b.emit("builtin", *operands, span=span, payload=BuiltinCall("size"))
            large = ctx.b.emit("gt", extent, Const(float(limit)), span=span)
            with ctx.only_if(ctx.b.emit("istrue", large, span=span)):
                ctx.fail(f"'{root.id}' is larger than coder.varsize tells", span)
        if most:
            ctx.b.define(variable, "copy", variable, span=span, payload=Copy(_written(most)))


def _are_meant(ctx: Context, cond: ast.Expr) -> bool:
    """True if the functions of the library are meant in a condition, none of the program."""
    named = {node.id for node in nodes_in(cond) if isinstance(node, ast.Name)} & FUNCTIONS
    return not any(ctx.is_variable(name) or is_own(ctx.resolve(name)) for name in named)


def _bounds(known: Told) -> str:
    """As instructions have it: "value", "#50" elements, extents of at most "3,:" or of exactly
    "=1,:"; "": nothing."""
    if known.compared:
        return "value"
    if known.count is not None:
        return f"#{known.count}"
    return f"={_written(known.extents)}" if known.exact else _written(known.extents)


def _written(extents: Extents) -> str:
    return ",".join(":" if most is None else str(most) for most in extents)
