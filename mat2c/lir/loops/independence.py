"""Whether the rounds of a counting loop may run at the same time, and what they add up.

    for (i = 0; i < n; i++)          each round sets an element of its own
        y[i] = 2.0 * x[i];
    for (i = 0; i < n; i++)          a reduction: s is only added to
        s += x[i];

A round may set variables that it declares, elements that no other round reads or sets, and
variables that all rounds change in one way. It stays in the loop.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from mat2c.lir.c_expr import Binary, Call, Expr, Index, Name, names, parts_of
from mat2c.lir.c_stmt import Assign, Code, Declare, For, Jump, Label, Opaque, Stmt, While, bodies
from mat2c.lir.loops.own_elements import are_own
from mat2c.lir.mentions import all_statements, calls_in, expressions, mentions, texts
from mat2c.support.record import dataclass, field

SUM, PRODUCT = "+", "*"
_EXTREMES = ("m2c_max_", "m2c_min_", "m2c_larger_", "m2c_smaller_")
_OPERATORS = {"+": SUM, "-": SUM, "*": PRODUCT, "||": "||", "&&": "&&"}
_WORDS = frozenset(("true", "false", ""))
_SUMMED = frozenset(("double", "float", "double complex", "ptrdiff_t"))


Fresh = Callable[[str], str]
"""Gives a name that the function doesn't use, like the one wished for."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a loop finds in its function: the C types of scalars, and of the elements of arrays in
    memory that all threads share, each with storage of its own, and the program's functions."""

    scalars: Mapping[str, str]
    arrays: Mapping[str, str]
    functions: Collection[str] = ()


@dataclass(slots=True)
class Independence:
    """The variables that all rounds change in one way, each with the operator or function; or the
    `hindrance`, in the words of a message, to running them at the same time."""

    reductions: dict[str, str] = field(default_factory=dict)
    hindrance: str = ""


def independence(loop: For, around: Surroundings) -> Independence:
    """Whether the rounds of a loop of which `rounds` tells are independent."""
    return _Judge(loop, around).verdict()


class _Judge:
    """Looks at the statements of one loop."""

    def __init__(self, loop: For, around: Surroundings) -> None:
        assert loop.rounds is not None
        self.loop, self.rounds, self.around = loop, loop.rounds, around
        self.inside = list(all_statements(loop.body))
        self.own = {s.name for s in self.inside if isinstance(s, Declare)}
        self.own |= {s.counter for s in self.inside if isinstance(s, For) and s.declared}
        self.found = Independence()
        self.stored: set[str] = set()

    def verdict(self) -> Independence:
        hindrance = self.rounds.hindrance or self._of_loop() or self._of_jumps(self.loop.body)
        for statement in self.inside:
            hindrance = hindrance or self._of_statement(statement)
        self.found.hindrance = hindrance or self._of_reductions() or self._of_elements()
        return self.found

    def _of_loop(self) -> str:
        loop = self.loop
        if loop.after is not None or loop.during:
            return "a round may end the loop"
        if not loop.declared:
            return f"'{loop.counter}' is read behind the loop"
        limits = {*names(loop.limit), *loop.opaque}
        if any(name in limits for s in self.inside for name in set_by(s)):
            return "the limit of the loop changes in it"
        return "" if self._are_known(loop) else "it counts to what all threads don't share"

    def _of_jumps(self, code: Code, nested: bool = False) -> str:
        labels = {s.name for s in self.inside if isinstance(s, Label)}
        for statement in code:
            if isinstance(statement, Jump):
                word, _, label = statement.text.partition(" ")
                if (word == "break" and not nested) or (word == "goto" and label not in labels):
                    return "a round may end the loop"
                if word == "continue" and not nested and self.rounds.after is not None:
                    return "a round that needs a block of the heap ends early"
            deeper = nested or isinstance(statement, (For, While))
            for body in bodies(statement):
                if found := self._of_jumps(body, deeper):
                    return found
        return ""

    def _of_statement(self, statement: Stmt) -> str:
        """Why a statement can't run in several rounds at once; notes what it adds to."""
        if isinstance(statement, Opaque):
            return self._of_text(statement)
        if not self.rounds.asked and any(map(calls_in, texts(statement))):
            return "it calls a function"
        if not self._are_known(statement):
            return "it uses what all threads don't share"
        if isinstance(statement, Assign):
            return self._of_assignment(statement)
        if (
            isinstance(statement, For)
            and not statement.declared
            and statement.counter not in self.own
        ):
            return _passed_on(statement.counter)
        return ""

    def _of_text(self, statement: Opaque) -> str:
        if not self.rounds.asked:
            return "it calls a function"
        free = self.own | self.rounds.own | self.rounds.filled | self.rounds.copied
        for name in sorted(statement.sets - free):
            if name in self.around.arrays:
                return f"'{name}' is set as a whole"
            return _passed_on(name)
        return "" if self._are_known(statement) else "it uses what all threads don't share"

    def _are_known(self, statement: Stmt) -> bool:
        """True if all that a statement mentions is the round's own, or is there for all threads."""
        known = self.own | self.rounds.filled | self.rounds.copied | {self.loop.counter}
        return all(
            name in known
            or name in self.around.scalars
            or name in self.around.arrays
            or name in _WORDS
            or name.isupper()
            for name in mentions(statement)
        )

    def _of_assignment(self, statement: Assign) -> str:
        target = statement.target
        if isinstance(target, Name):
            own = target.text in self.own or target.text in self.rounds.filled
            return "" if own else self._of_step(target.text, statement)
        if not isinstance(target, Index) or not isinstance(target.base, Name):
            return "it sets a part of a value"
        array = target.base.text
        if array in self.own or array in self.rounds.own or array in self.rounds.filled:
            return ""
        if array not in self.around.arrays:
            return "it uses what all threads don't share"
        self.stored.add(array)
        return ""

    # --- reductions ---------------------------------------------------------------------------

    def _of_step(self, name: str, step: Assign) -> str:
        kind = _kind(name, step.value) if name in self.around.scalars else ""
        ctype = self.around.scalars.get(name, "")
        summed = kind in (SUM, PRODUCT)
        if not kind or not ctype or name in step.opaque or (summed and ctype not in _SUMMED):
            return _passed_on(name)
        if self.found.reductions.setdefault(name, kind) != kind:
            return f"'{name}' is changed in two ways"
        return ""

    def _of_reductions(self) -> str:
        """Nothing but its own steps may read a variable that is added to."""
        steps = [s for s in self.inside if isinstance(s, Assign) and isinstance(s.target, Name)]
        for name in self.found.reductions:
            own = [s for s in steps if s.target == Name(name)]
            if any(name in mentions(s) for s in self.inside if s not in own):
                return f"'{name}' is read while rounds add to it"
        if self.found.reductions and self.loop.step != 1:
            return "rounds are added up in steps of 1 only"
        return ""

    # --- elements -----------------------------------------------------------------------------

    def _of_elements(self) -> str:
        for array in sorted(self.stored):
            places = self._places(array)
            if places is None or not are_own(self.loop, self.inside, places):
                return f"rounds may set and read the same element of '{array}'"
        return ""

    def _places(self, array: str) -> list[Expr] | None:
        """The subscripts of an array; None where it is mentioned otherwise."""
        found: list[Expr] = []
        for statement in self.inside:
            if isinstance(statement, Opaque) and array in statement.names:
                return None
            for expr in expressions(statement):
                parts = list(parts_of(expr))
                here = [p.index for p in parts if isinstance(p, Index) and p.base == Name(array)]
                if sum(part == Name(array) for part in parts) != len(here):
                    return None
                found += here
            if any(array in text for text in texts(statement)):
                return None
        return found


def _kind(name: str, value: Expr) -> str:
    """In which way a value is made of the variable: by one operator, and nothing else reads it."""
    own, sides = Name(name), tuple[Expr, ...]()
    kind = ""
    if isinstance(value, Binary):
        kind, sides = _OPERATORS.get(value.operator, ""), (value.left, value.right)
        if value.operator == "-" and value.left != own:
            kind = ""
    elif isinstance(value, Call) and value.function.startswith(_EXTREMES):
        kind, sides = value.function, value.args
    if len(sides) != 2 or sum(side == own for side in sides) != 1:
        return ""
    other = sides[1] if sides[0] == own else sides[0]
    return "" if name in names(other) else kind


def set_by(statement: Stmt) -> Collection[str]:
    """The variables that a statement itself changes."""
    if isinstance(statement, Assign):
        return (statement.target.text,) if isinstance(statement.target, Name) else ()
    if isinstance(statement, Opaque):
        return statement.sets
    return (statement.counter,) if isinstance(statement, For) else ()


def _passed_on(name: str) -> str:
    return f"the value of '{name}' passes from round to round, or is read behind the loop"
