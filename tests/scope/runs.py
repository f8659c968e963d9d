"""What Octave and mat2c print for the snippets of a program."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path

from mat2c import driver
from mat2c.build.cc import build_executable
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError
from mat2c.diagnostics import Diagnostics, InternalError, TranslationError
from mat2c.options import Options
from tests.harness.octave import OPTIONS
from tests.harness.settings import PLAIN
from tests.scope.snippets import MARK, Program

TYPED = Options()
BOXED = replace(TYPED, boxed=True)
TIMEOUT = 60.0
NAME = "scope_program"  # no variable of a snippet: an undefined one would call the file


def of_octave(program: Program) -> list[str]:
    """What Octave prints, by snippet."""
    with tempfile.TemporaryDirectory(prefix="mat2c-scope-") as folder:
        source = Path(folder) / f"{NAME}.m"
        source.write_text(program.text)
        return _run(["octave", *OPTIONS, source.name], Path(folder), len(program.snippets))


def of_mat2c(program: Program, options: Options) -> list[str]:
    """What the compiled program prints, by snippet; where there is no program, why not."""
    with tempfile.TemporaryDirectory(prefix="mat2c-scope-") as folder:
        source = Path(folder) / f"{NAME}.m"
        source.write_text(program.text)
        binary = Path(folder) / "program"
        try:
            made = driver.translate(source, options, Diagnostics())
            build_executable(made.c_text, NAME, binary, Toolchain.find(None, PLAIN))
        except (InternalError, TranslationError, CompileError) as error:
            return _of_halves(program, options, error)
        return _run([str(binary)], Path(folder), len(program.snippets))


def _of_halves(program: Program, options: Options, error: Exception) -> list[str]:
    """The culprit of an error in translation says so; the others are run without it."""
    some = program.snippets
    if len(some) == 1:
        return [f"{type(error).__name__}: {str(error).splitlines()[0]}"]
    half = len(some) // 2
    parts = (Program(some[:half]), Program(some[half:]))
    return [text for part in parts for text in of_mat2c(part, options)]


def _run(command: list[str], folder: Path, count: int) -> list[str]:
    """The output by snippet. Where one ends the process, the next begins another."""
    texts: list[str] = []
    while len(texts) < count:
        done = _process(command, folder, len(texts))
        shown = [part.partition("\n")[2] for part in done[0].split(MARK)[1:]]
        texts += shown
        if len(texts) < count or done[1] < 0:
            texts[len(texts) - 1 :] = [f"{''.join(texts[-1:])}the process ended: {done[1]}\n"]
    return [_plain(text) for text in texts]


def _process(command: list[str], folder: Path, first: int) -> tuple[str, int]:
    environment = os.environ | {"SCOPE_FROM": str(first)}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b"").decode("latin-1"), 124
    return done.stdout.decode("latin-1"), done.returncode


def _plain(text: str) -> str:
    """Without the places that Octave adds to some messages."""
    return re.sub(r" near line \d+, column \d+", "", text)
