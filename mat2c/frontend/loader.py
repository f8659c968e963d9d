"""Files → sources, and where a name's file is looked for."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from mat2c.support.diagnostics import Source
from mat2c.support.dialect import OCTAVE, Dialect, named_dialect

_BOM = b"\xef\xbb\xbf"


def decode(data: bytes) -> str:
    """The text of a file: one character a byte, and every line end a newline."""
    text = data.removeprefix(_BOM).decode("latin-1")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


_held: dict[Path, bytes] = {}  # what files are to have in them


@contextmanager
def holding(contents: Mapping[Path, bytes]) -> Iterator[None]:
    """Files are read as if these were their contents: what an editor has, and has not saved."""
    before = dict(_held)
    _held.update({path.resolve(): data for path, data in contents.items()})
    try:
        yield
    finally:
        _held.clear()
        _held.update(before)


def load(path: str | Path, dialect: Dialect | None = None) -> Source:
    """Read a file in a dialect, or, where that is None, in the one that it chooses. Raises OSError
    if it can't be read."""
    held = _held.get(Path(path).resolve()) if _held else None
    text = decode(Path(path).read_bytes() if held is None else held)
    return Source(str(path), text, dialect or named_dialect(text) or OCTAVE)


def is_file(path: Path) -> bool:
    """True if there is such a file, as far as one can see. Programs name what they like: too long
    names, too."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """True if there is such a folder, as far as one can see."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _is_meant(entry: os.DirEntry[str]) -> bool:
    """A folder that is called like a file, and a link that leads nowhere, define no function."""
    try:
        return not entry.name.endswith(".m") or entry.is_file()
    except OSError:
        return False


class SearchPath:
    """Finds the file that defines a function, as MATLAB does: first `private/` beside the caller,
    then the folders of the path in order, behind the caller's folder if that is none of them.
    `pkg.f` is `+pkg/f.m`."""

    def __init__(self, folders: Iterable[str | Path] = ()) -> None:
        self.folders = [Path(folder) for folder in folders]
        self.absent: dict[Path, None] = {}  # files that would have been found, were they there
        self._inside: dict[Path, frozenset[str]] = {}  # what a folder holds, as it was first read

    def insert(self, folders: Iterable[str | Path]) -> None:
        """Puts folders in front, each once."""
        self.folders = list(dict.fromkeys([*map(Path, folders), *self.folders]))

    def find(self, name: str, caller: str | Path | None = None) -> Path | None:
        """The file of function `name` as seen from the file `caller`; a class may have a folder of
        its own, `@name/name.m`."""
        *packages, last = name.split(".")
        for folder in self._candidates(caller, bool(packages)):
            place = folder.joinpath(*(f"+{package}" for package in packages))
            inside = self.names(place)
            if f"{last}.m" in inside:
                return place / f"{last}.m"
            if f"@{last}" in inside and is_file(found := place / f"@{last}" / f"{last}.m"):
                return found
            self.absent[place / f"{last}.m"] = None
        return None

    def folder_of_class(self, name: str, caller: str | Path) -> Path | None:
        """The file of a class that has a folder of its own, which comes before other classes."""
        *packages, last = name.split(".")
        for folder in self._candidates(caller, bool(packages)):
            place = folder.joinpath(*(f"+{package}" for package in packages))
            found = place / f"@{last}" / f"{last}.m"
            if f"@{last}" in self.names(place) and is_file(found):
                return found
        return None

    def functions_in(self, folder: Path) -> dict[str, Path]:
        """The files of functions and scripts in a folder, by name."""
        files = sorted(name for name in self.names(folder) if name.endswith(".m"))
        return {name.removesuffix(".m"): folder / name for name in files}

    def names(self, folder: Path) -> frozenset[str]:
        """What a folder holds; of what is called `NAME.m`, the files."""
        if folder not in self._inside:
            try:
                with os.scandir(folder) as entries:
                    self._inside[folder] = frozenset(e.name for e in entries if _is_meant(e))
            except OSError:
                self._inside[folder] = frozenset()
        return self._inside[folder]

    def has_package(self, name: str, caller: str | Path) -> bool:
        """True if there is a folder of the package, maybe empty, that the file `caller` sees."""
        relative = Path(*(f"+{package}" for package in name.split(".")))
        return any(is_folder(folder / relative) for folder in self._candidates(caller, True))

    def _candidates(self, caller: str | Path | None, packaged: bool) -> list[Path]:
        folders: list[Path] = []
        if caller is not None:
            home = Path(caller).parent
            if not packaged:
                folders.append(home / "private")
            if home not in self.folders:
                folders.append(home)
            # Code inside a package or a private folder also sees what stands beside that folder.
            outer = home
            while outer.name.startswith(("+", "@")) or outer.name == "private":
                outer = outer.parent
                if outer not in self.folders:
                    folders.append(outer)
        return folders + self.folders
