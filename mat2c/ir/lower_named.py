"""Functions of the program and its library that texts name: they are there for calls by name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c.frontend import ast
from mat2c.ir.lower_context import Context
from mat2c.ir.names import children
from mat2c.ir.names_path import Unit, UserFunction

_WORD = re.compile(r"[A-Za-z_]\w*")


def reach_functions(ctx: Context) -> None:
    """A text that is run may call what any word of a text of its file names."""
    texts = [*_texts(ctx.unit)]
    _reach(ctx, "words", {*ctx.unit.functions, *_WORD.findall("\n".join(texts))})


def reach_named(ctx: Context) -> None:
    """A name that is computed may be any text of its file."""
    _reach(ctx, "names", {text for text in _texts(ctx.unit) if _WORD.fullmatch(text)})


def _reach(ctx: Context, how: str, names: set[str]) -> None:
    unit = ctx.unit
    if (unit, how) in ctx.session.opened:
        return
    ctx.session.opened.add((unit, how))
    for name in sorted(names):
        target = ctx.session.library.resolve(name, unit)
        if isinstance(target, UserFunction):
            ctx.session.callee(target)


def _texts(unit: Unit) -> Iterator[str]:
    stack: list[ast.Node] = [*unit.tree.body, *unit.tree.functions]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.String):
            yield node.value
        elif isinstance(node, ast.Name) and node.id == "mfilename":
            yield unit.path.stem
        stack.extend(children(node))
