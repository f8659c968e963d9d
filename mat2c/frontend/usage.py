"""What the comments of a function file say about how to call its function."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

_COMMENT = re.compile(r"\s*[%#]+(.*)")
_BEHIND = re.compile(  # code, with its transposes and texts, and a comment
    r"""\s*[^\s%#](?:[^%#'"]|(?<=[\w\])}.'])'|'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")*([%#].*)"""
)
_FORM = re.compile(r"@deftypefnx?(?:\s*(\{[^{}]*\})|\s+(\S+))\s+(.*)")
_MARKS = (
    (re.compile(r"@var\{([^{}]*)\}"), lambda m: m[1].upper()),
    (re.compile(r"@(?:dots|enddots)\{\}"), lambda m: "..."),
    (re.compile(r"@(?:code|samp)\{([^{}]*)\}"), lambda m: f"'{m[1]}'"),
    (re.compile(r"@\w+\{([^{}]*)\}"), lambda m: m[1]),
)
_WIDTH = 72
_SPACE = "\0"  # one that "@ " asks for
_LONGEST = 80  # characters of a text that isn't Texinfo


def usage(text: str) -> str:
    """The forms of a call that the help text of a function file lists, or, where it isn't Texinfo,
    its first paragraph; "" where the file has no help text."""
    for block in _blocks(text):
        if re.match(r"\s*(copyright|author)", block[0], re.IGNORECASE):
            continue
        return _texinfo_forms(block) if "-*- texinfo -*-" in block[0] else _first_paragraph(block)
    return ""


def comment_of(text: str, start: int, end: int) -> str:
    """The same for a function in a script: of the first comment in a part of the file, which may
    stand behind code."""
    lines = text[start:end].splitlines()
    alone = "\n".join(f"\n{m[1]}\n" if (m := _BEHIND.fullmatch(line)) else line for line in lines)
    return next((_first_paragraph(block) for block in _blocks(alone)), "")


def _first_paragraph(block: list[str]) -> str:
    """At most 80 characters of it; a line of blanks does not end it, and a newline at its end,
    which would ask for no traceback, is a blank."""
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


def _texinfo_forms(block: list[str]) -> str:
    forms = [found for line in block if (found := _FORM.match(line.strip()))]
    return "\n".join(_form(form[1] or form[2], form[3]) for form in forms)


def _form(category: str, call: str) -> str:
    """One form as an Info reader sees it."""
    for pattern, plain in _MARKS:
        call = pattern.sub(plain, call)
    call = re.sub(r"(?<!@)[{}]", "", call.replace("@ ", _SPACE))
    call = " ".join(re.sub(r"@([@{}])", r"\1", call).split())
    category = category.strip("{}").strip()
    head = f" -- {category}: {call}" if category else f" -- {call}"
    lines = textwrap.wrap(
        head, _WIDTH, subsequent_indent=" " * 10, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join([" " + lines[0].lstrip(), *lines[1:]]).replace(_SPACE, " ")
