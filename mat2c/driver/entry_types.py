"""The types of an entry's inputs: what `--args` says, else what its `arguments` block declares or
its assertions tell, or what the `codegen` lines or the calls in an example script give."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from mat2c.driver.asserted_types import asserted_types
from mat2c.driver.codegen_lines import lines_in
from mat2c.driver.example_values import types_of_list
from mat2c.frontend import ast
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Function, Program
from mat2c.support.options import Options
from mat2c.types.argtext import parse_arguments, split_entries
from mat2c.types.lattice import ANY, ARITHMETIC, Type, join
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.type_constructors import array, struct


def input_types(
    program: Program,
    entries: Mapping[str, Function],
    options: Options,
    called: Callable[[], list[Specialisation]],
) -> dict[str, list[Type]]:
    """The types of inputs that are known, by entry; a ValueError where `--args` says what can't be.
    `called` gives what the example script calls."""
    texts = split_entries(options.args, list(entries))
    found = {name: given_types(text) for name, text in texts.items()}
    for name, types in found.items():
        if len(types) > len(entries[name].params) and not entries[name].varargin:
            raise ValueError(f"'{name}' has {len(entries[name].params)} inputs")
    calls: list[Specialisation] | None = None
    lines = lines_in(options.example, entries) if options.example is not None else {}
    for name, function in entries.items():
        if name in found or not function.params:
            continue
        known = declared_types(program, function)
        if name in lines and len(lines[name]) <= len(function.params):
            known = lines[name]
        elif known is None and options.example is not None:
            calls = called() if calls is None else calls
            known = example_types(calls, function)
        if known is not None:
            found[name] = known
    return found


def given_types(text: str) -> list[Type]:
    """The types that a text gives: as `argtext` has them, or as a list of examples `{…}`. Raises
    ValueError, with a message for the user."""
    return types_of_list(text) if text.lstrip().startswith("{") else parse_arguments(text)


def declared_types(program: Program, function: Function) -> list[Type] | None:
    """The types that the `arguments` block of a function declares, with a class and extents for
    each input, or that its assertions tell; None where neither does."""
    definition = _definition(program, function)
    if definition is None:
        return None
    if not definition.arguments:
        return asserted_types(definition)
    specs = {
        spec.name: spec
        for block in definition.arguments
        if all(a.lower() == "input" for a in block.attributes)
        for spec in block.specs
    }
    found = []
    for name in function.params:
        spec = specs.get(name)
        if spec is None or spec.cls not in ARITHMETIC or spec.dims is None or len(spec.dims) < 2:
            return None
        found.append(array(spec.cls, *spec.dims))
    return found


def _definition(program: Program, function: Function) -> ast.FunctionDef | None:
    for tree in program.trees:
        for definition in tree.functions:
            if definition.span is function.span or definition.span == function.span:
                return definition
    return None


def example_types(specs: Iterable[Specialisation], function: Function) -> list[Type] | None:
    """What the inputs of all calls of a function have in common: classes and extents; None where
    nothing calls it."""
    found: list[Type] | None = None
    for spec in specs:
        if not _is_of(spec.function, function):
            continue
        types = [_general(t) for t in spec.signature.args]
        if found is not None and len(found) != len(types):
            found = found[: len(types)]  # the inputs that all calls give
        found = types if found is None else [join(a, b) for a, b in zip(found, types, strict=False)]
    return None if found is None else [_general(t) for t in found]


def _is_of(analysed: Function, function: Function) -> bool:
    """True if it is the same function, of the same file."""
    if analysed.span is None or function.span is None:
        return False
    same = analysed.span.source.path == function.span.source.path
    return same and analysed.span.start == function.span.start


def _general(t: Type) -> Type:
    """The class and the extents that are numbers, without values."""
    if t.cls == "struct" and t.is_scalar and t.fields:
        return struct((name, _general(part)) for name, part in t.fields)
    if t.cls not in ARITHMETIC or t.shape is None:
        return ANY
    dims = [d if d is not None and d.is_const else None for d in t.shape.dims]
    return Type(t.cls, t.is_complex is not False, array(t.cls, *dims).shape, of_class(t.cls))
