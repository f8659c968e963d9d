"""The functions of a C file: specialisations, and boxed forms of the functions that need one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from mat2c.codegen.context import ModuleContext
from mat2c.codegen.function import FunctionWriter
from mat2c.codegen.spell import spelling
from mat2c.codegen.typed_function import TypedWriter
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Program, Value
from mat2c.storage.model import StoragePlan
from mat2c.types.rep import Rep

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
    _texts: list[tuple[str, str]] = field(default_factory=list)

    def write(self) -> None:
        """Writes every function that was asked for, and those that they ask for."""
        while self._some_typed() or self._some_boxed():
            pass

    def _some_typed(self) -> bool:
        todo = [spec for spec in self.module.typed if spec not in self.typed]
        for spec in todo:
            writer = self.typed[spec] = TypedWriter(spec, *self.prepare(spec), self.module)
            self._add(writer)
        return bool(todo)

    def _some_boxed(self) -> bool:
        todo = [name for name in self.module.functions if name not in self.boxed]
        for name in todo:
            writer = self.boxed[name] = FunctionWriter(self.program.functions[name], self.module)
            self._add(writer)
        return bool(todo)

    def _add(self, writer: TypedWriter | FunctionWriter) -> None:
        text = writer.text()  # which decides the parameters, too
        self._texts.append((writer.prototype, text))

    def file(self, version: str, tail: str) -> str:
        """The C file; `tail` is what stands behind the functions."""
        module = self.module
        return spelling("module").file(
            version,
            module.file,
            ["m2c/count.h"] if module.extras.counters else [],
            module.constants.definitions([*(text for _, text in self._texts), *self.statics, tail]),
            self.statics,
            len(module.extras.counters),
            [prototype for prototype, _ in self._texts],
            [text for _, text in self._texts],
            tail,
        )

    @property
    def statics(self) -> list[str]:
        """The C variables of global and persistent variables."""
        return [*self.module.globals.values(), *self.module.persistents.values()]
