"""What inference has proved to fail, as warnings: the operations of an analysed function that
can't succeed for the types of their operands.

    v = 1:5;  x = v(7);       v(7) is out of bound 5 (dimensions are 1x5)

Where the program is prepared for an error (in a `try`), there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from mat2c.diagnostics import Diagnostics, Span
from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.ir.core import Function, Instr, Program
from mat2c.lint import calls, operators, subscripts
from mat2c.lint.found import Found
from mat2c.record import dataclass

Rule = Callable[[Flow, Instr], "Found | None"]
_RULES: dict[str, Rule] = {**operators.RULES, **subscripts.RULES, **calls.RULES}


def warn_of_failures(
    program: Program, specs: Sequence[Specialisation], diagnostics: Diagnostics
) -> None:
    """Reports them, for the specialisations that are called where errors are not caught; `specs`
    starts with the entry."""
    files = _Files(set(program.dependencies))
    for spec in _unguarded(specs):
        if spec.flow is None or not files.has(spec.function):
            continue
        for instr in _reached(spec.flow):
            rule = _RULES.get(instr.op)
            found = rule(spec.flow, instr) if rule is not None else None
            if found is not None and (files.holds(instr) or instr.op == "undefif"):
                span = instr.span if instr.op != "undefif" else _head(spec.function)
                diagnostics.warning(found.message, span, found.code)


def _head(function: Function) -> Span | None:
    """The word that a function begins with."""
    span = function.span
    return None if span is None else Span(span.source, span.start, span.start + len("function"))


@dataclass(slots=True)
class _Files:
    """The files of the program, by path."""

    paths: set[str]

    def has(self, function: Function) -> bool:
        return function.span is not None and self._own(function.span.source.path)

    def holds(self, instr: Instr) -> bool:
        """Is an instruction written in a file of the program, not in a text or the library?"""
        return instr.span is not None and self._own(instr.span.source.path)

    def _own(self, path: str) -> bool:
        return path in self.paths and not calls.in_library(path)


def _unguarded(specs: Sequence[Specialisation]) -> Iterable[Specialisation]:
    """Those that are called, directly or not, outside of every `try`."""
    found = list(specs[:1])
    seen = set(found)
    for spec in found:
        for instr in _reached(spec.flow) if spec.flow is not None else ():
            callee = instr.attrs.get("spec")
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
