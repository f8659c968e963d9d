"""Properties whose sizes, classes and validators are declared.

n (1,1) int32 {mustBePositive} = 3      becomes      the first value  int32 (3)

                                                     function .object = n (.object, n)
                                                       arguments
                                                         .object
                                                         n (1,1) int32 {mustBePositive}
                                                       end
                                                       .object.n = n;
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declared_classes import CONVERTED
from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.resolve.class_info import HIDDEN_INPUT
from mat2c.support.diagnostics import Span


def is_checked(spec: ast.ArgumentSpec) -> bool:
    """True if more is declared than a name and a default value."""
    return spec.dims is not None or spec.cls is not None or bool(spec.validators)


def first_value(spec: ast.ArgumentSpec) -> ast.Expr | None:
    """The default value in the class that is declared; without one, zeros or nothing of it."""
    span, cls = spec.span, spec.cls
    if spec.default is not None:
        return _call(cls, [spec.default], span) if cls in CONVERTED else spec.default
    if cls is None:
        return None
    extents: list[ast.Expr] = [
        ast.Number(float(extent or 0), span=span) for extent in spec.dims or (0, 0)
    ]
    if cls == "cell":
        return _call("cell", extents, span)
    if cls == "string":
        return _call("strings", extents, span)
    if cls == "struct":
        return _call("repmat", [_call("struct", [], span), *extents], span)
    if cls == "char" and not all(spec.dims or (0,)):
        return ast.String("", "'", span=span)
    if cls in CONVERTED:
        zeros = _call("zeros", extents, span)
        return zeros if cls == "double" else _call(cls, [zeros], span)
    return _first_object(cls, whole=bool(spec.dims) and all(spec.dims or ()), span=span)


def _first_object(cls: str, whole: bool, span: Span) -> ast.Expr | None:
    """An object that the constructor makes of nothing where all extents are told, else none. Of
    `handle` and of classes in packages, which may be of no use here, nothing is made."""
    if cls == "containers.Map":
        base = ast.Field(ast.Name("containers", span=span), "Map", span=span)
        return ast.Index(base, [], "()", span=span)
    if cls == "handle" or "." in cls:
        return None
    if whole or cls == "dictionary":
        return _call(cls, [], span)
    return ast.Field(ast.Name(cls, span=span), "empty", span=span)


def checking_setter(spec: ast.ArgumentSpec) -> ast.FunctionDef:
    """A function that assigns what it has checked."""
    span = spec.span
    base = ast.Name(HIDDEN_INPUT, span=span)
    target, value = ast.Field(base, spec.name, span=span), ast.Name(spec.name, span=span)
    body: list[ast.Stmt] = [ast.Assign([target], "=", value, False, False, 0, span=span)]
    return ast.FunctionDef(
        f"set.{spec.name}",
        [ast.Param(HIDDEN_INPUT, span=span), ast.Param(spec.name, span=span)],
        [HIDDEN_INPUT],
        body,
        arguments=[_block(HIDDEN_INPUT, spec, spec.name)],
        has_end=True,
        span=span,
    )


def check_in(setter: ast.FunctionDef, checking: ast.FunctionDef) -> None:
    """Has a written access method check its value first, which has a name of its own there."""
    if len(setter.params) == 2 and not setter.arguments:
        spec, given = checking.arguments[0].specs[1], setter.params[1].name
        for node in nodes_in(*spec.validators):
            if isinstance(node, ast.Name) and node.id == spec.name:
                node.id = given
        setter.arguments.append(_block(setter.params[0].name, spec, given))


def _block(first: str, spec: ast.ArgumentSpec, name: str) -> ast.ArgumentsBlock:
    unchecked = ast.ArgumentSpec(first, None, None, [], None, span=spec.span)
    checked = ast.ArgumentSpec(name, spec.dims, spec.cls, spec.validators, None, span=spec.span)
    return ast.ArgumentsBlock([], [unchecked, checked], span=spec.span)


def _call(name: str | None, args: Sequence[ast.Expr], span: Span) -> ast.Expr:
    return ast.Index(ast.Name(str(name), span=span), list(args), "()", span=span)


def value_function(name: str, expr: ast.Expr) -> ast.FunctionDef:
    """A function that computes an expression."""
    target = ast.Name("value", span=expr.span)
    body: list[ast.Stmt] = [ast.Assign([target], "=", expr, False, False, 0, span=expr.span)]
    return ast.FunctionDef(name, [], ["value"], body, has_end=True, span=expr.span)
