"""Which stage of a translation or build is under way, and how long each took.

Nobody asks as a rule: then `clock` is None, and a stage costs nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class StageClock:
    """Seconds by stage, without those of the stages inside of it. Of several threads, it follows
    the one that began; `idle` is called where no stage is under way any more."""

    def __init__(self, idle: Callable[[], None] | None = None) -> None:
        self.seconds: dict[str, float] = {}
        self.began = self._last = time.perf_counter()
        self._stack: list[str] = []
        self._thread = 0
        self._idle = idle

    @property
    def current(self) -> str:
        """The innermost stage that is under way; "" between stages."""
        stack = self._stack[-1:]
        return stack[0] if stack else ""

    @property
    def total(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self.began

    def enter(self, name: str) -> bool:
        """A stage begins; False where another thread is at work."""
        if not self._stack:
            self._thread = threading.get_ident()
        elif self._thread != threading.get_ident():
            return False
        self._note()
        self._stack.append(name)
        return True

    def leave(self) -> None:
        """The stage that began last ends."""
        self._note()
        self._stack.pop()
        if not self._stack and self._idle is not None:
            self._idle()

    def _note(self) -> None:
        now = time.perf_counter()
        if self._stack:
            name = self._stack[-1]
            self.seconds[name] = self.seconds.get(name, 0.0) + now - self._last
        self._last = now


clock: StageClock | None = None
"""The clock that runs, if somebody wants to know."""


@contextmanager
def stage(name: str) -> Iterator[None]:
    """What is done inside is this stage."""
    running = clock
    if running is None:
        yield
        return
    entered = running.enter(name)
    try:
        yield
    finally:
        if entered:
            running.leave()


def start(idle: Callable[[], None] | None = None) -> StageClock:
    """Starts a clock, or gives the one that runs."""
    global clock
    if clock is None:
        clock = StageClock(idle)
    return clock


def stop() -> None:
    """Nobody wants to know any more."""
    global clock
    clock = None
