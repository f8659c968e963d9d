"""What inference has proved to fail, as warnings: the operations of an analysed function that
can't succeed for the types of their operands.

    v = 1:5;  x = v(7);       v(7) is out of bound 5 (dimensions are 1x5)

Where the program is prepared for an error (in a `try`), there is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.ir.core import Function, Instr, Program, Return
from mat2c.lint import argument_rules, call_rules, operator_rules, subscript_rules
from mat2c.lint.finding import Found
from mat2c.support.diagnostics import Diagnostics, Span
from mat2c.support.record import dataclass
from mat2c.support.resources import in_library

_Place = tuple[Span, str]
"""Where an operation is written, and which it is."""
Rule = Callable[[Flow, Instr], "Found | None"]
_RULES: dict[str, Rule] = {
    **operator_rules.RULES,
    **subscript_rules.RULES,
    **call_rules.RULES,
    **argument_rules.RULES,
}


def warn_of_failures(
    program: Program, entries: Sequence[Specialisation], diagnostics: Diagnostics
) -> None:
    """Reports them, for the specialisations that are called from entries where errors are not
    caught."""
    files = _Files(set(program.dependencies))
    reached, failing = Counter[_Place](), Counter[_Place]()
    told: dict[_Place, Found] = {}
    for spec in _unguarded(entries):
        if spec.flow is None or not files.has(spec.function):
            continue
        for instr in _reached(spec.flow):
            rule = _RULES.get(instr.op)
            span = None if rule is None else _span(spec.function, instr)
            if rule is None or span is None or not files.own(span.source.path):
                continue
            place = span, instr.op
            reached[place] += 1
            found = rule(spec.flow, instr)
            if found is not None:
                failing[place] += 1
                told.setdefault(place, found)
    for place, found in told.items():
        if failing[place] == reached[place]:  # for all arguments with which it is called
            diagnostics.warning(found.message, place[0], found.code)


def _span(function: Function, instr: Instr) -> Span | None:
    """Where an instruction is written; of a function's output, the word that it begins with."""
    if instr.op != "undefif":
        return instr.span
    leave = function.exit.terminator
    returned = isinstance(leave, Return) and instr.targets[0] in leave.args
    return _head(function) if returned and function.kind in ("function", "nested") else None


def _head(function: Function) -> Span | None:
    """The word that a function begins with."""
    span = function.span
    return None if span is None else Span(span.source, span.start, span.start + len("function"))


@dataclass(slots=True)
class _Files:
    """The files of the program, by path."""

    paths: set[str]

    def has(self, function: Function) -> bool:
        return function.span is not None and self.own(function.span.source.path)

    def own(self, path: str) -> bool:
        """True if it is a file of the program, not a text or of the library."""
        return path in self.paths and not in_library(Path(path))


def _unguarded(entries: Sequence[Specialisation]) -> Iterable[Specialisation]:
    """Those that are called from entries, directly or not, outside of every `try`."""
    found = list(dict.fromkeys(entries))
    seen = set(found)
    for spec in found:
        for instr in _reached(spec.flow) if spec.flow is not None else ():
            callee = instr.payload.spec
            if isinstance(callee, Specialisation) and callee not in seen:
                seen.add(callee)
                found.append(callee)
    return found


def _reached(flow: Flow) -> Iterator[Instr]:
    """The instructions that may be run, other than in a `try`, or where a name is taken for a
    function's that may be a variable's."""
    for block in flow.function.blocks:
        if block in flow.reached and block.handler is None and not block.guess:
            yield from block.instrs
