"""What codegen still writes as text that LIR could hold: it only becomes less."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[3] / "mat2c"
MOST_OPTIONAL_TEXTS = 5  # functions that return a text or None
MOST_STATEMENTS = 14  # statements of which the expression is text
MOST_OF_BOXES = 38  # places where statements about boxes are spelled
MOST_WAYS_OUT = 3  # statements where a failure leads that are text
READERS_OF_C = {"c_names.py", "c_listing.py", "parameter_notes.py", "mentions.py"}
READER_OF_LIR = {"lir_tokens.py"}


def trees(*rooms: str) -> list[tuple[Path, ast.Module]]:
    files = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    return [(path, ast.parse(path.read_bytes())) for path in files]


def optional_texts(*rooms: str) -> list[str]:
    return [
        f"{path.name}: {node.name}"
        for path, tree in trees(*rooms)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns) == "str | None"
    ]


def uses(text: str) -> int:
    """How often codegen has a text."""
    return sum(path.read_text().count(text) for path, _ in trees("codegen"))


def test_expressions_are_trees() -> None:
    assert optional_texts("lir") == []
    found = optional_texts("codegen")
    assert len(found) <= MOST_OPTIONAL_TEXTS, found


def test_statements_are_trees() -> None:
    assert uses('spelling("control").statement(') <= MOST_STATEMENTS


def test_ways_out_are_nodes() -> None:
    assert uses(".fail()") <= MOST_WAYS_OUT
    assert uses('spelling("boxed")') <= MOST_OF_BOXES


def test_c_is_read_back_nowhere_else() -> None:
    readers = {
        path.name
        for path, tree in trees("codegen", "lir")
        for node in ast.walk(tree)
        if isinstance(node, ast.Import) and any(alias.name == "re" for alias in node.names)
    }
    assert readers <= READERS_OF_C | READER_OF_LIR
