"""Text → AST.

    source = load("prog.m")
    tree = parse_source(source, diagnostics)

`tokens` and `dump_ast` are for `mat2c dump`; `unparse_expr` spells an expression as Octave does.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.frontend.ast import AnonymousFunction, Expr, Node, SourceFile
from mat2c.frontend.lex.tokens import Token
from mat2c.frontend.loader import SearchPath, holding, is_file, is_folder, load
from mat2c.support.diagnostics import Diagnostics, Source

__all__ = [
    "SearchPath",
    "dump_ast",
    "holding",
    "is_file",
    "is_folder",
    "load",
    "parse_source",
    "tokens",
    "unparse_expr",
    "unparse_handle",
]


def parse_source(source: Source, diagnostics: Diagnostics, value: bool = False) -> SourceFile:
    """The tree of a source; mistakes go to `diagnostics`, and never raise. Where a value is
    wanted, there are no commands."""
    from mat2c.frontend.parse import (
        parser,  # the grammar costs a few ms, which `--version` needn't pay
    )

    return parser.parse_source(source, diagnostics, value)


def tokens(source: Source) -> Iterator[Token]:
    """The tokens of a source, as the parser sees them."""
    from mat2c.frontend.lex.lexer import Lexer

    lexer = Lexer(source.text, dialect=source.dialect)
    while (token := lexer.token()) is not None:
        yield token


def dump_ast(file: Node) -> str:
    """The tree as indented text."""
    from mat2c.frontend.dump import dump

    return dump(file)


def unparse_expr(expr: Expr) -> str:
    """The expression in the words of Octave's `func2str`."""
    from mat2c.frontend.unparse import unparse_expr

    return unparse_expr(expr)


def unparse_handle(expr: AnonymousFunction) -> str:
    """The text of a handle, as `func2str` gives it."""
    from mat2c.frontend.unparse import unparse_handle

    return unparse_handle(expr)
