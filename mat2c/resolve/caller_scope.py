"""Which functions reach what is around their calls: variables, through `evalin` and `assignin`, or
the calls under way."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in, with_nested
from mat2c.resolve.function_files import Library, Unit, UserFunction
from mat2c.resolve.variables import collect

REACHING = ("evalin", "assignin")
TRY = "try"
"""As a goal: a statement that catches errors."""
STACK = ".stack"
"""As a goal: the field of an error that tells the calls."""


class Reaching:
    """Answers for the functions of a program, once each."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._mentioned: dict[ast.FunctionDef, frozenset[str]] = {}
        self._deep: dict[tuple[ast.FunctionDef, tuple[str, ...]], bool] = {}

    def exposes(self, unit: Unit, definition: ast.FunctionDef, is_base: bool) -> bool:
        """True if a call of the function lays the variables of its caller open. Those of the base
        are within reach of all that is called from there, those of a function of what it calls
        itself."""
        if unit.in_library:
            return False
        if is_base:
            return self.reaches(unit, definition, *REACHING)
        return not self._names(definition).isdisjoint(REACHING)

    def named(self, name: str, unit: Unit, is_base: bool) -> bool:
        """The same of the function that a name means in a file."""
        target = self.library.resolve(name, unit)
        return isinstance(target, UserFunction) and self.exposes(
            target.unit, target.definition, is_base
        )

    def _names(self, definition: ast.FunctionDef) -> frozenset[str]:
        if definition not in self._mentioned:
            body = [node for inner in with_nested(definition) for node in inner.body]
            named = frozenset(collect(body).mentioned)
            self._mentioned[definition] = named | set(_constructs(body))
        return self._mentioned[definition]

    def reaches(self, unit: Unit, definition: ast.FunctionDef, *goals: str) -> bool:
        """True if a function of the program, or what it calls, names one of the goals."""
        if unit.in_library:
            return False
        if (definition, goals) not in self._deep:
            self._deep[definition, goals] = False  # for recursion
            names = self._names(definition)
            self._deep[definition, goals] = not names.isdisjoint(goals) or any(
                isinstance(target, UserFunction)
                and self.reaches(target.unit, target.definition, *goals)
                for target in (self.library.resolve(name, unit) for name in sorted(names))
            )
        return self._deep[definition, goals]


def _constructs(body: list[ast.Stmt]) -> Iterator[str]:
    """What goals may be besides names: `TRY`, and `STACK`."""
    for node in nodes_in(*body):
        if isinstance(node, ast.Try):
            yield TRY
        elif isinstance(node, ast.Field) and node.name == "stack":
            yield STACK
