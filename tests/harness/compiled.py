"""Programs compiled by mat2c, in this process, and run."""

from __future__ import annotations

from functools import lru_cache

from mat2c import driver
from mat2c.build.cc import cached_executable
from mat2c.diagnostics import Diagnostics
from mat2c.driver import Translation
from mat2c.options import Options
from tests.harness.outcome import Outcome, run
from tests.harness.programs import Program
from tests.harness.settings import Setting

TIMEOUT = 120.0


@lru_cache(maxsize=8)
def translation(program: Program, options: Options) -> Translation:
    return driver.translate(program.path, options, Diagnostics())


def run_compiled(program: Program, setting: Setting) -> tuple[Outcome, str]:
    """The outcome, and what the C compiler complained of."""
    made = translation(program, setting.options)
    # Settings that lead to the same C are run once: with the flags of the first of them.
    flags = None if setting.sanitized else "plain"
    known = _KNOWN.setdefault(program, {})
    if flags is not None and made.c_text in known:
        return known[made.c_text]
    result = _build_and_run(program, setting, made)
    if flags is not None:
        known[made.c_text] = result
    return result


_KNOWN: dict[Program, dict[str, tuple[Outcome, str]]] = {}


def _build_and_run(program: Program, setting: Setting, made: Translation) -> tuple[Outcome, str]:
    executable, complaints = cached_executable(made.c_text, made.name, setting.toolchain())
    return run([str(executable)], program.path.parent, program.stdin, TIMEOUT), complaints
