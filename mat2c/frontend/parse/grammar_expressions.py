"""The grammar of expressions.

`expr` is anything without an assignment; `expression` may also assign or be an anonymous function.
The exponent of `^` is a `power`, which takes signs but no transpose: `2^-x'` is `(2^(-x))'`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend.ast import (
    AnonymousFunction,
    AssignExpr,
    Binary,
    CellLiteral,
    Colon,
    End,
    Expr,
    Field,
    FunctionHandle,
    Ignored,
    Index,
    Matrix,
    MetaClass,
    Name,
    Node,
    Number,
    Param,
    Postfix,
    Range,
    String,
    SuperCall,
    Unary,
)
from mat2c.frontend.lex.tokens import Token
from mat2c.frontend.parse.grammar_rules import Builder, passes, rule
from mat2c.frontend.parse.named_arguments import spread_names
from mat2c.support.diagnostics import Span

_STEPS = ("++", "--")

passes("expression : expr", "expression : anonymous", "expr : primary", "power : primary")
passes("primary : matrix", "primary : cell", "matrix_row : elements", "arguments : arguments_1")


@rule("primary : NUMBER")
def number(b: Builder, token: Token) -> Number:
    (value, imaginary, cls), text = token.value
    return Number(value, imaginary, cls, text, span=Span(b.source, token.start, token.end))


@rule("primary : STRING")
def string(b: Builder, token: Token) -> String:
    value, quote = token.value
    cls = "string" if quote == '"' and b.source.dialect.strings else "char"
    return String(value, quote, cls, span=Span(b.source, token.start, token.end))


@rule("primary : NAME")
def name(b: Builder, token: Token) -> Name:
    return Name(str(token.value), span=Span(b.source, token.start, token.end))


@rule("primary : ENDINDEX")
def end_index(b: Builder, token: Token) -> End:
    return End(span=b.span(token, token))


@rule("primary : HANDLE")
def handle(b: Builder, token: Token) -> FunctionHandle:
    return FunctionHandle(str(token.value), span=b.span(token, token))


@rule("primary : METACLASS")
def metaclass(b: Builder, token: Token) -> MetaClass:
    return MetaClass(str(token.value), span=b.span(token, token))


@rule("primary : SUPER")
def super_call(b: Builder, token: Token) -> SuperCall:
    method, superclass = token.value
    return SuperCall(method, superclass, span=b.span(token, token))


@rule("primary : LPAREN expression RPAREN")
def parenthesised(b: Builder, _open: Token, inner: Expr, _close: Token) -> Expr:
    inner.parens += 1
    return inner


@rule(
    "expr : expr LPAREN arguments RPAREN",
    "expr : expr LBRACE arguments RBRACE",
    "power : power LPAREN arguments RPAREN",
    "power : power LBRACE arguments RBRACE",
)
def index(b: Builder, base: Expr, opening: Token, args: list[Expr], close: Token) -> Index:
    kind = "()" if opening.type == "LPAREN" else "{}"
    if b.source.dialect.named_arguments:
        given, args = args, spread_names(args)
        if len(args) > len(given):  # names and values are no assignments
            b.assigning = [node for node in b.assigning if node in args or node not in given]
    return Index(base, args, kind, span=b.span(base, close))  # type: ignore[arg-type]


@rule("expr : expr FIELD", "power : power FIELD")
def field(b: Builder, base: Expr, token: Token) -> Field:
    return Field(base, str(token.value), span=b.span(base, token))


@rule(
    "expr : expr DYNAMIC expression RPAREN",
    "power : power DYNAMIC expression RPAREN",
)
def dynamic_field(b: Builder, base: Expr, _open: Token, name: Expr, close: Token) -> Field:
    return Field(base, name, span=b.span(base, close))


@rule("expr : expr TRANSPOSE", "expr : expr STEP", "power : power STEP")
def postfix(b: Builder, operand: Expr, sign: Token) -> Postfix:
    found = Postfix(sign.value, operand, span=b.span(operand, sign))
    if found.op in _STEPS:
        b.assigning.append(found)
    return found


@rule(
    "expr : NOT expr %prec UNARY",
    "expr : ADD expr %prec UNARY",
    "expr : STEP expr %prec UNARY",
    "power : NOT power %prec POWER",
    "power : ADD power %prec POWER",
    "power : STEP power %prec POWER",
)
def unary(b: Builder, sign: Token, operand: Expr) -> Unary:
    found = Unary(sign.value, operand, span=b.span(sign, operand))
    if found.op in _STEPS:
        b.assigning.append(found)
    return found


@rule(
    "expr : expr OROR expr",
    "expr : expr ANDAND expr",
    "expr : expr OR expr",
    "expr : expr AND expr",
    "expr : expr COMPARE expr",
    "expr : expr ADD expr",
    "expr : expr MULTIPLY expr",
    "expr : expr POWER power",
)
def binary(b: Builder, left: Expr, sign: Token, right: Expr) -> Binary:
    return Binary(str(sign.value), left, right, sign.start, span=b.span(left, right))


@rule("expr : expr COLON expr")
def range_(b: Builder, left: Expr, _colon: Token, right: Expr) -> Range:
    span = b.span(left, right)
    if isinstance(left, Range) and not left.parens:
        if left.step is not None:
            b.error("a range has three parts at most", right.span)
        return Range(left.start, left.stop, right, span=span)
    return Range(left, None, right, span=span)


# --- assignment and anonymous functions -------------------------------------------------------


@rule("expression : expr ASSIGN expression", "expression : expr UPDATE expression")
def assignment(b: Builder, target: Expr, sign: Token, value: Expr) -> AssignExpr:
    span = b.span(target, value)
    bracketed = isinstance(target, Matrix)
    parts = (targets(b, target), str(sign.value), value, bracketed, sign.start)
    found = AssignExpr(*parts, span=span)
    b.assigning.append(found)
    return found


def targets(b: Builder, target: Expr) -> list[Expr]:
    """The targets that the left side of an assignment names."""
    if not isinstance(target, Matrix) or target.parens:
        check_target(b, target)
        return [target]
    if len(target.rows) > 1:
        b.error("the targets of an assignment must stand in one row", target.span)
    found: list[Expr] = []
    for element in (element for row in target.rows for element in row):
        if isinstance(element, Unary) and element.op == "!":
            # MATLAB reads `[~ i] = f` as two targets.
            gap = element.operand.span.start > element.span.start + 1
            if gap and not element.parens:
                found.append(
                    Ignored(span=Span(b.source, element.span.start, element.span.start + 1))
                )
                element = element.operand
        if not isinstance(element, Ignored):
            check_target(b, element)
        found.append(element)
    if not found:
        b.error("an assignment needs a target", target.span)
    return found


def check_target(b: Builder, target: Expr) -> None:
    """Complain unless `target` is a name with subscripts and fields."""
    base = target
    while isinstance(base, (Index, Field)):
        base = base.base
    if not isinstance(base, Name):
        b.error("this can't be assigned to; expected a variable, x(…), x{…} or x.name", target.span)


@rule("anonymous : ANON params_0 ANONCLOSE expression")
def anonymous(
    b: Builder, opening: Token, params: list[Param], _close: Token, body: Expr
) -> AnonymousFunction:
    check_names(b, params)
    span = b.span(opening, body)
    inside: Node | None = None
    while b.assigning and b.assigning[-1].span.start >= span.start:
        inside = b.assigning.pop()
    if inside is not None:
        b.error("an anonymous function can't assign", inside.span)
    return AnonymousFunction(params, body, span=span)


def check_names(b: Builder, params: Sequence[Param]) -> None:
    """Complain about names that a list of parameters has twice."""
    names: set[str] = set()
    for item in params:
        if item.name in names and not item.ignored:
            b.error(f"'{item.name}' is in this list twice", item.span)
        names.add(item.name)


@rule("params_0 :", "arguments :", "matrix_row :")
def nothing(b: Builder) -> list[Expr]:
    return []


passes("params_0 : params_1")


@rule("params_1 : param", "arguments_1 : argument", "matrix_rows : matrix_row")
def first(b: Builder, item: object) -> list[object]:
    return [item]


@rule(
    "params_1 : params_1 COMMA param",
    "arguments_1 : arguments_1 COMMA argument",
    "matrix_rows : matrix_rows ROWSEP matrix_row",
)
def following(b: Builder, items: list[object], _comma: Token, item: object) -> list[object]:
    items.append(item)
    return items


@rule("param : NAME")
def param(b: Builder, token: Token) -> Param:
    return Param(str(token.value), span=b.span(token, token))


@rule("param : NOT")
def ignored_param(b: Builder, token: Token) -> Param:
    return Param("~", ignored=True, span=b.span(token, token))


@rule("param : NAME ASSIGN expression")
def default_param(b: Builder, token: Token, _assign: Token, value: Expr) -> Param:
    return Param(str(token.value), default=value, span=b.span(token, value))


# --- subscripts and brackets ------------------------------------------------------------------

passes("argument : expression")


@rule("argument : COLON")
def colon(b: Builder, token: Token) -> Colon:
    return Colon(span=b.span(token, token))


@rule("argument : NOT")
def ignored(b: Builder, token: Token) -> Ignored:
    return Ignored(span=b.span(token, token))


passes("elements : arguments_1")


@rule("elements : COMMA")
def only_comma(b: Builder, _comma: Token) -> list[Expr]:
    return []


@rule("elements : arguments_1 COMMA")
def comma_after(b: Builder, items: list[Expr], _comma: Token) -> list[Expr]:
    return items


@rule("elements : COMMA arguments_1")
def comma_before(b: Builder, _comma: Token, items: list[Expr]) -> list[Expr]:
    return items


@rule("elements : COMMA arguments_1 COMMA")
def commas_around(b: Builder, _1: Token, items: list[Expr], _2: Token) -> list[Expr]:
    return items


@rule("matrix : LBRACKET matrix_rows RBRACKET")
def matrix(b: Builder, opening: Token, rows: list[list[Expr]], close: Token) -> Matrix:
    return Matrix([row for row in rows if row], span=b.span(opening, close))


@rule("cell : LBRACE matrix_rows RBRACE")
def cell(b: Builder, opening: Token, rows: list[list[Expr]], close: Token) -> CellLiteral:
    return CellLiteral([row for row in rows if row], span=b.span(opening, close))
