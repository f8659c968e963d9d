"""The MATLAB lines in the C text."""

from __future__ import annotations

from mat2c.codegen.c_listing import Listing
from mat2c.ir.core import Instr
from mat2c.lir.c_stmt import Code, Comment, one
from mat2c.support.record import dataclass, field


def as_comment(text: str) -> str:
    """Text that may stand in a C comment."""
    return text.replace("*/", "* /").replace("/*", "/ *")


@dataclass(slots=True)
class Lines:
    """Each line is written once, above what it became; `number` is the last one. `kept` are the C
    arrays that variables of other names are kept in; a `listing` is told of all."""

    number: int = 0
    kept: dict[str, str] = field(default_factory=dict)
    listing: Listing | None = None

    def above(self, instr: Instr) -> Code:
        """The line of an instruction, where that is another than the last."""
        if instr.span is None or instr.span.line == self.number:
            return Code()
        self.number = instr.span.line
        source = instr.span.source.line(self.number).strip()
        text = "".join(c if " " <= c <= "~" else "?" for c in source)
        mark = "" if self.listing is None else self.listing.mark(instr.span)
        return one(Comment(as_comment(text) + mark))

    def moved(self, variable: str, array: str) -> Code:
        """The note that a variable shares another's storage from here on, or no longer does."""
        suffix = array.removeprefix(variable).removeprefix("_")
        own = array.startswith(variable) and (suffix in ("", "out") or suffix.isdigit())
        before = self.kept.pop(variable, "")
        if not own:
            self.kept[variable] = array
        if (not own and before != array) or (own and before):
            return one(Comment(f"{variable} is in {array} from here on"))
        return Code()
