"""What the names in a body are: which of them are variables.

A name is a variable in the whole function when anything in it assigns it: parameters and outputs,
assignments, `for` targets, declarations, `catch` identifiers, and the same in the scripts and
constant `eval` texts that it runs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from mat2c.frontend import ast
from mat2c.frontend.lex.tokens import KEYWORDS
from mat2c.frontend.walk import children
from mat2c.support.record import dataclass, field

_CELL_MAKERS = frozenset(
    "cell num2cell strsplit ostrsplit fieldnames struct2cell cellstr mat2cell textscan".split()
)
_SHOWING_ANS = {"ans", "who", "whos"}
MORE = "eval_"
"""The variable of a function that holds those that only texts know."""


@dataclass(slots=True)
class Uses:
    """What a body does to names. Dictionaries keep the order of first appearance."""

    assigned: dict[str, ast.Node] = field(default_factory=dict)
    mentioned: dict[str, ast.Node] = field(default_factory=dict)
    called: set[str] = field(default_factory=set)  # mentioned with arguments
    dotted: set[tuple[str, str]] = field(default_factory=set)  # `a.b` where a may be a package
    cells: set[str] = field(default_factory=set)  # assigned a cell that is written, or `c{k} = …`
    texts: list[str] = field(default_factory=list)
    asked: dict[str, ast.Node] = field(default_factory=dict)  # `exist("x")`
    declared: dict[str, str] = field(default_factory=dict)  # name -> "global" or "persistent"
    late: set[str] = field(default_factory=set)  # assigned in front of being declared global
    assigns_inside: bool = (
        False  # an assignment inside an expression, whose operands must be read before it
    )
    evaluates: bool = False  # runs texts that are not known, or what reaches these variables
    is_base: bool = False  # of a script, whose variables `evalin` and `assignin` mean there
    outermost: set[ast.Node] = field(
        default_factory=set
    )  # expressions that are a statement or its right side

    def assign(self, name: str, node: ast.Node) -> None:
        self.assigned.setdefault(name, node)
        self.mentioned.setdefault(name, node)


class Expander(Protocol):
    """Knows the statements that a body runs besides its own."""

    def evaluated(self, node: ast.Index, alone: bool) -> Sequence[ast.Stmt]:
        """Those of a constant `eval`, of a file that is run, or of a `load` that stands alone as a
        statement."""

    def script(self, name: str) -> Sequence[ast.Stmt]:
        """Those of the script that `name`, not a variable, means."""

    def exposes(self, name: str, is_base: bool) -> bool:
        """True if the function that `name`, not a variable, means may reach the variables here."""

    def open(self, uses: Uses, taken: Collection[str]) -> None:
        """Makes variables of the names that mean nothing else, since texts that are not known may
        set them; `taken` are functions."""


class NothingMore:
    """For bodies that run no other text."""

    def evaluated(self, node: ast.Index, alone: bool) -> Sequence[ast.Stmt]:
        return ()

    def script(self, name: str) -> Sequence[ast.Stmt]:
        return ()

    def exposes(self, name: str, is_base: bool) -> bool:
        return False

    def open(self, uses: Uses, taken: Collection[str]) -> None:
        return


def collect(
    body: Sequence[ast.Node],
    uses: Uses | None = None,
    expand: Expander | None = None,
    taken: Collection[str] = (),
    given: Iterable[str] = (),
) -> Uses:
    """Records the uses in statements (or expressions); nested function definitions are not
    entered. The parameters `given` have values before."""
    uses = uses or Uses()
    expand = expand or NothingMore()
    done: set[str] = set()
    work: Sequence[ast.Node] = body
    while work:
        _walk(work, uses, expand)
        names = [name for name in uses.mentioned if name not in done and name not in uses.assigned]
        done.update(names)
        uses.evaluates |= any(expand.exposes(name, uses.is_base) for name in names)
        work = [stmt for name in names for stmt in expand.script(name)]
    if "global" in uses.declared.values():
        uses.late = _late_globals(body, given, expand)
    if uses.evaluates:
        expand.open(uses, taken)
    for name in _SHOWING_ANS & uses.mentioned.keys():  # any expression statement may set it
        uses.assign("ans", uses.mentioned[name])
    return uses


def _late_globals(body: Sequence[ast.Node], given: Iterable[str], expand: Expander) -> set[str]:
    """The names that are variables of the body's own up to a statement of it, not one inside of
    another, that declares them global."""
    late, before = set[str](), Uses(assigned=dict.fromkeys(given, body[0]))
    for node in body:
        if isinstance(node, ast.Declaration) and node.kind == "global":
            late.update(name for name in node.names if name in before.assigned)
        _walk([node], before, expand)
    return late


def _walk(body: Sequence[ast.Node], uses: Uses, expand: Expander) -> None:
    stack: list[ast.Node] = list(reversed(body))
    while stack:
        node = stack.pop()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            continue
        if isinstance(node, ast.Command):
            node = call_of(node)
            uses.outermost.add(node)
        _record(node, uses)
        stack.extend(reversed(list(children(node))))
        if isinstance(node, ast.Index):
            stack.extend(reversed(expand.evaluated(node, node in uses.outermost)))


def call_of(node: ast.Command) -> ast.Index:
    """`name word word` is `name ("word", "word")`."""
    words: list[ast.Expr] = [ast.String(word, "'", span=node.span) for word in node.words]
    return ast.Index(ast.Name(node.name, span=node.span), words, "()", span=node.span)


def _record(node: ast.Node, uses: Uses) -> None:
    match node:
        case ast.Name():
            uses.mentioned.setdefault(node.id, node)
        case ast.ExprStmt():
            uses.outermost.add(node.expr)
        case ast.Assign() | ast.AssignExpr():
            for target in node.targets:
                _assign_target(target, uses)
            _assign_cell(node, uses)
            uses.assigns_inside |= not isinstance(node, ast.Assign) and node not in uses.outermost
            uses.outermost.add(node.value)
        case ast.Unary() | ast.Postfix() if node.op in ("++", "--"):
            _assign_target(node.operand, uses)
            uses.assigns_inside |= node not in uses.outermost
        case ast.For():
            _assign_target(node.target, uses)
            if node.key is not None:
                _assign_target(node.key, uses)
        case ast.Declaration():
            for name in node.names:
                uses.assign(name, node)
                uses.declared[name] = node.kind
        case ast.Try() if node.identifier is not None:
            uses.assign(node.identifier, node)
        case ast.Field(base=ast.Name(id=base), name=str() as name):
            uses.dotted.add((base, name))
        case ast.String():
            uses.texts.append(node.value)
        case ast.Index():
            if isinstance(node.base, ast.Name):
                uses.called.add(node.base.id)
            _assigning_call(node, uses)
        case ast.FunctionHandle():
            uses.mentioned.setdefault(node.name, node)
        case _:
            pass


def _assign_target(target: ast.Expr, uses: Uses) -> None:
    root = root_name(target)
    if root is not None:
        uses.assign(root.id, target)


def _assign_cell(node: ast.Assign | ast.AssignExpr, uses: Uses) -> None:
    """Notes a variable that is surely a cell behind an assignment."""
    match node.targets:
        case [ast.Name(id=name)] if node.op == "=" and makes_cell(node.value, uses):
            uses.cells.add(name)
        case [ast.Index(base=ast.Name(id=name), kind="{}")]:
            uses.cells.add(name)
        case _:
            pass


def makes_cell(node: ast.Expr, uses: Uses) -> bool:
    """True if it is written as a cell, or a variable that has been assigned one, or a part of
    it."""
    match node:
        case ast.CellLiteral():
            return True
        case ast.Name(id=name):
            return name in uses.cells
        case ast.Index(base=ast.Name(id=name), kind="()"):
            return name in (uses.cells if name in uses.assigned else _CELL_MAKERS)
        case _:
            return False


def _assigning_call(node: ast.Index, uses: Uses) -> None:
    """Calls that may assign variables of the body, or ask for some."""
    match node:
        case ast.Index(base=ast.Name(id="eval" | "evalc"), args=args) if not all(
            isinstance(arg, ast.String) for arg in args
        ):
            uses.evaluates = True
        case ast.Index(base=ast.Name(id="evalin")) if uses.is_base:
            uses.evaluates = True
        case ast.Index(base=ast.Name(id="exist" | "clear"), args=[ast.String(value=name), *_]):
            if name.isidentifier():
                uses.asked[name] = node
        case ast.Index(
            base=ast.Name(id="assignin"),
            args=[ast.String(value="base" | "caller"), ast.String(value=name), _],
        ) if name.isidentifier() and name not in KEYWORDS and uses.is_base:
            uses.assign(name, node)
        case ast.Index(base=ast.Name(id="assignin")) if uses.is_base:
            uses.evaluates = True
        case _:
            pass


def root_name(expr: ast.Expr) -> ast.Name | None:
    """The name at the bottom of a subscript chain."""
    while isinstance(expr, (ast.Index, ast.Field)):
        expr = expr.base
    return expr if isinstance(expr, ast.Name) else None
