"""Reads the text form of LIR (`lir_printer`) back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.lir.c_stmt import (
    Assign,
    Block,
    Check,
    Code,
    Comment,
    Declare,
    Evaluate,
    Fail,
    For,
    If,
    Jump,
    Label,
    Leave,
    Raw,
    Rounds,
    Stmt,
    Threads,
    While,
)
from mat2c.lir.routine import NO_TYPES, Routine
from mat2c.lir.text.lir_expressions import Line
from mat2c.lir.text.lir_tokens import PLAIN_JUMP, LirSyntaxError, is_quoted, unquoted
from mat2c.support.record import replace

_COMMENT = "//"
_TYPES = ("scalars", "shared", "arrays")
_NAMES = ("temporaries", "given", "unset", "functions", "declared")


def parse_routines(text: str) -> Iterator[Routine]:
    """The functions of a text, with empty lines and comments between them."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines or line.startswith("routine "):
            lines.append(line)
        if line == "}" and lines:
            yield parse_routine("\n".join(lines))
            lines = []
    if lines:
        raise LirSyntaxError(f"{lines[0]!r} has no end")


def parse_routine(text: str) -> Routine:
    """One function."""
    lines = text.splitlines()
    name = lines[0].removeprefix("routine @")
    if name == lines[0]:
        raise LirSyntaxError(f"{lines[0]!r} begins no function")
    if "{" not in lines or lines[-1] != "}":
        raise LirSyntaxError(f"{name!r} has no body")
    begin = lines.index("{")
    body = _Reader(lines[begin + 1 : -1]).whole()
    types, sets = _read_header(map(Line, lines[1:begin]))
    scalars, shared, arrays = (types.get(word, NO_TYPES) for word in _TYPES)
    temporaries, given, unset, functions = (sets.get(word, frozenset()) for word in _NAMES[:-1])
    return Routine(
        *(name, body, scalars, temporaries, given, unset),
        *(shared, arrays, functions, sets.get(_NAMES[-1])),
    )


def parse_code(text: str) -> Code:
    """A sequence of statements."""
    return _Reader(text.splitlines()).whole()


def _read_header(
    lines: Iterable[Line],
) -> tuple[dict[str, dict[str, str]], dict[str, frozenset[str]]]:
    """What the lines before the body say: the types of names, and sets of names."""
    types: dict[str, dict[str, str]] = {}
    sets: dict[str, frozenset[str]] = {}
    for line in lines:
        word = line.name()
        if word in _TYPES:
            types[word] = _types(line)
        elif word in _NAMES:
            sets[word] = frozenset(line.names())
        else:
            raise LirSyntaxError(f"{word!r} is not known of a function")
        line.end()
    return types, sets


def _types(line: Line) -> dict[str, str]:
    found: dict[str, str] = {}
    while line.peek():
        name = line.name()
        line.expect(":")
        found[name] = line.ctype()
        line.skip(",")
    return found


class _Reader:
    """Reads lines of statements."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [line.strip() for line in lines if line.strip()]
        self.at = 0

    def whole(self) -> Code:
        code = self._sequence()
        if self.at < len(self.lines):
            raise LirSyntaxError(f"{self.lines[self.at]!r} closes nothing")
        return code

    def _sequence(self) -> Code:
        """Statements up to the brace that closes them."""
        found: list[Stmt] = []
        while self.at < len(self.lines) and not self.lines[self.at].startswith("}"):
            text = self.lines[self.at]
            self.at += 1
            found.append(_comment(text) if text.startswith(_COMMENT) else self._statement(text))
        return Code(found)

    def _arms(self) -> dict[str, Code]:
        """The sequences of a statement whose first line has been read, by the words before them;
        "" for the first one."""
        found, word = dict[str, Code](), ""
        while True:
            found[word] = self._sequence()
            if self.at == len(self.lines):
                raise LirSyntaxError("'}' is missing")
            line = Line(self.lines[self.at])
            self.at += 1
            line.expect("}")
            if not line.peek():
                return found
            word = line.name()
            line.expect("{")
            line.end()

    def _statement(self, text: str) -> Stmt:
        line = Line(text)
        found = self._compound(line) if line.words[-1] == "{" else _simple(line)
        line.end()
        return found

    def _compound(self, line: Line) -> Stmt:
        """A statement with others inside."""
        word = line.name()
        if word == "for":
            return self._loop(line)
        if word not in ("if", "while", "forever", "block"):
            raise LirSyntaxError(f"{word!r} has no statements inside")
        cond = line.expr() if word in ("if", "while") else None
        opaque = frozenset(line.clause("mentions"))
        line.expect("{")
        arms = self._arms()
        if cond is not None and word == "if":
            return If(cond, arms[""], arms.get("else", Code()), opaque)
        return Block(arms[""]) if word == "block" else While(cond, arms[""], opaque)

    def _loop(self, line: Line) -> For:
        counter = line.name()
        declared = line.ctype() if line.skip(":") else ""
        line.expect("from")
        start = line.expr()
        line.expect("while")
        relation, limit = line.take(), line.expr()
        line.expect("step")
        step = int(line.take())
        during = line.quoted() if line.skip("during") else ""
        threads, rounds = _threads(line), _rounds(line)
        opaque = frozenset(line.clause("mentions"))
        line.expect("{")
        arms = self._arms()
        if rounds is not None:
            rounds = replace(rounds, before=arms.get("prepared"), after=arms.get("released"))
        ended = arms.get("ended")
        body = arms[""]
        return For(
            *(counter, start, relation, limit, body, step),
            *(declared, ended, during, opaque, rounds, threads),
        )


def _comment(text: str) -> Comment:
    rest = text.removeprefix(_COMMENT).strip()
    return Comment(unquoted(rest)[1] if rest.startswith('"') else rest)


def _simple(line: Line) -> Stmt:
    """A statement of one line."""
    word, following = line.peek(), line.peek(1)
    if PLAIN_JUMP.fullmatch(line.text):
        line.at = len(line.words)
        return Jump(line.text)
    if word in ("do", "check") or (word in ("text", "jump") and is_quoted(following)):
        line.take()
        return _opaque(word, line)
    if word == "fail" and following == "to":
        line.take()
        return _opaque(word, line)
    if word == "label" and following.isidentifier():
        line.take()
        return Label(line.name())
    if word == "var" and following.isidentifier():
        line.take()
        return _declaration(line)
    target = line.expr()
    line.expect("=")
    value = line.expr()
    return Assign(target, value, frozenset(line.clause("mentions")))


def _opaque(word: str, line: Line) -> Stmt:
    if word == "jump":
        return Jump(line.quoted())
    value = line.expr() if word in ("do", "check") else None
    text = line.quoted() if word == "text" else ""
    note = line.expr() if word == "check" and line.skip("note") else None
    leave = _leave(line) if word in ("fail", "check") else None
    names, sets = frozenset(line.clause("mentions")), frozenset(line.clause("sets"))
    if leave is not None:
        return Fail(leave, names, sets) if value is None else Check(value, leave, note, names, sets)
    return Raw(text, names, sets) if value is None else Evaluate(value, names, sets)


def _leave(line: Line) -> Leave:
    line.expect("to")
    label = line.name()
    line.expect("line")
    at = int(line.take())
    line.expect("column")
    column, before = int(line.take()), ""
    if line.skip("before"):
        line.expect("(")
        before = line.quoted()
        line.expect(")")
    return Leave(label, at, column, before)


def _declaration(line: Line) -> Declare:
    name, count = line.name(), None
    if line.skip("["):
        count = line.expr()
        line.expect("]")
    line.expect(":")
    ctype = line.ctype()
    value = line.expr() if line.skip("=") else None
    return Declare(ctype, name, value, frozenset(line.clause("mentions")), count)


def _threads(line: Line) -> Threads | None:
    schedule = line.clause("threads")
    if not schedule:
        return None
    private, copied = line.clause("private"), line.clause("copies")
    return Threads(tuple(private), schedule[0], tuple(copied))


def _rounds(line: Line) -> Rounds | None:
    asked = line.skip("asked")
    if not asked and not line.skip("rounds"):
        return None
    own, filled, copied = (frozenset(line.clause(word)) for word in ("own", "filled", "copied"))
    hindrance = ""
    if line.peek() == "hindrance":
        line.take()
        line.expect("(")
        hindrance = line.quoted()
        line.expect(")")
    return Rounds(own, filled, copied, asked=asked, hindrance=hindrance)
