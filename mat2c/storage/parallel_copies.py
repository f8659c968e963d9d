"""Parallel copies put in sequence: all sources are read before any is overwritten.

(a, b) = (b, a)      becomes      t = a;  a = b;  b = t
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def sequentialise(copies: Sequence[tuple[T, T]], fresh: Callable[[T], T]) -> list[tuple[T, T]]:
    """An order for copies (to, from) to distinct places; `fresh` gives a temporary like one.

    Copies of a place to itself vanish.
    """
    pending = {to: source for to, source in copies if to != source}
    readers: dict[T, int] = {}
    for source in pending.values():
        readers[source] = readers.get(source, 0) + 1
    ready = [to for to in pending if not readers.get(to)]
    result: list[tuple[T, T]] = []
    while pending:
        if ready:
            to = ready.pop()
            source = pending.pop(to)
            result.append((to, source))
            readers[source] -= 1
            if not readers[source] and source in pending:
                ready.append(source)
        else:  # only cycles are left: save one place, which frees it
            to = next(iter(pending))
            saved = fresh(to)
            result.append((saved, to))
            for other, source in pending.items():
                if source == to:
                    pending[other] = saved
            readers[saved] = readers.pop(to)
            ready.append(to)
    return result
