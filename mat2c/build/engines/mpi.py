"""Programs that run on several processes of MPI: what they are linked with, and how they start."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.runtime import library_of, runtime_library
from mat2c.ir.foreign import Foreign
from mat2c.support.files import working_folder

_SCALAPACK = ("scalapack-openmpi", "scalapack-mpich", "scalapack")
_HEADER = "#include <mpi.h>\n"
_PROBE = """\
void Cblacs_get(int, int, int *);
int main(void)
{
    int value;
    Cblacs_get(-1, 0, &value);
    return 0;
}
"""
_INSTALL = "on Debian: apt install libopenmpi-dev libscalapack-openmpi-dev openmpi-bin"
# Open MPI: root may run programs, more than there are processors, and a program that ends with an
# error says so itself. Others don't know these.
ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_orte_execute_quiet": "1",
}


def add_to(foreign: Foreign, toolchain: Toolchain) -> None:
    """Adds what a program of distributed arrays is linked with."""
    foreign.libraries += libraries(toolchain)


def libraries(toolchain: Toolchain) -> list[str]:
    """The libraries and flags, in the linker's order, behind the runtime library."""
    compiling, linking = _flags("compile"), _flags("link")
    _check_header(toolchain)
    own = library_of("mpi", "libm2c-mpi", toolchain.with_flags(*compiling))
    # which calls functions of the runtime that the program may not
    return [str(own), str(runtime_library(toolchain)), *_scalapack(toolchain), *linking]


def run(program: Path, arguments: Sequence[str], count: int) -> NoReturn:
    """Becomes `mpirun` of the program."""
    command = launching(count, [str(program), *arguments])
    os.execve(command[0], command, ENVIRONMENT | os.environ)


def launching(count: int, command: Sequence[str]) -> list[str]:
    """The command that starts so many processes of another; 0 stands for one each processor."""
    launcher = shutil.which("mpirun")
    if launcher is None:
        raise ToolError(f"'mpirun' not found; {_INSTALL}")
    return [launcher, "-n", str(count or os.cpu_count() or 1), *command]


@cache
def _flags(what: str) -> list[str]:
    """What MPI's wrapper of the compiler adds where it compiles or links."""
    wrapper = shutil.which("mpicc")
    if wrapper is None:
        raise ToolError(f"--mpi: 'mpicc' not found; {_INSTALL}")
    for asked in (f"-showme:{what}", f"-{what}_info"):  # of Open MPI, and of MPICH
        done = subprocess.run([wrapper, asked], capture_output=True, text=True)
        if done.returncode == 0:
            words = shlex.split(done.stdout)
            return [w for w in words if w.startswith(("-I", "-D", "-L", "-l", "-Wl", "-pthread"))]
    raise ToolError(f"'{wrapper}' does not tell the flags that MPI needs")


@cache
def _check_header(toolchain: Toolchain) -> None:
    """Ends with an error unless the compiler finds MPI's header: `mpicc` may be installed alone."""
    with working_folder() as folder:
        source = folder / "header.c"
        source.write_text(_HEADER)
        try:
            toolchain.preprocess(source, *_flags("compile"))
        except CompileError:
            raise ToolError(f"--mpi: the header 'mpi.h' not found; {_INSTALL}") from None


@cache
def _scalapack(toolchain: Toolchain) -> list[str]:
    """The flag that links ScaLAPACK, by the first of its names that does."""
    for name in _SCALAPACK:
        with working_folder() as folder:
            source = folder / "probe.c"
            source.write_text(_PROBE)
            try:
                toolchain.call(
                    folder, str(source), "-o", str(folder / "probe"), f"-l{name}", *_flags("link")
                )
            except CompileError:
                continue
            return [f"-l{name}"]
    raise ToolError(f"--mpi: ScaLAPACK not found; {_INSTALL}")
