"""The folders that a file puts on the search path, as far as its text tells.

addpath ("lib")                                    lib
addpath (genpath (fullfile (pwd, "lib")))          lib and the folders in it
for d = list, addpath (d{1}); end                  every folder there is: which of them is not known
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from mat2c.frontend import ast, is_folder
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import Source

_PLACES = re.compile(r"\b(addpath|cd|chdir)\b")
_MOST = 2000  # folders of a tree that are looked at
_HERE = ("pwd", "cd")
_CONSTANTS = {"filesep": "/", "pathsep": os.pathsep}
_SAME = ("char", "make_absolute_filename", "canonicalize_file_name")
_DEPTH = 20  # of texts that are made from others


def added_folders(tree: ast.SourceFile, source: Source, home: Path) -> list[Path]:
    """What a file of a program in the folder `home` adds, what counts first in front."""
    if not _PLACES.search(source.text):
        return []
    texts = PathTexts(tree, Path(source.path).absolute(), home.absolute())
    found: list[Path] = []
    for node in nodes_in(tree):
        folders = _of_call(node, texts)
        if folders is None:
            found += subfolders(home)
        else:
            found = [Path(home, folder) for folder in folders] + found
    return list(dict.fromkeys(folder for folder in found if is_folder(folder)))


def subfolders(folder: Path) -> list[Path]:
    """A folder and those in it, in order, that hold neither private functions nor packages."""
    found: list[Path] = []
    for root, inside, _ in os.walk(folder):
        inside[:] = sorted(name for name in inside if name != "private" and name[0] not in "+@.")
        found.append(Path(root))
        if len(found) >= _MOST:
            break
    return found


def _of_call(node: ast.Node, texts: PathTexts) -> list[str] | None:
    """The folders that a call names, [] of anything else; None where its text does not tell."""
    match node:
        case ast.Command(name=name, words=words) if _PLACES.fullmatch(name):
            given: list[str | None] = list(words)
        case ast.Index(base=ast.Name(id=name), args=args) if _PLACES.fullmatch(name):
            given = [texts.of(arg) for arg in args if not isinstance(arg, ast.Number)]
        case _:
            return []
    known = [text for text in given if text is not None]
    if len(known) < len(given):
        return None if name == "addpath" else []
    parts = [part for text in known for part in text.split(os.pathsep)]
    return [part for part in parts if part and not part.startswith("-")]


class PathTexts:
    """What the expressions of a file are that name folders and files."""

    def __init__(self, tree: ast.SourceFile, path: Path, home: Path) -> None:
        self.path = path
        self.home = home
        self._assigned: dict[str, list[ast.Expr]] = {}
        self._depth = 0
        for node in nodes_in(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._assigned.setdefault(node.targets[0].id, []).append(node.value)

    def of(self, node: ast.Expr) -> str | None:
        """The text that an expression gives; None if that can't be told."""
        if self._depth > _DEPTH:
            return None
        self._depth += 1
        try:
            return self._text(node)
        finally:
            self._depth -= 1

    def _text(self, node: ast.Expr) -> str | None:
        match node:
            case ast.String(value=value):
                return value
            case ast.Matrix(rows=[row]):
                return self._joined(row, "")
            case ast.Name(id=name) if len(self._assigned.get(name, ())) == 1:
                return self.of(self._assigned[name][0])
            case ast.Name(id=name) if name not in self._assigned:
                return self._called(name, [])
            case ast.Index(base=ast.Name(id=name), args=args, kind="()"):
                return self._called(name, args) if name not in self._assigned else None
        return None

    def _joined(self, parts: list[ast.Expr], between: str) -> str | None:
        texts = [self.of(part) for part in parts]
        known = [text for text in texts if text is not None]
        return between.join(known) if len(known) == len(texts) else None

    def _called(self, name: str, args: list[ast.Expr]) -> str | None:
        """What a function gives first."""
        if name in _HERE and not args:
            return str(self.home)
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        if name == "mfilename":
            return str(self.path.with_suffix("")) if args else self.path.stem
        if name in ("fullfile", "strcat"):
            return self._joined(args, "/" if name == "fullfile" else "")
        text = self.of(args[0]) if args else None
        if text is None:
            return None
        if name == "fileparts":
            return text.rpartition("/")[0]
        if name == "genpath":
            return os.pathsep.join(map(str, subfolders(Path(self.home, text))))
        return text if name in _SAME else None
