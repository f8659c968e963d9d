"""What a command shows besides its work: how far it is, where that takes over a second, and how
long its stages took. On stderr only."""

from __future__ import annotations

import sys
import threading
from typing import Any

from mat2c import console
from mat2c.support import stages

_PATIENCE, _TICK = 1.0, 0.1  # seconds without a word, and between looks
_BUILD = "runtime library, once for this compiler and its flags"
BUILD_NOTICE = f"mat2c: building the {_BUILD}"  # one line, where no terminal shows the spinner
_LEAST = 0.0005  # seconds of a stage that has a row


class Display:
    """Runs while a command does: a spinner with the stage that is under way, on a terminal."""

    def __init__(self) -> None:
        self._timer: threading.Thread | None = None
        self._closed = threading.Event()
        self._lock = threading.Lock()
        self._status: Any = None  # the spinner, while it is shown
        self._build = ""
        self._told = False

    def __enter__(self) -> Display:
        console.settings.reset()
        stages.stop()
        self._closed.clear()
        if sys.stderr.isatty():
            stages.start(self._hide)
            self._timer = threading.Thread(target=self._show, daemon=True)
            self._timer.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the spinner, and tells the times where they are asked for."""
        self._closed.set()
        if self._timer is not None:
            self._timer.join()
            self._timer = None
        clock = stages.clock
        stages.stop()
        if clock is not None and console.settings.timings:
            console.say(table(clock))

    def tell_build(self, done: int, parts: int) -> None:
        """The runtime library is being built, which takes its time once: a line says so, on a
        terminal the spinner how far it is."""
        if not sys.stderr.isatty() and not self._told and not console.settings.quiet:
            self._told = True
            console.say(BUILD_NOTICE)
        self._build = f"building the {_BUILD}: {100 * done // parts} %" if done < parts else ""

    def _show(self) -> None:
        """Shows the spinner while a stage is under way, after a second without a word."""
        clock = stages.clock
        if self._closed.wait(_PATIENCE) or console.settings.quiet or clock is None:
            return
        from rich.console import Console  # dear to import: only where there is time

        screen = Console(stderr=True, no_color=not console.in_colour(), highlight=False)
        while not self._closed.wait(_TICK):
            with self._lock:
                if not clock.current:
                    continue
                text = f"mat2c: {self._build or clock.current}"
                if self._status is None:
                    self._status = screen.status(text)
                    self._status.start()
                self._status.update(text)
        self._hide()

    def _hide(self) -> None:
        """Takes the spinner away, for what is printed next."""
        with self._lock:
            if self._status is not None:
                self._status.stop()
                self._status = None


def table(clock: stages.StageClock) -> str:
    """Stages with their seconds, the longest first."""
    total = clock.total
    rows = sorted(clock.seconds.items(), key=lambda item: -item[1])
    shown = [(name, seconds) for name, seconds in rows if seconds >= _LEAST]
    rest = total - sum(seconds for _, seconds in shown)
    lines = [f"{'stage':<24}{'seconds':>10}{'share':>8}"]
    for name, seconds in [*shown, ("everything else", rest)]:
        lines.append(f"{name:<24}{seconds:>10.3f}{100 * seconds / total:>7.0f}%")
    return "\n".join([*lines, f"{'in all':<24}{total:>10.3f}"])
