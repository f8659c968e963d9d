"""Parameters may be called like anything that C, C++, their headers, the runtime or the library
itself know: the C text, the example and the header as C++ compile without a warning."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from mat2c.api import translate
from mat2c.codegen.c_names import Names
from mat2c.codegen.interface.public_types import PublicNames
from mat2c.support.options import Options
from mat2c.support.resources import include_dir
from tests.library.host import CHECKED, Host
from tests.library.test_headers import CPP

WORDS = """auto double register restrict typeof printf fprintf exit malloc index y0 main memcpy
setjmp bool complex I NULL EOF stderr class new this delete template namespace operator and xor
typename wchar_t size_t ptrdiff_t failed M2C_STATE M2C_PROVED m2c_fail m2c_value _Bool _setjmp
M_PI NAN BUFSIZ SIZE_MAX library forget each amp amp_2 amp_work amp_by_type amp_by_value amp_values
amp_has_types amp_nargin amp_a amp_s call_amp program_functions builtin_functions entry status
state work out in value result unread_copy unread_in unread_in_copy unread_in_span b_len
b_value""".split()
FORMS = {
    "double": "double",
    "double(1,3)": "double(1,3)",
    "double(1,:)": "double(1,:)",
    "struct": "struct(g: double, h: double(1,:))",
    "any": "any",
}


def check(folder: Path, text: str, args: str, name: str, **options: Any) -> None:
    """All that is made of a function compiles, and the example runs."""
    (folder / f"{name}.m").write_text(text)
    made = translate(folder / f"{name}.m", Options(main=False, args=args, **options))
    stem = made.name
    (folder / f"{stem}.c").write_text(made.c_text)
    (folder / f"{stem}.h").write_text(made.header_text)
    subprocess.run([*CPP, f"-I{include_dir()}", "-x", "c++", folder / f"{stem}.h"], check=True)
    Host(folder).run(made.example_text)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("role", ["inputs", "outputs", "both"])
def test_names_of_parameters(tmp_path: Path, form: str, role: str) -> None:
    given = WORDS if role != "outputs" else [f"{word}_q" for word in WORDS]
    made = [f"{word}_r" for word in WORDS] if role == "inputs" else WORDS
    body = "".join(f"  {b} = {a};\n" for a, b in zip(given, made, strict=True) if a != b)
    text = f"function [{', '.join(made)}] = amp({', '.join(given)})\n{body}end\n"
    check(tmp_path, text, ", ".join([FORMS[form]] * len(WORDS)), "amp")


def test_names_in_blocks_that_are_copied(tmp_path: Path) -> None:
    text = "function [x, x_in, x_in_span, x_in_copy] = f(x, x_in, x_in_span, x_in_copy)\nend\n"
    check(tmp_path, text, ", ".join(["double(1,:)"] * 4), "f")


def test_names_without_a_heap(tmp_path: Path) -> None:
    text = f"function y = amp({', '.join(WORDS)})\n  y = {' + '.join(WORDS)};\nend\n"
    check(tmp_path, text, ", ".join(["double(1,3)"] * len(WORDS)), "amp", no_heap=True)


@pytest.mark.parametrize("name", ["new", "class_", "printf", "state", "failed", "m2c_error"])
def test_names_of_libraries(tmp_path: Path, name: str) -> None:
    text = f"function {name} = {name}({name}, unused)\n  persistent n\n  n = {name};\nend\n"
    check(tmp_path, text, "double, double(1,3)", name, instances=True)


@pytest.mark.parametrize("standard", ["c11", "gnu17"])
def test_macros_are_no_names(standard: str) -> None:
    """Of all that generated files include."""
    headers = "m2c/m2c.h m2c/array.h m2c/no_heap.h stdio.h string.h limits.h float.h".split()
    text = "#define _GNU_SOURCE\n" + "".join(f"#include <{header}>\n" for header in headers)
    command = [*CHECKED.command, "-dM", "-E", f"-std={standard}", f"-I{include_dir()}", "-xc", "-"]
    found = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    macros = [line.split(" ")[1] for line in found.splitlines()]
    assert len(macros) > 100
    for name in macros:
        if "(" not in name:
            assert PublicNames().fresh(name) != name
            assert Names().fresh(name) != name
