"""The pages of the documentation: their links, headings and blocks of code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "examples/README.md"]
NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]

_FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> list[tuple[str, str]]:
    """The language and the text of each block of code."""
    return [(m[1], m[2]) for m in _FENCED.finditer(read(page))]


def links(page: str) -> Iterator[tuple[str, str]]:
    """The file that each link within the tree leads to, as it is written, and the heading there."""
    for target in _LINK.findall(re.sub(r"`[^`\n]*`", "code", _FENCED.sub("", read(page)))):
        if not re.match(r"\w+:", target):
            path, _, heading = target.partition("#")
            yield path, heading


def headings(path: Path) -> set[str]:
    """What links may name behind a `#`: the headings, as GitHub and MkDocs both write them."""
    text = _FENCED.sub("", path.read_text(encoding="utf-8"))
    words = [re.sub(r"[^\w\s-]", "", heading) for heading in _HEADING.findall(text)]
    return {re.sub(r"[-\s]+", "-", heading.strip().lower()) for heading in words}
