"""Who wants to know how far a build of the runtime is, and how the C compiler is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

listeners: list[Callable[[int, int], None]] = []
"""Each is told how many of how many parts are there."""

command_listeners: list[Callable[[Sequence[str]], None]] = []
"""Each is told the commands that are run."""


def tell(done: int, parts: int) -> None:
    for listener in listeners:
        listener(done, parts)


def tell_command(command: Sequence[str]) -> None:
    for listener in command_listeners:
        listener(command)
