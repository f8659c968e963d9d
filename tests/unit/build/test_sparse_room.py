"""Sparse matrices take the room of their elements; callers from outside are given all."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

from mat2c import cli
from mat2c.api import load

TRIDIAGONAL = """n = 20000;
e = ones (n, 1);
A = spdiags ([-e 2*e -e], -1:1, n, n);
b = A * e;
x = A \\ b;
S = A';
S(5, 7) = 1;
printf ("%d %d %.4f\\n", nnz (A), nnz ([S; S .* A]), sum (x));
"""
MOST = 60 << 20


def little_room() -> None:
    """All that a program maps, its libraries too, where 3.2 GB would be the matrix."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST))


def test_a_large_tridiagonal_system(tmp_path: Path) -> None:
    source, program = tmp_path / "prog.m", tmp_path / "prog"
    source.write_text(TRIDIAGONAL)
    assert cli.execute(["build", str(source), "-o", str(program)]) == 0
    done = subprocess.run(
        [program], capture_output=True, text=True, preexec_fn=little_room, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "59998 119997 20000.0000\n"


def test_callers_from_outside(tmp_path: Path) -> None:
    path = tmp_path / "doubled.m"
    path.write_text(
        "function [s, c, f] = doubled (n)\n"
        "  s = 2 * speye (n);\n  c = {s, struct('m', s')};\n  f = @() s;\nend\n"
    )
    matrix, cell, handle = load(path)(3, nargout=3)
    whole = [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]]
    for value in (matrix, cell[0], cell[1]["m"], handle()):
        assert [list(row) for row in value] == whole
