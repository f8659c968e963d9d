"""A call of a function of MATLAB Coder, `coder.NAME (args…)`, and what answers one may give."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.frontend import ast
from mat2c.ir.core import Operand
from mat2c.lower.expressions.subscript_chains import Step
from mat2c.lower.lowering_context import Context, Want
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass

PACKAGE = "coder"


@dataclass(slots=True, frozen=True)
class CoderCall:
    """`name` is what stands behind `coder.`; `rest` are the steps behind the call."""

    name: str
    args: Sequence[ast.Expr]
    rest: Sequence[Step]
    span: Span


Answer = Callable[[Context, CoderCall, Want], list[Operand]]


@dataclass(slots=True, frozen=True)
class CoderFunction:
    """What a function of MATLAB Coder means in compiled programs.

    A name that ends in `*` is that of all functions that begin so. `wraps`: the call stands for its
    first argument, also where that is the range of a loop; `truth`: the answer where it is known at
    translation, for branches that are left out then."""

    name: str
    answer: Answer
    meaning: str
    wraps: bool = False
    truth: Callable[[CoderCall], bool] | None = None


def read_call(steps: Sequence[Step]) -> CoderCall | None:
    """The call that the steps behind the name `coder` spell; None where they spell none."""
    names: list[str] = []
    for step in steps:
        if not isinstance(step, ast.Field) or not isinstance(step.name, str):
            break
        names.append(step.name)
    if not names:
        return None
    rest = list(steps[len(names) :])
    span = steps[len(names) - 1].span
    if rest and isinstance(rest[0], ast.Index) and rest[0].kind == "()":
        return CoderCall(".".join(names), rest[0].args, rest[1:], span)
    return CoderCall(".".join(names), (), rest, span)


def means_package(ctx: Context) -> bool:
    """True if the name `coder` means MATLAB's package here, nothing of the program."""
    if ctx.is_variable(PACKAGE) or ctx.resolve(PACKAGE) is not None:
        return False
    return not ctx.session.library.search_path.has_package(PACKAGE, ctx.unit.path)
