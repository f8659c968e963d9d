"""What an editor may change: names, and what diagnostics suggest."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lsprotocol.types import (
    CodeAction,
    CodeActionKind,
    Range,
    TextEdit,
    WorkspaceEdit,
)
from lsprotocol.types import Diagnostic as Shown

from mat2c.frontend.lex.tokens import KEYWORDS
from mat2c.lsp.names import Names, Occurrence
from mat2c.lsp.positions import Text

_NEAR = re.compile(r"did you mean '([^']+)'\?")
_NAME = re.compile(r"[A-Za-z_]\w*")


def can_be_renamed(names: Names, occurrence: Occurrence) -> bool:
    """True for variables, and for functions that only their file knows."""
    if names.scope_of(occurrence) is not None:
        return True
    main = names.tree.functions[:1]
    definition = names.function(occurrence.name)
    is_main = names.tree.kind == "function" and definition in main
    return definition is not None and not is_main


def renamed(text: Text, names: Names, occurrence: Occurrence, name: str) -> list[TextEdit]:
    """The edits that rename what an occurrence means. Raises ValueError where they would change
    what the program does."""
    if not _NAME.fullmatch(name) or name in KEYWORDS:
        raise ValueError(f"'{name}' is not a name")
    same = names.same(occurrence)
    scope = names.scope_of(occurrence)
    for other in names.occurrences:
        if other.name == name and (scope is None or scope.start <= other.start < scope.end):
            line = names.source.position(other.start)[0]
            raise ValueError(f"'{name}' means something else in line {line}")
    return [TextEdit(text.range(o.start, o.end), name) for o in same]


def quick_fixes(uri: str, text: Text, shown: Sequence[Shown]) -> Iterator[CodeAction]:
    """What may be done about diagnostics: the name that was meant, and silence."""
    for diagnostic in shown:
        near = _NEAR.search(diagnostic.message)
        written = _written(text, diagnostic.range)
        if near is not None and written is not None:
            yield _fix(uri, f"Write '{near[1]}'", diagnostic, TextEdit(written, near[1]), True)
        code = diagnostic.code
        if diagnostic.severity is not None and diagnostic.severity > 1 and isinstance(code, str):
            end = text.end_of_line(diagnostic.range.start.line)
            edit = TextEdit(Range(end, end), f" %#ok<{code}>")
            yield _fix(uri, f"Silence {code} in this line", diagnostic, edit, False)


def _written(text: Text, where: Range) -> Range | None:
    """The name at the start of what a diagnostic marks."""
    start = text.offset(where.start)
    name = _NAME.match(text.source.text, start)
    return None if name is None else text.range(start, name.end())


def _fix(uri: str, title: str, shown: Shown, edit: TextEdit, preferred: bool) -> CodeAction:
    change = WorkspaceEdit(changes={uri: [edit]})
    return CodeAction(title, CodeActionKind.QuickFix, [shown], preferred, edit=change)
