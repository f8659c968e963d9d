"""DECOMPOSE-COLOR-CLASS of [GCTD] §3.3: a colour class falls into groups, one per maximal size.

The graph of the storage-size order has an edge u → v where S(u) ≤ S(v). Its strongly connected
components have members of one size. The component graph is cut into trees from its maximal elements
downwards, against the edges; a tree is a group, its root the size. (The paper says "in-degree 0",
which with its direction of edges would be the minimal elements; what it wants are the maximal.)
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.support.components import components


def decompose(successors: Sequence[Sequence[int]]) -> list[tuple[list[int], list[int]]]:
    """The groups of a colour class: pairs of the maximal members and all members.

    A node below several maximal elements goes to the one whose tree reaches it first.
    """
    parts = components(successors)
    home = {node: k for k, part in enumerate(parts) for node in part}
    above: list[set[int]] = [set() for _ in parts]
    below: list[list[int]] = [[] for _ in parts]
    for node, targets in enumerate(successors):
        for target in targets:
            u, v = home[node], home[target]
            if u != v and v not in above[u]:
                above[u].add(v)
                below[v].append(u)
    roots = sorted((k for k in range(len(parts)) if not above[k]), key=lambda k: parts[k][0])
    taken: set[int] = set()
    groups: list[tuple[list[int], list[int]]] = []
    for root in roots:
        members: list[int] = []
        pending = [root]
        taken.add(root)
        while pending:
            here = pending.pop()
            members += parts[here]
            for lower in below[here]:
                if lower not in taken:
                    taken.add(lower)
                    pending.append(lower)
        groups.append((parts[root], sorted(members)))
    return groups
