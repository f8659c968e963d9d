"""`validateattributes` with classes and attributes that are written out: tests, and the call only
where one fails, which says what is wrong.

    validateattributes (x, {'numeric'}, {'scalar', '>=', 0});

    if ! (isnumeric (x) && isscalar (x) && all (x(:) >= 0))
      validateattributes (x, {'numeric'}, {'scalar', '>=', 0});
    end
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.expressions.conditions import truth
from mat2c.lower.expressions.subscript_chains import arguments
from mat2c.lower.lowering_context import STATEMENT, Context, Want
from mat2c.lower.narrowing import narrow
from mat2c.support.diagnostics import Span

_CLASSES = {"numeric": "isnumeric", "float": "isfloat"}
_OF_ELEMENTS = {"finite": ("isfinite", True), "nonnan": ("isnan", False)}
_SIGNS = {"positive": ">", "nonnegative": ">=", "nonzero": "!="}
_COUNTS = {"numel": "numel", "ncols": "columns", "nrows": "rows"}
_LIMITS = frozenset((">", ">=", "<", "<="))


@special("validateattributes")
def validate(ctx: Context, name: str, args: Args, want: Want, span: Span) -> list[Operand] | None:
    """Tests first, where all attributes have one."""
    match args:
        case [ast.Name(id=variable) as x, ast.CellLiteral(), ast.CellLiteral(), *rest] if (
            want.kind == "statement"
            and ctx.is_variable(variable)
            and all(isinstance(more, (ast.String, ast.Number)) for more in rest)
        ):
            tests = _Tests(x, span).all(args[1], args[2])  # type: ignore[arg-type]
        case _:
            return None
    if tests is None:
        return None
    cond = tests[0]
    for test in tests[1:]:
        cond = ast.Binary("&&", cond, test, span.start, span=span)
    with ctx.only_if(truth(ctx, cond), negated=True):
        if ctx.session.has_heap:
            call_operands(ctx, name, arguments(ctx, args), STATEMENT, span)
        else:
            ctx.fail(f"{name}: '{variable}' is not what it must be", span)
    narrow(ctx, cond, span)
    return [ctx.b.emit("undef", span=span)]


class _Tests:
    """The conditions on one variable."""

    def __init__(self, x: ast.Name, span: Span) -> None:
        self.x = x
        self.span = span
        self.is_scalar = False

    def all(self, classes: ast.CellLiteral, wanted: ast.CellLiteral) -> list[ast.Expr] | None:
        """All conditions; None where something is asked for that has none."""
        names = [item for row in classes.rows for item in row]
        words = [item for row in wanted.rows for item in row]
        self.is_scalar = any(isinstance(w, ast.String) and w.value == "scalar" for w in words)
        found: list[ast.Expr] = []
        if names:
            tests = [self._of_class(item) for item in names if isinstance(item, ast.String)]
            if len(tests) < len(names):
                return None
            found.append(self._either(tests))
        items = iter(words)
        for word in items:
            test = self._attribute(word.value, items) if isinstance(word, ast.String) else None
            if test is None:
                return None
            found.append(test)
        return found or None

    def _of_class(self, name: ast.String) -> ast.Expr:
        if name.value in _CLASSES:
            return self._call(_CLASSES[name.value], self.x)
        return self._call("isa", self.x, name)

    def _either(self, tests: list[ast.Expr]) -> ast.Expr:
        found = tests[0]
        for test in tests[1:]:
            found = self._binary("||", found, test)
        return found

    def _attribute(self, word: str, rest: Iterator[ast.Expr]) -> ast.Expr | None:
        """The condition of an attribute, whose value is the next of the items."""
        if word == "real":
            return self._call("isreal", self.x)
        if word in ("row", "column", "vector", "square", "2d", "scalar"):
            return self._shape(word)
        if word in _OF_ELEMENTS:
            function, holds = _OF_ELEMENTS[word]
            each = self._call(function, self._elements())
            return self._every(each if holds else ast.Unary("!", each, span=self.span))
        if word in _SIGNS:
            return self._every(self._binary(_SIGNS[word], self._elements(), self._number(0)))
        if word == "integer":
            whole = self._call("fix", self._elements())
            return self._every(self._binary("==", self._elements(), whole))
        if word == "nonempty":
            return ast.Unary("!", self._call("isempty", self.x), span=self.span)
        if word == "size":
            return self._size(next(rest, None))
        value = next(rest, None) if word in _LIMITS or word in _COUNTS else None
        if not isinstance(value, ast.Number):
            return None
        if word in _COUNTS:
            return self._binary("==", self._call(_COUNTS[word], self.x), value)
        return self._every(self._binary(word, self._elements(), value))

    def _size(self, wanted: ast.Expr | None) -> ast.Expr | None:
        """`[3 NaN]`: the extents that are numbers are told."""
        row = wanted.rows[0] if isinstance(wanted, ast.Matrix) and len(wanted.rows) == 1 else []
        if len(row) < 2:
            return None
        test = self._binary("==", self._call("ndims", self.x), self._number(len(row)))
        for k, extent in enumerate(row, 1):
            if isinstance(extent, ast.Number):
                size = self._call("size", self.x, self._number(k))
                test = self._binary("&&", test, self._binary("==", size, extent))
            elif not isinstance(extent, ast.Name) or extent.id.lower() != "nan":
                return None
        return test

    def _shape(self, word: str) -> ast.Expr:
        """Tests of extents, which typed code has."""
        one = self._number(1)
        if word == "scalar":
            return self._binary("==", self._call("numel", self.x), one)
        flat = self._binary("==", self._call("ndims", self.x), self._number(2))
        rows, columns = (self._call("size", self.x, self._number(k)) for k in (1, 2))
        match word:
            case "2d":
                return flat
            case "row":
                test = self._binary("==", rows, one)
            case "column":
                test = self._binary("==", columns, one)
            case "square":
                test = self._binary("==", rows, columns)
            case _:
                row, column = (self._binary("==", size, one) for size in (rows, columns))
                some = self._binary(">", self._call("numel", self.x), self._number(0))
                test = self._binary("&&", self._binary("||", row, column), some)
        return self._binary("&&", flat, test)

    def _elements(self) -> ast.Expr:
        if self.is_scalar:
            return self.x
        return ast.Index(self.x, [ast.Colon(span=self.span)], "()", span=self.span)

    def _every(self, test: ast.Expr) -> ast.Expr:
        return test if self.is_scalar else self._call("all", test)

    def _number(self, value: float) -> ast.Expr:
        return ast.Number(value, span=self.span)

    def _binary(self, op: str, left: ast.Expr, right: ast.Expr) -> ast.Expr:
        return ast.Binary(op, left, right, self.span.start, span=self.span)

    def _call(self, name: str, *args: ast.Expr) -> ast.Expr:
        return ast.Index(ast.Name(name, span=self.span), list(args), "()", span=self.span)
