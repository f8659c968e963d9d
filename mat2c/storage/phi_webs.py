"""φ-webs of values that need no colouring: scalars and boxed values become C variables.

Values that a φ joins are put together unless their lives overlap. Whether two sets interfere is
decided on the dominator tree, without a graph (Boissinot et al., "Revisiting out-of-SSA
translation", 2009): in dominance order, a value can only clash with its nearest dominating one.
Of two webs only the smaller one is walked, so that a variable of many versions costs no more
than it has to.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator

from mat2c.storage.liveness import Liveness

_NONE = -1


class Webs:
    """Disjoint sets of values, by their numbers in a liveness analysis.

    A value's rank is its place in dominance order: what its definition dominates follows it, up to
    rank `_last`.
    """

    __slots__ = ("_above", "_by_rank", "_last", "_rank", "_ranks", "live", "parent")

    def __init__(self, live: Liveness) -> None:
        self.live = live
        count = len(live.values)
        self.parent = list(range(count))
        self._rank, self._by_rank, self._last = _order(live)
        self._ranks = [[rank] for rank in self._rank]  # of a web's members, sorted
        self._above = [_NONE] * count  # by rank: the nearest member of its web that dominates it

    def find(self, a: int) -> int:
        while self.parent[a] != a:
            self.parent[a] = self.parent[self.parent[a]]
            a = self.parent[a]
        return a

    def members(self, a: int) -> list[int]:
        """Those of the web that a stands for, in dominance order."""
        return [self._by_rank[rank] for rank in self._ranks[a]]

    def merge(self, a: int, b: int) -> bool:
        """Puts the webs of a and b together unless they interfere."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return True
        few, many = sorted((self._ranks[a], self._ranks[b]), key=len)
        if self._clash(few, many):
            return False
        for rank in few:
            self._link(rank, many)
        for rank in few:
            insort(many, rank)
        a, b = min(a, b), max(a, b)
        self.parent[b] = a
        self._ranks[a], self._ranks[b] = many, []
        return True

    def _clash(self, few: list[int], many: list[int]) -> bool:
        for rank in few:
            above = self._dominating(rank, many)
            if above != _NONE and self._is_live_at(above, rank):
                return True
            if any(self._is_live_at(rank, below) for below in self._dominated(rank, many)):
                return True
        return False

    def _dominating(self, rank: int, web: list[int]) -> int:
        """The nearest member of a web that dominates a value of another."""
        at = bisect_left(web, rank) - 1
        found = web[at] if at >= 0 else _NONE
        while found != _NONE and self._last[found] < rank:
            found = self._above[found]
        return found

    def _dominated(self, rank: int, web: list[int]) -> Iterator[int]:
        """The members of a web that a value dominates, but for those that others of them do."""
        at, last = bisect_left(web, rank), self._last[rank]
        while at < len(web) and web[at] <= last:
            yield web[at]
            at = bisect_left(web, self._last[web[at]] + 1, at)

    def _is_live_at(self, above: int, below: int) -> bool:
        """True if a value is live where one that it dominates is defined."""
        value, place = self._by_rank[above], self.live.place[self._by_rank[below]]
        return self.live.place[value] == place or self.live.live_after(value, *place)

    def _link(self, rank: int, web: list[int]) -> None:
        """Tells a value what dominates it in a web, and the web's members what of it does."""
        self._above[rank] = max(self._above[rank], self._dominating(rank, web))
        for below in self._dominated(rank, web):
            self._above[below] = max(self._above[below], rank)


def _order(live: Liveness) -> tuple[list[int], list[int], list[int]]:
    """The rank of each value, the values by rank, and by rank the last that is dominated."""
    defined: list[list[int]] = [[] for _ in live.flow.blocks]
    for k, (number, _) in enumerate(live.place):
        defined[number].append(k)
    by_rank: list[int] = []
    rank, last = [0] * len(live.place), [0] * len(live.place)
    for block, entering in live.flow.tree.walk():
        values = defined[live.flow.index[block]]
        for k in values:
            if entering:
                rank[k] = len(by_rank)
                by_rank.append(k)
            else:
                last[rank[k]] = len(by_rank) - 1
    return rank, by_rank, last
