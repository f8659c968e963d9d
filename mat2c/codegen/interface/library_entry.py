"""One entry of a library: the C functions that are called from outside, and what the header says of
them."""

from __future__ import annotations

from mat2c.codegen.c_listing import HeapUse
from mat2c.codegen.calls.entry_exchange import exchange
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.file_functions import Parts
from mat2c.codegen.interface.parameter_notes import Notes, read_notes
from mat2c.codegen.interface.public_interface import Public
from mat2c.codegen.interface.public_types import KEPT, Record, Records, leaves
from mat2c.frontend.help.usage_text import help_block, is_texinfo
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.core import Function
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


def other_heap_uses(module: ModuleContext) -> list[HeapUse]:
    """The uses of the heap beside the arrays of typed functions."""
    found = [HeapUse(None, f"'{name}' takes values of any class") for name in module.functions]
    for variable, home in module.homes.made.items():
        if home.is_block:
            shown = f"the {variable.kind} variable '{variable.name}' has no bound"
            found.append(HeapUse(None, shown))
    named = [*module.globals, *module.persistents]
    return found + [HeapUse(None, f"the variable '{n}' may be of any class or size") for n in named]


class Entry:
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
        uses = self.module.heap_uses + other_heap_uses(self.module)
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
