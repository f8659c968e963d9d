"""Temporary variables of a `parfor`, in MATLAB's dialect: each round begins without them, and those
of the same names outside of the loop keep their values.

    a = 0;
    parfor i = 1:3, a = i; x(i) = 2 * a; end
    a                                            is 0
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mat2c.frontend import ast
from mat2c.ir.core import Value
from mat2c.lower.lowering_context import Context
from mat2c.resolve.parfor_variables import parfor_variables


@contextmanager
def kept_outside(ctx: Context, node: ast.For) -> Iterator[None]:
    """Lowers a loop around which its temporary variables, and its own, keep their values."""
    kept: list[tuple[Value, Value, Value]] = []
    if _has_temporaries(ctx, node):
        own = [node.target.id] if isinstance(node.target, ast.Name) else []
        for name in [*own, *_temporaries(ctx, node)]:
            before, variable = ctx.function.fresh(), ctx.local(name)
            known = ctx.b.emit("isdef", variable, span=node.span)
            kept.append((variable, known, before))
            _copied(ctx, before, variable, known)
    yield
    for variable, known, before in kept:
        _copied(ctx, variable, before, known)


def _copied(ctx: Context, target: Value, source: Value, known: Value) -> None:
    """Gives a variable the value of another, or none where that isn't known to have one."""
    ctx.b.define(target, "undef")
    with ctx.only_if(known):
        ctx.b.define(target, "copy", source)


def forget_temporaries(ctx: Context, node: ast.For) -> None:
    """Has a round of a loop begin without them."""
    if _has_temporaries(ctx, node):
        for name in _temporaries(ctx, node):
            ctx.b.define(ctx.local(name), "undef")


def _has_temporaries(ctx: Context, node: ast.For) -> bool:
    return node.parallel and ctx.dialect.parfor_temporaries


def _temporaries(ctx: Context, node: ast.For) -> list[str]:
    names = parfor_variables(node).temporaries()
    return [name for name in names if ctx.scope.storage[name].kind == "local"]
