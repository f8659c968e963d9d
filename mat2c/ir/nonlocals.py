"""Variables that live outside of the frames of functions: global and persistent variables, and
those that a function shares with the functions nested in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.ir.core import Function, Instr, Operand, Program, Value
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import PersistentVariable, SharedVariable
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Outside:
    """One of them. `kind` is "global", "persistent" or "shared"; `owner` is the function that has
    a shared one."""

    kind: str
    owner: str
    name: str


LOADS = {"loadglobal": "global", "loadpersistent": "persistent", "load": "shared"}
STORES = {"storeglobal": "global", "storepersistent": "persistent", "store": "shared"}
QUESTIONS = {
    "globalinit": "global",
    "persistentinit": "persistent",
    "globalempty": "global",
    "persistentempty": "persistent",
}
"""Has it been stored yet? Is it empty?"""
_KINDS = {**LOADS, **STORES, **QUESTIONS}
_HANDLES = frozenset({"handle", "closure"})
_CALLS = _HANDLES | {"call", "calllist"}
_ANY = "@"
"""Stands among the names of functions for any function that there is a handle to."""
# Operations that may call a function that only a handle names.
_UNKNOWN = frozenset(
    """callhandle callhandlelist dispatch dispatchlist chain chainlist member memberlist subsref
    subslist builtin builtinlist assignpath readpath elementfield display""".split()
)


def outside(function: Function, instr: Instr) -> Outside | None:
    """The variable that an instruction loads, stores or asks about."""
    kind = _KINDS.get(instr.op)
    if kind is None:
        return None
    if kind == "global":
        return Outside(kind, "", instr.payload.name)
    if kind == "persistent":
        return Outside(kind, "", payload_of(instr, PersistentVariable).slot)
    return Outside(kind, payload_of(instr, SharedVariable).owner, instr.payload.name)


def uses_outside(program: Program) -> Iterator[tuple[Function, Instr, Outside]]:
    """All instructions that do."""
    for function in program.functions.values():
        for instr in function.instrs():
            variable = outside(function, instr)
            if variable is not None:
                yield function, instr, variable


def is_undefined(operand: Operand) -> bool:
    """True if it surely is no value, as `clear` stores it."""
    definition = operand.definition if isinstance(operand, Value) else None
    return definition is not None and definition.op == "undef"


def callees(program: Program, instr: Instr) -> list[str]:
    """The functions of the program that an instruction names."""
    name = instr.payload.callee
    return [name] if instr.op in _CALLS and name in program.functions else []


def callers(program: Program) -> dict[str, set[str]]:
    """The functions that name each function."""
    found: dict[str, set[str]] = {name: set() for name in program.functions}
    for name, function in program.functions.items():
        for instr in function.instrs():
            for callee in callees(program, instr):
                found[callee].add(name)
    return found


def changes(program: Program) -> dict[str, set[Outside]]:
    """What a call of each function may store, directly or not."""
    found: dict[str, set[Outside]] = {name: set() for name in [*program.functions, _ANY]}
    for function, instr, variable in uses_outside(program):
        if instr.op in STORES:
            found[function.name].add(variable)
    calling = callers(program)
    calling[_ANY] = _calling_unknown(program)
    for name in _handled(program):
        calling[name].add(_ANY)
    work = [name for name, stored in found.items() if stored]
    while work:
        name = work.pop()
        for caller in calling[name]:
            if not found[name] <= found[caller]:
                found[caller] |= found[name]
                work.append(caller)
    return found


def _handled(program: Program) -> set[str]:
    """The functions that there are handles to."""
    instrs = (i for f in program.functions.values() for i in f.instrs())
    return {name for i in instrs if i.op in _HANDLES for name in callees(program, i)}


def _calling_unknown(program: Program) -> set[str]:
    """The functions that may call any of those."""
    functions = program.functions.items()
    return {name for name, f in functions if any(i.op in _UNKNOWN for i in f.instrs())}
