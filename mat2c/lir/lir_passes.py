"""The passes over the statements of a function, in their order, on one screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager

from mat2c.lir.c_stmt import Code
from mat2c.lir.empty_arms import turn_branches, without_empty_branches
from mat2c.lir.loops.block_copies import copy_blocks
from mat2c.lir.loops.independence import Fresh, Surroundings
from mat2c.lir.loops.strips import in_strips
from mat2c.lir.loops.threads import on_threads
from mat2c.lir.mentions import all_statements
from mat2c.lir.merge_counters import merge_counters
from mat2c.lir.routine import Routine
from mat2c.lir.scopes import Scopes
from mat2c.lir.temporaries import inline_temporaries
from mat2c.lir.unneeded_braces import without_blocks
from mat2c.lir.unread import remove_unread, without_unread_constants
from mat2c.lir.unread_scopes import without_unread_scopes
from mat2c.lir.verify_lir import verify_routine
from mat2c.support.record import dataclass, replace


@dataclass(frozen=True, slots=True)
class LirPass:
    """A step that makes another body: its name on the command line, and what it does, by the
    `function` of a module. `option` is what must be asked for; "" for what always runs."""

    name: str
    function: Callable[..., object]
    run: Callable[[Routine, Fresh], Routine]
    option: str = ""


def _pass(name: str, function: Callable[..., object], body: Callable[[Routine], Code]) -> LirPass:
    return LirPass(name, function, lambda routine, _: replace(routine, body=body(routine)))


def _around(routine: Routine) -> Surroundings:
    return Surroundings(routine.shared, routine.arrays, routine.functions)


def _what_is_read(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without what is computed for nothing, and branches that nothing is left of."""
    while True:
        read = remove_unread(code, scalars)
        shorter = without_empty_branches(read)
        if len(list(all_statements(shorter))) == len(list(all_statements(read))):
            return read
        code = shorter


def _placed(routine: Routine, _: Fresh) -> Routine:
    scopes = Scopes(routine.body, routine.scalars, routine.unset)
    return replace(routine, body=scopes.declared(), declared=frozenset(scopes.placed))


def _without_constants(routine: Routine) -> Code:
    return without_unread_constants(routine.body, routine.declared or ())


def _without_scopes(routine: Routine) -> Code:
    return without_unread_scopes(routine.body, routine.declared or ())


def _inlined(routine: Routine) -> Code:
    scalars = {*routine.scalars, *routine.given}
    return inline_temporaries(routine.body, routine.temporaries, scalars)


def _in_strips(routine: Routine, fresh: Fresh) -> Routine:
    return replace(routine, body=in_strips(routine.body, _around(routine), fresh))


def _on_threads(routine: Routine, fresh: Fresh) -> Routine:
    body = on_threads(routine.body, _around(routine), fresh)
    return replace(routine, body=without_blocks(body))


READABLE = (
    _pass("unread", remove_unread, lambda r: _what_is_read(r.body, r.scalars)),
    LirPass("scopes", Scopes, _placed),
    _pass("unread-scopes", without_unread_scopes, _without_scopes),
    _pass("constants", without_unread_constants, _without_constants),
    _pass("temporaries", inline_temporaries, _inlined),
    _pass("counters", merge_counters, lambda r: merge_counters(r.body)),
    _pass("constants-again", without_unread_constants, _without_constants),
    _pass(
        "temporaries-again", inline_temporaries, _inlined
    ),  # whose reasons may have been counters
    _pass("empty-arms", turn_branches, lambda r: turn_branches(r.body)),
    _pass("braces", without_blocks, lambda r: without_blocks(r.body)),
)
"""What makes of a body what a reader wants."""
OF_BOXES = tuple(step for step in READABLE if step.name in ("unread", "empty-arms"))
"""The same for what keeps its values in boxes, which are declared at its top."""
LOOPS = (
    LirPass("strips", in_strips, _in_strips, "strips"),
    LirPass("threads", on_threads, _on_threads, "openmp"),
    _pass("copies", copy_blocks, lambda r: copy_blocks(r.body, _around(r))),
)
"""What rearranges loops; the names in scope are known to it."""
SELECTED = "select"
"""What the LIR before all passes is called."""
STEPS = (SELECTED, *(step.name for step in READABLE + LOOPS))

Watcher = Callable[[str, Routine], None]
_watchers: list[Watcher] = []


@contextmanager
def watched(watcher: Watcher) -> Iterator[None]:
    """Tells of each function what every step has made of it, while something is translated."""
    _watchers.append(watcher)
    try:
        yield
    finally:
        _watchers.remove(watcher)


def tell(step: str, routine: Routine) -> None:
    """Tells whoever watches."""
    for watcher in _watchers:
        watcher(step, routine)


def after_passes(
    passes: Iterable[LirPass],
    routine: Routine,
    fresh: Fresh,
    *,
    options: Collection[str] = (),
    verify: bool = False,
) -> Routine:
    """The function behind the passes; those that need an option run with it."""
    for step in passes:
        if step.option and step.option not in options:
            continue
        routine = step.run(routine, fresh)
        if verify:
            verify_routine(routine, step.name)
        tell(step.name, routine)
    return routine
