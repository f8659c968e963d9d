"""Programs of the kind that the authors of OTTER used print what they print in one process where
they are distributed over several of MPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.build.engines import mpi
from mat2c.build.errors import ToolError
from mat2c.support.options import Options

HERE = Path(__file__).parent
PROGRAMS = sorted(path.stem for path in HERE.glob("*.m"))
# Small blocks, and few elements that make an array large: small programs have many parts.
SMALL = {"M2C_MPI_MIN": "100", "M2C_MPI_BLOCK": "8"}
TELLS_RANK = """\
#include <stdlib.h>
#include "rank.h"
double rank(void)
{
    const char *text = getenv("OMPI_COMM_WORLD_RANK");
    return text ? atof(text) : 0;
}
"""
FAILS_ALONE = """\
coder.cinclude('rank.h');
coder.updateBuildInfo('addSourceFiles', 'rank.c');
A = ones(60);
r = 0;
r = coder.ceval('rank');
if r == 1
  error('only here');
end
disp(sum(A * A)(1));
"""
TAKES_MEMORY = """\
A = rand(2500);
B = A + A';
C = 2 * B;
printf('%d\\n', sum(sum(C)) > 0);
"""
TELLS_PEAK = """\
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
print("peak", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
sys.exit(code)
"""


def _is_here() -> bool:
    try:
        return bool(mpi.libraries(Toolchain.find()) and shutil.which("mpirun"))
    except ToolError:
        return False


pytestmark = pytest.mark.skipif(
    not (shutil.which("mpicc") and _is_here()), reason="no MPI with ScaLAPACK here"
)


def _built(source: Path, distributed: bool) -> Path:
    toolchain = Toolchain.find()
    made = translate(source, Options(mpi=distributed))
    if distributed:
        mpi.add_to(made.foreign, toolchain)
    return cached_executable(made.c_text, made.name, toolchain, made.foreign)[0]


def _run(
    count: int, command: list[str], settings: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    environment = mpi.ENVIRONMENT | os.environ | settings
    return subprocess.run(
        mpi.launching(count, command), env=environment, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize(
    ("name", "count"),
    [(name, 2) for name in PROGRAMS] + [("lu_solve", 1), ("lu_solve", 4), ("subscripts", 4)],
)
def test_the_same_is_printed(name: str, count: int) -> None:
    source = HERE / f"{name}.m"
    serial = subprocess.run([_built(source, False)], capture_output=True, text=True)
    done = _run(count, [str(_built(source, True))], SMALL)
    assert done.stdout == serial.stdout
    assert done.returncode == serial.returncode
    assert done.stderr == serial.stderr  # once, not by each process


def test_arrays_are_distributed_at_all(tmp_path: Path) -> None:
    """Two processes need half the memory each."""
    source = tmp_path / "takes_memory.m"
    source.write_text(TAKES_MEMORY)
    program = str(_built(source, True))
    peaks = {}
    for count in (1, 2):
        done = _run(count, [sys.executable, "-c", TELLS_PEAK, program], {})
        assert done.stdout == "1\n"
        words = done.stderr.split()
        peaks[count] = max(int(word) for word in words if word.isdigit())
    whole = 3 * 2500 * 2500 * 8 / 1024  # KB: A, B, C
    assert peaks[1] - peaks[2] > 0.4 * whole


def test_a_process_that_fails_alone_ends_all(tmp_path: Path) -> None:
    source = tmp_path / "fails_alone.m"
    source.write_text(FAILS_ALONE)
    (tmp_path / "rank.c").write_text(TELLS_RANK)
    (tmp_path / "rank.h").write_text("double rank(void);\n")
    done = _run(2, [str(_built(source, True))], SMALL)
    assert done.returncode == 1
    assert "error: rank 1: only here" in done.stderr


def test_all_start_with_the_same_random_numbers(tmp_path: Path) -> None:
    """Where the program doesn't seed them: what processes draw on their own must be one matrix."""
    source = tmp_path / "unseeded.m"
    source.write_text("A = rand(30);\nx = rand(1, 3);\nprintf('%d\\n', isequal(x, x), nnz(A));\n")
    done = _run(2, [str(_built(source, True))], SMALL)
    assert done.stdout == "1\n900\n"


def test_libraries_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "twice.m"
    source.write_text("function y = twice(x)\ny = 2 * x;\n")
    command = [sys.executable, "-m", "mat2c", "build", str(source), "--mpi", "--args", "double"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert "--mpi is for programs" in done.stderr
