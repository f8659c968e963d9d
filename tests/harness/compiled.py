"""Programs compiled by mat2c, in this process, and run."""

from __future__ import annotations

from functools import lru_cache

from mat2c import driver
from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.diagnostics import Diagnostics
from mat2c.driver import Translation
from mat2c.options import Options
from tests.harness.outcome import Outcome, run
from tests.harness.programs import Program
from tests.harness.settings import Setting

TIMEOUT = 60.0


@lru_cache(maxsize=8)
def translation(program: Program, options: Options) -> Translation:
    return driver.translate(program.path, options, Diagnostics())


def run_compiled(program: Program, setting: Setting) -> tuple[Outcome, str]:
    """The outcome, and what the C compiler complained of."""
    made = translation(program, setting.options)
    return _result(program, made.c_text, made.name, setting.toolchain())


@lru_cache(maxsize=16)
def _result(program: Program, c_text: str, name: str, tools: Toolchain) -> tuple[Outcome, str]:
    """Settings that lead to the same C and flags are run once."""
    executable, complaints = cached_executable(c_text, name, tools)
    return run([str(executable)], program.path.parent, program.stdin, TIMEOUT), complaints
