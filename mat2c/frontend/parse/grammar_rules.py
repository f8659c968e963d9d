"""The grammar as data: productions with their actions, and the precedence of signs.

    @rule("expr : expr ADD expr", "expr : expr MULTIPLY expr")
    def binary(b: Builder, left: Expr, sign: Token, right: Expr) -> Binary: ...

An action gets the builder and the value of each symbol on the right; terminals are `Token`s.
A production without action passes its only symbol on. PLY makes LALR tables of this
(`lalr_tables`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mat2c.frontend.ast import Node
from mat2c.frontend.lex.tokens import Token
from mat2c.support.diagnostics import Diagnostics, Source, Span
from mat2c.support.record import dataclass

Action = Callable[..., Any]
_A = TypeVar("_A", bound=Action)


@dataclass(frozen=True, slots=True)
class Production:
    """`left : right`, with `precedence` (the name of a sign) where it isn't the last sign's."""

    left: str
    right: tuple[str, ...]
    precedence: str | None
    action: Action | None


PRODUCTIONS: list[Production] = []

START = "file"
#: Loosest first, as in Octave; UNARY and HEAD name no sign.
PRECEDENCE: tuple[tuple[str, ...], ...] = (
    ("left", "OROR"),
    ("left", "ANDAND"),
    ("left", "OR"),
    ("left", "AND"),
    ("left", "COMPARE"),
    ("left", "COLON"),
    ("left", "ADD"),
    ("left", "MULTIPLY"),
    ("right", "UNARY", "NOT"),
    ("left", "POWER", "TRANSPOSE"),
    ("left", "STEP"),
    ("left", "LPAREN", "LBRACE", "FIELD", "DYNAMIC"),
)


def rule(*productions: str) -> Callable[[_A], _A]:
    """Register the decorated function as the action of some productions."""

    def register(action: _A) -> _A:
        for text in productions:
            _add(text, action)
        return action

    return register


def passes(*productions: str) -> None:
    """Register productions that hand on the value of their only symbol."""
    for text in productions:
        _add(text, None)


def _add(text: str, action: Action | None) -> None:
    text, _, precedence = text.partition("%prec")
    left, _, right = text.partition(":")
    symbols = tuple(right.split())
    assert action is not None or len(symbols) == 1, text
    PRODUCTIONS.append(Production(left.strip(), symbols, precedence.strip() or None, action))


class Builder:
    """What actions need: the source for spans, and where to complain."""

    def __init__(self, source: Source, diagnostics: Diagnostics) -> None:
        self.source = source
        self.diagnostics = diagnostics
        #: Functions that the end of the file closed, and whether some had an `end`.
        self.open_functions: list[Node] = []
        self.any_function_end = False
        #: Assignments inside expressions, `++` included, in the order of their last tokens.
        self.assigning: list[Node] = []

    def span(self, first: Node | Token, last: Node | Token) -> Span:
        """From the beginning of one symbol to the end of another."""
        start = first.start if type(first) is Token else first.span.start  # type: ignore[union-attr]
        end = last.end if type(last) is Token else last.span.end  # type: ignore[union-attr]
        return Span(self.source, start, end)

    def error(self, message: str, where: Span) -> None:
        self.diagnostics.error(message, where, "syntax")
