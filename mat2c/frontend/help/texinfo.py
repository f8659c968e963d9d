"""Help texts in Texinfo as an Info reader shows them: what help texts use of it, not the whole."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

_FORM = re.compile(r"@deftypefnx?(?:\s*(\{[^{}]*\})|\s+(\S+))\s+(.*)")
_CONTINUED = re.compile(r"(?<!@)@\n")
_SEE = re.compile(r"@seealso\{([^{}]*)\}")
_VERBATIM = frozenset("example smallexample verbatim display format".split())
_ITEMISED = frozenset("table itemize enumerate ftable vtable".split())
_NAMES = (
    (re.compile(r"@var\{([^{}]*)\}"), lambda m: m[1].upper()),
    (re.compile(r"@(?:dots|enddots)\{\}"), lambda m: "..."),
    (re.compile(r"@(?:code|samp)\{([^{}]*)\}"), lambda m: f"'{m[1]}'"),
)
_IN_PROSE = (
    *_NAMES,
    (re.compile(r"@(?:file|command|option|env|kbd)\{([^{}]*)\}"), lambda m: f"'{m[1]}'"),
    (re.compile(r"@emph\{([^{}]*)\}"), lambda m: f"_{m[1]}_"),
    (re.compile(r"@strong\{([^{}]*)\}"), lambda m: f"*{m[1]}*"),
    (re.compile(r"@(?:url|uref)\{([^{},]*)\}"), lambda m: f"<{m[1]}>"),
    (re.compile(r"@result\{\}"), lambda m: "=>"),
    (re.compile(r"@(?:equiv|print|error)\{\}"), lambda m: "-|"),
)
_ANY = re.compile(r"@\w+\{([^{}]*)\}")
_WIDTH = 72
_INDENT = 5
_SPACE = "\0"  # one that "@ " asks for

Marks = tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]


def forms(block: list[str]) -> str:
    """The forms of a call alone, one to a line."""
    return "\n".join(form for line in _joined(block) if (form := _form(line.strip())))


def plain(block: list[str]) -> str:
    """The whole text: forms, filled paragraphs, examples as they are, items."""
    reader = _Reader()
    for line in _joined(block):
        reader.read(line)
    reader.end_paragraph()
    return "\n".join(reader.lines).strip("\n")


def _joined(block: list[str]) -> list[str]:
    """The lines, with those that a single @ continues as one."""
    return _CONTINUED.sub(" ", "\n".join(block)).splitlines()


class _Reader:
    """Collects the lines that are shown."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.words: list[str] = []
        self.indent = _INDENT
        self.verbatim = False
        self.bullet = ""

    def read(self, line: str) -> None:
        text = line.strip()
        command, _, rest = text.partition(" ")
        if form := _form(text):
            self.end_paragraph()
            self.lines.append(form)
        elif command[:1] == "@" and command[1:] in _VERBATIM:
            self.end_paragraph()
            self.verbatim = True
        elif command[:1] == "@" and command[1:] in _ITEMISED:
            self.end_paragraph()
            self.indent += _INDENT
        elif command == "@end":
            self._end(rest.strip())
        elif command in ("@item", "@itemx"):
            self._item(rest)
        elif self.verbatim:
            if command != "@group":
                self.lines.append(" " * (self.indent + _INDENT) + _spelled(line[1:], _IN_PROSE))
        elif seen := _SEE.match(text):
            self.end_paragraph(blank=True)
            self.words.append(f"See also: {seen[1]}.")
        elif not text:
            self.end_paragraph(blank=True)
        elif not (command.startswith("@") and "{" not in command):
            self.words.append(text)

    def end_paragraph(self, blank: bool = False) -> None:
        if self.words:
            lead = " " * (self.indent - len(self.bullet)) + self.bullet
            self.lines += textwrap.wrap(
                _spelled("\n".join(self.words), _IN_PROSE).replace("\n", " "),
                _WIDTH,
                initial_indent=lead,
                subsequent_indent=" " * self.indent,
                break_long_words=False,
                break_on_hyphens=False,
            )
            self.words, self.bullet = [], ""
        if blank and self.lines and self.lines[-1]:
            self.lines.append("")

    def _end(self, what: str) -> None:
        self.end_paragraph()
        if what in _VERBATIM:
            self.verbatim = False
        elif what in _ITEMISED:
            self.indent -= _INDENT

    def _item(self, text: str) -> None:
        self.end_paragraph()
        if text.strip():
            at = " " * (self.indent - _INDENT)
            self.lines.append(at + _spelled(text.strip(), _IN_PROSE))
        else:
            self.bullet = "* "


def _form(line: str) -> str:
    """One form of a call; "" where the line is something else."""
    form = _FORM.match(line)
    if form is None:
        return ""
    category = (form[1] or form[2]).strip("{}").strip()
    call = " ".join(_spelled(form[3], _NAMES).split())
    head = f" -- {category}: {call}" if category else f" -- {call}"
    lines = textwrap.wrap(
        head, _WIDTH, subsequent_indent=" " * 10, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join([" " + lines[0].lstrip(), *lines[1:]]).replace(_SPACE, " ")


def _spelled(text: str, marks: Marks) -> str:
    """A text without marks. What is grouped by braces stands without them."""
    for pattern, shown in (*marks, (_ANY, lambda m: m[1])):
        text = pattern.sub(shown, text)
    text = re.sub(r"(?<!@)[{}]", "", text.replace("@ ", _SPACE))
    return re.sub(r"@([@{}])", r"\1", text)
