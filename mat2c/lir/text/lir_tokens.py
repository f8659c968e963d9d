"""The words of LIR's text form, and what both its printer and its reader know of them."""

from __future__ import annotations

import json
import re

PREFIXES = frozenset("- ! ~ & * +".split())

NAME = re.compile(r"[A-Za-z_]\w*")
FLOAT = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?")
INTEGER = re.compile(r"-?(?:0|[1-9]\d*)")
CTYPE = re.compile(r"[A-Za-z_]\w*(?: [A-Za-z_]\w*)*(?: \*+)?")
PLAIN_JUMP = re.compile(r"break|continue|goto [A-Za-z_]\w*")

_TOKEN = re.compile(
    r'\s*(?:(?P<text>[a-z]?"(?:[^"\\]|\\.)*")'
    r"|(?P<number>-?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?)"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign>\|\||&&|==|!=|<=|>=|<<|>>|[-+*/%<>|^&!~?:=()\[\]{},]))"
)


class LirSyntaxError(Exception):
    """The text is not LIR."""


def tokens(line: str) -> list[str]:
    """The words of a line. A minus belongs to the number that it stands right before."""
    found, at, line = list[str](), 0, line.rstrip()
    while at < len(line):
        match = _TOKEN.match(line, at)
        if match is None:
            raise LirSyntaxError(f"column {at + 1}: {line!r}")
        found.append(match[0].strip())
        at = match.end()
    return found


def quoted(text: str, mark: str = "") -> str:
    """Any text as one word; the mark says what it is."""
    return mark + json.dumps(text)


def unquoted(word: str) -> tuple[str, str]:
    """The mark of such a word, and its text."""
    mark, _, _ = word.partition('"')
    text = json.loads(word[len(mark) :])
    assert isinstance(text, str)
    return mark, text


def is_quoted(word: str) -> bool:
    return word.endswith('"')
