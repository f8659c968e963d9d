"""What a report is told of a C file while it is written: the line of the program that each line of
C comes from, where functions begin, and what allocates.

    /* r(1, i) = x(i); <7> */        mark 7 was given out for line 4 of prog.m

Marks are of characters that no C text has. They are gone from the finished text.
"""

from __future__ import annotations

import re

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Function, Instr
from mat2c.lir.line_layout import wrapped
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field

_MARK = re.compile("\x01(\\d+)\x02")

Subject = Span | Specialisation | Function | None
"""What begins at a line of C: what a line of the program became, a function (in its typed or in its
boxed form), or what belongs to none."""


@dataclass(frozen=True, slots=True)
class HeapUse:
    """Something in the C text that allocates: where in the program, what a user is told, and the
    operation where that is done on values in boxes."""

    span: Span | None
    what: str
    instr: Instr | None = None


@dataclass(slots=True)
class Listing:
    """`starts` are the lines of the finished text, from 1, at which something begins."""

    starts: list[tuple[int, Subject]] = field(default_factory=list)
    heap_uses: list[HeapUse] = field(default_factory=list)
    _subjects: list[Subject] = field(default_factory=list)

    def mark(self, subject: Subject) -> str:
        """Text that stands for the place where something begins."""
        self._subjects.append(subject)
        return f"\x01{len(self._subjects) - 1}\x02"

    def settle(self, text: str) -> str:
        """The finished text, whose lines are no longer than they should be; notes the places."""
        done, number = [], 1
        for line in text.splitlines(keepends=True):
            self.starts += [(number, self._subjects[int(k)]) for k in _MARK.findall(line)]
            done.append(wrapped(_MARK.sub("", line)))
            number += done[-1].count("\n")
        return "".join(done)
