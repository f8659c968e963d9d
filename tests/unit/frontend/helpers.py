"""Short ways to lex and parse a piece of text."""

from mat2c.frontend import dump_ast, parse_source, tokens, unparse_expr, unparse_handle
from mat2c.frontend.ast import (
    AnonymousFunction,
    AssignExpr,
    Binary,
    Expr,
    ExprStmt,
    Postfix,
    SourceFile,
    Unary,
)
from mat2c.support.diagnostics import Diagnostics, Source


def parse(text: str) -> SourceFile:
    """The tree of a text that must have no mistakes."""
    file, messages = parse_with_errors(text)
    assert messages == [], messages
    return file


def parse_with_errors(text: str) -> tuple[SourceFile, list[str]]:
    """The tree, and each message as `line:column: text`."""
    diagnostics = Diagnostics()
    file = parse_source(Source("t.m", text), diagnostics)
    messages = []
    for found in diagnostics.sorted():
        where = f"{found.span.line}:{found.span.column}: " if found.span else ""
        messages.append(where + found.message)
    return file, messages


def errors(text: str) -> list[str]:
    return parse_with_errors(text)[1]


def types(text: str) -> list[str]:
    """The types of the tokens, without the separators at the end."""
    found = [token.type for token in tokens(Source("t.m", text))]
    while found and found[-1] in ("SEP", "SEMI"):
        found.pop()
    return found


def expr(text: str) -> Expr:
    """The expression that `text` is, read where it can't be a command."""
    statement = parse(f"({text}\n)").body[0]
    assert isinstance(statement, ExprStmt)
    statement.expr.parens -= 1
    return statement.expr


def spelled(text: str) -> str:
    found = expr(text)
    if isinstance(found, AnonymousFunction):
        return unparse_handle(found)
    return unparse_expr(found)


def nested(text: str) -> str:
    """The expression with parentheses that show its structure."""
    return _nest(expr(text))


def _nest(e: Expr) -> str:
    match e:
        case Binary():
            return f"({_nest(e.left)}{e.op}{_nest(e.right)})"
        case Unary():
            return f"({e.op}{_nest(e.operand)})"
        case Postfix():
            return f"({_nest(e.operand)}{e.op})"
        case AssignExpr():
            return f"({_nest(e.targets[0])}{e.op}{_nest(e.value)})"
    parens, e.parens = e.parens, 0
    text = unparse_expr(e)
    e.parens = parens
    return text


def dumped(text: str) -> str:
    return dump_ast(parse(text))
