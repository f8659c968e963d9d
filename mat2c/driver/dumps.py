"""What the stages made of a program, as text: `mat2c dump`."""

from __future__ import annotations

from pathlib import Path

from mat2c import frontend
from mat2c.driver.compilation import Compilation
from mat2c.driver.session import nested
from mat2c.ir.printer import print_function, print_program
from mat2c.lir.lir_passes import SELECTED, STEPS, watched
from mat2c.lir.routine import Routine
from mat2c.lir.text.lir_printer import routine_text
from mat2c.report.group_lifetimes import Lifetimes
from mat2c.report.peak_memory import peak_text
from mat2c.report.storage_json import as_json
from mat2c.report.storage_text import render
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.dialect import DIALECTS, Dialect
from mat2c.support.options import Options
from mat2c.types.lattice import Type


def dump(
    path: Path, stage: str, options: Options, diagnostics: Diagnostics, form: str = "text"
) -> str:
    """The text form of what a stage made of the program; of storage plans also as "json"."""
    return nested(options, diagnostics, lambda: _dump(path, stage, options, diagnostics, form))


def _dump(path: Path, stage: str, options: Options, diagnostics: Diagnostics, form: str) -> str:
    if stage in ("tokens", "ast"):
        dialect = DIALECTS.get(options.dialect or "")
        return _dump_source(path, stage, dialect, diagnostics)
    work = Compilation(path, options, diagnostics)
    if stage == "ir":
        return print_program(work.program)
    if stage == "c":
        return work.c_texts()[0]
    if stage == "lir" or stage in STEPS:
        return _dump_lir(work, STEPS[-1] if stage == "lir" else stage)
    work.middle()
    if stage == "ssa":
        return print_program(work.program)
    specs = work.engine.reachable(work.infer() or work.anything())
    if stage == "storage":
        plans = [(spec, work.planning.prepare(spec)[0]) for spec in specs]
        if form == "json":
            return as_json(plans)
        return "\n".join(render(plan, Lifetimes(plan, spec.function)) for spec, plan in plans)
    if stage == "opt":
        for spec in specs:
            work.planning.optimise(spec)
    return "\n".join(print_function(s.function, type_text=Type.to_text) for s in specs)


def _dump_source(path: Path, stage: str, dialect: Dialect | None, diagnostics: Diagnostics) -> str:
    """The tokens or the tree of the main file."""
    source = frontend.load(path, dialect)
    if stage == "tokens":
        return "".join(f"{token!r}\n" for token in frontend.tokens(source))
    tree = frontend.parse_source(source, diagnostics)
    if diagnostics.has_errors:
        raise TranslationError(diagnostics)
    return frontend.dump_ast(tree)


def _dump_lir(work: Compilation, last: str) -> str:
    """The functions, behind the last of the steps up to this one that they went through."""
    wanted = STEPS[: STEPS.index(last) + 1]
    found: dict[str, Routine] = {}

    def note(step: str, routine: Routine) -> None:
        if step == SELECTED:
            found.pop(routine.name, None)  # in the order in which they are written at last
        if step in wanted:
            found[routine.name] = routine

    with watched(note):
        text = work.c_texts()[0]
    # a file may have been begun again, with other functions
    return "\n".join(routine_text(found[name]) for name in found if f"{name}(" in text)


def memory(path: Path, options: Options, diagnostics: Diagnostics) -> str:
    """What each function of the program needs at most."""

    def told() -> str:
        work = Compilation(path, options, diagnostics)
        work.middle()
        specs = work.engine.reachable(work.infer() or work.anything())
        calls = work.program.tells_calls
        return "".join(peak_text(spec, work.planning.prepare(spec)[0], calls) for spec in specs)

    return nested(options, diagnostics, told)
