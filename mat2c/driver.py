"""The pipeline: from a MATLAB file to C. One list of passes, readable top to bottom; nothing else knows the order."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from mat2c import __version__
from mat2c.codegen.module import write_module
from mat2c.diagnostics import Diagnostic, Diagnostics, InternalError, TranslationError
from mat2c.ir.core import Function, Program
from mat2c.ir.lower import lower_program
from mat2c.ir.ssa import construct_ssa
from mat2c.ir.text import print_program
from mat2c.ir.verify import verify
from mat2c.options import Options

_RECURSION_LIMIT = 20_000  # expressions and nested statements are written recursively


@dataclass(frozen=True, slots=True)
class Translation:
    """What a program became."""

    name: str
    c_text: str
    header_text: str
    """Empty for a program with a `main`."""
    dependencies: list[Path] = field(default_factory=list)
    warnings: list[Diagnostic] = field(default_factory=list)


FunctionPass = Callable[[Function], None]

UNTYPED_PASSES: tuple[tuple[str, FunctionPass], ...] = (
    ("ssa", construct_ssa),
)


def front(path: Path, options: Options, diagnostics: Diagnostics) -> tuple[Program, list[Path]]:
    """The program in SO form, before SSA, and the files that it came from."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), _RECURSION_LIMIT))
    lowered = lower_program(path, options.search_path, diagnostics)
    if diagnostics.has_errors:
        raise TranslationError(diagnostics)
    return lowered, [Path(f) for f in lowered.dependencies]


def middle(program: Program, options: Options) -> None:
    """SSA and what can be done without types, in place."""
    for name, run in UNTYPED_PASSES:
        if options.opt_level == 0 and name not in ("ssa",):
            continue
        for function in program.functions.values():
            try:
                run(function)
            except (InternalError, RecursionError):
                raise
            except Exception as bug:
                raise InternalError(name, f"{type(bug).__name__} in {function.name}: {bug}") from bug
            if options.verify:
                verify(function, name)


def translate(path: Path, options: Options, diagnostics: Diagnostics) -> Translation:
    """Translates the program whose entry is the file `path`."""
    program, files = front(path, options, diagnostics)
    middle(program, options)
    c_text = write_module(program, path.name, __version__, options.main is not False)
    return Translation(path.stem, c_text, "", files, diagnostics.sorted())


def dump(path: Path, stage: str, options: Options, diagnostics: Diagnostics) -> str:
    """The text form of what a stage made of the program."""
    if stage == "c":
        return translate(path, options, diagnostics).c_text
    program, _ = front(path, options, diagnostics)
    if stage != "ir":
        middle(program, options)
    return print_program(program)
