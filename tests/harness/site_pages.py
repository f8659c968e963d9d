"""The pages of the site that `make docs-site` makes of docs/, README.md and the examples."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOVED = {"README.md": "readme.md", "examples/README.md": "examples/index.md"}
"""Pages that aren't in docs/, and where they are in the site."""

_LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")


def in_site(path: str) -> str:
    """Where a file of the tree is in the site."""
    return MOVED.get(path, path.removeprefix("docs/"))


def in_tree(site_path: str) -> str:
    """Where a page of the site is in the tree."""
    return next((old for old, new in MOVED.items() if new == site_path), f"docs/{site_path}")


def linked(text: str, site_path: str) -> str:
    """The text of a page, its links as they are in the site."""
    folder, here = posixpath.dirname(in_tree(site_path)), posixpath.dirname(site_path)

    def moved(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, match[1]))
        target = f"{target}/README.md" if (ROOT / target).is_dir() else target
        return posixpath.relpath(in_site(target), here or ".")

    return _LINK.sub(moved, text)


def extra_files() -> list[str]:
    """The files of the tree that pages link to, besides those of docs/."""
    examples = [p for p in (ROOT / "examples").rglob("*") if "build" not in p.parts and p.is_file()]
    return [*MOVED, "LICENSE", *(p.relative_to(ROOT).as_posix() for p in examples)]
