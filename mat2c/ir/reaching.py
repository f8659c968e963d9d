"""Which functions reach variables of those that call them, through `evalin` and `assignin`."""

from __future__ import annotations

from mat2c.frontend import ast
from mat2c.ir.names import collect
from mat2c.ir.names_path import Library, Unit, UserFunction
from mat2c.resources import stdlib_dir

REACHING = frozenset({"evalin", "assignin"})


class Reaching:
    """Answers for the functions of a program, once each."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._mentioned: dict[ast.FunctionDef, frozenset[str]] = {}
        self._deep: dict[ast.FunctionDef, bool] = {}

    def exposes(self, unit: Unit, definition: ast.FunctionDef, is_base: bool) -> bool:
        """Does a call of the function lay the variables of its caller open? Those of the base are
        within reach of all that is called from there, those of a function of what it calls
        itself."""
        if unit.folder == stdlib_dir():
            return False
        if is_base:
            return self._reaches(unit, definition)
        return bool(self._names(definition) & REACHING)

    def named(self, name: str, unit: Unit, is_base: bool) -> bool:
        """The same of the function that a name means in a file."""
        target = self.library.resolve(name, unit)
        return isinstance(target, UserFunction) and self.exposes(
            target.unit, target.definition, is_base
        )

    def _names(self, definition: ast.FunctionDef) -> frozenset[str]:
        if definition not in self._mentioned:
            self._mentioned[definition] = frozenset(collect(_whole(definition)).mentioned)
        return self._mentioned[definition]

    def _reaches(self, unit: Unit, definition: ast.FunctionDef) -> bool:
        if definition not in self._deep:
            self._deep[definition] = False  # for recursion
            names = self._names(definition)
            self._deep[definition] = bool(names & REACHING) or any(
                self.named(name, unit, is_base=True) for name in names
            )
        return self._deep[definition]


def _whole(definition: ast.FunctionDef) -> list[ast.Node]:
    """The body of a function and those of the functions nested in it."""
    body: list[ast.Node] = list(definition.body)
    for nested in definition.nested:
        body += _whole(nested)
    return body
