"""The regular expressions of the lexer. All are linear in the text they match."""

from __future__ import annotations

import re

from mat2c.frontend.lex.tokens import OPERATORS

_NAME = r"[A-Za-z_]\w*"
_DOTTED = rf"{_NAME}(?:\.{_NAME})*"
_EXPONENT = r"(?:[eEdD][+-]?\d[\d_]*)?"
# The dot in `1./x` and `3.'` belongs to the operator, and `3...` continues the line.
_DECIMAL = rf"(?:\d[\d_]*(?:\.(?![*/\\^']|\.\.)[\d_]*)?|\.\d[\d_]*){_EXPONENT}[ijIJ]?"
_WIDTH = r"(?:[su](?:8|16|32|64))?"
_NUMBER = rf"0[xX][0-9a-fA-F][0-9a-fA-F_]*{_WIDTH}|0[bB][01][01_]*{_WIDTH}|{_DECIMAL}"
_SIGNS = "|".join(re.escape(sign) for sign in sorted(OPERATORS, key=len, reverse=True))
_BLANKS = r"[ \t\f\v\0]*"
# Old Octave continues a line with a backslash; elsewhere a backslash has an operand after it.
_CONTINUATION = r"\.\.\.[^\n\r]*(?:\r\n?|\n|\Z)|\\[ \t]*(?:[%#][^\n\r]*)?(?:\r\n?|\n)"

#: Leading blanks and one token; `lastgroup` says which kind.
TOKEN = re.compile(
    rf"{_BLANKS}(?:"
    + "|".join(
        (
            rf"(?P<word>{_NAME})",
            rf"(?P<number>{_NUMBER})",
            r"(?P<open>[(\[{])",
            r"(?P<close>[)\]}])",
            r"(?P<comma>,)",
            r"(?P<semicolon>;)",
            r"(?P<newline>\r\n?|\n)",
            r"(?P<comment>[%#][^\n\r]*)",
            rf"(?P<continuation>{_CONTINUATION})",
            rf"(?P<field>\.[ \t]*{_NAME}|\.\?{_NAME})",  # `o.?Class` is for `arguments` blocks
            r"(?P<dynamic>\.[ \t]*\()",
            r"(?P<quote>')",
            r'(?P<double>")',
            r"(?P<transpose>\.')",
            rf"(?P<sign>{_SIGNS})",
            r"(?P<anonymous>@[ \t]*\()",
            rf"(?P<handle>@[ \t]*{_DOTTED})",
            rf"(?P<metaclass>\?[ \t]*{_DOTTED})",
            r"(?P<eof>\x1a?[\s\0]*\Z)",  # DOS ended texts with ^Z
            r"(?P<bad>[\s\S])",
        )
    )
    + ")",
    re.ASCII,
)

SINGLE_QUOTED = re.compile(r"'((?:[^'\n\r]|'')*+)'")
DOUBLE_QUOTED = re.compile(
    r'"((?:[^"\\\n\r.]|\.\.\.[ \t]*\n|\.|""|\\[ \t]*\n|\\[^\n\r])*)"', re.ASCII
)
PLAIN_DOUBLE_QUOTED = re.compile(r'"((?:[^"\n\r]|"")*+)"')
NEWLINE = re.compile(r"\r\n?|\n")
REST_OF_LINE = re.compile(r"[^\n\r]*")

#: A line that holds only `%{` or `%}`.
BLOCK_COMMENT_OPEN = re.compile(r"[%#]\{[ \t\f]*(?=[\r\n]|\Z)")
BLOCK_COMMENT_MARK = re.compile(r"^[ \t\f]*[%#]([{}])[ \t\f]*\r?$", re.MULTILINE)

#: `catch NAME`, with nothing else on the line.
CATCH_NAME = re.compile(rf"[ \t]+({_NAME})(?=[ \t]*(?:[\r\n;,%#]|\Z))", re.ASCII)
#: `arguments`, `properties (…)`: the rest of a line that opens such a block.
BLOCK_HEADER_REST = re.compile(r"[ \t]*(?:\([^\n\r]*\)[ \t]*)?(?:[\r\n;,%#]|\.\.\.|\Z)")
#: A class's own constructor or method of a superclass: `method@Super.Class`.
SUPER_REFERENCE = re.compile(rf"@({_DOTTED})", re.ASCII)

#: What may follow a word at the beginning of a statement so that it is a command. A sign with a
#: blank after it makes an expression (`a - 1`), without one a command (`a -1`).
COMMAND_AHEAD = re.compile(
    rf"(?:[ \t]|\.\.\.[^\n\r]*(?:\r\n?|\n))++"  # possessive: all blanks or no match
    rf"(?![=](?!=)|[\n\r,;%#()\]}}]|\Z)"
    rf"(?!(?:{'|'.join(re.escape(s) for s in OPERATORS if OPERATORS[s][0] == 'UPDATE')}))"
    rf"(?!(?:{_SIGNS})[ \t])"
    rf"(?!\.\.\.)",
    re.ASCII,
)
COMMAND_PIECE = re.compile(
    r"""(?P<blank>[ \t]+)|(?P<continuation>\.\.\.[^\n\r]*(?:\r\n?|\n))|(?P<open>[(\[{])"""
    r"""|(?P<close>[)\]}])|(?P<single>'(?:[^'\n\r]|'')*')|(?P<double>"(?:[^"\\\n\r]|\\.|"")*")"""
    r"""|(?P<stop>[,;])|(?P<end>[%#\n\r]|\Z)|(?P<text>\.|[^\s%#,;.()\[\]{}'"]+|[\s\S])""",
    re.ASCII,
)
#: What follows the word `classdef` when it begins a class.
CLASS_AHEAD = re.compile(rf"[ \t]*(?:\(|[ \t]{_NAME})", re.ASCII)
OPERAND = re.compile(r"[A-Za-z0-9_(]|\.\d", re.ASCII)
