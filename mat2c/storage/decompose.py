"""DECOMPOSE-COLOR-CLASS of [GCTD] §3.3: a colour class falls into groups, one per maximal size.

The graph of the storage-size order has an edge u → v where S(u) ≤ S(v). Its strongly connected
components have members of one size. The component graph is cut into trees from its maximal elements
downwards, against the edges; a tree is a group, its root the size. (The paper says "in-degree 0",
which with its direction of edges would be the minimal elements; what it wants are the maximal.)
"""

from __future__ import annotations

from collections.abc import Sequence


def components(successors: Sequence[Sequence[int]]) -> list[list[int]]:
    """Strongly connected components, successors before predecessors (Tarjan, without recursion)."""
    count = len(successors)
    low = [0] * count
    index = [0] * count  # 0: not visited
    on_stack = [False] * count
    stack: list[int] = []
    found: list[list[int]] = []
    clock = 0
    for start in range(count):
        if index[start]:
            continue
        work = [(start, iter(successors[start]))]
        clock += 1
        index[start] = low[start] = clock
        stack.append(start)
        on_stack[start] = True
        while work:
            node, rest = work[-1]
            advanced = False
            for other in rest:
                if not index[other]:
                    clock += 1
                    index[other] = low[other] = clock
                    stack.append(other)
                    on_stack[other] = True
                    work.append((other, iter(successors[other])))
                    advanced = True
                    break
                if on_stack[other]:
                    low[node] = min(low[node], index[other])
            if advanced:
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[node])
            if low[node] == index[node]:
                found.append(_pop_component(stack, on_stack, node))
    return found


def _pop_component(stack: list[int], on_stack: list[bool], root: int) -> list[int]:
    component: list[int] = []
    while True:
        node = stack.pop()
        on_stack[node] = False
        component.append(node)
        if node == root:
            return sorted(component)


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
