"""What a C text reaches of the runtime, by the names that it and what it reaches mention."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from mat2c.build.standalone.c_items import TOKEN, Item
from mat2c.build.standalone.runtime_items import Runtime, Unit
from mat2c.support.record import dataclass, field

_ELSEWHERE = ("prototype", "extern")


def words_of(text: str) -> set[str]:
    """The words of C text, comments and strings apart."""
    return {m[0] for m in TOKEN.finditer(text) if m.lastgroup == "word"}


@dataclass(slots=True, eq=False)
class Reached:
    """Items by identity, and macros by name."""

    items: set[int] = field(default_factory=set)
    macros: set[str] = field(default_factory=set)

    def of(self, unit: Unit) -> list[Item]:
        """What is reached of a unit, in its order."""
        return [item for item in unit.items if id(item) in self.items]


class Reach:
    """The names of a runtime, to find what texts reach."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._headers: dict[str, list[Item]] = defaultdict(list)
        self._public: dict[str, list[Item]] = defaultdict(list)
        self._own: dict[str, dict[str, list[Item]]] = {}
        self._external: dict[str, list[tuple[Unit, Item]]] = defaultdict(list)
        for header in runtime.headers.values():
            is_public = header.is_public
            for item in header.items:
                for name in item.defines:
                    self._headers[name].append(item)
                    if is_public:
                        self._public[name].append(item)
        for unit in runtime.sources.values():
            own = self._own[unit.name] = defaultdict(list)
            for item in unit.items:
                for name in item.defines:
                    own[name].append(item)
                    if not item.is_static and item.kind not in _ELSEWHERE:
                        self._external[name].append((unit, item))

    def from_words(self, words: Iterable[str], *, declared_only: bool = False) -> Reached:
        """Of what has macros of the runtime in it: a program, a header. `declared_only`: what
        public headers declare, without the definitions of functions and variables."""
        found = Reached()
        waiting = [(word, "") for word in words]
        seen = set(waiting)
        while waiting:
            word, unit = waiting.pop()
            if not unit and word in self._runtime.macros and word not in found.macros:
                found.macros.add(word)
                more = [(w, "") for w in words_of(self._runtime.macros[word])]
            else:
                meant = self._meant(word, unit, declared_only)
                new = [(item, place) for item, place in meant if id(item) not in found.items]
                found.items |= {id(item) for item, _ in new}
                more = [(w, place) for item, place in new for w in item.mentions]
            fresh = [pair for pair in more if pair not in seen]
            seen.update(fresh)
            waiting += fresh
        return found

    def _meant(self, word: str, unit: str, declared_only: bool) -> list[tuple[Item, str]]:
        own = self._own[unit].get(word, []) if unit else []
        declared = self._public if declared_only else self._headers
        found = [(item, unit) for item in own]
        found += [(item, "") for item in declared.get(word, [])]
        if not declared_only and all(item.kind in _ELSEWHERE for item in own):
            found += [(item, place.name) for place, item in self._external.get(word, [])]
        return found
