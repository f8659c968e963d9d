"""The methods of a class of tests, for what runs them.

methods (Test)             becomes   properties (Constant, Hidden)
  function adds (t, size)              tests_of_P = {'Test'; 'adds'; {'size'}}
"""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.resolve.class_info import Attributes, ClassInfo, Property
from mat2c.resolve.class_values import value_function
from mat2c.support.diagnostics import Span

_KINDS = ("Test", "TestMethodSetup", "TestMethodTeardown", "TestClassSetup", "TestClassTeardown")


def list_tests(info: ClassInfo, definition: ast.ClassDef) -> None:
    """Adds a constant property with the kind, name and parameters of each such method, if there
    are any."""
    columns = [
        (kind, method)
        for block in definition.blocks
        if block.kind == "methods"
        for kind in _KINDS
        if Attributes(block.attributes).has(kind.lower())
        for method in block.methods
    ]
    if not columns:
        return
    span = definition.span
    rows: list[list[ast.Expr]] = [
        [_text(kind, span) for kind, _ in columns],
        [_text(method.name, span) for _, method in columns],
        [_names([p.name for p in method.params[1:]], span) for _, method in columns],
    ]
    name = f"tests_of_{info.stem}"
    listed = value_function(name, ast.CellLiteral(rows, span=span))
    info.own_properties[name] = Property(name, info, listed, is_constant=True, is_hidden=True)


def _text(value: str, span: Span) -> ast.Expr:
    return ast.String(value, "'", span=span)


def _names(names: list[str], span: Span) -> ast.Expr:
    """A cell of texts."""
    inner: list[ast.Expr] = [_text(name, span) for name in names]
    return ast.CellLiteral([inner] if inner else [], span=span)
