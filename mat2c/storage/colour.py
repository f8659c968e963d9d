"""Colouring interference graphs.

`colour` is the heuristic of [GCTD] §2.4: nodes in lexical order, each gets the first colour that no
neighbour has. `colour_by_size` takes sizes into account, which the paper leaves open (§5): large
nodes first, each where it makes the total grow least. The paper's example, sizes 4, 2 and 3 with an
edge between the first two, then costs 6 instead of 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from mat2c.storage.interference_graph import Graph
from mat2c.support.record import dataclass, field

Preference = Callable[[int], Iterable[int]]


@dataclass(slots=True, eq=False)
class Colour:
    """A colour class while it is filled."""

    nodes: list[int] = field(default_factory=list)
    members: int = 0
    adjacent: int = 0
    size: int = 0  # of the largest node

    def accepts(self, graph: Graph, node: int) -> bool:
        return not (self.members & graph.adjacent[node] or self.adjacent & graph.members[node])

    def add(self, graph: Graph, node: int, size: int = 0) -> None:
        self.nodes.append(node)
        self.members |= graph.members[node]
        self.adjacent |= graph.adjacent[node]
        self.size = max(self.size, size)


def colour(
    graph: Graph, nodes: Sequence[int], prefer: Preference = lambda node: ()
) -> list[list[int]]:
    """The colour classes of some nodes (representatives), visited in the order given.

    `prefer` names nodes whose colour a node would like to have, the dearest first.
    """
    colours: list[Colour] = []
    chosen: dict[int, Colour] = {}
    for node in nodes:
        wishes = [chosen[other] for other in prefer(node) if other in chosen]
        for candidate in (*wishes, *colours):
            if candidate.accepts(graph, node):
                break
        else:
            candidate = Colour()
            colours.append(candidate)
        candidate.add(graph, node)
        chosen[node] = candidate
    return [c.nodes for c in colours]


def colour_by_size(graph: Graph, sizes: Mapping[int, int]) -> list[list[int]]:
    """The colour classes of the nodes that have a size; the sum of their largest is kept small."""
    by_size: dict[int, list[Colour]] = {}
    coloured = 0
    for node in sorted(sizes, key=lambda node: (-sizes[node], node)):
        # Sizes fall, so nothing grows; the closest fit leaves the roomy classes to others.
        best = None
        if coloured & ~graph.adjacent[node]:  # else every class has a neighbour
            known = (c for size in reversed(by_size) for c in by_size[size])
            best = next((c for c in known if c.accepts(graph, node)), None)
        if best is None:
            best = Colour()
            by_size.setdefault(sizes[node], []).append(best)
        best.add(graph, node, sizes[node])
        coloured |= graph.members[node]
    return [sorted(c.nodes) for classes in by_size.values() for c in classes]


def cost(classes: Iterable[Iterable[int]], sizes: Mapping[int, int]) -> int:
    """The storage that a colouring takes."""
    return sum(max(sizes[node] for node in nodes) for nodes in classes)
