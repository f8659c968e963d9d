"""Where mat2c's own files are: C runtime, templates, MATLAB library, and the user's cache."""

from __future__ import annotations

import contextlib
import os
import tempfile
from functools import cache
from pathlib import Path

from mat2c.support.processes import is_ours, owner

_PACKAGE = Path(__file__).resolve().parents[1]


def _shared(name: str) -> Path:
    """A data folder: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def runtime_dir() -> Path:
    return _shared("runtime")


def include_dir() -> Path:
    return _shared("runtime") / "include"


def in_library(path: Path) -> bool:
    """True if it is a file of the MATLAB library, or of one of its folders."""
    return stdlib_dir() in (path.parent, path.parent.parent)


def templates_dir() -> Path:
    return _shared("templates")


def stdlib_dir() -> Path:
    return _PACKAGE / "stdlib"


def cache_dir(part: str) -> Path:
    """A folder of the user's cache, made when missing."""
    folder = _cache_root() / part
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read_only_cache_dir(part: str) -> Path | None:
    """A folder of the usual cache where that can only be read."""
    usual = _usual_root()
    return usual / part if usual != _cache_root() and (usual / part).is_dir() else None


def cache_root() -> Path:
    """Where the cache is."""
    return _cache_root()


def _usual_root() -> Path:
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen).expanduser() / "mat2c"
    from platformdirs import user_cache_path  # takes its time

    return user_cache_path("mat2c", appauthor=False)


@cache
def _cache_root() -> Path:
    """`$XDG_CACHE_HOME/mat2c`, or where the system has caches; or a private temporary folder where
    that can't be written."""
    for folder in (_usual_root(), Path(tempfile.gettempdir()) / f"mat2c-{owner()}"):
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Binaries are run from here: a folder that belongs to somebody else won't do.
            if is_ours(folder):
                return folder
    return Path(tempfile.mkdtemp(prefix="mat2c-"))
