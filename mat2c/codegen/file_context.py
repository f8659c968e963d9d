"""What the functions of one C file share: constants, names of functions, globals."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from mat2c.codegen.c_constants import Constants
from mat2c.codegen.c_listing import HeapUse, Listing
from mat2c.codegen.c_names import TABLES, Names
from mat2c.codegen.functions.static_variables import Home, Homes
from mat2c.codegen.library_names import library_name, path_of, plain_name
from mat2c.codegen.recursion_depth import reached
from mat2c.infer.engine import Specialisation
from mat2c.infer.nonlocal_types import Variables
from mat2c.infer.transfer.sparse_values import makes_sparse
from mat2c.ir.class_rows import likely_property
from mat2c.ir.core import Function, Program, Value
from mat2c.ir.functions.environments import Environments
from mat2c.ir.nonlocals import Outside, outside
from mat2c.ir.payloads.value_payloads import Table
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field
from mat2c.support.templates import c_string
from mat2c.types.lattice import Type
from mat2c.types.rep import ElementType, element_of


def calls(program: Program, name: str) -> bool:
    """True if any of the functions calls a builtin of this name."""
    return any(
        instr.payload.callee == name
        for function in program.functions.values()
        for instr in function.instrs()
    )


def _element(numbers: Table) -> ElementType:
    """The C type of the elements of a table."""
    element = element_of(Type(numbers.cls, numbers.has_parts))
    assert element is not None
    return element


@dataclass(frozen=True, slots=True)
class Counter:
    """A check that is counted at run time: what it checks, by which means it is removed, its place,
    and whether that is in a loop without loops."""

    kind: str
    how: str
    file: str
    line: int
    innermost: bool


@dataclass(frozen=True, slots=True)
class ParallelLoop:
    """A `parfor` and why its rounds run one after the other; "" if they run on threads."""

    span: Span | None
    hindrance: str


@dataclass(slots=True)
class Extras:
    """What a program does besides its work, for tests, measurements and whoever waits for it; and
    whether it does that on threads."""

    check_types: bool = False  # asserts what inference claims
    check_removed: bool = False  # asserts the checks that were proved away
    counters: list[Counter] = field(default_factory=list)  # counts checks
    interruptible: bool = False  # loops look whether the call is to end
    poison: bool = False  # overwrites storage in which nothing is needed any more
    strips: bool = False  # goes through matrices in strips where that spares the cache
    owns_process: bool = False  # ends the process where memory runs out
    openmp: bool = False  # runs independent rounds of loops on threads
    parallel_loops: list[ParallelLoop] = field(default_factory=list)  # those written, with that
    distributed: bool = False  # its large arrays are distributed
    verify: bool = False  # LIR is verified behind each of its passes


@dataclass(frozen=True, slots=True)
class Form:
    """How a specialisation that has been written is called: "status", or what it returns since it
    can't fail; the outputs whose storage must be zeros before the call; and the places of C
    arguments, of those that inputs become, that it does without. `rooms` are the elements that the
    caller has room for, of outputs of open extents that come without the heap."""

    returns: str = "status"
    zeroed: frozenset[int] = frozenset()
    unread: frozenset[int] = frozenset()
    rooms: tuple[tuple[int, int], ...] = ()


@dataclass(slots=True)
class ModuleContext:
    """Names are given out on first use, so unused things are not declared."""

    program: Program
    file: str  # the MATLAB file, as messages name it
    constants: Constants = field(default_factory=Constants)
    names: Names = field(default_factory=Names)
    # unique name → C name of the boxed form
    functions: dict[str, str] = field(default_factory=dict)
    typed: dict[Specialisation, str] = field(default_factory=dict)
    forms: dict[Specialisation, Form] = field(default_factory=dict)  # of those that are written
    serial: dict[Specialisation, str] = field(default_factory=dict)
    """Why one that is written can't run on several threads; "": it can."""
    unformed: set[Specialisation] = field(default_factory=set)  # called before that, for a status
    counted: dict[Specialisation, bool] = field(default_factory=dict)  # do they count the depth?
    classes: dict[str, str] = field(default_factory=dict)  # C names of tables
    makers: dict[str, str] = field(default_factory=dict)
    members: dict[str, str] = field(default_factory=dict)
    dispatchers: dict[tuple[str, tuple[str, str], str], str] = field(default_factory=dict)
    globals: dict[str, str] = field(default_factory=dict)
    persistents: dict[str, str] = field(default_factory=dict)
    shared: dict[Outside, str] = field(default_factory=dict)  # in typed code, where boxed
    extras: Extras = field(default_factory=Extras)
    variables: Variables | None = None  # what is known of those outside of functions
    listing: Listing | None = None  # is told of the file while it is written
    state: str = ""  # the C struct that holds them in a library with instances
    no_heap: bool = False  # arrays of static size are static, errors are constant texts
    exported: set[Specialisation] = field(default_factory=set)  # called from outside
    heap_uses: list[HeapUse] = field(default_factory=list)
    static_bytes: int = 0  # of arrays that are static since there is no heap
    homes: Homes = field(init=False)
    separate: bool = False  # are boxed forms of the library's functions in files of their own?
    library: dict[str, str] = field(default_factory=dict)  # their C names → unique names
    unit: str = ""  # the file of the library whose functions have this C file for themselves
    environments: Environments = field(init=False)
    asking_outputs: set[str] = field(init=False)  # functions that use isargout
    asks_workspaces: bool = field(init=False)  # does something use functions(handle)?
    overloaded: set[str] = field(init=False)  # names of methods of classes
    has_sparse: bool = field(init=False)  # may a matrix be sparse, or distributed?

    def __post_init__(self) -> None:
        self.homes = Homes(self.program, self.variables, bool(self.state))
        self.environments = Environments(self.program)
        self.asking_outputs = {
            name
            for name, function in self.program.functions.items()
            if any(i.op == "isargout" for i in function.instrs())
        }

        self.asks_workspaces = calls(self.program, "functions")
        self.overloaded = {m.name for row in self.program.classes for m in row.methods}
        self.has_sparse = self.extras.distributed or makes_sparse(self.program)

    @property
    def entering(self) -> str:
        """What a function that may recur calls first."""
        return "m2c_enter_or_end" if self.extras.interruptible else "m2c_enter"

    def boxed_function(self, name: str) -> str:
        """The C name of a function's boxed form."""
        if name not in self.functions:
            wish = f"f_{plain_name(self.program.functions[name]) if self.unit else name}"
            self.functions[name] = self._library_name(name) or self.names.fresh(wish)
        return self.functions[name]

    def _library_name(self, name: str) -> str:
        """What all C files call a function of the library that is compiled separately; "" for
        others."""
        function = self.program.functions[name]
        told = library_name(function) if self.separate else ""
        return told if told and self.library.setdefault(told, name) == name else ""

    def is_separate(self, cname: str) -> bool:
        """True if other C files may call the function by this name."""
        return cname in self.library

    def for_unit(self, path: str, file: str) -> ModuleContext:
        """The same for a C file with functions of a file of the library: it shares nothing but the
        names of functions that all C files call."""
        made = copy(self)
        made.unit, made.file = path, file
        made.constants, made.names = Constants(), Names()
        made.functions, made.classes, made.makers, made.members = {}, {}, {}, {}
        made.dispatchers, made.globals, made.persistents = {}, {}, {}
        return made

    def class_table(self, name: str) -> str:
        """The C name of a class's table."""
        return self._given(self.classes, name, f"class_{name}")

    def likely_slot(
        self, function: Function, name: str, assigned: bool = False
    ) -> tuple[str, int] | None:
        """The table of the class whose property a name in a function most likely is, and the place
        of it there, where a look at the class tells that it may be read or assigned as it is."""
        found = likely_property(self.program.classes, function.within, name, assigned)
        if found is None:
            return None
        row, place = found
        accessor = row.properties[place].setter if assigned else row.properties[place].getter
        if accessor and accessor != function.name:
            return None
        return self.class_table(row.name), place

    def maker(self, name: str) -> str:
        """The C function that makes an object of a class."""
        return self._given(self.makers, name, f"new_{name}")

    def member(self, name: str) -> str:
        """The C function that calls a static member of a class."""
        return self._given(self.members, name, f"member_{name.replace('.', '_')}")

    def dispatcher(
        self, name: str, otherwise: tuple[str, str] = ("unknown", ""), texts: str = ""
    ) -> str:
        """The C function that calls a method of an argument, or another function, which takes
        strings as `texts` tells."""
        key = (name, otherwise if otherwise[0] != "unknown" else ("unknown", ""), texts)
        if key not in self.dispatchers:
            self.dispatchers[key] = self.names.fresh(f"dispatch_{name}")
        return self.dispatchers[key]

    def _given(self, names: dict[str, str], name: str, wish: str) -> str:
        if name not in names:
            names[name] = self.names.fresh(wish)
        return names[name]

    def local_names(self) -> Names:
        """Names for the locals of a function: none hides what the file declares."""
        functions = self.program.functions
        if not self.unit:
            return Names(functions)
        return Names(sorted({plain_name(f) for f in functions.values() if path_of(f) == self.unit}))

    def typed_function(self, spec: Specialisation) -> str:
        """The C name of a specialisation."""
        if spec not in self.typed:
            self.typed[spec] = self.names.fresh(spec.function.name)
        return self.typed[spec]

    def takes_state(self, spec: Specialisation) -> bool:
        """True if calls of the function pass the caller's state on."""
        if not self.state:
            return False
        return any(
            outside(each.function, instr) is not None
            for each in (spec, *reached(spec))
            for instr in each.function.instrs()
        )

    def form(self, spec: Specialisation) -> Form:
        """How to call it; from here on a function that is not written yet returns a status."""
        if spec not in self.forms:
            self.unformed.add(spec)
        return self.forms.get(spec, Form())

    def table(self, numbers: Table, value: Value) -> str:
        """The C array with the elements of a matrix of constants, which a value is."""
        return self.constants.table(numbers, _element(numbers).ctype, self._name_for(value))

    def constant_matrix(self, numbers: Table, value: Value) -> str:
        """The same as a C expression of type m2c_value *."""
        return self.constants.matrix(numbers, _element(numbers), self._name_for(value))

    def _name_for(self, value: Value) -> Callable[[], str]:
        """Gives a table the name of a value, or a number."""
        wish = value.name or str(self.constants.tables + 1)
        return lambda: self.names.fresh(f"{TABLES}{wish}")

    def text_of(self, name: str) -> str:
        """How an anonymous function displays."""
        return self.program.functions[name].text

    def global_variable(self, name: str) -> str:
        """The C variable, or the place that the runtime has for the name where texts may say it."""
        if self.program.names_globals:
            return f"(*m2c_named_global({c_string(name)}))"
        if name not in self.globals:
            self.globals[name] = self.names.fresh(f"global_{name}")
        return self.globals[name]

    def persistent_variable(self, slot: str) -> str:
        if slot not in self.persistents:
            self.persistents[slot] = self.names.fresh(f"persistent_{slot}")
        return self.persistents[slot]

    def shared_variable(self, owner: str, name: str) -> str:
        variable = Outside("shared", owner, name)
        if variable not in self.shared:
            self.shared[variable] = self.names.fresh(f"shared_{owner}_{name}")
        return self.shared[variable]

    def home(self, variable: Outside) -> Home | None:
        """Where a variable lives that typed code keeps; None where it is boxed."""
        return self.homes.find(variable, self.names.fresh)
