"""What the compiler says of a file as an editor has it: diagnostics, types, boxed values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from mat2c import frontend
from mat2c.driver.accounts import Analysis
from mat2c.driver.compilation import Compilation
from mat2c.driver.session import nested
from mat2c.report.explain import Place
from mat2c.support.diagnostics import Diagnostic, Diagnostics, InternalError, TranslationError
from mat2c.support.options import Options
from mat2c.support.record import replace

Contents = Mapping[Path, bytes]
"""What the open files have in them."""
_MOST = 8  # files whose analyses are kept


def diagnostics_of(path: Path, contents: Contents, options: Options) -> list[Diagnostic]:
    """The errors and warnings in a file. What is wrong in files that it calls is theirs."""
    found = Diagnostics(options.warnings)

    def work() -> None:
        Compilation(path, options, found).warn()

    _run(work, contents, options, found)
    return [d for d in found.sorted() if d.span is None or _is_in(d, path)]


class Analyses:
    """The last analysis of each of some files, kept while nothing that it has read has changed."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[Options, dict[Path, object], Analysis]] = {}

    def explained(
        self, path: Path, line: int, name: str, contents: Contents, options: Options
    ) -> list[str]:
        """What became of the values called `name` that a line defines: the lines of `mat2c
        explain`, each once, without the place."""
        text = ""

        def work() -> None:
            nonlocal text
            told = self._of(path, contents, options).explain(Place(str(path), line))
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

    def boxed_in(self, path: Path, contents: Contents, options: Options) -> list[Diagnostic]:
        """Notes on the values in a file that stay boxed; none where all inputs may be anything."""
        notes: list[Diagnostic] = []

        def work() -> None:
            analysis = self._of(path, contents, options)
            notes.extend([] if analysis.is_unknown else analysis.boxed())

        _run(work, contents, options, Diagnostics())
        return [note for note in notes if _is_in(note, path)]

    def _of(self, path: Path, contents: Contents, options: Options) -> Analysis:
        """The analysis of a file, that of the last time where it still holds."""
        if path in self._kept:
            of, states, kept = self._kept[path]
            if of == options and states == _states(states, contents):
                return kept
        self._kept.pop(path, None)
        made = Analysis(path, options, Diagnostics())
        while len(self._kept) >= _MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[path] = options, _states([*made.files, *made.absent], contents), made
        return made


def _states(files: Iterable[Path], contents: Contents) -> dict[Path, object]:
    """What tells whether files change: what an editor has of them, or when they were written."""
    held = {path.resolve(): data for path, data in contents.items()}
    return {file: held.get(file.resolve(), _saved(file)) for file in files}


def _saved(file: Path) -> tuple[int, int] | None:
    """When a file was written, and its size; None where it isn't there."""
    try:
        known = file.stat()
    except OSError:
        return None
    return known.st_mtime_ns, known.st_size


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
