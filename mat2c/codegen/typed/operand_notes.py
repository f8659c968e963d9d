"""What an operation on elements needs to know of its operands besides their C types."""

from __future__ import annotations

import enum

from mat2c.support.record import dataclass


class Stays(enum.Enum):
    """Tells whether a complex scalar is complex even without an imaginary part."""

    NEVER = "never"
    ALWAYS = "always"
    ASKED = "the sign of the zero tells"


@dataclass(frozen=True, slots=True)
class Notes:
    """What an operation's expression needs to know besides its operands' C types."""

    callee: str = ""  # of a builtin
    mixed: bool = False
    scalars: tuple[bool, ...] = ()  # of a power: which operands are scalars
    stays: tuple[Stays, ...] = ()  # which are complex even without an imaginary part
    counts: bool = False  # of a remainder: is no operand negative, and the divisor not 0?
    numbers: bool = False  # of max and min: is no operand NaN?
    second: bool = False  # of max and min: is the second of two zeros the result?
    elements: bool = False  # of a loop, which goes without branches?
