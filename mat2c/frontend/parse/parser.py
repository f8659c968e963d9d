"""The LR parser: runs PLY's tables over the lexer's tokens, and recovers from errors.

PLY's own loop isn't used: it can't be told to unwind to a statement, doesn't say what it expected,
and is half as fast.
"""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from typing import Any

from mat2c.frontend.ast import ClassDef, FunctionDef, SourceFile, Stmt
from mat2c.frontend.lex.lexer import Lexer
from mat2c.frontend.lex.tokens import CLOSERS, END_OF_FILE, STATEMENT_STARTS, Token
from mat2c.frontend.parse import error_recovery
from mat2c.frontend.parse.grammar_rules import PRODUCTIONS, Builder
from mat2c.frontend.parse.lalr_tables import Tables, load
from mat2c.frontend.statement_places import Places
from mat2c.support import record
from mat2c.support.diagnostics import Diagnostics, Source, Span

#: More errors than this in a file aren't worth reading.
MAX_ERRORS = 50


@functools.cache
def cached_tables() -> Tables:
    return load()


class Parser:
    """One parse of one source."""

    def __init__(self, source: Source, diagnostics: Diagnostics, value: bool = False) -> None:
        self.source = source
        self.diagnostics = diagnostics
        self.tables = cached_tables()
        self.lexer = Lexer(source.text, value, source.dialect)
        self.builder = Builder(source, diagnostics)
        self.states = [0]
        self.values: list[Any] = []
        #: The tokens of the current logical line, and the next of them.
        self.line: list[Token] = []
        self.at = 0
        self.errors = 0
        #: The blocks that are open at the end of the file, and what to say of them.
        self.unclosed: list[tuple[str, Span]] = []
        #: Are the ends of blocks known to be wrong, and has that been told?
        self.mistaken_ends = False

    def parse(self) -> list[Any]:
        """The statements of the file."""
        # The hot loop: everything in locals.
        tables = self.tables
        action, goto, default = tables.action, tables.goto, tables.default
        states, values, builder = self.states, self.values, self.builder
        rules = [("", 0, None), *((p.left, len(p.right), p.action) for p in PRODUCTIONS)]
        token = self.next()
        while True:
            state = states[-1]
            act = default[state] or action[state].get(token.type)
            if act is None:
                resumed = self.recover(token)
                if resumed is None:
                    return self.salvage()
                token = resumed
            elif act > 0:
                states.append(act)
                values.append(token)
                self.at += 1
                token = self.line[self.at] if self.at < len(self.line) else self.next()
            elif act < 0:
                left, count, make = rules[-act]
                if count:
                    if make is not None:
                        value = make(builder, *values[-count:])
                        del values[-count:]
                        values.append(value)
                    del states[-count:]
                else:
                    values.append(make(builder))  # type: ignore[misc]  # `_add` asserts it
                states.append(goto[states[-1]][left])
            else:
                return values[0]  # type: ignore[no-any-return]  # the value of `file`

    def next(self) -> Token:
        """The token at `at`, reading another line when this one is used up."""
        while self.at >= len(self.line):
            self.line = self.lexer.next_line()
            self.at = 0
        return self.line[self.at]

    # --- errors -------------------------------------------------------------------------------

    def recover(self, token: Token) -> Token | None:
        """Report the error at `token`, and find the place and the state to go on with."""
        if token.type == END_OF_FILE:
            return self.end_of_file(token)
        if token.type in CLOSERS and token.value is None:
            return None  # `end_of_file` made it, but the block lacks more than its end
        expected = error_recovery.expected(self.tables, self.states)
        fixed = error_recovery.wrong_closer(self, token, expected)
        if fixed is not None:
            return fixed
        self.errors += 1
        error_recovery.report(self, token, expected)
        if self.errors >= MAX_ERRORS:
            span = Span(self.source, token.start, token.end)
            why = "too many errors; the rest of the file isn't read"
            self.diagnostics.error(why, span, "too-many-errors")
            return None
        self.skip()
        self.unwind()
        return self.next()

    def skip(self) -> None:
        """Move to the end of the statement, or restart behind an unclosed bracket's line."""
        for index in range(self.at, len(self.line)):
            token = self.line[index]
            if token.type in STATEMENT_STARTS or token.type == END_OF_FILE:
                self.at = index
                return
            if token.type == "ERROR":
                self.restart_after(error_recovery.first_opener(self.line, index) or token)
                return
        self.restart_after(self.line[-1])

    def restart_after(self, token: Token) -> None:
        """Lex again from the end of the physical line of `token`."""
        text = self.source.text
        end = text.find("\n", token.start)
        end = len(text) if end < 0 else end
        self.lexer.restart(end)
        self.line = [Token("SEP", None, end, end)]
        self.at = 0

    def unwind(self) -> None:
        """Pop to the innermost construct that can hold an error."""
        action = self.tables.action
        while len(self.states) > 1 and "error" not in action[self.states[-1]]:
            self.states.pop()
            self.values.pop()
        # `error` may only be shifted after the reductions that it allows (an empty block, say).
        self.line.insert(
            self.at, Token("error", None, self.line[self.at].start, self.line[self.at].start)
        )

    def end_of_file(self, token: Token) -> Token | None:
        """Close what is open at the end: functions silently, other blocks with a complaint."""
        opener = error_recovery.open_block(self.values)
        if opener is None:
            return None
        if opener.type == "FUNCTION":
            closer = "ENDOFFUNCTION"
        else:
            error_recovery.report_unclosed(self, opener)
            closer = error_recovery.closer_of(opener.type)
        end = token.start
        self.line = [Token(closer, None, end, end)]
        if closer == "UNTIL":
            self.line.append(Token("NAME", "true", end, end))
        self.line += [Token("SEP", None, end, end), Token(END_OF_FILE, None, end, end)]
        self.at = 0
        return self.line[0]

    def salvage(self) -> list[Any]:
        """What could be read of a file that can't be read to its end."""
        for value in self.values:
            if isinstance(value, list):
                return value
        return []


def parse_source(source: Source, diagnostics: Diagnostics, value: bool = False) -> SourceFile:
    """The tree of what can be read of a source; mistakes are reported to `diagnostics`."""
    parser = Parser(source, diagnostics, value)
    # Nothing here makes cycles, and a growing tree makes each collection dearer: a file of 40,000
    # lines takes half the time without.
    collecting = gc.isenabled()
    gc.disable()
    try:
        items = parser.parse()
    finally:
        if collecting:
            gc.enable()
    source.implied = sorted(parser.lexer.implied)
    statements = [item for item in items if isinstance(item, Stmt)]
    error_recovery.report_blocks(parser, statements)
    source.stands_for = Places(statements).around
    return assemble(source, statements)


def assemble(source: Source, statements: list[Stmt]) -> SourceFile:
    """Sort the statements of a file into scripts, functions and classes."""
    body: list[Stmt] = []
    for statement in statements:
        body.append(statement)
        body.extend(_freed(statement))
    functions = [statement for statement in body if isinstance(statement, FunctionDef)]
    span = Span(source, 0, len(source.text))
    for statement in body:
        if isinstance(statement, ClassDef):
            return SourceFile("class", [], functions, statement, span=span)
    if body and len(functions) == len(body):
        return SourceFile("function", [], functions, span=span)
    functions = [found for statement in body for found in _functions(statement)]
    return SourceFile("script", body, functions, span=span)


def _functions(statement: Stmt) -> Iterator[FunctionDef]:
    """The functions that a statement of a script defines: itself, or those in its blocks."""
    stack: list[object] = [statement]
    while stack:
        part = stack.pop()
        if isinstance(part, FunctionDef):
            yield part
        elif isinstance(part, Stmt):
            stack += [getattr(part, known.name) for known in reversed(record.fields(type(part)))]
        elif isinstance(part, (list, tuple)):
            stack += reversed(part)


def _freed(statement: Stmt) -> list[Stmt]:
    """The functions after one without `end`: they are its neighbours, not nested in it."""
    freed: list[Stmt] = []
    while isinstance(statement, FunctionDef) and not statement.has_end:
        inner, statement.nested = statement.nested, []
        freed.extend(inner)
        if not inner:
            break
        statement = inner[-1]
    return freed
