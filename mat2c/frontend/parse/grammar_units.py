"""The grammar of functions, `arguments` blocks and classes."""

from __future__ import annotations

from math import isfinite

from mat2c.frontend.ast import (
    ArgumentsBlock,
    ArgumentSpec,
    ClassBlock,
    ClassDef,
    Colon,
    Expr,
    FunctionDef,
    Index,
    Member,
    Name,
    Node,
    Number,
    Param,
    PropertySpec,
    Stmt,
)
from mat2c.frontend.lex.tokens import Token
from mat2c.frontend.parse.grammar_expressions import check_names
from mat2c.frontend.parse.grammar_rules import Builder, passes, rule
from mat2c.frontend.parse.named_arguments import gather_rest
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass

passes("statement : function", "item : arguments_block", "statement : class")
passes("function_end : END", "function_end : ENDFUNCTION")


@dataclass(slots=True)
class Signature:
    """The first line of a function, which begins at `start`."""

    start: Token
    name: str
    params: list[Param]
    outputs: list[str]


@rule("dotted : NAME")
def dotted_name(b: Builder, name: Token) -> Token:
    return name


@rule("dotted : dotted FIELD")
def dotted_more(b: Builder, name: Token, part: Token) -> Token:
    return Token("NAME", f"{name.value}.{part.value}", name.start, part.end)


# --- functions --------------------------------------------------------------------------------


@rule("params : LPAREN params_0 RPAREN")
def params(b: Builder, _open: Token, items: list[Param], _close: Token) -> list[Param]:
    check_names(b, items)
    return items


@rule("params :", "attributes :", "dimensions :", "validators :")
def no_params(b: Builder) -> list[Param]:
    return []


@rule("signature : dotted params")
def signature(b: Builder, name: Token, items: list[Param]) -> Signature:
    return Signature(name, str(name.value), items, [])


@rule("signature : NAME ASSIGN dotted params")
def signature_one(
    b: Builder, output: Token, _: Token, name: Token, items: list[Param]
) -> Signature:
    return Signature(output, str(name.value), items, [str(output.value)])


@rule("signature : LBRACKET outputs RBRACKET ASSIGN dotted params")
def signature_many(
    b: Builder, start: Token, outputs: list[Param], _1: Token, _2: Token, name: Token,
    items: list[Param],
) -> Signature:  # fmt: skip
    check_names(b, outputs)
    return Signature(start, str(name.value), items, [output.name for output in outputs])


passes("outputs : params_0")


@rule("outputs : params_1 COMMA")
def outputs_comma(b: Builder, items: list[Param], _: Token) -> list[Param]:
    return items


@rule("function : FUNCTION signature sep block function_end")
def function(
    b: Builder, start: Token, head: Signature, _: Token, body: list[Node], end: Token | None
) -> FunctionDef:
    last: Node | Token = end or (body[-1] if body else start)
    span = b.span(start, last)
    found = FunctionDef(head.name, head.params, head.outputs, [], span=span)
    found.has_end = end is not None
    for node in body:
        if isinstance(node, FunctionDef):
            found.nested.append(node)
        elif isinstance(node, ArgumentsBlock):
            found.arguments.append(node)
        elif isinstance(node, Stmt):
            found.body.append(node)
    gather_rest(found)
    if end is None:
        b.open_functions.append(found)
    else:
        b.any_function_end = True
    return found


@rule("function : FUNCTION error sep block function_end")
def bad_function(
    b: Builder, start: Token, _: Token, sep: Token, body: list[Node], end: Token | None
) -> FunctionDef:
    return function(b, start, Signature(start, "", [], []), sep, body, end)


# --- arguments blocks -------------------------------------------------------------------------


@rule("arguments_block : ARGUMENTS attributes sep specs ENDARGUMENTS sep")
def arguments_block(
    b: Builder, start: Token, attributes: list[Attribute], _1: Token, specs: list[ArgumentSpec],
    end: Token, _2: Token,
) -> ArgumentsBlock:  # fmt: skip
    return ArgumentsBlock([name for name, _ in attributes], specs, span=b.span(start, end))


@rule("specs :", "methods :", "enumeration :", "class_body :")
def no_specs(b: Builder) -> list[Node]:
    return []


@rule("specs : specs spec", "class_body : class_body class_block", "methods : methods method")
@rule("enumeration : enumeration enumerated")
def more_specs(b: Builder, items: list[Node], item: Node | None) -> list[Node]:
    if item is not None:
        items.append(item)
    return items


@rule(
    "specs : specs error sep", "methods : methods error sep", "enumeration : enumeration error sep"
)
@rule("class_body : class_body error sep")
def skip(b: Builder, items: list[Node], _error: Token, _sep: Token) -> list[Node]:
    return items


@rule("spec : dotted dimensions class_name validators initial sep")
def spec(
    b: Builder, name: Token, dims: list[Expr], cls: Token | None, validators: list[Expr],
    default: Expr | None, _sep: Token,
) -> ArgumentSpec:  # fmt: skip
    extents = [dimension(b, extent) for extent in dims] if dims else None
    class_name = None if cls is None else str(cls.value)
    last = default or (validators[-1] if validators else cls or (dims[-1] if dims else name))
    span = b.span(name, last)
    return ArgumentSpec(str(name.value), extents, class_name, validators, default, span=span)


@rule("spec : NOT sep")
def ignored_argument(b: Builder, _not: Token, _sep: Token) -> None:
    """An argument that the function ignores, which nothing is told of."""


@rule("spec : SUPER initial sep")
def old_typed_property(b: Builder, token: Token, default: Expr | None, _: Token) -> ArgumentSpec:
    """`name@class`, as properties were typed before there was a syntax for it."""
    name, cls = token.value
    return ArgumentSpec(name, None, cls, [], default, span=b.span(token, token))


def dimension(b: Builder, extent: Expr) -> int | None:
    if isinstance(extent, Colon):
        return None
    number = extent.value if isinstance(extent, Number) else None
    if isinstance(number, (int, float)) and isfinite(number):
        return int(number)
    b.error("a dimension must be a finite number or ':'", extent.span)
    return None


@rule("dimensions : LPAREN arguments_1 RPAREN", "validators : LBRACE arguments_1 RBRACE")
def bracketed(b: Builder, _open: Token, items: list[Expr], _close: Token) -> list[Expr]:
    return items


@rule("class_name :", "initial :")
def absent(b: Builder) -> None:
    return None


passes("class_name : dotted")


@rule("initial : ASSIGN expression")
def initial(b: Builder, _: Token, value: Expr) -> Expr:
    return value


# --- classes ----------------------------------------------------------------------------------

Attribute = tuple[str, Expr | None]


@rule("attributes : LPAREN attributes_1 RPAREN")
def attributes(b: Builder, _open: Token, items: list[Attribute], _close: Token) -> list[Attribute]:
    return items


@rule("attributes_1 : attribute", "supers_1 : dotted")
def first(b: Builder, item: object) -> list[object]:
    return [item]


@rule("attributes_1 : attributes_1 COMMA attribute", "supers_1 : supers_1 AND dotted")
def following(b: Builder, items: list[object], _: Token, item: object) -> list[object]:
    items.append(item)
    return items


@rule("attribute : NAME")
def attribute(b: Builder, name: Token) -> Attribute:
    return str(name.value), None


@rule("attribute : NAME ASSIGN expression")
def attribute_value(b: Builder, name: Token, _: Token, value: Expr) -> Attribute:
    return str(name.value), value


@rule("attribute : NOT NAME")
def attribute_not(b: Builder, sign: Token, name: Token) -> Attribute:
    return str(name.value), Name("false", span=b.span(sign, name))


@rule("supers :")
def no_supers(b: Builder) -> list[Token]:
    return []


@rule("supers : COMPARE supers_1")
def supers(b: Builder, sign: Token, items: list[Token]) -> list[Token]:
    if sign.value != "<":
        b.error("expected '<' before the superclasses", b.span(sign, sign))
    return items


@rule(
    "class : CLASSDEF attributes NAME supers sep class_body END",
    "class : CLASSDEF attributes NAME supers sep class_body ENDCLASSDEF",
)
def class_(
    b: Builder, start: Token, attributes: list[Attribute], name: Token, above: list[Token],
    _: Token, blocks: list[ClassBlock], end: Token,
) -> ClassDef:  # fmt: skip
    names = [str(token.value) for token in above]
    return ClassDef(str(name.value), names, attributes, blocks, span=b.span(start, end))


@rule(
    "class_block : PROPERTIES attributes sep specs END sep",
    "class_block : PROPERTIES attributes sep specs ENDPROPERTIES sep",
)
def properties(
    b: Builder, start: Token, attributes: list[Attribute], _: Token, specs: list[ArgumentSpec],
    end: Token, _sep: Token,
) -> ClassBlock:  # fmt: skip
    found = [PropertySpec(spec.name, spec.default, spec, span=spec.span) for spec in specs]
    return ClassBlock("properties", attributes, properties=found, span=b.span(start, end))


@rule(
    "class_block : METHODS attributes sep methods END sep",
    "class_block : METHODS attributes sep methods ENDMETHODS sep",
)
def methods(
    b: Builder, start: Token, attributes: list[Attribute], _: Token, found: list[FunctionDef],
    end: Token, _sep: Token,
) -> ClassBlock:  # fmt: skip
    return ClassBlock("methods", attributes, methods=found, span=b.span(start, end))


@rule(
    "class_block : EVENTS attributes sep enumeration END sep",
    "class_block : EVENTS attributes sep enumeration ENDEVENTS sep",
    "class_block : ENUMERATION attributes sep enumeration END sep",
    "class_block : ENUMERATION attributes sep enumeration ENDENUMERATION sep",
)
def names(
    b: Builder, start: Token, attributes: list[Attribute], _: Token, found: list[Member],
    end: Token, _sep: Token,
) -> ClassBlock:  # fmt: skip
    return ClassBlock(str(start.value), attributes, members=found, span=b.span(start, end))


@rule("enumerated : expression sep", "enumerated : expression COMMA")
def enumerated(b: Builder, item: Expr, _sep: Token) -> Member | None:
    base = item.base if isinstance(item, Index) else item
    if not isinstance(base, Name):
        b.error("expected a name", item.span)
        return None
    given = item.args if isinstance(item, Index) else []
    return Member(base.id, given, span=item.span)


@rule("method : function sep")
def method(b: Builder, found: FunctionDef, _sep: Token) -> FunctionDef:
    return found


@rule("method : signature sep")
def declared_method(b: Builder, head: Signature, sep: Token) -> FunctionDef:
    """A method whose body is in a file of its own."""
    span = Span(b.source, head.start.start, sep.start)
    return FunctionDef(head.name, head.params, head.outputs, [], span=span)
