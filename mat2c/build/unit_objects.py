"""Objects of the library functions that programs are linked with, each compiled once for a
toolchain and kept in the cache under a hash of its C text.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.build import cache as store
from mat2c.build.compiler import APART, Toolchain
from mat2c.support.files import source_bytes, working_folder
from mat2c.support.stages import stage

if TYPE_CHECKING:
    from mat2c.codegen.boxed.library_units import Unit

_FAST = {"-O2", "-O3"}


def unit_objects(
    units: Sequence[Unit], toolchain: Toolchain, library: Path
) -> tuple[list[Path], str]:
    """The objects of C files, in their order, and what the compiler said of those that were not
    there; it runs on all processors. `library` is the runtime whose headers they include."""
    if not units:
        return [], ""
    # They call the runtime, whose loops are compiled harder; what nothing calls is dropped.
    level = ("-O2",) if _FAST & set(toolchain.flags) else ()
    tools = toolchain.with_flags(*APART, *level)
    workers = min(os.cpu_count() or 1, len(units), 8)
    with stage("library functions"), ThreadPoolExecutor(workers) as pool:
        made = list(pool.map(lambda unit: _object(unit, tools, library), units))
    return [path for path, _ in made], "".join(said for _, said in made)


def _object(unit: Unit, toolchain: Toolchain, library: Path) -> tuple[Path, str]:
    said: list[str] = []

    def make(output: Path) -> None:
        with working_folder() as folder:
            source = folder / f"{unit.name}.c"
            source.write_bytes(source_bytes(unit.c_text))
            said.append(toolchain.compile(source, output))

    identity = store.key(unit.name, unit.c_text, toolchain.key, library.name)
    return store.part("objects", f"{unit.name}-{identity}.o", make), "".join(said)
