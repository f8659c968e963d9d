"""Lowering of statements other than assignments, loops and try."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand, Splat, Value
from mat2c.ir.payloads.variable_payloads import GlobalVariable, Named, PersistentVariable
from mat2c.lower.calls import call_name, call_operands
from mat2c.lower.coder.coder_calls import decided
from mat2c.lower.expressions.absent_operands import behind_absent, is_operator
from mat2c.lower.expressions.conditions import branch_on
from mat2c.lower.expressions.subscript_chains import steps_of
from mat2c.lower.inputname import display_value, display_variable
from mat2c.lower.lowering_context import STATEMENT, TRUE, Context, lowers_statement
from mat2c.lower.narrowing import narrow
from mat2c.lower.nested_scopes import formal
from mat2c.lower.statements.assignments import display_target
from mat2c.lower.statements.undefined_paths import Ways
from mat2c.lower.string_arguments import text_value
from mat2c.lower.variable_or_function import part
from mat2c.support.diagnostics import Span

Clause = tuple[ast.Expr, list[ast.Stmt]]
_NO_COMMAND = (
    "used as function in command style expression\n"
    "Check whitespace around potential binary operator."
)


_MAYBE_NOTHING = ("call", "builtin", "unknown", "dispatch", "member", "subsref", "undef")
"""What may give no value where it stands as a statement."""


@lowers_statement(ast.ExprStmt)
def expression(ctx: Context, node: ast.ExprStmt) -> None:
    expr = node.expr
    root, _ = steps_of(expr)
    if isinstance(root, ast.Name) and ctx.may_mean_function(root.id):
        part(ctx, root.id, root.span, lambda: expression(ctx, node))
        return
    match expr:
        case ast.Name() if ctx.is_variable(expr.id):
            if node.printed:
                display_variable(ctx, expr.id, expr.span)
            else:
                ctx.b.emit("copy", ctx.read(expr.id, expr.span), span=expr.span)
        case ast.AssignExpr():
            ctx.expr(expr)
            for target in expr.targets if node.printed else ():
                display_target(ctx, target)
        case _ if is_operator(expr):
            with behind_absent(ctx):
                show_answer(ctx, expr, ctx.expr(expr), node.printed)
        case _:
            (value,) = ctx.values(expr, STATEMENT)
            show_answer(ctx, expr, value, node.printed)


def show_answer(ctx: Context, expr: ast.Expr, value: Operand, printed: bool) -> None:
    """The value of an expression statement goes to `ans` and is printed."""
    if isinstance(value, Splat):
        _show_list(ctx, value.value, printed, expr.span)
        return
    defined = _instruction(value) not in _MAYBE_NOTHING
    keep = ctx.is_variable("ans")
    if keep and defined:
        ctx.write("ans", value, expr.span)
        if printed:
            display_variable(ctx, "ans", expr.span)
        return
    if keep and _may_give_value(ctx, value):
        known = ctx.b.emit("isdef", value, span=expr.span)
        with ctx.only_if(known):
            ctx.write("ans", value, expr.span)
    if printed and (defined or _may_give_value(ctx, value)):
        display_value(ctx, value, "ans", expr.span)


def _show_list(ctx: Context, values: Value, printed: bool, span: Span) -> None:
    if ctx.is_variable("ans"):
        old = ctx.read_raw("ans", span)
        ctx.write("ans", ctx.b.emit("lastitem", old, values, span=span), span)
    if printed:
        ctx.b.perform("displaylist", values, span=span, payload=Named("ans"))


def _instruction(value: Operand) -> str:
    if not isinstance(value, Value) or value.name:
        return ""
    return value.definition.op if value.definition is not None else ""


def _may_give_value(ctx: Context, value: Operand) -> bool:
    """Whether a call statement may have a value."""
    assert isinstance(value, Value) and value.definition is not None
    instr = value.definition
    if instr.op == "builtin":
        return ctx.session.builtin_gives_value(instr.payload.callee)
    if instr.op == "call":
        return bool(ctx.session.definitions[instr.payload.callee].outputs)
    return instr.op not in ("unknown", "undef")


@lowers_statement(ast.Command)
def command(ctx: Context, node: ast.Command) -> None:
    """A variable that has a value by now is no command."""
    words = [ast.String(word, "'", span=node.span) for word in node.words]
    if ctx.is_variable(node.name):
        defined = ctx.b.emit("isdef", ctx.read_raw(node.name, node.span), span=node.span)
        with ctx.only_if(defined):
            ctx.fail(f'variable "{node.name}" {_NO_COMMAND}', node.span)
    (value,) = call_name(ctx, node.name, words, STATEMENT, node.span, node.span)
    show_answer(ctx, ast.Name(node.name, span=node.span), value, node.printed)


@lowers_statement(ast.SystemCommand)
def system(ctx: Context, node: ast.SystemCommand) -> None:
    call_operands(ctx, "system", [Const(node.text, "char")], STATEMENT, node.span)


@lowers_statement(ast.Declaration)
def declaration(ctx: Context, node: ast.Declaration) -> None:
    for name, value in zip(node.names, node.values, strict=True):
        ctx.declared.add(name)
        if node.kind == "persistent" and name in formal(ctx.scope):
            ctx.fail(f"can't make function parameter {name} persistent", node.span)
        if node.kind == "global" and ctx.scope.storage[name].kind == "local":
            _make_global(ctx, name, node.span)
        if name in ctx.links:
            ctx.b.define(ctx.links[name], "copy", TRUE, span=node.span)
        if value is None:
            continue
        if node.kind == "persistent":
            slot = ctx.scope.storage[name].where
            first = ctx.b.emit("persistentinit", span=node.span, payload=PersistentVariable(slot))
        else:
            first = ctx.b.emit("globalinit", span=node.span, payload=GlobalVariable(name))
        with ctx.only_if(first):
            ctx.write(name, ctx.expr(value), node.span)


def _make_global(ctx: Context, name: str, span: Span) -> None:
    """A variable of the function becomes the global one, which takes its value where it has none
    by now."""
    value = ctx.read_raw(name, span)
    first = ctx.b.emit("globalinit", span=span, payload=GlobalVariable(name))
    with ctx.only_if(first), ctx.only_if(ctx.b.emit("isdef", value, span=span)):
        ctx.b.perform("storeglobal", value, span=span, payload=GlobalVariable(name))
    ctx.link(name, linked=True)


@lowers_statement(ast.If)
def if_(ctx: Context, node: ast.If) -> None:
    clauses, otherwise = _open_ways(ctx, node)
    if not clauses:
        ctx.statements(otherwise)
        return
    merge, ways, refuses = ctx.b.new_block(), Ways(ctx), False
    for k, (cond, body) in enumerate(clauses):
        last = k == len(clauses) - 1
        then = ctx.b.new_block()
        orelse = merge if last and not otherwise else ctx.b.new_block()
        branch_on(ctx, cond, then, orelse, merge)
        ctx.b.start(then)
        with ways.way():
            ctx.statements(body)
        refuses = ctx.b.dead
        ctx.b.jump(merge)
        if orelse is not merge:
            ctx.b.start(orelse)
    if otherwise:
        with ways.way():
            ctx.statements(otherwise)
        ctx.b.jump(merge)
    else:
        ways.straight()
    ctx.b.start(merge)
    ways.meet()
    if refuses and len(clauses) == 1 and not otherwise:
        narrow(ctx, ast.Unary("!", clauses[0][0], span=node.span), node.span)


def _open_ways(ctx: Context, node: ast.If) -> tuple[list[Clause], list[ast.Stmt]]:
    """The clauses of an `if` that may be taken, as far as conditions tell that are decided at
    translation, and what is left of its `else`."""
    clauses: list[Clause] = []
    for cond, body in node.clauses:
        known = decided(ctx, cond)
        if known:
            return clauses, body
        if known is None:
            clauses.append((cond, body))
    return clauses, node.orelse


@lowers_statement(ast.Switch)
def switch(ctx: Context, node: ast.Switch) -> None:
    subject = text_value(ctx, node.subject)
    if isinstance(subject, Value) and subject.name:
        subject = ctx.b.snapshot(subject)
    merge, ways = ctx.b.new_block(), Ways(ctx)
    for label, body in node.cases:
        then, orelse = ctx.b.new_block(), ctx.b.new_block()
        labels = [text_value(ctx, item) for item in _alternatives(label)]
        match = ctx.b.emit("switchmatch", subject, *labels, span=label.span)
        ctx.b.branch(match, then, orelse, merge)
        ctx.b.start(then)
        with ways.way():
            ctx.statements(body)
        ctx.b.jump(merge)
        ctx.b.start(orelse)
    with ways.way():
        ctx.statements(node.default or [])
    ctx.b.jump(merge)
    ctx.b.start(merge)
    ways.meet()


def _alternatives(label: ast.Expr) -> list[ast.Expr]:
    """What a cell of numbers and texts that are written out matches one by one."""
    rows = label.rows if isinstance(label, ast.CellLiteral) else []
    items = [item for row in rows for item in row]
    return items if items and all(map(_is_written_out, items)) else [label]


def _is_written_out(expr: ast.Expr) -> bool:
    if isinstance(expr, ast.Unary) and expr.op == "-":
        expr = expr.operand
        return isinstance(expr, ast.Number)
    return isinstance(expr, (ast.Number, ast.String))


@lowers_statement(ast.Import)
def import_(ctx: Context, node: ast.Import) -> None:
    for name in node.names:
        package, _, last = name.rpartition(".")
        if last == "*":
            ctx.session.imported_packages.setdefault(ctx.scope.name, []).append(package)
        else:
            ctx.session.imports[ctx.scope.name, last] = name


@lowers_statement(ast.Spmd)
def spmd(ctx: Context, node: ast.Spmd) -> None:
    ctx.statements(node.body)


@lowers_statement(ast.FunctionDef, ast.ClassDef)
def definition(ctx: Context, node: ast.Stmt) -> None:
    """Functions are found by name when they are called."""
