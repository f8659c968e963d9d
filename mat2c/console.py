"""What the user reads: diagnostics on stderr, and the exit code for each kind of failure."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from mat2c.support.record import dataclass

if TYPE_CHECKING:
    from mat2c.support.diagnostics import Diagnostic, Diagnostics

EXIT_ERRORS = 1
EXIT_USAGE = 2
EXIT_BUG = 70
EXIT_INTERRUPTED = 130

COLOURS = ("auto", "always", "never")
_PAINT = {" error: ": "\033[1;31m", " warning: ": "\033[1;35m", " note: ": "\033[1;36m"}


@dataclass(slots=True)
class Settings:
    """What a call asks for of messages."""

    verbose: bool = False
    quiet: bool = False
    color: str = COLOURS[0]
    timings: bool = False

    def reset(self) -> None:
        """Forgets what the call before has asked for."""
        self.verbose = self.quiet = self.timings = False
        self.color = COLOURS[0]


settings = Settings()


def tell(text: str) -> None:
    """Says what is done, where that is asked for."""
    if settings.verbose:
        say(f"mat2c: {text}")


def show(diagnostics: Diagnostics) -> None:
    """Prints all diagnostics in source order, in colour on a terminal, or for programs."""
    if diagnostics.form != "text":
        from mat2c.support import formats

        form = formats.as_json if diagnostics.form == "json" else formats.as_sarif
        say(form(_told(diagnostics)))
        return
    colour = in_colour()
    for diagnostic in _told(diagnostics):
        text = diagnostic.render()
        path = diagnostic.span.source.path if diagnostic.span else ""
        _write(_bytes(_painted(text) if colour else text, path))


def _told(diagnostics: Diagnostics) -> list[Diagnostic]:
    """What is told: all, or errors only."""
    return [d for d in diagnostics.sorted() if not settings.quiet or d.severity.value == "error"]


def say(text: str) -> None:
    """One message on stderr."""
    _write(text.encode("utf-8", "surrogateescape"))


def _write(data: bytes) -> None:
    sys.stderr.flush()
    sys.stderr.buffer.write(data + b"\n")
    sys.stderr.buffer.flush()


def _bytes(text: str, path: str) -> bytes:
    """A message that may start with a path; bytes of the program come out as they were."""
    from mat2c.support.files import source_bytes

    rest = text.removeprefix(path)
    lead = path if len(rest) < len(text) else ""
    return lead.encode("utf-8", "surrogateescape") + source_bytes(rest)


def failure(error: Exception) -> int:
    """Reports an exception; returns the exit code."""
    from mat2c.build.errors import CompileError, ToolError
    from mat2c.support.diagnostics import ArgumentsError, InternalError, TranslationError

    match error:
        case TranslationError():
            show(error.diagnostics)
            return EXIT_USAGE if isinstance(error, ArgumentsError) else EXIT_ERRORS
        case ToolError():
            say(f"mat2c: error: {error}")
            return EXIT_USAGE
        case OSError():
            where = f"'{error.filename}': " if error.filename else ""
            say(f"mat2c: error: {where}{error.strerror or error}")
            return EXIT_USAGE
        case InternalError():
            return _bug(error.stage, str(error).removeprefix(f"{error.stage}: "))
        case CompileError():
            return _bug("the C compiler", error.output.rstrip())
        case _:
            return _bug("an unknown pass", f"{type(error).__name__}: {error}")


def _bug(stage: str, message: str) -> int:
    say(
        f"mat2c: internal error in {stage}: {message}\n"
        "This is a bug in mat2c, not in your program. Please report it with the program and this "
        "message."
    )
    return EXIT_BUG


def in_colour() -> bool:
    """True if messages are to be in colour."""
    if settings.color != COLOURS[0]:
        return settings.color == "always"
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stderr.isatty() and not plain


def _painted(text: str) -> str:
    head, newline, rest = text.partition("\n")
    for word, colour in _PAINT.items():
        head = head.replace(word, f"{colour}{word}\033[0m", 1)
    return head + newline + rest
