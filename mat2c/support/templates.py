"""The templates: C text comes from here, decisions from the callers (style: templates spell, Python
decides)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined

from mat2c.support.resources import cache_dir, templates_dir

_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "?": "\\?"}


def c_string(text: str) -> str:
    """A C string literal for text of one character a byte."""
    parts = []
    for ch in text:
        if ch in _ESCAPES:
            parts.append(_ESCAPES[ch])
        elif " " <= ch <= "~":
            parts.append(ch)
        else:
            parts.append(f"\\{ord(ch) & 255:03o}")
    return '"' + "".join(parts) + '"'


def c_character(ch: str) -> str:
    """A C constant for a character: its number for quotes and brackets, which C text is parted at,
    and for what can't be printed."""
    return f"'{ch}'" if " " <= ch <= "~" and ch not in "\"'\\()[]{}" else str(ord(ch))


def indent(text: object) -> str:
    """A text, or what has one, one level deeper; empty lines and labels at the margin stay where
    they are."""
    return "".join(
        line if line == "\n" or line.startswith("#") else f"    {line}"
        for line in str(text).splitlines(keepends=True)
    )


def bare(text: str) -> str:
    """An expression without the parentheses around the whole of it."""
    if text.startswith("(") and text.endswith(")"):
        depth = 0
        for k, ch in enumerate(text):
            depth += (ch == "(") - (ch == ")")
            if depth == 0:
                return text[1:-1] if k == len(text) - 1 else text
    return text


def factor(count: str | int) -> str:
    """An expression as an operand of whatever binds closely."""
    text = str(count)
    return text if text.isidentifier() or text.isdigit() else f"({bare(text)})"


def on_failure(leave: str) -> str:
    """What follows `if (…)` where `leave` are the statements for a failure: one on a line of its
    own, several in braces."""
    text = indent(leave)
    return f" {{\n{text}\n}}" if "\n" in leave else f"\n{text}"


def is_block(text: str) -> bool:
    """True if it is one pair of braces and what they hold."""
    return text.startswith("{\n") and text.find("\n}\n") == len(text) - 3


@functools.cache
def _environment() -> Environment:
    cache: Path = cache_dir("templates")
    env = Environment(
        loader=FileSystemLoader(templates_dir()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        bytecode_cache=FileSystemBytecodeCache(str(cache)),
    )
    env.filters["inner"] = indent
    env.filters["c_string"] = c_string
    env.filters["bare"] = bare
    env.filters["factor"] = factor
    env.filters["on_failure"] = on_failure
    env.tests["block"] = is_block
    return env


class Spelling:
    """The macros of one template file, as methods: `Spelling("boxed").binary(...)` gives C text."""

    def __init__(self, topic: str) -> None:
        self._module: Any = _environment().get_template(f"{topic}.c.j2").module

    def __getattr__(self, macro: str) -> Callable[..., str]:
        function = getattr(self._module, macro)

        def render(*args: object, **kwargs: object) -> str:
            return str(function(*args, **kwargs))

        setattr(self, macro, render)
        return render


@functools.cache
def spelling(topic: str) -> Spelling:
    """The macros of `templates/TOPIC.c.j2`, loaded once."""
    return Spelling(topic)
