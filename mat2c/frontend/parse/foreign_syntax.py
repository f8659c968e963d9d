"""Syntax errors that come from habits of other languages, in the words of this one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mat2c.frontend.lex.stray_characters import CHOICE
from mat2c.frontend.lex.tokens import BLOCKS, Token

if TYPE_CHECKING:
    from mat2c.frontend.parse.parser import Parser

#: Runs of operator characters that are no operators, and what to write.
_SIGNS = {
    "===": "'==' compares",
    "====": "'==' compares",
    "!==": "'!=' compares",
    "~==": "'~=' compares",
    "<>": "'!=' or '~=' compares",
    "=!": "'!=' or '~=' compares",
    "=<": "'<=' compares",
    "=>": "'>=' compares",
    "&&&": "'&&' is the operator",
    "|||": "'||' is the operator",
    "->": "'x.name' is a field of a struct",
    ":=": "'=' assigns",
    "//": "'%' or '#' begins a comment",
    "/*": "a block comment stands between lines '%{' and '%}'",
    "<<": "bitshift (x, n) shifts",
    ">>": "bitshift (x, -n) shifts",
    "?": CHOICE,
}
_RUN = re.compile(r"[-=<>!~&|:/*?]+")
_WORDS = {
    "and": "'and' is a function; between conditions write '&&'",
    "or": "'or' is a function; between conditions write '||'",
    "not": "'not' is a function; before a condition write '!'",
    "is": "'==' or 'isequal' compares",
    "lambda": "an anonymous function is written '@(x) …'",
    "new": "objects are made by calling a function",
    "then": "nothing stands between a condition and its statements",
}
_HEADERS = re.compile(r"\s*(if|elseif|else|while|for|function|switch|try|do|catch)\b")


def habit(parser: Parser, token: Token) -> str | None:
    """What to say of a token that can't stand where it does, if it comes from a habit."""
    text, line = parser.source.text, parser.line
    before = line[parser.at - 1] if parser.at else None
    sign = _sign(text, token)
    if sign is not None:
        return sign
    if token.type == "SEP" and token.start == token.end and parser.at + 1 < len(line):
        token = line[parser.at + 1]
    word = _word(before, token)
    if word is not None:
        return word
    if before is None:
        return None
    if before.type == "RETURN":
        return "'return' takes no value: outputs are returned under their names"
    if before.type == "STRING" and before.end == token.start and text[token.start - 1] == "'":
        return "a quote in a text is doubled: 'it''s'"
    if _counts_like_c(parser, token):
        return "a loop is written 'for k = first:last'"
    if before.type in BLOCKS and _behind_end(text, before):
        parser.mistaken_ends = True
        return f"'end {before.value}' is written 'end' or 'end{before.value}'"
    if before.type == "COLON" and _in_header(text, token.start):
        return "no ':' stands at the end of this line"
    if token.type == "COLON" and before.type in ("SEP", "ELSE", "TRY"):
        return "no ':' stands here" if _in_header(text, token.start) else None
    if token.type == "LBRACKET" and before.end == token.start:
        return "subscripts stand in parentheses: x(k)"
    return None


def _sign(text: str, token: Token) -> str | None:
    """The run of operator characters around the token is none."""
    start = token.start
    while start > 0 and _RUN.match(text[start - 1]):
        start -= 1
    run = _RUN.match(text, start)
    if run is None or run.end() <= token.start or run[0] not in _SIGNS:
        return None
    return f"there is no '{run[0]}'; {_SIGNS[run[0]]}"


def _word(before: Token | None, token: Token) -> str | None:
    """A word that is an operator elsewhere: the token, or a name in front of it."""
    if token.type in ("NAME", "COMMAND"):
        name = token.value if token.type == "NAME" else token.value[0]
        if name == "in":
            return "a loop is written 'for k = values', with '=' for 'in'"
        if name in _WORDS:
            return _WORDS[str(name)]
    if before is not None and before.type == "NAME" and before.value in _WORDS:
        return _WORDS[str(before.value)]
    return None


def _counts_like_c(parser: Parser, token: Token) -> bool:
    """for (int k = 0; k < n; k++)"""
    line = parser.line[: parser.at]
    last = max((k for k, t in enumerate(line) if t.type == "FORPAREN"), default=None)
    if last is None or any(t.type == "RPAREN" for t in line[last:]):
        return False
    return token.type in ("NAME", "SEMI", "SEP", "ROWSEP")


def _behind_end(text: str, opener: Token) -> bool:
    """True if `end` stands before a word, on its line."""
    return text[text.rfind("\n", 0, opener.start) + 1 : opener.start].strip() == "end"


def _in_header(text: str, at: int) -> bool:
    """True if the line of a place begins with a word that opens a block."""
    start = text.rfind("\n", 0, at) + 1
    return _HEADERS.match(text, start) is not None


def is_block_brace(text: str, opener: Token) -> bool:
    """True if it is a '{' that ends a line which opens a block."""
    rest = text[opener.end : (text.find("\n", opener.end) + 1 or len(text) + 1) - 1]
    return not rest.strip() and _in_header(text, opener.start)


BLOCK_BRACE = "a block has no '{': it begins with the next line and ends with 'end'"
