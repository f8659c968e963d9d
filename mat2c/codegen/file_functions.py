"""The functions of a C file: specialisations, and boxed forms of the functions that need one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mat2c.codegen.boxed.boxed_function import FunctionWriter
from mat2c.codegen.boxed.library_units import Unit, UnitWriter
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.functions.typed_function import TypedWriter
from mat2c.codegen.recursion_depth import callees, reached
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.core import Function, Program, Value
from mat2c.ir.nonlocals import Outside, outside
from mat2c.lir.line_layout import wrapped
from mat2c.lir.mentions import names_in
from mat2c.storage.model import StoragePlan
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.rep import Rep, index_bits

Prepare = Callable[[Specialisation], tuple[StoragePlan, dict[Value, Rep]]]
"""The typed passes over a specialisation: its storage plan, and how its values are kept."""


@dataclass(slots=True)
class Parts:
    """What has been written so far."""

    program: Program
    module: ModuleContext
    prepare: Prepare
    typed: dict[Specialisation, TypedWriter] = field(default_factory=dict)
    boxed: dict[str, FunctionWriter] = field(default_factory=dict)
    separate: dict[str, UnitWriter] = field(default_factory=dict)  # by C name, in other files
    units: list[Unit] = field(default_factory=list)  # of these, those that the file needs
    _prepared: dict[Specialisation, tuple[StoragePlan, dict[Value, Rep]]] = field(
        default_factory=dict
    )
    _texts: list[tuple[str, str, str]] = field(default_factory=list)  # name, prototype, all

    def write(self) -> None:
        """Writes every function that was asked for, and those that they ask for."""
        while self._some_typed() or self._some_boxed():
            pass

    def functions(self) -> list[Function]:
        """What has been written, as its code has it."""
        typed = [spec.function for spec in self.typed]
        return typed + [writer.function for writer in self._boxed_writers()]

    def _boxed_writers(self) -> Iterator[FunctionWriter]:
        yield from self.boxed.values()
        for unit in self.separate.values():
            yield from unit.written.values()

    def _some_typed(self) -> bool:
        todo = [spec for spec in self.module.typed if spec not in self.typed]
        for asked in todo:
            for spec in self._callees_first(asked):
                writer = self.typed[spec] = TypedWriter(spec, *self._prepared[spec], self.module)
                self._add(writer)
        return bool(todo)

    def _callees_first(self, asked: Specialisation) -> list[Specialisation]:
        """What isn't written yet of a function and all that it may call: calls are written when
        it is known whether the function can fail."""
        order: list[Specialisation] = []
        path = [(asked, iter(self._calls(asked)))] if asked not in self._prepared else []
        while path:
            spec, rest = path[-1]
            callee = next((c for c in rest if c not in self._prepared), None)
            if callee is None:
                order.append(spec)
                path.pop()
            else:
                path.append((callee, iter(self._calls(callee))))
        return order

    def _calls(self, spec: Specialisation) -> list[Specialisation]:
        self._prepared[spec] = self.prepare(spec)
        return [callee for callee in callees(spec) if callable_directly(callee)]

    def _some_boxed(self) -> bool:
        known = self.module.functions
        todo = [n for n in known if n not in self.boxed and known[n] not in self.separate]
        for name in todo:
            if not self._is_separate(name):
                function = self.program.functions[name]
                writer = self.boxed[name] = FunctionWriter(function, self.module)
                self._add(writer)
        return bool(todo)

    def _is_separate(self, name: str) -> bool:
        """Writes a function to a file of its own, if it is one that other files may call."""
        if not self.module.is_separate(self.module.functions[name]):
            return False
        unit = UnitWriter.of(name, self.module)
        if not unit.write():
            return False
        for other in unit.others():
            self.module.boxed_function(other)
        self.separate[unit.cname] = unit
        self._texts.append((unit.cname, unit.prototype, ""))
        return True

    def _add(self, writer: TypedWriter | FunctionWriter) -> None:
        text = writer.text()  # which decides the parameters, too
        self._texts.append((writer.frame.cname, writer.prototype, text))

    def _reached(self, tail: str) -> list[tuple[str, str]]:
        """Prototypes and texts of the functions that the tail, or one of them, names."""
        texts = {name: text for name, _, text in self._texts}
        named = {name: names_in(text) for name, text in texts.items() if text}
        for cname, unit in self.separate.items():
            named[cname] = [self.module.functions[other] for other in unit.others()]
        reached, todo = set[str](), names_in(tail)
        while todo:
            name = todo.pop()
            if name in texts and name not in reached:
                reached.add(name)
                todo += named[name]
        return [(prototype, text) for name, prototype, text in self._texts if name in reached]

    def file(
        self, version: str, tail: str, storage: str = "static", header: str = "", classes: str = ""
    ) -> str:
        """The C file; `tail` is what stands behind the functions, `storage` the storage class of
        variables outside of them, `header` declares what the file exports, `classes` are tables."""
        module, functions = self.module, self._reached(classes + tail)
        functions = self._without_separate(version, functions, classes + tail)
        listing = module.listing
        self._refuse_boxed(functions)
        text = spelling("module").file(
            version,
            module.file,
            index_bits(),
            self._headers() + ([f'"{header}"'] if header else []),
            module.constants.definitions([*(text for _, text in functions), *self.statics, tail]),
            storage,
            self.statics,
            [] if module.state else self._homes([*(text for _, text in functions), tail]),
            len(module.extras.counters),
            [prototype for prototype, _ in functions],
            ([classes] if classes else []) + [text for _, text in functions if text],
            tail if listing is None else listing.mark(None) + tail,
        )
        if listing is None:
            return wrapped(text)
        listing.heap_uses += module.heap_uses
        return listing.settle(text)

    def _without_separate(
        self, version: str, functions: list[tuple[str, str]], tail: str
    ) -> list[tuple[str, str]]:
        """Prototypes and texts of the functions, without the texts of those that other files have,
        which become units, and without those of them that the file itself doesn't call."""
        apart = {unit.prototype: unit for unit in self.separate.values()}
        here = [text for prototype, text in functions if prototype not in apart]
        named = {name for text in (*here, tail) for name in names_in(text)} if apart else set()
        self.units = [apart[p].unit(version) for p, _ in functions if p in apart]
        return [
            (prototype, text)
            for prototype, text in functions
            if prototype not in apart or apart[prototype].cname in named
        ]

    def _headers(self) -> list[str]:
        """What the file includes of the runtime beside m2c.h, and of the functions in C that it
        calls; the last changes what names of that mean."""
        counts = ['"m2c/count.h"'] if self.module.extras.counters else []
        counts += ['"m2c/interrupt.h"'] if self.module.extras.interruptible else []
        counts += ['"m2c/parts.h"'] if self.module.extras.openmp else []
        counts += ['"m2c/no_heap.h"'] if self.module.no_heap else []
        foreign = self.module.program.foreign
        if foreign.called and not self.module.no_heap:
            counts.append('"m2c/foreign.h"')
        counts += foreign.headers
        if self.module.extras.distributed:
            return [*counts, '"m2c/distributed.h"']
        return counts + (['"m2c/sparse.h"'] if self.module.has_sparse else [])

    def _refuse_boxed(self, functions: list[tuple[str, str]]) -> None:
        """Boxed functions can't use variables of static types, and a function that may be entered
        again before it is left has variables to share for each time."""
        prototypes = {prototype for prototype, _ in functions}
        names = {name for name, prototype, _ in self._texts if prototype in prototypes}
        for writer in self._boxed_writers():
            if writer.module.unit or writer.frame.cname in names:
                for instr in writer.function.instrs():
                    variable = outside(writer.function, instr)
                    if variable is not None:
                        self.module.homes.refuse(variable)
        for spec in self.typed:
            owner = spec.function
            if owner.shared and any(s.function.name == owner.name for s in reached(spec)):
                for name in owner.shared:
                    self.module.homes.refuse(Outside("shared", owner.name, name))

    def _homes(self, texts: list[str]) -> list[tuple[str, str]]:
        """Types and declarators of the static variables that the file uses."""
        used = {name for text in texts for name in names_in(text)}
        return [
            (ctype, declarator)
            for home in self.module.homes.made.values()
            for ctype, declarator in home.declarations()
            if names_in(declarator)[0] in used
        ]

    @property
    def statics(self) -> list[str]:
        """The C variables of global and persistent variables."""
        module = self.module
        variables = (module.globals, module.persistents, module.shared)
        return [name for names in variables for name in names.values()]
