"""Scripts called by name, and constant `eval` texts: their statements run in the caller's workspace."""

from __future__ import annotations

from mat2c.diagnostics import Span
from mat2c.frontend import ast
from mat2c.ir.core import Block
from mat2c.ir.lower_context import Context
from mat2c.ir.names_path import Unit


def run_script(ctx: Context, unit: Unit, span: Span) -> None:
    """Lowers the statements of a script in place. A `return` in it ends the script only."""
    if unit in ctx.scripts:
        ctx.session.diagnostics.error(
            f"script {unit.path.name} calls itself; scripts can't be recursive", span, "E-script"
        )
        return
    ctx.session.library.define_functions(unit)
    ctx.scripts.append(unit)
    saved, ctx.unit = ctx.unit, unit
    run_body(ctx, unit.tree.body)
    ctx.unit = saved
    ctx.scripts.pop()


def run_body(ctx: Context, body: list[ast.Stmt]) -> None:
    """Lowers statements with a `return` target of their own."""
    after = ctx.b.new_block()
    exits, ctx.exits = ctx.exits, []
    saved, ctx.return_to = ctx.return_to, after
    ctx.statements(body)
    ctx.return_to, ctx.exits = saved, exits
    _join(ctx, after)


def _join(ctx: Context, after: Block) -> None:
    ctx.b.jump(after)
    ctx.b.start(after)
