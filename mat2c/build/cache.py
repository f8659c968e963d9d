"""The user's cache: files named by a hash of all that they were made from.

An entry is made under a lock and renamed into place, so that processes that want it at the same
time share the work and never see half of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from mat2c.support.processes import runs
from mat2c.support.resources import cache_dir, read_only_cache_dir

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
    path = _place(kind, name)
    if not touch(path):
        with locked(path):
            if not touch(path):
                _make(path, make)
    return path


def _place(kind: str, name: str) -> Path:
    """Where an entry is, or will be: what a cache holds that can only be read serves, too."""
    folder = read_only_cache_dir(kind)
    if folder is not None and (folder / name).exists():
        return folder / name
    return cache_dir(kind) / name


def part(kind: str, name: str, make: Callable[[Path], object]) -> Path:
    """As `entry`, without a lock: whoever comes at the same time does the same work."""
    path = _place(kind, name)
    if not touch(path):
        _make(path, make)
    return path


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Holds the lock of `path`, across processes."""
    # A fixed set of lock files: none has to be removed, which could not be done without a race.
    from filelock import FileLock  # takes its time

    with FileLock(cache_dir("locks") / key(str(path))[:2]):
        yield


def prune(limit: int = _LIMIT) -> None:
    """Removes what nobody used for two weeks, and the oldest of a kind beyond `limit` bytes."""
    oldest = time.time() - _KEEP_SECONDS
    for kind in KINDS:
        size = 0
        for used, bytes_, path in sorted(_statistics(cache_dir(kind)), reverse=True):
            size += bytes_
            if used < oldest or size > limit or _is_left_over(path):
                path.unlink(missing_ok=True)


def _is_left_over(path: Path) -> bool:
    """True if it is half of an entry, of a process that is gone."""
    maker = path.name.split(".")[1] if path.name.startswith(".") else ""
    return maker.isdigit() and not runs(int(maker))


def usage() -> dict[str, tuple[int, int]]:
    """How many files of each kind there are, and their bytes."""
    sizes = {kind: [size for _, size, _ in _statistics(cache_dir(kind))] for kind in KINDS}
    return {kind: (len(found), sum(found)) for kind, found in sizes.items()}


def clear() -> None:
    """Removes all entries; what others make at the same time stays whole."""
    for kind in KINDS:
        for _, _, path in list(_statistics(cache_dir(kind))):
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
    except OSError:
        return path.exists()  # it can only be read
    return True


def _make(path: Path, make: Callable[[Path], object]) -> None:
    # The suffix is kept: compilers and Python's import look at it.
    temporary = path.with_name(f".{os.getpid()}.{threading.get_ident()}.{path.name}")
    try:
        make(temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
