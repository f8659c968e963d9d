"""The passes that make statements readable, on statements built by hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mat2c.lir.c_stmt import Code
from mat2c.lir.lir_passes import READABLE, after_passes
from mat2c.lir.routine import Routine


def improved(
    body: Code,
    ctypes: Mapping[str, str],
    temporaries: Collection[str],
    given: Collection[str] = (),
    unset: Collection[str] = (),
) -> Code:
    """The body behind these passes, each of which keeps the rules of LIR. `ctypes` has the C types
    of scalars, of which `given` ones are parameters and `unset` ones may have no value;
    `temporaries` are those without a name in the program."""
    unnamed, params, undefined = (frozenset(part) for part in (temporaries, given, unset))
    routine = Routine("f", body, ctypes, unnamed, params, undefined)
    return after_passes(READABLE, routine, str, verify=True).body
