"""Which functions a running program may find by a name that it computes: `feval(name)`,
`str2func(name)`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c.builtins.callers import CALLERS
from mat2c.ir.core import Const, Function, Instr, Program, Value

_WORD = re.compile(r"[A-Za-z_]\w*")


def found_by_name(program: Program) -> frozenset[str]:
    """The program's functions that may be found; none where the program calls nothing by name."""
    calls = list(calls_by_name(program))
    if any(is_computed(c) for c in calls):
        return program.named
    return program.named & texts(program) if calls else frozenset()


def calls_by_name(program: Program) -> Iterator[Instr]:
    """What takes the name of a function, and the handles of functions that are not known yet."""
    for function in program.functions.values():
        for instr in function.instrs():
            if (instr.op in ("builtin", "builtinlist") and instr.attrs["callee"] in CALLERS) or (
                instr.op == "handle"
                and (instr.attrs.get("kind") == "unknown" or instr.attrs["callee"] in CALLERS)
            ):
                yield instr


def is_computed(instr: Instr) -> bool:
    """May what it calls be none of the program's texts, nor a handle that is made in place?"""
    if instr.op == "handle":
        return instr.attrs.get("kind") != "unknown"
    args = instr.args[1:] if instr.op == "builtinlist" else instr.args
    if not args or isinstance(args[0], Const):
        return False
    definition = args[0].definition if isinstance(args[0], Value) else None
    return definition is None or definition.op not in ("handle", "closure")


def texts(program: Program) -> set[str]:
    """The names among the program's constants."""
    return {text for function in program.functions.values() for text in _constants(function)}


def _constants(function: Function) -> Iterator[str]:
    for instr in function.instrs():
        if instr.op == "handle" and instr.attrs.get("kind") == "unknown":
            yield str(instr.attrs["callee"])
        for arg in instr.args:
            if isinstance(arg, Const) and isinstance(arg.value, str):
                yield from (arg.value, *_WORD.findall(arg.value.replace("s.Map", "s_Map")))
