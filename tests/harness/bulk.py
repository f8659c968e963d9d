"""Many small programs in one file: functions that are called in turn, each in a `try`.

That is cheap: Octave starts once for hundreds, and the C compiler, too.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from mat2c.build.cc import build_executable
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, InternalError, TranslationError
from mat2c.support.options import Options
from tests.harness.octave import OPTIONS
from tests.harness.settings import PLAIN

NAME = "bulk_program"  # no variable of a piece: an undefined one would call the file
_MARK = re.compile("\x01piece \\d+\n")  # a piece may print any character, char (1) too


class Piece(Protocol):
    """A small program."""

    def functions(self, name: str) -> str:
        """A function of that name, and others whose names begin with it."""
        ...

    def calls(self, name: str) -> list[str]:
        """Statements that call it. Each may end with an error."""
        ...


def text(pieces: Sequence[Piece], shared: str = "") -> str:
    """The program, with functions that all pieces may call; BULK_FROM says with which piece it
    begins, when it runs."""
    functions = [piece.functions(f"s{k}") for k, piece in enumerate(pieces)]
    attempts = [_attempts(k, piece) for k, piece in enumerate(pieces)]
    start = "first = str2double(getenv('BULK_FROM'));\n"
    return "1;\n" + shared + "".join(functions) + start + "".join(attempts)


def _attempts(k: int, piece: Piece) -> str:
    lines = [f"if first <= {k}", f"  printf('\\001piece {k}\\n'); fflush(stdout);"]
    for call in piece.calls(f"s{k}"):
        lines += ["  try", f"    {call}", "  catch e", "    disp(e.message);", "  end"]
    return "\n".join([*lines, "end\n"])


def of_octave(pieces: Sequence[Piece], shared: str = "", timeout: float = 60) -> list[str]:
    """What Octave prints, by piece."""
    with tempfile.TemporaryDirectory(prefix="mat2c-bulk-") as folder:
        source = Path(folder) / f"{NAME}.m"
        source.write_text(text(pieces, shared))
        command = ["octave", *OPTIONS, source.name]
        return _run(command, Path(folder), len(pieces), timeout)


def of_mat2c(
    pieces: Sequence[Piece], options: Options, shared: str = "", timeout: float = 60
) -> list[str]:
    """What the compiled program prints, by piece; where there is no program, why not."""
    with tempfile.TemporaryDirectory(prefix="mat2c-bulk-") as folder:
        source = Path(folder) / f"{NAME}.m"
        source.write_text(text(pieces, shared))
        binary = Path(folder) / "program"
        try:
            made = session.translate(source, options, Diagnostics())
            build_executable(made.c_text, NAME, binary, Toolchain.find(None, PLAIN))
        except (InternalError, TranslationError, CompileError) as error:
            if len(pieces) == 1:
                return [f"{type(error).__name__}: {next(iter(str(error).splitlines()), '')}\n"]
            half = len(pieces) // 2
            halves = pieces[:half], pieces[half:]
            return [t for part in halves for t in of_mat2c(part, options, shared, timeout)]
        return _run([str(binary)], Path(folder), len(pieces), timeout)


def _run(command: list[str], folder: Path, count: int, timeout: float) -> list[str]:
    """The output by piece. Where one ends the process, the next begins another."""
    texts: list[str] = []
    while len(texts) < count:
        said, code = _process(command, folder, len(texts), timeout)
        shown = _MARK.split(said)[1:]
        if len(texts) + len(shown) < count or code < 0:
            shown[-1:] = [f"{''.join(shown[-1:])}the process ended: {code}\n"]
        texts += shown
    return [_plain(text) for text in texts]


def _process(command: list[str], folder: Path, first: int, timeout: float) -> tuple[str, int]:
    environment = os.environ | {"BULK_FROM": str(first)}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=timeout
        )
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b"").decode("latin-1"), 124
    return done.stdout.decode("latin-1"), done.returncode


def _plain(text: str) -> str:
    """Without the places that Octave adds to some messages."""
    return re.sub(r" near line \d+, column \d+", "", text)
