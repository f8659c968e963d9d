"""Declares scalars at their first use, in the smallest scope that holds all uses, as constants
where nothing changes them.

    ptrdiff_t i = 0;                        for (ptrdiff_t i = 0; i < n; i++) {
    double y = 0;                               const double y = x[i] * 2.0;
    for (i = 0; i < n; i++) {                   z[i] = y + 1.0;
        y = x[i] * 2.0;                     }
        z[i] = y + 1.0;
    }

A scalar whose uses lie in several statements, none of which gets its value from elsewhere, is a
variable of its own in each. Where no assignment comes first, the declaration gives it 0.

Requires: that nothing is declared. Breaks: that a name is one variable.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mat2c.lir.c_expr import FALSE, ZERO, Name
from mat2c.lir.c_expr import names as names_in
from mat2c.lir.c_stmt import (
    Assign,
    Block,
    Code,
    Declare,
    For,
    If,
    Label,
    Opaque,
    Stmt,
    While,
    bodies,
)
from mat2c.lir.mentions import expressions, mentions
from mat2c.support.record import replace


class Scopes:
    """The declarations of one function. `ctypes` has the C type of each scalar to declare; `unset`
    are those that a jump may leave without a value, though they are copied behind it. `placed` are
    those that have been declared, all that are mentioned."""

    def __init__(self, body: Code, ctypes: Mapping[str, str], unset: Collection[str] = ()) -> None:
        self.ctypes = ctypes
        self.unset = unset
        self._body = body
        self._uses: dict[int, dict[str, list[Stmt]]] = {}  # of the statements of a sequence
        self._set: dict[int, set[str]] = {}  # by a statement and those inside of it
        self._closed: dict[tuple[int, str], bool] = {}
        self.placed = self._collect(body)

    def declared(self) -> Code:
        """The function's body with the declarations."""
        return self._place(self._body, self.placed)

    def _collect(self, code: Code) -> set[str]:
        """The scalars that a sequence mentions; notes which of its statements do."""
        uses: dict[str, list[Stmt]] = {}
        for statement in code:
            found = {name for name in mentions(statement) if name in self.ctypes}
            changed = {name for name in found if sets(statement, name)}
            for body in bodies(statement):
                found |= self._collect(body)
                changed |= {name for inner in body for name in self._set[id(inner)]}
            self._set[id(statement)] = changed
            for name in found:
                uses.setdefault(name, []).append(statement)
        self._uses[id(code)] = uses
        return set(uses)

    # --- where a name is declared -------------------------------------------------------------

    def _place(self, code: Code, names: set[str]) -> Code:
        """The sequence with declarations of the names, all of whose uses lie in it."""
        uses = self._uses[id(code)]
        before: dict[int, list[Stmt]] = {}
        within: dict[int, set[str]] = {}
        starts: dict[int, Declare] = {}
        position = {id(statement): k for k, statement in enumerate(code)}
        labels = [k for k, statement in enumerate(code) if isinstance(statement, Label)]
        for name in sorted(names & set(uses)):
            first, *others = uses[name]
            reach = range(position[id(first)], position[id(uses[name][-1])])
            if all(self._is_apart(statement, name) for statement in uses[name]):
                for statement in uses[name]:
                    within.setdefault(id(statement), set()).add(name)
            elif name in self.unset and any(k in reach for k in labels):
                before.setdefault(id(code.statements[0]), []).append(self._zero(name))
            elif isinstance(first, Assign) and _begins(first, name):
                changed = any(name in self._set[id(statement)] for statement in others)
                starts[id(first)] = self._start(first, name, changed)
            else:
                before.setdefault(id(first), []).append(self._zero(name))
        found: list[Stmt] = []
        for statement in code:
            found += before.get(id(statement), ())
            start = starts.get(id(statement))
            inner = within.get(id(statement), set())
            found.append(self._inner(statement, inner) if start is None else start)
        return Code(found)

    def _inner(self, statement: Stmt, names: set[str]) -> Stmt:
        """The statement with declarations in the sequences inside of it."""
        if isinstance(statement, If):
            then, orelse = (self._place(body, names) for body in bodies(statement))
            return If(statement.cond, then, orelse, statement.opaque)
        if isinstance(statement, While):
            return While(statement.cond, self._place(statement.body, names), statement.opaque)
        if isinstance(statement, Block):
            return Block(self._place(statement.body, names))
        if not isinstance(statement, For):
            return statement
        own = statement.counter in names
        inner = names - {statement.counter}
        return replace(
            statement,
            body=self._place(statement.body, inner),
            declared=self.ctypes[statement.counter] if own else statement.declared,
            after=None if statement.after is None else self._place(statement.after, inner),
        )

    def _start(self, first: Assign, name: str, changed: bool) -> Declare:
        ctype = self.ctypes[name]
        return Declare(ctype if changed else f"const {ctype}", name, first.value, first.opaque)

    def _zero(self, name: str) -> Declare:
        ctype = self.ctypes[name]
        return Declare(ctype, name, FALSE if ctype == "bool" else ZERO)

    # --- what a statement gets from outside ---------------------------------------------------

    def _is_apart(self, statement: Stmt, name: str) -> bool:
        """True if all uses lie inside a statement, and none gets its value from outside."""
        if isinstance(statement, For) and statement.counter == name:
            return not any(name in names_in(e) for e in expressions(statement))
        if not bodies(statement) or name in mentions(statement):
            return False
        return all(self._is_closed(body, name) for body in bodies(statement))

    def _is_closed(self, code: Code, name: str) -> bool:
        """True if no use in a sequence gets its value from outside."""
        key = (id(code), name)
        if key not in self._closed:
            using = self._uses[id(code)].get(name, [])
            begins = not using or _begins(using[0], name) or _counts(using[0], name)
            self._closed[key] = begins or all(self._is_apart(s, name) for s in using)
        return self._closed[key]


def _begins(statement: Stmt, name: str) -> bool:
    """True for an assignment that doesn't read what it sets."""
    if not isinstance(statement, Assign) or statement.target != Name(name):
        return False
    return name not in statement.opaque and name not in set(names_in(statement.value))


def _counts(statement: Stmt, name: str) -> bool:
    """True for a loop that counts with the variable, and doesn't read it before."""
    if not isinstance(statement, For) or statement.counter != name or name in statement.opaque:
        return False
    return not any(name in names_in(e) for e in expressions(statement))


def sets(statement: Stmt, name: str) -> bool:
    """True if the statement itself may change a variable."""
    if isinstance(statement, Assign):
        return statement.target == Name(name)
    if isinstance(statement, Opaque):
        return name in statement.sets
    return isinstance(statement, For) and statement.counter == name
