"""Mutated programs: those of tests/e2e with a few lines, numbers, operators or names changed."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from random import Random

from mat2c.build.cc import build_executable
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, InternalError, TranslationError
from tests.fuzz.compare import SETTINGS, TIMEOUT, Comparison
from tests.harness.octave import OPTIONS
from tests.harness.outcome import Outcome, run
from tests.harness.programs import Program, collect
from tests.harness.settings import PLAIN

_UNFIT = re.compile(
    r"\b(delete|unlink|rmdir|mkdir|system|shell|fopen|rand\w*|tic|toc|clock|time|now|cputime|date\w*"
    r"|save|load|input|keyboard|exec|cd|rename|copyfile|movefile|getpid|pause|while|tempname|diary"
    r"|do|evalc|version|ver|pwd|which|argv|memory|popen|urlread|profile)\b"
)
_CHANGES = {
    "number": (r"(?<![\w.])\d+(?![\w.])", ("0", "1", "2", "3", "-1", "0.5", "[]", "[1 2]")),
    "operator": (r"(?<=\s)([-+*<>]|==|\.\*)(?=\s)", ("+", "-", ".*", "==", "<", "&", "|")),
    "call": (r"\b(sum|max|min|any|all|numel|abs|sort|size)(?=\()", ("prod", "cumsum", "isempty")),
    "colon": (r"(?<=[(,])\s*:\s*(?=[,)])", ("1", "end", "[]", "[1 1]")),
}


def sources(longest: int = 60) -> list[Program]:
    """Programs of one file that touch nothing outside and always do the same."""
    return [
        p
        for p in collect()
        if p.path.parent == p.area and p.stdin is None and _is_fit(_text(p), longest)
    ]


def _is_fit(text: str, longest: int) -> bool:
    return text.count("\n") <= longest and not _UNFIT.search(text)


def _text(program: Program) -> str:
    return program.path.read_text(encoding="latin-1")


def mutated(program: Program, random: Random) -> list[str]:
    """The lines of a mutant."""
    lines = _text(program).splitlines()
    for _ in range(random.randint(1, 3)):
        k = random.randrange(len(lines))
        match random.randrange(6):
            case 0:
                lines[k] = ""
            case 1:
                lines.insert(random.randrange(len(lines)), lines[k])
            case 2:
                n = random.randrange(len(lines))
                lines[k], lines[n] = lines[n], lines[k]
            case _:
                pattern, others = random.choice(list(_CHANGES.values()))
                found = list(re.finditer(pattern, lines[k]))
                if found:
                    at = random.choice(found).span()
                    lines[k] = lines[k][: at[0]] + random.choice(others) + lines[k][at[1] :]
    return lines


def compared(lines: list[str]) -> Comparison:
    """How mat2c does with the program of these lines; nothing is said where it refuses what Octave
    can't parse."""
    with tempfile.TemporaryDirectory(prefix="mat2c-fuzz-") as folder:
        source = Path(folder) / "mutant.m"
        source.write_text("\n".join(lines) + "\n", encoding="latin-1")
        octave = run(["octave", *OPTIONS, source.name], source.parent, None, TIMEOUT)
        if octave.code == 124 or "parse error" in octave.error:
            return Comparison("", {})
        others = {name: _outcome(source, name) for name in SETTINGS}
    differing = {n: _shown(o) for n, o in others.items() if o is not None and o != octave}
    return Comparison(_shown(octave), differing)


def _outcome(source: Path, setting: str) -> Outcome | None:
    """None where mat2c says why there is no program, or makes a library of what is left."""
    binary = source.with_suffix("")
    try:
        made = session.translate(source, SETTINGS[setting], Diagnostics())
        if made.header_text:
            return None
        build_executable(made.c_text, made.name, binary, Toolchain.find(None, PLAIN))
    except TranslationError:
        return None
    except (InternalError, CompileError) as error:
        return Outcome(b"", f"{type(error).__name__}: {error}"[:2000], 70)
    return run([str(binary)], source.parent, None, TIMEOUT)


def _shown(outcome: Outcome) -> str:
    ended = f"{outcome.error}\nexit code {outcome.code}\n" if outcome.code else ""
    return outcome.stdout.decode("latin-1") + ended
