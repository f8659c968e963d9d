"""Depfiles in Make's syntax."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_SPECIAL = re.compile(r"[^\w./+@-]")

_AGAIN = ".mat2c-again"


def depfile_text(
    outputs: Iterable[Path], sources: Iterable[Path], absent: Iterable[Path] = ()
) -> str:
    """A rule that says that the outputs depend on all the sources.

    Each source but the first also gets an empty rule, which keeps make going when it is deleted.
    Should a file of `absent` appear, which a name would then mean, the outputs are made again; only
    make can read that part.
    """
    made = " ".join(map(_escape, outputs))
    needed = list(dict.fromkeys(map(_escape, sources)))
    rule = f"{made}: " + " \\\n  ".join(needed) + "\n"
    rule += "".join(f"\n{source}:\n" for source in needed[1:])
    return rule + _made_again(made, absent)


def _made_again(made: str, absent: Iterable[Path]) -> str:
    """What makes the outputs out of date when a file appears, however old that is."""
    # A name with a blank is two for make's functions: such folders are not watched.
    names = sorted(str(path) for path in dict.fromkeys(absent) if not _SPECIAL.search(str(path)))
    if not names:
        return ""
    folders = sorted({str(Path(name).parent / "*.m") for name in names})
    looked = f"$(wildcard {' '.join(folders)})"
    listed = " \\\n  ".join(names)
    return (
        f"\nifneq (,$(filter \\\n  {listed},{looked}))\n{made}: {_AGAIN}\n.PHONY: {_AGAIN}\nendif\n"
    )


def _escape(path: Path) -> str:
    text = str(path)
    for special, spelled in (("\\", "\\\\"), (" ", "\\ "), ("#", "\\#"), ("$", "$$")):
        text = text.replace(special, spelled)
    return text
