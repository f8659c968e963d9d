"""Sets of values that become their parts together, or stay as they are (`sroa_webs` says which)."""

from __future__ import annotations

from collections.abc import Collection

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Value
from mat2c.support.record import dataclass, field

Place = tuple[Specialisation, str, int]
"""The n-th argument ("in", captured values first) or result ("out") of a function."""
Node = Value | Place


@dataclass(slots=True, eq=False)
class Web:
    """What is known of one web. `gain` weighs reads and updates of parts and what is not made,
    `cost` what wants the whole; `boxed` parts are read as they were stored,
    `numbered` webs by numbers that change, of the cells of `cut` ones elements are taken out."""

    members: list[Node] = field(default_factory=list)
    gain: int = 0
    cost: int = 0
    boxed: set[str] = field(default_factory=set)
    broken: bool = False
    reads: bool = False
    numbered: bool = False
    cut: bool = False


class WebSets:
    """The webs, each a set of nodes; interfaces of functions that are kept are in none that is
    taken apart."""

    def __init__(self, kept: Collection[Specialisation]) -> None:
        self._kept = kept
        self._web: dict[Node, Web] = {}
        self._needs: list[tuple[Node, Node]] = []
        self._inside: list[tuple[Value, Value]] = []  # an aggregate that is part of another

    def __contains__(self, node: object) -> bool:
        web = self._web.get(node)  # type: ignore[call-overload]
        return web is not None and not web.broken

    def __bool__(self) -> bool:
        return any(not web.broken for web in self._web.values())

    def _of(self, node: Node) -> Web:
        web = self._web.get(node)
        if web is None:
            web = self._web[node] = Web([node])
            web.broken = isinstance(node, tuple) and node[0] in self._kept
        return web

    def _join(self, a: Node, b: Node) -> None:
        one, other = self._of(a), self._of(b)
        if one is other:
            return
        if len(one.members) < len(other.members):
            one, other = other, one
        one.members += other.members
        one.gain, one.cost = one.gain + other.gain, one.cost + other.cost
        one.boxed |= other.boxed
        one.broken, one.reads = one.broken or other.broken, one.reads or other.reads
        one.numbered, one.cut = one.numbered or other.numbered, one.cut or other.cut
        for node in other.members:
            self._web[node] = one

    # --- verdict ------------------------------------------------------------------------------

    def _judge(self) -> None:
        for web in set(self._web.values()):
            web.broken |= not web.reads or web.gain <= web.cost
        self._settle()
        for part, whole in self._inside:  # from the outside in
            if whole in self:
                self._of(part).broken = True
        self._settle()

    def _settle(self) -> None:
        """Breaks what needs a web that is broken."""
        users: dict[Web, list[Web]] = {}
        for node, needed in self._needs:
            if node in self._web:
                users.setdefault(self._of(needed), []).append(self._of(node))
        work = [web for web in users if web.broken]
        while work:
            for user in users.get(work.pop(), ()):
                if not user.broken:
                    user.broken = True
                    work.append(user)
