"""The abstract syntax tree of MATLAB and Octave source.

Nodes have identity, not value equality, and carry the span they were read from. The tree keeps what
the program says; what a name means (variable or function) is decided later, in `resolve`."""

from __future__ import annotations

from typing import Literal

from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field


@dataclass(slots=True, eq=False, kw_only=True)
class Node:
    """Anything in the tree."""

    span: Span


# --- expressions ------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Expr(Node):
    """An expression. `parens` counts the parentheses written around it: `(x)` has 1."""

    parens: int = field(default=0, kw_only=True)


@dataclass(slots=True, eq=False)
class Number(Expr):
    """A numeric literal as written in `text` (Octave shows that in function handles).

    `cls` is "double", or an integer class for 0x… and 0b… literals."""

    value: float | int
    imaginary: bool = False
    cls: str = "double"
    text: str = ""


@dataclass(slots=True, eq=False)
class String(Expr):
    """A text literal; `value` has escapes and doubled quotes resolved (one char a byte). `cls` is
    "char", or "string" for a string scalar of MATLAB's dialect."""

    value: str
    quote: Literal["'", '"']
    cls: str = "char"


@dataclass(slots=True, eq=False)
class Name(Expr):
    """An identifier."""

    id: str


@dataclass(slots=True, eq=False)
class Colon(Expr):
    """A lone `:` in a subscript list."""


@dataclass(slots=True, eq=False)
class End(Expr):
    """`end` inside a subscript list."""


@dataclass(slots=True, eq=False)
class Ignored(Expr):
    """`~` (or `!`) in a target list or a parameter list."""


@dataclass(slots=True, eq=False)
class Unary(Expr):
    """`+x`, `-x`, `!x` (spelled "!" for `~` too), prefix "++" and "--"."""

    op: Literal["+", "-", "!", "++", "--"]
    operand: Expr


@dataclass(slots=True, eq=False)
class Postfix(Expr):
    """`x'`, `x.'`, postfix "++" and "--"."""

    op: Literal["'", ".'", "++", "--"]
    operand: Expr


@dataclass(slots=True, eq=False)
class Binary(Expr):
    """A binary operation.

    `op` is normalised: + - * / \\ ^ .* ./ .\\ .^ == != < <= > >= & | && ||  (`~=` is "!=", `**` is
    "^", `.**` is ".^").
    """

    op: str
    left: Expr
    right: Expr
    at: int  # the operator's offset


@dataclass(slots=True, eq=False)
class Range(Expr):
    """`start:stop` or `start:step:stop`."""

    start: Expr
    step: Expr | None
    stop: Expr


@dataclass(slots=True, eq=False)
class Index(Expr):
    """`base(args)` or `base{args}`; a call and a subscript look the same here."""

    base: Expr
    args: list[Expr]
    kind: Literal["()", "{}"]


@dataclass(slots=True, eq=False)
class Field(Expr):
    """`base.name`, or `base.(expr)` when `name` is an expression."""

    base: Expr
    name: str | Expr


@dataclass(slots=True, eq=False)
class Matrix(Expr):
    """`[...]`, row by row."""

    rows: list[list[Expr]]


@dataclass(slots=True, eq=False)
class CellLiteral(Expr):
    """`{...}`, row by row."""

    rows: list[list[Expr]]


@dataclass(slots=True, eq=False)
class FunctionHandle(Expr):
    """`@name`; `name` may be dotted (`@pkg.f`) or an operator's function name."""

    name: str


@dataclass(slots=True, eq=False)
class AnonymousFunction(Expr):
    """`@(params) body`. Its display is made from the body, by `unparse`."""

    params: list[Param]
    body: Expr


@dataclass(slots=True, eq=False)
class AssignExpr(Expr):
    """An assignment inside an expression, or chained (`a = b = 3`). Fields as in `Assign`."""

    targets: list[Expr]
    op: str
    value: Expr
    bracketed: bool
    at: int


@dataclass(slots=True, eq=False)
class MetaClass(Expr):
    """`?ClassName`."""

    name: str


@dataclass(slots=True, eq=False)
class SuperCall(Expr):
    """`method@Super.Class` inside a classdef; arguments come from the enclosing `Index`."""

    method: str
    superclass: str


# --- statements -------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Stmt(Node):
    """A statement."""


@dataclass(slots=True, eq=False)
class ExprStmt(Stmt):
    """An expression on its own; `printed` when no semicolon ends it."""

    expr: Expr
    printed: bool


@dataclass(slots=True, eq=False)
class Assign(Stmt):
    """`target = value`, `[t1, ~, t3] = value`, `x += value`.

    `op` is "=" or an op-assign operator ("+=", "-=", "*=", "/=", "^=", "|=", "&=" ...). Targets
    are `Name`, `Index`, `Field` chains or `Ignored`. `bracketed` tells `[a] = f` from `a = f`.
    """

    targets: list[Expr]
    op: str
    value: Expr
    printed: bool
    bracketed: bool
    at: int  # the operator's offset


@dataclass(slots=True, eq=False)
class Command(Stmt):
    """Command syntax: `hold on`, `format long`. Words are literal strings."""

    name: str
    words: list[str]
    printed: bool


@dataclass(slots=True, eq=False)
class SystemCommand(Stmt):
    """`!ls -l` (MATLAB's shell escape)."""

    text: str


@dataclass(slots=True, eq=False)
class Declaration(Stmt):
    """`global a b = 2` or `persistent n = 0`."""

    kind: Literal["global", "persistent"]
    names: list[str]
    values: list[Expr | None]


@dataclass(slots=True, eq=False)
class If(Stmt):
    """`if`/`elseif` clauses in order, then `else` (empty when there is none)."""

    clauses: list[tuple[Expr, list[Stmt]]]
    orelse: list[Stmt]


@dataclass(slots=True, eq=False)
class While(Stmt):
    cond: Expr
    body: list[Stmt]


@dataclass(slots=True, eq=False)
class DoUntil(Stmt):
    body: list[Stmt]
    cond: Expr


@dataclass(slots=True, eq=False)
class For(Stmt):
    """`for` and `parfor`; `target` may be any assignable expression; `key` is for Octave's
    `for [value, key] = struct`."""

    target: Expr
    iterable: Expr
    body: list[Stmt]
    parallel: bool = False
    key: Expr | None = None


@dataclass(slots=True, eq=False)
class Switch(Stmt):
    subject: Expr
    cases: list[tuple[Expr, list[Stmt]]]
    default: list[Stmt] | None


@dataclass(slots=True, eq=False)
class Break(Stmt):
    pass


@dataclass(slots=True, eq=False)
class Continue(Stmt):
    pass


@dataclass(slots=True, eq=False)
class Return(Stmt):
    pass


@dataclass(slots=True, eq=False)
class Try(Stmt):
    body: list[Stmt]
    identifier: str | None
    handler: list[Stmt]


@dataclass(slots=True, eq=False)
class UnwindProtect(Stmt):
    body: list[Stmt]
    cleanup: list[Stmt]


@dataclass(slots=True, eq=False)
class Import(Stmt):
    """`import pkg.name` / `import pkg.*`."""

    names: list[str]


@dataclass(slots=True, eq=False)
class Spmd(Stmt):
    """`spmd … end`; runs its body once."""

    body: list[Stmt]


@dataclass(slots=True, eq=False)
class Param(Node):
    """A parameter; `ignored` for `~`; `default` is Octave's `name = value` in a parameter list."""

    name: str
    ignored: bool = False
    default: Expr | None = None


@dataclass(slots=True, eq=False)
class ArgumentSpec(Node):
    """One line of an `arguments` block: `name (dims) class {validators} = default`.

    `name` may be dotted (`opts.x`). `dims` holds an extent or None for `:`; None when absent."""

    name: str
    dims: list[int | None] | None
    cls: str | None
    validators: list[Expr]
    default: Expr | None


@dataclass(slots=True, eq=False)
class ArgumentsBlock(Node):
    """`arguments [(Input|Output|Repeating)] … end`."""

    attributes: list[str]
    specs: list[ArgumentSpec]


@dataclass(slots=True, eq=False)
class FunctionDef(Stmt):
    """A function. `name` may be dotted (`get.x` in a classdef). Nested functions are in `nested`;
    in a script file a definition also stands among the statements, where Octave runs it."""

    name: str
    params: list[Param]
    outputs: list[str]
    body: list[Stmt]
    nested: list[FunctionDef] = field(default_factory=list)
    arguments: list[ArgumentsBlock] = field(default_factory=list)
    has_end: bool = False


@dataclass(slots=True, eq=False)
class PropertySpec(Node):
    name: str
    default: Expr | None
    spec: ArgumentSpec | None = None


@dataclass(slots=True, eq=False)
class Member(Node):
    """A line of an `enumeration` or `events` block: a name, and what the constructor is given."""

    name: str
    args: list[Expr] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ClassBlock(Node):
    """A `properties`, `methods`, `events` or `enumeration` block with its raw attributes."""

    kind: str
    attributes: list[tuple[str, Expr | None]]
    properties: list[PropertySpec] = field(default_factory=list)
    methods: list[FunctionDef] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ClassDef(Stmt):
    name: str
    superclasses: list[str]
    attributes: list[tuple[str, Expr | None]]
    blocks: list[ClassBlock]


@dataclass(slots=True, eq=False)
class SourceFile(Node):
    """One .m file.

    A script has statements in `body` (function definitions among them); a function file has an
    empty body and its functions, main first, in `functions`; a class file has `classdef`.
    `functions` lists every top-level function of the file, scripts included."""

    kind: Literal["script", "function", "class"]
    body: list[Stmt]
    functions: list[FunctionDef]
    classdef: ClassDef | None = None
