"""Why there is nothing to explain at a place: no such line, no statement, a function that is never
called, or a statement of which no code is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in, with_nested
from mat2c.ir.core import Function
from mat2c.report.explain import Place, same_file
from mat2c.support.record import dataclass

_LITERALS = (ast.Number, ast.String, ast.Matrix, ast.CellLiteral)


@dataclass(frozen=True, slots=True)
class Silence:
    """What a user is told; `is_account` where that explains the line, and no place was wrong."""

    text: str
    is_account: bool


def silence(trees: Sequence[ast.SourceFile], called: Collection[Function], place: Place) -> Silence:
    """Of a place at which the functions that are `called` define nothing."""
    tree = next((t for t in trees if same_file(t.span.source.path, place.file)), None)
    if tree is None:
        return Silence(f"'{place.file}' is no file of the program", False)
    count = len(tree.span.source.text.splitlines())
    if place.line > count:
        return Silence(f"'{place.file}' has {count} lines", False)
    at = f"{place.file}:{place.line}"
    found = [n for n in nodes_in(tree) if isinstance(n, ast.Stmt) and n.span.line == place.line]
    statements = [n for n in found if not isinstance(n, ast.FunctionDef)]
    if not statements:
        return Silence(f"there is no statement at {at}", False)
    owner = _function_around(tree, statements[0])
    if owner is not None and not any(f.span == owner.span for f in called):
        return Silence(f"{at}: nothing calls the function '{owner.name}' that it is in", True)
    constants = [_constant(s) for s in statements]
    if any(constants):
        return Silence("\n".join(f"{at}: {text}" for text in constants if text), True)
    text = "no code comes of it: it is never reached, or what it gives is known or never used"
    return Silence(f"{at}: {text}", True)


def _function_around(tree: ast.SourceFile, statement: ast.Stmt) -> ast.FunctionDef | None:
    """The innermost function that a statement stands in."""
    inside = [
        definition
        for definition in with_nested(*tree.functions)
        if definition.span.start <= statement.span.start < definition.span.end
    ]
    return inside[-1] if inside else None


def _constant(statement: ast.Stmt) -> str:
    """What is said of a variable that is set to a constant; "" of anything else."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], op="=", value=value):
            if isinstance(value, _LITERALS):
                source = value.span.source.text[value.span.start : value.span.end]
                return f"{name} is {source} here; that is put where it is used, nothing is stored"
    return ""
