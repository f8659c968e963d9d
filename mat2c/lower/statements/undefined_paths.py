"""Names that are undefined, and so mean functions, where ways of control part and meet.

    max = max(v);            the function, then the variable
    if c, sum = 1; end
    sum(v)                   the variable if it is defined, otherwise the function

`Context.cleared` holds the names that are surely undefined at the place: where ways meet, a name
stays if it is in the set of each of them; a loop's body starts without what the loop assigns.
`Context.doubtful` holds those that may be: a name stays if it is in the set of any way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mat2c.frontend import ast
from mat2c.lower.lowering_context import Context
from mat2c.resolve.variables import Uses, collect


class Ways:
    """Ways that part here and meet again."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.ends: list[tuple[set[str], set[str]]] = []

    @contextmanager
    def way(self) -> Iterator[None]:
        before, perhaps = set(self.ctx.cleared), set(self.ctx.doubtful)
        with self.ctx.conditional():
            yield
        if not self.ctx.b.dead:
            self.ends.append((self.ctx.cleared, self.ctx.doubtful))
        self.ctx.cleared, self.ctx.doubtful = before, perhaps

    def straight(self) -> None:
        """A way on which nothing is done."""
        self.ends.append((set(self.ctx.cleared), set(self.ctx.doubtful)))

    def meet(self) -> None:
        surely, perhaps = zip(*self.ends, strict=True) if self.ends else ((), ())
        self.ctx.cleared = set.intersection(*surely) if surely else set()
        self.ctx.doubtful = set().union(*perhaps)


@contextmanager
def repeated(ctx: Context, nodes: Sequence[ast.Node]) -> Iterator[None]:
    """Lowers inside what runs any number of times."""
    if ctx.cleared:
        uses = Uses(is_base=ctx.scope.uses.is_base)
        collect(nodes, uses, ctx.session.texts.expander(ctx.unit))
        ctx.cleared -= ctx.cleared if uses.evaluates else uses.assigned.keys()
    before, perhaps = set(ctx.cleared), set(ctx.doubtful)
    with ctx.conditional():
        yield
    ctx.cleared = before
    ctx.doubtful |= perhaps


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
