"""What a condition that holds tells of variables: classes, extents, that a number is bounded.

    isa (x, 'single') && all (size (x) <= [1 100])      x: class single, extents at most 1 and 100
    n <= 100 && size (y, 1) == 3                        n: compared; y: a first extent of 3

MATLAB Coder reads the types of an entry's inputs, and bounds of arrays, from assertions of these
forms ("Define Input Properties Programmatically in the MATLAB File").
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.frontend import ast
from mat2c.support.record import dataclass

_MIRROR = {"<": ">", "<=": ">=", "==": "==", ">": "<", ">=": "<="}
_CLASS_TESTS = {"islogical": "logical", "ischar": "char", "isstruct": "struct", "iscell": "cell"}
_COUNTS = ("numel", "length")
_SIDES = ("rows", "columns")
FUNCTIONS = frozenset(
    [*"size all isa isequal isscalar isrow iscolumn isreal".split(), *_COUNTS, *_SIDES]
).union(_CLASS_TESTS)
"""The functions that a condition must mean by these names."""

Extents = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of one variable. `extents` are upper bounds, or what they are where `exact`;
    `count` bounds the number of elements, `compared` numbers of which a bound is told."""

    name: str
    cls: str = ""
    is_complex: bool | None = None
    extents: Extents = ()
    exact: bool = False
    count: int | None = None
    compared: bool = False


def told(cond: ast.Expr) -> Iterator[Told]:
    """What is told by a condition that is true."""
    stack = [cond]
    while stack:
        expr = stack.pop()
        match expr:
            case ast.Binary(op="&&" | "&", left=left, right=right):
                stack += [right, left]
            case ast.Binary(op=op, left=left, right=right) if op in _MIRROR:
                yield from _compared(left, op, right)
                yield from _compared(right, _MIRROR[op], left)
            case ast.Unary(op="!", operand=ast.Index(base=ast.Name(id="isreal"), args=[x])):
                yield from (Told(name, is_complex=True) for name in _name(x))
            case ast.Unary(op="!", operand=ast.Binary(op="||" | "|" as op) as inner):
                stack += [_negated(inner.right), _negated(inner.left)]
            case ast.Unary(op="!", operand=ast.Binary(op="<" | "<=" | ">" | ">=" | "!=") as inner):
                stack.append(_negated(inner))
            case ast.Index(base=ast.Name(id=function), args=args, kind="()"):
                yield from _called(function, args)


def _negated(expr: ast.Expr) -> ast.Expr:
    """The opposite; of a comparison that of numbers."""
    opposite = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "!=": "=="}
    if isinstance(expr, ast.Binary) and expr.op in opposite:
        return ast.Binary(opposite[expr.op], expr.left, expr.right, expr.at, span=expr.span)
    return ast.Unary("!", expr, span=expr.span)


def _called(function: str, args: list[ast.Expr]) -> Iterator[Told]:
    """What it tells that a test came out true."""
    match function, args:
        case "isa", [x, ast.String(value=cls)]:
            yield from (Told(name, cls) for name in _name(x))
        case "all", [ast.Binary(op=op, left=left, right=right)] if op in _MIRROR:
            yield from _sized(left, op, right)
            yield from _sized(right, _MIRROR[op], left)
        case "isequal", [left, right]:
            yield from _sized(left, "==", right)
            yield from _sized(right, "==", left)
        case "isscalar", [x]:
            yield from (Told(name, extents=(1, 1), exact=True) for name in _name(x))
        case "isrow" | "iscolumn", [x]:
            side = (1, None) if function == "isrow" else (None, 1)
            yield from (Told(name, extents=side, exact=True) for name in _name(x))
        case "isreal", [x]:
            yield from (Told(name, is_complex=False) for name in _name(x))
        case _, [x] if function in _CLASS_TESTS:
            yield from (Told(name, _CLASS_TESTS[function]) for name in _name(x))


def _compared(left: ast.Expr, op: str, right: ast.Expr) -> Iterator[Told]:
    """`left op right`, read from the left."""
    most = _most(op, right)
    match left:
        case ast.Name(id=name):
            yield Told(name, compared=True)
        case ast.Index(base=ast.Name(id="size"), args=[x, ast.Number(value=k)]) if most is not None:
            side = int(k) - 1
            if 0 <= side < _RANKS:
                extents = (*(None,) * side, most, *(None,) * (1 - side))
                yield from (Told(n, extents=extents, exact=op == "==") for n in _name(x))
        case ast.Index(base=ast.Name(id=count), args=[x]) if most is not None and count in _SIDES:
            extents = (most, None) if count == "rows" else (None, most)
            yield from (Told(n, extents=extents, exact=op == "==") for n in _name(x))
        case ast.Index(base=ast.Name(id=count), args=[x]) if most is not None and count in _COUNTS:
            if most == 1 and op == "==":
                yield from (Told(name, extents=(1, 1), exact=True) for name in _name(x))
            else:
                yield from (Told(name, count=most) for name in _name(x))


_RANKS = 4  # dimensions that are looked at


def _sized(left: ast.Expr, op: str, right: ast.Expr) -> Iterator[Told]:
    """`size (x) op [m n]`, read from the left."""
    match left, right:
        case (
            ast.Index(base=ast.Name(id="size"), args=[ast.Name(id=name)]),
            ast.Matrix(rows=[row]),
        ) if op in ("<", "<=", "=="):
            extents = tuple(_most(op, extent) for extent in row)
            if len(extents) > 1:
                yield Told(name, extents=extents, exact=op == "==")


def _name(expr: ast.Expr) -> Iterator[str]:
    if isinstance(expr, ast.Name):
        yield expr.id


def _most(op: str, bound: ast.Expr) -> int | None:
    """What an integer is at most that is in this relation to a constant; None: no telling."""
    value = constant(bound)
    if value is None or op not in ("<", "<=", "=="):
        return None
    whole = int(value)
    return max(whole - 1 if op == "<" and whole == value else whole, 0)


def constant(expr: ast.Expr) -> float | None:
    """The number that is written; None for anything else, Inf among it."""
    match expr:
        case ast.Number(value=value, imaginary=False):
            return value
        case ast.Unary(op="-", operand=operand):
            inner = constant(operand)
            return None if inner is None else -inner
        case ast.Binary(op="+" | "-" | "*" | ".*" as op, left=left, right=right):
            first, second = constant(left), constant(right)
            if first is None or second is None:
                return None
            return {"+": first + second, "-": first - second}.get(op, first * second)
        case ast.Index(base=ast.Field(base=ast.Name(id="coder"), name="const"), args=[inner]):
            return constant(inner)
    return None
