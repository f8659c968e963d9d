"""The classes of a program: those whose names are words of its files.

A folder is searched for the files that words of a file may mean, and these for more: a class that
is found may be used where nothing tells what a name is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path

from mat2c.frontend import ast, is_file
from mat2c.frontend.walk import with_nested
from mat2c.resolve.class_build import add_file, built_in_base, fill
from mat2c.resolve.class_info import ClassInfo, Method, Property
from mat2c.resolve.function_files import ClassFile, Library, Unit, UserFunction
from mat2c.support.resources import stdlib_dir

_WORD = re.compile(r"[A-Za-z_]\w*")
_COMMENT = re.compile(r"^[ \t]*(?:%(?!#)|#).*", re.MULTILINE)  # a line of nothing else
_CLASS = re.compile(r"(?:\s|[%#][^\n]*(?:\n|\Z))*classdef\b")
HANDLES = ("handle", "matlab.mixin.Copyable", "event.EventData", "dynamicprops")
HETEROGENEOUS = ("matlab.mixin.Heterogeneous",)
"""Classes of handles that are not written in MATLAB."""


class ClassTable:
    """What is known of the classes, by name, and of their functions."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.infos: dict[str, ClassInfo] = {}
        self.owners: dict[ast.FunctionDef, ClassInfo] = {}  # of functions in classes
        self.method_names: dict[str, list[Method]] = {}
        self._by_unit: dict[Unit, ClassInfo] = {}
        self.public: set[ast.FunctionDef] = set()  # methods that are files
        self.unknown: list[tuple[ClassInfo, str]] = []  # superclasses that are not there

    def find(self, *mains: Unit) -> None:
        """Reads the classes that may be used from the files of a program's entries on."""
        self._read(*mains)
        self._choose(mains)
        for info in list(self.infos.values()):
            for name, method in info.methods().items():
                known = self.method_names.setdefault(name, [])
                if method not in known:
                    known.append(method)

    def _read(self, *units: Unit) -> None:
        """Reads the classes that words of some files lead to."""
        folders: set[Path] = set()
        for path in _files(self.library, units):
            if path.parent.name.startswith("@"):
                if path.parent not in folders:
                    folders.add(path.parent)
                    self._in_folder(path.parent)
            elif _CLASS.match(self.library.text(path)):
                self._of_file(path)

    def _choose(self, mains: Sequence[Unit]) -> None:
        """Of classes with one name, the one counts that the name means in a program's entries."""
        for name, main in product(self.infos, reversed(mains)):
            target = self.library.resolve(name, main)
            if isinstance(target, ClassFile | UserFunction) and target.unit in self._by_unit:
                self.infos[name] = self._by_unit[target.unit]

    def of(self, target: ClassFile) -> ClassInfo | None:
        """The class of a file."""
        return self._by_unit.get(target.unit)

    def have_destructors(self) -> bool:
        """True if it matters when the last reference to an object is given up."""
        return any(i.is_handle and "delete" in i.methods() for i in self.infos.values())

    @property
    def handles(self) -> tuple[str, ...]:
        """The superclasses that are not written in MATLAB."""
        return HANDLES

    def named(self, name: str, unit: Unit) -> ClassInfo | None:
        """The class that a name means in a file."""
        target = self.library.resolve(name, unit)
        return self.of(target) if isinstance(target, ClassFile) else self.infos.get(name)

    def _of_file(self, path: Path) -> ClassInfo | None:
        unit = self.library.read(path)
        if unit is None or unit.tree.classdef is None:
            return None
        if unit in self._by_unit:
            return self._by_unit[unit]
        info = ClassInfo(_packaged(path), unit, unit.tree.classdef)
        self._by_unit[unit] = self.infos[info.name] = info
        self._inherit(info, unit.tree.classdef.superclasses)
        self._own(info)
        return info

    def _inherit(self, info: ClassInfo, names: Iterable[str]) -> None:
        above = []
        for name in names:
            if name in HANDLES or name in HETEROGENEOUS:
                info.mixins.append(name)
            if name in HANDLES:
                info.is_handle = True
                info.is_dynamic |= name == "dynamicprops"
                for told in ("Source", "EventName") if name == "event.EventData" else ():
                    info.own_properties[told] = Property(told, info)
                continue
            if name in HETEROGENEOUS:
                info.is_heterogeneous = True
                continue
            target = self.library.resolve(name, info.unit)
            if isinstance(target, ClassFile):
                parent = self._of_file(target.unit.path)
            else:
                parent = self._built_in(name)
            if parent is None:
                self.unknown.append((info, name))
                continue
            above.append(name)
            info.parents.append(parent)
            info.is_handle |= parent.is_handle
            info.is_dynamic |= parent.is_dynamic
            info.is_heterogeneous |= parent.is_heterogeneous
        assert info.definition is not None
        fill(info, info.definition, above)

    def _built_in(self, name: str) -> ClassInfo | None:
        """What a class inherits from a built-in one, of the library, under the name of that."""
        path = built_in_base(name)
        if path is None or name in self.infos:
            return self.infos.get(name)
        base = self._of_file(path)
        assert base is not None
        del self.infos[base.name]
        base.name = name
        self.infos[name] = base
        self._read(base.unit)
        return base

    def _own(self, info: ClassInfo) -> None:
        for unit, definition in info.functions():
            for inner in with_nested(definition):
                self.owners[inner] = info
            if unit is not info.unit:
                self._own_all(info, unit)
        self._own_all(info, info.unit)

    def _own_all(self, info: ClassInfo, unit: Unit) -> None:
        for inner in with_nested(*unit.tree.functions):
            self.owners[inner] = info

    def _in_folder(self, folder: Path) -> None:
        """A class with a folder of its own: `classdef`, or of the old style."""
        name = folder.name[1:]
        path = folder / f"{name}.m"
        if not is_file(path):
            return
        if _CLASS.match(self.library.text(path)):
            info = self._of_file(path)
        else:
            unit = self.library.read(path)
            if unit is None:
                return
            info = self._by_unit.get(unit) or ClassInfo(_packaged(path), unit, None)
            self._by_unit[unit] = self.infos[info.name] = info
            self._own_all(info, unit)
        if info is None:
            return
        for file in self.library.search_path.functions_in(folder).values():
            if file != path:
                self._add(info, file)
        for file in self.library.search_path.functions_in(folder / "private").values():
            unit = self.library.read(file)
            if unit is not None:
                self._own_all(info, unit)

    def _add(self, info: ClassInfo, file: Path) -> None:
        unit = self.library.read(file)
        if unit is not None and unit.tree.functions:
            add_file(info, file.stem, unit)
            self.public.add(unit.tree.functions[0])
            self._own_all(info, unit)


def _packaged(path: Path) -> str:
    """The name of a class, with the packages that it is in."""
    folder = path.parent.parent if path.parent.name.startswith("@") else path.parent
    packages: list[str] = []
    while folder.name.startswith("+"):
        packages.insert(0, folder.name[1:])
        folder = folder.parent
    return ".".join([*packages, path.stem])


def _files(library: Library, mains: Sequence[Unit]) -> Iterator[Path]:
    """The files that words of a program's files may mean, but for those of the library. Texts may
    name functions, comments don't."""
    seen = {main.path.absolute() for main in mains}
    work = [main.path for main in reversed(mains)]
    while work:
        path = work.pop()
        words = set(_WORD.findall(_COMMENT.sub("", library.text(path))))
        library.offer_library(path)
        wanted = {
            f"{kind}{word}{'' if kind else '.m'}" for word in words for kind in ("", "+", "@")
        }
        for found in _meant(library, path, wanted):
            if found.absolute() not in seen:
                seen.add(found.absolute())
                work.append(found)
                yield found


def _meant(library: Library, path: Path, wanted: set[str]) -> Iterator[Path]:
    folders = [path.parent, *library.search_path.folders]
    outer = path.parent
    while outer.name.startswith(("+", "@")) or outer.name == "private":
        outer = outer.parent
        folders.append(outer)
    for folder in dict.fromkeys(folders):
        if folder != stdlib_dir():
            yield from _in(library, folder, wanted)


def _in(library: Library, folder: Path, wanted: set[str]) -> Iterator[Path]:
    """The files in a folder, and in the packages and folders of classes in it."""
    for name in sorted(wanted & library.search_path.names(folder)):
        path = folder / name
        if name.startswith("+"):
            yield from _in(library, path, wanted)
        elif name.startswith("@"):
            yield from filter(is_file, sorted(path.rglob("*.m")))
        else:
            yield path
