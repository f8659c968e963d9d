"""Who wants to know how far a build of the runtime is."""

from __future__ import annotations

from collections.abc import Callable

listeners: list[Callable[[int, int], None]] = []
"""Each is told how many of how many parts are there."""


def tell(done: int, parts: int) -> None:
    for listener in listeners:
        listener(done, parts)
