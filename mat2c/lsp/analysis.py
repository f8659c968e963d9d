"""What the compiler says of a file as an editor has it: diagnostics, types, boxed values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mat2c import frontend
from mat2c.driver import accounts
from mat2c.driver.compilation import Compilation
from mat2c.driver.session import nested
from mat2c.report import boxed_values
from mat2c.report.explain import Place
from mat2c.support.diagnostics import Diagnostic, Diagnostics, InternalError, TranslationError
from mat2c.support.options import Options
from mat2c.support.record import replace

Contents = Mapping[Path, bytes]
"""What the open files have in them."""


def diagnostics_of(path: Path, contents: Contents, options: Options) -> list[Diagnostic]:
    """The errors and warnings in a file. What is wrong in files that it calls is theirs."""
    found = Diagnostics(options.warnings)

    def work() -> None:
        Compilation(path, options, found).warn()

    _run(work, contents, options, found)
    return [d for d in found.sorted() if d.span is None or _is_in(d, path)]


def explained(path: Path, line: int, name: str, contents: Contents, options: Options) -> list[str]:
    """What became of the values called `name` that a line defines: the lines of `mat2c explain`,
    each once, without the place."""
    text = ""

    def work() -> None:
        nonlocal text
        told = accounts.explain(path, Place(str(path), line), options, Diagnostics())
        text = told if isinstance(told, str) else ""

    _run(work, contents, options, Diagnostics())
    found: dict[str, None] = {}
    wanted = False
    for row in text.splitlines():
        if not row.startswith("  "):
            wanted = row.rpartition(": ")[2] == name
        elif wanted:
            found[row.strip()] = None
    return list(found)


def boxed_in(path: Path, contents: Contents, options: Options) -> list[Diagnostic]:
    """Notes on the values in a file that stay boxed; none where all inputs may be anything."""
    notes: list[Diagnostic] = []

    def work() -> None:
        compilation = Compilation(path, options, Diagnostics())
        compilation.middle()
        entry = compilation.infer()
        if entry is None:
            return
        specs = compilation.engine.reachable(entry)
        prepared = [(spec.function, compilation.planning.prepare(spec)[1]) for spec in specs]
        notes.extend(boxed_values.account(prepared).notes)

    _run(work, contents, options, Diagnostics())
    return [note for note in notes if _is_in(note, path)]


def _run(
    work: Callable[[], None], contents: Contents, options: Options, found: Diagnostics
) -> None:
    """Does the work as far as the program lets it. What mat2c itself fails at is no news for an
    editor."""
    try:
        with frontend.holding(contents):
            nested(options, found, work)
    except TranslationError as error:
        if error.diagnostics is not found:
            found.take(error.diagnostics)
    except (InternalError, OSError):
        return


def _is_in(diagnostic: Diagnostic, path: Path) -> bool:
    return diagnostic.span is not None and Path(diagnostic.span.source.path) == path


def with_types(options: Options, path: Path, types: Mapping[str, str]) -> Options:
    """The options for a file: the types that an editor's settings give by its name."""
    return replace(options, args=types.get(path.name) or types.get(path.stem))
