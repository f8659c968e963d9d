"""Depfiles in Make's syntax."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def depfile_text(outputs: Iterable[Path], sources: Iterable[Path]) -> str:
    """A rule that says that the outputs depend on all the sources.

    Each source but the first also gets an empty rule, which keeps make going when it is deleted.
    """
    needed = list(dict.fromkeys(map(_escape, sources)))
    rule = " ".join(map(_escape, outputs)) + ": " + " \\\n  ".join(needed) + "\n"
    return rule + "".join(f"\n{source}:\n" for source in needed[1:])


def _escape(path: Path) -> str:
    text = str(path)
    for special, spelled in (("\\", "\\\\"), (" ", "\\ "), ("#", "\\#"), ("$", "$$")):
        text = text.replace(special, spelled)
    return text
