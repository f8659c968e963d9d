"""The specialisations of a program's own functions are bounded in size.

encode (opts, x), encode (opts, {x}), encode (opts, s), … that call each other:
    the forms that run often and are typed are specialised; calls of the others are boxed

A function that is called with values of many kinds has a form for each. The boxed form is written
once, and is hardly slower than one in which most values are boxed.

Requires: types.  Keeps: types.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from mat2c.infer.call_costs import calls_made, frequencies, size_of
from mat2c.infer.engine import Specialisation
from mat2c.ir.functions.library_functions import is_of_library
from mat2c.opt.calls.boxed_library_calls import box_all, calls_by_callee
from mat2c.types.lattice import ANY
from mat2c.types.rep import Kind, rep_of

_ALWAYS = 2_000  # instructions of specialisations that any program may have
_FORMS = 2  # times the instructions of the functions, each counted once


def limit_forms(entries: Collection[Specialisation], specs: Iterable[Specialisation]) -> None:
    """Has calls be boxed of functions that have several forms, where all together would be larger
    than they may be. `specs` are all that the program reaches."""
    own = [spec for spec in specs if not is_of_library(spec.function)]
    sizes = {spec: size_of(spec) for spec in own}
    once: dict[str, int] = {}
    for spec, size in sizes.items():
        name = spec.signature.name
        once[name] = min(size, once.get(name, size))
    left = _ALWAYS + _FORMS * sum(once.values())
    if sum(sizes.values()) <= left:
        return
    forms = Counter(spec.signature.name for spec in own)
    frequency = frequencies(entries, {spec: calls_made(spec) for spec in own})
    calls = calls_by_callee(own)
    gains = {spec: frequency[spec] * _typed_share(spec) for spec in own}
    for spec in sorted(own, key=lambda spec: (-gains[spec], sizes[spec])):
        several = forms[spec.signature.name] > 1 and spec not in entries
        if sizes[spec] <= left or not several or not box_all(calls.get(spec, [])):
            left -= sizes[spec]


def _typed_share(spec: Specialisation) -> float:
    """The part of a function's values that need no boxes, from 0 to 1."""
    kinds = [
        rep_of(target.type or ANY).kind
        for instr in spec.function.instrs()
        for target in instr.targets
    ]
    typed = sum(kind in (Kind.SCALAR, Kind.ARRAY) for kind in kinds)
    return typed / len(kinds) if kinds else 1.0
