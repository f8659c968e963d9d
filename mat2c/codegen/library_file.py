"""MATLAB functions as a C library: a C file with exported entries, and the header that declares
them.

    int mix(const double a[M2C_RESTRICT 6], double *s);
    int mix_values(int nargout, m2c_value **out, int nargin, m2c_value *const *in);

The first exists where the types of the inputs are known. The second takes values of any class; with
both, it calls the first's function for values of these types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.codegen.boxed.class_operations import ask_for_all, tables
from mat2c.codegen.c_listing import HeapUse, Listing
from mat2c.codegen.c_names import as_identifier
from mat2c.codegen.file_context import Extras, ModuleContext
from mat2c.codegen.file_functions import Parts, Prepare
from mat2c.codegen.functions.static_variables import STATE
from mat2c.codegen.interface.library_entry import Entry, Export, other_heap_uses
from mat2c.codegen.interface.public_types import PublicNames, Records
from mat2c.codegen.name_tables import write_named
from mat2c.infer.nonlocal_types import Variables
from mat2c.ir.core import Program
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling

Measure = Callable[[str, str], "dict[str, int] | None"]
"""The bytes of stack that functions need, by name, of a C text and its header."""


@dataclass(frozen=True, slots=True)
class Library:
    """The C file and its header, and what in it allocates."""

    c_text: str
    header: str
    heap_uses: list[HeapUse]
    example: str = ""  # a program that calls each entry
    mixed: Sequence[str] = ()  # variables and functions that no state of C types can hold
    ram: int = 0  # bytes of variables that stay
    stack: dict[str, int] = field(default_factory=dict)  # bytes by entry, where they were measured


def library_name(stem: str) -> str:
    """The C identifier that a library's entries are named after."""
    name = as_identifier(stem) or "_"
    return f"f{name}" if name[0].isdigit() else name


@dataclass(frozen=True, slots=True)
class LibraryOptions:
    """What is written: the MATLAB `file`'s name, mat2c's `version`, how the C file names its header
    (`included`); with `no_heap`, nothing may be allocated, and `measure` tells what stack the
    entries need; with `instances`, all that lives from call to call is the caller's."""

    file: str
    version: str
    included: str
    no_heap: bool = False
    instances: bool = False
    measure: Measure | None = None


def write_library(
    program: Program,
    exports: Sequence[Export],
    prepare: Prepare,
    options: LibraryOptions,
    variables: Variables | None = None,
    listing: Listing | None = None,
    extras: Extras | None = None,
) -> Library:
    """Writes a library."""
    state = f"{exports[0].name}_state" if options.instances else ""
    module = ModuleContext(
        program,
        options.file,
        extras=extras or Extras(),
        variables=variables,
        listing=listing,
        no_heap=options.no_heap,
        state=state,
    )
    if state:
        module.names.fresh(state)
    if module.has_sparse or program.classes:
        exports = [_boxed_only(export) for export in exports]
    return _Writer(module, exports, prepare, options).library()


class _Writer:
    """Writes the C file, the header and the example of one library."""

    def __init__(
        self,
        module: ModuleContext,
        exports: Sequence[Export],
        prepare: Prepare,
        options: LibraryOptions,
    ) -> None:
        self.module, self.options = module, options
        self.parts = Parts(module.program, module, prepare)
        self.entries = [Entry(export, self.parts) for export in exports]
        self.records = Records(module.names)
        self.callers = PublicNames()  # names of functions of the example
        self.guard = f"{self.entries[0].exported.upper()}_H"

    def library(self) -> Library:
        """The texts, and what is known of the library's memory."""
        roles = "each", "library", "forget"
        names = {role: self.module.names.fresh(role) for role in roles}
        for entry in self.entries:
            entry.ask()
        ask_for_all(self.module)
        table, classes = write_named(self.parts), tables(self.module)
        self.callers.reserve(entry.exported for entry in self.entries)
        failed = self.callers.fresh("failed")
        for entry in self.entries:
            entry.lay_out(self.records, names["library"], failed)
        tail = self._tail(names, table)
        text = self.parts.file(
            self.options.version, tail, "static M2C_STATE", self.options.included, classes
        )
        uses = self.module.heap_uses + other_heap_uses(self.module)
        mixed = self._mixed()
        if mixed:
            return Library(text, self._header([]), uses, mixed=mixed)
        example = self._example(failed)
        if not self.options.no_heap:
            return Library(text, self._header([]), uses, example)
        stack = {} if uses else self._stack(text)
        ram = self._ram()
        return Library(
            text, self._header(self._memory(ram, stack)), uses, example, ram=ram, stack=stack
        )

    def _tail(self, names: dict[str, str], table: str) -> str:
        """What follows the functions: a table of names, what lasts, and the entries."""
        program, module = self.module.program, self.module
        texts = [
            entry.text(names["library"], bool(table), bool(program.classes))
            for entry in self.entries
        ]
        lasting = ""
        if not all(entry.is_light for entry in self.entries):
            lasting = spelling("library").lasting(
                names["each"],
                names["library"],
                names["forget"],
                self.parts.statics,
                [] if module.state else module.homes.resets(),
                program.dialect.matlab_display,
            )
        return table + lasting + "".join(texts)

    def _mixed(self) -> list[str]:
        """The variables and functions that no state of C types can hold."""
        module = self.module
        if not module.state:
            return []
        return [*module.functions, *module.globals, *module.persistents]

    def _header(self, memory: list[tuple[str, str, int]]) -> str:
        structs = list(self.records.made.values())
        texts = [text for e in self.entries for text in e.public.declarations]
        texts += [line for record in structs for line in record.lines]
        return spelling("library_header").header(
            self.options.version,
            self.options.file,
            self.guard,
            any("_array" in text for text in texts),
            structs,
            _state(self.module),
            [entry.declared() for entry in self.entries],
            memory,
        )

    def _example(self, failed: str) -> str:
        """The program that calls each entry; `failed` is a function of it."""
        names = {
            entry.export.name: self.callers.fresh(f"call_{entry.export.name}")
            for entry in self.entries
        }
        calls = [entry.declared() for entry in self.entries]
        version, included = self.options.version, self.options.included
        return spelling("library_example").example(version, included, calls, failed, names)

    def _ram(self) -> int:
        """The bytes of variables that stay."""
        homes = [] if self.module.state else list(self.module.homes.made.values())
        return self.module.static_bytes + sum(home.bytes for home in homes)

    def _stack(self, text: str) -> dict[str, int]:
        """The bytes of stack that entries need, as far as that can be measured."""
        measure = self.options.measure
        found = None if measure is None else measure(text, self._header([]))
        measured = found if found is not None else {}
        exported = [entry.exported for entry in self.entries]
        return {name: measured[name] for name in exported if name in measured}

    def _memory(self, ram: int, stack: dict[str, int]) -> list[tuple[str, str, int]]:
        """The macros of the header: what is told, of which name, and the bytes."""
        memory = [("RAM", self.guard.removesuffix("_H"), ram)]
        return memory + [("STACK", name.upper(), size) for name, size in stack.items()]


def _state(module: ModuleContext) -> dict[str, object] | None:
    """The struct of a library with instances: its name, its members, and which are blocks."""
    homes = module.homes.made.values()
    if not module.state or not homes:
        return None
    members = [
        spelling("library_header").member(*member) for home in homes for member in home.members()
    ]
    blocks = [home.name.removeprefix(STATE) for home in homes if home.is_block]
    return {"name": module.state, "lines": members, "blocks": blocks}


def _boxed_only(export: Export) -> Export:
    return Export(export.name, export.function, None, False, True)
