"""Generated C is good C11: clang (where there is one) is silent, pycparser parses it, bytes repeat.

That gcc is silent, test_programs.py sees when it compiles.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from mat2c.build import cache as store
from mat2c.build.compiler import LANGUAGE, Toolchain
from mat2c.build.header_reader import parse
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, InternalError, TranslationError
from mat2c.support.files import source_bytes
from mat2c.support.resources import include_dir
from tests.harness.compiled import translation
from tests.harness.programs import Program, collect
from tests.harness.settings import ONE_FILE, WARNINGS
from tests.harness.verdict import CHECK, failing, marks

CLANG = shutil.which("clang")
DEFAULT = ONE_FILE
PROGRAMS = [pytest.param(p, id=p.name, marks=marks(p, CHECK)) for p in collect()]
SOUND = [p for p in collect() if (p.name, CHECK) not in failing()]
SOME = SOUND[:: max(1, len(SOUND) // 20)]


@pytest.mark.skipif(CLANG is None, reason="no clang here")
@pytest.mark.parametrize("program", PROGRAMS)
def test_c_is_good(program: Program) -> None:
    if found := complaints_of(program):
        pytest.fail(found, pytrace=False)


def complaints_of(program: Program) -> str:
    """What clang says of a program's C; of the same bytes it is asked once."""
    try:
        text = translation(program, DEFAULT).c_text
    except (InternalError, TranslationError) as error:
        return f"{program.path}\n{error}"
    asked = store.key(text, clang_version(), headers())
    said = store.entry("programs", f"{asked}.said", lambda path: path.write_text(complaints(text)))
    found = said.read_text()
    return f"{program.path}\n{found[:4000]}" if found else ""


def complaints(text: str) -> str:
    assert CLANG is not None
    with tempfile.TemporaryDirectory(prefix="mat2c-") as folder:
        return clang_says(CLANG, text, Path(folder) / "program.c")


@cache
def clang_version() -> str:
    assert CLANG is not None
    return subprocess.check_output([CLANG, "--version"], text=True)


@cache
def headers() -> str:
    return store.key(*(path.read_bytes() for path in sorted(include_dir().rglob("*.h"))))


@pytest.mark.parametrize("program", SOME, ids=lambda p: p.name)
def test_tools_can_read_it(program: Program) -> None:
    parse(translation(program, DEFAULT).c_text, Toolchain.find())


@pytest.mark.parametrize("program", SOME, ids=lambda p: p.name)
def test_same_input_same_bytes(program: Program) -> None:
    again = session.translate(program.path, DEFAULT, Diagnostics())
    assert again.c_text == translation(program, DEFAULT).c_text


def clang_says(clang: str, text: str, source: Path) -> str:
    source.write_bytes(source_bytes(text))
    flags = ("-fsyntax-only", *LANGUAGE, *WARNINGS, f"-I{include_dir()}")
    done = subprocess.run([clang, *flags, source], capture_output=True, text=True)
    return done.stderr
