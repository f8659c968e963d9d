"""Which files a command writes: never one that it reads, and none twice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click


def require_apart(inputs: Iterable[Path], outputs: Iterable[Path | None]) -> None:
    """Raises a usage error where a file that is read would be overwritten, or one would be written
    twice."""
    made: dict[object, Path] = {}
    for output in outputs:
        if output is None or (output.exists() and not output.is_file()):
            continue  # devices take everything
        if made.setdefault(_identity(output), output) is not output:
            raise click.UsageError(f"output file '{output}' would be written twice")
    for source in inputs:
        if _identity(source) in made:
            raise click.UsageError(f"input file '{source}' is the same as output file")


def _identity(path: Path) -> object:
    """What two paths have in common that lead to the same file."""
    try:
        found = path.stat()
    except OSError:
        return str(path.resolve())
    return found.st_dev, found.st_ino
