"""The classes of a program as its C has them: rows of tables, with unique names of functions."""

from __future__ import annotations

from collections.abc import Sequence

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
    place: int  # in the order of definition, those of the class first


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
    making: str = "public"  # who may call the constructor
    mixins: str = ""  # the names of superclasses without a table, with commas between them

    def functions(self) -> set[str]:
        """All that are called through the tables."""
        accessors = (f for p in self.properties for f in (p.initial, p.getter, p.setter))
        made = (callee for _, callee in self.members)
        methods = (m.callee for m in self.methods)
        return {*accessors, *made, *methods, self.constructor} - {""}


def likely_property(
    classes: Sequence[ClassRow], within: str, name: str, assigned: bool
) -> tuple[ClassRow, int] | None:
    """The class that a property of this name is most likely of, and its place there: the class at
    hand, or the only one that has it. None where anybody may not simply read or assign it."""
    having = [row for row in classes if any(p.name == name for p in row.properties)]
    own = [row for row in having if row.name == within]
    if len(own or having) != 1:
        return None
    (row,) = own or having
    place = next(k for k, p in enumerate(row.properties) if p.name == name)
    known = row.properties[place]
    access = known.write if assigned else known.read
    allowed = access == "public" or known.owner == within or (own and access == "protected")
    if assigned and {"immutable", "dependent"} & set(known.flags):
        return None
    overloaded = {"subsasgn" if assigned else "subsref", name}
    if not allowed or "constant" in known.flags or any(m.name in overloaded for m in row.methods):
        return None
    return row, place
