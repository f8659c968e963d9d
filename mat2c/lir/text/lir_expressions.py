"""Reads the words of one line of LIR's text form: expressions, C types and lists of names."""

from __future__ import annotations

from mat2c.lir.c_expr import (
    Binary,
    Call,
    Cast,
    Choice,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    Text,
    Unary,
)
from mat2c.lir.expr_printer import OPERATORS
from mat2c.lir.text.lir_tokens import (
    FLOAT,
    INTEGER,
    NAME,
    PREFIXES,
    LirSyntaxError,
    is_quoted,
    tokens,
    unquoted,
)


class Line:
    """The words of a line, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.words = tokens(text)
        self.at = 0

    # --- words --------------------------------------------------------------------------------

    def peek(self, ahead: int = 0) -> str:
        """A word that is not read yet; "" behind the last one."""
        at = self.at + ahead
        return self.words[at] if at < len(self.words) else ""

    def take(self) -> str:
        word = self.peek()
        if not word:
            raise LirSyntaxError(f"{self.text!r} ends early")
        self.at += 1
        return word

    def skip(self, word: str) -> bool:
        """Reads a word if it is this one; True if so."""
        found = self.peek() == word
        self.at += found
        return found

    def expect(self, word: str) -> None:
        if not self.skip(word):
            raise LirSyntaxError(f"{word!r} is missing before {self.peek()!r} in {self.text!r}")

    def end(self) -> None:
        if self.peek():
            raise LirSyntaxError(f"{self.peek()!r} is too much in {self.text!r}")

    def name(self) -> str:
        word = self.take()
        if not NAME.fullmatch(word):
            raise LirSyntaxError(f"{word!r} is no name in {self.text!r}")
        return word

    def quoted(self) -> str:
        """The text of a word in quotes."""
        word = self.take()
        if not is_quoted(word):
            raise LirSyntaxError(f"{word!r} is no text in {self.text!r}")
        return unquoted(word)[1]

    def names(self) -> list[str]:
        """Names with commas between them, up to the end of the line or a bracket."""
        found: list[str] = []
        while NAME.fullmatch(self.peek()):
            found.append(self.name())
            self.skip(",")
        return found

    def clause(self, word: str) -> list[str]:
        """The names of `word(a, b)`; none where that is not there."""
        if self.peek() != word or self.peek(1) != "(":
            return []
        self.at += 2
        found = self.names()
        self.expect(")")
        return found

    def ctype(self) -> str:
        """A C type: words, and stars behind them; or any text in quotes."""
        if is_quoted(self.peek()):
            return self.quoted()
        found = [self.name()]
        while NAME.fullmatch(self.peek()) and self.peek(1) != "(" and not self._is_clause():
            found.append(self.name())
        stars = ""
        while self.skip("*"):
            stars += "*"
        return " ".join([*found, stars]).rstrip()

    def _is_clause(self) -> bool:
        return self.peek() == "from"

    # --- expressions --------------------------------------------------------------------------

    def expr(self) -> Expr:
        """An expression: an operand, and the subscripts behind it."""
        found = self._operand()
        while self.skip("["):
            found = Index(found, self.expr())
            self.expect("]")
        return found

    def _operand(self) -> Expr:
        word = self.take()
        if word == "(":
            return self._inside()
        if is_quoted(word):
            return self._of_text(*unquoted(word))
        if NAME.fullmatch(word):
            return Call(word, self._args()) if self.peek() == "(" else Name(word)
        if INTEGER.fullmatch(word):
            return Number(word, int(word))
        if FLOAT.fullmatch(word):
            return Number(word)
        raise LirSyntaxError(f"{word!r} is no operand in {self.text!r}")

    def _inside(self) -> Expr:
        """What stands in parentheses."""
        if self.peek() in PREFIXES:
            found: Expr = Unary(self.take(), self.expr())
        else:
            found = self._joined(self.expr())
        self.expect(")")
        return found

    def _joined(self, left: Expr) -> Expr:
        if self.skip("as"):
            return Cast(self.ctype(), left)
        if self.skip("?"):
            then = self.expr()
            self.expect(":")
            return Choice(left, then, self.expr())
        operator = self.take()
        if operator not in OPERATORS:
            raise LirSyntaxError(f"{operator!r} is no operator in {self.text!r}")
        return Binary(operator, left, self.expr())

    def _of_text(self, mark: str, text: str) -> Expr:
        has_args = self.peek() == "("
        if mark == "":
            return Text(text)
        if mark == "n":
            return Call(text, self._args()) if has_args else Name(text)
        if mark == "d":
            return Number(text, self._value() if has_args else None)
        if mark not in ("c", "o"):
            raise LirSyntaxError(f"no text is {mark!r} in {self.text!r}")
        return Pattern(text, self._args() if has_args else (), mark == "c")

    def _value(self) -> int:
        self.expect("(")
        value = int(self.take())
        self.expect(")")
        return value

    def _args(self) -> tuple[Expr, ...]:
        self.expect("(")
        found: list[Expr] = []
        while self.peek() != ")":
            found.append(self.expr())
            if not self.skip(","):
                break
        self.expect(")")
        return tuple(found)
