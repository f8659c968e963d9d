"""The runtime library `libm2c.a`, built once for each toolchain into the user's cache.

Objects are cached too, each under a hash of its source and the headers that this includes, so that
a change in the runtime rebuilds only what it touches.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from mat2c.build import cache as store
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import ToolError
from mat2c.resources import include_dir, runtime_dir

# Functions apart, so that the linker drops what a program doesn't call.
_SECTIONS = ("-ffunction-sections", "-fdata-sections")
_INCLUDE_LINE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


@cache
def runtime_library(toolchain: Toolchain) -> Path:
    """The static library for this toolchain; the flags of programs and library are the same."""
    tools = toolchain.with_flags(*_SECTIONS)
    sources = sorted((runtime_dir() / "src").glob("*.c"))
    if not sources:
        raise ToolError(f"the installation is not complete: no runtime in {runtime_dir()}")
    keys = {source: _object_key(source, tools) for source in sources}

    def make(output: Path) -> None:
        archive(output, _objects(keys, tools))
        store.prune()

    return store.entry("runtime", f"libm2c-{store.key(*keys.values())}.a", make)


def _objects(keys: dict[Path, str], toolchain: Toolchain) -> list[Path]:
    def build(source: Path) -> Path:
        name = f"{source.stem}-{keys[source]}.o"
        return store.part("objects", name, lambda out: _compile(toolchain, source, out))

    with ThreadPoolExecutor(min(os.cpu_count() or 1, 8)) as pool:
        return list(pool.map(build, keys))


def _compile(toolchain: Toolchain, source: Path, output: Path) -> None:
    toolchain.compile(source, output)


def archive(output: Path, objects: list[Path]) -> None:
    """Adds objects to a static library, which is made when it isn't there."""
    archiver = shutil.which("ar")
    if archiver is None:
        raise ToolError("'ar' not found: install binutils")
    subprocess.run([archiver, "rcsD", str(output), *map(str, objects)], check=True)


def _object_key(source: Path, toolchain: Toolchain) -> str:
    parts: list[str | bytes] = [toolchain.key]
    for path in _with_includes(source):
        parts += [path.name, _read(path)]
    return store.key(*parts)


def _with_includes(source: Path) -> list[Path]:
    """The file and all that it includes with quotes, directly or not, in a fixed order."""
    found = {source: None}
    waiting = [source]
    while waiting:
        for path in _direct_includes(waiting.pop()):
            if path not in found:
                found[path] = None
                waiting.append(path)
    return list(found)


@cache
def _direct_includes(path: Path) -> tuple[Path, ...]:
    names = [name.decode() for name in _INCLUDE_LINE.findall(_read(path))]
    candidates = [(path.parent / name, include_dir() / name) for name in names]
    return tuple(p for pair in candidates for p in [_first_file(pair)] if p is not None)


def _first_file(paths: tuple[Path, Path]) -> Path | None:
    return next((path.resolve() for path in paths if path.is_file()), None)


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()
