"""Payloads of reads and updates of elements and fields, and of the checks of subscripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import dataclass
from mat2c.support.record import field as option

if TYPE_CHECKING:
    from mat2c.ir.core import Access, Instr


@dataclass(frozen=True, slots=True)
class Subscript(Invocation):
    """A read of elements by `()`, which may turn out to be a call through a handle."""

    name: str = ""
    field: str | None = option(default=None, kw_only=True)  # the method of a map that it may call
    optional: bool = option(default=False, kw_only=True)
    safe: bool = option(default=False, kw_only=True)
    mask: bool = option(default=False, kw_only=True)
    layout: str | None = option(default=None, kw_only=True)
    early: bool = option(default=False, kw_only=True)  # read before the array changes?
    piece: bool = option(default=False, kw_only=True)  # a row that `row_elements` reads at once?
    number: bool = option(default=False, kw_only=True)  # of a sparse matrix, read as a number?


@dataclass(frozen=True, slots=True)
class Update(Payload):
    """An assignment or deletion of elements by one step."""

    name: str = ""
    safe: bool = False
    grow: tuple[int, ...] | None = None
    mask: bool = False
    layout: str | None = None
    tested: bool = False  # are the extents of the array those of a value before?
    inside: bool = False  # of an array in a struct, whose element it was?
    quote: str | None = None  # of the empty text that was written to delete


@dataclass(frozen=True, slots=True)
class CellRead(Payload):
    """A read of elements by `{}`."""

    name: str = ""
    use: str = ""


@dataclass(frozen=True, slots=True)
class FieldRead(Payload):
    """A read of a field. `method_outputs`: outputs to ask a method of that name for."""

    field: str | None = None
    use: str = ""
    method_outputs: int | None = None


@dataclass(frozen=True, slots=True)
class FieldUpdate(Payload):
    """An assignment to a field."""

    field: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Chain(Payload):
    """A read or an update by a chain of steps."""

    path: tuple[Access, ...]
    name: str = ""
    quote: str | None = None  # as of `Update`
    one: bool = False  # must it be one value?
    lenient: bool = False  # may what is read be missing?


@dataclass(frozen=True, slots=True)
class ReadChain(Payload):
    """The reads that one operation stands for."""

    parts: tuple[Instr, ...]


def parts_of(instr: Instr) -> tuple[Instr, ...]:
    """The reads that an instruction stands for: itself, if it is no chain."""
    return instr.payload.parts if isinstance(instr.payload, ReadChain) else (instr,)


@dataclass(frozen=True, slots=True)
class Extent(Payload):
    """`end` as a subscript: at `position`, from 0, of `count`."""

    position: int
    count: int
    before: int = 0  # comma lists that stand before it
    undefined: str | None = None  # as of `Defined`


@dataclass(frozen=True, slots=True)
class SubscriptCheck(Payload):
    """A check of subscripts; `which` tells those that are not proved."""

    which: tuple[bool, ...]
    name: str = ""
    layout: str | None = None
    low_only: bool = False  # are the upper bounds proved, or free?
    proved: bool = False  # is it an assertion of what is proved?


@dataclass(frozen=True, slots=True)
class Proof(Payload):
    """An assertion of what is proved; `how` says in which way operands conform."""

    name: str = ""
    how: str = ""


@dataclass(frozen=True, slots=True)
class CheckCounters(Payload):
    """The counters of the checks that the next operation needs; `twins` are those that count in
    their place where `check` is made before the loop."""

    numbers: tuple[int, ...] = ()
    twins: Mapping[int, int] = option(default_factory=dict)
    check: Instr | None = None
