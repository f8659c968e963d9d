"""`mat2c explain prog.m`: the lines of a program that cost most, and what would make them free.

prog.m: 15 of 40 values typed; 3 lines cost more than plain C.

prog.m:11  q = c{k};                                                     in 2 loops
  box           q: class unknown: an element of a cell (line 3)
  write         convert where it is taken out, as in x = double(c{k}), and index with x(1)
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from pathlib import Path

from mat2c.report.costs import Remark

LINES = 10  # that are listed
_REASONS = 3  # of a line
_COLUMNS = 80
_NUMBER = re.compile(r"\d+")
_WIDTH = 60  # characters of a line of the program that are shown


def summary(name: str, typed: str, remarks: Sequence[Remark]) -> str:
    """The whole account; `typed` says how many values are typed."""
    lines: dict[tuple[str, int], list[Remark]] = {}
    for remark in remarks:
        lines.setdefault((remark.span.source.path, remark.span.line), []).append(remark)
    count = len(lines)
    if not count:
        return f"{name}: {typed}; no line costs more than plain C.\n"
    order = sorted(lines.items(), key=lambda item: -sum(r.weight for r in item[1]))
    some = f"{count} lines cost" if count > 1 else "1 line costs"
    head = f"{name}: {typed}; {some} more than plain C."
    if count > LINES:
        head += f" The {LINES} that cost most:"
    return "\n\n".join([head, *(_line(found) for _, found in order[:LINES])]) + "\n"


def _line(remarks: Sequence[Remark]) -> str:
    """One line of the program: what it costs, by weight, and what to write."""
    span = remarks[0].span
    text = span.source.line(span.line).strip()
    text = text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"
    depth = max(r.depth for r in remarks)
    loops = f"  (in {depth} loops)" if depth > 1 else "  (in a loop)" * depth
    parts = [f"{Path(span.source.path).name}:{span.line}  {text}{loops}"]
    ordered = sorted(remarks, key=lambda r: -r.weight)
    told = list(dict.fromkeys((r.cost.value, r.subject, r.why) for r in ordered))
    for cost, subject, why in told[:_REASONS]:
        parts.append(_row(cost, f"{subject}{f': {why}' if why else ''}"))
    if len(told) > _REASONS:
        parts.append(f"  and {len(told) - _REASONS} more")
    for cure in _cures(ordered)[:_REASONS]:
        parts.append(_row("write", cure))
    return "\n".join(parts)


def _cures(remarks: Sequence[Remark]) -> list[str]:
    """What to write, each once; of limits that are to be raised, the highest."""
    found: dict[str, str] = {}
    for cure in (r.cure for r in remarks if r.cure):
        kind = _NUMBER.sub("", cure) if cure.startswith("raise") else cure
        found[kind] = max(found.get(kind, ""), cure, key=lambda text: (len(text), text))
    return list(found.values())


def _row(head: str, text: str) -> str:
    """A line, or several on a narrow terminal."""
    lead = f"  {head:<13} "
    return textwrap.fill(text, _COLUMNS, initial_indent=lead, subsequent_indent=" " * len(lead))
