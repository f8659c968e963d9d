"""The object code of every compiler found, at every level, gives what the C says: sums with zero
have the sign that IEEE 754 gives them, and 64-bit integers need no long double.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mat2c.build.compiler import LANGUAGE, Toolchain
from mat2c.build.runtime import runtime_library
from mat2c.support.resources import include_dir, runtime_dir
from tests.harness.compiled import translation
from tests.harness.programs import Program, collect
from tests.harness.settings import ONE_FILE

COMPILERS = [cc for cc in ("gcc", "clang", *(f"gcc-{n}" for n in range(9, 17))) if shutil.which(cc)]
ZEROS, EDGES = (
    collect(name)[0]
    for name in ("arith_double/zero_minus_integers", "integer_ops/edges_of_64_bits")
)


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
@pytest.mark.parametrize("cc", COMPILERS)
def test_sign_of_zero(cc: str, level: str, tmp_path: Path) -> None:
    assert printed(ZEROS, [cc, level], tmp_path) == ZEROS.beside(".out").read_text()


def test_no_long_double(tmp_path: Path) -> None:
    """Where a long double is a double, as on 32-bit ARM, typed code is as exact."""
    gcc = shutil.which("gcc")
    if gcc is None or not takes(gcc, "-mlong-double-64"):
        return
    # the library has the file, too, in an object with others: the first definition is taken
    first = "-Wl,--allow-multiple-definition"
    with_wide = [gcc, "-O2", "-mlong-double-64", first, str(runtime_dir() / "src" / "op_wide.c")]
    assert printed(EDGES, with_wide, tmp_path) == EDGES.beside(".out").read_text()


def takes(cc: str, flag: str) -> bool:
    command = [cc, flag, "-E", "-x", "c", "/dev/null"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def printed(program: Program, command: list[str], folder: Path) -> str:
    """What the program's C prints, compiled by a command that has flags and perhaps sources."""
    source, binary = folder / "program.c", folder / "program"
    source.write_text(translation(program, ONE_FILE).c_text)
    library = runtime_library(Toolchain.find())
    flags = [f"-I{include_dir()}", *LANGUAGE]
    subprocess.run([*command, *flags, source, library, "-lm", "-o", binary], check=True)
    return subprocess.check_output([binary], text=True)
