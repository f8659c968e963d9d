"""What a program needs of functions in C that it calls: headers, and how they are built; and what
the C compiler is told for it."""

from __future__ import annotations

from pathlib import Path

from mat2c.support.record import dataclass, field

OPENMP = "-fopenmp"
"""What C compilers and linkers are told of C with loops on threads."""


@dataclass(slots=True)
class Foreign:
    """`headers` as they are included; `called` are the functions. Files stand beside the program's,
    in the folders that it adds, or where their paths say."""

    headers: list[str] = field(default_factory=list)
    called: set[str] = field(default_factory=set)
    sources: list[Path] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)  # for the compiler
    libraries: list[str] = field(default_factory=list)  # for the linker, objects among them
    _folders: list[Path] = field(default_factory=list)

    def include(self, header: str) -> None:
        """Includes `f.h` or `<f.h>`."""
        line = header if header.startswith("<") else f'"{header}"'
        if line not in self.headers:
            self.headers.append(line)

    def look_in(self, folder: Path) -> None:
        """Headers and sources are looked for in a folder."""
        flag = f"-I{folder}"
        if flag not in self.flags:
            self.flags.append(flag)
            self._folders.append(folder)

    def add(self, what: str, home: Path, name: str, folder: str = "") -> None:
        """What a program that stands in `home` adds to its build."""
        match what:
            case "source":
                found = self._found(name, home, folder)
                if found not in self.sources:
                    self.sources.append(found)
            case "object":
                self.libraries.append(str(self._found(name, home, folder)))
            case "folder" | "include":
                self.look_in((home / name).resolve())
            case "flag":
                self.flags += name.split()
            case "define":
                self.flags.append(name if name.startswith("-D") else f"-D{name}")
            case "openmp":
                self.flags.append(OPENMP)
                self.libraries.append(OPENMP)
            case _:
                self.libraries += name.split()

    def contents(self) -> list[str]:
        """What the object code depends on: flags, sources and the headers that may be theirs."""
        folders = [source.parent for source in self.sources] + self._folders
        headers = [h for folder in dict.fromkeys(folders) for h in sorted(folder.glob("*.h"))]
        texts = [
            path.read_text(encoding="latin-1")
            for path in dict.fromkeys([*self.sources, *headers])
            if path.is_file()
        ]
        return [*self.flags, *self.libraries, *texts]

    def _found(self, name: str, home: Path, folder: str) -> Path:
        places = [home / folder if folder else home, *self._folders]
        found = [place / name for place in places if (place / name).is_file()]
        return (found[0] if found else places[0] / name).resolve()
