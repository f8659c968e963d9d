"""What instructions carry besides their operands: one frozen class for each kind of operation.

The op table (`ops`) says which class an operation has. A pass that changes a payload puts a new one
in its place (`dataclasses.replace`), so that instructions and their copies share payloads freely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mat2c.support.record import dataclass

if TYPE_CHECKING:
    from mat2c.ir.core import Access, Instr, Tree


@dataclass(frozen=True, slots=True)
class Payload:
    """The payload of an operation of operands alone, and the base of all others.

    The properties are what is asked of instructions of any kind; where an operation has no such
    thing, they tell so by an empty answer.
    """

    @property
    def callee(self) -> str:
        """The function that is called or made a handle of, "" if there is none."""
        return ""

    @property
    def nargout(self) -> int:
        """The number of outputs that are asked for."""
        return 1

    @property
    def name(self) -> str:
        """The variable that messages name, "" if there is none."""
        return ""

    @property
    def field(self) -> str | None:
        """The field that is read or written, None if there is none or an operand names it."""
        return None

    @property
    def path(self) -> tuple[Access, ...]:
        """The chain of subscripts and fields."""
        return ()

    @property
    def use(self) -> str:
        """Where a value that is read is wanted: "assign", "index", "update" or ""."""
        return ""

    @property
    def spec(self) -> object:
        """The specialisation that inference has chosen for a call, None if there is none."""
        return None

    @property
    def coarse(self) -> bool:
        """True if the rules of a builtin know less of its results than their classes tell."""
        return False

    @property
    def mixed(self) -> tuple[bool, ...]:
        """For each operand, whether it is complex in type and real in value where it comes from
        real code; () if none is."""
        return ()

    @property
    def filled(self) -> bool:
        """True of a cell array whose elements are all set before they are read."""
        return False

    @property
    def unseen(self) -> bool:
        """True of a complex value of which nobody sees that it is complex without need."""
        return False

    @property
    def optional(self) -> bool:
        """True if the targets may be left undefined."""
        return False

    @property
    def safe(self) -> bool:
        """True if the subscripts are proved, or checked by an instruction before."""
        return False

    @property
    def mask(self) -> bool:
        """True if the subscript is a logical mask of the array's extents."""
        return False

    @property
    def layout(self) -> str | None:
        """The shape of the cell array that an array with a column for each element stands for;
        None of other arrays."""
        return None

    @property
    def grow(self) -> tuple[int, ...] | None:
        """The subscripts that may exceed the array, None where that is not known."""
        return None

    @property
    def stored(self) -> bool:
        """True if the variable has a value before."""
        return False


NOTHING = Payload()
"""The payload of operations that have none."""

P = TypeVar("P", bound=Payload)


def payload_of(instr: Instr | Tree, kind: type[P]) -> P:
    """Returns the payload of an instruction whose operation has that kind of payload."""
    assert isinstance(instr.payload, kind), f"{instr.op} with {instr.payload!r}"
    return instr.payload
