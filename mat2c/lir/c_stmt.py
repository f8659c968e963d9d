"""C statements as trees: the imperative form in which a function is before it is text.

A `Code` is a sequence of statements; sequences are put together with `+`, where a text stands for
a statement that is not taken apart. `Raw` names what such a text mentions and what it may set;
`opaque` are the variables that texts inside the expressions of a statement may mention.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mat2c.lir.c_expr import Expr, call
from mat2c.support.record import dataclass, field, replace


@dataclass(slots=True, eq=False)
class Raw:
    """Statements as finished text; `names` are the variables that it mentions, `sets` those of them
    that it may change."""

    text: str
    names: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Evaluate:
    """An expression for its effect, `f(x);`; `names` are the variables that it mentions, `sets`
    those of them that it may change."""

    value: Expr
    names: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Leave:
    """Where a failure leads: the label, and the place in the MATLAB file that is told. `before` are
    statements that come first, as finished text."""

    label: str
    line: int
    column: int
    before: str = ""


@dataclass(slots=True, eq=False)
class Fail:
    """Something has failed, as always here."""

    leave: Leave
    names: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Check:
    """What is true if something has failed, as the result of a call that does what it is about;
    `note`, if any, is the call that tells so then."""

    failed: Expr
    leave: Leave
    note: Expr | None = None
    names: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()


Opaque = Raw | Evaluate | Fail | Check
"""Statements whose variables are known, but not what becomes of each."""


@dataclass(slots=True, eq=False)
class Comment:
    """A line of the MATLAB program, above what it became."""

    text: str


@dataclass(slots=True, eq=False)
class Assign:
    """`target = value;`"""

    target: Expr
    value: Expr
    opaque: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Declare:
    """A local variable: its type, and its first value unless that is None; an array of `count`
    elements if that is given."""

    ctype: str
    name: str
    value: Expr | None = None
    opaque: frozenset[str] = frozenset()
    count: Expr | None = None


@dataclass(slots=True, eq=False)
class If:
    """A branch."""

    cond: Expr
    then: Code
    orelse: Code
    opaque: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Rounds:
    """What is known of the rounds of a loop that may run at the same time.

    Each round has elements of its own of the arrays in `own`, and sets what is in `filled`, arrays
    and their extents, before it reads it. `before` gives a round the blocks of the heap that it
    needs for that, by capacities that are `copied` to the threads; `after` gives them back. `asked`
    says that the program asks for it, by `parfor`; `hindrance` is why they run one after the other,
    "" if they don't.
    """

    own: frozenset[str] = frozenset()
    filled: frozenset[str] = frozenset()
    copied: frozenset[str] = frozenset()
    before: Code | None = None
    after: Code | None = None
    asked: bool = False
    hindrance: str = ""


@dataclass(frozen=True, slots=True)
class Threads:
    """Has the rounds of a loop run on threads, each of which has variables of its own in place of
    the `private` ones, and of the `copied` ones, which begin with the values before the loop. The
    `schedule` is OpenMP's: which rounds a thread gets."""

    private: tuple[str, ...]
    schedule: str
    copied: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class For:
    """A counting loop: `counter` goes from `start` by `step`, while it is `relation` `limit` and
    `during`, if any, holds. `declared` is the type of a counter that belongs to the loop, "" for
    one that is declared elsewhere. `after` is done, inside, where the loop ends without a `break`.
    `rounds` is what is known of rounds that might run at the same time, `threads` that they do.
    """

    counter: str
    start: Expr
    relation: str
    limit: Expr
    body: Code
    step: int = 1
    declared: str = ""
    after: Code | None = None
    during: str = ""
    opaque: frozenset[str] = frozenset()
    rounds: Rounds | None = None
    threads: Threads | None = None


@dataclass(slots=True, eq=False)
class While:
    """A loop as long as a condition holds; None for one that only jumps leave."""

    cond: Expr | None
    body: Code
    opaque: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Jump:
    """`break;`, `continue;` or `goto label;`"""

    text: str


@dataclass(slots=True, eq=False)
class Label:
    """A place to jump to."""

    name: str


@dataclass(slots=True, eq=False)
class Block:
    """Statements in braces, with variables of their own."""

    body: Code


Stmt = Opaque | Comment | Assign | Declare | If | For | While | Jump | Label | Block


@dataclass(slots=True, eq=False)
class Code:
    """A sequence of statements."""

    statements: list[Stmt] = field(default_factory=list)

    def __add__(self, other: Code | str) -> Code:
        return Code([*self.statements, *code(other).statements])

    def __radd__(self, other: Code | str) -> Code:
        return Code([*code(other).statements, *self.statements])

    def __bool__(self) -> bool:
        return bool(self.statements)

    def __iter__(self) -> Iterator[Stmt]:
        return iter(self.statements)

    def __str__(self) -> str:
        from mat2c.lir.stmt_printer import printed

        return printed(self)


Part = Code | str
"""Statements, or a text that stands for one."""


def code(part: Part) -> Code:
    """A part as a sequence of statements."""
    if isinstance(part, Code):
        return part
    return Code([Raw(part)]) if part else Code()


def joined(parts: Iterable[Part]) -> Code:
    """Parts one after the other."""
    found: list[Stmt] = []
    for part in parts:
        if isinstance(part, Code):
            found += part.statements
        elif part:
            found.append(Raw(part))
    return Code(found)


def one(statement: Stmt) -> Code:
    """A sequence of one statement."""
    return Code([statement])


def evaluate(function: str, *args: Expr) -> Code:
    """A call for its effect."""
    return one(Evaluate(call(function, *args)))


def bodies(statement: Stmt) -> tuple[Code, ...]:
    """The sequences inside a statement."""
    if isinstance(statement, If):
        return statement.then, statement.orelse
    if isinstance(statement, For):
        return (statement.body,) if statement.after is None else (statement.after, statement.body)
    return (statement.body,) if isinstance(statement, (While, Block)) else ()


def rebuilt(statement: Stmt, change: Callable[[Code], Code]) -> Stmt:
    """The statement with the sequences inside of it changed."""
    if isinstance(statement, If):
        return replace(statement, then=change(statement.then), orelse=change(statement.orelse))
    if isinstance(statement, For):
        after = None if statement.after is None else change(statement.after)
        return replace(statement, body=change(statement.body), after=after)
    if isinstance(statement, (While, Block)):
        return replace(statement, body=change(statement.body))
    return statement
