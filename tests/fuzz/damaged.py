"""Damaged sources: whatever bytes a file has, translation ends with C or with messages."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options

LIMIT = 30
_TOKENS = (
    "( ) [ ] { } ' \" , ; : = == ~ @ ... % %{ %} end if for while function try catch "
    "1e999 0x 1: .' ++ ! && || \n \t \0 \xff switch case unwind_protect do until"
).split(" ")


def damaged(source: bytes, random: Random) -> bytes:
    """The source with a few bytes or tokens removed, repeated, exchanged or put in."""
    for _ in range(random.randint(1, 4)):
        at, end = sorted(random.randrange(len(source) + 1) for _ in range(2))
        end = min(end, at + random.choice((1, 2, 8, 60)))
        piece = random.choice(
            (
                b"",
                source[at:end] * 2,
                random.choice(_TOKENS).encode("latin-1"),
                bytes([random.randrange(256)]),
            )
        )
        source = source[:at] + piece + source[end:]
    return source


def complaint(source: bytes) -> str:
    """What is wrong with what mat2c does with a source; "" where it makes C or says why not."""
    with tempfile.TemporaryDirectory(prefix="mat2c-fuzz-") as folder:
        path = Path(folder) / "damaged.m"
        path.write_bytes(source)
        try:
            with _limited(LIMIT):
                session.translate(path, Options(), Diagnostics())
        except TranslationError:
            return ""
        except Exception as error:
            return f"{type(error).__name__}: {error}"[:2000]
    return ""


@contextmanager
def _limited(seconds: int) -> Iterator[None]:
    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
