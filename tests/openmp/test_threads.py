"""Programs on threads print the same for any number of them, and what Octave prints."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.driver import session
from mat2c.lir.loops import threads
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.harness.settings import QUICK, WARNINGS

PROGRAMS = sorted((Path(__file__).parents[1] / "e2e" / "parallel").glob("*.m"))
TOOLS = replace(Toolchain.find(None, QUICK), warnings=WARNINGS)

SUMS = """function sums
  x = sin(1:5000);
  s = 0; p = 1; m = -Inf;
  parfor i = 1:5000
    s = s + x(i) / i;
    p = p * (1 + x(i) / 1000);
    m = max(m, x(i));
  end
  printf("%.17g ", s, p, m, sum(x), sum(x .^ 2), prod(1 + x / 1000)); printf("\\n");
end
"""


@pytest.fixture
def everything_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has short loops run on threads, too."""
    monkeypatch.setattr(threads, "LEAST_WORK", 1)


def built(program: Path, options: Options) -> Path:
    made = session.translate(program, options, Diagnostics())
    executable, complaints = cached_executable(made.c_text, made.name, TOOLS, made.foreign)
    assert complaints == ""
    return executable


def printed(executable: Path, count: int) -> bytes:
    """What a program prints with so many threads."""
    wanted = {"OMP_NUM_THREADS": str(count), "OMP_DYNAMIC": "false", "OMP_WAIT_POLICY": "passive"}
    done = subprocess.run([executable], capture_output=True, env=os.environ | wanted, timeout=60)
    return done.stdout


@pytest.mark.usefixtures("everything_pays")
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_programs_print_what_octave_prints(program: Path) -> None:
    executable = built(program, Options(main=True, openmp=True, verify=True))
    wanted = program.with_suffix(".out").read_bytes()
    assert [printed(executable, count) for count in (1, 2, 4)] == [wanted] * 3


@pytest.mark.usefixtures("everything_pays")
def test_sums_have_the_same_digits_for_any_number_of_threads(tmp_path: Path) -> None:
    program = tmp_path / "sums.m"
    program.write_text(SUMS)
    executable = built(program, Options(openmp=True))
    found = {printed(executable, count) for count in (1, 2, 3, 4, 7)}
    serial = printed(built(program, Options()), 1)
    assert len(found) == 1
    for ours, theirs in zip(found.pop().split(), serial.split(), strict=True):
        assert float(ours) == pytest.approx(float(theirs), rel=1e-12)


def test_without_the_option_a_parfor_is_a_for(tmp_path: Path) -> None:
    texts = []
    for word in ("parfor", "for"):
        program = tmp_path / "sums.m"
        program.write_text(SUMS.replace("parfor", word))
        texts.append(session.translate(program, Options(), Diagnostics()).c_text)
    assert texts[0].replace("parfor", "for") == texts[1]
    assert "omp" not in texts[0]


def test_the_program_runs_on_several_threads(tmp_path: Path) -> None:
    program = tmp_path / "sums.m"
    program.write_text(SUMS.replace("5000", "50000"))
    executable = built(program, Options(openmp=True))
    linked = subprocess.run(["ldd", executable], capture_output=True, text=True).stdout
    assert "omp" in linked
