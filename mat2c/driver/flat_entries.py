"""The entries of a library that take and give structs as C structs: for each there is a function
that takes and gives the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mat2c.ir.core import Function, Program
from mat2c.opt.calls.flat_entry import flat_entry, flat_types, makes_structs
from mat2c.support.diagnostics import guarded
from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.struct_fields import Fields, struct_fields

Types = dict[str, list[Type]]
"""Types of the inputs or outputs of entries, by name."""


@dataclass(frozen=True, slots=True)
class Flat:
    """An entry whose structs come and go by their fields: the function that it calls, the fields of
    its inputs and outputs, and the types of the inputs."""

    function: Function
    inputs: list[Fields | None]
    outputs: list[Fields | None]
    types: list[Type]


def flatten_entries(
    program: Program, given: Types, outputs_of: Callable[[Types], Types]
) -> dict[str, Flat]:
    """Adds the functions that stand for entries, and makes them the entries; those by name.
    `given` are the types of all inputs, `outputs_of` finds what entries give for them."""
    taken = _fields(given)
    may_give = any(map(any, taken.values())) or makes_structs(program)
    made = _fields(outputs_of(given)) if may_give else {}
    found: dict[str, Flat] = {}
    entries = []
    for name, types in given.items():
        entry = program.functions[name]
        inputs, outputs = taken[name], made.get(name, [None] * len(entry.outputs))
        entries.append(name)
        if not any([*inputs, *outputs]) or entry.varargin or entry.varargout:
            continue
        with guarded("flat entry", name):
            flat = flat_entry(entry, inputs, outputs, program.functions)
        program.functions[flat.name] = flat
        found[flat.name] = Flat(entry, inputs, outputs, flat_types(types, inputs))
        entries[-1] = flat.name
    if found:
        program.entry, *program.others = entries
    return found


def _fields(types: Mapping[str, list[Type]]) -> dict[str, list[Fields | None]]:
    return {name: [struct_fields(t) for t in each] for name, each in types.items()}
