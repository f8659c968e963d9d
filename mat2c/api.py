"""mat2c from Python: translate, build, load."""

from __future__ import annotations

import os
import warnings
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
    made = translate(path, replace(options or Options(), main=True))
    build_executable(made.c_text, made.name, Path(output), Toolchain.find(cc), made.foreign)


def load(
    path: str | os.PathLike[str],
    args: str | None = None,
    options: Options | None = None,
    cc: str | None = None,
) -> Function:
    """A MATLAB function as a Python function; `args` gives the types of its inputs. What the
    translation warns of is a `TranslationWarning`."""
    from mat2c.build.ffi import About, load_function
    from mat2c.driver.entry_types import given_types

    chosen = replace(options or Options(), main=False, entry="both")
    chosen = replace(chosen, args=args) if args is not None else chosen
    made = translate(path, chosen)
    for warning in made.warnings:
        if warning.severity is Severity.WARNING:
            warnings.warn(TranslationWarning(warning.render()), stacklevel=2)
    classes = [t.cls for t in given_types(chosen.args or "")]
    folder = Path(path).absolute().parent
    about = About(made.name, made.inputs, made.help, classes, folder)
    tools = Toolchain.find(cc)
    return load_function(made.c_text, made.header_text, about, tools, made.foreign)
