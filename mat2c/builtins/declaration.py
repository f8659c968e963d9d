"""What a declaration of a builtin says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Protocol

from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.symbolic import Expr
from mat2c.types.traits import Effect, InPlace, ShapeType


class Site(Protocol):
    """A call as a type rule sees it."""

    @property
    def types(self) -> Sequence[Type]:
        """The arguments' types."""

    @property
    def nargout(self) -> int:
        """How many outputs the caller wants (at least one type must be given)."""

    def integer(self, k: int) -> Expr | None:
        """Argument k as a symbolic integer, if it is an integer-valued real scalar."""

    def integers(self, k: int) -> Sequence[Expr | None] | None:
        """Argument k as a vector of symbolic integers, as far as its elements are known."""

    def has_elements(self, k: int) -> bool:
        """True if argument k surely is not empty, as the conditions of the place tell."""

    def same(self, j: int, k: int) -> bool:
        """True if arguments j and k surely are one value."""

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        """A symbol for extent d of an output of this very call, which is at most that."""


TypeRule = Callable[[Site], "list[Type] | None"]
"""Types of the outputs; None: nothing is known of them."""


@dataclass(frozen=True, slots=True)
class Builtin:
    """All that the compiler knows of one MATLAB function.

    Every builtin has a boxed form in the runtime, `m2c_fn_NAME`, unless `source` says that it is
    written in MATLAB (`stdlib/NAME.m`) or `ignored` that it compiles to nothing (graphics). The
    other fields are what typed code gains: `type_rule` for the outputs, `element` for the C
    expression of an element of the result ({0}, {1} stand for the operands' elements), `single` and
    `integer` the same for operands of these classes (TAG stands for the one at hand), `character`
    for a character, `typed` names the construct that code generation has for it.
    """

    name: str
    type_rule: TypeRule | None = None
    element: str = ""
    single: str = ""
    integer: str = ""
    character: str = ""
    typed: str = ""
    effect: Effect = Effect.WRITE
    may_fail: bool = True
    in_place: InPlace = InPlace.NEVER
    shape: ShapeType = ShapeType.III
    source: bool = False
    ignored: bool = False
    gives: float | None = None  # the number that an ignored call gives; None: an empty matrix
    answers: int = 1  # how many values of an ignored call may be asked for
    refused: bool = False  # is every call of an ignored function an error?
    boxed: bool = False  # the runtime has it
    inputs: int | None = None  # the most it takes, of files of functions
    outputs: int | None = None  # the most it has; None where that isn't known
    value: bool = True  # may give a value when called as a statement
    leaves: bool = False  # never returns
    keeps: bool = False  # its result has its arguments in it: `[]` shows as written there
    lists: bool = False  # but for extents the rule holds for any number of arguments of each type
    coarse: TypeRule | None = None  # what holds of the outputs where the type rule says nothing
    doc: str = ""
