"""Files → sources, and where a name's file is looked for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from mat2c.diagnostics import Source

_BOM = b"\xef\xbb\xbf"


def decode(data: bytes) -> str:
    """The text of a file: one character a byte, and every line end a newline."""
    text = data.removeprefix(_BOM).decode("latin-1")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def load(path: str | Path) -> Source:
    """Read a file. Raises OSError if that can't be done."""
    return Source(str(path), decode(Path(path).read_bytes()))


class SearchPath:
    """Finds the file that defines a function, as MATLAB does: first `private/` beside the caller,
    then the caller's folder, then the folders of the path in order. `pkg.f` is `+pkg/f.m`."""

    def __init__(self, folders: Iterable[str | Path] = ()) -> None:
        self.folders = [Path(folder) for folder in folders]

    def insert(self, folders: Iterable[str | Path]) -> None:
        """Puts folders in front, each once."""
        self.folders = list(dict.fromkeys([*map(Path, folders), *self.folders]))

    def find(self, name: str, caller: str | Path | None = None) -> Path | None:
        """The file of function `name` as seen from the file `caller`."""
        *packages, last = name.split(".")
        relative = Path(*(f"+{package}" for package in packages), f"{last}.m")
        for folder in self._candidates(caller, bool(packages)):
            for place in (folder / relative, *self._class_places(folder, packages, last)):
                if place.is_file():
                    return place
        return None

    def has_package(self, name: str, caller: str | Path) -> bool:
        """Is there a folder of the package, maybe empty, that the file `caller` sees?"""
        relative = Path(*(f"+{package}" for package in name.split(".")))
        return any((folder / relative).is_dir() for folder in self._candidates(caller, True))

    @staticmethod
    def _class_places(folder: Path, packages: list[str], last: str) -> list[Path]:
        """A class may have a folder of its own: `@name/name.m`."""
        inside = Path(*(f"+{package}" for package in packages), f"@{last}", f"{last}.m")
        return [folder / inside]

    def _candidates(self, caller: str | Path | None, packaged: bool) -> list[Path]:
        folders: list[Path] = []
        if caller is not None:
            home = Path(caller).parent
            if not packaged:
                folders.append(home / "private")
            folders.append(home)
            # Code inside a package or a private folder also sees what stands beside that folder.
            outer = home
            while outer.name.startswith(("+", "@")) or outer.name == "private":
                outer = outer.parent
                folders.append(outer)
        return folders + self.folders
