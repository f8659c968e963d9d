"""Finding the file of a function: the program's own functions, private folders, the file's folder,
the search path, packages, builtins, in MATLAB's order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from mat2c import builtins
from mat2c.frontend import SearchPath, ast, is_file, load, parse_source
from mat2c.resolve import foreign_names
from mat2c.resolve.defined_by_text import defined_by_texts
from mat2c.resolve.path_folders import PathTexts, added_folders
from mat2c.support import codes
from mat2c.support.diagnostics import Diagnostic, Diagnostics, Source, Span
from mat2c.support.dialect import OCTAVE, Dialect
from mat2c.support.record import dataclass, field
from mat2c.support.resources import in_library, stdlib_dir


@dataclass(slots=True, eq=False)
class Unit:
    """One file that was read, or the text of a constant eval."""

    path: Path
    tree: ast.SourceFile
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        return self.path.parent

    @property
    def in_library(self) -> bool:
        """True if it is a file of mat2c's library."""
        return in_library(self.path)


@dataclass(slots=True, frozen=True)
class UserFunction:
    """A function of the program."""

    unit: Unit
    definition: ast.FunctionDef


@dataclass(slots=True, frozen=True)
class Script:
    """A script file, which runs in the caller's workspace."""

    unit: Unit


@dataclass(slots=True, frozen=True)
class ClassFile:
    """A classdef file."""

    unit: Unit


@dataclass(slots=True, frozen=True)
class BrokenFile:
    """A file that can't be parsed: a call of it is an error of the program, with this message."""

    complaint: str


@dataclass(slots=True, frozen=True)
class BuiltinFunction:
    declaration: builtins.Builtin


_FOUND = -1
_ASSIGNED = r"(?:^|[;,(]|\bfor\b)[ \t]*({names})\s*=(?!=)"
"""What assigns to a name; behind another word it is the class of an argument or a property."""
_HEADER = re.compile(r"^[ \t]*function\b[^\n]*|@\([^()\n]*\)", re.MULTILINE)
"""Where functions and what they take and give are named."""
_USES = (
    r"(?:\b|@)({names})\s*\(|@({names})\b|\b({names})\.empty\b"
    r"|^[ \t]*[\w.]+[ \t]+(?:\([^()\n]*\)[ \t]*)?({names})\b|\b({names})\s*;"
    r"|[\"'](categorical)[\"']"
)
"""Calls, handles, static members, what declares a class in a line: `name (1,1) CLASS`, and the
option that makes one of numbers."""
Target = UserFunction | Script | ClassFile | BrokenFile | BuiltinFunction


class Library:
    """Reads files on demand and resolves names."""

    def __init__(
        self, search_path: Sequence[Path], diagnostics: Diagnostics, dialect: Dialect | None = None
    ) -> None:
        self.diagnostics = diagnostics
        self.dialect = dialect  # None until the first file was read, which then chooses
        self.search_path = SearchPath(search_path)
        self.home: Path | None = None
        self.dependencies: list[str] = []
        self.trees: list[ast.SourceFile] = []  # of the files that are no library
        self.command_line: dict[str, UserFunction] = {}
        self._units: dict[Path, Unit | None] = {}
        self._without: dict[str, int] = {}  # of words, how many files do not say them, or `_FOUND`
        self._sources: dict[Path, Source] = {}
        self._trees: dict[Path, tuple[Source, ast.SourceFile, Diagnostics]] = {}
        self._broken: dict[Path, BrokenFile] = {}
        self._started: set[Path] = set()  # the files PKG_ADD that were read
        self._found: dict[tuple[str, Path], Target | None] = {}

    def read(self, path: Path) -> Unit | None:
        """The parsed file; None if it can't be read or parsed, which is reported once: mistakes in
        the first file are errors, those in others warnings."""
        if path not in self._units:
            self._units[path] = self._parse(path)
        return self._units[path]

    def units(self) -> list[Unit]:
        """The files that have been read."""
        return [unit for unit in self._units.values() if unit is not None]

    def says(self, *words: str) -> bool:
        """True if one of the program's own files, as far as they are known, contains one of
        these."""
        return any(self._says(word) for word in words)

    def _says(self, word: str) -> bool:
        done = self._without.get(word, 0)
        for tree in self.trees[done:] if done >= 0 else ():
            if word in tree.span.source.text:
                done = self._without[word] = _FOUND
                break
            done = self._without[word] = done + 1
        return done == _FOUND

    def in_sight(self, unit: Unit) -> set[str]:
        """The names of the functions of the program that a file sees, whether read yet or not."""
        folders = [unit.folder / "private", unit.folder, *self.search_path.folders]
        files = (self.search_path.functions_in(folder) for folder in dict.fromkeys(folders))
        return {*unit.functions, *self.command_line}.union(*files)

    def places(self, unit: Unit) -> dict[str, tuple[int, Path]]:
        """What `exist` says of those that a name made at run time can mean, and the file of each;
        private ones and those behind the first of a function file are none."""
        folders = [unit.folder, *self.search_path.folders]
        found = {
            name: (2, path)
            for folder in reversed(folders)
            for name, path in self.search_path.functions_in(folder).items()
        }
        typed = [*self.command_line.values()]
        if unit.tree.kind == "script":
            typed += [UserFunction(unit, f) for f in unit.functions.values()]
        return found | {f.definition.name: (103, f.unit.path) for f in typed}

    def is_sound(self, name: str, unit: Unit) -> bool:
        """True if a name means no file that has been read yet, or one of functions without
        errors."""
        path = None if name in unit.functions else self.search_path.find(name, unit.path)
        if path is None or path in self._units:
            return True
        try:
            _, tree, found = self._tree(path)
        except OSError:
            return False
        return tree.kind == "function" and not found.has_errors

    def _tree(self, path: Path) -> tuple[Source, ast.SourceFile, Diagnostics]:
        """What stands in a file, which is parsed once; an OSError where it can't be read."""
        if path not in self._trees:
            source, found = self._source(path), Diagnostics()
            self._trees[path] = source, parse_source(source, found), found
        return self._trees[path]

    def _source(self, path: Path) -> Source:
        if path not in self._sources:
            own = path.parent != stdlib_dir()
            self._sources[path] = load(path, self.dialect if own else OCTAVE)
            self.dialect = self.dialect or self._sources[path].dialect
        return self._sources[path]

    def text(self, path: Path) -> str:
        """The text of a file, which is read once; none where it can't be read."""
        try:
            return self._source(path).text
        except OSError:
            return ""

    def _parse(self, path: Path) -> Unit | None:
        try:
            source, tree, found = self._tree(path)
        except OSError as error:
            self.diagnostics.error(f"can't read {path}: {error.strerror}", None, "unreadable-file")
            return None
        self.dependencies.append(str(path))
        if self.home is not None and found.has_errors:
            self._broken[path] = self._broken_file(path, found)
            return None
        self.diagnostics.take(found)
        unit = _unit(tree, path)
        self._define_texts(unit, source)
        if not unit.in_library:
            self.trees.append(tree)
            self._extend_path(unit, source)
            self._offer_library(source)
        return unit

    def _broken_file(self, path: Path, found: Diagnostics) -> BrokenFile:
        for mistake in found.sorted():
            self.diagnostics.warning(
                f"{mistake.message}; calls of '{path.stem}' will fail", mistake.span, "broken-file"
            )
        return BrokenFile(_complaint(path, found.sorted()[0]))

    def _extend_path(self, unit: Unit, source: Source) -> None:
        """The folder of the first file is the current one, and on the path with those that files
        add."""
        if self.home is None:
            self.home = unit.folder
            self.search_path.insert([unit.folder])
        folders = self._with_theirs(added_folders(unit.tree, source, self.home))
        if folders:
            self.search_path.insert([self.home, *folders])
            self._found.clear()

    def offer_library(self, path: Path) -> None:
        """Before classes are looked for: true if this file, which may not have been parsed yet,
        calls a function of the library of the dialect."""
        with suppress(OSError):
            self._offer_library(self._source(path))

    def _offer_library(self, source: Source) -> None:
        """The folder of the library that only the dialect has is on the path, behind all others,
        where a file calls one of its functions, names it in a handle, or declares its class."""
        name = source.dialect.library
        if name is None or (folder := stdlib_dir() / name) in self.search_path.folders:
            return
        names = "|".join(self.search_path.functions_in(folder))
        called = {
            name
            for groups in re.findall(_USES.format(names=names), source.text, re.MULTILINE)
            for name in groups
            if name
        }
        own = re.findall(_ASSIGNED.format(names=names), source.text, re.MULTILINE)
        for header in _HEADER.findall(source.text):
            own += re.findall(r"\w+", header)
        if called - set(own):
            self.search_path.folders.append(folder)

    def _with_theirs(self, folders: Sequence[Path]) -> list[Path]:
        """Folders, each behind those that its PKG_ADD puts in front of it."""
        found: list[Path] = []
        for folder in folders:
            start = folder / "PKG_ADD"
            if is_file(start) and start not in self._started:
                self._started.add(start)
                with suppress(OSError):
                    source, tree, _ = self._tree(start)
                    found += self._with_theirs(added_folders(tree, source, folder))
            found.append(folder)
        return list(dict.fromkeys(found))

    def _define_texts(self, unit: Unit, source: Source) -> None:
        """Makes the functions that texts define known everywhere."""
        found = defined_by_texts(source, unit.tree)
        if found:
            texts = ast.SourceFile("script", [], found, span=unit.tree.span)
            self.define_functions(Unit(unit.path, texts, {f.name: f for f in found}))

    def known_functions(self) -> list[UserFunction]:
        """What was read so far that is called by the name of its file, or defined by a script."""
        called = [
            unit
            for unit in self._units.values()
            if unit and unit.tree.kind == "function" and unit.tree.functions
        ]
        outer = [unit for unit in called if unit.folder.name != "private"]
        files = [UserFunction(unit, unit.tree.functions[0]) for unit in outer]
        return [*self.command_line.values(), *files]

    def define_functions(self, unit: Unit) -> None:
        """Makes the functions of a script known everywhere, as running the definitions does."""
        for name, definition in unit.functions.items():
            self.command_line[name] = UserFunction(unit, definition)

    def path_text(self, expr: ast.Expr, unit: Unit) -> str | None:
        """The path that an expression in a file gives; None if that can't be told."""
        home = self.home or unit.folder
        return PathTexts(unit.tree, unit.path.absolute(), home.absolute()).of(expr)

    def sourced(self, by: str, text: str, unit: Unit) -> Unit | None:
        """The file that a `run` or `source` in a file names; None if there is none."""
        for folder in (unit.folder, self.home or unit.folder):
            path = folder / text
            if by == "run" and path.suffix != ".m":
                path = path.with_name(path.name + ".m")
            if is_file(path):
                return self.read(path)
        return None

    def data_file(self, text: str, unit: Unit) -> Path | None:
        """The file that a `load` in a file reads; None if there is none."""
        for ending in ("", ".mat"):
            for folder in (unit.folder, *self.data_folders()):
                path = folder / f"{text}{ending}"
                if is_file(path):
                    return path
        return None

    def data_folders(self) -> list[Path]:
        """The folders of the path, but for the current one, where data may be."""
        own = (self.home, stdlib_dir())
        return [folder for folder in self.search_path.folders if folder not in own]

    def resolve(self, name: str, unit: Unit) -> Target | None:
        """What `name` (dotted for packages), not a variable, means in a file; None if nothing
        defines it."""
        own = unit.functions.get(name)
        if own is not None:
            return UserFunction(unit, own)
        if name in self.command_line:
            return self.command_line[name]
        key = (name, unit.folder)
        if key not in self._found:
            self._found[key] = self._search(name, unit.path)
        return self._found[key]

    def _search(self, name: str, caller: Path) -> Target | None:
        path = self.search_path.find(name, caller)
        if path is not None:
            found = self._file(path)
            if isinstance(found, ClassFile):
                first = self.search_path.folder_of_class(name, caller)
                found = found if first in (None, path) else self._file(first) or found
            if found is not None:
                return found
        meanings = self.dialect.meanings if self.dialect and not in_library(caller) else {}
        return self.builtin(meanings.get(name, name.replace(".", "_")))

    def builtin(self, name: str) -> Target | None:
        """The builtin of a name."""
        declaration = builtins.find(name)
        if declaration is None:
            return None
        if declaration.source:
            return self._file(stdlib_dir() / f"{name}.m")
        return BuiltinFunction(declaration)

    def _file(self, path: Path) -> Target | None:
        unit = self.read(path)
        if unit is None:
            return self._broken.get(path)
        if unit.tree.kind == "class":
            return ClassFile(unit)
        if unit.tree.kind == "script" or not unit.tree.functions:
            return Script(unit)
        return UserFunction(unit, unit.tree.functions[0])

    def warn_undefined(self, name: str, variables: Iterable[str], unit: Unit, span: Span) -> None:
        """Reports a name that nothing defines, with what may have been meant: `variables` in scope
        first. The library calls classes that a program has only if it names them."""
        if unit.in_library:
            return
        near = codes.closest(name, variables) or codes.closest(
            name, (*unit.functions, *self.command_line, *builtins.names())
        )
        hint = foreign_names.advice(name) or (f"did you mean '{near}'?" if near else "")
        self.diagnostics.warning(
            f"'{name}' is undefined{'; ' * bool(hint)}{hint}", span, "undefined"
        )


def _unit(tree: ast.SourceFile, path: Path) -> Unit:
    unit = Unit(path, tree)
    for definition in tree.functions:
        if tree.kind == "script":  # the definition that is run last counts
            unit.functions[definition.name] = definition
        else:
            unit.functions.setdefault(definition.name, definition)
    if tree.kind == "function" and tree.functions:
        # a function file is called by its file name, whatever the first line says
        unit.functions.setdefault(path.stem, tree.functions[0])
    return unit


def _complaint(path: Path, mistake: Diagnostic) -> str:
    """What Octave says when a file is called that it can't parse."""
    text, line, column = "", 1, 1
    if mistake.span is not None:
        line, column = mistake.span.source.position(mistake.span.start)
        text = mistake.span.source.line(line)
    head = f"parse error near line {line} of file {path.resolve()}"
    return f"{head}\n\n  syntax error\n\n>>> {text}\n{' ' * (column + 3)}^"
