"""Objects of the library functions that programs are linked with, each compiled once for a
toolchain and kept in the cache under a hash of its C text.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.build import cache as store
from mat2c.build.compiler import APART, Toolchain
from mat2c.support.files import source_bytes
from mat2c.support.stages import stage

if TYPE_CHECKING:
    from mat2c.codegen.boxed.library_units import Unit

_FAST = {"-O2", "-O3"}
_TRIES = 2


def unit_objects(
    units: Sequence[Unit], folder: Path, toolchain: Toolchain, library: Path
) -> tuple[list[Path], str]:
    """The objects of C files, in their order, copied to a folder, since the cache may be cleared
    meanwhile; and what the compiler said of those that were not there. It runs on all processors.
    `library` is the runtime whose headers they include."""
    if not units:
        return [], ""
    # They call the runtime, whose loops are compiled harder; what nothing calls is dropped.
    level = ("-O2",) if _FAST & set(toolchain.flags) else ()
    tools = toolchain.with_flags(*APART, *level)
    workers = min(os.cpu_count() or 1, len(units), 8)
    with stage("library functions"), ThreadPoolExecutor(workers) as pool:
        said = list(pool.map(lambda unit: _fetch(unit, folder, tools, library), units))
    return [_place(folder, unit) for unit in units], "".join(said)


def _fetch(unit: Unit, folder: Path, toolchain: Toolchain, library: Path) -> str:
    """Copies the object of a C file to a folder; compiles it where it isn't there."""
    said: list[str] = []

    def make(output: Path) -> None:
        source = folder / f"{unit.name}.c"
        source.write_bytes(source_bytes(unit.c_text))
        said.append(toolchain.compile(source, output))

    name = f"{unit.name}-{store.key(unit.c_text, toolchain.key, library.name)}.o"
    for _ in range(_TRIES):
        with suppress(FileNotFoundError):  # removed since
            _place(folder, unit).write_bytes(store.part("objects", name, make).read_bytes())
            return said[-1] if said else ""
    make(_place(folder, unit))
    return said[-1]


def _place(folder: Path, unit: Unit) -> Path:
    return folder / f"{unit.name}.o"
