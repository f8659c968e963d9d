"""A MATLAB function as a C library: a C file with exported entries, and the header that declares
them.

    int mix_values(int nargout, m2c_value **out, int nargin, m2c_value *const *in);
    int mix(const double *a, ptrdiff_t a_1, ptrdiff_t a_2, double *s);

The first takes values of any class; the second exists where the types of the inputs are known, and
is what the first calls for values of these types.
"""

from __future__ import annotations

import re

from mat2c.codegen.calls.entry_exchange import exchange
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.file_functions import Parts, Prepare
from mat2c.codegen.functions.typed_function import TypedWriter
from mat2c.codegen.name_tables import write_named
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.core import Function, Program
from mat2c.support.templates import spelling
from mat2c.types.rep import C64

# Static names of the file, by what they are for.
_ROLES = ("each", "library", "has_types", "by_type", "by_value", "apart")


def library_name(stem: str) -> str:
    """The C identifier that a library's entries are named after."""
    name = re.sub(r"\W", "_", stem, flags=re.ASCII) or "_"
    return f"f{name}" if name[0].isdigit() else name


def write_library(
    program: Program,
    entry: Specialisation | None,
    prepare: Prepare,
    name: str,
    file: str,
    version: str,
    included: str,
) -> tuple[str, str]:
    """The C text and the header of a library; `entry` is the function for inputs of known types,
    `included` how the C file names the header."""
    module = ModuleContext(program, file)
    typed = entry if entry is not None and callable_directly(entry) else None
    exported = module.names.fresh(name)
    for declared_too in ("values", "nargin", "nargout"):
        module.names.fresh(f"{name}_{declared_too}")
    own = {role: module.names.fresh(role) for role in _ROLES}
    parts = Parts(program, module, prepare)
    inner = module.boxed_function(program.entry)
    if typed is not None:
        module.typed_function(typed)
        module.form(typed)
    table = write_named(parts)
    spell, named = spelling("library"), bool(table)
    tail, declared = table + spell.lasting(own, parts.statics), None
    if typed is not None:
        tail += spell.by_type(own, name, exchange(typed, module.typed[typed]))
    tail += spell.boxed_entry(own, name, inner, named, typed is not None)
    if typed is not None:
        writer = parts.typed[typed]
        tail += _typed_entry(own, exported, writer, module.typed[typed], named)
        declared = {
            "comment": writer.comment,
            "prototype": spell.typed_prototype(exported, _public(writer)),
        }
    function = program.functions[program.entry]
    header = spell.header(version, file, f"{name.upper()}_H", name, *_counts(function), declared)
    return parts.file(version, tail, "static M2C_STATE", included), header


def _typed_entry(
    own: dict[str, str], exported: str, writer: TypedWriter, function: str, named: bool
) -> str:
    """The entry for inputs of known types, which keeps inputs and outputs apart and calls
    `function`."""
    spell, interface, fresh = spelling("library"), writer.interface, writer.frame.names.fresh
    text, arguments = "", interface.borrowed
    if interface.written and interface.read:
        parameters, apart = interface.declarations, own["apart"]
        local = [fresh(name) for name in ("outputs", "copies", "status")]
        text = spell.apart(
            apart, parameters, function, arguments, interface.written, interface.read, *local
        )
        function, arguments = apart, interface.names
    entry = fresh("entry")
    return text + spell.typed_entry(
        own, exported, interface.declarations, function, arguments, named, entry
    )


def _public(writer: TypedWriter) -> list[str]:
    """The parameters as the header declares them, in C and in C++."""
    complex_type = C64.ctype
    return [d.replace(complex_type, "m2c_c64") for d in writer.interface.declarations]


def _counts(function: Function) -> tuple[int, int]:
    """What MATLAB's nargin and nargout say of a function."""
    if function.kind == "script":
        return 0, 0
    inputs, outputs = len(function.params), len(function.outputs)
    return (-inputs if function.varargin else inputs), (-outputs if function.varargout else outputs)
