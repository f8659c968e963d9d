"""Characters that no token begins with: what to say of them."""

from __future__ import annotations

CHOICE = "a choice between two values is written with 'if'"
#: Characters that editors and web pages put for those of programs.
_CHARACTERS = {
    **dict.fromkeys("‘’‚‛", "is no quote; a text stands in ' or \""),
    **dict.fromkeys("“”„‟«»", "is no quote; a text stands in ' or \""),
    **dict.fromkeys("−–—", "is no minus; write '-'"),
    **dict.fromkeys("×·", "is no operator; write '*'"),
    "÷": "is no operator; write '/'",
    "≤": "is no operator; write '<='",
    "≥": "is no operator; write '>='",
    "≠": "is no operator; write '!='",
    "\u00a0": "is a blank that doesn't count as one; write a plain one",
    "\u200b": "is a character that can't be seen; delete it",
    "\ufeff": "is a character that can't be seen; delete it",
    "…": "is no continuation; write '...'",
    "′": "is no transpose; write '",
}


def stray_character(text: str, at: int) -> tuple[str, int]:
    """What to say of a character that no token begins with, and where it ends."""
    byte = text[at]
    if byte == "?":
        return f"there is no '?'; {CHOICE}", at + 1
    if byte < "\x80":
        shown = f"'{byte}'" if byte.isprintable() else f"byte 0x{ord(byte):02X}"
        return f"{shown} has no meaning here", at + 1
    for length in (2, 3, 4):
        try:
            char = text[at : at + length].encode("latin-1").decode()
        except ValueError:
            continue
        return _beyond_ascii(char, text[at : at + length]), at + length
    return f"byte 0x{ord(byte):02X} has no meaning here", at + 1


def _beyond_ascii(char: str, written: str) -> str:
    shown = f"'{written}'" if char.isprintable() else f"U+{ord(char):04X}"
    if char in _CHARACTERS:
        return f"{shown} {_CHARACTERS[char]}"
    if char.isalpha():
        return f"{shown} can't be in a name: these have letters a to z, digits and '_'"
    return f"{shown} has no meaning here"
