"""The MATLAB lines in the C text."""

from __future__ import annotations

from mat2c.ir.core import Instr
from mat2c.lir.c_stmt import Code, Comment, one
from mat2c.support.record import dataclass


def as_comment(text: str) -> str:
    """Text that may stand in a C comment."""
    return text.replace("*/", "* /").replace("/*", "/ *")


@dataclass(slots=True)
class Lines:
    """Each line is written once, above what it became; `number` is the last one."""

    number: int = 0

    def above(self, instr: Instr) -> Code:
        """The line of an instruction, where that is another than the last."""
        if instr.span is None or instr.span.line == self.number:
            return Code()
        self.number = instr.span.line
        source = instr.span.source.line(self.number).strip()
        text = "".join(c if " " <= c <= "~" else "?" for c in source)
        return one(Comment(as_comment(text)))
