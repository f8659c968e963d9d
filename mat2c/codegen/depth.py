"""Which functions count how deep calls nest: those from which a recursion can be reached."""

from __future__ import annotations

from mat2c.infer.engine import Specialisation

_UNKNOWN = frozenset("call calllist callhandle callhandlelist".split())


def callees(spec: Specialisation) -> list[Specialisation]:
    """The specialisations that it calls itself."""
    found = (instr.attrs.get("spec") for instr in spec.function.instrs())
    return [callee for callee in found if isinstance(callee, Specialisation)]


def counts_depth(spec: Specialisation) -> bool:
    """Can a recursion, or a function that is only called boxed, be reached from it?"""
    return any(_calls_boxed(s) or s in _reached(s) for s in {spec} | _reached(spec))


def _reached(spec: Specialisation) -> set[Specialisation]:
    """Those that are called from it, directly or not."""
    seen: set[Specialisation] = set()
    todo = callees(spec)
    while todo:
        callee = todo.pop()
        if callee not in seen:
            seen.add(callee)
            todo += callees(callee)
    return seen


def _calls_boxed(spec: Specialisation) -> bool:
    return any(
        instr.op in _UNKNOWN and not isinstance(instr.attrs.get("spec"), Specialisation)
        for instr in spec.function.instrs()
    )
