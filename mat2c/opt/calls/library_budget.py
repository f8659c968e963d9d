"""The library functions of which a program has specialisations are bounded in size.

quadcc, quadl, ode45, griddata, … each called once with ten forms of arguments:
    those called often, then the small ones, are specialised; calls of the others are boxed

A specialisation of a large function is thousands of lines of C for one line of MATLAB. The boxed
form is written once, whatever the number of calls, or not at all where it is compiled already.

Requires: types.  Keeps: types.
"""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.infer.call_costs import calls_made, frequencies, size_of
from mat2c.infer.engine import Specialisation
from mat2c.ir.functions.library_functions import is_of_library
from mat2c.opt.calls.boxed_library_calls import box_all, calls_by_callee

_ALWAYS = 2_500  # instructions that the library's part of any program may have
_PER_OWN = 2  # of these for each instruction of the program's own


def keep_to_budget(entries: Iterable[Specialisation], specs: Iterable[Specialisation]) -> None:
    """Has the program's calls of library functions be boxed that would make it larger than it may
    be. `specs` are all that it reaches."""
    known = list(specs)
    sizes = {spec: size_of(spec) for spec in known}
    own = sum(size for spec, size in sizes.items() if not is_of_library(spec.function))
    left = _ALWAYS + _PER_OWN * own
    if sum(sizes.values()) - own <= left:
        return
    outside = (spec for spec in known if not is_of_library(spec.function))
    made = calls_by_callee(outside)
    calls = {callee: made[callee] for callee in made if is_of_library(callee.function)}
    frequency = frequencies(entries, {spec: calls_made(spec) for spec in known})
    kept: set[Specialisation] = set()
    parts = {callee: _part_of(callee) for callee in calls}
    order = sorted(parts, key=lambda s: (-frequency[s], sum(sizes[each] for each in parts[s])))
    for callee in order:
        added = [spec for spec in parts[callee] if spec not in kept]
        size = sum(sizes[spec] for spec in added)
        if size <= left or not box_all(calls[callee]):
            left -= size
            kept.update(added)


def _part_of(callee: Specialisation) -> list[Specialisation]:
    """The library functions that run where this one is called."""
    found = [callee]
    seen = {callee}
    for spec in found:
        for _, other in spec.calls():
            if is_of_library(other.function) and other not in seen:
                seen.add(other)
                found.append(other)
    return found
