"""Strongly connected components of a graph."""

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
