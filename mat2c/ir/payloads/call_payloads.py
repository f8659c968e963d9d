"""Payloads of calls, and of what functions and classes are named by."""

from __future__ import annotations

from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import dataclass
from mat2c.support.record import field as option


@dataclass(frozen=True, slots=True, kw_only=True)
class Invocation(Payload):
    """An operation that calls a function, or may turn out to."""

    nargout: int = 1
    ignored: tuple[int, ...] = ()  # outputs, from 1, that are `~`
    spec: object = None
    coarse: bool = False
    special: tuple[int, ...] = ()  # results that stay lazy matrices
    flat: bool = False  # are structs and handles among the arguments handed over in parts?
    perhaps: bool = False  # may a part of the results be undefined?
    ranged: bool = False  # are the arguments known by their ranges only, being gathered?


@dataclass(frozen=True, slots=True)
class Call(Invocation):
    """A call of a function of the program by its name."""

    callee: str
    texts: int = option(default=0, kw_only=True)
    """Where comma lists among the arguments begin whose strings become char, from 1; 0: nowhere."""


@dataclass(frozen=True, slots=True)
class BuiltinCall(Call):
    """A call of a builtin function."""

    text: str | None = option(default=None, kw_only=True)  # of the arguments, for messages
    nulls: tuple[int, ...] = option(default=(), kw_only=True)  # arguments written as `[]` or ''
    optional: bool = option(default=False, kw_only=True)
    mixed: tuple[bool, ...] = option(default=(), kw_only=True)
    filled: bool = option(default=False, kw_only=True)
    unseen: bool = option(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class DirectCall(Invocation):
    """A call of a specialisation that was made from a call through a handle.

    `own` counts the arguments of the original operation, `was`, whose payload is `before`; the
    captured values follow them.
    """

    own: int
    was: str
    before: Payload


@dataclass(frozen=True, slots=True)
class HandleCall(Invocation):
    """A call through a handle."""


@dataclass(frozen=True, slots=True)
class Dispatch(Call):
    """A call by a name that classes have a method of; without such an argument, the function
    `otherwise` of `kind`. `forms` are classes of values that the function takes itself."""

    kind: str
    otherwise: str
    forms: str = option(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Member(Invocation):
    """A call of a method, or elements of what a field holds. `named`: an operand is the field's
    name."""

    name: str
    field: str | None = None
    named: bool = False


@dataclass(frozen=True, slots=True)
class ForeignCall(Payload):
    """A call of a function in C; `modes` has a letter for each argument."""

    callee: str
    modes: str


@dataclass(frozen=True, slots=True)
class HandleOf(Payload):
    """A handle of a function by its name: `kind` is "user", "nested", "builtin", "unknown" or
    "dispatch"."""

    callee: str
    kind: str
    name: str
    otherwise: tuple[str, str] = ("", "")
    forms: str = ""


@dataclass(frozen=True, slots=True)
class Closure(Payload):
    """An anonymous function."""

    callee: str


@dataclass(frozen=True, slots=True)
class ClassMember(Payload):
    """A class, or its constant property or member."""

    of: str
    member: str = ""
