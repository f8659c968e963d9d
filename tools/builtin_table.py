"""Writes docs/builtins.md: the functions that mat2c knows, by family.

    builtin_table.py [--check]

With --check, only says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from pathlib import Path

from mat2c import builtins
from mat2c.builtins.ignored import IGNORED
from mat2c.support.resources import runtime_dir, stdlib_dir

PAGE = Path(__file__).parent.parent / "docs" / "builtins.md"
HEAD = """# Functions

What a program may call, by family. Written by `tools/builtin_table.py`: do not edit.

Names in **bold** are computed in typed code where the types are known; all others are calls of the
runtime with boxed values. `mat2c builtins NAME` says how one is done.
"""
_LONG = 60
"""Letters of a heading, above which it says less."""
_DEFINITION = re.compile(
    r"\b(?:M2C_BUILTIN|M2C_TEXT_FN|M2C_BUILTIN_AS|IS_A)\((\w+)"
    r"|\bm2c_fn_(\w+)\(const m2c_value \*self"
)
_FIRST_COMMENT = re.compile(r"/\*(.*?)\*/", re.DOTALL)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/builtins.md.")
    parser.add_argument("--check", action="store_true", help="only compare")
    given = parser.parse_args()
    text = page()
    if given.check:
        return 0 if PAGE.read_text() == text else 1
    PAGE.write_text(text)
    return 0


def page() -> str:
    """The text of the page."""
    return "\n".join([HEAD, *_runtime_sections(), _library_section(), _ignored_section()])


def _runtime_sections() -> list[str]:
    known = {name for name in builtins.boxed_names() if not name.startswith("__")}
    sections: list[str] = []
    sources = sorted((runtime_dir() / "src").glob("*.c"))
    for source in sorted(sources, key=lambda path: not path.stem.startswith("fn_")):
        text = source.read_text()
        names = {a or b for a, b in _DEFINITION.findall(text)} & known
        if names:
            known -= names
            sections.append(_section(source.stem, _purpose(text), names))
    if known:
        sections.append(_section("families", "Functions that come from tables", known))
    return sections


def _purpose(text: str) -> str:
    """What the first comment of a file says, up to the first full stop or list of names."""
    first = _FIRST_COMMENT.search(text)
    words = " ".join(re.sub(r"\n \* ", " ", first[1]).split()) if first else ""
    return re.split(r"\. |: (?=\w+,)", words.removeprefix("Builtins: ").removeprefix("Builtin: "))[
        0
    ]


def _section(stem: str, purpose: str, names: set[str]) -> str:
    ordered = sorted(sorted(names), key=str.lower)
    listed = ", ".join(map(_shown, ordered))
    title = re.sub(r" \(\w+\.h\)", "", purpose.rstrip("."))
    title = re.split(r"[:;,] ", title)[0] if len(title) > _LONG else title
    if builtins.find(re.split(r"[^\w.]", title)[0]) is None:
        title = title[:1].upper() + title[1:]
    return f"## {title}\n\n`{stem}.c`\n\n{_wrapped(listed)}\n"


def _shown(name: str) -> str:
    declaration = builtins.find(name)
    typed = declaration is not None and (declaration.typed or declaration.element)
    shown = name.replace("_", "\\_")
    return f"**{shown}**" if typed else shown


def _library_section() -> str:
    rows = []
    public = [path for path in stdlib_dir().glob("*.m") if not path.stem.startswith("__")]
    for source in sorted(public, key=lambda path: path.stem.lower()):
        comment = re.search(r"^\s*%\s*(.*)", source.read_text(), re.MULTILINE)
        rows.append(f"| {source.stem} | {comment[1] if comment else ''} |")
    table = "\n".join(["| function | |", "|---|---|", *rows])
    note = "`mat2c/stdlib/`, compiled with the program that calls them."
    return f"## Written in MATLAB\n\n{note}\n\n{table}\n"


def _ignored_section() -> str:
    listed = ", ".join(name.replace("_", "\\_") for name in sorted(IGNORED, key=str.lower))
    note = (
        "Calls that draw or concern the session compile to nothing. Those that would read or write "
        "data, and those whose value would be data, are errors when they are reached."
    )
    return f"## Graphics, windows and the interactive session\n\n{note}\n\n{_wrapped(listed)}\n"


def _wrapped(text: str) -> str:
    return textwrap.fill(text, 110, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    sys.exit(main())
