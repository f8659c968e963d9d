"""mat2c against the answers: which snippets print something else."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.support.options import Options
from tests.harness import bulk
from tests.scope import answers
from tests.scope.snippets import PER_PROGRAM, Snippet, programs
from tests.scope.vocabulary import LOOK

TYPED = Options()
BOXED = Options(boxed=True)


def of_octave(snippets: Sequence[Snippet]) -> list[str]:
    return bulk.of_octave(snippets, LOOK)


def of_mat2c(snippets: Sequence[Snippet], options: Options) -> list[str]:
    return bulk.of_mat2c(snippets, options, LOOK)


def asked(number: int) -> list[str]:
    """The hashes of what Octave prints for a program."""
    return [answers.digest(text) for text in of_octave(programs()[number])]


def differing(number: int, texts: bool = False) -> tuple[int, list[str]]:
    """The number of snippets of a program, and an account of each that differs; with `texts`,
    Octave is asked what it prints."""
    program = programs()[number]
    start = number * PER_PROGRAM
    expected = answers.read()[start : start + len(program)]
    typed, boxed = of_mat2c(program, TYPED), of_mat2c(program, BOXED)
    bad = [
        k
        for k, answer in enumerate(expected)
        if answer != answers.UNKNOWN
        and not answer == answers.digest(typed[k]) == answers.digest(boxed[k])
    ]
    octave = _of_octave(program, bad) if texts else {}
    return len(expected), [_account(program, k, octave.get(k), typed[k], boxed[k]) for k in bad]


def _of_octave(program: Sequence[Snippet], some: list[int]) -> dict[int, str]:
    if not some:
        return {}
    return dict(zip(some, of_octave([program[k] for k in some]), strict=True))


def _account(program: Sequence[Snippet], k: int, octave: str | None, typed: str, boxed: str) -> str:
    snippet = program[k]
    calls = "".join(f"{call}\n" for call in snippet.calls("f"))
    said = "" if octave is None else f"--- octave\n{octave}"
    return (
        f"=== {snippet.name}\n{snippet.functions('f')}{calls}"
        f"{said}--- typed\n{typed}--- boxed\n{boxed}"
    )
