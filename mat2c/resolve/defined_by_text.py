"""Functions that constant texts define: eval ("function f (), disp (1), end")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c.frontend import ast, parse_source
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import TEXT, Diagnostics, Source

_DEFINES = re.compile(r"""\beval\b[^\n]*['"]\s*function\b""")


def defined_by_texts(source: Source, tree: ast.SourceFile) -> list[ast.FunctionDef]:
    """Those of the texts that a file hands to eval."""
    if not _DEFINES.search(source.text):
        return []
    found: list[ast.FunctionDef] = []
    for text in _texts(tree):
        diagnostics = Diagnostics()
        parsed = parse_source(Source(TEXT, text.value, source.dialect), diagnostics)
        if not diagnostics.has_errors:
            found += parsed.functions
    return found


def _texts(tree: ast.SourceFile) -> Iterator[ast.String]:
    for node in nodes_in(*tree.body, *tree.functions):
        match node:
            case ast.Index(base=ast.Name(id="eval" | "evalc"), args=args):
                yield from (arg for arg in args if isinstance(arg, ast.String))
