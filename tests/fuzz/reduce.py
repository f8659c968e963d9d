"""The smallest program that still differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from tests.fuzz.statements import RandomProgram, smaller

_AT_ONCE = 60
Differs = Callable[[Sequence[RandomProgram]], list[bool]]


def reduced(program: RandomProgram, differs: Differs) -> RandomProgram:
    """Replaces the program by the smallest of its candidates that differs, until none does.
    Candidates are tried together, which costs little more than one."""
    while True:
        candidates = islice(_candidates(program), 10 * _AT_ONCE)
        while some := list(islice(candidates, _AT_ONCE)):
            good = [c for c, bad in zip(some, differs(some), strict=True) if bad]
            if good:
                program = min(good, key=lambda p: p.size)
                break
        else:
            return program


def _candidates(program: RandomProgram) -> Iterator[RandomProgram]:
    for body in smaller(program.body):
        yield replace(program, body=body)
    if len(program.arguments) > 1:
        for argument in program.arguments:
            yield replace(program, arguments=(argument,))
