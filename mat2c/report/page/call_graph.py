"""The call graph as a drawing: functions in columns, each to the right of all that call it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.support.record import dataclass

MOST = 60  # functions that are drawn; of more, the list tells
_WIDE, _HIGH, _GAP_X, _GAP_Y = 168, 30, 56, 14
_MARGIN = 6


@dataclass(frozen=True, slots=True)
class Node:
    """A function: its number among all, and where its box is."""

    number: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CallGraph:
    """Boxes, and the paths of the arrows between them."""

    nodes: list[Node]
    edges: list[str]
    width: int
    height: int
    box: tuple[int, int] = (_WIDE, _HIGH)


def call_graph(calls: Mapping[int, Sequence[int]]) -> CallGraph | None:
    """Lays out functions by number; None where there is nothing to see, or too much."""
    if not 1 < len(calls) <= MOST:
        return None
    columns: dict[int, list[int]] = {}
    for number, column in _columns(calls).items():
        columns.setdefault(column, []).append(number)
    most = max(map(len, columns.values()))
    height = 2 * _MARGIN + most * (_HIGH + _GAP_Y) - _GAP_Y
    nodes = {}
    for column, members in columns.items():
        top = (height - len(members) * (_HIGH + _GAP_Y) + _GAP_Y) // 2
        for k, number in enumerate(members):
            x = _MARGIN + column * (_WIDE + _GAP_X)
            nodes[number] = Node(number, x, top + k * (_HIGH + _GAP_Y))
    edges = [
        _arrow(nodes[caller], nodes[callee])
        for caller, callees in calls.items()
        for callee in callees
        if callee in nodes
    ]
    width = 2 * _MARGIN + len(columns) * (_WIDE + _GAP_X)
    return CallGraph(list(nodes.values()), edges, width, height)


def _columns(calls: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """The longest way from a function that nothing calls; what closes a recursion goes back."""
    found = dict.fromkeys(calls, 0)
    order = _postorder(calls)
    rank = {number: k for k, number in enumerate(order)}
    for caller in order:
        for callee in calls[caller]:
            if callee in found and rank[callee] > rank[caller]:
                found[callee] = max(found[callee], found[caller] + 1)
    used = sorted(set(found.values()))
    dense = {column: k for k, column in enumerate(used)}
    return {number: dense[column] for number, column in found.items()}


def _postorder(calls: Mapping[int, Sequence[int]]) -> list[int]:
    """Callers before what they call, but for recursions."""
    done: dict[int, None] = {}
    entered: set[int] = set()
    for root in calls:
        path = [] if root in entered else [(root, iter(calls[root]))]
        entered.add(root)
        while path:
            number, rest = path[-1]
            callee = next((c for c in rest if c in calls and c not in entered), None)
            if callee is None:
                done[number] = None
                path.pop()
            else:
                entered.add(callee)
                path.append((callee, iter(calls[callee])))
    return list(done)[::-1]


def _arrow(a: Node, b: Node) -> str:
    """A curve from the right side of a box to the left side of another, or round to itself."""
    start, end = (a.x + _WIDE, a.y + _HIGH // 2), (b.x, b.y + _HIGH // 2)
    if a is b:
        x, y = start
        return f"M{x} {y}c24 0 24 {_HIGH} 0 {_HIGH // 2 - 2}"
    if b.x <= a.x:
        start, end = (a.x + _WIDE // 2, a.y + _HIGH), (b.x + _WIDE // 2, b.y + _HIGH)
        deep = max(a.y, b.y) + 2 * _HIGH
        return f"M{start[0]} {start[1]}C{start[0]} {deep} {end[0]} {deep} {end[0]} {end[1]}"
    middle = (start[0] + end[0]) // 2
    return f"M{start[0]} {start[1]}C{middle} {start[1]} {middle} {end[1]} {end[0]} {end[1]}"


def deepest(own: Mapping[int, int], calls: Mapping[int, Sequence[int]]) -> tuple[int, list[int]]:
    """The chain of calls whose frames have the largest sum, each function at most once, and that
    sum."""
    best: dict[int, tuple[int, list[int]]] = {}
    for number in reversed(_postorder(calls)):
        below = [best[c] for c in calls[number] if c in best and number not in best[c][1]]
        size, chain = max(below, default=(0, []), key=lambda item: item[0])
        best[number] = own[number] + size, [number, *chain]
    return max(best.values(), default=(0, []), key=lambda item: item[0])
