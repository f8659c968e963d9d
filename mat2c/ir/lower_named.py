"""Functions of the program and its library that texts name: they are there for calls by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from mat2c.frontend import ast
from mat2c.ir.lower_context import Context
from mat2c.ir.names import children
from mat2c.ir.names_path import Unit
from mat2c.resources import stdlib_dir

_WORD = re.compile(r"[A-Za-z_]\w*")


def reach_functions(ctx: Context) -> None:
    """A text that is run may call what any word of a text of its file names."""
    texts = [*_texts(ctx.unit)]
    _reach(ctx, "words", {*ctx.unit.functions, *_WORD.findall("\n".join(texts))})


def reach_named(ctx: Context) -> None:
    """A name that is computed may be any text of its file."""
    _reach(ctx, "names", _words(ctx.unit))


def reach_elsewhere(
    units: Iterable[Unit], opened: set[tuple[Unit, str]], need: Callable[[Unit, set[str]], None]
) -> None:
    """Where a file of the program calls by a name that is computed, other files may have given it:
    their texts are names, too. `need` is told them."""
    own = [unit for unit in units if unit.folder != stdlib_dir()]
    if not any((unit, "names") in opened for unit in own):
        return
    for unit in own:
        if (unit, "names") not in opened:
            opened.add((unit, "names"))
            need(unit, _words(unit))


def _words(unit: Unit) -> set[str]:
    return {text for text in _texts(unit) if _WORD.fullmatch(text)}


def _reach(ctx: Context, how: str, names: set[str]) -> None:
    if (ctx.unit, how) not in ctx.session.opened:
        ctx.session.opened.add((ctx.unit, how))
        ctx.session.need(ctx.unit, names)


def _texts(unit: Unit) -> Iterator[str]:
    stack: list[ast.Node] = [*unit.tree.body, *unit.tree.functions]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.String):
            yield node.value
        elif isinstance(node, ast.Name) and node.id == "mfilename":
            yield unit.path.stem
        stack.extend(children(node))
