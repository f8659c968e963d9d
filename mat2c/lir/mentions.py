"""Which variables statements mention, in expressions and in texts that aren't taken apart.

C text is read here and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from mat2c.lir.c_expr import Expr, Pattern, names, parts_of
from mat2c.lir.c_stmt import (
    Assign,
    Check,
    Code,
    Declare,
    Evaluate,
    Fail,
    For,
    If,
    Opaque,
    Raw,
    Stmt,
    While,
    bodies,
)
from mat2c.lir.expr_printer import spelled

_WORD = re.compile(r"\b[A-Za-z_]\w*")
_CALL = re.compile(r"\b([A-Za-z_]\w*)\(")
_NO_CODE = re.compile(  # comments, texts, characters
    r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'""", re.DOTALL
)
_READ = re.compile(r"\b[A-Za-z_]\w*\b(?! = )")  # a name, but not as the target of an assignment
_CHANGE = re.compile(
    r"(?<!&)&\s*([A-Za-z_]\w*)|\b([A-Za-z_]\w*)\s*(?:[-+*/%|&^]|<<|>>)?=(?!=)"
    r"|\b([A-Za-z_]\w*)(?:\+\+|--)|(?:\+\+|--)([A-Za-z_]\w*)"
)
_MACRO = re.compile(r"\bM2C_(?!LEAVE\b)[A-Z_]+\(")
_STORE = re.compile(  # an element as the target, where a statement begins
    r"(?:^|(?<=[;{}]))\s*\w+\[((?:[^\[\]]|\[(?:[^\[\]]|\[[^\[\]]*\])*\])*)\] = ", re.MULTILINE
)


def words(text: str) -> list[str]:
    """All that looks like a name in C text, comments and strings included."""
    return _WORD.findall(text)


def calls_in(text: str) -> list[str]:
    """The functions that C text calls, in order."""
    return _CALL.findall(text)


def names_in(text: str) -> list[str]:
    """The names in C text, in order, without those in comments and strings."""
    return _WORD.findall(_NO_CODE.sub("", text))


def names_read(text: str) -> set[str]:
    """The names that C text mentions otherwise than as the target of an assignment."""
    return set(_READ.findall(_STORE.sub(r"\1; ", _NO_CODE.sub("", text))))


def names_changed(text: str) -> set[str]:
    """The names in C text that it may change: what it assigns to or counts, whose address it takes,
    and what it gives to a macro of the runtime."""
    plain = _NO_CODE.sub("", text)
    if _MACRO.search(plain):
        return set(_WORD.findall(plain))
    return {name for groups in _CHANGE.findall(plain) for name in groups if name}


def has_operator(text: str) -> bool:
    """True if blanks, as there are around operators, stand outside of all brackets in C text."""
    depth = 0
    for ch in _NO_CODE.sub("", text):
        depth += (ch in "([{") - (ch in ")]}")
        if ch == " " and depth == 0:
            return True
    return False


def note_texts(code: Code, mentioned: Collection[str], changed: Collection[str]) -> None:
    """Notes at the texts of an instruction the variables that they mention, of those that the
    instruction does, and which of them it may change."""
    known, may_change = frozenset(mentioned), frozenset(changed)
    for statement in all_statements(code):
        if isinstance(statement, Opaque):
            if not statement.names:
                text = text_of(statement)
                statement.names = known.intersection(words(text))
                statement.sets = statement.names & may_change & names_changed(text)
        elif isinstance(statement, (Assign, If, For, While, Declare)):
            statement.opaque = known.intersection(words(" ".join(texts(statement))))


def text_of(statement: Opaque) -> str:
    """The C text of a statement that is not taken apart."""
    match statement:
        case Raw(text):
            return text
        case Evaluate(value):
            return spelled(value)
        case Fail(leave):
            return leave.before
        case Check(failed, leave, note):
            told = "" if note is None else spelled(note)
            return f"{spelled(failed)};\n{told};\n{leave.before}"


def texts(statement: Stmt) -> list[str]:
    """The texts that aren't taken apart in the expressions of a statement itself."""
    parts = [part for expr in expressions(statement) for part in parts_of(expr)]
    return [part.template for part in parts if isinstance(part, Pattern)]


def all_statements(code: Code) -> Iterator[Stmt]:
    """The statements of a sequence, with those inside of them after each."""
    for statement in code:
        yield statement
        for body in bodies(statement):
            yield from all_statements(body)


def expressions(statement: Stmt) -> tuple[Expr, ...]:
    """The expressions of a statement itself, without those of the statements inside."""
    if isinstance(statement, Assign):
        return statement.target, statement.value
    if isinstance(statement, If):
        return (statement.cond,)
    if isinstance(statement, For):
        return statement.start, statement.limit
    if isinstance(statement, While):
        return () if statement.cond is None else (statement.cond,)
    if isinstance(statement, Declare):
        return () if statement.value is None else (statement.value,)
    return ()


def acts(statement: Stmt) -> bool:
    """True if a text in the expressions of a statement itself may do more than read variables."""
    return any(_CALL.search(text) or names_changed(text) for text in texts(statement))


def mentions(statement: Stmt) -> set[str]:
    """The variables that a statement itself mentions."""
    if isinstance(statement, Opaque):
        return set(statement.names)
    found = {name for expr in expressions(statement) for name in names(expr)}
    if isinstance(statement, (Assign, If, For, While, Declare)):
        found |= statement.opaque
    if isinstance(statement, For):
        found |= {statement.counter, statement.during}
    return found


def declared(code: Code) -> set[str]:
    """The variables that the statements of a sequence declare, but for counters of loops."""
    return {s.name for s in all_statements(code) if isinstance(s, Declare)}
