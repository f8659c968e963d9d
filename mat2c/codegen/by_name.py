"""The tables of functions that a program may call by a name that is computed: `feval(name)`,
`str2func(name)`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c import builtins
from mat2c.builtins.callers import ANY_NAME, CALLERS
from mat2c.codegen.calls import builtin_name
from mat2c.codegen.context import ModuleContext
from mat2c.codegen.spell import spelling
from mat2c.ir.core import Const, Function, Instr, Program, Value

_WORD = re.compile(r"[A-Za-z_]\w*")


def named_functions(program: Program, module: ModuleContext) -> str:
    """C text of the tables and the names in them; "" where the program calls nothing by name."""
    calls = list(_calls(program))
    if not calls:
        return ""
    own = program.named
    known, texts = set(builtins.boxed_names()), _texts(program)
    if not any(_is_computed(c) for c in calls):
        own &= texts
    wanted = known if any(_is_open(c) for c in calls) else known & texts
    wanted = wanted | {name for name in texts if _is_ignored(name)}
    for name in wanted:
        module.use_builtin(name)
    mine = [
        (name, module.boxed_function(name), *_counts(program.functions[name]))
        for name in sorted(own)
    ]
    theirs = [(name, builtin_name(name)) for name in sorted(wanted)]
    return spelling("module").function_table(mine, theirs)


def _counts(function: Function) -> tuple[int, int]:
    """What nargin and nargout say of it."""
    inputs, outputs = len(function.params), len(function.outputs)
    return -inputs if function.varargin else inputs, -outputs if function.varargout else outputs


def _is_ignored(name: str) -> bool:
    declaration = builtins.find(name)
    return declaration is not None and declaration.ignored


def _calls(program: Program) -> Iterator[Instr]:
    for function in program.functions.values():
        for instr in function.instrs():
            if (instr.op in ("builtin", "builtinlist") and instr.attrs["callee"] in CALLERS) or (
                instr.op == "handle"
                and (instr.attrs.get("kind") == "unknown" or instr.attrs["callee"] in CALLERS)
            ):
                yield instr


def _is_open(instr: Instr) -> bool:
    """Is the function's name computed?"""
    if instr.op == "handle":
        return instr.attrs["callee"] in ANY_NAME
    return instr.attrs["callee"] in ANY_NAME and _is_computed(instr)


def _is_computed(instr: Instr) -> bool:
    """May what it calls be none of the program's texts, nor a handle that is made in place?"""
    if instr.op == "handle":
        return instr.attrs.get("kind") != "unknown"
    args = instr.args[1:] if instr.op == "builtinlist" else instr.args
    if not args or isinstance(args[0], Const):
        return False
    definition = args[0].definition if isinstance(args[0], Value) else None
    return definition is None or definition.op not in ("handle", "closure")


def _texts(program: Program) -> set[str]:
    """The names among the program's constants."""
    return {text for function in program.functions.values() for text in _constants(function)}


def _constants(function: Function) -> Iterator[str]:
    for instr in function.instrs():
        if instr.op == "handle" and instr.attrs.get("kind") == "unknown":
            yield str(instr.attrs["callee"])
        for arg in instr.args:
            if isinstance(arg, Const) and isinstance(arg.value, str):
                yield from (arg.value, *_WORD.findall(arg.value.replace("s.Map", "s_Map")))
