"""Ranges of integers as subscripts: the least and greatest elements tell whether all lie inside."""

from __future__ import annotations

from mat2c.codegen.typed.element_extents import colon_count, colon_parts
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Operand, Tree
from mat2c.lir.c_expr import Expr, Name, Pattern, add, multiply
from mat2c.lir.c_stmt import Code, Declare, one
from mat2c.support.record import dataclass
from mat2c.types.rep import BOOL, F64, INDEX


@dataclass(frozen=True, slots=True)
class Run:
    """C expressions for the least and the greatest element; an empty run has the least above."""

    least: str
    greatest: str
    starts_inside: bool  # no element is below 1
    declared: Code = Code()  # what the expressions need; they are doubles, maybe no integers, then

    @property
    def below(self) -> str:
        """The condition that an element is below 1."""
        if self.declared:
            fails = f"!m2c_subscript_ok({self.least}, PTRDIFF_MAX)"
            return f"{fails} && !({self.least} > {self.greatest})"
        return f"{self.least} < 1 && {self.least} <= {self.greatest}"

    def above(self, limit: str) -> str:
        """The condition that an element lies beyond an extent."""
        beyond = f"{self.greatest} > {limit}"
        return beyond if self._is_some else f"({beyond} && {self.least} <= {self.greatest})"

    @property
    def _is_some(self) -> bool:
        """True for a run of constants that is not empty."""
        ends = (self.least, self.greatest)
        return all(end.isdigit() for end in ends) and int(self.least) <= int(self.greatest)

    @property
    def blamed(self) -> str:
        """The greatest element as a number for the message; none of an empty run."""
        if self._is_some:
            return f"(double){self.greatest}"
        return f"({self.least} <= {self.greatest} ? (double){self.greatest} : M2C_PROVED)"


def numbered_run(frame: TypedFrame, sub: Operand, number: int) -> Run | None:
    """The run that a folded range with a constant step is whose ends are doubles, with variables
    of this number."""
    if not isinstance(sub, Tree) or sub.op != "colon":
        return None
    parts = colon_parts(sub.args)
    step = parts[1].value if isinstance(parts[1], Const) else None
    if not isinstance(step, int | float) or step < 1 or not float(step).is_integer():
        return None
    texts = [scalar_text(frame, a, F64) for a in parts]
    first, last = f"first_{number}", f"last_{number}"
    known = frame.type(sub).range
    start = f"m2c_step_any_f64({texts[0]}, {texts[1]}, 0, {texts[2]})" if known.nan else texts[0]
    count = colon_count(frame, sub)
    code = one(Declare("const double", first, Pattern(start, closed=False)))
    if frame.type(parts[0]).range.inf:  # nothing is less than an infinite start, or more
        end: Expr = Pattern(f"m2c_last_f64({first}, {texts[1]}, {count})")
    else:
        more = Pattern(f"(double)({count} - 1)")
        end = add(Name(first), more if step == 1 else multiply(more, Pattern(texts[1])))
    code += one(Declare("const double", last, end))
    return Run(first, last, known.numeric_low >= 1 and not known.nan, code)


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


def inside_of(frame: TypedFrame, sub: Tree, limit: str) -> str:
    """The condition that all elements of a range lie from 1 to an extent."""
    run = run_of(frame, sub)
    if run is not None:
        low = [] if run.starts_inside else [f"{run.least} >= 1"]
        return " && ".join([*low, f"{run.greatest} <= {limit}"])
    texts = ", ".join(scalar_text(frame, a, F64) for a in colon_parts(sub.args))
    return f"m2c_range_inside({texts}, {limit})"


def _tight(text: str) -> str:
    return text if text.isidentifier() or text.isdigit() else f"({text})"
