"""Sources, spans and diagnostics: everything that mat2c tells its user has a place.

Three kinds of trouble: a mistake in the program (`Severity.ERROR`, exit code 1), something worth
knowing (`Severity.WARNING`), and a bug in mat2c (`InternalError`, exit code 70).
"""

from __future__ import annotations

import bisect
import enum
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mat2c.support import codes, stages
from mat2c.support.dialect import OCTAVE, Dialect
from mat2c.support.record import dataclass, field, replace

TEXT = "eval"
"""The path of the sources that are texts of a program."""


@dataclass(slots=True, eq=False)
class Source:
    """The text of one file. `text` holds one character a byte (Latin-1), so offsets are byte
    offsets."""

    path: str
    text: str
    dialect: Dialect = OCTAVE
    #: Offsets of operands in matrices, and of lines, that a blank or a line end separates from what
    #: is before them, in order.
    implied: list[int] = field(default_factory=list)
    #: The offset that stands, in stacks of calls, for the statement around an offset.
    stands_for: Callable[[int], int] = int
    _starts: list[int] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        starts = [0]
        find = self.text.find
        at = find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = find("\n", at + 1)
        self._starts = starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of a byte offset."""
        row = bisect.bisect_right(self._starts, offset) - 1
        return row + 1, offset - self._starts[row] + 1

    def told_position(self, offset: int) -> tuple[int, int]:
        """Line and column in the words of Octave's messages, which count an implied separator on
        the line as a character."""
        line, column = self.position(offset)
        start = self._starts[line - 1]
        implied = bisect.bisect_right(self.implied, offset)
        return line, column + implied - bisect.bisect_left(self.implied, start)

    def line(self, number: int) -> str:
        """The text of a line (from 1), without its line end."""
        start = self._starts[number - 1]
        end = self.text.find("\n", start)
        return (self.text[start:] if end < 0 else self.text[start:end]).rstrip("\r")


@dataclass(slots=True, frozen=True)
class Span:
    """A half-open range of offsets in a source."""

    source: Source
    start: int
    end: int
    #: Where the script or the text was run that the range is in, which has become part of another.
    outer: Span | None = None

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.position(self.start)[1]

    @property
    def told(self) -> tuple[int, int]:
        """Line and column as messages of a running program tell them."""
        return self.source.told_position(self.start)

    @property
    def called(self) -> tuple[int, int]:
        """Line and column of the statement around it, as stacks of calls tell them."""
        return self.source.told_position(self.source.stands_for(self.start))

    def inside(self, outer: Span | None) -> Span:
        """The same range in a script or a text that is run at `outer`."""
        return self if outer is None else replace(self, outer=outer)

    def to(self, other: Span) -> Span:
        """The span from the start of this one to the end of the other."""
        return Span(self.source, self.start, other.end)


class Severity(enum.Enum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(slots=True, frozen=True)
class Diagnostic:
    """A message at a place; `span` is None where no file is to blame (a bad option, say)."""

    severity: Severity
    message: str
    span: Span | None
    code: str = ""

    def sort_key(self) -> tuple[str, int]:
        return (self.span.source.path, self.span.start) if self.span else ("", -1)

    def render(self) -> str:
        """The message as `file:line:col: severity: text [code]`, with the source line and a
        caret."""
        tail = f" [{self.code}]" if self.code else ""
        if self.span is None:
            return f"mat2c: {self.severity.value}: {self.message}{tail}"
        line, column = self.span.source.position(self.span.start)
        text = self.span.source.line(line)
        lead = "".join("\t" if c == "\t" else " " for c in _seen(text[: column - 1]))
        width = max(1, len(_seen(text[column - 1 : column - 1 + self.span.end - self.span.start])))
        where = f"{self.span.source.path}:{line}:{column}"
        head = f"{where}: {self.severity.value}: {self.message}{tail}"
        return f"{head}\n    {text}\n    {lead}{'^' * width}"


def _seen(text: str) -> str:
    """Bytes that take a column: those that continue a character of UTF-8 don't."""
    return "".join(c for c in text if not "\x80" <= c <= "\xbf")


class Diagnostics:
    """Collects diagnostics; a message is kept once, and so is a warning of one kind at a place.
    `choice` says which warnings there are, `form` how all are shown: text, json or sarif."""

    def __init__(self, choice: codes.Choice = codes.DEFAULT, form: str = "text") -> None:
        self.choice = choice
        self.form = form
        self._seen: dict[tuple[object, ...], Diagnostic] = {}

    def add(self, diagnostic: Diagnostic) -> None:
        once = diagnostic.code or diagnostic.message
        self._seen.setdefault((diagnostic.sort_key(), once), diagnostic)

    def take(self, others: Diagnostics) -> None:
        """Adds those of another collection."""
        for diagnostic in others._seen.values():
            self.add(diagnostic)

    def error(self, message: str, span: Span | None, code: str = "") -> None:
        self.add(Diagnostic(Severity.ERROR, message, span, code))

    def warning(self, message: str, span: Span | None, code: str = "") -> None:
        self.add(Diagnostic(Severity.WARNING, message, span, code))

    @property
    def has_errors(self) -> bool:
        """True if there are errors, other than warnings that count as such."""
        return any(d.severity is Severity.ERROR for d in self._seen.values())

    @property
    def has_fatal(self) -> bool:
        """True if errors are reported, warnings that count as such included."""
        return any(d.severity is Severity.ERROR for d in self.sorted())

    def sorted(self) -> list[Diagnostic]:
        """What is reported, by place: the warnings that are wanted and not silenced there."""
        reported = map(self._reported, self._seen.values())
        return sorted((d for d in reported if d is not None), key=Diagnostic.sort_key)

    def _reported(self, diagnostic: Diagnostic) -> Diagnostic | None:
        if diagnostic.severity is not Severity.WARNING:
            return diagnostic
        severity, span = self.choice.severity(diagnostic.code), diagnostic.span
        if severity is None or (
            span is not None and codes.silenced(span.source.line(span.line), diagnostic.code)
        ):
            return None
        return replace(diagnostic, severity=Severity(severity))


class TranslationError(Exception):
    """The program can't be translated; the diagnostics say why. Exit code 1."""

    def __init__(self, diagnostics: Diagnostics) -> None:
        super().__init__("\n".join(d.render() for d in diagnostics.sorted()))
        self.diagnostics = diagnostics

    def _render_traceback_(self) -> list[str]:
        """What IPython and Jupyter show: the messages, since no call of Python is at fault."""
        return str(self).splitlines()


class TranslationWarning(UserWarning):
    """What a translation warns of, where a function is loaded into Python."""


class ArgumentsError(TranslationError):
    """The types that `--args` gives don't fit the program, or are none. Exit code 2."""


class InternalError(Exception):
    """A bug in mat2c, found in `stage`. Exit code 70."""

    def __init__(self, stage: str, message: str) -> None:
        super().__init__(stage, message)  # which other processes make it of again
        self.stage, self.message = stage, message

    def __str__(self) -> str:
        return f"{self.stage}: {self.message}"


@contextmanager
def guarded(stage: str, what: str) -> Iterator[None]:
    """Bugs in a pass are reported with its name and the function."""
    try:
        with stages.stage(stage):
            yield
    except (InternalError, TranslationError):
        raise
    except Exception as bug:
        raise InternalError(stage, f"{type(bug).__name__} in {what}: {bug}") from bug
