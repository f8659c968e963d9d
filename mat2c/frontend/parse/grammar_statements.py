"""The grammar of statements. The lexer ends every statement and header with one SEP or SEMI."""

from __future__ import annotations

from mat2c.frontend.ast import (
    Assign,
    AssignExpr,
    Break,
    Command,
    Continue,
    Declaration,
    DoUntil,
    Expr,
    ExprStmt,
    For,
    If,
    Import,
    Matrix,
    Node,
    Return,
    Spmd,
    Stmt,
    Switch,
    Try,
    UnwindProtect,
    While,
)
from mat2c.frontend.lex.tokens import Token
from mat2c.frontend.parse.grammar_expressions import check_target
from mat2c.frontend.parse.grammar_rules import Builder, passes, rule

Block = list[Node]
Clause = tuple[Expr, list[Stmt]]

passes("file : block", "sep : SEP", "sep : SEMI")


@rule("block :", "elseifs :", "cases :", "else :")
def empty(b: Builder) -> list[Node]:
    return []


@rule("default :", "function_end : ENDOFFUNCTION")
def absent(b: Builder, *_: Token) -> None:
    return None


@rule("block : block item")
def block(b: Builder, statements: Block, item: Node | None) -> Block:
    if item is not None:
        statements.append(item)
    return statements


@rule("item : sep", "item : error sep")
def no_statement(b: Builder, *_: Token) -> None:
    return None


@rule("item : expression SEP", "item : expression SEMI")
def expression_statement(b: Builder, expr: Expr, end: Token) -> Stmt:
    printed = end.type == "SEP"
    if isinstance(expr, AssignExpr) and not expr.parens:
        first = b.source.text[expr.span.start]
        parts = (expr.targets, expr.op, expr.value, printed, first == "[", expr.at)
        return Assign(*parts, span=expr.span)
    return ExprStmt(expr, printed, span=expr.span)


@rule("item : COMMAND SEP", "item : COMMAND SEMI")
def command(b: Builder, token: Token, end: Token) -> Stmt:
    word, words = token.value
    span = b.span(token, token)
    if word == "import":
        return Import(words, span=span)
    return Command(word, words, end.type == "SEP", span=span)


@rule("item : statement sep")
def statement(b: Builder, stmt: Stmt, _sep: Token) -> Stmt:
    return stmt


@rule("statement : BREAK", "statement : CONTINUE", "statement : RETURN")
def jump(b: Builder, token: Token) -> Stmt:
    kind = {"BREAK": Break, "CONTINUE": Continue, "RETURN": Return}[token.type]
    return kind(span=b.span(token, token))


@rule("statement : DECLARE declared")
def declaration(b: Builder, token: Token, items: list[tuple[Token, Expr | None]]) -> Stmt:
    last_name, last_value = items[-1]
    span = b.span(token, last_name if last_value is None else last_value)
    names = [str(name.value) for name, _ in items]
    return Declaration(str(token.value), names, [v for _, v in items], span=span)  # type: ignore[arg-type]


@rule("declared : declared_1")
def declared_first(b: Builder, item: object) -> list[object]:
    return [item]


@rule("declared : declared declared_1")
def declared_next(b: Builder, items: list[object], item: object) -> list[object]:
    items.append(item)
    return items


@rule("declared_1 : NAME")
def declared_name(b: Builder, name: Token) -> tuple[Token, Expr | None]:
    return name, None


@rule("declared_1 : NAME ASSIGN expression")
def declared_value(b: Builder, name: Token, _: Token, value: Expr) -> tuple[Token, Expr | None]:
    return name, value


# --- conditions -------------------------------------------------------------------------------


@rule("header : expression sep")
def header(b: Builder, expr: Expr, _sep: Token) -> Expr:
    return expr


@rule("header : error sep")
def bad_header(b: Builder, _error: Token, sep: Token) -> Expr:
    return Matrix([], span=b.span(sep, sep))


@rule(
    "statement : IF header block elseifs else END", "statement : IF header block elseifs else ENDIF"
)
def if_(
    b: Builder, start: Token, cond: Expr, body: list[Stmt], more: list[Clause], other: list[Stmt],
    end: Token,
) -> Stmt:  # fmt: skip
    return If([(cond, body), *more], other, span=b.span(start, end))


@rule("elseifs : elseifs ELSEIF header block", "cases : cases CASE header block")
def clause(
    b: Builder, clauses: list[Clause], _: Token, cond: Expr, body: list[Stmt]
) -> list[Clause]:
    clauses.append((cond, body))
    return clauses


@rule("else : ELSE sep block", "default : OTHERWISE sep block")
def else_(b: Builder, _word: Token, _sep: Token, body: list[Stmt]) -> list[Stmt]:
    return body


@rule(
    "statement : SWITCH header cases default END",
    "statement : SWITCH header cases default ENDSWITCH",
)
def switch(
    b: Builder, start: Token, subject: Expr, cases: list[Clause], other: list[Stmt] | None,
    end: Token,
) -> Stmt:  # fmt: skip
    return Switch(subject, cases, other, span=b.span(start, end))


# --- loops ------------------------------------------------------------------------------------


@rule("statement : WHILE header block END", "statement : WHILE header block ENDWHILE")
def while_(b: Builder, start: Token, cond: Expr, body: list[Stmt], end: Token) -> Stmt:
    return While(cond, body, span=b.span(start, end))


@rule("statement : DO sep block UNTIL expression")
def do_until(
    b: Builder, start: Token, _sep: Token, body: list[Stmt], _until: Token, cond: Expr
) -> Stmt:
    return DoUntil(body, cond, span=b.span(start, cond))


@rule("statement : FOR for_header block END", "statement : FOR for_header block ENDFOR")
@rule("statement : PARFOR for_header block END", "statement : PARFOR for_header block ENDPARFOR")
def for_(b: Builder, start: Token, head: tuple[Expr, Expr], body: list[Stmt], end: Token) -> Stmt:
    target, iterable = head
    parallel = start.type == "PARFOR"
    span = b.span(start, end)
    if isinstance(target, Matrix) and len(target.rows) == 1 and len(target.rows[0]) == 2:
        value, key = target.rows[0]
        check_target(b, value)
        check_target(b, key)
        return For(value, iterable, body, parallel, key, span=span)
    if not isinstance(target, Matrix) or target.rows:  # an empty matrix stands for a bad header
        check_target(b, target)
    return For(target, iterable, body, parallel, span=span)


@rule("for_header : expr ASSIGN expression sep")
def for_header(b: Builder, target: Expr, _: Token, value: Expr, _sep: Token) -> tuple[Expr, Expr]:
    return target, value


@rule(
    "for_header : FORPAREN expr ASSIGN expression RPAREN sep",
    "for_header : FORPAREN expr ASSIGN expression COMMA expression RPAREN sep",
)
def for_header_in_parens(
    b: Builder, _open: Token, target: Expr, _: Token, value: Expr, *_rest: object
) -> tuple[Expr, Expr]:
    return target, value


@rule("for_header : error sep")
def bad_for_header(b: Builder, _error: Token, sep: Token) -> tuple[Expr, Expr]:
    nothing = Matrix([], span=b.span(sep, sep))
    return nothing, nothing


# --- errors and the rest ----------------------------------------------------------------------


@rule("catch : CATCH sep block")
def catch(b: Builder, _catch: Token, _sep: Token, body: list[Stmt]) -> tuple[None, list[Stmt]]:
    return None, body


@rule("catch : CATCH CATCHNAME sep block")
def catch_name(
    b: Builder, _catch: Token, name: Token, _sep: Token, body: list[Stmt]
) -> tuple[str, list[Stmt]]:
    return str(name.value), body


@rule("catch :")
def no_catch(b: Builder) -> tuple[None, list[Stmt]]:
    return None, []


@rule("statement : TRY sep block catch END", "statement : TRY sep block catch END_TRY_CATCH")
def try_(
    b: Builder, start: Token, _: Token, body: list[Stmt],
    handler: tuple[str | None, list[Stmt]], end: Token,
) -> Stmt:  # fmt: skip
    return Try(body, handler[0], handler[1], span=b.span(start, end))


@rule(
    "statement : UNWIND_PROTECT sep block UNWIND_PROTECT_CLEANUP sep block END",
    "statement : UNWIND_PROTECT sep block UNWIND_PROTECT_CLEANUP sep block END_UNWIND_PROTECT",
)
def unwind(
    b: Builder, start: Token, _1: Token, body: list[Stmt], _word: Token, _2: Token,
    cleanup: list[Stmt], end: Token,
) -> Stmt:  # fmt: skip
    return UnwindProtect(body, cleanup, span=b.span(start, end))


passes("spmd_header : sep", "spmd_header : header")


@rule("statement : SPMD spmd_header block END", "statement : SPMD spmd_header block ENDSPMD")
def spmd(b: Builder, start: Token, _: object, body: list[Stmt], end: Token) -> Stmt:
    return Spmd(body, span=b.span(start, end))
