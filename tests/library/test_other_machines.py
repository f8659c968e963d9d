"""Numeric programs on other machines print what they print here, to the last digit."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.build.cc import build_executable
from mat2c.support.options import Options
from tests.library.targets import MACHINES, RUNNING, Machine

PROGRAMS = Path(__file__).parents[1] / "e2e"
NUMERIC = """\
    algorithms_numeric/bisection_secant
    algorithms_numeric/chinese_remainder
    algorithms_numeric/continued_fractions
    algorithms_numeric/heat_equation_1d
    algorithms_numeric/laplace_relaxation
    algorithms_numeric/least_squares_gauss_newton
    algorithms_numeric/matrix_power_fibonacci
    algorithms_numeric/monte_carlo_lcg
    algorithms_numeric/newton_sqrt
    algorithms_numeric/ode_systems
""".split()
# Counters and integers beyond 32 bits, a subscript that is wrong, and all digits of quotients.
WIDE = """\
A = [4 1 2; 1 3 0; 2 0 5]; b = [1; 2; 3];
printf ("%.17g\\n", A \\ b);
s = 0; k = 0; t = 0;
for i = 1:100000
  s = s + i * i / 7;
end
while k < 3000000
  k = k + 1; t = t + k * 1000;
end
printf ("%.17g %d %d\\n", s, t, k * 2000);
disp (mod (2^40 + 1, 1000))
try
  A(2, k)
catch err
  disp (err.message)
end
"""
WIDE_OUT = """\
-0.30232558139534887
0.76744186046511631
0.72093023255813959
47619761907142.859 4500001500000000 6000000000
777
A(_,3000000): out of bound 3 (dimensions are 3x3)
"""


def _built(machine: Machine, source: Path, folder: Path) -> Path:
    tools = machine.toolchain(folder)
    made = translate(source, Options(main=True, index_bits=tools.target.bits))
    program = folder / "program"
    build_executable(made.c_text, made.name, program, tools)
    return program


@pytest.mark.parametrize("name", NUMERIC)
@pytest.mark.parametrize("machine", RUNNING, ids=lambda m: m.name)
def test_programs_run_on_other_machines(machine: Machine, name: str, tmp_path: Path) -> None:
    done = machine.run(_built(machine, PROGRAMS / f"{name}.m", tmp_path))
    assert done.stdout == (PROGRAMS / f"{name}.out").read_text(encoding="latin-1")


@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: m.name)
def test_numbers_beyond_32_bits(machine: Machine, tmp_path: Path) -> None:
    source = tmp_path / "wide.m"
    source.write_text(WIDE)
    program = _built(machine, source, tmp_path)
    if machine in RUNNING:
        assert machine.run(program).stdout == WIDE_OUT
