"""Diagnostics for other programs to read: plain JSON, and SARIF 2.1.0."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from mat2c import __version__
from mat2c.support import codes
from mat2c.support.diagnostics import Diagnostic, Span
from mat2c.support.files import source_bytes

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "note": "note"}


def as_json(diagnostics: Sequence[Diagnostic]) -> str:
    """A list of objects, one a diagnostic, in the order in which they are told."""
    return json.dumps([_plain(d) for d in diagnostics], indent=1, ensure_ascii=False)


def _plain(diagnostic: Diagnostic) -> dict[str, Any]:
    told: dict[str, Any] = {
        "severity": diagnostic.severity.value,
        "code": diagnostic.code,
        "message": _text(diagnostic.message),
    }
    if diagnostic.span is not None:
        told["file"] = diagnostic.span.source.path
        told |= _region(diagnostic.span)
    return told


def as_sarif(diagnostics: Sequence[Diagnostic]) -> str:
    """A log of one run."""
    rules = list(codes.KINDS)
    driver = {
        "name": "mat2c",
        "version": __version__,
        "rules": [_rule(kind) for kind in codes.KINDS.values()],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(d, rules) for d in diagnostics],
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=1, ensure_ascii=False)


def _rule(kind: codes.Kind) -> dict[str, Any]:
    return {
        "id": kind.code,
        "shortDescription": {"text": kind.meaning},
        "defaultConfiguration": {"level": _LEVELS[kind.severity], "enabled": kind.default},
    }


def _result(diagnostic: Diagnostic, rules: Sequence[str]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "level": _LEVELS[diagnostic.severity.value],
        "message": {"text": _text(diagnostic.message)},
    }
    if diagnostic.code in rules:
        told |= {"ruleId": diagnostic.code, "ruleIndex": rules.index(diagnostic.code)}
    if diagnostic.span is not None:
        region = _region(diagnostic.span)
        place = {
            "artifactLocation": {"uri": _uri(diagnostic.span.source.path)},
            "region": {f"{word[0]}{word[1].title()}": region["_".join(word)] for word in _ENDS},
        }
        told["locations"] = [{"physicalLocation": place}]
    return told


_ENDS = (("start", "line"), ("start", "column"), ("end", "line"), ("end", "column"))


def _region(span: Span) -> dict[str, int]:
    """Lines and columns from 1, in characters; the end is the first column behind."""
    first, last = span.source.position(span.start), span.source.position(max(span.end, span.start))
    return {
        "start_line": first[0],
        "start_column": _characters(span, *first),
        "end_line": last[0],
        "end_column": _characters(span, *last),
    }


def _characters(span: Span, line: int, column: int) -> int:
    """A column in bytes as one in characters."""
    return len(_text(span.source.line(line)[: column - 1])) + 1


def _text(text: str) -> str:
    return source_bytes(text).decode("utf-8", "replace")


def _uri(path: str) -> str:
    return Path(path).as_uri() if Path(path).is_absolute() else quote(path)
