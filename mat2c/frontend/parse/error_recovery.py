"""What to say about a syntax error: what was found, what was expected, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mat2c.frontend.lex.tokens import BLOCKS, CLOSERS, MIDDLES, Token
from mat2c.frontend.parse.foreign_syntax import BLOCK_BRACE, habit, is_block_brace
from mat2c.frontend.parse.grammar_rules import PRODUCTIONS
from mat2c.frontend.parse.indentation import misleading, nodes_in_blocks
from mat2c.frontend.parse.lalr_tables import Tables
from mat2c.support.diagnostics import Span

if TYPE_CHECKING:
    from mat2c.frontend.ast import Stmt
    from mat2c.frontend.parse.parser import Parser

_OPENERS = {
    "LPAREN": "(",
    "DYNAMIC": "(",
    "ANON": "(",
    "FORPAREN": "(",
    "LBRACKET": "[",
    "LBRACE": "{",
}
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_CLOSER_TYPES = {"RPAREN": ")", "ANONCLOSE": ")", "RBRACKET": "]", "RBRACE": "}"}
#: Unclosed constructs at the end of the file that are reported one by one.
_SPELLED = {"DO": "until"}


def expected(tables: Tables, states: list[int]) -> set[str]:
    """The terminals that could come next: those that are shifted after any reductions."""
    return {sign for sign in _candidates(tables, states) if _shifts(tables, states, sign)}


def _candidates(tables: Tables, states: list[int]) -> set[str]:
    return {sign for row in (tables.action[states[-1]],) for sign in row} - {"error"}


def _shifts(tables: Tables, states: list[int], sign: str) -> bool:
    """True if `sign` would be shifted. Runs the reductions on a copy of the few states they
    need."""
    stack = states[-64:]
    while stack:
        act = tables.action[stack[-1]].get(sign)
        if act is None:
            return False
        if act >= 0:
            return True
        production = PRODUCTIONS[-act - 1]
        if production.right:
            del stack[-len(production.right) :]
        if not stack:
            return True  # deeper than the copy: assume the best
        stack.append(tables.goto[stack[-1]][production.left])
    return False


def first_opener(line: list[Token], before: int) -> Token | None:
    """The first bracket of the statement around `before` that isn't closed by then."""
    open_: list[Token] = []
    for token in line[:before]:
        if token.type in _OPENERS:
            open_.append(token)
        elif token.type in _CLOSER_TYPES:
            if open_:
                open_.pop()
        elif token.type in ("SEP", "SEMI"):
            open_.clear()
    return open_[0] if open_ else None


def last_opener(line: list[Token], before: int) -> Token | None:
    """The innermost bracket that is open before `before`."""
    depth = 0
    for token in reversed(line[:before]):
        if token.type in _CLOSER_TYPES:
            depth += 1
        elif token.type in _OPENERS:
            if depth == 0:
                return token
            depth -= 1
        elif token.type in ("SEP", "SEMI"):
            return None
    return None


def open_block(values: list[Any]) -> Token | None:
    """The innermost block that is open, given the parser's stack."""
    for value in reversed(values):
        if isinstance(value, Token) and value.type in BLOCKS:
            return value
    return None


def closer_of(opener: str) -> str:
    return {"DO": "UNTIL", "ARGUMENTS": "ENDARGUMENTS"}.get(opener, "END")


def report_unclosed(parser: Parser, opener: Token) -> None:
    if parser.mistaken_ends:
        return
    closer = _SPELLED.get(opener.type, "end")
    span = Span(parser.source, opener.start, opener.end)
    message = (
        f"this '{opener.value}' is never closed; expected '{closer}' before the end of the file"
    )
    parser.unclosed.append((message, span))


def wrong_closer(parser: Parser, token: Token, wanted: set[str]) -> Token | None:
    """`endwhile` for an `if`: say so and go on as if it were right."""
    if token.type not in CLOSERS or "END" not in wanted or token.type == "UNTIL":
        return None
    opener = open_block(parser.values)
    if opener is None:
        return None
    line = parser.source.position(opener.start)[0]
    parser.errors += 1
    parser.diagnostics.error(
        f"'{token.value}' can't close the '{opener.value}' of line {line}; "
        f"expected 'end' or '{BLOCKS[opener.type].lower()}'",
        Span(parser.source, token.start, token.end),
        "syntax",
    )
    parser.line[parser.at] = Token("END", token.value, token.start, token.end)
    return parser.line[parser.at]


def report(parser: Parser, token: Token, wanted: set[str]) -> None:
    """The message for a token that can't stand where it does."""
    span = Span(parser.source, token.start, max(token.end, token.start + 1))
    if token.type == "ERROR":
        parser.diagnostics.error(str(token.value), span, "syntax")
        return
    opener = last_opener(parser.line, parser.at)
    if opener is not None and opener.value == "{" and is_block_brace(parser.source.text, opener):
        parser.mistaken_ends = True
        brace = Span(parser.source, opener.start, opener.end)
        parser.diagnostics.error(BLOCK_BRACE, brace, "syntax")
        return
    told = habit(parser, token)
    if told is not None:
        drop_statement(parser)
        parser.diagnostics.error(told, span, "syntax")
        return
    if opener is not None and opener.value != "[" and opener.value != "{":
        line = parser.source.position(token.start)[0]
        if parser.source.position(opener.start)[0] < line:
            _report_open_paren(parser, opener, token, line)
            return
    message = _orphan(token, parser) if opener is None else None
    if message is None:
        message = f"{_found(token, parser)}; expected {_wanted(wanted, opener, token, parser)}"
    parser.diagnostics.error(message, span, "syntax")


def drop_statement(parser: Parser) -> None:
    """Drops the tokens up to the end of the line, if the token at hand is an implied end of a
    statement: what follows belongs to the mistake."""
    token = parser.line[parser.at]
    if token.type == "SEP" and token.start == token.end:
        behind = parser.at + 1
        while behind < len(parser.line) and parser.line[behind].type not in ("SEP", "SEMI", "$end"):
            behind += 1
        del parser.line[parser.at + 1 : behind]


def report_blocks(parser: Parser, tree: list[Stmt]) -> None:
    """Reports the blocks that aren't closed: where the indentation shows which `end` is missing,
    that."""
    functions = parser.builder.open_functions if parser.builder.any_function_end else []
    if not parser.unclosed and not functions:
        return
    found = [misleading(node, around) for node, around in nodes_in_blocks(tree)]
    told = [item for item in found if item is not None]
    for function in functions:
        message = "this function has no 'end', but others in the file have one"
        start = function.span.start
        parser.unclosed.append((message, Span(parser.source, start, start + len("function"))))
    for message, span in told or parser.unclosed:
        parser.diagnostics.error(message, span, "syntax")


def _report_open_paren(parser: Parser, opener: Token, token: Token, line: int) -> None:
    """A parenthesis that the next line doesn't continue: the trouble is there, not here."""
    text = parser.source.text[token.start : token.end][:30].strip()
    parser.diagnostics.error(
        f"this '(' isn't closed; expected ')' before '{text}' in line {line}",
        Span(parser.source, opener.end - 1, opener.end),
        "syntax",
    )


def _orphan(token: Token, parser: Parser) -> str | None:
    """A keyword that closes or continues a block, where there is no such block."""
    if token.type not in CLOSERS and token.type not in MIDDLES:
        return None
    before = parser.line[parser.at - 1].type if parser.at else "SEP"
    if before not in ("SEP", "SEMI"):
        return None
    opener = open_block(parser.values)
    if opener is None:
        return f"'{token.value}' without a block to belong to"
    line = parser.source.position(opener.start)[0]
    return f"'{token.value}' doesn't belong to the '{opener.value}' of line {line}"


def _found(token: Token, parser: Parser) -> str:
    text = parser.source.text[token.start : token.end]
    if token.type in ("SEP", "SEMI") and text.strip() not in (",", ";"):
        return (
            "unexpected end of the line"
            if text or not _rest(token, parser)
            else "unexpected " + _rest(token, parser)
        )
    if token.type == "COMMA" and not text:
        return "unexpected blank"
    if token.type == "ROWSEP" and text in ("\n", "\r", "\r\n"):
        return "unexpected end of the line"
    shown = text if len(text) <= 30 else text[:27] + "..."
    return f"unexpected {_kind(token)}" + (f" '{shown.strip()}'" if shown.strip() else "")


def _rest(token: Token, parser: Parser) -> str:
    following = parser.line[parser.at + 1 : parser.at + 2]
    if not following or following[0].type == "$end":
        return ""
    return f"'{parser.source.text[following[0].start : following[0].end][:30]}'"


def _kind(token: Token) -> str:
    names = {"NUMBER": "number", "STRING": "string", "NAME": "name", "COMMAND": "command"}
    if token.type in names:
        return names[token.type]
    return "keyword" if isinstance(token.value, str) and token.value.isidentifier() else "sign"


def _wanted(wanted: set[str], opener: Token | None, token: Token, parser: Parser) -> str:
    if "NUMBER" in wanted and "LPAREN" in wanted and "NOT" in wanted:
        return "an expression"
    if opener is not None:
        sign = _OPENERS[opener.type]
        where = parser.lexer.place(opener.start, token.start)
        return f"an operator, ',' or '{_CLOSING[sign]}' for the '{sign}' {where}"
    if wanted <= {"NAME", "LBRACKET", "SUPER", "FORPAREN"} and "NAME" in wanted:
        return "a name"
    if "ASSIGN" in wanted and not wanted & {"SEP", "SEMI"}:
        return "'='"
    if "ADD" in wanted:
        return "an operator or the end of the statement"
    if wanted & {"SEP", "SEMI"}:
        return "the end of the statement"
    words = sorted(_spell(sign) for sign in wanted)[:6]
    return "one of " + ", ".join(words) if len(words) > 1 else "".join(words) or "nothing more"


def _spell(sign: str) -> str:
    marks = {
        "LPAREN": "(",
        "RPAREN": ")",
        "RBRACKET": "]",
        "RBRACE": "}",
        "COMMA": ",",
        "ASSIGN": "=",
    }
    if sign in marks:
        return f"'{marks[sign]}'"
    if sign in BLOCKS or sign in CLOSERS or sign in MIDDLES:
        return f"'{sign.lower()}'"
    return {"NAME": "a name", "SEP": "the end of the line"}.get(sign, sign.lower())
