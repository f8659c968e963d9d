"""Recursions: which functions count how deep calls nest, those from which a recursion can be
reached; and which may be entered again while they run.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.infer.engine import Specialisation

_UNKNOWN = frozenset(
    "call calllist callhandle callhandlelist dispatch dispatchlist member memberlist".split()
)


def callees(spec: Specialisation) -> list[Specialisation]:
    """The specialisations that it calls itself."""
    found = (instr.payload.spec for instr in spec.function.instrs())
    return [callee for callee in found if isinstance(callee, Specialisation)]


def reached(spec: Specialisation) -> set[Specialisation]:
    """Those that are called from it, directly or not."""
    found: set[Specialisation] = set()
    work = callees(spec)
    while work:
        callee = work.pop()
        if callee not in found:
            found.add(callee)
            work += callees(callee)
    return found


def may_recur(spec: Specialisation) -> bool:
    """True if a call of it can begin while another one runs. Who calls what is not known may be
    called back."""
    inside = reached(spec)
    return spec in inside or any(map(_calls_boxed, (spec, *inside)))


def counts_depth(spec: Specialisation, decided: Mapping[Specialisation, bool]) -> bool:
    """True if a recursion, or a function that is only called boxed, can be reached from it. Asked
    of callees first, so that one that isn't decided leads back here."""
    return _calls_boxed(spec) or any(decided.get(callee, True) for callee in callees(spec))


def _calls_boxed(spec: Specialisation) -> bool:
    return any(
        instr.op in _UNKNOWN and not isinstance(instr.payload.spec, Specialisation)
        for instr in spec.function.instrs()
    )
