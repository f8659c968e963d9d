"""Static C variables for global, persistent and shared variables of static types.

static double seed;                        a scalar
static double *table;                      an array, with its capacity and its extents
static size_t table_cap;
static ptrdiff_t table_2;
static bool seed_set;                      where the program asks whether it was stored
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mat2c.codegen.interface.public_types import PublicNames
from mat2c.infer.flow import Flow
from mat2c.infer.nonlocal_types import Variables
from mat2c.ir.core import Program, Value
from mat2c.ir.nonlocals import QUESTIONS, Outside, uses_outside
from mat2c.opt.arrays.operator_semantics import may_share
from mat2c.storage.model import MIB
from mat2c.storage.nonlocal_arrays import Place, Rules, stay_outside
from mat2c.storage.value_layout import BYTES
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import FULL
from mat2c.types.rep import BOXED, ElementType, Kind, Rep, rep_of

STATE = "self->"
"""How functions of a library with instances reach the variables of the caller's state."""


@dataclass(frozen=True, slots=True)
class Reset:
    """The block that a variable has on the heap, "" for none, and values to assign."""

    block: str
    values: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Home:
    """Where one variable lives."""

    name: str
    type: Type
    asked: frozenset[str] = frozenset()  # operations that ask about it

    @property
    def rep(self) -> Rep:
        return rep_of(self.type)

    @property
    def element(self) -> ElementType:
        element = self.rep.element
        assert element is not None
        return element

    @property
    def count(self) -> int | None:
        """Elements, where their number is a constant and there is room for them."""
        count = self.type.static_numel
        small = count is not None and 0 < count * BYTES.get(self.element.ctype, 8) <= MIB
        return count if small else None

    @property
    def bytes(self) -> int:
        """The memory of the static variables, but for a block on the heap."""
        width = BYTES.get(self.element.ctype, 8)
        return width * (self.count or 1 if self.rep.kind is Kind.ARRAY else 1) + bool(self.flag)

    @property
    def is_block(self) -> bool:
        """True if it is an array on the heap."""
        return self.rep.kind is Kind.ARRAY and self.count is None

    @property
    def flag(self) -> str:
        """The C variable that tells whether it was stored, "" where nothing needs it: an array that
        was not is empty."""
        told = any(self.extents) or self.is_nothing
        needed = any(not (op.endswith("empty") and told) for op in self.asked)
        return f"{self.name}_set" if needed else ""

    @property
    def is_nothing(self) -> bool:
        """True if what is stored is always without elements."""
        return self.type.static_numel == 0

    @property
    def extents(self) -> list[str]:
        """The C variables of extents, "" for constants."""
        shape = self.type.shape
        if self.rep.kind is not Kind.ARRAY or shape is None:
            return []
        fixed = [d is not None and d.is_const for d in shape.dims]
        return ["" if known else f"{self.name}_{k + 1}" for k, known in enumerate(fixed)]

    @property
    def dims(self) -> list[str]:
        """C expressions for the extents."""
        shape = self.type.shape
        assert shape is not None
        return [
            name or str(d.value if d is not None else 1)
            for name, d in zip(self.extents, shape.dims, strict=True)
        ]

    def members(self) -> list[tuple[str, str]]:
        """The same as members of the struct that the caller owns."""
        return [(ctype, text.replace(STATE, "")) for ctype, text in self.declarations()]

    def declarations(self) -> list[tuple[str, str]]:
        """C types and declarators of the static variables."""
        ctype = self.element.ctype
        found = [("bool", self.flag)] if self.flag else []
        if self.rep.kind is Kind.SCALAR:
            return [(ctype, self.name), *found]
        if not self.is_block:
            return [(ctype, f"{self.name}[{self.count}]"), *found]
        found += [("ptrdiff_t", name) for name in self.extents if name]
        return [(ctype, f"*{self.name}"), ("size_t", f"{self.name}_cap"), *found]


def _reset_of(home: Home) -> Reset:
    flag = ((home.flag, "false"),) if home.flag else ()
    if home.rep.kind is Kind.SCALAR:
        return Reset("", ((home.name, "0"), *flag))
    if not home.is_block:
        return Reset("", flag)  # elements are read when they were stored
    extents = tuple((name, "0") for name in home.extents if name)
    return Reset(home.name, ((home.name, "NULL"), (f"{home.name}_cap", "0"), *extents, *flag))


def _kept(t: Type) -> Rep:
    """How a variable is kept: one of real and of complex arrays has a box."""
    return BOXED if t.is_complex is None and not t.is_scalar else rep_of(t)


@dataclass(slots=True)
class Homes:
    """The homes of a program's variables, made on first use. Without `variables` all are boxed."""

    program: Program
    variables: Variables | None
    instances: bool = False  # is each call told where they are?
    made: dict[Outside, Home] = field(default_factory=dict)
    member_names: PublicNames = field(default_factory=PublicNames)
    _asked: dict[Outside, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for _, instr, variable in uses_outside(self.program):
            if instr.op in QUESTIONS:
                self._asked.setdefault(variable, set()).add(instr.op)

    def is_typed(self, variable: Outside) -> bool:
        return self.variables is not None and self._rep(variable).kind is not Kind.BOXED

    def _rep(self, variable: Outside) -> Rep:
        assert self.variables is not None
        return _kept(self.variables.kept(variable))

    def find(self, variable: Outside, fresh: Callable[[str], str]) -> Home | None:
        """The home of a variable; None where it is boxed."""
        if not self.is_typed(variable) or self.variables is None:
            return None
        if variable not in self.made:
            owner = f"_{variable.owner}" if variable.kind == "shared" else ""
            name = f"{variable.kind}{owner}_{variable.name}"
            name = self._member(variable) if self.instances else fresh(name)
            known = self.variables.kept(variable)
            if self.instances and known.is_scalar:  # of the class's own C type
                known = known.with_range(FULL)
            self.made[variable] = Home(name, known, frozenset(self._asked.get(variable, ())))
        return self.made[variable]

    def _member(self, variable: Outside) -> str:
        """The variable in the state that the caller owns, where it has the user's name."""
        return STATE + self.member_names.fresh(variable.name.rpartition(".")[2])

    def blocks(self) -> list[str]:
        """Those that are freed at the end of the program."""
        return [home.name for home in self.made.values() if home.is_block]

    def resets(self) -> list[Reset]:
        """How the variables become what they are before the first call."""
        return [_reset_of(home) for home in self.made.values()]

    def refuse(self, variable: Outside) -> None:
        """Boxed code uses the variable: it must be boxed."""
        if self.variables is None or variable in self.variables.boxed:
            return
        if variable.kind == "shared" or not self.variables.type_of(variable).is_any:
            self.variables.refused.add(variable)


def arrays_outside(flow: Flow, reps: Mapping[Value, Rep]) -> dict[Value, Place]:
    """The arrays of a function that live in the storage of variables outside of it."""
    variables = flow.engine.variables

    def fits(value: Value, variable: Outside) -> bool:
        known = _kept(variables.kept(variable))
        return known.kind is Kind.ARRAY and reps.get(value) == known

    def place(variable: Outside) -> Place:
        home = Home("", variables.kept(variable))
        return Place(variable, "heap" if home.is_block else "stack")

    rules = Rules(fits, flow.engine.stored_by, lambda instr, k: may_share(flow, instr, k))
    found = stay_outside(flow.function, rules)
    return {value: place(variable) for value, variable in found.items()}
