"""A room imports only from rooms to its left in the pipeline; the driver alone knows all."""

from __future__ import annotations

import ast
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "mat2c"

PIPELINE = (
    *("frontend", "resolve", "ir", "lower", "infer", "lint"),
    *("opt", "storage", "lir", "codegen", "build", "report"),
)

# Below the pipeline. Each may be imported by the pipeline and by those after it here.
FOUNDATION = ("support", "types", "builtins")

# Above it: these know the pipeline and are imported by no room.
FRONT = (
    *("driver", "api", "equivalence", "console", "cli_options", "cli_outputs", "commands"),
    *("cli", "importer", "ipython", "build_ext", "lsp", "__init__", "__main__"),
)

MOST_MODULES = 20

ORDER = {name: rank for rank, name in enumerate(FOUNDATION + PIPELINE)}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(path: Path) -> set[str]:
    """The modules that a file imports, and the names it imports from them, wherever it does."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def imports(path: Path) -> set[str]:
    """The rooms that a file imports from."""
    parts = [name.split(".") for name in imported(path)]
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


FOLDERS = sorted({path.parent for path in FILES})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(PACKAGE.parent)))
def test_folders_have_few_modules(folder: Path) -> None:
    assert len([p for p in folder.glob("*.py") if p.name != "__init__.py"]) <= MOST_MODULES


def test_no_two_modules_have_the_same_name() -> None:
    names = Counter(path.stem for path in FILES if path.name != "__init__.py")
    assert [name for name, count in names.items() if count > 1] == []


def folder_imports(room: Path) -> dict[str, set[str]]:
    """Of each folder in a room, which folders beside it its modules import from."""
    inside = {p.name for p in room.iterdir() if (p / "__init__.py").exists()}
    prefix = [*room.relative_to(PACKAGE.parent).parts]
    found: dict[str, set[str]] = {name: set() for name in inside}
    for name in inside:
        for path in (room / name).rglob("*.py"):
            parts = [module.split(".") for module in imported(path)]
            targets = {p[len(prefix)] for p in parts if p[: len(prefix)] == prefix and len(p) > 2}
            found[name] |= targets & inside - {name}
    return found


@pytest.mark.parametrize("room", PIPELINE)
def test_folders_of_a_room_form_no_cycle(room: str) -> None:
    TopologicalSorter(folder_imports(PACKAGE / room)).prepare()


def test_a_cycle_of_folders_is_found() -> None:
    with pytest.raises(CycleError):
        TopologicalSorter({"a": {"b"}, "b": {"a"}}).prepare()


def test_the_order_is_enforced() -> None:
    assert complaint("ir", "codegen") == "codegen comes after ir"
    assert complaint("codegen", "ir") is None
    assert complaint("opt", "driver") is not None
    assert complaint("driver", "report") is None
