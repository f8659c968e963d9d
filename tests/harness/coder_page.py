"""The table of functions in docs/coder.md, as `mat2c/lower/coder/coder_table.py` has them."""

from __future__ import annotations

from pathlib import Path

from mat2c.lower.coder.coder_table import FUNCTIONS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "coder.md"
BEGIN, END = "<!-- functions -->\n", "<!-- end -->\n"


def page() -> str:
    """The page with the table as it should be; what stands around it is written by hand."""
    head, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}{_table()}{END}{tail}"


def _table() -> str:
    """A row for all functions that mean the same."""
    names: dict[str, list[str]] = {}
    for row in FUNCTIONS.values():
        names.setdefault(row.meaning, []).append(f"`{row.name}`")
    rows = (f"| {', '.join(found)} | {meaning} |\n" for meaning, found in names.items())
    return "| `coder.` | what it is |\n|---|---|\n" + "".join(rows)
