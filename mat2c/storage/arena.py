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
) -> Arena:
    """Places the blocks, the largest first, each at the lowest free offset.

    `live_sets` are sets of blocks alive at one time, for the lower bound.
    """
    offsets: dict[int, int] = {}
    for block in sorted(sizes, key=lambda b: (-sizes[b], b)):
        occupied = sorted(
            (offsets[other], offsets[other] + sizes[other])
            for other in offsets
            if sizes[other] and interfere(block, other)
        )
        offsets[block] = _first_gap(occupied, sizes[block])
    size = max((offsets[b] + sizes[b] for b in offsets), default=0)
    bound = max((sum(sizes[b] for b in alive) for alive in live_sets), default=0)
    return Arena(offsets, size, max(bound, max(sizes.values(), default=0)))


def place_in_a_row(sizes: Mapping[int, int]) -> Arena:
    """Places blocks whose sum is the lower bound, so that none may overlap, the largest first."""
    offsets: dict[int, int] = {}
    end = 0
    for block in sorted(sizes, key=lambda b: (-sizes[b], b)):
        offsets[block] = end
        end += sizes[block]
    return Arena(offsets, end, end)


def _first_gap(occupied: Iterable[tuple[int, int]], size: int) -> int:
    """The lowest offset where a block fits between occupied intervals (sorted by start)."""
    at = 0
    for start, end in occupied:
        if at + size <= start:
            break
        at = max(at, end)
    return at
