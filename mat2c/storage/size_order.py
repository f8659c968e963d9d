"""The storage-size partial order, Relation 1 of [GCTD] §3.2.

    S(u) ≤ S(v) iff both are static, of the same element type, and S(u) ≤ S(v); or
                    both are not static, of the same element type, u is available at the definition
                    of v, and S(u) ≤ S(v) can be shown symbolically.

Nodes are classes of variables that φs have joined, so a node may have several sizes and
definitions: each of u's must be covered by one of v's.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from mat2c.support.record import dataclass, field
from mat2c.types.assume import NOTHING, Assumptions, surely_nonneg
from mat2c.types.expr import Expr

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Part:
    """One variable of a node: its number of elements (None: no expression) and its definition."""

    variable: int
    size: Expr | None
    place: Place


@dataclass(frozen=True, slots=True)
class Node:
    """What is ordered. `static` is the size in elements, if it can be estimated."""

    element: Hashable
    static: int | None
    parts: tuple[Part, ...]


@dataclass(slots=True, eq=False)
class Order:
    """The relation, with what decides it.

    `available(a, b)`: is there a path from place a to place b? `grows(a, b)`: is variable b known
    to be at least as large as variable a, whatever their sizes (b is a with elements assigned)?
    """

    available: Callable[[Place, Place], bool]
    grows: Callable[[int, int], bool] = lambda a, b: False
    assume: Assumptions = NOTHING
    _known: dict[tuple[Expr, Expr], bool] = field(default_factory=dict)

    def precedes(self, u: Node, v: Node) -> bool:
        """True if S(u) ≤ S(v)."""
        if u.element != v.element:
            return False
        if u.static is not None or v.static is not None:
            return u.static is not None and v.static is not None and u.static <= v.static
        return all(any(self.covers(b, a) for b in v.parts) for a in u.parts)

    def covers(self, b: Part, a: Part) -> bool:
        """True if a is available at b, and not larger."""
        if a is b:
            return True
        return self.available(a.place, b.place) and self.at_most(a, b)

    def at_most(self, a: Part, b: Part) -> bool:
        """True if a's size surely is not above b's."""
        if self.grows(a.variable, b.variable):
            return True
        if a.size is None or b.size is None:
            return False
        return a.size is b.size or self._le(a.size, b.size)

    def _le(self, a: Expr, b: Expr) -> bool:
        """True if a ≤ b can be proved. The same sizes are compared over and over."""
        known = self._known.get((a, b))
        if known is None:
            known = self._known[a, b] = surely_nonneg(b - a, self.assume)
        return known


NEAREST = 16  # nodes compared with each; definitions far apart hardly gain from sharing


def edges(order: Order, nodes: Sequence[Node]) -> list[list[int]]:
    """The graph of the relation on a colour class: from each node to those it precedes."""
    return [
        [
            other
            for other in range(max(0, k - NEAREST), min(len(nodes), k + NEAREST + 1))
            if other != k and order.precedes(node, nodes[other])
        ]
        for k, node in enumerate(nodes)
    ]
