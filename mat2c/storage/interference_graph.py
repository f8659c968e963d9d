"""Interference graphs on plain numbers: neighbours are bits of integers, nodes can be merged.

An edge may be recorded at either end; all questions look at both. Merged nodes form a class, named
by its representative, which has the neighbours and members of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, ascending."""
    digits = bin(mask)[:1:-1]  # in linear time, whereas each operation on the mask takes as long
    k = digits.find("1")
    while k >= 0:
        yield k
        k = digits.find("1", k + 1)


class Graph:
    """An interference graph over nodes 0 … count-1."""

    __slots__ = ("adjacent", "members", "parent")

    def __init__(self, count: int, edges: Iterable[tuple[int, int]] = ()) -> None:
        self.adjacent = [0] * count
        self.members = [1 << k for k in range(count)]
        self.parent = list(range(count))
        for a, b in edges:
            self.connect(a, b)

    def connect(self, a: int, b: int) -> None:
        """Adds an edge; between a node and itself there is none."""
        if a != b:
            self.adjacent[a] |= 1 << b

    def connect_all(self, a: int, mask: int) -> None:
        """Edges from a to all nodes of a mask."""
        self.adjacent[a] |= mask & ~(1 << a)

    def find(self, a: int) -> int:
        """The representative of a's class."""
        while self.parent[a] != a:
            self.parent[a] = self.parent[self.parent[a]]
            a = self.parent[a]
        return a

    def interfere(self, a: int, b: int) -> bool:
        """True if there is an edge between the classes of a and b."""
        a, b = self.find(a), self.find(b)
        return bool(self.adjacent[a] & self.members[b] or self.adjacent[b] & self.members[a])

    def merge(self, a: int, b: int) -> bool:
        """Puts the classes of a and b together unless they interfere."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return True
        if self.interfere(a, b):
            return False
        a, b = min(a, b), max(a, b)
        self.parent[b] = a
        self.adjacent[a] |= self.adjacent[b]
        self.members[a] |= self.members[b]
        return True

    def classes(self) -> list[int]:
        """The representatives, in order."""
        return [k for k, parent in enumerate(self.parent) if parent == k]
