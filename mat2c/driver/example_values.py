"""Types that example values stand for, as `codegen -args` takes them.

    {zeros(1,3), int32(0), coder.typeof(0, [1 100], [0 1])}     double(1,3), int32, double(1,:100)

Nothing is run: the classes and sizes of the usual constructors are known, and variables are what
they are assigned in the script.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from math import inf, isinf

from mat2c.frontend import ast, parse_source, unparse_expr
from mat2c.resolve.told_by_conditions import constant
from mat2c.support.diagnostics import Diagnostics, Source
from mat2c.support.record import dataclass, replace
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import ANY, ARITHMETIC, FLOATS, INTEGERS, Type
from mat2c.types.type_constructors import array, struct

_FILLED = {"cell": "cell", "true": "logical", "false": "logical"} | dict.fromkeys(
    "zeros ones rand randn eye nan NaN inf Inf".split(), "double"
)
_NAMED = {"true": "logical", "false": "logical"} | dict.fromkeys(
    "pi Inf inf NaN nan eps e".split(), "double"
)
_RANK = ("logical", "double", "single", "char")  # of two classes the later one is the result's
_DEPTH = 16  # of variables that are assigned others
Variables = Mapping[str, ast.Expr]


@dataclass(frozen=True, slots=True)
class Extent:
    """How many elements, or how many at most (perhaps inf) where it may vary."""

    most: float
    varies: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """What is known of an example value. `fields` are those of a scalar struct."""

    cls: str
    extents: tuple[Extent, ...] = (Extent(1), Extent(1))
    is_complex: bool = False
    fields: tuple[tuple[str, Example], ...] | None = None

    @property
    def is_scalar(self) -> bool:
        return all(extent == Extent(1) for extent in self.extents)


def types_of_list(text: str) -> list[Type]:
    """The types that a list `{example, …}` stands for; a ValueError with a message for the
    user."""
    diagnostics = Diagnostics()
    tree = parse_source(Source("--args", f"x_ = {text};"), diagnostics)
    if diagnostics.has_errors or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Assign):
        raise ValueError(f"not a list of examples: '{text.strip()}'")
    return types_in(tree.body[0].value, {})


def types_in(expr: ast.Expr, variables: Variables) -> list[Type]:
    """The types that the elements of a cell stand for."""
    expr = _assigned(expr, variables)
    if not isinstance(expr, ast.CellLiteral):
        raise ValueError(f"not a list of examples: '{unparse_expr(expr)}'")
    reader = _Reader(variables)
    numbers = count()
    return [_type(reader.example(item), numbers) for row in expr.rows for item in row]


def place_of(expr: ast.Expr) -> str:
    """The name of a variable, or of an element `x{1}{2}` of one; "" for anything else."""
    match expr:
        case ast.Name(id=name):
            return name
        case ast.Index(base=base, args=[ast.Number(value=k)], kind="{}") if place_of(base):
            return f"{place_of(base)}{{{k:g}}}"
    return ""


def _assigned(expr: ast.Expr, variables: Variables) -> ast.Expr:
    """What is assigned to a variable; other expressions as they are."""
    for _ in range(_DEPTH):
        if place_of(expr) not in variables:
            break
        expr = variables[place_of(expr)]
    return expr


def _type(found: Example, numbers: count[int]) -> Type:
    if found.cls == "struct" and found.fields is not None and found.is_scalar:
        return struct((name, _type(part, numbers)) for name, part in found.fields)
    if found.cls not in ARITHMETIC:
        return ANY
    dims: list[Expr | int | None] = []
    for extent in found.extents:
        most = int(extent.most) if not isinf(extent.most) else None
        if extent.varies and most is not None:
            number = next(numbers)
            dims.append(symbol(("example", number, most), f"n{number}", 0, most))
        else:
            dims.append(None if extent.varies else most)
    known = array(found.cls, *dims, is_complex=found.is_complex)
    return replace(known, is_complex=None) if found.is_complex and known.is_scalar else known


class _Reader:
    """Tells what values of expressions look like."""

    def __init__(self, variables: Variables) -> None:
        self.variables = variables
        self.depth = 0

    def example(self, expr: ast.Expr) -> Example:
        """What a value looks like; a ValueError where that isn't known."""
        self.depth += 1
        if self.depth > _DEPTH:
            raise ValueError(f"not an example of a type: '{unparse_expr(expr)}'")
        found = self._of(expr)
        self.depth -= 1
        if found is None:
            raise ValueError(f"not an example of a type: '{unparse_expr(expr)}'")
        return found

    def _of(self, expr: ast.Expr) -> Example | None:
        match expr:
            case ast.Number(imaginary=imaginary, cls=cls):
                return Example(cls, is_complex=imaginary)
            case ast.String(value=value):
                return Example("char", (Extent(int(bool(value))), Extent(len(value))))
            case _ if place_of(expr) in self.variables:
                return self.example(self.variables[place_of(expr)])
            case ast.Name(id=name) if name in _NAMED:
                return Example(_NAMED[name])
            case ast.Name(id="struct"):
                return Example("struct", fields=())
            case ast.Name(id="i" | "j" | "I" | "J"):
                return Example("double", is_complex=True)
            case ast.Unary(op="-" | "+", operand=operand):
                return self.example(operand)
            case ast.Postfix(op="'" | ".'", operand=operand):
                inner = self.example(operand)
                return replace(inner, extents=inner.extents[::-1])
            case ast.Binary(op="+" | "-" | "*" | ".*" | "/" | "./", left=left, right=right):
                return self._operation(left, right)
            case ast.Range():
                return self._range(expr)
            case ast.Matrix(rows=rows):
                return self._matrix(rows)
            case ast.CellLiteral():
                return Example("cell")
            case ast.Index(kind="()"):
                return self._call(expr)
        return None

    def _operation(self, left: ast.Expr, right: ast.Expr) -> Example:
        first, second = self.example(left), self.example(right)
        extents = second.extents if first.is_scalar else first.extents
        some = first.is_complex or second.is_complex
        return Example(_joined([first.cls, second.cls]), extents, some)

    def _range(self, expr: ast.Range) -> Example | None:
        step = 1.0 if expr.step is None else self._constant(expr.step)
        start, stop = self._constant(expr.start), self._constant(expr.stop)
        if start is None or stop is None or not step:
            return None
        cls = _joined([self.example(expr.start).cls, self.example(expr.stop).cls])
        return Example(cls, (Extent(1), Extent(max((stop - start) // step + 1, 0))))

    def _matrix(self, rows: Sequence[Sequence[ast.Expr]]) -> Example:
        found = [[self.example(item) for item in row] for row in rows if row]
        if not found:
            return Example("double", (Extent(0), Extent(0)))
        items = [item for row in found for item in row]
        height = sum(row[0].extents[0].most for row in found)
        width = sum(item.extents[1].most for item in found[0])
        cls = _joined([item.cls for item in items])
        some = any(item.is_complex for item in items)
        return Example(cls, (Extent(height), Extent(width)), some)

    def _call(self, expr: ast.Index) -> Example | None:
        match expr.base:
            case ast.Field(base=ast.Name(id="coder"), name=str(name)):
                rule = _CODER.get(name)
                return None if rule is None else rule(self, expr.args)
            case ast.Name(id=name) if name in _FILLED:
                return self._filled(_FILLED[name], expr.args)
            case ast.Name(id=name) if name in ARITHMETIC and len(expr.args) == 1:
                inner = self.example(expr.args[0])
                keeps = inner.is_complex and name in FLOATS
                return Example(name, inner.extents, keeps)
            case ast.Name(id="complex") if expr.args:
                return replace(self.example(expr.args[0]), is_complex=True)
            case ast.Name(id="struct"):
                return self._struct(expr.args)
            case ast.Name(id="cast") if isinstance(expr.args[-1], ast.String):
                return replace(self.example(expr.args[0]), cls=expr.args[-1].value)
            case ast.Name(id="repmat"):
                return self._repeated(expr.args)
        return None

    def _filled(self, cls: str, args: Sequence[ast.Expr]) -> Example | None:
        """`zeros (2, 3, 'single')` and its like."""
        some = False
        if args and isinstance(args[-1], ast.String):
            cls, args = args[-1].value, args[:-1]
        elif len(args) > 1 and isinstance(args[-2], ast.String) and args[-2].value == "like":
            model = self.example(args[-1])
            cls, some, args = model.cls, model.is_complex, args[:-2]
        sizes = self._sizes(args)
        if sizes is None:
            return None
        if len(sizes) == 1:
            sizes = sizes * 2
        extents = tuple(Extent(size) for size in sizes) or (Extent(1), Extent(1))
        return Example(cls, extents, some)

    def _sizes(self, args: Sequence[ast.Expr]) -> list[float] | None:
        """Extents, one by one or as a vector."""
        if len(args) == 1 and isinstance(args[0], ast.Matrix) and len(args[0].rows) == 1:
            args = args[0].rows[0]
        found = [self._constant(arg) for arg in args]
        known = [max(size, 0) for size in found if size is not None]
        return known if len(known) == len(found) else None

    def _constant(self, expr: ast.Expr) -> float | None:
        expr = _assigned(expr, self.variables)
        if isinstance(expr, ast.Name):
            return {"true": 1, "false": 0, "Inf": inf, "inf": inf}.get(expr.id)
        if isinstance(expr, ast.Index) and isinstance(expr.base, ast.Name) and len(expr.args) == 1:
            return self._constant(expr.args[0]) if expr.base.id in ARITHMETIC else None
        return constant(expr)

    def _struct(self, args: Sequence[ast.Expr]) -> Example | None:
        fields: list[tuple[str, Example]] = []
        for name, value in zip(args[::2], args[1::2], strict=False):
            if isinstance(value, ast.CellLiteral):
                items = [item for row in value.rows for item in row]
                if len(items) != 1:
                    return Example("struct")
                value = items[0]
            if not isinstance(name, ast.String):
                return None
            fields.append((name.value, self.example(value)))
        return Example("struct", fields=tuple(fields))

    def _repeated(self, args: Sequence[ast.Expr]) -> Example | None:
        inner, times = self.example(args[0]), self._sizes(args[1:])
        if not times:
            return None
        times = times * 2 if len(times) == 1 else times
        shape = [*inner.extents, *[Extent(1)] * (len(times) - len(inner.extents))]
        grown = [Extent(e.most * t) for e, t in zip(shape, times, strict=False)]
        return replace(inner, extents=tuple(grown))

    # --- MATLAB Coder's types ---------------------------------------------------------------------

    def typeof(self, args: Sequence[ast.Expr]) -> Example | None:
        """`(example, size, vary)`; also of a type, whose size it changes."""
        if not args:
            return None
        return self._sized(self.example(args[0]), args[1:])

    def newtype(self, args: Sequence[ast.Expr]) -> Example | None:
        """`('class', size, vary)`"""
        if not args or not isinstance(args[0], ast.String):
            return None
        some = any(isinstance(arg, ast.String) and arg.value == "complex" for arg in args)
        return self._sized(Example(args[0].value, is_complex=some), args[1:])

    def _sized(self, found: Example, args: Sequence[ast.Expr]) -> Example | None:
        words = [k for k, arg in enumerate(args) if isinstance(arg, ast.String)]
        args = args[: words[0]] if words else args
        if not args:
            return found
        sizes = self._sizes(args[:1])
        if sizes is None:
            return None
        if not sizes:
            sizes = [extent.most for extent in found.extents]
        sizes = sizes * 2 if len(sizes) == 1 else sizes
        told = self._sizes(args[1:2])
        vary = None if told is None else _varying(sizes, told)
        if vary is None:
            return None
        extents = tuple(Extent(s, v or isinf(s)) for s, v in zip(sizes, vary, strict=True))
        return replace(found, extents=extents)


def _varying(sizes: Sequence[float], told: Sequence[float]) -> list[bool] | None:
    """Which extents vary. What is told once is told of all but single ones."""
    if len(told) == 1:
        return [bool(told[0]) and size > 1 for size in sizes]
    if len(told) in (0, len(sizes)):
        return [bool(flag) for flag in told] or [False] * len(sizes)
    return None


_CODER: dict[str, Callable[[_Reader, Sequence[ast.Expr]], Example | None]] = {
    "typeof": _Reader.typeof,
    "resize": _Reader.typeof,
    "newtype": _Reader.newtype,
    "Constant": _Reader.typeof,
}


def _joined(classes: Sequence[str]) -> str:
    """The class of values that are joined: of an integer class, if one is."""
    integers = [cls for cls in classes if cls in INTEGERS]
    if integers:
        return integers[0]
    known = [cls for cls in classes if cls in _RANK]
    return max(known, key=_RANK.index) if len(known) == len(classes) else classes[0]
