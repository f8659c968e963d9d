"""Functions that a program may call by name: they are there for it, as its texts tell.

feval (f)                  any function that is a text of the program
feval (["op_" kind])       any whose name begins with op_
feval (sprintf ("p%d", k)) any whose name is p and a number
eval (text)                any that is a word of a text of its file
fgetl (fopen ("a.txt"))    any that is a word of a file beside the program that a text names

The names are looked up when all that is called otherwise has been read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mat2c.frontend import ast, is_file
from mat2c.frontend.walk import nodes_in
from mat2c.lower.lowering_context import Context
from mat2c.resolve.function_files import Library, Unit, UserFunction

if TYPE_CHECKING:
    from mat2c.lower.program import Session

_WORD = re.compile(r"[A-Za-z_]\w*")
_FORMED = re.compile(r"(?:\w|%[-+0-9.]*[a-z])+")
_CONVERSION = re.compile(r"%[-+0-9.]*([a-z])")
_LONGEST = 100_000  # bytes of a file of data that is searched for names
_TELLING = 3  # characters at an end of a name that are no chance
_JOINING = frozenset("sprintf strcat cstrcat strjoin strrep regexprep horzcat".split())


class Named:
    """What is looked for by name: in which files, and how the names are made there."""

    def __init__(self) -> None:
        self.calling: dict[Unit, bool] = {}  # with names that may be parts of texts, joined
        self._texts: dict[Unit, list[str]] = {}
        self._parts: dict[Unit, list[str]] = {}
        self._tried: set[tuple[Unit, str]] = set()
        self._words: dict[Path, frozenset[str]] = {}
        self.sought = set[str]()

    def findable(self, names: Iterable[str]) -> frozenset[str] | None:
        """Those of the names that the running program may make, as its texts tell; None where
        lowering has met nothing that looks for one."""
        if not self.calling:
            return None
        own = (text for unit, texts in self._texts.items() if not unit.in_library for text in texts)
        told = {word for text in own for word in _WORD.findall(text)} | self.sought
        made = self._made()
        return frozenset(n for n in names if n in told or (made is not None and made.fullmatch(n)))

    def _made(self) -> re.Pattern[str] | None:
        """The names that parts of texts may become; None where no name is joined of parts."""
        parts = [part for parts in self._parts.values() for part in parts]
        return _made_names(parts) if parts and any(self.calling.values()) else None

    def reach(self, session: Session) -> bool:
        """Enters the functions that texts name by now; whether there is one that is new."""
        found = False
        self._read(session.library)
        known = {t for texts in self._texts.values() for t in texts}
        names = {t for t in known if _WORD.fullmatch(t)}
        words = self._words_of_files(session.library, known) if self.calling else set()
        made = self._made()
        for unit, joins in self.calling.items():
            here = set(names)
            if words:
                here |= words & session.library.in_sight(unit)
            if joins and made is not None:
                here |= set(filter(made.fullmatch, session.library.in_sight(unit)))
            self.sought |= here
            for name in sorted(here):
                found |= self._enter(session, unit, name)
        return found

    def _enter(self, session: Session, unit: Unit, name: str) -> bool:
        if (unit, name) in self._tried:
            return False
        self._tried.add((unit, name))
        if not session.library.is_sound(name, unit):
            return False
        target = session.library.resolve(name, unit)
        return isinstance(target, UserFunction) and session.enters(target)

    def _words_of_files(self, library: Library, texts: set[str]) -> set[str]:
        for path in _data_files(library, texts):
            if path not in self._words:
                try:
                    text = path.read_text("latin-1")
                except OSError:
                    text = ""
                self._words[path] = frozenset(_WORD.findall(text))
        return set().union(*self._words.values())

    def _read(self, library: Library) -> None:
        """Collects the texts of the program, and of the files of the library that ask."""
        for unit in library.units() if self.calling else ():
            own = not unit.in_library
            if unit not in self._texts and (own or unit in self.calling):
                self._texts[unit] = [*_texts(unit)]
                self._parts[unit] = [*_parts(unit)] if own else []


def _data_files(library: Library, texts: set[str]) -> Iterator[Path]:
    """The files of data, not too long, whose name or stem is a text of the program."""
    for folder in filter(None, (library.home, *library.data_folders())):
        for name in sorted(library.search_path.names(folder)):
            path = folder / name
            if path.suffix == ".m" or not texts & {path.name, path.stem}:
                continue
            if is_file(path) and path.stat().st_size <= _LONGEST:
                yield path


def reach_functions(ctx: Context) -> None:
    """A text that is run may call what any word of a text of its file names."""
    unit = ctx.unit
    ctx.session.named.calling[unit] = True
    if unit in ctx.session.opened:
        return
    ctx.session.opened.add(unit)
    words = {*unit.functions, *_WORD.findall("\n".join(_texts(unit)))}
    ctx.session.named.sought |= words
    for name in sorted(words):
        target = ctx.session.library.resolve(name, unit)
        if isinstance(target, UserFunction):
            ctx.session.callee(target)


def reach_named(ctx: Context, joined: bool = False) -> None:
    """A name that is computed may be any text of the program, or `joined` of parts of some."""
    calling = ctx.session.named.calling
    joined = joined and not ctx.unit.in_library
    calling[ctx.unit] = calling.get(ctx.unit, False) or joined


def _made_names(texts: Iterable[str]) -> re.Pattern[str]:
    """The names that texts may become part of."""
    forms: dict[str, None] = {}
    for text in texts:
        for formed in _FORMED.findall(text):
            if "%" in formed and _CONVERSION.sub("", formed):
                forms[_CONVERSION.sub(_converted, formed)] = None
        if text.isidentifier():
            forms[text + (r"\w+" if text[-1] == "_" or len(text) >= _TELLING else r"\d+")] = None
        if text.isidentifier() and (text[0] == "_" or len(text) >= _TELLING):
            forms[r"\w+" + text] = None
    return re.compile("|".join(forms) or "(?!)")


def _converted(conversion: re.Match[str]) -> str:
    return r"\w+" if conversion[1] in "sc" else r"\d+"


def _texts(unit: Unit) -> Iterator[str]:
    for node in _nodes(unit):
        if isinstance(node, ast.String):
            yield node.value
        elif isinstance(node, ast.Name) and node.id == "mfilename":
            yield unit.path.stem


def _parts(unit: Unit) -> Iterator[str]:
    """The texts from which others are made."""
    for node in _nodes(unit):
        match node:
            case ast.Matrix(rows=rows):
                parts = [part for row in rows if len(row) > 1 for part in row]
            case ast.Index(base=ast.Name(id=name), args=parts) if name in _JOINING:
                pass
            case _:
                continue
        for part in parts:
            if isinstance(part, ast.String):
                yield part.value.removeprefix("^").removesuffix("$")


def _nodes(unit: Unit) -> Iterator[ast.Node]:
    return nodes_in(*unit.tree.body, *unit.tree.functions)
