"""Functions that macros have written in one line, over as many as they would have by hand."""

from __future__ import annotations

from mat2c.build.standalone.c_items import TOKEN

_WIDTH = 110
_HEADS = frozenset(("if", "for", "while", "switch", "else", "do"))


def spread(text: str) -> str:
    """The text of an item, with a line for each statement where a line is too long."""
    lines: list[str] = []
    for line in text.split("\n"):
        is_code = len(line) > _WIDTH and line.endswith((";", "}")) and "; " in line
        indent = (len(line) - len(line.lstrip())) // 4
        lines += _Lines(indent).of(line) if is_code else [line]
    return "\n".join(lines)


class _Lines:
    """One line for a statement, with the depth of its block."""

    def __init__(self, blocks: int) -> None:
        self._lines: list[str] = []
        self._line: list[str] = []
        self._blocks = blocks
        self._inside = 0  # brackets that are part of the statement

    def of(self, code: str) -> list[str]:
        for match in TOKEN.finditer(code):
            self._take(match[0], match.lastgroup or "")
        self._end()
        return self._lines

    def _take(self, token: str, kind: str) -> None:
        mark = token if kind == "mark" else ""
        if mark == "{" and not self._inside and self._opens_block():
            if self._blocks:
                self._line.append("{")
            self._end()
            if not self._blocks:
                self._lines.append("{")
            self._blocks += 1
        elif mark == "}" and not self._inside:
            self._end()
            self._blocks -= 1
            self._line = ["}"]
            self._end()
        else:
            self._inside += (mark in ("(", "[", "{") and 1) - (mark in (")", "]", "}") and 1)
            self._line.append(" " if kind == "space" else token)
            if mark == ";" and not self._inside:
                self._end()

    def _opens_block(self) -> bool:
        words = "".join(self._line).split("(")[0].split()
        return not self._blocks or not words or words[0] in _HEADS

    def _end(self) -> None:
        line = "".join(self._line).strip()
        self._line = []
        if line:
            self._lines.append("    " * self._blocks + line)
