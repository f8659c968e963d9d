"""Libraries in builds of other tools: CMake, pkg-config; and the versions that they see."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import mat2c
from mat2c.build.configuration import describe
from mat2c.support.resources import include_dir
from tests.harness import on_path

STEP = """\
function [s, y] = step(s, x)
  s.sum = s.sum + offset(x);
  y = s.gain * s.sum;
end
"""
OFFSET = "function y = offset(x)\n  y = x + 1;\nend\n"
MAIN = """\
#include <stdio.h>
#include "control.h"
int main(void)
{
    step_s s = {2, 0};
    double y;
    if (step(&s, 3, &s, &y) || step(&s, 4, &s, &y))
        return 1;
    printf("%g %s\\n", y, M2C_VERSION);
    return 0;
}
"""
ARGS = "struct(gain: double, sum: double), double"
CMAKE = f"""\
cmake_minimum_required(VERSION 3.20)
project(example C)
find_package(mat2c 0.1 REQUIRED)
mat2c_add_library(control step.m ARGS "{ARGS}" OPTIONS -O1)
add_executable(program main.c)
target_link_libraries(program control)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources, with a `mat2c` to be found."""
    for name, text in {"step.m": STEP, "offset.m": OFFSET, "main.c": MAIN}.items():
        (tmp_path / name).write_text(text)
    for name, value in on_path.environment(tmp_path / "bin").items():
        monkeypatch.setenv(name, value)
    return tmp_path


def run(folder: Path, *command: str | Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_cmake(folder: Path) -> None:
    if shutil.which("cmake") is None:
        assert (Path(describe("cmake", None)) / "mat2cConfig.cmake").is_file()
        return
    (folder / "CMakeLists.txt").write_text(CMAKE)
    run(folder, "cmake", "-S", ".", "-B", "build", f"-Dmat2c_DIR={describe('cmake', None)}")
    run(folder, "cmake", "--build", "build")
    assert run(folder, folder / "build" / "program") == f"18 {mat2c.__version__}\n"
    (folder / "offset.m").write_text(OFFSET.replace("+ 1", "+ 2"))
    run(folder, "cmake", "--build", "build")
    assert run(folder, folder / "build" / "program") == f"22 {mat2c.__version__}\n"


def test_pkg_config(folder: Path) -> None:
    text = describe("pkg-config", None)
    (folder / "mat2c.pc").write_text(text + "\n")
    if shutil.which("pkg-config") is None:
        assert re.search(r"^Libs: .*-lm", text, re.MULTILINE)
        return
    asked = ("pkg-config", "--with-path=.", "mat2c")
    cflags, libs = (run(folder, *asked, option).split() for option in ("--cflags", "--libs"))
    assert run(folder, *asked, "--modversion").strip() == mat2c.__version__
    run(folder, "mat2c", "step.m", "--args", ARGS, "-o", "control.c")
    run(folder, "cc", *cflags, "main.c", "control.c", "-o", "program", *libs)
    assert run(folder, folder / "program") == f"18 {mat2c.__version__}\n"


def test_one_version() -> None:
    header = (include_dir() / "m2c" / "version.h").read_text()
    told = re.findall(r"#define M2C_VERSION(?:_\w+)? (\S+)", header)
    assert told == [f'"{mat2c.__version__}"', *mat2c.__version__.split(".")]
    cmake = Path(describe("cmake", None)) / "mat2cConfigVersion.cmake"
    assert f'PACKAGE_VERSION "{mat2c.__version__}"' in cmake.read_text()
