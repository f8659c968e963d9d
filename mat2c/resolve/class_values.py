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

from mat2c.frontend import ast
from mat2c.resolve.class_info import HIDDEN_INPUT
from mat2c.support.diagnostics import Span

_NUMERIC = frozenset(
    "double single int8 int16 int32 int64 uint8 uint16 uint32 uint64 logical".split()
)


def is_checked(spec: ast.ArgumentSpec) -> bool:
    """Is more declared than a name and a default value?"""
    return spec.dims is not None or spec.cls is not None or bool(spec.validators)


def first_value(spec: ast.ArgumentSpec) -> ast.Expr | None:
    """The default value in the class that is declared; without one, zeros or nothing of it."""
    span = spec.span
    if spec.default is not None:
        return _call(spec.cls, [spec.default], span) if spec.cls in _NUMERIC else spec.default
    extents: list[ast.Expr] = [
        ast.Number(float(extent or 0), span=span) for extent in spec.dims or (0, 0)
    ]
    if spec.cls == "cell":
        return _call("cell", extents, span)
    if spec.cls == "char" and not all(spec.dims or (0,)):
        return ast.String("", "'", span=span)
    if spec.cls in _NUMERIC:
        zeros = _call("zeros", extents, span)
        return zeros if spec.cls == "double" else _call(spec.cls, [zeros], span)
    return None


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
    """Has a written access method check its value first."""
    if len(setter.params) == 2 and not setter.arguments:
        spec = checking.arguments[0].specs[1]
        setter.arguments.append(_block(setter.params[0].name, spec, setter.params[1].name))


def _block(first: str, spec: ast.ArgumentSpec, name: str) -> ast.ArgumentsBlock:
    unchecked = ast.ArgumentSpec(first, None, None, [], None, span=spec.span)
    checked = ast.ArgumentSpec(name, spec.dims, spec.cls, spec.validators, None, span=spec.span)
    return ast.ArgumentsBlock([], [unchecked, checked], span=spec.span)


def _call(name: str | None, args: Sequence[ast.Expr], span: Span) -> ast.Expr:
    return ast.Index(ast.Name(str(name), span=span), list(args), "()", span=span)
