"""Libraries with loops on threads: in builds of other tools, and in Python."""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mat2c.api import load
from mat2c.build.configuration import describe
from mat2c.support.options import Options

TOTAL = """function [s, y] = damped(x)
  n = numel(x); y = zeros(1, n); s = 0;
  parfor i = 1:n
    y(i) = exp(-x(i)) * sin(x(i));
    s = s + y(i);
  end
end
"""
ARGS = "double(1,:)"
MAIN = """#include <stdio.h>
#include "damped.h"
int main(void)
{
    static double x[100000];
    m2c_double_array y = {0};
    double s;
    for (int k = 0; k < 100000; k++)
        x[k] = k / 1000.0;
    if (damped(x, 100000, &s, &y))
        return 1;
    printf("%.17g\\n", s);
    m2c_free(y.data);
    return 0;
}
"""
CMAKE = f"""cmake_minimum_required(VERSION 3.20)
project(example C)
find_package(mat2c 0.1 REQUIRED)
mat2c_add_library(damped damped.m ARGS "{ARGS}" OPTIONS --openmp)
add_executable(program main.c)
target_link_libraries(program damped)
"""
WANTED = math.fsum(math.exp(-k / 1000) * math.sin(k / 1000) for k in range(100000))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "damped.m").write_text(TOTAL)
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    tool = tmp_path / "bin" / "mat2c"
    tool.parent.mkdir()
    tool.write_text(f'#!/bin/sh\nexec {sys.executable} -m mat2c "$@"\n')
    tool.chmod(0o755)
    return tmp_path


def run(folder: Path, *command: str | Path, **more: str) -> str:
    path = {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env=os.environ | path | more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def check(folder: Path, program: Path) -> None:
    """The program prints the same for any number of threads, and is told of OpenMP."""
    found = {run(folder, program, OMP_NUM_THREADS=count) for count in ("1", "2", "5")}
    assert len(found) == 1
    assert float(found.pop()) == pytest.approx(WANTED, rel=1e-12)
    assert "omp" in run(folder, "ldd", program)


@pytest.mark.skipif(shutil.which("cmake") is None, reason="no CMake")
def test_cmake(folder: Path) -> None:
    run(folder, "cmake", "-S", ".", "-B", "build", f"-Dmat2c_DIR={describe('cmake', None)}")
    run(folder, "cmake", "--build", "build")
    check(folder, folder / "build" / "program")


def test_the_flags_that_config_tells(folder: Path) -> None:
    run(folder, "mat2c", "damped.m", "--openmp", "--args", ARGS, "--lib", "-o", "damped.c")
    cflags, libs = (
        run(folder, "mat2c", "config", f"--{what}", "--openmp").split()
        for what in ("cflags", "libs")
    )
    run(folder, "cc", *cflags, "main.c", "damped.c", "-o", "program", *libs)
    check(folder, folder / "program")


def test_python(folder: Path) -> None:
    x = np.arange(100000.0).reshape(1, -1) / 1000
    found = load(folder / "damped.m", ARGS, Options(openmp=True))
    plain = load(folder / "damped.m", ARGS)
    values = [found(x), found(x)]
    assert values[0] == values[1]
    assert values[0] == pytest.approx(plain(x), rel=1e-12)
