"""Output files, written whole or not at all."""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from errno import EEXIST
from pathlib import Path

from mat2c.support.processes import owner, runs

_PREFIX = "mat2c-"
_STALE_SECONDS = 24 * 3600


@contextlib.contextmanager
def working_folder() -> Iterator[Path]:
    """A temporary folder that tells whose it is; what a killed process leaves, `sweep` finds."""
    sweep()
    with tempfile.TemporaryDirectory(prefix=_own_prefix()) as folder:
        yield Path(folder)


@functools.cache
def sweep() -> None:
    """Removes the working folders of processes that are gone."""
    for path in Path(tempfile.gettempdir()).glob(f"{_PREFIX}{owner()}-*-*"):
        with contextlib.suppress(OSError, ValueError):
            process, age = int(path.name.split("-")[-2]), time.time() - path.stat().st_mtime
            if age > _STALE_SECONDS or not runs(process):
                shutil.rmtree(path, ignore_errors=True)


def _own_prefix() -> str:
    return f"{_PREFIX}{owner()}-{os.getpid()}-"


def write_whole(contents: Mapping[Path, bytes], mode: int = 0o666) -> None:
    """Writes all files or none: complete copies are made beside them first, then renamed.

    What is there and isn't a regular file (a device, a pipe) is written to directly.
    """
    prepared: list[tuple[Path, Path]] = []
    try:
        for path, data in contents.items():
            target = path.resolve()
            if target.exists() and not target.is_file():
                with _named(path):
                    path.write_bytes(data)
            else:
                prepared.append((_write_beside(target, data, mode), target))
        for temporary, target in prepared:
            temporary.replace(target)
    finally:
        for temporary, _ in prepared:
            temporary.unlink(missing_ok=True)


def write_changed(contents: Mapping[Path, bytes]) -> None:
    """Writes those files that hold something else; the others keep their time of change."""
    write_whole({path: data for path, data in contents.items() if not _holds(path, data)})


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


MARK = b" by mat2c "
"""What stands in the first line of every file that mat2c generates."""


def require_ours(path: Path) -> None:
    """Refuses to overwrite a file that mat2c hasn't made, at a place that nobody has named."""
    target = path.resolve()
    if target.is_file() and MARK not in target.read_bytes().partition(b"\n")[0]:
        raise FileExistsError(EEXIST, "exists, and mat2c has not made it", str(path))


def source_bytes(text: str) -> bytes:
    """Generated text as bytes: one a character, as MATLAB sources are read, or else UTF-8."""
    try:
        return text.encode("latin-1")
    except UnicodeEncodeError:
        return b"".join(c.encode("latin-1" if c <= "\xff" else "utf-8") for c in text)


def _write_beside(target: Path, data: bytes, mode: int) -> Path:
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    temporary.unlink(missing_ok=True)
    try:
        with _named(target):
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
            with os.fdopen(descriptor, "wb") as handle:
                handle.write(data)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


@contextlib.contextmanager
def _named(target: Path) -> Iterator[None]:
    """Errors name the file that was asked for; whoever asked knows nothing of others."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from error
