"""Writes docs/modules.md: what each module of mat2c is, by room, as its docstring says.

    module_map.py [--check]

With --check, only says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "modules.md"
ROOMS = (
    *("support", "types", "builtins", "frontend", "resolve", "ir", "lower", "infer", "lint"),
    *("opt", "storage", "lir", "codegen", "build", "report", "driver"),
    "lsp",
)
HEAD = """# The modules

What each module is, by room, in the order of [architecture.md](architecture.md), which tells how
they work together. Written by `tools/module_map.py` from the docstrings: do not edit.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/modules.md.")
    parser.add_argument("--check", action="store_true", help="only compare")
    given = parser.parse_args()
    if given.check:
        if PAGE.read_text() == page():
            return 0
        print(f"{PAGE.name} is not up to date: run tools/module_map.py", file=sys.stderr)
        return 1
    PAGE.write_text(page())
    return 0


def page() -> str:
    sections = [_section("mat2c/", ROOT / "mat2c")]
    for room in ROOMS:
        folders = sorted(p.parent for p in (ROOT / "mat2c" / room).rglob("__init__.py"))
        sections += [_section(f"{folder.relative_to(ROOT)}/", folder) for folder in folders]
    return "\n".join([HEAD, *sections])


def _section(title: str, folder: Path) -> str:
    rows = [
        f"| `{path.name}` | {_summary(path)} |"
        for path in sorted(folder.glob("*.py"))
        if not path.name.startswith("_")
    ]
    return "\n".join([f"## {title}", "", "| module | |", "|---|---|", *rows, ""])


def _summary(path: Path) -> str:
    """The first sentence of the docstring, on one line."""
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    paragraph = " ".join(text.split("\n\n")[0].split())
    sentence = paragraph.partition(". ")[0].rstrip(":.")
    return f"{sentence}.".replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
