"""Scripts called by name, and constant `eval` texts: their statements run in the caller's
workspace."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.ir.core import Loop
from mat2c.lower.lowering_context import FALSE, Context, ScriptReturn
from mat2c.lower.statements.undefined_paths import interrupted
from mat2c.resolve.function_files import Unit
from mat2c.support.diagnostics import Span


def run_script(ctx: Context, unit: Unit, span: Span) -> None:
    """Lowers the statements of a script in place. A `return` in it ends the script only."""
    if unit in ctx.scripts:
        why = f"script {unit.path.name} calls itself, which mat2c does not support"
        ctx.session.diagnostics.warning(why, span, "stray-script")
        ctx.fail(why, span)
        return
    ctx.session.library.define_functions(unit)
    ctx.scripts.append(unit)
    saved, ctx.unit = ctx.unit, unit
    with ctx.b.running(span):
        run_body(ctx, unit.tree.body)
    ctx.unit = saved
    ctx.scripts.pop()


def run_body(ctx: Context, body: list[ast.Stmt]) -> None:
    """Lowers statements with a `return` target of their own: a loop that runs once, which `return`
    leaves."""
    if not _returns(body):
        ctx.statements(body)
        return
    b = ctx.b
    flag = ctx.function.fresh()
    b.define(flag, "copy", FALSE)
    header, latch, after = b.new_block(), b.new_block(), b.new_block()
    header.loop = Loop("while", after, latch)
    b.jump(header)
    b.start(header)
    saved = ctx.exits, ctx.script_return
    ctx.exits, ctx.script_return = [], ScriptReturn(after, flag)
    perhaps = set(ctx.doubtful)
    with interrupted(ctx) as undefined:
        ctx.statements(body)
    ctx.exits, ctx.script_return = saved
    b.jump(after)
    b.start(after)
    ctx.cleared = undefined
    ctx.doubtful |= perhaps


def _returns(body: list[ast.Stmt]) -> bool:
    nodes = nodes_in(*body, closed=ast.FunctionDef)
    return any(isinstance(node, ast.Return) for node in nodes)
