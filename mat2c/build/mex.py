"""Functions for Octave and MATLAB: a library with the gateway that both call (`mexFunction`)."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from mat2c.build.cc import NOTHING, foreign_objects
from mat2c.build.compiler import SHARED, Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.runtime import runtime_library
from mat2c.build.standalone.one_file import standalone
from mat2c.ir.foreign import Foreign
from mat2c.support.files import source_bytes, working_folder, write_whole
from mat2c.support.resources import runtime_dir

OCTAVE = "mkoctfile"
MATLAB = "mex"
SUFFIXES = {
    ".mex": OCTAVE,
    **dict.fromkeys((".mexa64", ".mexmaci64", ".mexmaca64", ".mexw64"), MATLAB),
}
"""Which tool links a function, by its file's suffix."""


_OWN_HEADER = re.compile(r'^#include "(mex_\w+\.h)"\n', re.MULTILINE)


def with_gateway(c_text: str, name: str) -> str:
    """A library's C text with the gateway behind it."""
    gateway = _with_own_headers("gateway.c", set())
    chosen = f'#define M2C_MEX_ENTRY {name}_values\n#define M2C_MEX_NAME "{name}"\n'
    return f"{c_text}\n{chosen}\n{gateway}"


def _with_own_headers(name: str, seen: set[str]) -> str:
    """A file of `runtime/mex`, with the headers of that folder in the place of their first
    mention."""
    seen.add(name)
    text = (runtime_dir() / "mex" / name).read_text()
    parts = _OWN_HEADER.split(text)
    for k in range(1, len(parts), 2):  # the names
        parts[k] = "" if parts[k] in seen else _with_own_headers(parts[k], seen)
    return "".join(parts)


def one_file(c_text: str, header_text: str, name: str) -> str:
    """All in one C file, which needs `mex.h`, libc and libm only."""
    source, header = standalone(with_gateway(c_text, name), header_text)
    return source.replace(f'#include "{name}.h"\n', "", 1).replace(
        "#include <", f"{header}\n#include <", 1
    )


def build_mex(
    c_text: str,
    header_text: str,
    name: str,
    output: Path,
    toolchain: Toolchain,
    foreign: Foreign = NOTHING,
) -> None:
    """Compiles a function with the gateway, and has the host's tool link it."""
    tool = _tool(output.suffix)
    tools = toolchain.with_flags(*SHARED, "-DM2C_SHARED_STATE")
    library = runtime_library(toolchain.with_flags("-DM2C_SHARED_STATE"))
    with working_folder() as folder:
        source, compiled = folder / f"{name}_mex.c", folder / f"{name}_mex.o"
        (folder / f"{name}.h").write_bytes(source_bytes(header_text))
        source.write_bytes(source_bytes(with_gateway(c_text, name)))
        tools.compile(source, compiled, *_includes(tool, output.suffix), *foreign.flags)
        objects = [compiled, *foreign_objects(foreign, folder, tools), library]
        made = folder / f"made{output.suffix}"
        words = [*_linking(tool, output.suffix, made), *map(str, objects), *foreign.libraries]
        _call([*words, "-lm"], folder)
        write_whole({output: made.read_bytes()}, mode=0o777)


def _tool(suffix: str) -> str:
    kind = SUFFIXES[suffix]
    found = shutil.which(kind)
    if found is None:
        package = "octave-dev (Debian)" if kind == OCTAVE else "MATLAB"
        raise ToolError(f"'{kind}' not found, which belongs to {package}")
    return found


def _includes(tool: str, suffix: str) -> list[str]:
    """Where `mex.h` is."""
    if SUFFIXES[suffix] == OCTAVE:
        return _call([tool, "-p", "INCFLAGS"], Path()).split()
    return [f"-I{Path(tool).resolve().parents[1] / 'extern' / 'include'}"]


def _linking(tool: str, suffix: str, made: Path) -> list[str]:
    if SUFFIXES[suffix] == OCTAVE:
        return [tool, "--mex", "-o", str(made)]
    return [tool, "-silent", "-outdir", str(made.parent), "-output", made.stem]


def _call(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise CompileError(command, done.stdout + done.stderr)
    return done.stdout
