"""φ-webs of values that need no colouring: scalars and boxed values become C variables.

Values that a φ joins are put together unless their lives overlap. Whether two sets interfere is
decided on the dominator tree, without a graph (Boissinot et al., "Revisiting out-of-SSA
translation", 2009): in dominance order, a value can only clash with its nearest dominating one.
"""

from __future__ import annotations

from mat2c.storage.liveness import Liveness


class Webs:
    """Disjoint sets of values, by their numbers in a liveness analysis."""

    __slots__ = ("_key", "live", "members", "parent")

    def __init__(self, live: Liveness) -> None:
        self.live = live
        self.parent = list(range(len(live.values)))
        self.members = [[k] for k in self.parent]  # in dominance order
        enter = {block: k for k, block in enumerate(live.flow.tree.preorder())}
        blocks = live.flow.blocks
        self._key = [(enter[blocks[block]], at, k) for k, (block, at) in enumerate(live.place)]

    def find(self, a: int) -> int:
        while self.parent[a] != a:
            self.parent[a] = self.parent[self.parent[a]]
            a = self.parent[a]
        return a

    def merge(self, a: int, b: int) -> bool:
        """Puts the webs of a and b together unless they interfere."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return True
        together = sorted(self.members[a] + self.members[b], key=self._key.__getitem__)
        if self._clash(together, set(self.members[min(a, b, key=self._size)])):
            return False
        a, b = min(a, b), max(a, b)
        self.parent[b] = a
        self.members[a] = together
        self.members[b] = []
        return True

    def _size(self, a: int) -> int:
        return len(self.members[a])

    def _clash(self, ordered: list[int], first: set[int]) -> bool:
        stack: list[int] = []
        for value in ordered:
            while stack and not self.live.is_def_before(stack[-1], value):
                stack.pop()
            if (
                stack
                and (stack[-1] in first) != (value in first)
                and self.live.interfere(stack[-1], value)
            ):
                return True
            stack.append(value)
        return False
