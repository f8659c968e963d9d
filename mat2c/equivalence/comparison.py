"""A function compiled by mat2c against Octave, or against what Octave gave when it was recorded."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from mat2c.build.errors import ToolError
from mat2c.driver.compilation import Compilation
from mat2c.driver.entry_types import input_types
from mat2c.driver.session import nested
from mat2c.equivalence.cases import Case, generated, unsupported
from mat2c.equivalence.outcomes import (
    Expression,
    Outcome,
    Subject,
    compiled,
    in_octave,
    text_of,
)
from mat2c.equivalence.shrinking import shrunk
from mat2c.equivalence.values import difference
from mat2c.frontend import ast, load, parse_source
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options
from mat2c.support.record import dataclass, field, replace
from mat2c.types.lattice import Type

_SHRUNK = 3  # differences that are made small


@dataclass(frozen=True, slots=True)
class Entry:
    """The function under test, and the types of its inputs, where they are known."""

    subject: Subject
    inputs: list[str]
    types: list[Type] | None


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one case; `difference` is "" where both agree. `smallest` is the smallest case
    with a difference that was found from it."""

    call: str
    difference: str
    ours: Outcome
    theirs: Outcome
    smallest: str = ""


@dataclass(slots=True)
class Comparison:
    """All cases."""

    results: list[Result] = field(default_factory=list)

    @property
    def differing(self) -> list[Result]:
        """Those that don't agree."""
        return [result for result in self.results if result.difference]


def entry_of(path: Path, options: Options, diagnostics: Diagnostics) -> Entry:
    """The entry of a file, as `--args`, declarations or assertions type it."""
    chosen = replace(options, main=False, entry="both")

    def found() -> Entry:
        work = Compilation(path, chosen, diagnostics)
        function = next(iter(work.entries.values()))
        try:
            types = input_types(work.program, {function.name: function}, chosen, list)
        except ValueError as error:
            raise ToolError(f"--args: {error}") from None
        given = types.get(function.name, [] if not function.params else None)
        outputs = len(function.outputs) - function.varargout
        subject = Subject(path, chosen, max(outputs, int(function.varargout)))
        return Entry(subject, list(function.params), given)

    return nested(chosen, diagnostics, found)


# --- cases ------------------------------------------------------------------------------------


def made_cases(entry: Entry, count: int, seed: int) -> list[Case]:
    """Cases by the types of the inputs."""
    if entry.types is None:
        raise ToolError("the types of the inputs are not known: give them by --args, or --cases")
    missing = unsupported(entry.types)
    if missing:
        raise ToolError(f"no inputs can be made for the type '{missing}': give some by --cases")
    return generated(entry.types, count, seed)


def cases_in(path: Path, entry: Entry) -> list[Case]:
    """The cases of a file: the calls in a script, or the variables of a MAT file that are named as
    the inputs are."""
    if path.suffix == ".mat":
        place = str(path.resolve()).replace("'", "''")
        texts = [f"getfield(load('{place}'), '{name}')" for name in entry.inputs]
        return [Case(tuple(map(Expression, texts)))]
    diagnostics = Diagnostics()
    tree = parse_source(load(path), diagnostics)
    if diagnostics.has_errors:
        raise TranslationError(diagnostics)
    found = [
        Case(tuple(Expression(_written(arg)) for arg in node.args))
        for node in nodes_in(tree)
        if isinstance(node, ast.Index) and isinstance(node.base, ast.Name)
        if node.base.id == entry.subject.path.stem and node.kind == "()"
    ]
    if not found:
        raise ToolError(f"'{path}' has no call of '{entry.subject.path.stem}'")
    return found


def _written(node: ast.Expr) -> str:
    return node.span.source.text[node.span.start : node.span.end]


# --- comparing --------------------------------------------------------------------------------


def compare(entry: Entry, cases: Sequence[Case], tolerance: float) -> Comparison:
    """Against Octave, with the smallest cases of some differences."""
    subject = entry.subject
    theirs = in_octave(subject, [c.inputs for c in cases])
    ours = compiled(subject, [c.inputs for c in cases])
    found = Comparison()
    small = 0
    for case, a, b in zip(cases, ours, theirs, strict=True):
        told = differ(a, b, tolerance)
        smallest = ""
        if told and small < _SHRUNK:
            small += 1
            smallest = call_of(subject, _smallest(entry, case, tolerance))
        found.results.append(Result(call_of(subject, case), told, a, b, smallest))
    return found


def _smallest(entry: Entry, case: Case, tolerance: float) -> Case:
    """The smallest case with a difference."""
    if entry.types is None or any(isinstance(v, Expression) for v in case.inputs):
        return case

    def still(cases: Sequence[Case]) -> list[bool]:
        theirs = in_octave(entry.subject, [c.inputs for c in cases])
        ours = compiled(entry.subject, [c.inputs for c in cases])
        pairs = zip(ours, theirs, strict=True)
        return [bool(differ(a, b, tolerance)) for a, b in pairs]

    return shrunk(case, entry.types, still)


def call_of(subject: Subject, case: Case) -> str:
    """The call as MATLAB writes it."""
    return f"{subject.path.stem}({', '.join(map(text_of, case.inputs))})"


def differ(ours: Outcome, theirs: Outcome, tolerance: float) -> str:
    """In what two outcomes differ; "" where they agree."""
    if ours.error is not None or theirs.error is not None:
        if ours.error == theirs.error:
            return ""
        return f"{_told(ours)}, not {_told(theirs)}"
    if len(ours.values) != len(theirs.values):
        return f"{len(ours.values)} outputs, not {len(theirs.values)}"
    for k, (a, b) in enumerate(zip(ours.values, theirs.values, strict=True)):
        found = difference(a, b, tolerance)
        if found:
            return f"output {k + 1}: {found}"
    return ""


def _told(outcome: Outcome) -> str:
    return "values" if outcome.error is None else f"the error '{outcome.error}'"


# --- recorded ---------------------------------------------------------------------------------


def record(entry: Entry, cases: Sequence[Case]) -> str:
    """The text of a file with the cases and what Octave gives for them."""
    outcomes = in_octave(entry.subject, [c.inputs for c in cases])
    rows = [
        {"inputs": [text_of(v) for v in case.inputs], **outcome.to_json()}
        for case, outcome in zip(cases, outcomes, strict=True)
    ]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f'{{"function": "{entry.subject.path.stem}", "cases": [\n{lines}\n]}}\n'


def compare_recorded(entry: Entry, recorded: Path, tolerance: float) -> Comparison:
    """Against what such a file has."""
    try:
        rows = json.loads(recorded.read_text(encoding="utf-8"))["cases"]
        cases = [Case(tuple(Expression(text) for text in row["inputs"])) for row in rows]
    except (ValueError, KeyError, TypeError):
        raise ToolError(f"'{recorded}' is not what --record writes") from None
    theirs = [Outcome.of_json(row) for row in rows]
    ours = compiled(entry.subject, [c.inputs for c in cases])
    results = [
        Result(call_of(entry.subject, case), differ(a, b, tolerance), a, b)
        for case, a, b in zip(cases, ours, theirs, strict=True)
    ]
    return Comparison(results)
