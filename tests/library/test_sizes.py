"""Sizes of programs: the linker drops what they don't reach, and little is reached everywhere."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.build.cc import build_executable
from mat2c.build.compiler import Toolchain
from mat2c.support.options import Options

PLAIN = Toolchain.find(None, ("-O2",))
LOOP = """\
s = 0;
for k = 1:10
  s = s + k / 3;
  fprintf("%d: %.4f %s\\n", k, s, "of all");
end
"""
ERROR = """\
function r = main ()
  r = checked (3, 4);
end
function r = checked (i, n)
  if i > n
    error ("small:range", "%d is beyond %d", i, n);
  end
  r = i;
end
"""


def _built(folder: Path, text: str) -> Path:
    source, program = folder / "prog.m", folder / "prog"
    source.write_text(text)
    made = translate(source, Options(main=True))
    build_executable(made.c_text, "prog", program, PLAIN)
    return program


def _functions(program: Path) -> set[str]:
    table = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1] for line in table.splitlines()}


@pytest.mark.parametrize(
    ("text", "most"),
    [("1;\n", 30_000), ("disp (1)\n", 40_000), ("x = 1.5\n", 40_000), (LOOP, 40_000)],
)
def test_small_programs_are_small(tmp_path: Path, text: str, most: int) -> None:
    program = _built(tmp_path, text)
    subprocess.run(["strip", program], check=True)
    assert program.stat().st_size <= most


@pytest.mark.parametrize("text", ["disp (1)\n", LOOP])
def test_scalars_are_printed_without_what_values_need(tmp_path: Path, text: str) -> None:
    found = _functions(_built(tmp_path, text))
    assert not found & {"m2c_disp_text", "m2c_concat", "m2c_vcat", "m2c_subsref", "m2c_fn_disp"}


def test_an_error_needs_text_only(tmp_path: Path) -> None:
    found = _functions(_built(tmp_path, ERROR))
    far = {"m2c_disp_text", "m2c_concat", "m2c_vcat", "m2c_feval", "m2c_subsref", "m2c_asgn"}
    assert not found & far
    assert not [name for name in found if name.startswith(("m2c_la_", "m2c_eval_"))]
