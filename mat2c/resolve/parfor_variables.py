"""What each variable of a `parfor` is to it, as MATLAB classifies them (pages "Troubleshoot
Variables in parfor-Loops", "Sliced Variables", "Reduction Variables", "Temporary Variables").

    parfor i = 1:n            i is the loop's variable
      t = 2 * c;              t is temporary, c is broadcast: it is only read
      x(i) = t;               x is sliced: one subscript is i, or i plus or minus something else
      s = s + t;              s is a reduction: nothing else mentions it
    end
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.frontend import ast
from mat2c.frontend.walk import children
from mat2c.support.record import dataclass, field

_SIMPLE = {"+": "+", "-": "+", "*": "*", ".*": ".*", "&": "&", "|": "|"}
_ASSIGNING = {"+=": "+", "-=": "+", "*=": "*", ".*=": ".*", "&=": "&", "|=": "|"}
_SIDED = frozenset(("*", "[,]", "[;]"))
LOOPS = (ast.For, ast.While, ast.DoUntil)
APART = (ast.AnonymousFunction, ast.FunctionDef)  # they have variables of their own


@dataclass(frozen=True, slots=True, eq=False)
class Mention:
    """A place where a variable is read or, if `stored`, set, with the first of the steps behind it;
    `loops` are those of the body around it."""

    place: ast.Expr
    first: ast.Index | ast.Field | None
    stored: bool
    loops: tuple[ast.Stmt, ...] = ()

    @property
    def is_whole(self) -> bool:
        return self.stored and self.first is None


@dataclass(frozen=True, slots=True, eq=False)
class Reduction:
    """An assignment that makes a variable of itself by an operator or function, where the variable
    stands on the left or the right."""

    operator: str
    is_left: bool
    place: ast.Node


@dataclass(slots=True)
class Variables:
    """The variables of one loop, in the order of evaluation."""

    counter: str
    mentions: dict[str, list[Mention]] = field(default_factory=dict)
    steps: dict[str, list[Reduction]] = field(default_factory=dict)
    inner: set[str] = field(default_factory=set)  # variables of loops in the body

    def assigned(self) -> list[str]:
        """Those that the body sets."""
        return [name for name, all_ in self.mentions.items() if any(m.stored for m in all_)]

    def is_whole(self, name: str) -> bool:
        """True if the body sets the variable as a whole somewhere."""
        return any(m.is_whole for m in self.mentions[name])

    def is_reduction(self, name: str) -> bool:
        """True if nothing but assignments to itself mentions the variable."""
        steps = self.steps.get(name, [])
        counts = (1 if _is_compound(step.place) else 2 for step in steps)
        return bool(steps) and sum(counts) == len(self.mentions[name])

    def temporaries(self) -> list[str]:
        """The variables that each round sets for itself."""
        return [n for n in self.assigned() if self.is_whole(n) and not self.is_reduction(n)]

    def is_broadcast(self, name: str) -> bool:
        """True if nothing in the body sets it."""
        return name != self.counter and not any(m.stored for m in self.mentions.get(name, []))


def parfor_variables(loop: ast.For) -> Variables:
    """What the body of a loop does to variables, and to other names."""
    counter = loop.target.id if isinstance(loop.target, ast.Name) else ""
    found = Variables(counter)
    _Reader(found).statements(loop.body, ())
    return found


class _Reader:
    """Reads a body in the order of its evaluation."""

    def __init__(self, found: Variables) -> None:
        self.found = found

    def statements(self, body: Iterable[ast.Node], loops: tuple[ast.Stmt, ...]) -> None:
        for node in body:
            self._node(node, loops)

    def _node(self, node: ast.Node, loops: tuple[ast.Stmt, ...]) -> None:
        if isinstance(node, APART):
            return
        if isinstance(node, (ast.Assign, ast.AssignExpr)):
            self._assignment(node, loops)
        elif isinstance(node, (ast.Name, ast.Index, ast.Field)):
            self._chain(node, False, loops)
        elif isinstance(node, ast.For):
            self._node(node.iterable, loops)
            self.found.inner |= {node.target.id} if isinstance(node.target, ast.Name) else set()
            self._chain(node.target, True, (*loops, node))
            self.statements(node.body, (*loops, node))
        else:
            inside = (*loops, node) if isinstance(node, LOOPS) else loops
            self.statements(children(node), inside)

    def _assignment(self, node: ast.Assign | ast.AssignExpr, loops: tuple[ast.Stmt, ...]) -> None:
        self._node(node.value, loops)
        for target in node.targets:
            if not isinstance(target, ast.Ignored):
                self._chain(target, True, loops)
        only = node.targets[0] if len(node.targets) == 1 else None
        step = _step(only.id, node) if isinstance(only, ast.Name) else None
        if step is not None and isinstance(only, ast.Name):
            self.found.steps.setdefault(only.id, []).append(step)

    def _chain(self, node: ast.Expr, stored: bool, loops: tuple[ast.Stmt, ...]) -> None:
        first: ast.Index | ast.Field | None = None
        base: ast.Node = node
        while isinstance(base, (ast.Index, ast.Field)):
            first = base
            inside = base.args if isinstance(base, ast.Index) else [base.name]
            self.statements((part for part in inside if isinstance(part, ast.Node)), loops)
            base = base.base
        if isinstance(base, ast.Name):
            mention = Mention(node, first, stored, loops)
            self.found.mentions.setdefault(base.id, []).append(mention)
        else:
            self._node(base, loops)


def _is_compound(node: ast.Node) -> bool:
    return isinstance(node, (ast.Assign, ast.AssignExpr)) and node.op != "="


def _step(name: str, node: ast.Assign | ast.AssignExpr) -> Reduction | None:
    """The reduction that an assignment is; None for others."""
    if node.op != "=":
        operator = _ASSIGNING.get(node.op)
        return None if operator is None else Reduction(operator, True, node)
    value = node.value
    if isinstance(value, ast.Binary) and value.op in _SIMPLE:
        left = _leftmost(value)
        if _is(left, name):
            return Reduction(_SIMPLE[value.op], True, node)
        is_right = value.op != "-" and _is(value.right, name)
        return Reduction(_SIMPLE[value.op], False, node) if is_right else None
    if isinstance(value, ast.Matrix):
        return _joined(name, value, node)
    if isinstance(value, ast.Index) and isinstance(value.base, ast.Name) and len(value.args) == 2:
        sides = [_is(arg, name) for arg in value.args]
        if value.kind == "()" and any(sides):
            return Reduction(value.base.id, sides[0], node)
    return None


def _joined(name: str, value: ast.Matrix, node: ast.Node) -> Reduction | None:
    """[X, expr] and [X; expr]."""
    operator = "[,]" if len(value.rows) == 1 else "[;]"
    parts = value.rows[0] if operator == "[,]" else [row[0] for row in value.rows if len(row) == 1]
    if len(parts) < 2 or not (_is(parts[0], name) or _is(parts[-1], name)):
        return None
    return Reduction(operator, _is(parts[0], name), node)


def _leftmost(value: ast.Binary) -> ast.Expr:
    """What a chain of the same operation, as in x + a - b, begins with."""
    left = value.left
    while isinstance(left, ast.Binary) and _SIMPLE.get(left.op) == _SIMPLE[value.op]:
        left = left.left
    return left


def _is(node: ast.Expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def read_before_set(mentions: list[Mention]) -> Mention | None:
    """The first mention of a temporary variable, if that surely reads it in a round that has not
    set it yet."""
    first = mentions[0]
    if first.stored:
        return None
    setting = [m for m in mentions if m.stored]
    again = any(loop in other.loops for other in setting for loop in first.loops)
    return None if again else first


def one_operator(steps: list[Reduction]) -> Reduction | None:
    """The first reduction of a variable that is made in another way than the one before, or where
    the variable stands on the other side of an operation that minds; None if there is none."""
    for step in steps[1:]:
        if step.operator != steps[0].operator:
            return step
        if step.operator in _SIDED and step.is_left != steps[0].is_left:
            return step
    return None


def subscripts(mention: Mention) -> Iterator[ast.Expr]:
    """The subscripts of the first step."""
    if isinstance(mention.first, ast.Index):
        yield from mention.first.args
