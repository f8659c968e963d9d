"""Puts what was measured last into the documents (`make bench-publish`).

Of the sections in `bench/out` that docs/performance.md has a place for, between `<!-- measured:
NAME -->` and `<!-- end -->`, the table is put there with machine and date; the charts of the suite
become the pictures of README.md, `docs/pictures/suite_*.svg`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pages

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "performance.md"
_PLACE = re.compile(r"(<!-- measured: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    names = [match[2] for match in _PLACE.finditer(text)]
    there = {path.stem: pages.read(path) for path in pages.OUT.glob("*.json")}
    PAGE.write_text(_PLACE.sub(lambda match: filled(match, there), text), encoding="utf-8")
    if "suite" in there:
        suite = there["suite"]
        for chart in suite.charts:
            path = DOCS / "pictures" / f"suite_{chart.name}.svg"
            pages.draw(chart, path, f"{suite.machine}; {suite.date}")
    print(f"published: {', '.join(name for name in names if name in there) or 'nothing'}")
    return 0


def filled(place: re.Match[str], there: dict[str, pages.Section]) -> str:
    """A place with its section, or as it is where that was not measured."""
    section = there.get(place[2])
    if section is None:
        return place[0]
    made = f"{section.machine}; {section.date}:"
    return f"{place[1]}{made}\n\n```\n{section.text.strip()}\n```\n{place[3]}"


if __name__ == "__main__":
    sys.exit(main())
