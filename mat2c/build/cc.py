"""Generated C to executables and libraries."""

from __future__ import annotations

from pathlib import Path

from mat2c.build import cache as store
from mat2c.build.compiler import APART, HIDDEN, SHARED, Toolchain
from mat2c.build.runtime import archive, runtime_library
from mat2c.support.files import source_bytes, working_folder, write_whole
from mat2c.support.resources import cache_dir


def build_executable(c_text: str, name: str, output: Path, toolchain: Toolchain) -> str:
    """Compiles and links a program; `output` is written whole or not at all; gives the warnings."""
    library = runtime_library(toolchain)
    with working_folder() as folder:
        made, warnings = _program(c_text, name, folder, toolchain, library)
        write_whole({output: made.read_bytes()}, mode=0o777)
    return warnings


def cached_executable(c_text: str, name: str, toolchain: Toolchain) -> tuple[Path, str]:
    """An executable in the cache, and the warnings that its compilation gave."""
    library = runtime_library(toolchain)
    identity = store.key(c_text, name, toolchain.key, library.name)
    said = cache_dir("programs") / f"{identity}.txt"

    def make(output: Path) -> None:
        with working_folder() as folder:
            made, warnings = _program(c_text, name, folder, toolchain, library)
            write_whole({said: warnings.encode()})
            write_whole({output: made.read_bytes()}, mode=0o777)

    program = store.entry("programs", identity, make)
    return program, said.read_text() if store.touch(said) else ""


def for_library(toolchain: Toolchain, suffix: str) -> Toolchain:
    """What compiles a library, by its suffix."""
    more = (*SHARED, *HIDDEN) if suffix == ".so" else ()
    return toolchain.with_flags(*APART, *more)


def build_library(
    c_text: str, header_text: str, name: str, output: Path, toolchain: Toolchain
) -> str:
    """By suffix: a shared library (.so), a static one with the runtime in it (.a), an object."""
    tools = for_library(toolchain, output.suffix)
    library = runtime_library(toolchain)
    with working_folder() as folder:
        (folder / f"{name}.h").write_bytes(source_bytes(header_text))
        compiled, warnings = _compile(c_text, name, folder, tools)
        made = _packed(compiled, output.suffix, tools, library)
        write_whole({output: made.read_bytes()})
    return warnings


def _packed(compiled: Path, suffix: str, toolchain: Toolchain, library: Path) -> Path:
    made = compiled.with_name(f"made{suffix}")
    match suffix:
        case ".so":
            # All of the runtime: callers make and read values with it.
            whole = ("-Wl,--whole-archive", str(library), "-Wl,--no-whole-archive")
            toolchain.link(made, "-shared", "-Wl,-z,defs", str(compiled), *whole)
        case ".a":
            made.write_bytes(library.read_bytes())
            archive(made, [compiled], toolchain)
        case _:
            return compiled
    return made


def _program(
    c_text: str, name: str, folder: Path, toolchain: Toolchain, library: Path
) -> tuple[Path, str]:
    compiled, warnings = _compile(c_text, name, folder, toolchain)
    made = folder / ("program.exe" if toolchain.target.system == "Windows" else "program")
    toolchain.link_program(made, str(compiled), str(library))
    return made, warnings


def _compile(c_text: str, name: str, folder: Path, toolchain: Toolchain) -> tuple[Path, str]:
    # A folder of its own, so that names in warnings and debug information are the program's.
    source = folder / f"{name}.c"
    source.write_bytes(source_bytes(c_text))
    compiled = folder / f"{name}.o"
    return compiled, toolchain.compile(source, compiled)
