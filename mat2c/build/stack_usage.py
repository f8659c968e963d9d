"""The stack that a library's entries need, as the C compiler has laid it out.

gcc writes a call graph with the frame of each function (`-fcallgraph-info=su`); the figure is that
of the deepest chain of calls. What is outside of the file, as `sin`, is not in it.
"""

from __future__ import annotations

import re
from pathlib import Path

from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.support.files import source_bytes, working_folder

_NODE = re.compile(r'node: \{ title: "([^"]*)" label: "[^"]*?(?:(\d+) bytes \([^"]*)?"')
_EDGE = re.compile(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"')


def measured_stack(
    cc: str | None, flags: tuple[str, ...] | None, header: str, c_text: str, header_text: str
) -> dict[str, int] | None:
    """Bytes by function of a library's file, as it is compiled for others; None where no compiler
    tells."""
    try:
        return stack_usage(c_text, header_text, header, Toolchain.find(cc, flags).portable)
    except ToolError:
        return None


def stack_usage(
    c_text: str, header_text: str, header: str, toolchain: Toolchain
) -> dict[str, int] | None:
    """Bytes by function of the file; None where the compiler doesn't tell."""
    with working_folder() as folder:
        source = folder / "library.c"
        source.write_bytes(source_bytes(c_text))
        if header:
            (folder / header).write_bytes(source_bytes(header_text))
        flags = ("-fcallgraph-info=su", f"-I{folder}", "-w")
        try:
            toolchain.compile(source, folder / "library.o", *flags)
        except (CompileError, ToolError):
            return None
        graph = folder / "library.ci"
        return deepest(graph.read_text(errors="replace")) if graph.is_file() else None


def deepest(graph: str) -> dict[str, int]:
    """The stack of the deepest chain of calls from each function of a call graph."""
    frames = {title: int(size or 0) for title, size in _NODE.findall(graph)}
    calls: dict[str, set[str]] = {title: set() for title in frames}
    for caller, callee in _EDGE.findall(graph):
        calls.setdefault(caller, set()).add(callee)
    totals: dict[str, int] = {}
    for title in frames:
        _total(title, frames, calls, totals)
    return {Path(title).name.rpartition(":")[2]: total for title, total in totals.items()}


def _total(
    first: str, frames: dict[str, int], calls: dict[str, set[str]], totals: dict[str, int]
) -> None:
    """Fills in the totals of a function and all that it calls; no function calls itself."""
    path = [first]
    while path:
        title = path[-1]
        waiting = [c for c in calls.get(title, ()) if c not in totals and c not in path]
        if waiting:
            path.append(waiting[0])
            continue
        below = max((totals.get(c, 0) for c in calls.get(title, ())), default=0)
        totals[title] = frames.get(title, 0) + below
        path.pop()
