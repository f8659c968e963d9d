"""Generated C to executables and libraries."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.build import cache as store
from mat2c.build.compiler import APART, HIDDEN, SHARED, Toolchain
from mat2c.build.runtime import archive, runtime_library
from mat2c.build.unit_objects import unit_objects
from mat2c.ir.foreign import Foreign
from mat2c.support.files import source_bytes, working_folder, write_whole
from mat2c.support.resources import cache_dir

if TYPE_CHECKING:
    from mat2c.codegen.boxed.library_units import Unit

NOTHING = Foreign()


def build_executable(
    c_text: str,
    name: str,
    output: Path,
    toolchain: Toolchain,
    foreign: Foreign = NOTHING,
    units: Sequence[Unit] = (),
) -> str:
    """Compiles and links a program, with the functions in C and the C files of library functions
    that it calls; `output` is written whole or not at all; gives the warnings."""
    library = runtime_library(toolchain)
    with working_folder() as folder:
        made, warnings = _program(c_text, name, folder, toolchain, library, foreign, units)
        write_whole({output: made.read_bytes()}, mode=0o777)
    return warnings


def cached_executable(
    c_text: str,
    name: str,
    toolchain: Toolchain,
    foreign: Foreign = NOTHING,
    units: Sequence[Unit] = (),
) -> tuple[Path, str]:
    """An executable in the cache, and the warnings that its compilation gave."""
    library = runtime_library(toolchain)
    texts = c_text, *(text for unit in units for text in (unit.name, unit.c_text))
    identity = store.key(*texts, name, toolchain.key, library.name, *foreign.contents())
    said = cache_dir("programs") / f"{identity}.txt"

    def make(output: Path) -> None:
        with working_folder() as folder:
            made, warnings = _program(c_text, name, folder, toolchain, library, foreign, units)
            write_whole({said: warnings.encode()})
            write_whole({output: made.read_bytes()}, mode=0o777)

    program = store.entry("programs", identity, make)
    return program, said.read_text() if store.touch(said) else ""


def for_library(toolchain: Toolchain, suffix: str) -> Toolchain:
    """What compiles a library, by its suffix."""
    more = (*SHARED, *HIDDEN) if suffix == ".so" else ()
    return toolchain.with_flags(*APART, *more)


def build_library(
    c_text: str,
    header_text: str,
    name: str,
    output: Path,
    toolchain: Toolchain,
    foreign: Foreign = NOTHING,
) -> str:
    """By suffix: a shared library (.so), a static one with the runtime in it (.a), an object."""
    tools = for_library(toolchain, output.suffix)
    library = runtime_library(toolchain)
    with working_folder() as folder:
        (folder / f"{name}.h").write_bytes(source_bytes(header_text))
        compiled, warnings = _compile(c_text, name, folder, tools, foreign)
        others = foreign_objects(foreign, folder, tools)
        made = _packed(compiled, output.suffix, tools, library, others, foreign.libraries)
        write_whole({output: made.read_bytes()})
    return warnings


def _packed(
    compiled: Path,
    suffix: str,
    toolchain: Toolchain,
    library: Path,
    others: list[Path],
    libraries: list[str],
) -> Path:
    made = compiled.with_name(f"made{suffix}")
    match suffix:
        case ".so":
            # All of the runtime: callers make and read values with it.
            whole = ("-Wl,--whole-archive", str(library), "-Wl,--no-whole-archive")
            objects = [*map(str, (compiled, *others)), *whole, *libraries]
            toolchain.link(made, "-shared", "-Wl,-z,defs", *objects)
        case ".a":
            made.write_bytes(library.read_bytes())
            objects_in_c = [Path(word) for word in libraries if word.endswith(".o")]
            archive(made, [compiled, *others, *objects_in_c], toolchain)
        case _:
            return compiled
    return made


def _program(
    c_text: str,
    name: str,
    folder: Path,
    toolchain: Toolchain,
    library: Path,
    foreign: Foreign,
    units: Sequence[Unit],
) -> tuple[Path, str]:
    compiled, warnings = _compile(c_text, name, folder, toolchain, foreign)
    others = foreign_objects(foreign, folder, toolchain)
    shared, complaints = unit_objects(units, folder, toolchain, library)
    others += shared
    made = folder / ("program.exe" if toolchain.target.system == "Windows" else "program")
    objects = [*map(str, (compiled, *others)), *foreign.libraries, str(library)]
    toolchain.link_program(made, *objects)
    return made, warnings + complaints


def foreign_objects(foreign: Foreign, folder: Path, toolchain: Toolchain) -> list[Path]:
    """The objects of the sources in C that belong to a program."""
    objects = []
    for number, source in enumerate(foreign.sources):
        objects.append(folder / f"{source.stem}_{number}.o")
        toolchain.compile(source, objects[-1], *foreign.flags)
    return objects


def _compile(
    c_text: str, name: str, folder: Path, toolchain: Toolchain, foreign: Foreign
) -> tuple[Path, str]:
    # A folder of its own, so that names in warnings and debug information are the program's.
    source = folder / f"{name}.c"
    source.write_bytes(source_bytes(c_text))
    compiled = folder / f"{name}.o"
    return compiled, toolchain.compile(source, compiled, *foreign.flags)
