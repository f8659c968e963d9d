"""The C file of a program with a `main`."""

from __future__ import annotations

from mat2c.codegen.boxed.class_operations import ask_for_all, tables
from mat2c.codegen.boxed.library_units import Unit
from mat2c.codegen.c_listing import Listing
from mat2c.codegen.file_context import Extras, ModuleContext, calls
from mat2c.codegen.file_functions import Parts, Prepare
from mat2c.codegen.name_tables import write_named
from mat2c.infer.engine import Specialisation
from mat2c.infer.nonlocal_types import Variables
from mat2c.ir.core import Program
from mat2c.support.templates import spelling


def write_program(
    program: Program,
    entry: Specialisation | None,
    prepare: Prepare,
    file: str,
    version: str,
    extras: Extras | None = None,
    variables: Variables | None = None,
    listing: Listing | None = None,
    separate: bool = False,
) -> tuple[str, list[Unit]]:
    """C text of a program that starts at a specialisation; None: with every value boxed. Where the
    library's functions are to be `separate`, the C files that it needs beside its own."""
    chosen = extras or Extras()
    module = ModuleContext(program, file, extras=chosen, variables=variables, listing=listing)
    module.separate = separate
    if has_lifetimes(program) or chosen.distributed:
        entry = None
    if entry is not None and not _starts_typed(entry):
        entry = None
    parts = Parts(program, module, prepare)
    if entry is None:
        start = module.boxed_function(program.entry)
    else:
        start = module.typed_function(entry)
        module.form(entry)
    ask_for_all(module)
    table = write_named(parts)
    named = bool(table)
    spell = spelling("module")
    classes = tables(module)
    main = spell.program if entry is None else spell.typed_program
    counters = module.extras.counters
    if counters:
        table += spell.counters(counters)
    blocks = module.homes.blocks()
    more = {"classes": True} if program.classes else {}
    if program.dialect.matlab_display:
        more["matlab"] = True
    end = table + main(start, parts.statics, blocks, named, len(counters), **more)
    text = parts.file(version, end, classes=classes)
    return text, parts.units


def has_lifetimes(program: Program) -> bool:
    """True if it matters when a variable gives its value up. In boxed code it is where MATLAB
    does."""
    return calls(program, "onCleanup") or bool(program.classes)


def _starts_typed(entry: Specialisation) -> bool:
    """True if `main` can call it. One with outputs, or one that asks which are ignored, is called
    boxed."""
    function = entry.function
    return not function.outputs and all(instr.op != "isargout" for instr in function.instrs())
