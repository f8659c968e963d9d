"""MATLAB functions as a C library: a C file with exported entries, and the header that declares
them.

    int mix(const double a[M2C_RESTRICT 6], double *s);
    int mix_values(int nargout, m2c_value **out, int nargin, m2c_value *const *in);

The first exists where the types of the inputs are known. The second takes values of any class; with
both, it calls the first's function for values of these types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from mat2c.codegen.boxed.class_operations import ask_for_all, tables
from mat2c.codegen.c_listing import HeapUse, Listing
from mat2c.codegen.c_names import as_identifier
from mat2c.codegen.calls.entry_exchange import exchange
from mat2c.codegen.file_context import Extras, ModuleContext
from mat2c.codegen.file_functions import Parts, Prepare
from mat2c.codegen.functions.static_variables import STATE
from mat2c.codegen.interface.parameter_notes import Notes, read_notes
from mat2c.codegen.interface.public_interface import Public
from mat2c.codegen.interface.public_types import KEPT, PublicNames, Record, Records, leaves
from mat2c.codegen.name_tables import write_named
from mat2c.frontend.help.usage_text import help_block, is_texinfo
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.infer.nonlocal_types import Variables
from mat2c.ir.core import Function, Program
from mat2c.lir.mentions import words
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.struct_fields import Fields, form_of

_ROLES = ("has_types", "by_type", "by_value", "work")  # static names of an entry


@dataclass(frozen=True, slots=True)
class Export:
    """One entry: a function as its file has it, the specialisation for inputs of known types, and
    which of its C functions are wanted. `inputs` and `outputs` are the fields of those that are
    passed as C structs, by position."""

    name: str
    function: Function
    spec: Specialisation | None
    typed: bool = True
    boxed: bool = False
    inputs: dict[int, Fields] = field(default_factory=dict)
    outputs: dict[int, Fields] = field(default_factory=dict)
    given: int | None = None  # inputs, where structs among them come by their fields


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


def write_library(
    program: Program,
    exports: Sequence[Export],
    prepare: Prepare,
    file: str,
    version: str,
    included: str,
    variables: Variables | None = None,
    no_heap: bool = False,
    instances: bool = False,
    measure: Measure | None = None,
    listing: Listing | None = None,
    extras: Extras | None = None,
) -> Library:
    """Writes a library; `included` is how the C file names the header, `measure` tells what stack
    the entries need."""
    state = f"{exports[0].name}_state" if instances else ""
    module = ModuleContext(
        program,
        file,
        extras=extras or Extras(),
        variables=variables,
        listing=listing,
        no_heap=no_heap,
        state=state,
    )
    if state:
        module.names.fresh(state)
    if module.has_sparse or program.classes:
        exports = [_boxed_only(export) for export in exports]
    parts = Parts(program, module, prepare)
    entries = [_Entry(export, parts) for export in exports]
    each, library = module.names.fresh("each"), module.names.fresh("library")
    forget = module.names.fresh("forget")
    for entry in entries:
        entry.ask()
    ask_for_all(module)
    table, classes = write_named(parts), tables(module)
    spell, records = spelling("library"), Records(module.names)
    callers = PublicNames()  # names of functions of the example
    callers.reserve(entry.exported for entry in entries)
    failed = callers.fresh("failed")
    for entry in entries:
        entry.lay_out(records, library, failed)
    texts = [entry.text(library, bool(table), bool(program.classes)) for entry in entries]
    tail = table
    if not all(entry.is_light for entry in entries):
        resets = [] if state else module.homes.resets()
        tail += spell.lasting(
            each, library, forget, parts.statics, resets, program.dialect.matlab_display
        )
    tail += "".join(texts)
    guard = f"{entries[0].exported.upper()}_H"
    structs = list(records.made.values())
    texts = [text for e in entries for text in e.public.declarations]
    texts += [line for record in structs for line in record.lines]
    header = partial(
        spell.header,
        version,
        file,
        guard,
        any("_array" in text for text in texts),
        structs,
        _state(module),
        [entry.declared() for entry in entries],
    )
    text = parts.file(version, tail, "static M2C_STATE", included, classes)
    uses = module.heap_uses + _outside(module)
    mixed = [*module.functions, *module.globals, *module.persistents] if state else []
    if mixed:
        return Library(text, header([]), uses, mixed=mixed)
    calls = [entry.declared() for entry in entries]
    names = {entry.export.name: callers.fresh(f"call_{entry.export.name}") for entry in entries}
    example = spell.example(version, included, calls, failed, names)
    if not no_heap:
        return Library(text, header([]), uses, example)
    homes = [] if state else list(module.homes.made.values())
    ram = module.static_bytes + sum(home.bytes for home in homes)
    found = measure(text, header([])) if measure is not None and not uses else None
    measured = found if found is not None else {}
    exported = [entry.exported for entry in entries]
    known = {name: measured[name] for name in exported if name in measured}
    memory = [("RAM", guard.removesuffix("_H"), ram)]
    memory += [("STACK", name.upper(), size) for name, size in known.items()]
    return Library(text, header(memory), uses, example, ram=ram, stack=known)


def _state(module: ModuleContext) -> dict[str, object] | None:
    """The struct of a library with instances: its name, its members, and which are blocks."""
    homes = module.homes.made.values()
    if not module.state or not homes:
        return None
    members = [spelling("library").member(*member) for home in homes for member in home.members()]
    blocks = [home.name.removeprefix(STATE) for home in homes if home.is_block]
    return {"name": module.state, "lines": members, "blocks": blocks}


def _outside(module: ModuleContext) -> list[HeapUse]:
    """What is on the heap beside the arrays of typed functions."""
    found = [HeapUse(None, f"'{name}' takes values of any class") for name in module.functions]
    for variable, home in module.homes.made.items():
        if home.is_block:
            shown = f"the {variable.kind} variable '{variable.name}' has no bound"
            found.append(HeapUse(None, shown))
    named = [*module.globals, *module.persistents]
    return found + [HeapUse(None, f"the variable '{n}' may be of any class or size") for n in named]


def _boxed_only(export: Export) -> Export:
    return Export(export.name, export.function, None, False, True)


class _Entry:
    """Writes one entry."""

    def __init__(self, export: Export, parts: Parts) -> None:
        self.export, self.parts, self.module = export, parts, parts.module
        spec = export.spec
        if spec is not None and not callable_directly(spec):
            spec = None
        self.spec = spec
        self.is_typed = export.typed and spec is not None
        self.is_boxed = export.boxed or spec is None
        fresh = self.module.names.fresh
        self.exported = fresh(f"{export.name}_" if export.name in KEPT else export.name)
        if self.is_boxed:
            for declared_too in ("values", "nargin", "nargout"):
                fresh(f"{export.name}_{declared_too}")
        self.own = {role: fresh(f"{export.name}_{role}") for role in _ROLES}
        self.inner = ""
        self.is_light = False
        self.public = Public(export.function.name, self._notes())

    def _notes(self) -> Notes:
        function = self.export.function
        text = function.span.source.text if function.span is not None else ""
        block = help_block(text)
        names = {*function.params, *function.outputs}
        return Notes() if is_texinfo(block) else read_notes(block, function.name, names)

    def ask(self) -> None:
        """Asks for the C functions that the entry calls."""
        if self.is_boxed:
            self.inner = self.module.boxed_function(self.export.function.name)
        if self.spec is not None:
            self.module.typed_function(self.spec)
            self.module.exported.add(self.spec)
            if self.is_boxed:
                self.module.form(self.spec)  # values come and go by way of a status

    def lay_out(self, records: Records, library: str, failed: str) -> None:
        """Decides the parameters, once the specialisation is written; `library` is a variable that
        the entry uses, `failed` a function that the example does."""
        if not self.is_typed or self.spec is None:
            return
        export, function = self.export, self.export.function
        nargout = max(self.spec.signature.nargout, 1 if self.spec.outputs else 0)
        given, made = iter(self.spec.signature.args), iter(self.spec.outputs[:nargout])
        wish = export.name
        inputs = [
            (name, records.item(export.inputs.get(k), given, f"{wish}_{name}"))
            for k, name in enumerate(_input_names(function, self.spec, export))
        ]
        outputs = [
            (name, records.item(export.outputs.get(k), made, f"{wish}_{name}"))
            for k, name in enumerate(_output_names(function, self.spec, export))
        ]
        self.public.rooms = dict(self.module.forms[self.spec].rooms)
        self.public.no_heap = self.module.no_heap
        types = [record.ctype for record in records.made.values()]
        used = [library, *self.own.values(), self.module.typed[self.spec], *types]
        self.public.names.reserve(used)
        self.public.example.names.reserve([self.exported, failed, "printf"])
        if self.module.takes_state(self.spec):
            blocks = any(home.is_block for home in self.module.homes.made.values())
            self.public.take_state(self.module.state, blocks)
        self.public.build(inputs, outputs)
        if self.module.no_heap:
            span = function.span
            self.module.heap_uses += [
                HeapUse(span, f"the output '{name}' has arrays of open extents")
                for name, item in outputs
                if isinstance(item, Record) and any(form_of(t) == "open" for t in leaves(item))
            ]

    def text(self, library: str, named: bool, classes: bool) -> str:
        """The C text of the entry's functions."""
        spell, text = spelling("library"), ""
        if self.is_boxed:
            if self.spec is not None:
                made = exchange(self.spec, self.module.typed[self.spec])
                text += spell.by_type(self.own, self.export.name, made)
            text += spell.boxed_entry(
                self.own,
                library,
                self.export.name,
                self.inner,
                named,
                self.spec is not None,
                classes,
            )
        return text + (self._typed_text(library, named) if self.is_typed else "")

    def _typed_text(self, library: str, named: bool) -> str:
        assert self.spec is not None
        form = self.module.forms[self.spec]
        public, function = self.public, self.module.typed[self.spec]
        given = list(public.given)
        number = public.numbers[0] if form.returns not in ("status", "void") else ""
        if number:
            given.pop()
        arguments = [text for k, text in enumerate(given) if k not in form.unread]
        arguments = [*public.state, *arguments]
        entry, status = public.names.fresh("entry"), public.names.fresh("status")
        returns = "number" if number else form.returns
        self.is_light = not self.is_boxed and self._is_light(form.returns, named)
        inner = {"function": function, "arguments": arguments, "returns": returns, "number": number}
        read = words(" ".join(arguments))
        public.copies = [copy for copy in public.copies if copy.name in read]
        mentioned = words(spelling("library").steps(public, inner, status))
        public.unread = [name for name in public.parameter_names if name not in mentioned]
        return spelling("library").typed_entry(
            self.own["work"],
            library,
            self.exported,
            public,
            inner,
            named,
            entry,
            status,
            self.is_light,
        )

    def _is_light(self, returns: str, named: bool) -> bool:
        """True if no call of the function can be broken off: it allocates nothing and can't fail,
        or there is no heap at all."""
        if self.module.no_heap:
            return True
        uses = self.module.heap_uses + _outside(self.module)
        return not named and returns != "status" and not uses

    def declared(self) -> dict[str, object]:
        """What the header says of the entry."""
        export, function = self.export, self.export.function
        return {
            "name": export.name,
            "exported": self.exported,
            "call": _call(function),
            "public": self.public if self.is_typed else None,
            "boxed": self.is_boxed,
            "counts": _counts(function),
        }


def _input_names(function: Function, spec: Specialisation, export: Export) -> list[str]:
    """The names of the inputs; those that varargin takes are numbered."""
    if not function.varargin:
        given = len(spec.signature.args) if export.given is None else export.given
        return list(function.params[:given])
    named = function.params[:-1]
    more = range(len(spec.signature.args) - len(named))
    return [*named, *(f"varargin_{k + 1}" for k in more)]


def _output_names(function: Function, spec: Specialisation, export: Export) -> list[str]:
    if export.outputs or not function.varargout:
        return list(function.outputs)
    return list(spec.function.outputs)


def _call(function: Function) -> str:
    """[y, z] = f(x), as one writes it in MATLAB."""
    outputs = ", ".join(function.outputs)
    left = f"[{outputs}] = " if len(function.outputs) > 1 else f"{outputs} = " if outputs else ""
    return f"{left}{function.name}({', '.join(function.params)})"


def _counts(function: Function) -> tuple[int, int]:
    """What MATLAB's nargin and nargout say of a function."""
    if function.kind == "script":
        return 0, 0
    inputs, outputs = len(function.params), len(function.outputs)
    return (-inputs if function.varargin else inputs), (-outputs if function.varargout else outputs)
