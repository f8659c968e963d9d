"""Ranges of integers as subscripts: the least and greatest elements tell whether all lie inside."""

from __future__ import annotations

from mat2c.codegen.typed.element_expressions import colon_count, colon_parts
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Operand, Tree
from mat2c.support.record import dataclass
from mat2c.types.rep import BOOL, INDEX


@dataclass(frozen=True, slots=True)
class Run:
    """C expressions for the least and the greatest element; an empty run has the least above."""

    least: str
    greatest: str
    starts_inside: bool  # no element is below 1

    @property
    def below(self) -> str:
        """The condition that an element is below 1."""
        return f"{self.least} < 1 && {self.least} <= {self.greatest}"

    def above(self, limit: str) -> str:
        """The condition that an element lies beyond an extent."""
        return f"({self.greatest} > {limit} && {self.least} <= {self.greatest})"

    @property
    def blamed(self) -> str:
        """The greatest element as a number for the message; none of an empty run."""
        return f"({self.least} <= {self.greatest} ? (double){self.greatest} : M2C_PROVED)"


def run_of(frame: TypedFrame, sub: Operand) -> Run | None:
    """The run that a folded range of integers with a constant step is."""
    if not isinstance(sub, Tree) or sub.op != "colon":
        return None
    base, inc, limit = colon_parts(sub.args)
    if not all(frame.rep(a).element in (INDEX, BOOL) for a in (base, inc, limit)):
        return None
    if not isinstance(inc, Const) or not isinstance(inc.value, (int, float)) or inc.value == 0:
        return None
    first, last = (_tight(scalar_text(frame, a, INDEX)) for a in (base, limit))
    step = int(inc.value)
    if abs(step) != 1:
        last = f"({first} + ({colon_count(frame, sub)} - 1) * {_tight(str(step))})"
    inside = frame.type(sub).range.numeric_low >= 1
    return Run(first, last, inside) if step > 0 else Run(last, first, inside)


def _tight(text: str) -> str:
    return text if text.isidentifier() or text.isdigit() else f"({text})"
