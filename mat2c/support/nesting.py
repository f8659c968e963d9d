"""Runs what follows the nesting of a program recursively: on a large stack where it is deep."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from mat2c.support.diagnostics import InternalError

_LIMIT = 5_000  # calls, which any stack has room for
_DEEP_LIMIT = 150_000
_DEEP_STACK = 384 << 20  # bytes, of which those become memory that are reached

Result = TypeVar("Result")


class NestingError(Exception):
    """A program is nested deeper than even a large stack allows."""


def run_nested(work: Callable[[], Result]) -> Result:
    """The result of `work`. Where that needs more than the usual number of nested calls, it is done
    again in a thread with a large stack."""
    with _recursion_limit(_LIMIT):
        try:
            return work()
        except (RecursionError, InternalError) as error:
            if not _is_too_deep(error):
                raise
    with _recursion_limit(_DEEP_LIMIT):
        return _in_deep_thread(work)


def _is_too_deep(error: BaseException | None) -> bool:
    """True if the recursion limit is the error or what caused it."""
    while error is not None and not isinstance(error, RecursionError):
        error = error.__cause__
    return error is not None


@contextmanager
def _recursion_limit(limit: int) -> Iterator[None]:
    """Allows at least so many nested calls."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, limit))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _in_deep_thread(work: Callable[[], Result]) -> Result:
    """The result of `work`, or what it raises, from a thread of its own."""
    results: list[Result] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:  # raised again below, in the thread that waits
            errors.append(NestingError() if _is_too_deep(error) else error)

    before = threading.stack_size(_DEEP_STACK)
    try:
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
    except RuntimeError:  # no room for such a stack
        raise NestingError from None
    finally:
        threading.stack_size(before)
    thread.join()
    if errors:
        raise errors[0]
    return results[0]
