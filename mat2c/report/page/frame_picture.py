"""A function's frame over time, as numbers for a drawing: a row for each group of the storage plan,
a bar for each stretch in which one of its variables is alive, and how much is alive at once."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.ir.core import Function, Value
from mat2c.report.page.lifetimes import Stretch, Timeline, merged, sums, timeline
from mat2c.report.value_places import name_of
from mat2c.storage.model import Group, StoragePlan, Variable
from mat2c.support.record import dataclass

LEFT, WIDTH, ROW = 132, 640, 20  # of the labels, of the time, of a row: in units of the drawing
_CURVE = 44  # height of the curve
_TICKS = 8
_LABEL = 18  # characters beside a row
_LETTER = 6.6  # width of a letter


@dataclass(frozen=True, slots=True)
class Bar:
    """A stretch of a variable's life."""

    x: int
    width: int
    label: str  # "" where there is no room for it
    title: str


@dataclass(frozen=True, slots=True)
class Row:
    """A group of storage."""

    y: int
    kind: str
    label: str
    bars: list[Bar]


@dataclass(frozen=True, slots=True)
class FramePicture:
    """A drawing; `curve` is the outline of what is alive, whose highest point lies on `top`."""

    height: int
    rows: list[Row]
    loops: list[tuple[float, float]]
    ticks: list[tuple[float, int]]
    curve: str
    top: float
    base: float
    most: str
    text: str  # what it shows, for those who don't see it


def shown_groups(plan: StoragePlan) -> list[Group]:
    """The groups that have a row: scalars are in registers, as far as there is room, and what is
    never defined is nowhere."""
    return [g for g in plan.groups if g.kind != "scalar" and not is_nowhere(g.members)]


def is_nowhere(values: Sequence[Value]) -> bool:
    """True if none of the values is ever defined."""
    return all(value.type is not None and value.type.is_bottom for value in values)


def frame_timeline(function: Function, plan: StoragePlan) -> Timeline:
    """The positions of a function, for the values of its plan."""
    function.set_preds()
    return timeline(function, list(plan.group_of))


def frame_picture(plan: StoragePlan, time: Timeline) -> FramePicture | None:
    """The drawing of a frame; None where there are only scalars."""
    groups = shown_groups(plan)
    if not groups or not time.length:
        return None
    unit = WIDTH / time.length
    lives = {v.number: time.alive(v.members) for g in groups for v in g.variables}
    groups.sort(key=lambda g: min(_together(g, lives), default=(0, 0)))
    top = 16
    rows = [
        Row(
            top + k * ROW,
            group.kind,
            _row_label(group),
            [bar for v in group.variables for bar in _bars(v, group, lives[v.number], time, unit)],
        )
        for k, group in enumerate(groups)
    ]
    base = top + len(rows) * ROW + 8 + _CURVE
    measured, words = _measure(groups, lives)
    heights = sums(time.length, measured)
    most = max(heights, default=0)
    return FramePicture(
        base + 34,
        rows,
        [(LEFT + a * unit, (b - a) * unit) for a, b in time.loops],
        _ticks(time, unit),
        _outline(heights, most, unit, base),
        base - _CURVE,
        base,
        words.format(most),
        _spoken(groups, words.format(most)),
    )


def _row_label(group: Group) -> str:
    names = list(dict.fromkeys(_name(v) for v in group.variables))
    text = ", ".join(names)
    return text if len(text) <= _LABEL else text[: _LABEL - 1] + "…"


def _name(variable: Variable) -> str:
    return variable.name or name_of(variable.members[0])


def _bars(
    variable: Variable, group: Group, life: Sequence[Stretch], time: Timeline, unit: float
) -> list[Bar]:
    name, found = _name(variable), []
    for start, end in life:
        first, last = time.lines[start], time.lines[end - 1]
        lines = f"line {first}" if first == last else f"lines {first} to {last}"
        width = max((end - start) * unit, 2.0)
        label = name if len(name) * _LETTER + 6 <= width and len(group.variables) > 1 else ""
        found.append(Bar(round(LEFT + start * unit), round(width), label, f"{name}: {lines}"))
    return found


def _measure(
    groups: Sequence[Group], lives: dict[int, list[Stretch]]
) -> tuple[list[tuple[list[Stretch], int]], str]:
    """What is added up: the bytes of groups whose size is known, else how many values there are."""
    sized = [(g, g.size) for g in groups if isinstance(g.size, int)]
    if sized:
        found = [(merged(_together(g, lives)), size) for g, size in sized]
        return found, "most alive at once: {} bytes of known size"
    return [
        (merged(_together(g, lives)), 1) for g in groups
    ], "most alive at once: {} arrays or boxes"


def _together(group: Group, lives: dict[int, list[Stretch]]) -> list[Stretch]:
    return [s for v in group.variables for s in lives[v.number]]


def _outline(heights: Sequence[int], most: int, unit: float, base: int) -> str:
    """The path of a filled step curve."""
    if not most:
        return ""
    parts, last = [f"M{LEFT} {base}"], 0
    for k, height in enumerate(heights):
        if height != last:
            y = base - _CURVE * height / most
            parts.append(f"H{LEFT + k * unit:.1f}V{y:.1f}")
            last = height
    return "".join([*parts, f"H{LEFT + WIDTH}V{base}Z"])


def _ticks(time: Timeline, unit: float) -> list[tuple[float, int]]:
    """Places of some lines, from left to right."""
    first: dict[int, int] = {}
    for k, line in enumerate(time.lines):
        if line:
            first.setdefault(line, k)
    places = sorted((k, line) for line, k in first.items())
    chosen: list[tuple[float, int]] = []
    for k, line in places:
        x = LEFT + k * unit
        if not chosen or x - chosen[-1][0] >= WIDTH / _TICKS:
            chosen.append((round(x, 1), line))
    return chosen


def _spoken(groups: Sequence[Group], most: str) -> str:
    count = sum(len(group.variables) for group in groups)
    return f"{count} variables in {len(groups)} places of storage; {most}"
