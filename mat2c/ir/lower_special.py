"""Builtins that the compiler answers itself, since the answer is about the program's own text."""

from __future__ import annotations

from mat2c.diagnostics import Span
from mat2c.frontend import ast
from mat2c.ir.core import Const, Operand
from mat2c.ir.lower_call import Args, special
from mat2c.ir.lower_context import Context, Scope, Want
from mat2c.ir.names_path import UserFunction


@special("nargin", "nargout")
def argument_count(
    ctx: Context, name: str, args: Args, want: Want, span: Span
) -> list[Operand] | None:
    """`nargin` of this call, or `nargin("f")` and `nargin(@f)` of a known function."""
    if not args:
        return ctx.only(ctx.b.emit(name, span=span), want)
    asked = args[0]
    function = asked.value if isinstance(asked, ast.String) else getattr(asked, "name", None)
    if not isinstance(function, str) or isinstance(asked, ast.Field):
        return None
    target = ctx.resolve(function)
    if not isinstance(target, (Scope, UserFunction)) or target.definition is None:
        return None
    names = (
        [param.name for param in target.definition.params]
        if name == "nargin"
        else target.definition.outputs
    )
    rest = bool(names) and names[-1] == f"var{'argin' if name == 'nargin' else 'argout'}"
    return ctx.only(Const(float(-len(names) if rest else len(names))), want)
