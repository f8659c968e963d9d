"""Tokens: what the lexer hands to the parser, and the words and signs they are made from.

A token's `type` is a terminal of the grammar. Signs of one precedence share a type (`ADD` is `+` or
`-`) and differ in `value`, which keeps the grammar and its tables small.
"""

from __future__ import annotations

from typing import Any


class Token:
    """A terminal with its place.

    `value` is a name, a normalised sign, or what the lexer made of a literal or a command."""

    __slots__ = ("end", "start", "type", "value")

    def __init__(self, type_: str, value: Any, start: int, end: int) -> None:
        self.type = type_
        self.value = value
        self.start = start
        self.end = end

    @property
    def lexpos(self) -> int:
        """The start, by the name that PLY's tools expect."""
        return self.start

    def __repr__(self) -> str:
        return f"{self.type}({self.value!r})@{self.start}"


END_OF_FILE = "$end"

#: Sign → (type, normalised value). Longer signs first is the business of `token_patterns`.
OPERATORS: dict[str, tuple[str, str]] = {
    "||": ("OROR", "||"),
    "&&": ("ANDAND", "&&"),
    "|": ("OR", "|"),
    "&": ("AND", "&"),
    **{sign: ("COMPARE", sign) for sign in ("<", "<=", "==", "!=", ">=", ">")},
    "~=": ("COMPARE", "!="),
    ":": ("COLON", ":"),
    "+": ("ADD", "+"),
    "-": ("ADD", "-"),
    ".+": ("ADD", "+"),
    ".-": ("ADD", "-"),
    **{sign: ("MULTIPLY", sign) for sign in ("*", "/", "\\", ".*", "./", ".\\")},
    **{sign: ("POWER", sign) for sign in ("^", ".^")},
    "**": ("POWER", "^"),
    ".**": ("POWER", ".^"),
    "!": ("NOT", "!"),
    "~": ("NOT", "!"),
    "++": ("STEP", "++"),
    "--": ("STEP", "--"),
    "=": ("ASSIGN", "="),
    **{
        sign + "=": ("UPDATE", sign + "=")
        for sign in ("+", "-", "*", "/", "\\", "^", "|", "&", ".*", "./", ".\\", ".^")
    },
    ".+=": ("UPDATE", "+="),
    ".-=": ("UPDATE", "-="),
    "**=": ("UPDATE", "^="),
    ".**=": ("UPDATE", ".^="),
}

#: Keyword → token type. All of these are reserved in Octave, wherever they stand.
KEYWORDS: dict[str, str] = {
    **{word: word.upper() for word in ("if", "elseif", "else", "while", "for", "parfor")},
    **{word: word.upper() for word in ("switch", "case", "otherwise", "do", "until", "try")},
    **{word: word.upper() for word in ("catch", "unwind_protect", "unwind_protect_cleanup")},
    **{word: word.upper() for word in ("break", "continue", "return", "function", "spmd")},
    **{word: word.upper() for word in ("end", "endif", "endwhile", "endfor", "endparfor")},
    **{word: word.upper() for word in ("endswitch", "endfunction", "endspmd", "end_try_catch")},
    "end_unwind_protect": "END_UNWIND_PROTECT",
    "global": "DECLARE",
    "persistent": "DECLARE",
}

#: Words that are keywords only in a class file.
CLASS_KEYWORDS: dict[str, str] = {
    word: word.upper()
    for word in ("endclassdef", "endproperties", "endmethods", "endevents", "endenumeration")
}
CLASS_BLOCKS: dict[str, str] = {
    word: word.upper() for word in ("properties", "methods", "events", "enumeration")
}

#: Token types that open a block, and what may close it besides END.
BLOCKS: dict[str, str] = {
    "IF": "ENDIF",
    "WHILE": "ENDWHILE",
    "FOR": "ENDFOR",
    "PARFOR": "ENDPARFOR",
    "SWITCH": "ENDSWITCH",
    "TRY": "END_TRY_CATCH",
    "UNWIND_PROTECT": "END_UNWIND_PROTECT",
    "SPMD": "ENDSPMD",
    "DO": "UNTIL",
    "FUNCTION": "ENDFUNCTION",
    "CLASSDEF": "ENDCLASSDEF",
    "PROPERTIES": "ENDPROPERTIES",
    "METHODS": "ENDMETHODS",
    "EVENTS": "ENDEVENTS",
    "ENUMERATION": "ENDENUMERATION",
    "ARGUMENTS": "ENDARGUMENTS",
}
CLOSERS = frozenset(BLOCKS.values()) | {"END"}
#: Keywords between the parts of a block.
MIDDLES = frozenset({"ELSE", "ELSEIF", "CASE", "OTHERWISE", "CATCH", "UNWIND_PROTECT_CLEANUP"})
#: Keywords that are complete by themselves: a statement may follow on the same line.
COMPLETE = (
    frozenset({"ELSE", "OTHERWISE", "TRY", "DO", "UNWIND_PROTECT", "UNWIND_PROTECT_CLEANUP"})
    | CLOSERS
) - {"UNTIL"}
#: Keywords with a header that ends where the next operand can't continue it.
HEADERS = frozenset(
    {"IF", "ELSEIF", "WHILE", "UNTIL", "SWITCH", "CASE", "FOR", "PARFOR", "FUNCTION", "SPMD"}
)
#: Blocks whose lines declare things; there are no commands in them.
DECLARATIVE = frozenset({"CLASSDEF", "PROPERTIES", "METHODS", "EVENTS", "ENUMERATION", "ARGUMENTS"})

#: A quote directly after one of these transposes; an operand after one of these is a neighbour.
OPERAND_ENDS = frozenset(
    {
        *("NUMBER", "STRING", "NAME", "ENDINDEX", "RPAREN", "RBRACKET", "RBRACE", "FIELD"),
        *("TRANSPOSE", "HANDLE", "STEP", "METACLASS", "SUPER"),
    }
)
#: A statement begins after one of these ("" is the beginning of the file).
STATEMENT_STARTS = frozenset({"", "SEP", "SEMI"})

TERMINALS: tuple[str, ...] = tuple(
    sorted(
        {
            *(type_ for type_, _ in OPERATORS.values()),
            *KEYWORDS.values(),
            *CLASS_KEYWORDS.values(),
            *BLOCKS,
            *CLOSERS,
            *("NUMBER", "STRING", "NAME", "ENDINDEX", "FIELD", "DYNAMIC", "TRANSPOSE", "HANDLE"),
            *("METACLASS", "SUPER", "LPAREN", "RPAREN", "LBRACKET", "RBRACKET", "LBRACE"),
            *("RBRACE", "COMMA", "ROWSEP", "SEP", "SEMI", "ANON", "ANONCLOSE", "FORPAREN"),
            *("COMMAND", "CATCHNAME", "ENDOFFUNCTION"),
        }
    )
)
