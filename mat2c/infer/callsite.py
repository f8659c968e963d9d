"""A call of a builtin as its type rule sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import Instr
from mat2c.record import dataclass
from mat2c.types.expr import Expr, extent
from mat2c.types.lattice import Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


@dataclass(slots=True)
class CallSite:
    """What `builtins.core.Site` asks for, from an instruction."""

    flow: Flow
    instr: Instr
    types: Sequence[Type]
    nargout: int

    def integer(self, k: int) -> Expr | None:
        return self.flow.integer(self.instr.args[k])

    def name(self, d: int, output: int = 0) -> Expr:
        target = self.instr.targets[output]
        return extent((target, d), f"{target.name or f't{target.number}'}_{d + 1}")
