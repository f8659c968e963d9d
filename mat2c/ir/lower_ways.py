"""Names that are surely undefined, and so mean functions, where ways of control part and meet.

    max = max(v);            the function, then the variable
    if c, sum = 1; end
    sum(v)                   the variable: it may be defined

`Context.cleared` holds the names of the place. Where ways meet, a name stays if it is in the set of
each of them; a loop's body starts without what the loop assigns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mat2c.frontend import ast
from mat2c.ir.lower_context import Context
from mat2c.ir.names import Uses, collect


class Ways:
    """Ways that part here and meet again."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.ends: list[set[str]] = []

    @contextmanager
    def way(self) -> Iterator[None]:
        before = set(self.ctx.cleared)
        with self.ctx.conditional():
            yield
        if not self.ctx.b.dead:
            self.ends.append(self.ctx.cleared)
        self.ctx.cleared = before

    def straight(self) -> None:
        """A way on which nothing is done."""
        self.ends.append(set(self.ctx.cleared))

    def meet(self) -> None:
        self.ctx.cleared = set.intersection(*self.ends) if self.ends else set()


@contextmanager
def repeated(ctx: Context, nodes: Sequence[ast.Node]) -> Iterator[None]:
    """Lowers inside what runs any number of times."""
    if ctx.cleared:
        uses = Uses(is_base=ctx.scope.uses.is_base)
        collect(nodes, uses, ctx.session.texts.expander(ctx.unit))
        ctx.cleared -= ctx.cleared if uses.evaluates else uses.assigned.keys()
    before = set(ctx.cleared)
    with ctx.conditional():
        yield
    ctx.cleared = before


@contextmanager
def interrupted(ctx: Context) -> Iterator[set[str]]:
    """Lowers inside what may be left anywhere. Gives what is undefined wherever that happens,
    complete at the end."""
    undefined = set(ctx.cleared)
    saved, ctx.written = ctx.written, set()
    with ctx.conditional():
        yield undefined
    undefined -= ctx.written
    ctx.written |= saved
