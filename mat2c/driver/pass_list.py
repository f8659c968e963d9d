"""The passes over functions as a table: `mat2c dump --passes`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator

from mat2c.lir.lir_passes import LOOPS, READABLE
from mat2c.opt import pipeline
from mat2c.support.record import dataclass, replace

_CONTRACT = re.compile(r"(Requires|Keeps|Breaks): ([^.]*)\.")

_OPTIONS = {"": "", "strips": "-O2", "openmp": "--openmp"}


@dataclass(frozen=True, slots=True)
class _Row:
    """A pass: its name, where it is, the -O level from which it runs, and the contract that its
    module's docstring ends with."""

    name: str
    module: str
    least: str
    contract: str


def pass_list() -> str:
    """All passes in their order, in groups."""
    parts = [
        *_group("before inference", _of_passes(pipeline.UNTYPED + pipeline.SETTLED)),
        *_group("with inference, which is done again where one has rewritten", _refinements()),
        *_group("after inference", _of_passes(pipeline.FOLDED)),
        *_group("over the whole program", [_Row(name, "", "", "") for name in pipeline.WHOLE]),
        *_group("before storage is planned", _of_passes(pipeline.TYPED)),
        *_group("over the statements of C (LIR)", _of_statements()),
    ]
    return "\n".join(parts) + "\n"


def _group(title: str, rows: Iterable[_Row]) -> Iterator[str]:
    yield f"{title}:"
    for row in rows:
        line = f"  {row.name:22} {row.least:8} {row.module:42} {row.contract}"
        yield line.rstrip()


def _of_passes(passes: Iterable[pipeline.Pass | pipeline.TypedPass]) -> Iterator[_Row]:
    for step in passes:
        yield _row(step.name, step.run, f"-O{step.least}" if step.least else "")


def _refinements() -> Iterator[_Row]:
    for k, refinement in enumerate(pipeline.REFINEMENTS):
        least = "" if refinement in pipeline.PLAIN_REFINEMENTS else "-O1"
        yield _row(refinement.__name__, refinement, least)
        if refinement is pipeline.refine and refinement not in pipeline.REFINEMENTS[:k]:
            for rewrite in pipeline.REWRITES:
                yield _row(f"  {rewrite.__name__}", rewrite, least)


def _of_statements() -> Iterator[_Row]:
    for step in READABLE + LOOPS:
        row = _row(step.name, step.function, _OPTIONS[step.option])
        yield replace(row, module=step.function.__module__.removeprefix("mat2c."))


def _row(name: str, run: Callable[..., object], least: str) -> _Row:
    """What is known of a pass. One that is written in the list itself has no module of its own."""
    module = run.__module__
    if module == pipeline.__name__:
        return _Row(name, "", least, "")
    text = " ".join((sys.modules[module].__doc__ or "").split())
    contract = "; ".join(f"{word.lower()} {what}" for word, what in _CONTRACT.findall(text))
    return _Row(name, module.removeprefix("mat2c.opt."), least, contract)
