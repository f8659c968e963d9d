"""Headers in C++, and what a shared library exports."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.build.cc import build_library
from mat2c.build.compiler import Toolchain
from mat2c.support.options import Options
from mat2c.support.resources import include_dir

CPP = ("g++", "-std=c++17", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only")
TURN = """\
function [z, s, c] = turned(z, k, s)
  z = z * exp(1i * k);
  c = {s, k};
  s = single(k) * s;
end
"""


@pytest.mark.parametrize("header", sorted(p.name for p in (include_dir() / "m2c").glob("*.h")))
def test_headers_of_the_runtime_in_cpp(tmp_path: Path, header: str) -> None:
    source = tmp_path / "main.cpp"
    source.write_text(f'#include "m2c/{header}"\nint main() {{ return 0; }}\n')
    done = subprocess.run(
        [*CPP, f"-I{include_dir()}", source], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_library_called_from_cpp(tmp_path: Path) -> None:
    (tmp_path / "turned.m").write_text(TURN)
    args = "complex double(1,:), double, single"
    made = translate(tmp_path / "turned.m", Options(main=False, args=args, entry="both"))
    (tmp_path / "turned.h").write_text(made.header_text)
    assert "m2c_c64" in made.header_text
    source = tmp_path / "main.cpp"
    source.write_text(
        '#include "turned.h"\nint main() {\n  m2c_value *x = m2c_double(1), *out[1] = {};\n'
        "  return turned_values(1, out, 1, &x);\n}\n"
    )
    done = subprocess.run(
        [*CPP, f"-I{include_dir()}", source], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_a_shared_library_exports(tmp_path: Path) -> None:
    (tmp_path / "turned.m").write_text(TURN)
    args = "double, double, single"
    made = translate(tmp_path / "turned.m", Options(main=False, args=args, entry="both"))
    library = tmp_path / "turned.so"
    tools = Toolchain.find(None, ("-O1",))
    build_library(made.c_text, made.header_text, "turned", library, tools)
    shown = subprocess.run(
        ["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True
    ).stdout
    names = {line.split()[-1] for line in shown.splitlines()}
    assert {"turned", "turned_values", "m2c_error_message", "m2c_release", "m2c_free"} <= names
    declared = "".join(
        (include_dir() / "m2c" / f"{name}.h").read_text()
        for name in ("value", "error", "memory", "index", "call")
    )
    for name in names - {"turned", "turned_values"}:
        assert name in declared, name
