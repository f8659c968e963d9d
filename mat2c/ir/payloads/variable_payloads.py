"""Payloads of what names a variable, or tells of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import dataclass
from mat2c.support.record import field as option

if TYPE_CHECKING:
    from mat2c.ir.core import Block, Value
    from mat2c.types.lattice import Type


@dataclass(frozen=True, slots=True)
class Parameter(Payload):
    """A parameter or a captured value, by its index from 0."""

    index: int
    optional: bool = False
    packed: bool = False  # one of `varargin`
    special: bool = False  # does it stay a lazy matrix?
    absent: str | None = None  # the message where it is read and was not given


@dataclass(frozen=True, slots=True)
class Named(Payload):
    """A variable that is displayed, or whose extents are checked."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Nonlocal(Payload):
    """A variable that outlives a call, or is shared."""

    stored: bool = False


@dataclass(frozen=True, slots=True)
class GlobalVariable(Nonlocal):
    """A global variable."""

    name: str


@dataclass(frozen=True, slots=True)
class PersistentVariable(Nonlocal):
    """A persistent variable, by its name in the program."""

    slot: str


@dataclass(frozen=True, slots=True)
class SharedVariable(Nonlocal):
    """A variable of `owner` that nested functions share."""

    name: str
    owner: str


@dataclass(frozen=True, slots=True)
class Defined(Payload):
    """A check that a variable is defined; `undefined` is the message in the place of the usual."""

    name: str
    undefined: str | None = None


@dataclass(frozen=True, slots=True)
class Output(Payload):
    """A check that a call has set its output `index`, from 1.

    A named output of a user function has its name and place. `missing` is the message in the place
    of the usual.
    """

    index: int = 1
    callee: str = ""
    output: str | None = None
    line: int = 0
    column: int = 0
    missing: str | None = None
    several: bool = False  # one of several that are assigned?


@dataclass(frozen=True, slots=True)
class ListItem(Payload):
    """An item of a comma list, by its index from 0; None: an operand tells it."""

    index: int | None = None
    several: bool = False


@dataclass(frozen=True, slots=True)
class Copy(Payload):
    """What a condition has told of a value (`most`), or the message where it is undefined."""

    most: str = ""
    undefined: str | None = None


@dataclass(frozen=True, slots=True)
class Phi(Payload):
    """What inference knows of a φ: the blocks that operands come from, and bounds of them."""

    origins: Mapping[Value, Block] = option(default_factory=dict)
    within: Mapping[Value, Type] = option(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LoopExit(Payload):
    """The header of the loop before."""

    header: Block
