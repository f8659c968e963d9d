"""The commands of the documentation, in the order in which a reader meets them.

Blocks of `sh` have commands, blocks of `console` also what they print, behind `$ `. A block of
`matlab` is a file: of the function with which it begins, of the name in the comment with which it
begins, else prog.m; a block of `c` with a `main` is main.c. A command goes on where a line ends
with a backslash.
"""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import dataclass
from itertools import pairwise

from tests.harness import pages

#: What a test can't run, and why.
NOT_RUN = {
    "pip": "it would install",
    "npm": "it would install",
    "npx": "it comes of npm",
    "code": "Visual Studio Code",
    "mex": "MATLAB",
}


@dataclass(frozen=True)
class Source:
    """A file that a page shows."""

    name: str
    text: str


@dataclass(frozen=True)
class Command:
    """A line of a page, and what it is said to print, where that is shown."""

    line: str
    shown: str | None = None

    def words(self) -> list[str]:
        return shlex.split(self.line, comments=True)

    def is_plain(self) -> bool:
        """True if it needs no shell."""
        words = self.words()
        return words[0] == "mat2c" and not any(re.search(r"[|&;<>]|\$\(", word) for word in words)

    def tools(self) -> set[str]:
        """The programs that it starts, mat2c and what it makes aside."""
        parts = re.split(r"&&|\||;", re.sub(r"'[^']*'|#.*|^\w+=\S+ ", "", self.line))
        firsts = {part.split()[0] for part in parts if part.strip()}
        found = {word for word in firsts if word not in ("mat2c", "cd") and "/" not in word}
        words = self.words()
        found |= {after for word, after in pairwise(words) if word == "--cc"}
        return found | ({"mkoctfile"} if "--mex" in words and "build" in words else set())

    def is_for_readers(self) -> bool:
        """True if it can't be run by tests."""
        return bool(self.tools() & NOT_RUN.keys())

    def is_for_another_machine(self) -> bool:
        """True if it needs the runtime compiled once more, which takes long."""
        return "--cc" in self.words()

    def missing(self) -> list[str]:
        """The programs that aren't there."""
        return sorted(tool for tool in self.tools() if shutil.which(tool) is None)


def steps(page: str) -> list[Source | Command]:
    """The files and commands of a page."""
    found: list[Source | Command] = []
    for language, text in pages.blocks(page):
        if language == "matlab":
            found.append(Source(_name(text), text))
        elif language == "c" and "int main(" in text:
            found.append(Source("main.c", text))
        elif language == "sh":
            lines = text.replace("\\\n", "").splitlines()
            found += [Command(line) for line in lines if line.strip()]
        elif language == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                line, _, shown = part.partition("\n")
                found.append(Command(line, shown))
    return found


def _name(program: str) -> str:
    head = re.match(r"function (?:.*= *)?(\w+)|% (\w+)\.m\n", program)
    return f"{(head[1] or head[2]) if head else 'prog'}.m"


def commands(page: str) -> list[Command]:
    return [step for step in steps(page) if isinstance(step, Command)]


def report() -> str:
    """Which commands can't be run here, for want of what programs."""
    every = [command for page in pages.NAMES for command in commands(page)]
    missing = sorted({t for c in every if not c.is_for_readers() for t in c.missing()})
    return f"commands of the documents without their tools: {', '.join(missing) or 'none'}"
