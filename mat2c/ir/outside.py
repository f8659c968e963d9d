"""Variables that live outside of the frames of functions: global and persistent variables, and
those that a function shares with the functions nested in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mat2c.ir.core import Function, Instr, Operand, Program, Value


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
_CALLS = frozenset({"call", "calllist", "handle", "closure"})
# Operations that may call a function that only a handle names.
_UNKNOWN = frozenset(
    """callhandle callhandlelist subsref subslist builtin builtinlist assignpath readpath display
    """.split()
)


def outside(function: Function, instr: Instr) -> Outside | None:
    """The variable that an instruction loads, stores or asks about."""
    kind = _KINDS.get(instr.op)
    if kind is None:
        return None
    if kind == "global":
        return Outside(kind, "", instr.attrs["name"])
    if kind == "persistent":
        return Outside(kind, "", str(instr.attrs["slot"]))
    return Outside(kind, instr.attrs["owner"], instr.attrs["name"])


def uses_outside(program: Program) -> Iterator[tuple[Function, Instr, Outside]]:
    """All instructions that do."""
    for function in program.functions.values():
        for instr in function.instrs():
            variable = outside(function, instr)
            if variable is not None:
                yield function, instr, variable


def is_undefined(operand: Operand) -> bool:
    """Is it surely no value, as `clear` stores it?"""
    definition = operand.definition if isinstance(operand, Value) else None
    return definition is not None and definition.op == "undef"


def callees(program: Program, instr: Instr) -> list[str]:
    """The functions of the program that an instruction names."""
    name = instr.attrs.get("callee")
    return [name] if instr.op in _CALLS and name in program.functions else []


@dataclass(slots=True)
class Changes:
    """What a call may store, directly or not."""

    by_function: dict[str, set[Outside]]
    by_handle: set[Outside]

    def of(self, program: Program, instr: Instr) -> set[Outside]:
        found = set[Outside]()
        for name in callees(program, instr):
            found |= self.by_function[name]
        return found | self.by_handle if instr.op in _UNKNOWN else found


def changes(program: Program) -> Changes:
    """The stores that calls may lead to: until no function gets more."""
    handles = {
        name
        for f in program.functions.values()
        for i in f.instrs()
        if i.op in ("handle", "closure")
        for name in callees(program, i)
    }
    result = Changes({name: set() for name in program.functions}, set())
    for function, instr, variable in uses_outside(program):
        if instr.op in STORES:
            result.by_function[function.name].add(variable)
    before = -1
    while (now := sum(map(len, result.by_function.values())) + len(result.by_handle)) != before:
        before = now
        for function in program.functions.values():
            own = result.by_function[function.name]
            for instr in function.instrs():
                own |= result.of(program, instr)
        for name in handles:
            result.by_handle |= result.by_function[name]
    return result
