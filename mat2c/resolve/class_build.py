"""From the tree of a class to what is known of it.

classdef P                      P's constructor: function obj = P(.object, x)
  properties                                         obj = .object;
    n = 3                                            …
  end                           n's initial value:  function value = n(), value = 3;
  methods
    function obj = P(x) …
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from mat2c.frontend import ast, is_file
from mat2c.frontend.walk import nodes_in
from mat2c.resolve.class_info import (
    HIDDEN_INPUT,
    PUBLIC,
    Attributes,
    ClassInfo,
    Method,
    Property,
)
from mat2c.resolve.class_values import (
    check_in,
    checking_setter,
    first_value,
    is_checked,
    value_function,
)
from mat2c.resolve.function_files import Unit
from mat2c.resolve.test_methods import list_tests
from mat2c.support.diagnostics import Span
from mat2c.support.resources import stdlib_dir


def built_in_base(name: str) -> Path | None:
    """The file of the library that says what a class inherits from a built-in one."""
    path = stdlib_dir() / "bases" / f"{name.replace('.', '_')}_base.m"
    return path if is_file(path) else None


def fill(info: ClassInfo, definition: ast.ClassDef, above: Sequence[str]) -> None:
    """Adds the members of a class, whose superclasses' names are given, to what is known of it."""
    info.is_abstract = Attributes(definition.attributes).has("abstract")
    accessors: dict[str, ast.FunctionDef] = {}
    for block in definition.blocks:
        match block.kind:
            case "properties":
                _properties(info, block)
            case "methods":
                _methods(info, block, accessors)
            case "enumeration":
                for member in block.members:
                    info.members[member.name] = _member(info, member)
            case _:
                info.events += [member.name for member in block.members]
    for name, function in accessors.items():
        _accessor(info, name, function)
    list_tests(info, definition)
    info.constructor = _constructor(info, definition, above)


def _properties(info: ClassInfo, block: ast.ClassBlock) -> None:
    attributes = Attributes(block.attributes)
    both = attributes.access("access", PUBLIC)
    for spec in block.properties:
        first = spec.default if spec.spec is None else first_value(spec.spec)
        checked = spec.spec is not None and is_checked(spec.spec)
        info.own_properties[spec.name] = Property(
            spec.name,
            info,
            None if first is None else value_function(spec.name, first),
            setter=checking_setter(spec.spec) if checked and spec.spec is not None else None,
            read=attributes.access("getaccess", both),
            write=attributes.access("setaccess", both),
            is_constant=attributes.has("constant"),
            is_dependent=attributes.has("dependent"),
            is_hidden=attributes.has("hidden"),
            is_immutable=attributes.is_immutable(),
            is_kept_if_equal=attributes.has("abortset"),
            is_transient=attributes.has("transient"),
        )


def _methods(info: ClassInfo, block: ast.ClassBlock, accessors: dict[str, ast.FunctionDef]) -> None:
    attributes = Attributes(block.attributes)
    for function in block.methods:
        if "." in function.name:
            accessors[function.name] = function
        elif function.name == info.stem:
            info.constructor = function
            info.making = attributes.access("access", PUBLIC)
        elif function.has_end or function.name not in info.own_methods:
            info.own_methods[function.name] = Method(
                function.name,
                info,
                info.unit,
                function if function.has_end else None,
                attributes.access("access", PUBLIC),
                attributes.has("static"),
                attributes.has("hidden"),
            )


def add_file(info: ClassInfo, name: str, unit: Unit) -> None:
    """Adds a method that has a file of its own, as its class declares it, if it does."""
    definition = unit.tree.functions[0]
    known = info.own_methods.get(name)
    if known is None:
        info.own_methods[name] = Method(name, info, unit, definition)
    elif known.definition is None:
        known.unit, known.definition = unit, definition


def _accessor(info: ClassInfo, name: str, function: ast.FunctionDef) -> None:
    """A `get.x` or `set.x` of one of the class's own properties."""
    kind, _, of = name.partition(".")
    known = info.own_properties.get(of)
    if known is not None and kind == "get":
        known.getter = function
    elif known is not None:
        if known.setter is not None:
            check_in(function, known.setter)
        known.setter = function


def _member(info: ClassInfo, member: ast.Member) -> ast.FunctionDef:
    """A function that makes a member of an enumeration."""
    name: ast.Expr = ast.Name(info.name.split(".")[0], span=member.span)
    for part in info.name.split(".")[1:]:
        name = ast.Field(name, part, span=member.span)
    return value_function(member.name, ast.Index(name, member.args, "()", span=member.span))


def _constructor(
    info: ClassInfo, definition: ast.ClassDef, above: Sequence[str]
) -> ast.FunctionDef:
    """The constructor as a function of the object; superclasses that it does not call are
    constructed first, without arguments, but for built-in ones of a class without a constructor,
    which get all."""
    written = info.constructor
    if written is None or not written.outputs:
        params = [ast.Param("varargin", span=definition.span)]
        outputs, body = ["obj"], list[ast.Stmt]()
        base = ast.FunctionDef(info.stem, params, outputs, body, has_end=True, span=definition.span)
    else:
        base = written
    span, output = base.span, base.outputs[0]
    called = {node.superclass for node in _super_calls(base) if node.method == output}
    start: list[ast.Stmt] = [_assign(output, ast.Name(HIDDEN_INPUT, span=span))]
    for name in above:
        if name not in called:
            rest = [_rest(span)] if written is None and built_in_base(name) is not None else []
            call = ast.Index(ast.SuperCall(output, name, span=span), rest, "()", span=span)
            start.append(ast.ExprStmt(call, False, span=span))
    return ast.FunctionDef(
        base.name,
        [ast.Param(HIDDEN_INPUT, span=span), *base.params],
        base.outputs,
        [*start, *base.body],
        base.nested,
        base.arguments,
        base.has_end,
        span=span,
    )


def _rest(span: Span) -> ast.Expr:
    """varargin{:}"""
    return ast.Index(ast.Name("varargin", span=span), [ast.Colon(span=span)], "{}", span=span)


def _assign(name: str, value: ast.Expr) -> ast.Assign:
    target = ast.Name(name, span=value.span)
    return ast.Assign([target], "=", value, False, False, 0, span=value.span)


def _super_calls(function: ast.FunctionDef) -> Iterator[ast.SuperCall]:
    for node in nodes_in(*function.body, *function.arguments):
        if isinstance(node, ast.SuperCall):
            yield node
