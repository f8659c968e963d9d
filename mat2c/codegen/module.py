"""The whole C file of a program."""

from __future__ import annotations

from mat2c.codegen.by_name import named_functions
from mat2c.codegen.context import ModuleContext
from mat2c.codegen.function import FunctionWriter
from mat2c.codegen.spell import spelling
from mat2c.ir.core import Program


def write_module(program: Program, file: str, version: str, main: bool) -> str:
    """C text of a program: constants, globals, prototypes, functions, main."""
    module = ModuleContext(program, file)
    module.environments.on = True
    texts: dict[str, str] = {}
    prototypes: dict[str, str] = {}
    entry = module.boxed_function(program.entry)
    table = named_functions(program, module)
    pending = [program.entry, *(f for f in program.functions if f in module.functions)]
    while pending:
        name = pending.pop()
        if name in texts:
            continue
        writer = FunctionWriter(program.functions[name], module)
        texts[name] = writer.text()
        prototypes[name] = writer.prototype
        pending += [f for f in module.functions if f not in texts]
    order = [n for n in program.functions if n in texts]
    statics = [*module.globals.values(), *module.persistents.values()]
    spell = spelling("module")
    return spell.file(
        version,
        file,
        [],
        module.constants.definitions,
        statics,
        [prototypes[n] for n in order],
        [texts[n] for n in order],
        table + (spell.program(entry, statics, bool(table)) if main else ""),
    )
