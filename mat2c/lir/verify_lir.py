"""Checks the rules of LIR behind each pass. A broken rule is a bug in mat2c: the error shows the
statement.

- A scalar is declared before it is used, in a sequence around the use, once, with its C type.
- Nothing sets what is declared as a constant.
- Jumps go to labels of the function, or to those behind it; `break` and `continue` are in loops.
- Loops count towards their limit.
- What is stored to is a variable, an element or a place; numbers have no subscripts, and texts are
  no numbers.
- Operators on bits are for integers.
- A text that says it is an operand of anything has no operator of its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.lir.c_expr import Binary, Cast, Expr, Index, Name, Pattern, Text, Unary, parts_of
from mat2c.lir.c_stmt import (
    Assign,
    Check,
    Code,
    Declare,
    Fail,
    For,
    Jump,
    Label,
    Opaque,
    Stmt,
    While,
    bodies,
)
from mat2c.lir.expr_printer import OPERATORS
from mat2c.lir.loops.independence import set_by
from mat2c.lir.mentions import all_statements, expressions, has_operator, mentions
from mat2c.lir.routine import Routine
from mat2c.support.diagnostics import InternalError

OUTER_LABELS = frozenset(("fail", "done"))
"""Labels that stand behind the body of a function."""
_BITS = frozenset(("%", "&", "|", "^", "<<", ">>"))
_FLOATS = frozenset(("double", "float", "double complex", "float complex"))
_CONST = "const "


def verify_routine(routine: Routine, after: str) -> None:
    """Raises InternalError if a rule is broken. `after` names the pass that ran last."""
    _Verifier(routine, after).run()


class _Verifier:
    def __init__(self, routine: Routine, after: str) -> None:
        self.routine = routine
        self.after = after
        labels = [s.name for s in all_statements(routine.body) if isinstance(s, Label)]
        self.labels = {*labels, *OUTER_LABELS}
        self.twice = {name for name in labels if labels.count(name) > 1}
        self.scope: dict[str, str] = {}  # the C types of what is declared where the walk is
        self.statement: Stmt | None = None

    def fail(self, message: str) -> None:
        from mat2c.lir.text.lir_printer import code_text  # few translations need it

        shown = "" if self.statement is None else code_text(Code([self.statement]))
        where = f"after {self.after}, in {self.routine.name}"
        raise InternalError("lir", f"{where}: {message}\n{shown}".rstrip())

    def run(self) -> None:
        for name in sorted(self.twice):
            self.fail(f"label {name} stands twice")
        self._sequence(self.routine.body, in_loop=False)

    # --- statements ---------------------------------------------------------------------------

    def _sequence(self, code: Code, *, in_loop: bool, counter: str = "", ctype: str = "") -> None:
        around = self.scope
        self.scope = {**around, counter: ctype} if counter else dict(around)
        own: set[str] = set()
        for statement in code:
            self.statement = statement
            self._uses(statement)
            if isinstance(statement, Declare):
                if statement.name in own or statement.name in self.routine.given:
                    self.fail(f"{statement.name} is declared twice")
                own.add(statement.name)
                self._declared(statement.name, statement.ctype)
            elif isinstance(statement, Jump):
                self._jump(statement.text, in_loop)
            elif isinstance(statement, (Check, Fail)):
                self._known(statement.leave.label)
            self._inside(statement, in_loop)
        self.scope = around

    def _inside(self, statement: Stmt, in_loop: bool) -> None:
        """The sequences inside of a statement."""
        if isinstance(statement, For) and statement.declared:
            self._declared(statement.counter, statement.declared, keep=False)
        is_loop = isinstance(statement, (For, While))
        for body in bodies(statement):
            if isinstance(statement, For) and statement.declared:
                counter, ctype = statement.counter, statement.declared
                self._sequence(body, in_loop=True, counter=counter, ctype=ctype)
            else:
                self._sequence(body, in_loop=in_loop or is_loop)

    def _declared(self, name: str, ctype: str, *, keep: bool = True) -> None:
        wanted = self.routine.scalars.get(name)
        if wanted is not None and ctype.removeprefix(_CONST) != wanted:
            self.fail(f"{name} is declared as {ctype}, not as {wanted}")
        if keep:
            self.scope[name] = ctype

    def _jump(self, text: str, in_loop: bool) -> None:
        word, _, label = text.partition(" ")
        if word in ("break", "continue") and not in_loop:
            self.fail(f"{word} is in no loop")
        if word == "goto":
            self._known(label)

    def _known(self, label: str) -> None:
        if label not in self.labels:
            self.fail(f"there is no label {label}")

    # --- names --------------------------------------------------------------------------------

    def _uses(self, statement: Stmt) -> None:
        if self.routine.declared is not None:
            for name in sorted(mentions(statement)):
                self._used(statement, name)
        for name in sorted(set_by(statement)):
            if self.scope.get(name, "").startswith(_CONST) and not _declares(statement, name):
                self.fail(f"{name} is a constant")
        if isinstance(statement, Opaque) and not statement.sets <= statement.names:
            self.fail("it sets what it doesn't mention")
        if isinstance(statement, For):
            self._counts(statement)
        if isinstance(statement, Assign):
            self._stores(statement)
        for expr in expressions(statement):
            self._expression(expr)

    def _used(self, statement: Stmt, name: str) -> None:
        known = name not in self.routine.scalars or name in self.routine.given
        if not known and name not in self.scope and not _declares(statement, name):
            self.fail(f"{name} is not declared here")

    def _counts(self, loop: For) -> None:
        ends = {"<": 1, "<=": 1, ">": -1, ">=": -1}.get(loop.relation, 0)
        if ends * loop.step <= 0:
            self.fail(f"{loop.counter} does not count towards its limit")

    def _stores(self, store: Assign) -> None:
        target = store.target
        place = isinstance(target, (Name, Index, Pattern))
        if not place and not (isinstance(target, Unary) and target.operator == "*"):
            self.fail("what it stores to is no place")
        if isinstance(store.value, Text) and _ctype(self.routine.scalars, target):
            self.fail("a text is no number")

    def _expression(self, expr: Expr) -> None:
        scalars = self.routine.scalars
        for part in parts_of(expr):
            if isinstance(part, Index) and _ctype(scalars, part.base):
                self.fail("a number has no subscripts")
            if isinstance(part, Binary) and part.operator not in OPERATORS:
                self.fail(f"{part.operator} is no operator")
            if isinstance(part, Pattern) and part.closed and has_operator(part.template):
                self.fail(f"{part.template} needs parentheses in an operation")
            if isinstance(part, Binary) and part.operator in _BITS:
                for side in (part.left, part.right):
                    if _ctype(scalars, side) in _FLOATS:
                        self.fail(f"{part.operator} is for integers")


def _declares(statement: Stmt, name: str) -> bool:
    return isinstance(statement, For) and statement.counter == name and bool(statement.declared)


def _ctype(scalars: Mapping[str, str], expr: Expr) -> str:
    """The C type of a scalar, or of a conversion to a number; "" for any other expression."""
    if isinstance(expr, Name):
        return scalars.get(expr.text, "")
    return expr.ctype if isinstance(expr, Cast) and "*" not in expr.ctype else ""
