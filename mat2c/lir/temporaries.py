"""Puts the values of temporaries where these are read.

    const ptrdiff_t t = k - 1;              a[k - 2] = b[k - 2];
    a[t - 1] = b[t - 1];

An integer that differs from another by a constant is written wherever it is read; any other value
where it is read once, in the same round of the loops around it. Nothing changes what it is made of
meanwhile: that are constants, and counters of the loops around.

Requires: `scopes`. Keeps: scopes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial

from mat2c.lir.c_expr import (
    Call,
    Expr,
    Index,
    Name,
    names,
    operands,
    split_constant,
    substitute,
)
from mat2c.lir.c_stmt import Assign, Code, Declare, For, If, Opaque, Stmt, While, bodies, rebuilt
from mat2c.lir.mentions import expressions, texts
from mat2c.support.record import dataclass, field, replace

_LARGEST = 16  # operators and operands of an expression that another takes in
_CONSTANTS = frozenset("true false NAN INFINITY INT64_MIN".split())


@dataclass(slots=True)
class _Uses:
    """Where a function reads and sets its variables."""

    read: Counter[str] = field(default_factory=Counter)  # in expressions
    rounds: dict[str, int] = field(default_factory=dict)  # the loop of the last of these
    texts: set[str] = field(default_factory=set)  # mentioned otherwise
    changed: Counter[str] = field(default_factory=Counter)  # but by the loops that declare them
    counters: set[str] = field(default_factory=set)  # of loops that declare them


def inline_temporaries(code: Code, temporaries: Collection[str], scalars: Collection[str]) -> Code:
    """The sequence without the temporaries that it needs no variable for. What is made of other
    names than `scalars` and counters, as of elements of arrays, may be another value later."""
    uses = _Uses()
    _note(code, uses, 0)
    return _Inliner(uses, temporaries, {*scalars, *_CONSTANTS, *uses.counters}).rewritten(
        code, 0, {}
    )


def _note(code: Code, uses: _Uses, loop: int) -> None:
    for statement in code:
        inside = id(statement) if isinstance(statement, (For, While)) else loop
        for expr in _values(statement):
            again = isinstance(statement, While) or (
                isinstance(statement, For) and expr is statement.limit
            )
            for name in names(expr):
                uses.read[name] += 1
                uses.rounds[name] = inside if again else loop
        if isinstance(statement, Opaque):
            uses.texts |= statement.names
            uses.changed.update(statement.sets)
        elif isinstance(statement, (Assign, If, For, While, Declare)):
            uses.texts |= statement.opaque
        if isinstance(statement, Assign) and isinstance(statement.target, Name):
            uses.changed[statement.target.text] += 1
        if isinstance(statement, For):
            uses.changed[statement.counter] += not statement.declared
            uses.counters |= {statement.counter} if statement.declared else set()
            uses.texts.add(statement.during)
        for body in bodies(statement):
            _note(body, uses, inside)


def _values(statement: Stmt) -> list[Expr]:
    """The expressions that a statement reads."""
    if isinstance(statement, Assign) and isinstance(statement.target, Name):
        return [statement.value]
    return list(expressions(statement))


class _Inliner:
    def __init__(self, uses: _Uses, temporaries: Collection[str], fixed: Collection[str]) -> None:
        self.uses = uses
        self.temporaries = temporaries
        self.fixed = fixed

    def rewritten(self, code: Code, loop: int, known: dict[str, Expr]) -> Code:
        """The sequence, in a loop, with the values of temporaries that are `known` before it."""
        found: list[Stmt] = []
        known = dict(known) if known else {}
        for given in code:
            statement = _replaced(given, known) if known else given
            if isinstance(statement, Declare) and self._is_inlined(statement, loop):
                assert statement.value is not None
                known[statement.name] = statement.value
                continue
            inside = id(given) if isinstance(given, (For, While)) else loop
            found.append(rebuilt(statement, partial(self.rewritten, loop=inside, known=known)))
        return Code(found)

    def _is_inlined(self, made: Declare, loop: int) -> bool:
        uses, name, value = self.uses, made.name, made.value
        if name not in self.temporaries or not made.ctype.startswith("const ") or value is None:
            return False
        if name in uses.texts or texts(made) or not self._is_fixed(value):
            return False
        if made.ctype == "const ptrdiff_t" and isinstance(split_constant(value)[0], Name):
            return True
        near = uses.rounds.get(name) == loop or _is_count(value)
        return uses.read[name] == 1 and near and _size(value) <= _LARGEST

    def _is_fixed(self, value: Expr) -> bool:
        """True if the value is the same wherever the temporary can be read."""
        if isinstance(value, Name):
            return value.text in self.fixed and not self.uses.changed[value.text]
        if isinstance(value, Index):
            return False
        return all(self._is_fixed(part) for part in operands(value))


def _is_count(value: Expr) -> bool:
    """True for the number of rounds of a loop, which is told as quickly in every round."""
    return isinstance(value, Call) and value.function == "m2c_trip_index"


def _size(expr: Expr) -> int:
    return 1 + sum(map(_size, operands(expr)))


def _replaced(statement: Stmt, known: dict[str, Expr]) -> Stmt:
    """The statement itself with temporaries replaced."""
    if isinstance(statement, Assign):
        target = statement.target
        if not isinstance(target, Name):
            target = substitute(target, known)
        return replace(statement, target=target, value=substitute(statement.value, known))
    if isinstance(statement, Declare) and statement.value is not None:
        return replace(statement, value=substitute(statement.value, known))
    if isinstance(statement, If) or (isinstance(statement, While) and statement.cond is not None):
        assert statement.cond is not None
        return replace(statement, cond=substitute(statement.cond, known))
    if isinstance(statement, For):
        start, limit = (substitute(expr, known) for expr in (statement.start, statement.limit))
        return replace(statement, start=start, limit=limit)
    return statement
