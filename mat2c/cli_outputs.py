"""Which files a command reads, and which it writes: never one that it reads, and none twice."""

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


def require_file(path: Path) -> None:
    """Raises a usage error that says why a program can't be read."""
    if path.is_dir():
        raise click.UsageError(f"'{path}' is a folder, not a program")
    try:
        with path.open("rb"):
            pass
    except OSError as error:
        raise click.UsageError(f"can't read '{path}': {error.strerror}") from None


def _identity(path: Path) -> object:
    """What two paths have in common that lead to the same file."""
    try:
        found = path.stat()
    except OSError:
        return str(path.resolve())
    return found.st_dev, found.st_ino
