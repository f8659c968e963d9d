"""Templates of the printf family, read: the conversions, and the texts between them."""

from __future__ import annotations

import re

from mat2c.support.record import dataclass

_PIECE = re.compile(r"%(?:%|(?P<flags>[-+ 0#]*)(?P<width>\d*)(?P<rest>\.\d*)?(?P<kind>[a-zA-Z]))")
_NUMBERS = frozenset("diouxXfeEgG")
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]{1,2}|[0-7]{1,3}|.|$)", re.DOTALL)
_LETTERS = dict(zip("abfnrtv\\'\"", "\a\b\f\n\r\t\v\\'\"", strict=True))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a template as it is spelled there; `kind` is the letter of a conversion, "" for a
    text, in which `%%` stands for a percent sign."""

    text: str
    kind: str = ""

    @property
    def is_for_numbers(self) -> bool:
        return self.kind in _NUMBERS


def pieces_of(template: str) -> list[Piece] | None:
    """The pieces of a template without escapes; None where a conversion is not a plain one, with
    digits for its width and precision."""
    found, end = list[Piece](), 0
    while (at := template.find("%", end)) >= 0:
        match = _PIECE.match(template, at)
        if match is None:
            return None
        if at > end:
            found.append(Piece(template[end:at]))
        found.append(Piece(match[0], match["kind"] or ""))
        end = match.end()
    if end < len(template):
        found.append(Piece(template[end:]))
    return found


def conversions(pieces: list[Piece]) -> int:
    """How many values the pieces print."""
    return sum(bool(piece.kind) for piece in pieces)


def without_values(pieces: list[Piece]) -> str:
    """What is printed where there are arguments, but all of them are empty: the text up to the
    second conversion."""
    shown, first = list[str](), True
    for piece in pieces:
        if piece.kind and not first:
            break
        if piece.kind:
            first = False
        else:
            shown.append(piece.text.replace("%%", "%"))
    return "".join(shown)


def resolved(text: str) -> str | None:
    """A template without backslash escapes; None where there is one that draws a warning."""

    def meant(found: re.Match[str]) -> str:
        what = found[1]
        if what[:1].isdigit() and what[0] in "01234567":
            return chr(int(what, 8) & 255)
        if what.startswith("x") and len(what) > 1:
            return chr(int(what[1:], 16))
        return _LETTERS[what]

    try:
        return _ESCAPE.sub(meant, text)
    except KeyError:
        return None
