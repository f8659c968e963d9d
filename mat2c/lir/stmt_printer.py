"""Spells C statements through the templates."""

from __future__ import annotations

from mat2c.lir.c_expr import Binary, value_of
from mat2c.lir.c_stmt import (
    Assign,
    Check,
    Code,
    Comment,
    Declare,
    Evaluate,
    Fail,
    For,
    If,
    Jump,
    Label,
    Leave,
    Raw,
    Stmt,
    Threads,
    While,
)
from mat2c.lir.expr_printer import compared, spelled
from mat2c.support.templates import spelling

_COMPOUND = frozenset("+-*/")


def printed(code: Code) -> str:
    """The text of a sequence of statements."""
    return "".join(map(_statement, code))


def _statement(statement: Stmt) -> str:
    if isinstance(statement, Raw):
        return statement.text
    if isinstance(statement, Assign):
        return _assignment(statement)
    if isinstance(statement, For):
        return _for(statement)
    if isinstance(statement, If):
        return _if(statement)
    spell = spelling("control")
    if isinstance(statement, Fail):
        return f"{leave_text(statement.leave)}\n"
    if isinstance(statement, Check):
        failed, leave = spelled(statement.failed), leave_text(statement.leave)
        if statement.note is None:
            return spell.checked(failed, leave)
        return spell.noted(failed, spelled(statement.note), leave)
    if isinstance(statement, Evaluate):
        return spell.statement(spelled(statement.value))
    if isinstance(statement, While):
        body = printed(statement.body)
        return (
            spell.forever(body)
            if statement.cond is None
            else spell.while_(spelled(statement.cond), body)
        )
    if isinstance(statement, Comment):
        return spell.comment(statement.text)
    if isinstance(statement, Declare):
        value = "" if statement.value is None else spelled(statement.value)
        name = statement.name
        if statement.count is not None:
            name += f"[{spelled(statement.count)}]"
        return spell.declare(statement.ctype, name, value)
    if isinstance(statement, Jump):
        return spell.statement(statement.text)
    if isinstance(statement, Label):
        return spell.label(statement.name)
    return spell.block(printed(statement.body))


def leave_text(leave: Leave) -> str:
    """The statements that leave where something has failed. No newline at the end."""
    jump = spelling("control").leave(leave.label, leave.line, leave.column)
    return leave.before + jump.rstrip("\n")


def _assignment(statement: Assign) -> str:
    """With `+=` and the like, and `++`, where the target is the left operand."""
    target, value, spell = spelled(statement.target), statement.value, spelling("control")
    if isinstance(value, Binary) and value.operator in _COMPOUND and value.left == statement.target:
        if value.operator in "+-" and value_of(value.right) == 1:
            return spell.statement(f"{target}{value.operator * 2}")
        return spell.compound(target, value.operator, spelled(value.right))
    return spell.assign(target, spelled(value))


def _if(statement: If) -> str:
    spell, cond = spelling("control"), spelled(statement.cond)
    return spell.branch(cond, printed(statement.then), printed(statement.orelse))


def _for(loop: For) -> str:
    spell = spelling("control")
    start = f"{loop.declared} {loop.counter}" if loop.declared else loop.counter
    ways = {1: f"{loop.counter}++", -1: f"{loop.counter}--"}
    sign = "+" if loop.step > 0 else "-"
    step = ways.get(loop.step, f"{loop.counter} {sign}= {abs(loop.step)}")
    head = (f"{start} = {spelled(loop.start)}", step)
    body = printed(loop.body)
    limit = compared(loop.limit)
    goes_on = f"{loop.counter} {loop.relation} {limit}"
    if loop.after is not None:
        opposite = {"<": ">=", "<=": ">", ">=": "<", ">": "<="}[loop.relation]
        done = f"{loop.counter} {opposite} {limit}"
        return spell.count_until(*head, done, printed(loop.after), body)
    whole = goes_on + (f" && {loop.during}" if loop.during else "")
    return _threads(loop.threads) + spell.count(head[0], whole, head[1], body)


def _threads(threads: Threads | None) -> str:
    """The line above a loop whose rounds run on threads."""
    if threads is None:
        return ""
    return spelling("control").threads(threads.schedule, threads.private, threads.copied)
