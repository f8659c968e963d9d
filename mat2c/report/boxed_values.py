"""Which values stay boxed, and why (`--explain-boxed`).

    prog.m:3:7: note: 'y' is boxed: class unknown: an element of a cell (line 3)

One note for a variable and a reason, at the first place; other lines are listed in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mat2c.ir.core import Function, Value
from mat2c.report.boxed_reasons import reason
from mat2c.report.value_places import defined, is_users, name_of
from mat2c.support.diagnostics import Diagnostic, Severity, Span
from mat2c.support.record import dataclass, field
from mat2c.types.rep import Kind, Rep

Representations = Mapping[Value, Rep]
_LINES = 6  # that a note lists


@dataclass(slots=True)
class Account:
    """The boxed values of a program: notes in source order, and how many values there are."""

    notes: list[Diagnostic] = field(default_factory=list)
    typed: int = 0
    total: int = 0

    def summary(self) -> str:
        """One line."""
        return f"{self.typed} of {self.total} values typed"


def account(functions: Iterable[tuple[Function, Representations]]) -> Account:
    """Counts the values of specialisations; the boxed ones of the program's files have notes."""
    result = Account()
    places: dict[tuple[str, str, str], list[Span]] = {}
    for function, reps in functions:
        for value, _, span in defined(function):
            rep = reps.get(value)
            if rep is None or not is_users(span) or not _counts(value, rep):
                continue
            result.total += 1
            if rep.kind is not Kind.BOXED:
                result.typed += 1
            elif span is not None:
                key = (span.source.path, name_of(value), reason(value).text)
                places.setdefault(key, []).append(span)
    result.notes = [_note(name, why, spans) for (_, name, why), spans in places.items()]
    result.notes.sort(key=Diagnostic.sort_key)
    return result


def _counts(value: Value, rep: Rep) -> bool:
    """Values that are not there at run time, and comma lists, don't count."""
    absent = value.type is None or value.type.is_bottom
    return rep.kind is not Kind.LIST and not absent


def _note(name: str, why: str, spans: list[Span]) -> Diagnostic:
    first = min(spans, key=lambda span: span.start)
    others = sorted({span.line for span in spans} - {first.line})
    listed = ", ".join(map(str, others[:_LINES])) + (", …" if len(others) > _LINES else "")
    more = f"; also line{'s' * (len(others) > 1)} {listed}" if others else ""
    return Diagnostic(Severity.NOTE, f"'{name}' is boxed: {why}{more}", first)
