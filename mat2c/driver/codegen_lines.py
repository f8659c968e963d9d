"""The types that lines `codegen f -args {…}` of a script give its entries.

codegen step -args {zeros(1,3), coder.typeof(0, [1 100])} -report
codegen ('step', '-args', {x, 3});
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from mat2c.driver.example_values import place_of, types_in
from mat2c.frontend import ast, load, parse_source
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import Diagnostics, Source
from mat2c.types.lattice import Type

_COMMANDS = ("codegen", "fiaccel")
Given = tuple[str, ast.Expr]
"""An entry and the list of its examples."""


def lines_in(path: Path, entries: Collection[str]) -> dict[str, list[Type]]:
    """The types by entry; a ValueError where one is no list of examples."""
    tree = parse_source(load(path), Diagnostics())
    variables: dict[str, ast.Expr] = {}
    found: dict[str, list[Type]] = {}
    for node in nodes_in(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], op="=", value=value):
                variables[name] = value
            case ast.Assign(targets=[ast.Index(base=base, args=[ast.Number(value=k)])]):
                _set_element(variables, place_of(base), int(k), node.value)
            case ast.Assign(targets=[ast.Field(base=base, name=str(field))], value=value):
                _set_field(variables, place_of(base), field, value)
        for name, examples in _given(node, entries):
            found[name] = types_in(examples, variables)
    return found


def _set_element(variables: dict[str, ast.Expr], name: str, place: int, value: ast.Expr) -> None:
    """`ARGS{1}{2} = value`, as the scripts say that MATLAB writes."""
    cell = variables.get(name)
    rows = cell.rows if isinstance(cell, ast.CellLiteral) else []
    items = [item for row in rows for item in row]
    if 0 < place <= len(items) + 1:
        items[place - 1 : place] = [value]
        variables[name] = ast.CellLiteral([items], span=value.span)
    variables[f"{name}{{{place}}}"] = value


def _set_field(variables: dict[str, ast.Expr], name: str, field: str, value: ast.Expr) -> None:
    """`x.field = value`"""
    known = variables.get(name)
    made = known.base if isinstance(known, ast.Index) else None
    is_struct = isinstance(made, ast.Name) and made.id == "struct"
    fields = known.args if isinstance(known, ast.Index) and is_struct else []
    more = [*fields, ast.String(field, "'", span=value.span), value]
    maker = ast.Name("struct", span=value.span)
    variables[name] = ast.Index(maker, more, "()", span=value.span)


def _given(node: ast.Node, entries: Collection[str]) -> Iterator[Given]:
    """What one statement says of entries."""
    match node:
        case ast.Command(name=name, words=words) if name in _COMMANDS:
            yield from _in_words(words, entries)
        case ast.Index(base=ast.Name(id=name), args=args) if name in _COMMANDS:
            yield from _in_arguments(args, entries)


def _in_arguments(args: Sequence[ast.Expr], entries: Collection[str]) -> Iterator[Given]:
    """Examples are those of the entry that is named last, or of the first one behind."""
    words = [arg.value if isinstance(arg, ast.String) else "" for arg in args]
    named = [k for k, word in enumerate(words) if word in entries]
    for k, word in enumerate(words[:-1]):
        if word == "-args" and named:
            before = [n for n in named if n < k] or named[:1]
            yield words[before[-1]], args[k + 1]


def _in_words(words: Sequence[str], entries: Collection[str]) -> Iterator[Given]:
    """The words of a command as the arguments of a call."""
    args: list[ast.Expr] = []
    parts = list(words)
    while parts:
        word = parts.pop(0)
        while word.count("{") > word.count("}") and parts:
            word = f"{word} {parts.pop(0)}"
        is_value = bool(args) and isinstance(args[-1], ast.String) and args[-1].value == "-args"
        args.append(_value(word) if is_value else _text(word))
    yield from _in_arguments(args, entries)


def _value(word: str) -> ast.Expr:
    text = word[: word.rindex("}") + 1] if word.startswith("{") and "}" in word else word
    diagnostics = Diagnostics()
    tree = parse_source(Source("codegen", f"x_ = {text};"), diagnostics)
    if not diagnostics.has_errors and len(tree.body) == 1 and isinstance(tree.body[0], ast.Assign):
        return tree.body[0].value
    raise ValueError(f"not a list of examples: '{word}'")


def _text(word: str) -> ast.Expr:
    source = Source("codegen", word)
    return ast.String(word, "'", span=parse_source(source, Diagnostics()).span)
