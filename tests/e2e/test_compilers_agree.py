"""The object code of every compiler found, at every level, gives what the C says: sums with zero
have the sign that IEEE 754 gives them.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mat2c.build.compiler import LANGUAGE, Toolchain
from mat2c.build.runtime import runtime_library
from mat2c.resources import include_dir
from tests.harness.compiled import translation
from tests.harness.programs import collect
from tests.harness.settings import SETTINGS

COMPILERS = [cc for cc in ("gcc", "clang", *(f"gcc-{n}" for n in range(9, 17))) if shutil.which(cc)]
(PROGRAM,) = collect("arith_double/zero_minus_integers")


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
@pytest.mark.parametrize("cc", COMPILERS)
def test_sign_of_zero(cc: str, level: str, tmp_path: Path) -> None:
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(translation(PROGRAM, SETTINGS[0].options).c_text)
    library = runtime_library(Toolchain.find())
    flags = [f"-I{include_dir()}", *LANGUAGE, level]
    subprocess.run([cc, *flags, source, library, "-lm", "-o", program], check=True)
    printed = subprocess.check_output([program], text=True)
    assert printed == PROGRAM.beside(".out").read_text()
