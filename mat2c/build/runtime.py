"""The runtime library `libm2c.a`, built once for each toolchain into the user's cache.

One build serves executables and libraries. Objects are cached too, each under a hash
of its sources and the headers that these include, so that a change in the runtime rebuilds only
what it touches.
"""

from __future__ import annotations

import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from mat2c.build import cache as store
from mat2c.build import progress
from mat2c.build.batches import Batch, batches
from mat2c.build.compiler import APART, HIDDEN, SHARED, Toolchain, no_room
from mat2c.build.errors import CompileError, ToolError
from mat2c.support.files import working_folder
from mat2c.support.resources import include_dir, runtime_dir
from mat2c.support.stages import stage

_INCLUDE_LINE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


@cache
def runtime_library(toolchain: Toolchain) -> Path:
    """The static library for this toolchain; the flags of programs and library are the same."""
    return library_of("src", "libm2c", toolchain)


def library_of(folder: str, name: str, toolchain: Toolchain) -> Path:
    """A static library of the sources in a folder of the runtime."""
    # Code that may be anywhere, which linkers turn into the other kind in executables.
    shared = (*SHARED, *HIDDEN) if toolchain.target.has_shared else ()
    tools = toolchain.with_flags(*APART, *shared)
    sources = sorted((runtime_dir() / folder).glob("*.c"))
    if not sources:
        raise ToolError(f"the installation is not complete: no runtime in {runtime_dir()}")
    keys = {source: _object_key(source, tools) for source in sources}

    def make(output: Path) -> None:
        archive(output, _objects(keys, tools), tools)
        store.prune()

    return store.entry("runtime", f"{name}-{store.key(*keys.values())}.a", make)


def _objects(keys: dict[Path, str], toolchain: Toolchain) -> list[Path]:
    """The objects of all sources; the compiler runs on all processors."""
    todo = batches(keys, toolchain.flags, with_includes)
    done: list[Path] = []
    workers = min(os.cpu_count() or 1, 8)
    with stage("runtime library"), ThreadPoolExecutor(workers) as pool:
        for k, objects in enumerate(pool.map(lambda b: _batch(b, keys, toolchain), todo), 1):
            done += objects
            progress.tell(k, len(todo))
    return done


def _batch(batch: Batch, keys: dict[Path, str], toolchain: Toolchain) -> list[Path]:
    """The object of a batch, or one for each file where they can't be compiled together."""
    try:
        return [_object(batch.files, batch.level, keys, toolchain)]
    except CompileError:
        if len(batch.files) == 1:
            raise
        return [_object([file], batch.level, keys, toolchain) for file in batch.files]


def _object(files: list[Path], level: str, keys: dict[Path, str], toolchain: Toolchain) -> Path:
    identity = store.key(level, *(keys[file] for file in files))

    def make(output: Path) -> None:
        flags = [f for f in level.split() if f.startswith("-O") or toolchain.takes(f)]
        with working_folder() as folder:
            source = folder / files[0].name
            source.write_text("".join(f'#include "{file}"\n' for file in files))
            toolchain.compile(source, output, *flags)

    return store.part("objects", f"{files[0].stem}-{identity}.o", make)


def archive(output: Path, objects: list[Path], toolchain: Toolchain) -> None:
    """Adds objects to a static library, which is made when it isn't there."""
    archiver = toolchain.tool("ar")
    if archiver is None:
        raise ToolError("'ar' not found: install binutils")
    command = [archiver, "rcsD", str(output), *map(str, objects)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise no_room([output.parent], done.stderr) or CompileError(command, done.stderr)


def _object_key(source: Path, toolchain: Toolchain) -> str:
    parts: list[str | bytes] = [toolchain.key]
    for path in with_includes(source):
        parts += [path.name, _read(path)]
    return store.key(*parts)


def with_includes(source: Path) -> list[Path]:
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
