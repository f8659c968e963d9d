"""The storage plan of a function: what code generation reads."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.core import Block, Instr, Operand, Value
from mat2c.ir.nonlocals import Outside
from mat2c.storage.parallel_copies import sequentialise
from mat2c.storage.value_layout import BYTES
from mat2c.support.record import dataclass, field
from mat2c.types.assume import NOTHING, Assumptions
from mat2c.types.expr import Expr

KINDS = ("scalar", "stack", "fixed", "heap", "boxed", "borrowed")
"""Of groups.

"fixed" is a static size for which the stack has no room: one block, allocated once.
"borrowed" is the array of a parameter, or one that a handle has captured or a cell or struct holds:
it belongs to these and is never written. So is a matrix of constants, which the C file has.
"""

NO_RESIZE, GROW, RESIZE = "", "+", "±"
"""Marks of definitions in heap groups ([GCTD] §3.2.2: ⋄, +, ±): the block is large enough; if it is
resized, it grows; it may have any size. A group's block is never shrunk while the function runs."""


MIB = 1 << 20
BOUNDED = 1024  # elements; a size known to be at most this is taken as static


@dataclass(frozen=True, slots=True)
class Options:
    """`gctd` off: every array has its own storage; `arenas` off: arrays on the stack do not overlap
    in part. `stack_limit`: bytes of a function's frame."""

    gctd: bool = True
    stack_limit: int = MIB
    bounded: int = BOUNDED
    highest: Callable[[Expr], float] | None = None  # of a symbol: looked at where no heap is there
    assume: Assumptions = NOTHING
    arenas: bool = True


DEFAULT = Options()


@dataclass(slots=True, eq=False)
class Variable:
    """A C variable: values that φs (or updates in place) have made one."""

    number: int
    kind: str
    element: str
    members: list[Value]
    name: str = ""  # the MATLAB name most of them have, "" for temporaries


@dataclass(slots=True, eq=False)
class Group:
    """Variables laid out from the same place. Scalars and boxed values are alone in theirs.

    `size` is the largest member's, in bytes: a number for static groups, an expression or None
    (not known before run time) for heap groups. `offset` is the place in the arena of its element
    type, in elements, of groups that are in one.
    """

    number: int
    kind: str
    element: str
    variables: list[Variable]
    size: int | Expr | None = None
    offset: int | None = None
    reasons: list[str] = field(default_factory=list)
    outside: Outside | None = None  # the variable outside of the frame whose storage it is

    @property
    def members(self) -> list[Value]:
        return [value for variable in self.variables for value in variable.members]

    @property
    def is_table(self) -> bool:
        """True if it is a matrix of constants, which the C file has."""
        made = self.members[0].definition
        return self.kind == "borrowed" and made is not None and made.op == "table"


@dataclass(slots=True, eq=False)
class Copies:
    """What φs need on an edge, all at once: (target, operand).

    `on_error` marks the edge to a handler. `spent` are the groups that hold nothing behind the edge
    but what it moves there.
    """

    pred: Block
    block: Block
    position: int  # of the predecessor in `block.preds`
    on_error: bool
    pairs: list[tuple[Value, Operand]]
    spent: frozenset[Group] = frozenset()


@dataclass(slots=True, frozen=True)
class Temporary:
    """A place of its own, of the kind of `like`, that breaks a cycle of copies."""

    number: int
    like: Value


Place = Value | Temporary


@dataclass(slots=True, eq=False)
class Arenas:
    """Static storage by element type: bytes reached by placing, by colouring, without sharing, and
    the bound that the largest sum of live arrays sets. If `overlaid`, its groups are places in one
    arena, which may overlap in part; otherwise each has storage of its own."""

    placed: int = 0
    coloured: int = 0
    unshared: int = 0
    lower_bound: int = 0
    overlaid: bool = False


@dataclass(slots=True, eq=False)
class Deaths:
    """Groups that hold nothing any more behind instructions, and where blocks begin."""

    after: dict[Instr, list[Group]] = field(default_factory=dict)
    entering: dict[Block, list[Group]] = field(default_factory=dict)

    def groups(self) -> set[Group]:
        """All of them."""
        places = [*self.after.values(), *self.entering.values()]
        return {group for groups in places for group in groups}


@dataclass(slots=True, eq=False)
class StoragePlan:
    """Where every value of a function lives."""

    function: str
    groups: list[Group] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    variable_of: dict[Value, Variable] = field(default_factory=dict)
    group_of: dict[Value, Group] = field(default_factory=dict)
    marks: dict[Value, str] = field(default_factory=dict)
    copies: list[Copies] = field(default_factory=list)
    deaths: Deaths = field(default_factory=Deaths)
    releases: Deaths = field(default_factory=Deaths)  # those where a block is given back
    arenas: dict[str, Arenas] = field(default_factory=dict)
    static_subsumed: int = 0  # [GCTD] Table 2, s/d: array variables that live in another's storage
    dynamic_subsumed: int = 0

    def add(self, kind: str, element: str, webs: list[list[Value]], reasons: list[str]) -> Group:
        """A new group of one variable per web."""
        group = Group(len(self.groups), kind, element, [], reasons=reasons)
        self.groups.append(group)
        for members in webs:
            variable = Variable(len(self.variables), kind, element, members, _name(members))
            self.variables.append(variable)
            group.variables.append(variable)
            for value in members:
                self.variable_of[value] = variable
                self.group_of[value] = group
        return group

    def overlap(self, a: Group, b: Group) -> bool:
        """True if two groups have a place of an arena in common."""
        if a.offset is None or b.offset is None or a.element != b.element:
            return a is b
        sizes = [g.size // BYTES.get(g.element, 1) for g in (a, b) if isinstance(g.size, int)]
        return a.offset < b.offset + sizes[1] and b.offset < a.offset + sizes[0]

    def same_storage(self, a: Value, b: Value) -> bool:
        """True if two values live in the same place."""
        group = self.group_of.get(a)
        return group is not None and group is self.group_of.get(b)

    def ordered(self, copies: Copies) -> list[tuple[Place, Place | Operand]]:
        """The copies of an edge one after another; constants come last."""
        values: dict[object, Place] = {}
        moves: list[tuple[object, object]] = []
        last: list[tuple[Place, Place | Operand]] = []
        sources: dict[object, Place] = {}
        for target, source in copies.pairs:
            if not isinstance(source, Value):
                last.append((target, source))
                continue
            to, start = self._key(target), self._key(source)
            values[to] = target
            sources[start] = source
            moves.append((to, start))
        count = 0

        def fresh(key: object) -> object:
            nonlocal count
            count += 1
            temporary = Temporary(count, _value(sources[key]))
            values[temporary] = sources[temporary] = temporary
            return temporary

        order = sequentialise(moves, fresh)
        return [(values[to], sources[start]) for to, start in order] + last

    def _key(self, value: Value) -> object:
        return self.group_of.get(value, value)


def _value(place: Place) -> Value:
    return place.like if isinstance(place, Temporary) else place


def _name(members: list[Value]) -> str:
    """The name that most members have."""
    count: dict[str, int] = {}
    for value in members:
        if value.name:
            count[value.name] = count.get(value.name, 0) + 1
    return max(count, key=lambda name: count[name], default="")
