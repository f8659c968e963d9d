"""The C compiler, the runtime library, and what is built from generated C."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest

from mat2c.build.cc import build_executable, build_library, cached_executable
from mat2c.build.compiler import LANGUAGE, OPTIMISE, SANITIZE, Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.runtime import runtime_library

QUICK = ("-O1",)
PROGRAM = """
#include <stdio.h>
#include "m2c/value.h"
int main(void)
{
    m2c_value *v = m2c_char("made of values");
    printf("%.*s\\n", (int)v->numel, (char *)v->u8);
    m2c_release(v);
    return 0;
}
"""


def output_of(program: Path) -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


def test_floating_point_is_strict() -> None:
    flags = (*LANGUAGE, *OPTIMISE, *SANITIZE)
    assert "-ffp-contract=off" in flags
    assert not {"-ffast-math", "-Ofast"} & set(flags)


def test_a_compiler_that_is_not_there() -> None:
    with pytest.raises(ToolError, match="'no-such-cc' not found"):
        Toolchain.find("no-such-cc")
    with pytest.raises(ToolError):
        Toolchain.find("")


def test_keys_differ_by_flags() -> None:
    assert Toolchain.find().key == Toolchain.find().key
    assert Toolchain.find().key != Toolchain.find(None, QUICK).key
    assert Toolchain.find(None, QUICK).with_flags("-g").key != Toolchain.find(None, QUICK).key


def test_the_runtime_is_built_once() -> None:
    tools = Toolchain.find(None, QUICK)
    library = runtime_library(tools)
    built = library.stat().st_ino
    runtime_library.cache_clear()
    assert runtime_library(tools).stat().st_ino == built


@pytest.mark.parametrize("flags", [QUICK, OPTIMISE, SANITIZE], ids=["O1", "default", "sanitize"])
def test_executable(tmp_path: Path, flags: tuple[str, ...]) -> None:
    program = tmp_path / "program"
    warnings = build_executable(PROGRAM, "hello", program, Toolchain.find(None, flags))
    assert warnings == ""
    assert output_of(program) == "made of values\n"
    assert [p.name for p in tmp_path.iterdir()] == ["program"]


def test_cached_executable_keeps_its_warnings() -> None:
    tools = Toolchain((Toolchain.find().command[0],), QUICK, ("-Wall",))
    text = PROGRAM.replace("return 0;", "int unused; return 0;")
    first = cached_executable(text, "warned", tools)
    assert first == cached_executable(text, "warned", tools)
    assert "warned.c:9:" in first[1]
    assert "-Wunused-variable" in first[1]
    assert output_of(first[0]) == "made of values\n"


def test_programs_are_small(tmp_path: Path) -> None:
    program = tmp_path / "program"
    build_executable("int main(void) { return 0; }\n", "tiny", program, Toolchain.find())
    assert program.stat().st_size < 100_000


def test_c_that_does_not_compile(tmp_path: Path) -> None:
    with pytest.raises(CompileError, match=r"broken\.c:1:1"):
        build_executable("nonsense", "broken", tmp_path / "program", Toolchain.find(None, QUICK))
    assert list(tmp_path.iterdir()) == []


def test_shared_library(tmp_path: Path) -> None:
    header = '#include "m2c/value.h"\nM2C_API_BEGIN\nint twice(int x);\nM2C_API_END\n'
    text = '#include "twice.h"\nint hidden(int x);\nint hidden(int x) { return x; }\n'
    text += "int twice(int x) { return 2 * hidden(x); }\n"
    build_library(text, header, "twice", tmp_path / "twice.so", Toolchain.find(None, QUICK))
    library = ctypes.CDLL(str(tmp_path / "twice.so"))
    assert library.twice(21) == 42
    assert hasattr(library, "m2c_double")
    assert not hasattr(library, "hidden") and not hasattr(library, "m2c_fn_sin")


@pytest.mark.parametrize("suffix", [".a", ".o"])
def test_static_library_and_object(tmp_path: Path, suffix: str) -> None:
    text = PROGRAM.replace("int main", "int other")
    tools = Toolchain.find(None, QUICK)
    made = tmp_path / f"lib{suffix}"
    build_library(text, "", "other", made, tools)
    source = tmp_path / "main.c"
    source.write_text("int other(void);\nint main(void) { return other(); }\n")
    inputs = [str(source), str(made)] + ([str(runtime_library(tools))] if suffix == ".o" else [])
    tools.link(tmp_path / "main", *inputs)
    assert output_of(tmp_path / "main") == "made of values\n"
