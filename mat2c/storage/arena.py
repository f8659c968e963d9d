"""Placing blocks of known size in one arena: blocks that interfere don't overlap, others may.

Unlike colour classes, placed blocks can overlap in part. The lower bound is the greatest sum of
blocks that live at one time; it is reported beside the size reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Arena:
    """Offsets by block, the size of the whole, and what it can't go below."""

    offsets: dict[int, int]
    size: int
    lower_bound: int


def place(
    sizes: Mapping[int, int],
    interfere: Callable[[int, int], bool],
    live_sets: Iterable[Sequence[int]] = (),
    meet: Callable[[int, int], bool] = lambda a, b: False,
) -> Arena:
    """Places the blocks, the largest first, each at the lowest free offset.

    `live_sets` are sets of blocks alive at one time, for the lower bound. Blocks that `meet` begin
    at one offset, or have no place in common: an operation reads one while it makes the other.
    """
    offsets: dict[int, int] = {}
    for block in sorted(sizes, key=lambda b: (-sizes[b], b)):
        occupied: list[tuple[int, int]] = []
        met: list[tuple[int, int]] = []
        for other, at in offsets.items():
            if sizes[other] and interfere(block, other):
                occupied.append((at, at + sizes[other]))
            elif sizes[other] and meet(block, other):
                met.append((at, at + sizes[other]))
        offsets[block] = _first_gap(occupied, met, sizes[block])
    size = max((offsets[b] + sizes[b] for b in offsets), default=0)
    bound = max((sum(sizes[b] for b in alive) for alive in live_sets), default=0)
    return Arena(offsets, size, max(bound, max(sizes.values(), default=0)))


def _first_gap(
    occupied: Sequence[tuple[int, int]], met: Sequence[tuple[int, int]], size: int
) -> int:
    """The lowest offset where a block fits between intervals, or where one that it meets begins."""
    starts = {0, *(end for _, end in (*occupied, *met)), *(start for start, _ in met)}
    apart = [(start, end) for start, end in occupied]
    for at in sorted(starts):
        rivals = apart + [(start, end) for start, end in met if start != at]
        if all(end <= at or at + size <= start for start, end in rivals):
            return at
    raise AssertionError("behind the last interval there is room")
