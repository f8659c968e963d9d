"""Text → tokens, with MATLAB's context rules.

The lexer is driven by hand instead of by `ply.lex`: nearly every rule needs the token before, the
blank before, the open brackets and the open block, and error recovery needs to set it back to an
earlier place. It reads one logical line at a time, so nothing is lexed far ahead of the parser.

It also normalises what the grammar then needn't know: one separator ends every statement and every
header (`if x disp(1), end` gets two), and blanks and newlines in matrices become COMMA and ROWSEP.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mat2c.frontend.lex import token_patterns
from mat2c.frontend.lex.command_syntax import NUMBER_NAMES, looks_like_command, read_words
from mat2c.frontend.lex.layout import Layout
from mat2c.frontend.lex.lexer_state import Frame
from mat2c.frontend.lex.literals import double_quoted, number, single_quoted
from mat2c.frontend.lex.stray_characters import stray_character
from mat2c.frontend.lex.tokens import (
    BLOCKS,
    CLASS_BLOCKS,
    CLASS_KEYWORDS,
    CLOSERS,
    COMPLETE,
    END_OF_FILE,
    HEADERS,
    KEYWORDS,
    MIDDLES,
    OPERAND_ENDS,
    OPERATORS,
    STATEMENT_STARTS,
    Token,
)
from mat2c.support.dialect import OCTAVE, Dialect


class Lexer(Layout):
    """The tokens of a text, by `token()` one at a time as PLY has it, or by `next_line()`."""

    def __init__(self, text: str, value: bool = False, dialect: Dialect = OCTAVE) -> None:
        super().__init__(text)
        self.dialect = dialect
        self._next = 0
        #: Is the text there for its value? Then there are no commands.
        self.value = value

    def token(self) -> Token | None:
        """The next token, None at the end."""
        while self._next >= len(self.out):
            if self.done:
                return None
            self.next_line()
        token = self.out[self._next]
        self._next += 1
        if token.type == "ERROR":
            end = self.text.find("\n", token.end)
            self.restart(end if end >= 0 else len(self.text))
        return None if token.type == END_OF_FILE else token

    def next_line(self) -> list[Token]:
        """The tokens of the next logical line. An ERROR token ends a line that can't be read."""
        self.out = []
        self._next = self.statement = 0
        self.line_done = False
        match, text, handlers = token_patterns.TOKEN.match, self.text, self._HANDLERS
        while not self.line_done:
            found = match(text, self.pos)
            assert found is not None and found.lastgroup is not None
            kind = found.lastgroup
            start = found.start(kind)
            spaced = start > self.pos or self.continued
            self.continued = False
            self.pos = found.end()
            handlers[kind](self, found[kind], start, spaced)
        return self.out

    def restart(self, at: int) -> None:
        """Go on at `at`, at the beginning of a statement, after an error."""
        self.pos = at
        self.frames.clear()
        self.prev = ""
        self.header = ""
        self.prefixes = self.assignments = 0
        self.done = False

    # --- words --------------------------------------------------------------------------------

    def _word(self, word: str, start: int, spaced: bool) -> None:
        keyword = KEYWORDS.get(word)
        if keyword is not None:
            self._keyword(keyword, word, start, spaced)
            return
        self.element_may_end(start)
        begins = self.prev in STATEMENT_STARTS  # a word right behind a condition is no command
        self.before_operand(spaced, start)
        if begins and not self.frames and self._statement_word(word, start):
            return
        if self.pos < len(self.text) and self.text[self.pos] == "@":
            match = token_patterns.SUPER_REFERENCE.match(self.text, self.pos)
            if match:
                self.pos = match.end()
                self.emit("SUPER", (word, match[1]), start, self.pos)
                return
        self.emit("NAME", word, start, self.pos)

    def _statement_word(self, word: str, start: int) -> bool:
        """Handles a word that begins a statement: a class keyword, a block of declarations, or a
        command."""
        if self._contextual_keyword(word, start):
            return True
        if word in NUMBER_NAMES or word in self.variables or self.in_declarations():
            return False
        if self.value or not looks_like_command(self.text, self.pos):
            return False
        words, end = read_words(self.text, self.pos)
        if words is None:
            self._unterminated(end)
            return True
        self.pos = end
        self.emit("COMMAND", (word, words), start, self.pos)
        return True

    def _contextual_keyword(self, word: str, start: int) -> bool:
        block = self.blocks[-1].type if self.blocks else ""
        type_ = None
        if block == "CLASSDEF":
            type_ = CLASS_BLOCKS.get(word)
        elif (
            word == "classdef"
            and not block
            and token_patterns.CLASS_AHEAD.match(self.text, self.pos)
        ):
            type_ = "CLASSDEF"
        elif word == "arguments" and self.may_declare_arguments:
            type_ = "ARGUMENTS"
        if type_ and (
            type_ == "CLASSDEF" or token_patterns.BLOCK_HEADER_REST.match(self.text, self.pos)
        ):
            self.emit(type_, word, start, self.pos)
            self.open_block(type_, start)
            return True
        closer = CLASS_KEYWORDS.get(word)
        if closer and any(b.type == "CLASSDEF" for b in self.blocks):
            self._closer(closer, word, start)
            return True
        if word == "endarguments" and block == "ARGUMENTS":
            self._closer("ENDARGUMENTS", word, start)
            return True
        return False

    def _keyword(self, type_: str, word: str, start: int, spaced: bool) -> None:
        if self.frames:
            if type_ == "END" and self.inside_index():
                self.before_operand(spaced, start)
                self.emit("ENDINDEX", word, start, self.pos)
                return
            if self.bracket() is not None:
                self._keyword_in_bracket(type_, word, start)
                return
            self.leave_anonymous()
        if type_ == "END" and self.header == "FUNCTION" and self.prev in ("FUNCTION", "ASSIGN"):
            self.emit("NAME", word, start, self.pos)  # classes define a function `end`
            return
        if type_ in CLOSERS and type_ != "UNTIL":
            self._closer(type_, word, start)
            return
        if type_ in MIDDLES or type_ == "UNTIL" or self.header:
            self.separate("SEP", start, start)
        if type_ == "UNTIL":
            self.close_block(type_)
        self.emit(type_, word, start, self.pos)
        if type_ in BLOCKS:
            self.open_block(type_, start)
        if type_ in HEADERS or type_ == "DECLARE":
            self.header = type_
        elif type_ == "CATCH":
            self._catch()
        elif type_ in COMPLETE:
            self.separate("SEP", self.pos, self.pos)

    def _closer(self, type_: str, word: str, start: int) -> None:
        block = self.blocks[-1].type if self.blocks else ""
        self.separate("SEP", start, start)
        self.close_block(type_)
        if block == "ARGUMENTS" and type_ == "END":
            type_ = "ENDARGUMENTS"
        self.emit(type_, word, start, self.pos)
        self.separate("SEP", self.pos, self.pos)

    def _keyword_in_bracket(self, type_: str, word: str, start: int) -> None:
        bracket = self.outermost_bracket()
        assert bracket is not None
        if type_ == "END" or self._on_line_of(bracket.start, start):
            self.emit(type_, word, start, self.pos)  # the parser says what it expected instead
        else:
            self.unclosed(bracket)

    def _catch(self) -> None:
        """`catch err` names the error; `catch stmt` and `catch, stmt` don't."""
        match = token_patterns.CATCH_NAME.match(self.text, self.pos)
        if match and match[1] not in KEYWORDS:
            self.pos = match.end()
            self.variables.add(match[1])
            self.emit("CATCHNAME", match[1], match.start(1), self.pos)
        self.separate("SEP", self.pos, self.pos)

    # --- operands -----------------------------------------------------------------------------

    def _number(self, text: str, start: int, spaced: bool) -> None:
        self.element_may_end(start)
        self.before_operand(spaced, start)
        self.emit("NUMBER", (number(text), text), start, self.pos)

    def _double(self, _: str, start: int, spaced: bool) -> None:
        self.before_operand(spaced, start)
        plain = self.dialect.strings
        pattern = token_patterns.PLAIN_DOUBLE_QUOTED if plain else token_patterns.DOUBLE_QUOTED
        match = pattern.match(self.text, start)
        if match is None:
            self._unterminated(start)
            return
        self.pos = match.end()
        value = match[1].replace('""', '"') if plain else double_quoted(match[1])
        self.emit("STRING", (value, '"'), start, self.pos)

    def _quote(self, _: str, start: int, spaced: bool) -> None:
        """A transpose directly after an operand, a string anywhere else."""
        if self.prev in OPERAND_ENDS and not (spaced and self.frames and self.frames[-1].is_matrix):
            self.emit("TRANSPOSE", "'", start, self.pos)
            return
        self.before_operand(spaced, start)
        match = token_patterns.SINGLE_QUOTED.match(self.text, start)
        if match is None:
            self._unterminated(start)
            return
        self.pos = match.end()
        self.emit("STRING", (single_quoted(match[1]), "'"), start, self.pos)

    def _unterminated(self, start: int) -> None:
        rest = token_patterns.REST_OF_LINE.match(self.text, start)
        self.pos = rest.end() if rest else start + 1
        self.fail("this string is never closed", start, self.pos)

    def _handle(self, text: str, start: int, spaced: bool) -> None:
        self.element_may_end(start)
        self.before_operand(spaced, start)
        name = text[1:].lstrip()
        if name in KEYWORDS:
            self.fail(f"'{name}' is a keyword; expected the name of a function", start, self.pos)
            return
        self.emit("HANDLE", name, start, self.pos)

    def _metaclass(self, text: str, start: int, spaced: bool) -> None:
        self.before_operand(spaced, start)
        self.emit("METACLASS", text[1:].lstrip(), start, self.pos)

    def _anonymous(self, _: str, start: int, spaced: bool) -> None:
        self.element_may_end(start)
        self.before_operand(spaced, start)
        self.emit("ANON", "@(", start, self.pos)
        self.push(Frame("@(", start))

    def _field(self, text: str, start: int, spaced: bool) -> None:
        self.emit("FIELD", text[1:].lstrip(), start, self.pos)

    def _dynamic(self, _: str, start: int, spaced: bool) -> None:
        self.emit("DYNAMIC", ".(", start, self.pos)
        self.push(Frame("(", start))

    def _transpose(self, text: str, start: int, spaced: bool) -> None:
        self.emit("TRANSPOSE", text, start, self.pos)

    # --- signs --------------------------------------------------------------------------------

    def _sign(self, sign: str, start: int, spaced: bool) -> None:
        type_, value = OPERATORS[sign]
        if self.prev in OPERAND_ENDS:
            if type_ == "ADD" or type_ == "STEP":
                if self._neighbour_sign(type_, sign, start, spaced):
                    return
            elif type_ == "NOT":
                self.before_operand(spaced, start)
        elif type_ in ("ADD", "NOT", "STEP"):
            self._count_prefix(self.prev in ("ADD", "NOT", "STEP"), start)
        if type_ in ("ASSIGN", "UPDATE"):
            if not self.frames or self.frames[-1].kind == "for(":
                self.note_assignment()
            self.assignments += 1
            self._check_depth(start)
        prefix = type_ == "STEP" and self.prev not in OPERAND_ENDS
        self.emit(type_, value, start, self.pos)
        if prefix:
            self.prev = "ADD"  # `++x`: what follows is its operand

    def _count_prefix(self, another: bool, start: int) -> None:
        self.prefixes = self.prefixes + 1 if another else 1
        self._check_depth(start)

    def _check_depth(self, start: int) -> None:
        if self.too_deep():
            self.fail("this is nested too deeply", start, self.pos)

    def _neighbour_sign(self, type_: str, sign: str, start: int, spaced: bool) -> bool:
        """`[a -b]` is two elements; `[a - b]` and `[a-b]` are one. `a++b` is `a + +b`."""
        after = self.text[self.pos : self.pos + 1]
        if spaced and self.frames and after not in (" ", "\t", "\n", "\r", ""):
            self.blank_separates(start)
        if (
            type_ == "STEP"
            and self.prev in OPERAND_ENDS
            and token_patterns.OPERAND.match(self.text, self.pos)
        ):
            self.emit("ADD", sign[0], start, start + 1)
            self.emit("ADD", sign[0], start + 1, self.pos)
            return True
        return False

    def _bad(self, char: str, start: int, spaced: bool) -> None:
        message, self.pos = stray_character(self.text, start)
        self.fail(message, start, self.pos)

    _HANDLERS: ClassVar[dict[str, Callable[[Lexer, str, int, bool], None]]] = {
        "word": _word,
        "number": _number,
        "open": Layout.on_open,
        "close": Layout.on_close,
        "comma": Layout.on_comma,
        "semicolon": Layout.on_semicolon,
        "newline": Layout.on_newline,
        "comment": Layout.on_comment,
        "continuation": Layout.on_continuation,
        "field": _field,
        "dynamic": _dynamic,
        "quote": _quote,
        "double": _double,
        "transpose": _transpose,
        "sign": _sign,
        "anonymous": _anonymous,
        "handle": _handle,
        "metaclass": _metaclass,
        "eof": Layout.on_eof,
        "bad": _bad,
    }
