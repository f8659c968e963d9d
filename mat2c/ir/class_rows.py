"""The classes of a program as its C has them: rows of tables, with unique names of functions."""

from __future__ import annotations

from mat2c.support.record import dataclass, field


@dataclass(slots=True, frozen=True)
class PropertyRow:
    """A property; functions that it does not have are ""."""

    name: str
    owner: str
    initial: str
    getter: str
    setter: str
    read: str
    write: str
    flags: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class MethodRow:
    """A method, `callee` "" where it is abstract."""

    name: str
    owner: str
    callee: str
    access: str
    flags: tuple[str, ...]


@dataclass(slots=True)
class ClassRow:
    """A class with all that it has and inherits, in the order of names."""

    name: str
    parents: list[str]
    constructor: str
    flags: tuple[str, ...]
    properties: list[PropertyRow] = field(default_factory=list)
    methods: list[MethodRow] = field(default_factory=list)
    members: list[tuple[str, str]] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    def functions(self) -> set[str]:
        """All that are called through the tables."""
        accessors = (f for p in self.properties for f in (p.initial, p.getter, p.setter))
        made = (callee for _, callee in self.members)
        methods = (m.callee for m in self.methods)
        return {*accessors, *made, *methods, self.constructor} - {""}
