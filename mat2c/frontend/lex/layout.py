"""Brackets, line ends and comments: where a statement, a row or an element ends."""

from __future__ import annotations

from mat2c.frontend.lex import token_patterns
from mat2c.frontend.lex.lexer_state import Context, Frame
from mat2c.frontend.lex.tokens import END_OF_FILE, OPERAND_ENDS, STATEMENT_STARTS

_CLOSING = {"(": ")", "[": "]", "{": "}"}
_BRACKET_TYPES = {
    "(": "LPAREN",
    ")": "RPAREN",
    "[": "LBRACKET",
    "]": "RBRACKET",
    "{": "LBRACE",
    "}": "RBRACE",
}


class Layout(Context):
    """The part of the lexer that knows about brackets and lines."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.pos = 0
        #: Has the whole text been read?
        self.done = False
        #: Is the logical line complete?
        self.line_done = False
        #: Was there a continuation before the next token? It separates as a blank does.
        self.continued = False

    def fail(self, message: str, start: int, end: int) -> None:
        """Give up on this line."""
        self.emit("ERROR", message, start, end)
        self.line_done = True

    def _on_line_of(self, opener: int, at: int) -> bool:
        return self.text.find("\n", opener, at) < 0

    # --- brackets and separators --------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)
        if self.too_deep():
            self.fail("this is nested too deeply", frame.start, frame.start + 1)

    def on_open(self, sign: str, start: int, spaced: bool) -> None:
        if sign == "[":
            self.element_may_end(start)
            self.before_operand(spaced, start)
        elif self.frames and spaced and self.prev in OPERAND_ENDS:
            self.blank_separates(start)
        is_index = self.prev in OPERAND_ENDS and sign != "["
        if self.prev in ("FOR", "PARFOR") and sign == "(":
            self.emit("FORPAREN", sign, start, self.pos)
            self.push(Frame("for(", start))
            return
        self.emit(_BRACKET_TYPES[sign], sign, start, self.pos)
        is_matrix = sign == "[" or (sign == "{" and not is_index and not self.in_declarations())
        self.push(Frame(sign, start, is_index, is_matrix))

    def on_close(self, sign: str, start: int, spaced: bool) -> None:
        self.leave_anonymous()
        frame = self.frames.pop() if self.frames else None
        if frame is None or _CLOSING[frame.kind[-1]] != sign:
            if frame is not None:
                self.frames.append(frame)
            self._mismatch(frame, sign, start)
            return
        if frame.kind == "@(":
            self.emit("ANONCLOSE", sign, start, self.pos)
            self.frames.append(Frame("@", start))
            return
        self.emit(_BRACKET_TYPES[sign], sign, start, self.pos)
        if frame.kind == "for(" or (self.header == "FUNCTION" and not self.frames and sign == ")"):
            self.separate("SEP", self.pos, self.pos)

    def _mismatch(self, frame: Frame | None, sign: str, start: int) -> None:
        if frame is None:
            self.fail(f"'{sign}' closes nothing", start, self.pos)
            return
        opener = frame.kind[-1]
        self.fail(
            f"'{sign}' can't close the '{opener}' {self.place(frame.start, start)}; "
            f"expected '{_CLOSING[opener]}'",
            start,
            self.pos,
        )

    def place(self, offset: int, seen_from: int) -> str:
        """Where an opener stands, in words, for a message about a later place."""
        line = self.text.count("\n", 0, offset) + 1
        if self._on_line_of(offset, seen_from):
            column = offset - (self.text.rfind("\n", 0, offset) + 1) + 1
            return f"opened at column {column}"
        return f"opened at line {line}"

    def unclosed(self, frame: Frame) -> None:
        opener = frame.kind[-1]
        message = f"this '{opener}' is never closed; expected '{_CLOSING[opener]}'"
        at = self.text.find(opener, frame.start)
        self.fail(message, at, at + 1)

    def on_comma(self, _: str, start: int, spaced: bool) -> None:
        self.leave_anonymous()
        if self.frames:
            self.emit("COMMA", ",", start, self.pos)
        else:
            self.separate("SEP", start, self.pos)

    def on_semicolon(self, _: str, start: int, spaced: bool) -> None:
        self.leave_anonymous()
        if self.frames:
            self._row(start)
        else:
            self.separate("SEMI", start, self.pos)

    def _row(self, start: int) -> None:
        if self.prev not in ("ROWSEP", "LBRACKET", "LBRACE"):
            self.emit("ROWSEP", ";", start, self.pos)

    def on_newline(self, _: str, start: int, spaced: bool) -> None:
        bracket = self.bracket()
        if bracket is None:
            self.frames.clear()
            self.separate("SEP", start, self.pos)
            self.line_done = self.prev in STATEMENT_STARTS
        elif bracket.is_matrix:
            self.leave_anonymous()
            if self.prev != "ROWSEP":
                self.implied.add(self.pos)
            self._row(start)
        else:
            self.continued = True

    def on_continuation(self, _: str, start: int, spaced: bool) -> None:
        self.continued = True

    def on_comment(self, _: str, start: int, spaced: bool) -> None:
        self.continued = spaced
        line_start = self.text.rfind("\n", 0, start) + 1
        line_start = max(line_start, self.text.rfind("\r", line_start, start) + 1)
        if self.text[line_start:start].strip(" \t\f"):
            return
        if token_patterns.BLOCK_COMMENT_OPEN.match(self.text, start) is None:
            # A comment on a line of its own takes the newline along: it doesn't end a statement
            # that the line before continues.
            newline = token_patterns.NEWLINE.match(self.text, self.pos)
            self.pos = newline.end() if newline else self.pos
            return
        depth = 0
        for mark in token_patterns.BLOCK_COMMENT_MARK.finditer(self.text, line_start):
            depth += 1 if mark[1] == "{" else -1
            if depth == 0:
                self.pos = mark.end()
                return
        self.pos = len(self.text)

    def on_eof(self, _: str, start: int, spaced: bool) -> None:
        bracket = self.outermost_bracket()
        if bracket is not None:
            self.unclosed(bracket)
            return
        self.frames.clear()
        self.separate("SEP", start, start)
        self.emit(END_OF_FILE, None, start, start)
        self.line_done = self.done = True
