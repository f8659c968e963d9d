"""Lowering of numbers, texts, operators and ranges."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.core import EMPTY, MAGIC_COLON, Const, Operand, Value
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.lower.expressions.absent_operands import operand
from mat2c.lower.expressions.conditions import truth
from mat2c.lower.expressions.subscript_chains import NO_END
from mat2c.lower.lowering_context import Context, lowers

BINARY = {
    "+": "plus",
    "-": "minus",
    "*": "mtimes",
    "/": "mrdivide",
    "\\": "mldivide",
    "^": "mpower",
    ".*": "times",
    "./": "rdivide",
    ".\\": "ldivide",
    ".^": "power",
    "==": "eq",
    "!=": "ne",
    "<": "lt",
    "<=": "le",
    ">": "gt",
    ">=": "ge",
    "&": "and",
    "|": "or",
}


@lowers(ast.Number)
def number(ctx: Context, node: ast.Number) -> Operand:
    if node.imaginary and node.value != 0:  # 0i is real
        return Const(complex(0.0, node.value))
    return Const(float(node.value) if node.cls in ("double", "single") else node.value, node.cls)


@lowers(ast.String)
def string(ctx: Context, node: ast.String) -> Operand:
    return Const(node.value, node.cls, dq=node.quote == '"')


@lowers(ast.Colon)
def colon(ctx: Context, node: ast.Colon) -> Operand:
    return MAGIC_COLON


@lowers(ast.Ignored)
def ignored(ctx: Context, node: ast.Ignored) -> Operand:
    message = "'~' stands for an output that isn't needed; it has no value"
    ctx.session.diagnostics.error(message, node.span, "misplaced-tilde")
    return EMPTY


@lowers(ast.End)
def end(ctx: Context, node: ast.End) -> Operand:
    if not ctx.ends:
        ctx.fail(NO_END, node.span)
        return EMPTY
    scope, message = ctx.ends[-1], None
    if isinstance(scope.base, Value) and scope.base.name:
        message = scope.undefined or None
        if scope.place is not None:
            ctx.b.reading(scope.base, scope.place)
    place = Extent(scope.position, scope.count, undefined=message)
    return ctx.b.emit("end", scope.base, span=node.span, payload=place)


@lowers(ast.Binary)
def binary(ctx: Context, node: ast.Binary) -> Operand:
    """Long sums lean to the left: the left spine is walked, not recursed into."""
    spine = [node]
    while isinstance(spine[-1].left, ast.Binary) and spine[-1].op not in ("&&", "||"):
        spine.append(spine[-1].left)
    if spine[-1].op in ("&&", "||"):
        value = truth(ctx, spine.pop())
        if not spine:
            return value
    else:
        value = operand(ctx, spine[-1].left)
    for part in reversed(spine):
        right = operand(ctx, part.right)
        value = ctx.b.emit(BINARY[part.op], value, right, span=part.span)
    return value


@lowers(ast.Range)
def range_(ctx: Context, node: ast.Range) -> Operand:
    parts = range_parts(ctx, node)
    return _written_text(parts) or ctx.b.emit("colon", *parts, span=node.span)


def range_parts(ctx: Context, node: ast.Range) -> list[Operand]:
    """Base, increment if given, limit."""
    parts = [node.start, node.stop] if node.step is None else [node.start, node.step, node.stop]
    return [ctx.expr(part) for part in parts]


def is_of_characters(node: ast.Range) -> bool:
    """True if an end is a text that is written out."""
    return isinstance(node.start, ast.String) or isinstance(node.stop, ast.String)


def _written_text(parts: list[Operand]) -> Const | None:
    """'a':'z' is the text of these characters."""
    if len(parts) != 2 or not all(isinstance(x, Const) and _is_character(x) for x in parts):
        return None
    first, last = (ord(str(x.value)) for x in parts if isinstance(x, Const))
    return Const("".join(map(chr, range(first, last + 1))), "char") if first <= last else None


def _is_character(x: Const) -> bool:
    return isinstance(x.value, str) and len(x.value) == 1 and not x.dq
