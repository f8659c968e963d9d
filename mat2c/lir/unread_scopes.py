"""Removes scalars that are only written in one of the scopes where each is a variable of its own.

    if (a) {                                if (a) {
        const double y = f(n);                  const double y = f(n);
        x[0] = y;                               x[0] = y;
    } else {                                } else {
        double y = 0;                           x[0] = n;
        x[0] = n;                           }
        y = 1.0;
    }

One walk notes what each statement reads of such variables; another one, over the declarations in
their order, tells what goes.

Requires: `scopes`. Keeps: scopes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from mat2c.lir.c_expr import Name
from mat2c.lir.c_stmt import Assign, Code, Declare, For, Stmt, bodies, rebuilt
from mat2c.lir.mentions import acts, all_statements
from mat2c.lir.unread import is_only_body, kept_named, names_read
from mat2c.support.record import dataclass, field


@dataclass(slots=True, eq=False)
class _Variable:
    """A variable of one scope: its declaration, how often the scope reads it, and its stores."""

    declared: Declare
    reads: int = 0
    stores: list[Assign] = field(default_factory=list)


def without_unread_scopes(code: Code, scalars: Collection[str]) -> Code:
    """The sequence without such variables."""
    counts = Counter(s.name for s in all_statements(code) if isinstance(s, Declare))
    several = {name for name in scalars if counts[name] > 1}
    if not several:
        return code
    unread = _Unread(several)
    unread.note(code, None)
    unread.decide()
    return unread.rest(code)


class _Unread:
    """What nothing reads of the variables that are declared in several scopes."""

    def __init__(self, several: Collection[str]) -> None:
        self.several = several
        self.variables: list[_Variable] = []  # in the order of their declarations
        self.current: dict[
            str, _Variable | None
        ] = {}  # by name, at the statement that is looked at
        self.reads: dict[int, list[_Variable]] = {}  # by a statement itself
        self.around: dict[int, For | None] = {}  # the loop whose body a statement stands in
        self.left: dict[int, int] = {}  # the number of statements in the body of a loop
        self.gone: set[int] = set()
        self.kept_unread: set[int] = set()  # declarations whose value does something

    # --- what there is ------------------------------------------------------------------------

    def note(self, code: Code, loop: For | None) -> None:
        """Notes the statements of a sequence, which may be the body of a loop."""
        hidden: dict[str, _Variable | None] = {}  # behind the sequence
        for statement in code:
            self.around[id(statement)] = loop
            self._note_reads(statement)
            if isinstance(statement, Declare) and statement.name in self.several:
                variable = _Variable(statement)
                self.variables.append(variable)
                hidden.setdefault(statement.name, self.current.get(statement.name))
                self.current[statement.name] = variable
            for body in bodies(statement):
                inside = statement if isinstance(statement, For) else None
                self.note(body, inside if inside and body is inside.body else None)
        self.current.update(hidden)
        if loop is not None:
            self.left[id(loop)] = len(code.statements)

    def _note_reads(self, statement: Stmt) -> None:
        known = map(self.current.get, names_read(statement))
        found = [variable for variable in known if variable is not None]
        if found:
            self.reads[id(statement)] = found
        for variable in found:
            variable.reads += 1
        if isinstance(statement, Assign) and isinstance(statement.target, Name):
            stored = self.current.get(statement.target.text)
            if stored is not None:
                stored.stores.append(statement)

    # --- what goes ----------------------------------------------------------------------------

    def decide(self) -> None:
        """Finds the declarations and stores that go: of a variable in an earlier scope, first."""
        for variable in self.variables:
            if variable.reads:
                continue
            if any(acts(store) for store in variable.stores if id(store) not in self.gone):
                self.kept_unread.add(id(variable.declared))
            elif not acts(variable.declared):
                self._remove(variable.declared)
                for store in variable.stores:
                    self._remove(store)

    def _remove(self, statement: Stmt) -> None:
        """Removes a statement, and the loop around it if that was all that the loop did."""
        removed: Stmt | None = statement
        while removed is not None and id(removed) not in self.gone:
            self.gone.add(id(removed))
            for variable in self.reads.get(id(removed), ()):
                variable.reads -= 1
            loop = self.around[id(removed)]
            if loop is None:
                return
            self.left[id(loop)] -= 1
            removed = loop if not self.left[id(loop)] and is_only_body(loop) else None

    def rest(self, code: Code) -> Code:
        """The sequence without what goes."""
        found: list[Stmt] = []
        for statement in code:
            if id(statement) in self.gone:
                continue
            found.append(rebuilt(statement, self.rest))
            if isinstance(statement, Declare) and id(statement) in self.kept_unread:
                found.append(kept_named(statement))
        return Code(found)
