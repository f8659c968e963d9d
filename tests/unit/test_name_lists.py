"""Lists of names of operations are in `ir/ops.py`, those of functions in `builtins/`. What still
stands elsewhere only becomes less."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mat2c.builtins import find
from mat2c.ir.ops import OPS
from mat2c.types.lattice import NUMERIC

PACKAGE = Path(__file__).parents[2] / "mat2c"
ROOMS = ("lower", "infer", "lint", "opt", "storage", "lir", "codegen")
CLASSES = NUMERIC | {"logical", "char", "cell", "struct", "function_handle"}
FEW = 3  # names that are no list yet
MOST_OF_OPERATIONS = 62
MOST_OF_FUNCTIONS = 32


def lists(tree: ast.Module) -> Iterator[list[str]]:
    """The names in each set, tuple and list of texts, and in each text that is split."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Set | ast.Tuple | ast.List):
            items = [e.value for e in node.elts if isinstance(e, ast.Constant)]
            words = [item for item in items if isinstance(item, str)]
            if len(words) == len(node.elts):
                yield words
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Constant):
            text = node.value.value
            yield text.split() if node.attr == "split" and isinstance(text, str) else []


@cache
def found() -> list[tuple[str, list[str]]]:
    """The lists of all modules outside of `ir/` and `builtins/`."""
    paths = [p for room in ROOMS for p in sorted((PACKAGE / room).rglob("*.py"))]
    return [
        (str(path.relative_to(PACKAGE)), words)
        for path in paths
        for words in lists(ast.parse(path.read_bytes()))
        if len(words) > FEW
    ]


def test_operations() -> None:
    names = [(file, words) for file, words in found() if all(word in OPS for word in words)]
    assert len(names) <= MOST_OF_OPERATIONS, names


def test_functions() -> None:
    names = [
        (file, words)
        for file, words in found()
        if all(find(word) is not None and word not in CLASSES for word in words)
        and not all(word in OPS for word in words)
    ]
    assert len(names) <= MOST_OF_FUNCTIONS, names
