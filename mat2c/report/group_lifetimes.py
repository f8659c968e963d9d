"""From where to where the storage of a plan is needed, and why arrays may share it."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.ir.core import Function, Instr, Value
from mat2c.ir.uses import uses_of
from mat2c.storage.model import Group, StoragePlan
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a first definition and of a last use; 0 where there is none in a file."""

    first: int
    last: int

    def __str__(self) -> str:
        if not self.first:
            return ""
        return (
            f"line {self.first}" if self.first == self.last else f"lines {self.first}-{self.last}"
        )


class Lifetimes:
    """What the function says of the groups of its plan."""

    def __init__(self, plan: StoragePlan, function: Function) -> None:
        self._plan = plan
        self._order = {instr: k for k, instr in enumerate(function.instrs())}
        self._last: dict[Value, int] = {}
        for value, uses in uses_of(function).items():
            self._last[value] = max((_line(user) for _, user in uses), default=0)

    def of(self, group: Group) -> Lines:
        """The lines between which one of its members is needed."""
        firsts = [line for v in group.members if (line := _line(v.definition))]
        lasts = [self._last.get(value, 0) for value in group.members]
        first = min(firsts, default=0)
        return Lines(first, max([first, *lasts, *firsts]))

    def sharing(self, group: Group) -> Iterator[str]:
        """Why each member but the first may be where the others are."""
        members = sorted(group.members, key=self._place)
        for k, value in enumerate(members[1:], 1):
            yield f"{value}: {self._reason(value, members[:k], group)}"

    def _reason(self, value: Value, before: list[Value], group: Group) -> str:
        made = value.definition
        assert made is not None
        given = [v for v in made.sources() if self._plan.group_of.get(v) is group]
        if made.op == "phi":
            names = ", ".join(map(str, given)) or "nothing"
            return f"is {names}, by the way that is taken"
        if given:
            return f"made in the place of {given[0]}, by {_what(made)}"
        line = self._last.get(before[-1], 0)
        where = f" (last in line {line})" if line else ""
        return f"{before[-1]} is not needed any more{where}"

    def _place(self, value: Value) -> int:
        return -1 if value.definition is None else self._order.get(value.definition, -1)


def _line(instr: Instr | None) -> int:
    return instr.span.line if instr is not None and instr.span is not None else 0


def _what(instr: Instr) -> str:
    return instr.payload.callee if instr.op == "builtin" else instr.op
