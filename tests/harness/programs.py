"""The end-to-end programs.

`tests/e2e/AREA/NAME.m` is a program; so is `tests/e2e/AREA/NAME/main.m`, whose folder holds the
functions that it calls. `examples/NAME.m` and, as `suite/NAME` and `suite/NAME_wrong`,
`bench/suite/NAME/NAME_small.m` and `…_wrong.m` are programs too. Beside each stand `.in` (standard
input, optional) and its golden.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GOLDEN_SUFFIXES = (".out", ".err", ".code")


@dataclass(frozen=True, slots=True, order=True)
class Program:
    """One program; `name` is `area/name`, `area` the folder of a group of programs."""

    name: str
    path: Path
    area: Path

    @property
    def stdin(self) -> Path | None:
        path = self.beside(".in")
        return path if path.exists() else None

    def beside(self, suffix: str) -> Path:
        return self.path.with_suffix(suffix)

    def fingerprint(self) -> str:
        """Changes when anything that the output depends on does."""
        digest = hashlib.sha256()
        for path in self._inputs():
            data = path.read_bytes()
            name = path.relative_to(self.path.parent).as_posix()
            digest.update(f"{name} {len(data)}\n".encode() + data)
        return digest.hexdigest()

    def _inputs(self) -> list[Path]:
        """Its own files; where it has a folder of its own, what that holds."""
        if self.path.parent == self.area:
            return [self.path] + ([self.stdin] if self.stdin else [])
        files = [p for p in self.path.parent.rglob("*") if p.is_file()]
        return sorted(p for p in files if p.suffix in (".m", ".in", ".txt", ".dat", ".csv", ".mat"))


def collect(only: str = "") -> list[Program]:
    """All programs, or those of an area, or one: `""`, `"area"`, `"area/name"`."""
    programs = sorted(_programs())
    return [p for p in programs if not only or p.name == only or p.name.startswith(f"{only}/")]


def _programs() -> Iterator[Program]:
    for area in sorted(p for p in (ROOT / "tests" / "e2e").iterdir() if p.is_dir()):
        for path in area.glob("*.m"):
            yield Program(f"{area.name}/{path.stem}", path, area)
        for path in area.glob("*/main.m"):
            yield Program(f"{area.name}/{path.parent.name}", path, area)
    for path in (ROOT / "bench" / "suite").glob("*/*_small.m"):
        yield Program(f"suite/{path.parent.name}", path, path.parents[1])
    for path in (ROOT / "bench" / "suite").glob("*/*_wrong.m"):
        yield Program(f"suite/{path.stem}", path, path.parents[1])
    for path in (ROOT / "examples").glob("*.m"):
        yield Program(f"examples/{path.stem}", path, path.parent)
