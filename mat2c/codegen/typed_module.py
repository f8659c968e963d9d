"""The C file of a program with inferred types: specialisations, and boxed forms of functions where they are needed."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.context import ModuleContext
from mat2c.codegen.function import FunctionWriter
from mat2c.codegen.spell import spelling
from mat2c.codegen.typed_function import TypedWriter
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Program, Value
from mat2c.storage.model import StoragePlan
from mat2c.types.rep import Rep

Prepared = tuple[StoragePlan, dict[Value, Rep]]


def write_typed_module(
    program: Program,
    entry: Specialisation,
    prepare: Callable[[Specialisation], Prepared],
    file: str,
    version: str,
) -> str:
    """C text of a program that starts at a specialisation."""
    module = ModuleContext(program, file)
    typed: dict[Specialisation, tuple[str, str]] = {}
    boxed: dict[str, tuple[str, str]] = {}
    module.typed_function(entry)
    while True:
        todo = [s for s in module.typed if s not in typed]
        names = [n for n in module.functions if n not in boxed]
        if not todo and not names:
            break
        for spec in todo:
            plan, reps = prepare(spec)
            writer = TypedWriter(spec, plan, reps, module)
            text = writer.text()
            typed[spec] = (writer.prototype, text)
        for name in names:
            boxed_writer = FunctionWriter(program.functions[name], module)
            text = boxed_writer.text()
            boxed[name] = (boxed_writer.prototype, text)
    parts = [*typed.values(), *boxed.values()]
    statics = [*module.globals.values(), *module.persistents.values()]
    spell = spelling("module")
    return spell.file(
        version,
        file,
        [],
        module.constants.definitions,
        statics,
        [p for p, _ in parts],
        [t for _, t in parts],
        spell.typed_program(module.typed_function(entry), statics),
    )
