"""The server: what an editor asks for, and the answers."""

from __future__ import annotations

import asyncio
import re
import textwrap
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from mat2c import __version__
from mat2c.frontend.ast import FunctionDef
from mat2c.frontend.help.usage_text import comment_block, shown_help
from mat2c.lsp.analysis import Analyses, diagnostics_of, with_types
from mat2c.lsp.edits import can_be_renamed, quick_fixes, renamed
from mat2c.lsp.names import Names, Occurrence
from mat2c.lsp.positions import Text
from mat2c.support.codes import choose
from mat2c.support.diagnostics import Severity
from mat2c.support.dialect import DIALECTS
from mat2c.support.options import Options

_BOXED = re.compile(r"'([^']*)' is boxed")
_PAUSE = 0.3  # seconds without a change before a file is looked at
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}


class Server(LanguageServer):
    """Answers for the open files. The editor's initialization options are `args`, which gives types
    of inputs by the names of files, `dialect`, `path` (folders) and `warnings` (as `-W` takes
    them)."""

    def __init__(self) -> None:
        super().__init__("mat2c", __version__)
        self.options = Options()
        self.types: dict[str, str] = {}
        self.analyses = Analyses()
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def configure(self, given: Any) -> None:
        """Takes the editor's options."""
        chosen = given if isinstance(given, dict) else {}
        self.types = dict(chosen.get("args") or {})
        self.options = Options(
            search_path=tuple(map(Path, chosen.get("path") or ())),
            dialect=chosen.get("dialect"),
            warnings=choose(chosen.get("warnings") or (), False),
        )

    def text(self, uri: str) -> Text:
        """The text of a file, as the editor has it."""
        document = self.workspace.get_text_document(uri)
        dialect = DIALECTS.get(self.options.dialect or "")
        return Text(str(path_of(uri)), document.source, dialect)

    def names(self, uri: str) -> tuple[Text, Names]:
        text = self.text(uri)
        return text, Names(text.source)

    def contents(self) -> dict[Path, bytes]:
        """What all open files have in them."""
        documents = self.workspace.text_documents
        return {path_of(uri): d.source.encode() for uri, d in documents.items()}

    def options_for(self, path: Path) -> Options:
        return with_types(self.options, path, self.types)

    def look(self, uri: str, pause: float) -> None:
        """Looks at a file when it has not been changed for a while."""
        if uri in self._waiting:
            self._waiting[uri].cancel()
        self._waiting[uri] = asyncio.ensure_future(self._look(uri, pause))

    async def _look(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        path, text = path_of(uri), self.text(uri)
        found = diagnostics_of(path, self.contents(), self.options_for(path))
        shown = [
            types.Diagnostic(
                types.Range(text.position(0), text.position(0))
                if d.span is None
                else text.range_of(d.span),
                d.message,
                _SEVERITIES[d.severity],
                d.code or None,
                source="mat2c",
            )
            for d in found
        ]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, shown))


def path_of(uri: str) -> Path:
    """The file of a URI."""
    return Path(to_fs_path(uri) or uri)


def _place(server: Server, asked: Any) -> tuple[Text, Names, Occurrence | None]:
    text, names = server.names(asked.text_document.uri)
    return text, names, names.at(text.offset(asked.position))


def hover(server: Server, asked: types.HoverParams) -> types.Hover | None:
    """Of a variable the types and storage of what is assigned to it, of a function its help."""
    text, names, occurrence = _place(server, asked)
    if occurrence is None:
        return None
    path = path_of(asked.text_document.uri)
    if names.scope_of(occurrence) is None:
        found = _definition(server, path, text, names, occurrence.name)
        if found is None:
            return None
        help_text = shown_help(comment_block(found[0].source.text, *_extent(found[1])))
        rows = textwrap.dedent(help_text).splitlines()
        return _marked(f"function {occurrence.name}", rows)
    before = [d for d in names.definitions(occurrence) if d <= occurrence.start]
    later = [d for d in names.definitions(occurrence) if d > occurrence.start]
    for offset in [*reversed(before), *later]:
        line = names.source.position(offset)[0]
        told = server.analyses.explained(
            path, line, occurrence.name, server.contents(), server.options_for(path)
        )
        if told:
            return _marked(f"{occurrence.name} (line {line})", told)
    return None


def _extent(definition: FunctionDef) -> tuple[int, int]:
    return definition.span.start, definition.span.end


def _marked(title: str, rows: list[str]) -> types.Hover:
    body = "\n".join(rows).rstrip()
    value = f"**{title}**" + (f"\n```text\n{body}\n```" if body else "")
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, value))


def _definition(
    server: Server, path: Path, text: Text, names: Names, name: str
) -> tuple[Text, FunctionDef, Names] | None:
    """The function that a name means: of this file, or of one of its name beside it or in the
    folders of the path."""
    own = names.function(name)
    if own is not None:
        return text, own, names
    folders = [path.parent / "private", path.parent, *server.options.search_path]
    for file in (folder / f"{name}.m" for folder in folders):
        if file.is_file() and file != path:
            there, theirs = server.names(from_fs_path(str(file)) or "")
            definition = theirs.function(name)
            return None if definition is None else (there, definition, theirs)
    return None


def definition(server: Server, asked: types.DefinitionParams) -> list[types.Location]:
    """Where a variable is assigned first, or a function is defined."""
    uri = asked.text_document.uri
    text, names, occurrence = _place(server, asked)
    if occurrence is None:
        return []
    if names.scope_of(occurrence) is not None:
        first = names.same(occurrence)[0]
        return [types.Location(uri, text.range(first.start, first.end))]
    found = _definition(server, path_of(uri), text, names, occurrence.name)
    if found is None:
        return []
    there, function, theirs = found
    place = theirs.name_place(function)
    target = from_fs_path(there.source.path) or uri
    return [types.Location(target, there.range(place.start, place.end))]


def references(server: Server, asked: types.ReferenceParams) -> list[types.Location]:
    """All places of a variable, or of a function in this file and those beside it."""
    uri = asked.text_document.uri
    text, names, occurrence = _place(server, asked)
    if occurrence is None:
        return []
    places = [(uri, text, o) for o in names.same(occurrence)]
    if names.scope_of(occurrence) is None:
        path = path_of(uri)
        for file in sorted(path.parent.glob("*.m")):
            if file != path:
                other = from_fs_path(str(file)) or ""
                there, theirs = server.names(other)
                alike = (o for o in theirs.occurrences if o.name == occurrence.name)
                places += [(other, there, o) for o in alike if theirs.scope_of(o) is None]
    return [types.Location(where, t.range(o.start, o.end)) for where, t, o in places]


def prepare_rename(server: Server, asked: types.PrepareRenameParams) -> types.Range | None:
    """The name that is to be another, where it may be."""
    text, names, occurrence = _place(server, asked)
    if occurrence is None or not can_be_renamed(names, occurrence):
        return None
    return text.range(occurrence.start, occurrence.end)


def rename(server: Server, asked: types.RenameParams) -> types.WorkspaceEdit | None:
    """Renames a variable, or a function that only its file knows."""
    text, names, occurrence = _place(server, asked)
    if occurrence is None or not can_be_renamed(names, occurrence):
        return None
    try:
        edits = renamed(text, names, occurrence, asked.new_name)
    except ValueError as error:
        raise JsonRpcInvalidParams(str(error)) from None
    return types.WorkspaceEdit(changes={asked.text_document.uri: edits})


def symbols(server: Server, asked: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
    """The functions of a file, with those nested in them."""
    text, names = server.names(asked.text_document.uri)

    def symbol(function: FunctionDef) -> types.DocumentSymbol:
        place = names.name_place(function)
        return types.DocumentSymbol(
            function.name,
            types.SymbolKind.Function,
            text.range_of(function.span),
            text.range(place.start, place.end),
            f"({', '.join(param.name for param in function.params)})",
            children=[symbol(nested) for nested in function.nested],
        )

    return [symbol(function) for function in names.functions]


def inlay_hints(server: Server, asked: types.InlayHintParams) -> list[types.InlayHint]:
    """Behind a line, what of it stays boxed, with the reasons."""
    path, text = path_of(asked.text_document.uri), server.text(asked.text_document.uri)
    said: dict[int, list[str]] = {}
    for note in server.analyses.boxed_in(path, server.contents(), server.options_for(path)):
        assert note.span is not None
        line = text.position(note.span.start).line
        if asked.range.start.line <= line <= asked.range.end.line:
            said.setdefault(line, []).append(note.message)
    return [
        types.InlayHint(
            text.end_of_line(line),
            f"boxed: {', '.join(_BOXED.findall(' '.join(told)))}",
            tooltip="\n\n".join(told),
            padding_left=True,
        )
        for line, told in said.items()
    ]


def actions(server: Server, asked: types.CodeActionParams) -> list[types.CodeAction]:
    """What may be done about the diagnostics at a place."""
    uri = asked.text_document.uri
    return list(quick_fixes(uri, server.text(uri), asked.context.diagnostics))


_ANSWERS: dict[str, Callable[[Server, Any], Any]] = {
    types.TEXT_DOCUMENT_HOVER: hover,
    types.TEXT_DOCUMENT_DEFINITION: definition,
    types.TEXT_DOCUMENT_REFERENCES: references,
    types.TEXT_DOCUMENT_PREPARE_RENAME: prepare_rename,
    types.TEXT_DOCUMENT_RENAME: rename,
    types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: symbols,
    types.TEXT_DOCUMENT_INLAY_HINT: inlay_hints,
    types.TEXT_DOCUMENT_CODE_ACTION: actions,
}
_CHANGES = {
    types.TEXT_DOCUMENT_DID_OPEN: 0.0,
    types.TEXT_DOCUMENT_DID_SAVE: 0.0,
    types.TEXT_DOCUMENT_DID_CHANGE: _PAUSE,
}


def make_server() -> Server:
    """A server that answers all that it can."""
    server = Server()

    def initialized(asked: types.InitializeParams) -> None:
        server.configure(asked.initialization_options)

    def changed(pause: float, asked: Any) -> None:
        server.look(asked.text_document.uri, pause)

    def closed(asked: types.DidCloseTextDocumentParams) -> None:
        nothing = types.PublishDiagnosticsParams(asked.text_document.uri, [])
        server.text_document_publish_diagnostics(nothing)

    server.feature(types.INITIALIZE)(initialized)
    server.feature(types.TEXT_DOCUMENT_DID_CLOSE)(closed)
    for method, pause in _CHANGES.items():
        server.feature(method)(partial(changed, pause))
    for method, answer in _ANSWERS.items():
        server.feature(method)(partial(answer, server))
    return server
