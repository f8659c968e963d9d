"""Libraries that the runtime calls in place of its own code, where a program is linked with them.

`--sparse suitesparse` links SuiteSparse into what reaches factorisations of sparse matrices. The C
is the same without it: a macro names the library's table (`m2c/sparse.h`), and an object has it.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path

from mat2c.build import cache as store
from mat2c.build.compiler import APART, HIDDEN, SHARED, Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.runtime import archive, with_includes
from mat2c.ir.foreign import Foreign
from mat2c.support.files import working_folder
from mat2c.support.record import dataclass
from mat2c.support.resources import runtime_dir

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Engine:
    """A library, where it is found, and what of generated C reaches it."""

    name: str
    table: str  # in C
    define: str  # the macro that names the table
    sources: tuple[str, ...]  # in the runtime's folder `engines`
    header: str  # of the runtime, which programs include that may reach it
    reached_by: frozenset[str]  # words of generated C
    packages: tuple[str, ...]  # as pkg-config calls them
    folders: tuple[str, ...]  # of headers, where pkg-config knows none
    libraries: tuple[str, ...]
    probe: str  # a program in C that needs all of it

    @property
    def defines(self) -> tuple[str, ...]:
        """Flags for generated C that is to use it."""
        return (f"-D{self.define}={self.table}",)


SUITESPARSE = Engine(
    name="suitesparse",
    table="m2c_suitesparse",
    define="M2C_SPARSE_ENGINE",
    sources=("suitesparse", "suitesparse_lu", "suitesparse_order", "suitesparse_qr"),
    header="m2c/sparse.h",
    reached_by=frozenset(
        """m2c_mldivide m2c_mrdivide m2c_mpower m2c_fn_mldivide m2c_fn_mrdivide m2c_fn_mpower
        m2c_fn_chol m2c_fn_det m2c_fn_inv m2c_fn_inverse m2c_fn_lu m2c_fn_qr
        m2c_fn___sparse_order__""".split()
    ),
    packages=("SPQR", "UMFPACK", "CHOLMOD", "COLAMD", "AMD"),
    folders=(
        "/usr/include/suitesparse",
        "/usr/local/include/suitesparse",
        "/opt/homebrew/include/suitesparse",
        "/usr/include",
    ),
    libraries=tuple("-lspqr -lumfpack -lcholmod -lcolamd -lamd -lsuitesparseconfig".split()),
    probe="""\
#include <SuiteSparseQR_C.h>
#include <amd.h>
#include <cholmod.h>
#include <colamd.h>
#include <umfpack.h>
int main(void)
{
    double control[UMFPACK_CONTROL + AMD_CONTROL + COLAMD_KNOBS];
    cholmod_common common;
    umfpack_dl_defaults(control);
    amd_l_defaults(control);
    colamd_l_set_defaults(control);
    SuiteSparseQR_C_free(NULL, &common);
    return cholmod_l_start(&common);
}
""",
)
ENGINES = {engine.name: engine for engine in (SUITESPARSE,)}


@dataclass(frozen=True, slots=True)
class Found:
    """A library that is there: how its headers and itself are found."""

    engine: Engine
    cflags: tuple[str, ...]
    libs: tuple[str, ...]
    headers: str  # the preprocessor's text of all


def attach(foreign: Foreign, c_text: str, choice: str, tools: Toolchain, runs_here: bool) -> None:
    """Adds the library of choice to what a program is built of, where its C reaches it. `auto` is
    for what runs here and now: what is written to a file needs no library of this machine, and is
    bound by no licence of one."""
    engines = [ENGINES[choice]] if choice in ENGINES else []
    if choice == "auto" and runs_here:
        engines = list(ENGINES.values())
    for engine in engines:
        if not is_reached(engine, c_text):
            continue
        found = find(engine, tools) if choice == "auto" else needed(choice, tools)
        if found is not None:
            foreign.flags += engine.defines
            foreign.libraries += [str(engine_object(found, tools)), *found.libs]


def is_reached(engine: Engine, c_text: str) -> bool:
    """True if generated C may come to call the library."""
    return f'"{engine.header}"' in c_text and not engine.reached_by.isdisjoint(
        _WORD.findall(c_text)
    )


def needed(name: str, tools: Toolchain) -> Found:
    """A library that was asked for by name; an error where it isn't found."""
    found = find(ENGINES[name], tools)
    if found is None:
        raise ToolError(
            f"--sparse {name}: not found: install its headers and libraries "
            "(libsuitesparse-dev, suitesparse-devel, brew install suite-sparse)"
        )
    return found


@cache
def find(engine: Engine, tools: Toolchain) -> Found | None:
    """The library where pkg-config or the usual folders have it, and the compiler can link it."""
    places = [*_told(engine), *((_include(f), engine.libraries) for f in engine.folders)]
    tried = (_tried(engine, cflags, libs, tools) for cflags, libs in places)
    return next((found for found in tried if found is not None), None)


def engine_object(found: Found, tools: Toolchain) -> Path:
    """The object with the library's table, in the cache."""
    shared = (*SHARED, *HIDDEN) if tools.target.has_shared else ()
    tools = tools.with_flags(*APART, *shared, *found.cflags)
    sources = [runtime_dir() / "engines" / f"{name}.c" for name in found.engine.sources]
    texts = [path.read_bytes() for source in sources for path in with_includes(source)]

    def make(output: Path) -> None:
        with working_folder() as folder:
            joined = folder / f"{found.engine.name}.c"
            joined.write_text("".join(f'#include "{source}"\n' for source in sources))
            tools.compile(joined, output)

    name = f"{found.engine.name}-{store.key(tools.key, found.headers, *texts)}.o"
    return store.entry("runtime", name, make)


def engine_archive(found: Found, tools: Toolchain) -> Path:
    """The same as a static library, of which a linker takes what is reached."""
    made = engine_object(found, tools)
    return store.entry(
        "runtime", f"lib{made.stem}.a", lambda output: archive(output, [made], tools)
    )


def _include(folder: str) -> tuple[str, ...]:
    return () if folder == "/usr/include" else (f"-I{folder}",)


def _told(engine: Engine) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What pkg-config says of it: flags of the compiler and of the linker."""
    tool = shutil.which("pkg-config")
    if tool is None:
        return []
    said = []
    for what in ("--cflags", "--libs"):
        done = subprocess.run([tool, what, *engine.packages], capture_output=True, text=True)
        if done.returncode:
            return []
        said.append(tuple(shlex.split(done.stdout)))
    return [(said[0], said[1])]


def _tried(
    engine: Engine, cflags: tuple[str, ...], libs: tuple[str, ...], tools: Toolchain
) -> Found | None:
    """The library, if a program can be linked with it; that one could be is noted in the cache."""
    with working_folder() as folder, suppress(CompileError, ToolError):
        source = folder / "probe.c"
        source.write_text(engine.probe)
        headers = tools.preprocess(source, *cflags)

        def make(output: Path) -> None:
            tools.compile(source, folder / "probe.o", *cflags)
            tools.link(output, str(folder / "probe.o"), *libs)

        store.entry("runtime", f"{engine.name}-{store.key(tools.key, headers, *libs)}", make)
        return Found(engine, cflags, libs, headers)
    return None
