"""The meaning of parameters, as the help text of a function file gives it.

% FIR_FRAME  Filter one frame of samples.     the summary
%   b   taps (1x16)                           the note of b
%   x, z: frame and delay line                the note of x and of z
"""

from __future__ import annotations

import re
from collections.abc import Collection

from mat2c.codegen.source_lines import as_comment
from mat2c.support.record import dataclass, field

_ENTRY = re.compile(
    r"(?P<indent>\s*)(?:[-*]\s+)?(?P<names>\w+(?:\s*,\s*\w+)*)(?:\s*(?:[:=]|--?)\s+|:\s*|\s{2,}|\t)"
    r"(?P<note>\S.*)"
)


@dataclass(frozen=True, slots=True)
class Notes:
    """What a help text says: a sentence about the function, and notes by parameter."""

    summary: str = ""
    by_name: dict[str, str] = field(default_factory=dict)


def read_notes(block: list[str], function: str, parameters: Collection[str]) -> Notes:
    """The notes in the lines of a help text; lines that continue a note are indented deeper."""
    summary, by_name = list[str](), dict[str, str]()
    current, depth, is_first = list[str](), 0, True
    for line in block:
        entry = _ENTRY.fullmatch(line.rstrip())
        names = re.split(r"\s*,\s*", entry["names"]) if entry else []
        if entry and names and all(name in parameters for name in names):
            current, depth, is_first = names, len(entry["indent"].expandtabs()), False
            for name in names:
                by_name.setdefault(name, entry["note"].strip())
            continue
        indent = len(line.expandtabs()) - len(line.expandtabs().lstrip())
        if current and line.strip() and indent > depth:
            for name in current:
                by_name[name] += f" {line.strip()}"
            continue
        current = []
        is_first = is_first and (bool(line.strip()) or not summary)
        if is_first and line.strip():
            summary.append(line.strip())
    return Notes(_plain(_without_name(" ".join(summary), function)), _all_plain(by_name))


def _without_name(text: str, function: str) -> str:
    """The sentence without the function's name in front, as MATLAB's help texts have it."""
    head, _, rest = text.partition(" ")
    same = head.rstrip(":").lower() == function.lower()
    return rest.strip().removeprefix("- ").strip() if same else text


def _all_plain(notes: dict[str, str]) -> dict[str, str]:
    return {name: _plain(note) for name, note in notes.items()}


def _plain(text: str) -> str:
    """Text that may stand in a comment of a header, in ASCII."""
    return as_comment("".join(c if " " <= c <= "~" else "?" for c in text))
