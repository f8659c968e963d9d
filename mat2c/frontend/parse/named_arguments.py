"""Named and repeating arguments: what `arguments` blocks say of them, as statements.

    function f (x, opts)            function f (x, varargin)
      arguments                       given = __named_arguments__ ({"Tol"}, varargin{:});
        x                             opts = struct ();
        opts.Tol (1,1) = 1e-3         if isfield (given, "Tol"), opts.Tol = given.Tol;
      end                             else, opts.Tol = 1e-3; end
                                      opts.Tol = __sized__ (opts.Tol, "Tol", 1, 1);

A call may write `Tol=1` for `"Tol", 1`. `opts.?C` stands for all properties of a class that anyone
may assign to; they take what these take, and have no defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from mat2c.builtins.declared_classes import AS_IT_IS, CONVERTED
from mat2c.frontend.ast import (
    ArgumentSpec,
    Assign,
    AssignExpr,
    Binary,
    CellLiteral,
    Colon,
    End,
    Expr,
    ExprStmt,
    Field,
    For,
    FunctionDef,
    If,
    Index,
    Name,
    Number,
    Param,
    Range,
    Stmt,
    String,
)
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import Span

_REST = "varargin"
_PAIRS = "pairs__"
_GIVEN = "arguments__"
_COUNTER = "argument__"
_COUNT = "positional__"


def spread_names(args: list[Expr]) -> list[Expr]:
    """The arguments of a call, where `Name=value` is a name and a value."""
    found: list[Expr] = []
    for arg in args:
        match arg:
            case AssignExpr(targets=[Name(id=name) as target], op="=", parens=0):
                found += [String(name, "'", span=target.span), arg.value]
            case _:
                found.append(arg)
    return found


def gather_rest(definition: FunctionDef) -> None:
    """Lets a function with named or repeating arguments take any number, and its body begin with
    what makes its parameters of them."""
    specs = [s for block in definition.arguments if not _is_output(block) for s in block.specs]
    named: dict[str, list[ArgumentSpec]] = {}
    for spec in specs:
        base, dot, _ = spec.name.partition(".")
        if dot:
            named.setdefault(base, []).append(spec)
    params = [param.name for param in definition.params]
    repeated = [
        s for block in definition.arguments if "Repeating" in block.attributes for s in block.specs
    ]
    both = [*(s.name for s in repeated), *[*named][:1]]
    if named and repeated and params[-len(both) :] == both:
        (base, options), *_ = named.items()
        _take_rest(definition, len(both))
        parted = _part_pairs(options, len(repeated))
        definition.body[:0] = [parted, *_named(base, options, _PAIRS), *_repeated(repeated)]
    elif named and params[-1:] == [*named][:1]:
        (base, options), *_ = named.items()
        optional = _optional(definition)
        required = len(params) - 1 - len(optional)
        _take_rest(definition, len(optional) + 1)
        taken = list(_positional(optional, options)) if optional else []
        counted = _counted(definition, required, bool(optional))
        definition.body[:0] = [*taken, *counted, *_named(base, options)]
    elif repeated and params[-len(repeated) :] == [s.name for s in repeated] != [_REST]:
        _take_rest(definition, len(repeated))
        definition.body[:0] = list(_repeated(repeated))


def _optional(definition: FunctionDef) -> list[ArgumentSpec]:
    """Takes out of the blocks what they say of optional arguments in front of named ones."""
    params = [param.name for param in definition.params[:-1]]
    found: list[ArgumentSpec] = []
    for block in definition.arguments:
        if not block.attributes or block.attributes == ["Input"]:
            found += [s for s in block.specs if s.default is not None and s.name in params]
    if not found or [s.name for s in found] != params[-len(found) :]:
        return []
    for block in definition.arguments:
        block.specs = [s for s in block.specs if s not in found]
    return found


def _positional(optional: Sequence[ArgumentSpec], named: Sequence[ArgumentSpec]) -> Iterator[Stmt]:
    """Optional arguments are what stands in front of the first name, or have their defaults."""
    span = named[0].span
    most = Number(float(len(optional)), span=span)
    rest, count = Name(_REST, span=span), Name(_COUNT, span=span)
    given = [_names(named), most, _all_of(_REST, span)]
    yield _assign(count, _call("__positional_count__", given, span))
    for k, spec in enumerate(optional, 1):
        variable, kth = Name(spec.name, span=spec.span), Number(float(k), span=span)
        taken = _assign(variable, Index(rest, [kth], "{}", span=span))
        default = _assign(variable, spec.default or kth)
        enough = Binary(">=", count, kth, span.start, span=span)
        yield If([(enough, [taken])], [default], span=span)
        yield from _checks(partial(Name, spec.name, span=spec.span), spec.name, spec)
    first = Binary("+", count, Number(1.0, span=span), span.start, span=span)
    behind = Range(first, None, End(span=span), span=span)
    yield _assign(rest, Index(rest, [behind], "()", span=span))


def _counted(definition: FunctionDef, required: int, some: bool) -> Iterator[Stmt]:
    """`nargin` counts the positional arguments alone."""
    nodes = nodes_in(*definition.body, *definition.arguments)
    if not any(isinstance(node, Name) and node.id == "nargin" for node in nodes):
        return
    span = definition.span
    most: Expr = Number(float(required), span=span)
    if some:
        most = Binary("+", most, Name(_COUNT, span=span), span.start, span=span)
    own = Name("nargin", span=span)
    yield _assign(own, _call("min", [own, most], span))


def _is_output(block: object) -> bool:
    return "Output" in block.attributes  # type: ignore[attr-defined]


def _take_rest(definition: FunctionDef, count: int) -> None:
    """Puts `varargin` in the place of the last parameters."""
    span = definition.params[-1].span
    definition.params[-count:] = [Param(_REST, span=span)]


def _call(name: str, args: Sequence[Expr], span: Span) -> Index:
    return Index(Name(name, span=span), list(args), "()", span=span)


def _text(value: str, span: Span) -> String:
    return String(value, "'", span=span)


def _assign(target: Expr, value: Expr) -> Assign:
    span = target.span
    return Assign([target], "=", value, False, False, span.start, span=span)


def _part_pairs(specs: Sequence[ArgumentSpec], count: int) -> Stmt:
    """Has the pairs of names and values behind repeating arguments in a cell of their own."""
    span = specs[0].span
    given = [_names(specs), Number(float(count), span=span), _all_of(_REST, span)]
    targets: list[Expr] = [Name(_PAIRS, span=span), Name(_REST, span=span)]
    value = _call("__part_pairs__", given, span)
    return Assign(targets, "=", value, False, True, span.start, span=span)


def _all_of(name: str, span: Span) -> Expr:
    return Index(Name(name, span=span), [Colon(span=span)], "{}", span=span)


def _classes(specs: Sequence[ArgumentSpec]) -> list[String]:
    """The classes whose properties are options."""
    return [_text(spec.name.partition("?")[2], spec.span) for spec in specs if "?" in spec.name]


def _names(specs: Sequence[ArgumentSpec]) -> Expr:
    """A cell of the names that options have."""
    span = specs[0].span
    told = [_text(s.name.partition(".")[2], s.span) for s in specs if "?" not in s.name]
    names: Expr = CellLiteral([[*told]] if told else [], span=span)
    for cls in _classes(specs):
        names = _call("union", [names, _call("__settable__", [cls], span)], span)
    return names


def _named(base: str, specs: Sequence[ArgumentSpec], rest: str = _REST) -> list[Stmt]:
    span = specs[0].span
    options = [spec for spec in specs if "?" not in spec.name]
    classes = _classes(specs)
    given = _call("__named_arguments__", [_names(specs), _all_of(rest, span)], span)
    found: list[Stmt] = [
        _assign(Name(_GIVEN, span=span), given),
        _assign(Name(base, span=span), _call("struct", [], span)),
    ]
    for spec in options:
        found += _option(base, spec)
    for cls in classes:
        taken = [Name(name, span=span) for name in (base, _GIVEN)]
        found.append(_assign(taken[0], _call("__with_properties__", [*taken, cls], span)))
    return found


def _option(base: str, spec: ArgumentSpec) -> Iterator[Stmt]:
    """An option that is given, or its default, and the checks of what it is."""
    span, name = spec.span, spec.name.partition(".")[2]
    is_given = _call("isfield", [Name(_GIVEN, span=span), _text(name, span)], span)
    taken: list[Stmt] = [_assign(_field(base, name, span), _field(_GIVEN, name, span))]
    checks = list(_checks(partial(_field, base, name, span), name, spec))
    if spec.default is None:
        yield If([(is_given, taken + checks)], [], span=span)
        return
    default: list[Stmt] = [_assign(_field(base, name, span), spec.default)]
    yield If([(is_given, taken)], default, span=span)
    yield from checks


def _field(base: str, name: str, span: Span) -> Field:
    return Field(Name(base, span=span), name, span=span)


def _checks(value: Callable[[], Expr], name: str, spec: ArgumentSpec) -> Iterator[Stmt]:
    """What makes a value of the wanted extents and class, and validates it."""
    span = spec.span
    if spec.cls is not None:
        yield _of_class(value, name, spec.cls, span)
    if spec.dims is not None:
        extents: list[Expr] = [
            _text(":", span) if d is None else Number(float(d), span=span) for d in spec.dims
        ]
        sized = _call("__sized__", [value(), _text(name, span), *extents], span)
        yield _assign(value(), sized)
    for validator in spec.validators:
        called = validator
        if isinstance(validator, Name):
            called = _call(validator.id, [value()], span)
        elif isinstance(validator, Field):
            called = Index(validator, [value()], "()", span=span)
        yield ExprStmt(called, False, span=span)


def _of_class(value: Callable[[], Expr], name: str, cls: str, span: Span) -> Stmt:
    """What makes a value one of the class, or refuses it."""
    convert = _assign(value(), _call(cls, [value()], span))
    if cls in CONVERTED:
        return convert
    if cls in AS_IT_IS:
        told = [value(), _text(name, span), _text(cls, span)]
        return ExprStmt(_call("__of_class__", told, span), False, span=span)
    return If([(_call("isa", [value(), _text(cls, span)], span), [])], [convert], span=span)


def _repeated(specs: Sequence[ArgumentSpec]) -> Iterator[Stmt]:
    """Each repeating parameter is a cell of every so many arguments."""
    span, count = specs[0].span, Number(float(len(specs)), span=specs[0].span)
    rest = Name(_REST, span=span)
    yield ExprStmt(_call("__repeating__", [count, rest], span), False, span=span)
    for k, spec in enumerate(specs, 1):
        nth = _call("__each__", [rest, Number(float(k), span=span), count], span)
        yield _assign(Name(spec.name, span=span), nth)
        checks = list(_checks(partial(_element, spec.name, span), spec.name, spec))
        if checks:
            last = _call("numel", [Name(spec.name, span=span)], span)
            all_of_them = Range(Number(1.0, span=span), None, last, span=span)
            yield For(Name(_COUNTER, span=span), all_of_them, checks, span=span)


def _element(name: str, span: Span) -> Index:
    return Index(Name(name, span=span), [Name(_COUNTER, span=span)], "{}", span=span)
