"""Docstrings say the thing in plain sentences: of a predicate, when it is true, not a question."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[3] / "mat2c"
FILES = sorted(PACKAGE.rglob("*.py"))
WORDS = re.compile(r"`[^`]*`|\"[^\"]*\"")


def summaries(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names of functions and classes, with the first paragraph of what is said of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            text = ast.get_docstring(node) or ""
            yield node.name, WORDS.sub("", text.partition("\n\n")[0])


@pytest.mark.parametrize("room", sorted({path.relative_to(PACKAGE).parts[0] for path in FILES}))
def test_no_docstring_is_a_question(room: str) -> None:
    asked = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in FILES
        if path.relative_to(PACKAGE).parts[0] == room
        for name, text in summaries(ast.parse(path.read_bytes()))
        if "?" in text
    ]
    assert asked == []
