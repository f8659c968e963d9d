"""What the comments of a function file say about how to call its function."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c.frontend.help import texinfo

_COMMENT = re.compile(r"\s*[%#]+(.*)")
_BEHIND = re.compile(  # code, with its transposes and texts, and a comment
    # each quote can be read in one way only: lines may have thousands. Possessive quantifiers would
    # say so, but don't match what they should in Python before 3.11.5
    r"""\s*[^\s%#](?:[^%#'"]|(?<=[\w\])}.'])'|(?<![\w\])}.'])'(?:[^']|'')*'(?!')"""
    r"""|"(?:[^"\\]|\\.)*")*([%#].*)"""
)
_LONGEST = 80  # characters of a text that isn't Texinfo


def usage(text: str) -> str:
    """The forms of a call that the help text of a function file lists, or, where it isn't Texinfo,
    its first paragraph; "" where the file has no help text."""
    block = help_block(text)
    return texinfo.forms(block) if is_texinfo(block) else _first_paragraph(block)


def help_block(text: str) -> list[str]:
    """The lines of a function file's help text: its first comment but those on rights and authors;
    [] where it has none."""
    blocks = _blocks(_comments_alone(text))
    wanted = (b for b in blocks if not re.match(r"\s*(copyright|author)", b[0], re.I))
    return next(wanted, [])


def shown_help(block: list[str]) -> str:
    """A help text as `help` shows it."""
    if is_texinfo(block):
        return texinfo.plain(block[1:])
    return "".join(f"{line}\n" for line in block)


def is_texinfo(block: list[str]) -> bool:
    return bool(block) and "-*- texinfo -*-" in block[0]


def comment_of(text: str, start: int, end: int) -> str:
    """The same for a function in a script: of the first comment in a part of the file, which may
    stand behind code."""
    return _first_paragraph(comment_block(text, start, end))


def comment_block(text: str, start: int, end: int) -> list[str]:
    """The lines of that comment; [] where there is none."""
    return next(_blocks(_comments_alone(text[start:end])), [])


def _comments_alone(text: str) -> str:
    """The text with comments that stand behind code on lines of their own, without that code."""
    lines = text.splitlines()
    return "\n".join(f"\n{m[1]}\n" if (m := _BEHIND.fullmatch(line)) else line for line in lines)


def _first_paragraph(block: list[str]) -> str:
    """At most 80 characters of it; a line of blanks does not end it, and a newline at its end,
    which would ask for no traceback, is a blank."""
    if not block:
        return ""
    text = "\n".join(block) + "\n"
    end = text.find("\n\n")
    text = text[: min(_LONGEST, end + 1 if end >= 0 else _LONGEST)]
    return text[:-1] + " " if text.endswith("\n") else text


def _blocks(text: str) -> Iterator[list[str]]:
    """The texts of the comments that stand together, in lines without comment characters."""
    block: list[str] = []
    nested = 0
    for line in text.splitlines():
        if line.startswith("#!"):
            continue
        nested += line.strip() in ("%{", "#{")
        comment = _COMMENT.match(line)
        if nested or comment:
            nested -= line.strip() in ("%}", "#}")
            if line.strip() not in ("%{", "#{", "%}", "#}"):
                block.append(comment[1] if comment and not nested else line)
        elif block:
            yield block
            block = []
    if block:
        yield block
