"""mat2c from Python: translate, build, load."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.build.cc import build_executable
from mat2c.build.compiler import Toolchain
from mat2c.driver import session
from mat2c.driver.session import Translation
from mat2c.support.diagnostics import Diagnostics, Severity, TranslationWarning
from mat2c.support.options import Options
from mat2c.support.record import replace

if TYPE_CHECKING:
    from mat2c.build.ffi import Function
    from mat2c.build.python_module import Source
    from mat2c.build.python_signature import About


def translate(path: str | os.PathLike[str], options: Options | None = None) -> Translation:
    """The C for a program; raises TranslationError where it has errors."""
    chosen = options or Options()
    return session.translate(Path(path), chosen, Diagnostics(chosen.warnings))


def build_program(
    path: str | os.PathLike[str],
    output: str | os.PathLike[str],
    options: Options | None = None,
    cc: str | None = None,
) -> None:
    """Translates a program and compiles it to the executable `output`."""
    made = translate(path, replace(options or Options(), main=True, separate=True))
    tools = Toolchain.find(cc)
    build_executable(made.c_text, made.name, Path(output), tools, made.foreign, made.units)


def load(
    path: str | os.PathLike[str],
    args: str | Sequence[str] | None = None,
    options: Options | None = None,
    cc: str | None = None,
) -> Function:
    """A MATLAB function as a Python function; `args` gives the types of its inputs, as one text or
    each as a text. What the translation warns of is a `TranslationWarning`."""
    return _loaded(Path(path), _as_text(args, ", "), options, cc)[0]


def load_all(
    paths: Sequence[str | os.PathLike[str]],
    args: str | Sequence[str] | None = None,
    options: Options | None = None,
    cc: str | None = None,
) -> list[Function]:
    """The functions of several files, in their order, as one module: they share global variables
    and the functions that they call. `args` gives types as `f: double; g: int32`, or in
    texts, one for each function."""
    first, *more = map(Path, paths)
    text = _as_text(args, "; ")
    return _loaded(first, text, replace(options or Options(), more=tuple(more)), cc)


def _as_text(args: str | Sequence[str] | None, separator: str) -> str | None:
    """The types of inputs as `--args` takes them."""
    if args is None or isinstance(args, str):
        return args
    given = list(args)
    if not all(isinstance(text, str) for text in given):
        raise TypeError(f"types of inputs are texts, as 'double(1,:)', not {given!r:.60}")
    return separator.join(given)


def _loaded(
    path: Path, args: str | None, options: Options | None, cc: str | None
) -> list[Function]:
    from mat2c.build.ffi import load_functions

    source, abouts = library_of(path, args, options or Options(), 4)
    return load_functions(source, abouts, Toolchain.find(cc))


def library_of(
    path: Path, args: str | None, options: Options, depth: int = 2
) -> tuple[Source, list[About]]:
    """A library for Python in C, and what Python shows of its functions. Warnings are those of the
    caller `depth` calls up."""
    from mat2c.build.python_module import Source
    from mat2c.build.python_signature import About
    from mat2c.driver.entry_types import given_types
    from mat2c.types.argtext import split_entries

    chosen = replace(options, main=False, entry="both", interruptible=True)
    chosen = replace(chosen, args=args) if args is not None else chosen
    made = translate(path, chosen)
    for warning in made.warnings:
        if warning.severity is Severity.WARNING:
            warnings.warn(TranslationWarning(warning.render()), stacklevel=depth)
    names = [entry.name for entry in made.entries]
    types = split_entries(chosen.args, names)
    abouts = [
        About(
            entry.name,
            entry.inputs,
            entry.help,
            [t.cls for t in given_types(types.get(entry.name, ""))],
            file.absolute().parent,
            entry.outputs,
        )
        for entry, file in zip(made.entries, [path, *chosen.more], strict=True)
    ]
    return Source(made.name, made.c_text, made.header_text, names, made.foreign), abouts
