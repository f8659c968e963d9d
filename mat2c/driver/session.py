"""From a MATLAB file to C."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from mat2c.codegen.boxed.library_units import Unit
from mat2c.driver.compilation import Compilation
from mat2c.frontend.help.usage_text import help_block, shown_help
from mat2c.ir.core import Function
from mat2c.ir.foreign import Foreign
from mat2c.support.diagnostics import (
    Diagnostic,
    Diagnostics,
    TranslationError,
)
from mat2c.support.nesting import NestingError, Result, run_nested
from mat2c.support.options import Options
from mat2c.support.record import dataclass, field
from mat2c.support.resources import stdlib_dir
from mat2c.types.rep import machine_of


@dataclass(frozen=True, slots=True)
class Entry:
    """What a caller wants to know of an entry: its name in C, the names of its inputs and outputs,
    the last "varargin" or "varargout" where any number may follow, and its help text."""

    name: str
    inputs: list[str]
    outputs: list[str]
    help: str


@dataclass(frozen=True, slots=True)
class Translation:
    """What a program became."""

    name: str
    c_text: str
    header_text: str
    """Empty for a program with a `main`."""
    dependencies: list[Path] = field(default_factory=list)
    warnings: list[Diagnostic] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    absent: list[Path] = field(default_factory=list)
    """Files whose appearance would change the program."""
    example_text: str = ""
    """Of a library: a program that calls each entry."""
    foreign: Foreign = field(default_factory=Foreign)
    """The functions in C that it calls, and what building them needs."""
    units: list[Unit] = field(default_factory=list)
    """C files of library functions that it is linked with, where these are `separate`."""

    @property
    def c_texts(self) -> str:
        """All of its C."""
        return "".join([self.c_text, *(unit.c_text for unit in self.units)])


def help_text(function: Function) -> str:
    """What the first comment of the function's file says."""
    text = function.span.source.text if function.span is not None else ""
    return shown_help(help_block(text))


def entries_of(work: Compilation) -> list[Entry]:
    """What callers want to know of a library's entries."""
    return [
        Entry(name, list(f.params), list(f.outputs), help_text(f))
        for name, f in work.entries.items()
    ]


@contextmanager
def _without_collector() -> Iterator[None]:
    """Nothing made during a translation is garbage before its end: the cycle collector would only
    look."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def translate(path: Path, options: Options, diagnostics: Diagnostics) -> Translation:
    """Translates the program whose entry is the file `path`."""
    return nested(options, diagnostics, lambda: _translate(path, options, diagnostics))


def nested(options: Options, diagnostics: Diagnostics, work: Callable[[], Result]) -> Result:
    """The result of `work`; where that finds the program nested too deeply, an error says so."""
    try:
        with machine_of(options.index_bits):
            return run_nested(work)
    except NestingError:
        diagnostics.error("the program is nested too deeply", None, "E-nesting")
        raise TranslationError(diagnostics) from None


def _translate(path: Path, options: Options, diagnostics: Diagnostics) -> Translation:
    with _without_collector():
        work = Compilation(path, options, diagnostics)
        text, header = work.c_texts()
        if options.explain_boxed:
            work.explain_boxed()
    if diagnostics.has_fatal:
        raise TranslationError(diagnostics)
    files = [Path(f) for f in [*work.program.dependencies, *work.read_for_example]]
    absent = [f for f in work.program.absent if stdlib_dir() not in f.parents]
    return Translation(
        work.name,
        text,
        header,
        files,
        diagnostics.sorted(),
        entries_of(work),
        absent,
        work.example,
        work.program.foreign,
        work.units,
    )
