"""Programs compiled by mat2c, in this process, and run."""

from __future__ import annotations

from functools import lru_cache

from mat2c.build import cache as store
from mat2c.build.cc import cached_executable
from mat2c.driver import session
from mat2c.driver.session import Translation
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.harness.outcome import Outcome, run
from tests.harness.programs import Program
from tests.harness.settings import Setting

TIMEOUT = 60.0


@lru_cache(maxsize=8)
def translation(program: Program, options: Options) -> Translation:
    return session.translate(program.path, options, Diagnostics())


def run_compiled(program: Program, setting: Setting) -> tuple[Outcome, str]:
    """The outcome, and what the C compiler complained of."""
    made = translation(program, setting.options)
    flags = () if setting.only_translates else setting.flags
    known = (program.name, store.key(made.c_texts, *flags))
    if known not in _KNOWN:
        executable, complaints = cached_executable(
            made.c_text, made.name, setting.toolchain(), made.foreign, made.units
        )
        outcome = run([str(executable)], program.path.parent, program.stdin, TIMEOUT)
        _KNOWN[known] = outcome, complaints
    return _KNOWN[known]


_KNOWN: dict[tuple[str, str], tuple[Outcome, str]] = {}
