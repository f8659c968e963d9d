"""From the tree to the IR: all functions of a program that can be reached from its main file.

program = lower_program(Path("prog.m"), search_path, diagnostics)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from mat2c import builtins
from mat2c.frontend import ast
from mat2c.ir.core import Function, Program
from mat2c.lower import name_chains
from mat2c.lower.called_by_name import Named
from mat2c.lower.class_tables import class_rows
from mat2c.lower.coder import coder_calls
from mat2c.lower.evaluated import clear, eval_constant, fail
from mat2c.lower.evaluated.evaluated_texts import Texts
from mat2c.lower.expressions import brackets, wide_integers
from mat2c.lower.function import lower_definition, lower_script
from mat2c.lower.lowering_context import LOCAL, Context, Scope, Storage
from mat2c.lower.nested_scopes import open_scopes
from mat2c.lower.special import (
    empty_arrays,
    inline,
    listeners,
    localfunctions,
    locks,
    run_files,
    save_load,
    special_calls,
    type_of_name,
    validate_attributes,
    which,
    who,
)
from mat2c.lower.special.call_stack import tells_calls
from mat2c.lower.special.forgetting import Forgetting, begin_anew
from mat2c.lower.statements import loop_statements, statements, try_blocks, unary_operators
from mat2c.resolve.class_table import ClassTable
from mat2c.resolve.function_files import Library, Unit, UserFunction
from mat2c.resolve.variables import Uses, collect
from mat2c.support.diagnostics import Diagnostics, InternalError, TranslationError
from mat2c.support.dialect import OCTAVE, Dialect

HANDLERS = (
    clear,
    coder_calls,
    eval_constant,
    fail,
    save_load,
    listeners,
    locks,
    loop_statements,
    brackets,
    name_chains,
    run_files,
    empty_arrays,
    inline,
    localfunctions,
    wide_integers,
    special_calls,
    statements,
    try_blocks,
    unary_operators,
    type_of_name,
    validate_attributes,
    which,
    who,
)
"""Modules that register what they lower when they are imported."""


_SAYS_GLOBAL = re.compile(r"""['"][^'"\n]*\bglobal\b""")


def lower_program(
    path: Path,
    search_path: Sequence[Path],
    diagnostics: Diagnostics,
    more: Sequence[Path] = (),
    *,
    dialect: Dialect | None = None,
    has_heap: bool = True,
) -> Program:
    """All functions reachable from the file, in variables (before SSA); `more` are the function
    files of further entries. `dialect` is the one of the program's files; None: the first of them
    chooses it. Raises TranslationError."""
    session = Session(search_path, diagnostics, dialect, has_heap)
    units = [session.library.read(file) for file in (path, *more)]
    found = [unit for unit in units if unit is not None]
    if len(found) < len(units) or diagnostics.has_errors:
        raise TranslationError(diagnostics)
    session.classes.find(*found)
    named = any("containers" in unit.tree.span.source.text for unit in found)
    session.has_objects = named or bool(session.classes.infos)
    session.run(*found)
    if diagnostics.has_errors:
        raise TranslationError(diagnostics)
    session.program.dialect = session.library.dialect or OCTAVE
    return session.program


class Session:
    """The lowering of one program: functions are lowered once each, when something first refers to
    them."""

    def __init__(
        self,
        search_path: Sequence[Path],
        diagnostics: Diagnostics,
        dialect: Dialect | None = None,
        has_heap: bool = True,
    ) -> None:
        self.diagnostics = diagnostics
        self.has_heap = has_heap
        self.library = Library(search_path, diagnostics, dialect)
        self.program = Program(
            "",
            dependencies=self.library.dependencies,
            absent=self.library.search_path.absent.keys(),
            trees=self.library.trees,
        )
        self.classes = ClassTable(self.library)
        self.texts = Texts(self.library, self.classes.method_names)
        self.opened: set[Unit] = set()  # files whose texts may be run
        self.named = Named()
        self.has_objects = False  # may there be any?
        self.told: set[str] = set()  # the ignored functions that were warned of; "" for graphics
        self.fields_of: dict[Path, frozenset[str]] = {}  # the names of fields in a file
        self.imports: dict[tuple[str, str], str] = {}
        self.imported_packages: dict[str, list[str]] = {}  # by function, whose names all are
        self.definitions: dict[str, ast.FunctionDef] = {}
        self.asking_names: dict[ast.FunctionDef, bool] = {}  # who uses `inputname`
        self._names: dict[ast.FunctionDef, str] = {}
        self._taken: set[str] = set()
        self.forgettings: list[Forgetting] = []
        self.main: Unit | None = None
        self._scopes: list[Scope] = []
        self._pending: list[Scope] = []

    def run(self, unit: Unit, *more: Unit) -> None:
        """Lowers the main file, the first functions of further ones, and all that they need."""
        self.main = unit
        if unit.tree.kind == "class":
            self.diagnostics.error(
                f"'{unit.path.stem}' is a class, and no program",
                unit.tree.span,
                "classdef-program",
            )
            return
        if unit.tree.kind == "function" and unit.tree.functions:
            self.program.entry = self.callee(UserFunction(unit, unit.tree.functions[0]))
        else:
            self._main_script(unit)
        for other in more:
            if other.tree.kind == "function" and other.tree.functions:
                entry = self.callee(UserFunction(other, other.tree.functions[0]))
                self.program.others.append(entry)
            else:
                told = f"'{other.path.name}' is no function file, which an entry of a library is"
                self.diagnostics.error(told, other.tree.span, "no-entry")
        self._lower_classes()
        while self._pending or self.named.reach(self):
            self._lower(self._pending.pop())
        begin_anew(self.forgettings, self._scopes)
        self.program.findable = self.named.findable(self.program.functions)
        self.program.classes = class_rows(self)
        self.program.tells_calls = tells_calls(self.library)

    def _lower_classes(self) -> None:
        """Lowers what the classes of the program consist of."""
        for info, above in self.classes.unknown:
            assert info.definition is not None
            told = f"the superclass '{above}' of '{info.name}' is not there"
            self.diagnostics.warning(told, info.definition.span, "classdef")
        for info in self.classes.infos.values():
            for of, definition in info.functions():
                self.callee(UserFunction(of, definition))

    def _main_script(self, unit: Unit) -> None:
        self.library.define_functions(unit)
        name = self.unique_name(unit.path.stem)
        scope = Scope(name, unit, None, Uses(is_base=True))
        collect(unit.tree.body, scope.uses, self.texts.expander(unit))
        for variable in scope.uses.assigned:
            is_global = variable in scope.uses.declared and variable not in scope.uses.late
            scope.storage[variable] = Storage("global", variable) if is_global else LOCAL
        self._keep_answers(scope)
        function = Function(name, [], [], unit.tree.span, kind="script", frame=unit.path.stem)
        self.program.entry = name
        self.add(function)
        lower_script(Context(self, scope, function), unit.tree.body)

    def _lower(self, scope: Scope) -> None:
        definition = scope.definition
        assert definition is not None
        params = ["~" if param.ignored else param.name for param in definition.params]
        function = Function(
            scope.name,
            params,
            list(definition.outputs),
            definition.span,
            kind="nested" if scope.parent else "function",
            varargin=bool(params) and params[-1] == "varargin",
            varargout=bool(definition.outputs) and definition.outputs[-1] == "varargout",
            parent=scope.parent.name if scope.parent else "",
            within=self._class_of(definition),
            title=definition.name,
            frame=_frame(scope, definition),
        )
        function.shared = [
            name
            for name, storage in scope.storage.items()
            if storage == Storage("shared", scope.name)
        ]
        self.add(function)
        lower_definition(Context(self, scope, function), definition)

    # --- what the lowering of a function asks for ---------------------------------------------

    def callee(self, target: UserFunction | Scope) -> str:
        """The unique name of a function, which is lowered in due course."""
        definition = target.definition
        assert definition is not None
        if definition not in self._names:
            self._enter(target if isinstance(target, Scope) else None, target.unit, definition)
        return self._names[definition]

    def enters(self, target: UserFunction) -> bool:
        """True if the function has been there before. If not, it is lowered in due course."""
        known = target.definition in self._names
        self.callee(target)
        return not known

    def _enter(self, scope: Scope | None, unit: Unit, definition: ast.FunctionDef) -> None:
        """Names a function and, with it, the functions nested in it."""
        if scope is not None:
            raise InternalError("lower", f"nested function {scope.name} before its parent")
        owner = self._class_of(definition)
        name = self.unique_name(f"{owner}_{definition.name}" if owner else definition.name)
        for opened in open_scopes(
            name, unit, definition, self.unique_name, self.texts.expander(unit)
        ):
            assert opened.definition is not None
            self._names[opened.definition] = opened.name
            self._keep_answers(opened)
            self.definitions[opened.name] = opened.definition
            self._pending.append(opened)
            self._scopes.append(opened)

    def _class_of(self, definition: ast.FunctionDef) -> str:
        """The class that a function is part of."""
        owner = self.classes.owners.get(definition)
        return "" if owner is None else owner.name

    def _keep_answers(self, scope: Scope) -> None:
        """Where the end of an object is seen, `ans` keeps one alive."""
        if self.classes.have_destructors():
            scope.storage.setdefault("ans", LOCAL)

    def declares(self, unit: Unit) -> bool:
        """True if there are texts in a file, or in the main one, that say `global`."""
        units = [unit] if self.main is None else [unit, self.main]
        return any(_SAYS_GLOBAL.search(u.tree.span.source.text) for u in units)

    def add(self, function: Function) -> None:
        self.program.functions[function.name] = function

    def unique_name(self, name: str) -> str:
        """A C identifier that no other function has."""
        stem = "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in name)
        unique, number = stem, 2
        while unique in self._taken:
            unique = f"{stem}_{number}"
            number += 1
        self._taken.add(unique)
        return unique

    def builtin_gives_value(self, name: str) -> bool:
        """Whether a call statement of a builtin may have a value to show."""
        declaration = builtins.find(name)
        return declaration is None or (declaration.value and not declaration.ignored)


def _frame(scope: Scope, definition: ast.FunctionDef) -> str:
    """What stacks of calls call a function: one behind the first in a file, with that; one inside
    another, with the other."""
    unit, outer = scope.unit, scope.parent.definition if scope.parent else None
    if unit.in_library:
        return ""
    if outer is not None:
        return f"{outer.name}>{definition.name}"
    if unit.tree.kind != "function" or unit.tree.functions[0] is definition:
        return definition.name
    return f"{unit.path.stem}>{definition.name}"
