"""The tables of functions that a program may call by a name that is computed: `feval(name)`,
`str2func(name)`."""

from __future__ import annotations

from mat2c import builtins
from mat2c.builtins.callers import ANY_NAME
from mat2c.codegen.boxed.boxed_calls import builtin_name
from mat2c.codegen.boxed.class_operations import named
from mat2c.codegen.file_functions import Parts
from mat2c.ir.callable_by_name import calls_by_name, found_by_name, is_computed, texts
from mat2c.ir.core import Function, Instr
from mat2c.support.templates import spelling


def write_named(parts: Parts) -> str:
    """Writes all that was asked for, and what its calls by name may find: C text of the tables and
    the names in them; "" where nothing is called by name."""
    program, module = parts.program, parts.module
    own = _write(parts)
    calls = list(calls_by_name(parts.functions()))
    if not calls:
        return ""
    known, written = set(builtins.boxed_names()), texts(program)
    wanted = known if any(_is_open(c) for c in calls) else known & written
    wanted = wanted | {name for name in written if _is_ignored(name)}
    mine = {
        name: (name, module.boxed_function(name), *_counts(program.functions[name])) for name in own
    }
    for name, fn in named(module, own).items():
        mine[name] = (name, fn, -1, -1)
    theirs = [(name, builtin_name(name)) for name in sorted(wanted)]
    return spelling("module").function_table([mine[name] for name in sorted(mine)], theirs)


def _write(parts: Parts) -> frozenset[str]:
    """Until what is written finds no more: the program's functions that it may find."""
    own = frozenset[str]()
    while True:
        parts.write()
        found = found_by_name(parts.program, parts.functions())
        if found <= own:
            return own
        own |= found
        for name in sorted(found):
            parts.module.boxed_function(name)


def _counts(function: Function) -> tuple[int, int]:
    """What nargin and nargout say of it."""
    inputs, outputs = len(function.params), len(function.outputs)
    return -inputs if function.varargin else inputs, -outputs if function.varargout else outputs


def _is_ignored(name: str) -> bool:
    declaration = builtins.find(name)
    return declaration is not None and declaration.ignored and not declaration.refused


def _is_open(instr: Instr) -> bool:
    """True if the function's name is computed."""
    if instr.op == "handle":
        return instr.payload.callee in ANY_NAME
    return instr.payload.callee in ANY_NAME and is_computed(instr)
