"""A room imports only from rooms to its left in the pipeline; the driver alone knows all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "mat2c"

PIPELINE = ("frontend", "ir", "infer", "lint", "opt", "storage", "codegen", "build", "report")

# Below the pipeline. Each may be imported by the pipeline and by those after it here.
FOUNDATION = (
    "record",
    "codes",
    "diagnostics",
    "nesting",
    "options",
    "resources",
    "files",
    "types",
    "builtins",
)

# Above it: these know the pipeline and are imported by no room.
FRONT = ("planning", "driver", "api", "formats", "console", "cli", "__init__", "__main__")

ORDER = {name: rank for rank, name in enumerate(FOUNDATION + PIPELINE)}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imports(path: Path) -> set[str]:
    """The rooms that a file imports from, wherever in the file it does."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    parts = [name.split(".") for name in names]
    return {p[1] for p in parts if p[0] == "mat2c" and len(p) > 1}


def complaint(room: str, target: str) -> str | None:
    if room == target or room in FRONT:
        return None
    if target in FRONT:
        return f"{target} is for the user of the package, not for its rooms"
    if ORDER[target] < ORDER[room]:
        return None
    return f"{target} comes after {room}"


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_left(path: Path) -> None:
    room = room_of(path)
    assert room in ORDER or room in FRONT, f"unknown room {room}: give it a place in the order"
    known = {t for t in imports(path) if t in ORDER or t in FRONT}
    complaints = [c for t in sorted(known) for c in [complaint(room, t)] if c]
    assert not complaints, f"{path}: {complaints}"


def test_the_order_is_enforced() -> None:
    assert complaint("ir", "codegen") == "codegen comes after ir"
    assert complaint("codegen", "ir") is None
    assert complaint("opt", "driver") is not None
    assert complaint("driver", "report") is None
