"""Expressions in the spelling of Octave 7's `func2str`: `@(x) x .^ 2 + f (x, 1)'`.

Octave writes a blank before the bracket of a subscript, except directly inside `[]` and `{}`.
"""

from __future__ import annotations

import re

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
    Number,
    Param,
    Postfix,
    Range,
    String,
    SuperCall,
    Unary,
)

_PIECES = re.compile(r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|[ !]""")
_TIGHT = {" ": "", "!": "~"}
_ESCAPES = {
    "\0": "\\0",
    "\a": "\\a",
    "\b": "\\b",
    "\f": "\\f",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\v": "\\v",
    "\\": "\\\\",
    "'": "'",
    '"': '\\"',
}


def unparse_handle(expr: AnonymousFunction) -> str:
    """The text of a handle that it makes: of it alone, whatever stands around it."""
    text = f"@({_params(expr.params)}) {_expr(expr.body, 'n')}"
    return _without_blanks(text) if expr.span.source.dialect.matlab_display else text


def _without_blanks(text: str) -> str:
    """MATLAB's spelling: no blanks but those of texts, and `~` for `!`."""
    return _PIECES.sub(lambda m: m[0] if m[0][0] in "'\"" else _TIGHT[m[0]], text)


def unparse_expr(expr: Expr) -> str:
    """The text that Octave would print for the expression as an operand."""
    return _expr(expr, "n")


def _expr(expr: Expr, around: str) -> str:
    """`around` is the innermost bracket: "[" for a matrix or cell, "(" for a subscript, "n"."""
    parens = expr.parens
    if parens:
        if isinstance(expr, (Matrix, CellLiteral)) and not _is_constant(expr):
            parens = 0  # Octave forgets them
        elif isinstance(expr, (Index, Field)):
            around = "("
    return "(" * parens + _bare(expr, around) + ")" * parens


def _is_constant(expr: Expr) -> bool:
    """True if Octave folds the expression while it parses."""
    if isinstance(expr, (Matrix, CellLiteral)):
        return all(_is_constant(item) for row in expr.rows for item in row)
    return isinstance(expr, (Number, String))


def _bare(expr: Expr, around: str) -> str:
    match expr:
        case Binary():
            return _chain(expr, around)
        case Index() | Field() | Postfix():
            return _suffixed(expr, around)
        case Unary():
            return expr.op + _expr(expr.operand, around)
        case Range():
            parts = (expr.start, expr.step, expr.stop)
            return ":".join(_expr(part, around) for part in parts if part is not None)
        case Matrix():
            return f"[{_rows(expr.rows)}]"
        case CellLiteral():
            # Octave has folded an empty cell into a value, and shows that.
            return f"{{{_rows(expr.rows)}}}" if expr.rows else "{}(0x0)\n"
        case AnonymousFunction():
            return f"@({_params(expr.params)}){_expr(expr.body, around)}"
        case AssignExpr():
            return _assignment(expr, around)
    return _leaf(expr)


def _leaf(expr: Expr) -> str:
    match expr:
        case Number():
            return _number(expr)
        case String():
            if expr.cls == "string":
                return '"' + expr.value.replace('"', '""') + '"'
            if expr.quote == "'":
                return f"'{expr.value}'"
            return '"' + "".join(_ESCAPES.get(char, char) for char in expr.value) + '"'
        case Name():
            return expr.id
        case Colon():
            return ":"
        case End():
            return "end"
        case Ignored():
            return "~"
        case FunctionHandle():
            return f"@{expr.name}"
        case MetaClass():
            return f"?{expr.name}"
        case SuperCall():
            return f"{expr.method}@{expr.superclass}"
    raise AssertionError(expr)


def _number(expr: Number) -> str:
    if expr.text[:2].lower() in ("0x", "0b"):
        body = expr.text[2:]  # Octave keeps neither prefix nor width
        for mark in "su":
            body = body.partition(mark)[0]
        return body
    if expr.text:
        return expr.text
    return f"{expr.value:g}" + ("i" if expr.imaginary else "")


def _chain(expr: Binary, around: str) -> str:
    """A binary operation. Long sums lean left, so that side is a loop and not a recursion."""
    parts: list[str] = []
    left: Expr = expr
    while isinstance(left, Binary) and (left is expr or not left.parens):
        parts.append(f" {left.op} {_expr(left.right, around)}")
        left = left.left
    return _expr(left, around) + "".join(reversed(parts))


def _suffixed(expr: Expr, around: str) -> str:
    """Subscripts, fields and transposes, from the operand outwards; also a loop.

    Octave adds a subscript to the chain in the parentheses before it: `(x.y)(1)'` is `(x.y (1))'`.
    """
    steps: list[Index | Field | Postfix] = []
    parens = chain = 0
    left, above = expr, expr
    while isinstance(left, (Index, Field, Postfix)):
        if left is not expr and left.parens:
            if isinstance(left, Postfix) or isinstance(above, Postfix):
                break
            parens += left.parens
        steps.append(left)
        if isinstance(left, Postfix) and not parens:
            chain = len(steps)
        above, left = left, left.base if isinstance(left, (Index, Field)) else left.operand
    inner = "(" if parens else around
    parts = [_suffix(step, inner if at >= chain else around) for at, step in enumerate(steps)]
    parts.insert(chain, ")" * parens)
    parts.append("(" * parens + _expr(left, around))
    return "".join(reversed(parts))


def _suffix(expr: Index | Field | Postfix, around: str) -> str:
    if isinstance(expr, Postfix):
        return expr.op
    if isinstance(expr, Field):
        if isinstance(expr.name, str):
            return f".{expr.name}"
        return f".({_expr(expr.name, '(')})"
    blank = "" if around == "[" else " "
    args = ", ".join(_expr(arg, "(") for arg in expr.args)
    return f"{blank}{expr.kind[0]}{args}{expr.kind[1]}"


def _rows(rows: list[list[Expr]]) -> str:
    return "; ".join(", ".join(_expr(item, "[") for item in row) for row in rows)


def _params(params: list[Param]) -> str:
    return ", ".join(
        param.name if param.default is None else f"{param.name} = {_expr(param.default, 'n')}"
        for param in params
    )


def _assignment(expr: AssignExpr, around: str) -> str:
    left = ", ".join(_expr(target, around) for target in expr.targets)
    if len(expr.targets) != 1:
        left = f"[{left}]"
    return f"{left} {expr.op} {_expr(expr.value, around)}"
