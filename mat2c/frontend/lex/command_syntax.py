"""Command syntax: `hold on`, `format long`, `print -dpng 'a file.png'`."""

from __future__ import annotations

from mat2c.frontend.lex.literals import double_quoted, single_quoted
from mat2c.frontend.lex.token_patterns import COMMAND_AHEAD, COMMAND_PIECE

#: Names that are taken for numbers even before a blank and a sign: `pi +1`.
NUMBER_NAMES = frozenset({"e", "pi", "I", "i", "Inf", "inf", "J", "j", "NA", "NaN", "nan"})


def looks_like_command(text: str, end: int) -> bool:
    """True if the word that ends at `end`, at the beginning of a statement, is a command."""
    after = text[end : end + 1]
    if after == '"':
        return True  # no expression has a string there
    return after in (" ", "\t", ".") and COMMAND_AHEAD.match(text, end) is not None


def read_words(text: str, at: int) -> tuple[list[str] | None, int]:
    """The words of a command from `at` on, and where the command ends.

    None, and the place of the quote, if a string in it is never closed.
    """
    words: list[str] = []
    current: str | None = None
    depth = 0
    while True:
        match = COMMAND_PIECE.match(text, at)
        assert match is not None  # every character is a piece, and so is the end
        kind = match.lastgroup
        piece = match[0]
        if depth and kind in ("single", "double"):
            kind, piece = "text", piece[0]  # in brackets a quote is a character
        if kind == "end" or (kind == "stop" and depth == 0):
            break
        if piece in ("'", '"') and not depth:
            return None, at
        at += len(piece)
        if kind == "continuation" or (kind == "blank" and depth == 0):
            if current is not None:
                words.append(current)
            current = None
            depth = 0  # what was opened on one line is not closed on the next
            continue
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
        current = (current or "") + _spell(kind, piece)
    if current is not None:
        words.append(current)
    return words, at


def _spell(kind: str | None, piece: str) -> str:
    if kind == "single":
        return single_quoted(piece[1:-1])
    if kind == "double":
        return double_quoted(piece[1:-1])
    return piece
