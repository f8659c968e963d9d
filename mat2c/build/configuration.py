"""What `mat2c config` prints for build systems."""

from __future__ import annotations

import shlex
from pathlib import Path

from mat2c import __version__
from mat2c.build.compiler import HIDDEN, LANGUAGE, SHARED, Toolchain
from mat2c.build.engines import mpi
from mat2c.build.engines.sparse_engines import ENGINES, engine_archive, needed
from mat2c.build.runtime import runtime_library
from mat2c.ir.foreign import OPENMP
from mat2c.support.record import dataclass
from mat2c.support.resources import include_dir, runtime_dir

_MAKEFILE = """\
# Rules for programs in MATLAB; include with:  mat2c config --makefile > mat2c.mk
MAT2C ?= mat2c
MAT2C_CFLAGS := $(shell $(MAT2C) config --cflags{openmp})
MAT2C_LIBS = $(shell $(MAT2C) config --libs{openmp})

# These cancel what make knows of files in Objective-C, which end like ours.
%: %.m
%.o: %.m

%.c: %.m
\t$(MAT2C) $< -o $@ -MMD{openmp}

%: %.c
\t$(CC) $(CFLAGS) $(MAT2C_CFLAGS) $< -o $@ $(MAT2C_LIBS)

.PRECIOUS: %.c

-include $(wildcard *.d)
"""


_PKG_CONFIG = """\
# For pkg-config:  mat2c config --pkg-config > DIR/mat2c.pc
Name: mat2c
Description: The runtime of C that mat2c has made of MATLAB programs
Version: {version}
Cflags: {cflags}
Libs: {libs}
"""


@dataclass(frozen=True, slots=True)
class Uses:
    """What C needs beside the runtime: a library that factorises `sparse` matrices ("none": none),
    threads of `openmp`, processes of `mpi`."""

    sparse: str = "none"
    openmp: bool = False
    mpi: bool = False


NOTHING = Uses()


def describe(
    what: str,
    cc: str | None,
    flags: str | None = None,
    pic: bool = False,
    uses: Uses = NOTHING,
) -> str:
    """The answer to one of cflags, libs, defines, runtime, makefile, pkg-config, cmake; `flags` are
    for all code."""
    threads = (OPENMP,) if uses.openmp else ()
    match what:
        case "pkg-config":
            parts = ("cflags", "libs")
            cflags, libs = (describe(part, cc, flags, pic, uses) for part in parts)
            return _PKG_CONFIG.format(version=__version__, cflags=cflags, libs=libs).rstrip("\n")
        case "cmake":
            return str(Path(__file__).parent / "cmake")
        case "cflags":
            code = (*shlex.split(flags or ""), *((*SHARED, *HIDDEN) if pic else ()))
            defines = shlex.split(describe("defines", cc, uses=uses))
            return shlex.join([f"-I{include_dir()}", *LANGUAGE, *code, *threads, *defines])
        case "defines":
            return shlex.join(ENGINES[uses.sparse].defines if uses.sparse != "none" else ())
        case "libs":
            chosen = None if flags is None else tuple(shlex.split(flags))
            tools = Toolchain.find(cc, chosen).portable
            target = tools.target
            libraries = [str(runtime_library(tools)), *(mpi.libraries(tools) if uses.mpi else ())]
            libraries += [*target.link_flags, *target.libraries]
            if uses.sparse != "none":
                found = needed(uses.sparse, tools)
                libraries = [
                    str(engine_archive(found, tools)),
                    *libraries,
                    *found.libs,
                ]
            return shlex.join([*libraries, *threads])
        case "runtime":
            return str(runtime_dir())
        case _:
            return _MAKEFILE.format(openmp=" --openmp" if uses.openmp else "").rstrip("\n")
