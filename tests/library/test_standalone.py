"""One C file, and a header of a library, that compile where there is only a C compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mat2c import cli
from tests.library.targets import RUNNING, Machine
from tests.library.test_example_main import LIBRARIES
from tests.library.test_headers import CPP

PROGRAMS = Path(__file__).parents[1] / "e2e"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
WARNINGS = ("-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror")
QUIET = {"gcc": ["-Wno-maybe-uninitialized"], "clang": []}  # a guess of gcc, wrong with -O1
FIR = """\
function [y, z] = fir (b, x, z)
  y = zeros (1, length (x));
  for n = 1:length (x)
    acc = b(1) * x(n);
    for k = 2:length (b)
      acc = acc + b(k) * z(k-1);
    end
    z = [x(n), z(1:end-1)];
    y(n) = acc;
  end
end
"""
FIR_MAIN = """\
#include "fir.h"
#include <stdio.h>
int main(void)
{
    const double b[3] = {0.5, 0.25, 0.25}, x[4] = {1, 2, 3, 4};
    double z[2] = {0, 0}, y[4], next[2];
    if (fir(b, x, z, y, next))
        return 1;
    printf("%g %g %g %g, %g %g\\n", y[0], y[1], y[2], y[3], next[0], next[1]);
    return 0;
}
"""
PICK = """\
function y = pick (x, k)
  y = x(k);
end
"""
PICK_MAIN = """\
#include "pick.h"
#include <stdio.h>
int main(void)
{
    const double x[3] = {1, 2, 3};
    double y = 0;
    int status = pick(x, 2, &y);
    printf("%d %g\\n", status, y);
    status = pick(x, 7, &y);
    printf("%d %s: %s\\n", status, m2c_last_failure().identifier, m2c_last_failure().message);
    return 0;
}
"""


def _translate(source: Path, output: Path, *options: str) -> None:
    assert cli.execute([str(source), "--standalone", "-o", str(output), "-w", *options]) == 0


def _run(cc: str, folder: Path, *sources: str) -> subprocess.CompletedProcess[str]:
    """Compiles in an environment that knows nothing of mat2c, and runs."""
    command = [shutil.which(cc) or cc, *WARNINGS, *QUIET[cc], "-O1", *sources, "-o", "prog", "-lm"]
    environment = {"PATH": os.environ["PATH"], "TMPDIR": str(folder)}
    subprocess.run(command, cwd=folder, env=environment, check=True)
    return subprocess.run([folder / "prog"], capture_output=True, text=True, encoding="latin-1")


@pytest.mark.parametrize("cc", COMPILERS)
@pytest.mark.parametrize(
    "name",
    """printf/scalars_of_all_classes structs/nested_growth algorithms_numeric/newton_sqrt
    algorithms_text/caesar containers_map/map_basics try_catch/catching
    classes_handle/bag/main""".split(),
)
def test_programs(name: str, cc: str, tmp_path: Path) -> None:
    _translate(PROGRAMS / f"{name}.m", tmp_path / "prog.c")
    assert _run(cc, tmp_path, "prog.c").stdout == (PROGRAMS / f"{name}.out").read_text("latin-1")


@pytest.mark.parametrize("cc", COMPILERS)
@pytest.mark.parametrize(
    ("name", "text", "args", "main", "said"),
    [
        (
            "fir",
            FIR,
            "double(1,3), double(1,4), double(1,2)",
            FIR_MAIN,
            "0.5 1.25 2.25 3.25, 4 3\n",
        ),
        (
            "pick",
            PICK,
            "double(1,3), double",
            PICK_MAIN,
            "0 2\n1 Octave:index-out-of-bounds: x(7): out of bound 3 (dimensions are 1x3)\n",
        ),
    ],
)
def test_libraries(
    name: str, text: str, args: str, main: str, said: str, cc: str, tmp_path: Path
) -> None:
    source = tmp_path / f"{name}.m"
    source.write_text(text)
    _translate(source, tmp_path / f"{name}.c", "--args", args)
    (tmp_path / "main.c").write_text(main)
    assert _run(cc, tmp_path, f"{name}.c", "main.c").stdout == said


def test_a_small_program_is_short(tmp_path: Path) -> None:
    """It has what it reaches, in lines of ordinary width."""
    source = tmp_path / "prog.m"
    source.write_text("s = 0;\nfor k = 1:3\n  s = s + k / 3;\n  fprintf ('%g\\n', s);\nend\n")
    _translate(source, tmp_path / "prog.c")
    text = (tmp_path / "prog.c").read_text()
    assert set(re.findall(r"^#include (.*)$", text, re.MULTILINE)) <= {
        f"<{name}.h>"
        for name in """complex ctype errno float limits locale math setjmp stdarg stdatomic stdbool
        stddef stdint stdio stdlib string time""".split()
    }
    assert len(text.splitlines()) < 2000
    assert "m2c_concat" not in text
    assert max(map(len, text.splitlines())) <= 160


def test_what_needs_more_than_c_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "prog.m"
    source.write_text("disp (pwd ())\n")
    assert cli.execute([str(source), "--standalone", "-o", str(tmp_path / "prog.c")]) != 0
    assert "pwd" in capfd.readouterr().err
    assert not (tmp_path / "prog.c").exists()


@pytest.mark.parametrize("machine", RUNNING, ids=lambda m: m.name)
def test_other_machines(machine: Machine, tmp_path: Path) -> None:
    """The same file is compiled for all of them."""
    tools = machine.toolchain(tmp_path)
    program = PROGRAMS / "algorithms_numeric" / "newton_sqrt"
    bits = str(tools.target.bits)
    _translate(program.with_suffix(".m"), tmp_path / "prog.c", "--index-bits", bits)
    tools.compile(tmp_path / "prog.c", tmp_path / "prog.o")
    tools.link(tmp_path / "prog", str(tmp_path / "prog.o"))
    assert machine.run(tmp_path / "prog").stdout == program.with_suffix(".out").read_text()


BOXED = "function y = boxed(x)\n  if nargin < 1, x = 2; end\n  y = x;\nend\n"
CELLS = (
    "function [y, n] = cells(x)\n  persistent p\n  p = [p, x];\n  y = {p};\n  n = numel(p);\nend\n"
)
BOTH = "function y = both(x)\n  y = x;\nend\n"
WHOLE: dict[str, tuple[str, str | None, dict[str, Any], str]] = {
    **LIBRARIES,
    "boxed": (BOXED, None, {}, ""),
    "cells": (CELLS, "double", {}, "y is a value\nn = 1\n"),
    "both": (BOTH, "double(1,:)", {"entry": "both"}, "y has 1 x 3 elements\n"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_the_example_needs_nothing_else(name: str, tmp_path: Path) -> None:
    """And the header is one of C++, too."""
    text, args, options, said = WHOLE[name]
    (tmp_path / f"{name}.m").write_text(text)
    chosen = [] if args is None else ["--args", args]
    for option, value in options.items():
        chosen += [f"--{option.replace('_', '-')}", *([value] if value is not True else [])]
    example = str(tmp_path / "ex.c")
    _translate(tmp_path / f"{name}.m", tmp_path / f"{name}.c", *chosen, "--example-main", example)
    assert _run("gcc", tmp_path, f"{name}.c", "ex.c").stdout == said
    subprocess.run([*CPP, "-x", "c++", tmp_path / f"{name}.h"], check=True)
