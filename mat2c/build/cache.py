"""The user's cache: files named by a hash of all that they were made from.

An entry is made under a lock and renamed into place, so that processes that want it at the same
time share the work and never see half of it.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from mat2c.resources import cache_dir

KINDS = ("objects", "runtime", "programs", "modules")

_KEEP_SECONDS = 14 * 24 * 3600
_LIMIT = 1 << 30


def key(*parts: str | bytes) -> str:
    """A name for what was made from these parts, in this order."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        digest.update(b"%d:" % len(data))
        digest.update(data)
    return digest.hexdigest()[:32]


def entry(kind: str, name: str, make: Callable[[Path], object]) -> Path:
    """The cached file `kind/name`; when it isn't there, `make` writes it to the path it is given.

    `make` must not ask for another entry (locks don't nest); `part` is for the pieces of an entry.
    """
    path = cache_dir(kind) / name
    if not touch(path):
        with locked(path):
            if not touch(path):
                _make(path, make)
    return path


def part(kind: str, name: str, make: Callable[[Path], object]) -> Path:
    """As `entry`, without a lock: whoever comes at the same time does the same work."""
    path = cache_dir(kind) / name
    if not touch(path):
        _make(path, make)
    return path


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Holds the lock of `path`, across processes."""
    # A fixed set of lock files: none has to be removed, which could not be done without a race.
    lock = cache_dir("locks") / key(str(path))[:2]
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def prune(limit: int = _LIMIT) -> None:
    """Removes what nobody used for two weeks, and the oldest of a kind beyond `limit` bytes."""
    oldest = time.time() - _KEEP_SECONDS
    for kind in KINDS:
        size = 0
        for used, bytes_, path in sorted(_statistics(cache_dir(kind)), reverse=True):
            size += bytes_
            if used < oldest or size > limit:
                path.unlink(missing_ok=True)


def _statistics(folder: Path) -> Iterator[tuple[float, int, Path]]:
    """When each file was last used, and its size."""
    for path in folder.iterdir():
        with contextlib.suppress(FileNotFoundError):
            status = path.stat()
            yield status.st_mtime, status.st_size, path


def touch(path: Path) -> bool:
    """Marks a file as used; False where there is none."""
    try:
        os.utime(path)
    except FileNotFoundError:
        return False
    return True


def _make(path: Path, make: Callable[[Path], object]) -> None:
    # The suffix is kept: compilers and Python's import look at it.
    temporary = path.with_name(f".{os.getpid()}.{threading.get_ident()}.{path.name}")
    try:
        make(temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
