"""What `--mex` has the commands write: functions that Octave and MATLAB call."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mat2c.cli_options import chosen_options
from mat2c.cli_outputs import require_apart

if TYPE_CHECKING:
    from mat2c.build.compiler import Toolchain
    from mat2c.driver.session import Translation
    from mat2c.support.options import Options

Translate = Callable[[Path, "Options"], "Translation"]


def _translated(translate: Translate, program: Path, given: dict[str, Any]) -> Translation:
    if given.get("more"):
        raise click.UsageError("--mex: a function has one file")
    if given["main"]:
        raise click.UsageError("--mex: a function for Octave has no main")
    return translate(program, chosen_options(**given | {"main": False, "entry": "both"}))


def write_mex(
    translate: Translate, program: Path, output: str | None, given: dict[str, Any]
) -> None:
    """Writes the C file of a function, which `mex` and `mkoctfile --mex` compile."""
    from mat2c.build.mex import one_file
    from mat2c.support.files import require_ours, source_bytes, write_changed

    made = _translated(translate, program, given)
    data = source_bytes(one_file(made.c_text, made.header_text, made.name))
    if output == "-":
        sys.stdout.buffer.write(data)
        return
    target = Path(output or f"{made.name}_mex.c")
    if output is None:
        require_ours(target)
    require_apart([program, *made.dependencies], [target])
    write_changed({target: data})


def build_mex_file(
    translate: Translate,
    program: Path,
    output: str | None,
    toolchain: Toolchain,
    given: dict[str, Any],
) -> None:
    """Builds the function that Octave or MATLAB loads."""
    from mat2c.build.mex import SUFFIXES, build_mex

    made = _translated(translate, program, given)
    target = Path(output or f"{made.name}.mex")
    if target.suffix not in SUFFIXES:
        raise click.UsageError(f"--mex: a file of Octave (.mex) or of MATLAB ({_matlabs()})")
    if target.stem != made.name:
        raise click.UsageError(f"--mex: the function is called {made.name}, and so is its file")
    require_apart([program, *made.dependencies], [target])
    build_mex(made.c_text, made.header_text, made.name, target, toolchain, made.foreign)


def _matlabs() -> str:
    from mat2c.build.mex import MATLAB, SUFFIXES

    return ", ".join(suffix for suffix, tool in SUFFIXES.items() if tool == MATLAB)
