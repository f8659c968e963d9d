"""The extension module of a library: its functions through cffi in API mode, and the calls of
`runtime/python/call.c`, in one file of the cache."""

from __future__ import annotations

import importlib.util
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import cffi
from cffi import recompiler

from mat2c.build import cache as store
from mat2c.build.cc import foreign_objects
from mat2c.build.compiler import HIDDEN, SHARED, Toolchain
from mat2c.build.header_reader import declarations, source_prologue
from mat2c.build.runtime import runtime_library, with_includes
from mat2c.ir.foreign import Foreign
from mat2c.support.files import source_bytes, working_folder, write_whole
from mat2c.support.record import dataclass
from mat2c.support.resources import runtime_dir

CALLS = "_mat2c_call"
"""The name of the module of `call.c`."""


@dataclass(frozen=True, slots=True)
class Source:
    """A library in C: its name, that of its header, its texts, and the names of its entries."""

    name: str
    c_text: str
    header_text: str
    entries: Sequence[str]
    foreign: Foreign


def extension(source: Source, toolchain: Toolchain) -> tuple[str, Path]:
    """The name of cffi's module for a library, and the file with both modules."""
    shared_state = toolchain.with_flags("-DM2C_SHARED_STATE")
    tools, library = shared_state.with_flags(*SHARED, *HIDDEN), runtime_library(shared_state)
    calls = _calls_key(tools)
    texts = source.c_text, source.header_text, tools.key, library.name, cffi.__version__, calls
    identity = store.key(*texts, *source.foreign.contents())
    module_name = f"_mat2c_{source.name}_{identity}"
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")

    def make(output: Path) -> None:
        with working_folder() as folder:
            made = _linked(folder, module_name, source, tools, library, calls)
            write_whole({output: made.read_bytes()}, mode=0o777)

    return module_name, store.entry("modules", module_name + suffix, make)


def imported(module_name: str, path: Path) -> ModuleType:
    """A module of an extension's file."""
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _linked(
    folder: Path,
    module_name: str,
    source: Source,
    toolchain: Toolchain,
    library: Path,
    calls: str,
) -> Path:
    name = source.name
    (folder / f"{name}.h").write_bytes(source_bytes(source.header_text))
    (folder / f"{name}.c").write_bytes(source_bytes(source.c_text))
    glue = folder / f"{module_name}.c"
    ffi = cffi.FFI()
    ffi.cdef(declarations(source.header_text, name, source.entries, toolchain))
    recompiler.make_c_source(ffi, module_name, source_prologue(name), str(glue))
    objects = [folder / "program.o", folder / "glue.o"]
    toolchain.compile(folder / f"{name}.c", objects[0], *source.foreign.flags)
    objects += foreign_objects(source.foreign, folder, toolchain)
    toolchain.compile(glue, objects[1], _python_headers(), f"-I{folder}", "-w")
    objects.append(_calls(calls, toolchain))
    made = folder / "module.so"
    toolchain.link(made, "-shared", *map(str, objects), str(library), *source.foreign.libraries)
    return made


def _python_headers() -> str:
    return f"-I{sysconfig.get_path('include')}"


def _numpy_flags() -> list[str]:
    """What the compiler is told of NumPy, where that is installed."""
    if importlib.util.find_spec("numpy") is None:
        return []
    import numpy

    return [f"-I{numpy.get_include()}", "-DM2C_NUMPY"]


def _calls_source() -> Path:
    return runtime_dir() / "python" / "call.c"


def _calls_key(toolchain: Toolchain) -> str:
    files = with_includes(_calls_source())
    flags = [sys.version, _python_headers(), *_numpy_flags()]
    if len(flags) > 2:
        import numpy

        flags.append(numpy.__version__)
    return store.key(toolchain.key, *flags, *(file.read_bytes() for file in files))


def _calls(key: str, toolchain: Toolchain) -> Path:
    """The object of `call.c`, which all modules have."""

    def make(output: Path) -> None:
        flags = _python_headers(), *_numpy_flags(), "-w"
        toolchain.compile(_calls_source(), output, *flags)

    return store.part("objects", f"call-{key}.o", make)
