"""The intermediate representation: functions of basic blocks of single-operator instructions.

    y = op(x1, ..., xn)

Operands are values, constants, or a comma list spread into the operands (`Splat`). Before SSA
construction a `Value` is a variable that may have many definitions; then each has exactly one. What
each operation means is in `ops`; the text form is in `printer`; `docs/ir.md` is the language's
page.

The control-flow graph keeps the program's structure: every `Branch` and `Switch`-like test names
the block where its arms meet (`merge`), and a loop header carries a `Loop`. MATLAB has no goto, so
`if`, `for` and `while` can always be read back from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.ir.foreign import Foreign
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.ir.payloads.variable_payloads import Copy
from mat2c.support.diagnostics import Span
from mat2c.support.dialect import OCTAVE, Dialect
from mat2c.support.record import dataclass, field

if TYPE_CHECKING:
    from mat2c.frontend import ast
    from mat2c.ir.class_rows import ClassRow
    from mat2c.types.lattice import Type


@dataclass(slots=True, eq=False)
class Value:
    """A variable before SSA, one version of it after.

    `name` is the MATLAB name, or "" for a temporary. `number` tells versions and temporaries apart
    and is unique in the function. `definition` is the defining instruction, φ included; None for an
    undefined variable at entry. Parameters are defined by the `param` instructions of the entry
    block.
    """

    name: str
    number: int
    definition: Instr | None = None
    type: Type | None = None

    def __str__(self) -> str:
        return f"%{self.name}.{self.number}" if self.name else f"%{self.number}"

    def __repr__(self) -> str:
        return str(self)


@dataclass(slots=True, frozen=True)
class Const:
    """A constant operand: a scalar double (float), logical (bool), complex, integer-class scalar
    (`cls`), or text.

    `cls` is the MATLAB class: "double", "logical", "char", "int8" …; `value` is float, bool,
    complex, int or str (one char a byte). `dq` marks double-quoted text; that of
    class "string" is a string scalar. The magic colon and the empty matrix are constants too.
    """

    value: float | bool | complex | int | str | None
    cls: str = "double"
    dq: bool = False


MAGIC_COLON = Const(None, "colon")
EMPTY = Const(None, "empty")  # []: a 0x0 double


def is_narrowed(instr: Instr) -> bool:
    """True if it is a copy of which a condition has told more than of the source."""
    return isinstance(instr.payload, Copy) and instr.payload.most != ""


def is_written_empty(operand: Operand) -> bool:
    """True if it is `[]`, '' or ""."""
    return operand == EMPTY or operand in (Const("", "char"), Const("", "char", dq=True))


@dataclass(slots=True, frozen=True)
class Splat:
    """All the values of a comma list, in operand position; `value` is defined by a `*list`
    operation."""

    value: Value


@dataclass(slots=True, eq=False)
class Tree:
    """A pure operation that can't fail, folded into the one instruction that uses it (`fusion`).

    It is computed where the instruction is, and never stored; `type` is that of its value.
    """

    op: str
    args: list[Operand]
    payload: Payload
    type: Type | None

    def sources(self) -> Iterator[Value]:
        """The values at its leaves."""
        waiting = self.args[::-1]
        while waiting:  # a loop, since trees may be deep
            arg = waiting.pop()
            if isinstance(arg, Value):
                yield arg
            elif isinstance(arg, Splat):
                yield arg.value
            elif isinstance(arg, Tree):
                waiting += arg.args[::-1]

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        substitute(self.args, mapping)


Operand = Value | Const | Splat | Tree


def values_of(operands: Sequence[Operand]) -> Iterator[Value]:
    """The values among operands, comma lists included."""
    for arg in operands:
        if isinstance(arg, Value):
            yield arg
        elif isinstance(arg, Splat):
            yield arg.value
        elif isinstance(arg, Tree):
            yield from arg.sources()


def substitute(operands: list[Operand], mapping: Mapping[Value, Operand]) -> None:
    """Replaces values in place; a splat stays a splat of the new value."""
    for k, arg in enumerate(operands):
        if isinstance(arg, Value) and arg in mapping:
            operands[k] = mapping[arg]
        elif isinstance(arg, Splat) and arg.value in mapping:
            new = mapping[arg.value]
            assert isinstance(new, Value)
            operands[k] = Splat(new)
        elif isinstance(arg, Tree):
            arg.replace(mapping)


@dataclass(slots=True, eq=False)
class Instr:
    """`targets = op(args)`. `payload` holds what is not a value: names, counts, paths (see `ops`).

    A φ has one argument per predecessor, in the order of `block.preds`. The last fields are what
    analyses tell of any operation: it `never_returns`; its result is `borrowed` from what it is
    read of; its result is `handed` over to the function that is called with it.
    """

    op: str
    targets: list[Value]
    args: list[Operand]
    span: Span | None = None
    payload: Payload = NOTHING
    never_returns: bool = False
    borrowed: bool = False
    handed: bool = False

    @property
    def target(self) -> Value:
        """The only target."""
        (target,) = self.targets
        return target

    def __repr__(self) -> str:
        return f"<{', '.join(map(str, self.targets))} = {self.op}>"

    def sources(self) -> Iterator[Value]:
        """The values read, with repetition, comma lists included."""
        return values_of(self.args)

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        """Substitutes operands."""
        substitute(self.args, mapping)


@dataclass(frozen=True, slots=True)
class Told:
    """What `hoist_checks` tells of a check before its loop: a value with the extents of the array,
    and the least and the greatest value of each subscript that is not proved."""

    extents: Operand
    ends: tuple[tuple[Operand, Operand] | None, ...]


@dataclass(slots=True, eq=False)
class Loop:
    """Attached to a loop header.

    `kind` is "while" (the header computes the condition and branches), "for" (the header branches
    on `counter < count`; counter runs 0, 1, … and `latch` adds one) or "until" (the test is at the
    bottom: the header begins the body). `merge` follows the loop (target of `break`); `latch` is
    where `continue` goes and jumps back.
    """

    kind: str
    merge: Block
    latch: Block
    counter: Value | None = None  # the φ of the header, for "for"
    count: Operand | None = None
    hoisted: dict[Instr, Told] = field(default_factory=dict)  # checks told before the loop
    rooms: dict[Value, Operand] = field(default_factory=dict)  # elements that arrays grow to
    parallel: bool = False  # is it a `parfor`?
    versioned: bool = False  # is it one of the versions that `speculation` has made?


@dataclass(slots=True, eq=False)
class Jump:
    """Goes on at `target`."""

    target: Block

    def successors(self) -> list[Block]:
        return [self.target]

    def sources(self) -> Iterator[Value]:
        return iter(())

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        """Has no operands."""


@dataclass(slots=True, eq=False)
class Branch:
    """Two ways by a logical scalar (`cond` comes from `istrue`, a comparison known scalar, or a
    constant).

    `merge` is where the arms meet again; an arm may also leave for good (break, continue, return).
    For the branch of a loop header, `merge` is the loop's.
    """

    cond: Operand
    then: Block
    orelse: Block
    merge: Block

    def successors(self) -> list[Block]:
        return [self.then, self.orelse]

    def sources(self) -> Iterator[Value]:
        return values_of([self.cond])

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        """Substitutes the condition, or values in it."""
        if isinstance(self.cond, Value):
            self.cond = mapping.get(self.cond, self.cond)
        elif isinstance(self.cond, Tree):
            self.cond.replace(mapping)


@dataclass(slots=True, eq=False)
class Return:
    """Leaves the function. Only the exit block has one; `args` are the outputs (undefined ones
    included).

    The last is a splat where the function has a variable number of outputs (`Function.varargout`).
    """

    args: list[Operand]

    def successors(self) -> list[Block]:
        return []

    def sources(self) -> Iterator[Value]:
        yield from values_of(self.args)

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        """Substitutes outputs."""
        substitute(self.args, mapping)


@dataclass(slots=True, eq=False)
class Raise:
    """Leaves by an error that is already pending (the end of an unwind_protect's error path), or
    goes to the block's handler."""

    def successors(self) -> list[Block]:
        return []

    def sources(self) -> Iterator[Value]:
        return iter(())

    def replace(self, mapping: Mapping[Value, Operand]) -> None:
        """Has no operands."""


Terminator = Jump | Branch | Return | Raise


@dataclass(slots=True, eq=False)
class Block:
    """A basic block: φs first, then the other instructions, then the terminator.

    `handler` is the block that an error inside goes to (the innermost try), or None for the caller.
    Inside a try, a block ends after each instruction that defines a named variable, so that the
    handler sees the variables as they were at the entry of the block where the error happened; a φ
    of the handler has for such a predecessor the versions at the predecessor's entry. The handler
    is a predecessor's last successor.
    """

    number: int
    instrs: list[Instr] = field(default_factory=list)
    terminator: Terminator | None = None
    loop: Loop | None = None
    handler: Block | None = None
    guess: bool = False  # is it for what is guessed: a name's being a function's, a value's type?
    rare: bool = False  # is it for what a guess is not?
    try_merge: Block | None = None  # on the first block of a try body: where body and handler meet
    preds: list[Block] = field(default_factory=list)

    def successors(self) -> list[Block]:
        assert self.terminator is not None
        after = self.terminator.successors()
        return after if self.handler is None else [*after, self.handler]

    def phis(self) -> Iterator[Instr]:
        for instr in self.instrs:
            if instr.op != "phi":
                return
            yield instr

    def __str__(self) -> str:
        return f"^{self.number}"

    def __repr__(self) -> str:
        return str(self)


@dataclass(slots=True, eq=False)
class Function:
    """A MATLAB function, script or anonymous function's body.

    `params` and `outputs` are names; `varargin`/`varargout` tell whether the last of them is
    variadic. `kind` is "function", "script" (the main program), "anonymous" or "nested". `captures`
    are the variables that an anonymous function takes along, passed before the parameters. `shared`
    are variables that nested functions share with their parent: they live in boxed cells reached by
    `load`/`store`.
    """

    name: str
    params: list[str]
    outputs: list[str]
    span: Span | None = None
    kind: str = "function"
    varargin: bool = False
    varargout: bool = False
    captures: list[str] = field(default_factory=list)
    text: str = ""  # of an anonymous function, as Octave displays it
    parent: str = ""
    within: str = ""  # the class whose private members it may use
    title: str = ""  # what messages call it, where that isn't `name`
    #: What stacks of calls call it; "" for one of the library, which they leave out.
    frame: str = ""
    blocks: list[Block] = field(default_factory=list)
    entry: Block = field(default=None)  # type: ignore[assignment]  # set by the builder at once
    exit: Block = field(default=None)  # type: ignore[assignment]
    is_ssa: bool = False
    next_number: int = 0
    shared: list[str] = field(default_factory=list)
    anonymous: dict[str, Function] = field(default_factory=dict)  # those that its closures make
    unset: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Outputs that may be left unset, by position: their places in the first line."""
    reads: dict[Instr, dict[str, Span]] = field(default_factory=dict)
    """Until the checks for undefined variables are in: where an instruction's operands are read."""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"

    def fresh(self, name: str = "") -> Value:
        """A new value."""
        self.next_number += 1
        return Value(name, self.next_number)

    def instrs(self) -> Iterator[Instr]:
        for block in self.blocks:
            yield from block.instrs

    def set_preds(self) -> None:
        """Fills `preds`, in block order, for the blocks in `blocks`."""
        for block in self.blocks:
            block.preds = []
        for block in self.blocks:
            for successor in block.successors():
                successor.preds.append(block)


@dataclass(eq=False)
class Program:
    """All functions of a translation, by unique name; `entry` is where it starts. `dependencies`
    are the files that were read, in order, `absent` those that would have been read instead of one
    of them or of a builtin, were they there."""

    entry: str
    functions: dict[str, Function] = field(default_factory=dict)
    dependencies: list[str] = field(default_factory=list)
    absent: Iterable[Path] = ()
    names_globals: bool = False  # may texts that it runs declare global variables?
    trees: list[ast.SourceFile] = field(default_factory=list)  # of its own files
    classes: list[ClassRow] = field(default_factory=list)
    others: list[str] = field(default_factory=list)  # further entries, of a library
    dialect: Dialect = OCTAVE
    foreign: Foreign = field(default_factory=Foreign)  # what it calls in C
    has_listeners: bool = False  # are there listeners that live as long as they are referred to?
    findable: frozenset[str] | None = None  # names it may compute of the library's; None: any
    tells_calls: bool = False  # does it see the files of the calls that are under way?

    @property
    def has_destructors(self) -> bool:
        """True if it matters when the last reference to an object is given up."""
        return self.has_listeners or any(
            "handle" in row.flags and any(m.name == "delete" for m in row.methods)
            for row in self.classes
        )

    @cached_property
    def named(self) -> frozenset[str]:
        """The functions that a running program finds by name; asked when all are there. One of
        the library is only found by a name that the program's texts tell."""
        return frozenset(
            name
            for name, function in self.functions.items()
            if function.kind == "function"
            and name not in self.entries
            and (function.frame or self.findable is None or name in self.findable)
        )

    @property
    def entries(self) -> list[str]:
        """Where calls from outside begin."""
        return [self.entry, *self.others]

    def __repr__(self) -> str:
        return f"<program {self.entry}: {len(self.functions)} functions>"


@dataclass(slots=True, frozen=True)
class Access:
    """One step of a subscript chain: kind "(" or "{" with `count` operands, or "." with a `field`
    (None: the name is the next operand). The operands of all steps stand one after another in the
    instruction's args."""

    kind: str
    count: int = 0
    field: str | None = None


def path_operands(path: Sequence[Access], operands: Sequence[Operand]) -> list[list[Operand]]:
    """Splits the operands of a chain by step."""
    parts: list[list[Operand]] = []
    at = 0
    for step in path:
        take = step.count if step.kind != "." else int(step.field is None)
        parts.append(list(operands[at : at + take]))
        at += take
    return parts
