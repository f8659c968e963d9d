"""The forms in which functions are called, once what is known of a program is inferred."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.engine import Engine, Specialisation
from mat2c.ir.verify import verify
from mat2c.opt.calls.boxed_library_calls import call_boxed
from mat2c.opt.calls.form_budget import limit_forms
from mat2c.opt.calls.library_budget import keep_to_budget
from mat2c.opt.lazy_matrices.preserve_results import keep_special
from mat2c.support.diagnostics import guarded
from mat2c.support.options import Options


def settle_forms(
    engine: Engine, entries: Sequence[Specialisation], options: Options, separates: bool
) -> None:
    """Has results stay boxed between functions where that tells what they are, and calls be boxed
    where typed ones save little, or are too large. `separates`: library functions have C files of
    their own."""
    keep_results_special(engine, entries, options)
    if options.no_heap:
        return
    with guarded("library calls", entries[0].function.name):
        specs = engine.reachable(*entries)
        if separates:
            call_boxed(entries, specs)
            specs = engine.reachable(*entries)
        keep_to_budget(entries, specs)
        specs = engine.reachable(*entries)
        limit_forms(entries, specs)
        _verify(specs, "library calls", options)


def keep_results_special(
    engine: Engine, entries: Sequence[Specialisation], options: Options
) -> None:
    """The first of these."""
    specs = engine.reachable(*entries)
    keep_special(specs)
    _verify(specs, "special results", options)


def _verify(specs: Sequence[Specialisation], after: str, options: Options) -> None:
    if options.verify:
        for spec in specs:
            verify(spec.function, after)
