"""What is known of the classes of a program, with what they inherit.

A class has its own members and those of its superclasses: a member of a class hides the one of the
same name above it. Where several superclasses have one, the first counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.frontend import ast
from mat2c.resolve.function_files import Unit
from mat2c.support.record import dataclass, field

PUBLIC, PROTECTED, PRIVATE = "public", "protected", "private"
LISTED = "?"
"""What an access begins with that the names of classes follow, for which something is."""
HIDDEN_INPUT = ".object"
"""The first input of a constructor: the object to be built, a name that no program can write."""


@dataclass(slots=True, eq=False)
class Property:
    """A property; `initial` computes its default or constant value, `getter` and `setter` are its
    access methods. `read` and `write` tell who may."""

    name: str
    owner: ClassInfo
    initial: ast.FunctionDef | None = None
    getter: ast.FunctionDef | None = None
    setter: ast.FunctionDef | None = None
    read: str = PUBLIC
    write: str = PUBLIC
    is_constant: bool = False
    is_dependent: bool = False
    is_hidden: bool = False
    is_immutable: bool = False
    is_kept_if_equal: bool = False  # the attribute AbortSet
    is_transient: bool = False


@dataclass(slots=True, eq=False)
class Method:
    """A method; `definition` is None where it is abstract."""

    name: str
    owner: ClassInfo
    unit: Unit
    definition: ast.FunctionDef | None
    access: str = PUBLIC
    is_static: bool = False
    is_hidden: bool = False


@dataclass(slots=True, eq=False)
class ClassInfo:
    """A class. `name` is dotted for one in a package; `constructor` is the function that builds an
    object which it is given as its first input, None for a class of the old style, whose
    constructor is a function that calls `class`."""

    name: str
    unit: Unit
    definition: ast.ClassDef | None
    parents: list[ClassInfo] = field(default_factory=list)
    constructor: ast.FunctionDef | None = None
    making: str = PUBLIC  # who may call it
    mixins: list[str] = field(default_factory=list)  # superclasses that are not written in MATLAB
    is_heterogeneous: bool = False
    is_dynamic: bool = False
    is_handle: bool = False
    is_abstract: bool = False
    own_properties: dict[str, Property] = field(default_factory=dict)
    own_methods: dict[str, Method] = field(default_factory=dict)
    members: dict[str, ast.FunctionDef] = field(default_factory=dict)  # of an enumeration
    events: list[str] = field(default_factory=list)

    @property
    def stem(self) -> str:
        """The last part of its name, which its constructor has."""
        return self.name.rpartition(".")[2]

    def ancestors(self) -> list[ClassInfo]:
        """The class and those that it inherits from, nearest first, each once."""
        found = dict.fromkeys([self])
        for parent in self.parents:
            found.update(dict.fromkeys(parent.ancestors()))
        return list(found)

    def properties(self) -> dict[str, Property]:
        found: dict[str, Property] = {}
        for ancestor in self.ancestors():
            for name, known in ancestor.own_properties.items():
                found.setdefault(name, known)
        return found

    def methods(self) -> dict[str, Method]:
        """Those that have a body hide abstract ones, whichever superclass is first."""
        found: dict[str, Method] = {}
        for ancestor in self.ancestors():
            for name, known in ancestor.own_methods.items():
                if name not in found or found[name].definition is None:
                    found[name] = known
        return found

    def functions(self) -> Iterator[tuple[Unit, ast.FunctionDef]]:
        """All functions of its own, with the files that they are in."""
        if self.constructor is not None:
            yield self.unit, self.constructor
        for method in self.own_methods.values():
            if method.definition is not None:
                yield method.unit, method.definition
        for known in self.own_properties.values():
            for definition in (known.initial, known.getter, known.setter):
                if definition is not None:
                    yield self.unit, definition
        for definition in self.members.values():
            yield self.unit, definition


class Attributes:
    """The attributes of a block, or of a class, by name."""

    def __init__(self, given: Sequence[tuple[str, ast.Expr | None]]) -> None:
        self.given = {name.lower(): value for name, value in given}

    def has(self, name: str) -> bool:
        """True if it is there, and not set to false."""
        if name not in self.given:
            return False
        value = self.given[name]
        return not (isinstance(value, ast.Name) and value.id == "false")

    def access(self, name: str, default: str) -> str:
        """Who has access: LISTED and names where classes are listed; `immutable` is for the class
        alone."""
        match self.given.get(name):
            case ast.Name(id=word) | ast.String(value=word):
                if word in (PROTECTED, PRIVATE):
                    return word
                return PRIVATE if word == "immutable" else PUBLIC
            case ast.MetaClass(name=friend):
                return LISTED + friend
            case ast.CellLiteral(rows=rows):
                listed = (one for row in rows for one in row)
                return LISTED + ",".join(o.name for o in listed if isinstance(o, ast.MetaClass))
            case _:
                return default

    def is_immutable(self) -> bool:
        """True if only constructors of the class may assign to it."""
        match self.given.get("setaccess") or self.given.get("access"):
            case ast.Name(id="immutable") | ast.String(value="immutable"):
                return True
            case _:
                return False


def may_access(access: str, owner: ClassInfo, here: ClassInfo | None) -> bool:
    """True if methods of a class may use what another one has, with such access."""
    if access == PUBLIC or here is owner:
        return True
    if here is None:
        return False
    if access.startswith(LISTED):
        return bool({info.name for info in here.ancestors()} & set(access[1:].split(",")))
    return access != PRIVATE and (owner in here.ancestors() or here in owner.ancestors())
