"""Payloads of operators and literals."""

from __future__ import annotations

from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Operator(Payload):
    """Of an operator; `step` is "++" or "--" where one of these was written."""

    step: str = ""
    mixed: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Rows(Payload):
    """Rows of a literal: `cells` of a cell array; or the elements in each, where one operand has
    all."""

    cells: bool = False
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CellRow(Payload):
    """The elements of a cell literal that are written as `[]` or ''."""

    nulls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Axis(Payload):
    """The dimension, from 0, along which something is appended."""

    axis: int


@dataclass(frozen=True, slots=True)
class Table(Payload):
    """A matrix of numbers or truth values, by column; of complex numbers the real and the imaginary
    part of each (`has_parts`)."""

    rows: int
    values: tuple[float, ...]
    cls: str = "double"
    has_parts: bool = False

    @property
    def columns(self) -> int:
        return self.numel // self.rows

    @property
    def numel(self) -> int:
        """The number of elements."""
        return len(self.values) // 2 if self.has_parts else len(self.values)


@dataclass(frozen=True, slots=True)
class Caught(Payload):
    """`held`: `rethrow` follows. `as_object`: the error is an object of MException."""

    held: bool = False
    as_object: bool = False


@dataclass(frozen=True, slots=True)
class Place(Payload):
    """A place in the source, for messages."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Beside(Payload):
    """A text or [] that becomes a text. `text`: beside others, where it is worth a warning that one
    of the operands is []."""

    text: bool = False


@dataclass(frozen=True, slots=True)
class Assumed(Payload):
    """What a value of unknown type is tested for, or has been: real elements of a class, as a
    scalar (rank 0), or as an array of at most so many dimensions; `row` if it is a row."""

    cls: str
    rank: int = 0
    row: bool = False
