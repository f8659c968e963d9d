"""Places in an editor's text, whose columns count UTF-16 units, and in a source (bytes)."""

from __future__ import annotations

from lsprotocol.types import Position, Range

from mat2c.support.diagnostics import Source, Span
from mat2c.support.dialect import OCTAVE, Dialect, named_dialect


class Text:
    """The text of an open file."""

    def __init__(self, path: str, text: str, dialect: Dialect | None = None) -> None:
        plain = text.replace("\r\n", "\n").replace("\r", "\n")
        self.lines = plain.split("\n")
        seen = plain.encode().decode("latin-1")
        self.source = Source(path, seen, dialect or named_dialect(seen) or OCTAVE)
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line.encode()) + 1)
        self._starts = starts

    def position(self, offset: int) -> Position:
        """Where an editor has an offset of the source."""
        line, column = self.source.position(min(offset, len(self.source.text)))
        before = self.lines[line - 1].encode()[: column - 1].decode(errors="replace")
        return Position(line - 1, _units(before))

    def offset(self, position: Position) -> int:
        """The offset of the source that an editor's place is."""
        line = min(position.line, len(self.lines) - 1)
        units, taken = 0, 0
        for character in self.lines[line]:
            if units >= position.character:
                break
            units += _units(character)
            taken += len(character.encode())
        return self._starts[line] + taken

    def range(self, start: int, end: int) -> Range:
        """The editor's range of offsets of the source."""
        return Range(self.position(start), self.position(max(start, end)))

    def range_of(self, span: Span) -> Range:
        """The editor's range of a span of the source, or of one that was read from a file."""
        return self.range(span.start, span.end)

    def end_of_line(self, line: int) -> Position:
        """Behind the last character of a line, which counts from 0."""
        return Position(line, _units(self.lines[line]))


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
