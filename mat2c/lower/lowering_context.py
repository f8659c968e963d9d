"""What the lowering of one function keeps in hand, and how it finds the code for each kind of node.

The modules `lower_*` register a handler for each class of the tree; `Context.expr` and
`Context.statement` look them up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from mat2c.frontend import ast
from mat2c.ir.builder import Builder
from mat2c.ir.core import MAGIC_COLON, Block, Const, Function, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.payloads.variable_payloads import (
    Copy,
    Defined,
    GlobalVariable,
    PersistentVariable,
    SharedVariable,
)
from mat2c.lower.evaluated.text_globals import TextLinks
from mat2c.resolve.class_info import HIDDEN_INPUT
from mat2c.resolve.function_files import Target, Unit
from mat2c.resolve.variables import Uses
from mat2c.support.diagnostics import InternalError, Span
from mat2c.support.dialect import Dialect
from mat2c.support.record import dataclass, field

if TYPE_CHECKING:
    from mat2c.lower.program import Session

TRUE = Const(True, "logical")
FALSE = Const(False, "logical")
ZERO = Const(0.0)
ONE = Const(1.0)


@dataclass(slots=True, frozen=True)
class Storage:
    """Where a variable lives: "local", "global", "persistent" (`where` is the slot), or "shared"
    between nested functions (`where` is the function that owns it)."""

    kind: str
    where: str = ""


LOCAL = Storage("local")
_ASKING_LINKS = {"clear", "clearvars", "exist", "isglobal", "who", "whos"}


@dataclass(slots=True, eq=False)
class Scope:
    """The names of one function: its variables, and the nested functions that it can call."""

    name: str
    unit: Unit
    definition: ast.FunctionDef | None
    uses: Uses
    storage: dict[str, Storage] = field(default_factory=dict)
    parent: Scope | None = None
    nested: dict[str, Scope] = field(default_factory=dict)

    def find_nested(self, name: str) -> Scope | None:
        """A nested function that can be called from here: a child, a sibling, an ancestor's."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.nested:
                return scope.nested[name]
            scope = scope.parent
        return None


@dataclass(slots=True)
class EndScope:
    """What `end` means in the arguments of an index; `undefined`: its error, if no usual one;
    `place`: where the base stands."""

    base: Operand
    count: int
    undefined: str = ""
    place: Span | None = None
    position: int = 0


@dataclass(slots=True)
class Absent:
    """Where a statement goes on if an operand of its expression has no value; made if needed."""

    behind: Block | None = None


@dataclass(slots=True)
class LoopExit:
    """An enclosing loop. `before_latch` is lowered where a `continue` leaves the body."""

    merge: Block
    latch: Block
    before_latch: Callable[[], None] | None = None


@dataclass(slots=True)
class Cleanup:
    """An enclosing unwind_protect: what to run when leaving it, `behind` at last. `handler` is the
    one around it."""

    statements: Sequence[ast.Stmt]
    handler: Block | None
    behind: Callable[[], None] = lambda: None


@dataclass(slots=True)
class TryExit:
    """An enclosing try; `handler` is the one around it."""

    handler: Block | None


@dataclass(slots=True)
class ScriptReturn:
    """Where a `return` in a script goes. Inside loops it sets `flag` and leaves them one by one."""

    after: Block
    flag: Value
    used: bool = False


Exit = LoopExit | Cleanup | TryExit


@dataclass(slots=True, frozen=True)
class Want:
    """How many values a place takes.

    "one": exactly one. "list": any number, as arguments. "statement": whatever there is, for
    printing (nargout 0). "outputs": `count` of them, one instruction target each. "dynamic":
    `amount` of them, as a comma list.
    """

    kind: str
    count: int = 1
    amount: Operand = field(default=MAGIC_COLON)
    ignored: tuple[int, ...] = ()  # "outputs": which of them, from 1, are `~`
    use: str = ""  # for messages: "index" of a subscripted list, "assign" right of =, "element"


ONE_VALUE = Want("one")
LIST = Want("list")
ELEMENTS = Want("list", use="element")
STATEMENT = Want("statement")
INDEXED = Want("one", use="index")


class Context:
    """The lowering of one function."""

    def __init__(self, session: Session, scope: Scope, function: Function) -> None:
        self.session = session
        self.scope = scope
        self.unit = scope.unit
        self.function = function
        self.b = Builder(function)
        self.ends: list[EndScope] = []
        self.open_loops: list[Block] = []
        self.script_return: ScriptReturn | None = None
        self.exits: list[Exit] = []
        self.scripts: list[Unit] = [scope.unit]
        self.argument_names: Value | None = None  # what the caller wrote, for `inputname`
        self.snapshot_reads = scope.uses.assigns_inside
        self.cleared = self._undefined()  # surely: they mean functions, if there are any
        self.doubtful = set(self.cleared)  # perhaps
        self.written: set[str] = set()
        self.refused: set[str] = set()  # what texts set in an anonymous function that lacks it
        self.links = self._open_links()
        self.links_by_text = TextLinks(self)
        self.declared: set[str] = set()  # the global names that were declared up to here
        self.statement: ast.Stmt | None = None
        self.absent: Absent | None = None  # of the expression statement at hand
        self.bounded: dict[str, tuple[int | None, ...]] = {}  # extents that variables are within
        self.extrinsic: set[str] = set()  # functions whose calls are dropped where they can be
        self.conditions = 0  # what decides whether the place is reached
        self._locals: dict[str, Value] = {}

    @property
    def dialect(self) -> Dialect:
        """The dialect in which the text at hand is written."""
        return self.unit.tree.span.source.dialect

    # --- nodes --------------------------------------------------------------------------------

    def expr(self, node: ast.Expr) -> Operand:
        """Lowers an expression that must give one value."""
        handler = EXPRESSIONS.get(type(node))
        if handler is None:
            raise InternalError("lower", f"no lowering for {type(node).__name__}")
        return handler(self, node)

    def values(self, node: ast.Expr, want: Want) -> list[Operand]:
        """Lowers an expression that may give several values: one operand (perhaps a splat), or
        `want.count`."""
        handler = SEVERAL.get(type(node))
        if handler is not None:
            return handler(self, node, want)
        return self.only(self.expr(node), want)

    def only(self, value: Operand, want: Want) -> list[Operand]:
        """One value where `want` may ask for more."""
        if want.kind == "outputs":
            return [value, *(self.b.emit("undef") for _ in range(want.count - 1))]
        if want.kind == "dynamic":
            return [Splat(self.b.emit("list", value))]
        return [value]

    def count(self, name: str, span: Span) -> Operand:
        """`nargin` or `nargout` of the function, which does not count what no program gives."""
        counted = self.b.emit(name, span=span)
        if name == "nargin" and self.function.params[:1] == [HIDDEN_INPUT]:
            return self.b.emit("minus", counted, ONE, span=span)
        return counted

    def fail(self, message: str, span: Span) -> None:
        """The program's error where it can't go on."""
        self.b.emit(
            "builtin", Const(message, "char"), span=span, payload=BuiltinCall("error", nargout=0)
        )
        self.b.raise_pending()

    def statements(self, body: Sequence[ast.Stmt]) -> None:
        """Lowers statements; those that follow a jump can't be reached and are left out."""
        for stmt in body:
            if self.b.dead:
                break
            self.b.span = stmt.span
            self.statement = stmt
            handler = STATEMENTS.get(type(stmt))
            if handler is None:
                raise InternalError("lower", f"no lowering for {type(stmt).__name__}")
            handler(self, stmt)

    # --- names --------------------------------------------------------------------------------

    def is_variable(self, name: str) -> bool:
        if name not in self.scope.storage:
            return False
        return name not in self.cleared or self.resolve(name) is None

    def clear(self, name: str) -> None:
        """Notes that a variable is undefined from here on: a function of that name is meant until
        the next assignment."""
        self.cleared.add(name)
        self.doubtful.add(name)

    def may_mean_function(self, name: str) -> bool:
        """True if it is up to the run whether a name means a variable or a function."""
        return name in self.doubtful and name not in self.cleared and self.resolve(name) is not None

    def reached(self) -> None:
        """Notes that what was run may have assigned any variable."""
        self.cleared.clear()
        self.written |= self.scope.storage.keys()

    def _undefined(self) -> set[str]:
        """The variables that nothing has assigned yet when a function starts."""
        return {name for name, storage in self.scope.storage.items() if storage == LOCAL}

    def resolve(self, name: str) -> Target | Scope | None:
        """What a name that is not a variable means here."""
        nested = self.scope.find_nested(name)
        return nested if nested is not None else self.session.library.resolve(name, self.unit)

    # --- variables ----------------------------------------------------------------------------

    def local(self, name: str) -> Value:
        """The variable `name` of this function, as a value with many definitions."""
        if name not in self._locals:
            self._locals[name] = self.function.fresh(name)
        return self._locals[name]

    def _open_links(self) -> dict[str, Value]:
        """Flags that tell whether a name is linked to its global variable, in functions that
        `clear` such names or ask whether they exist."""
        if not self.scope.uses.mentioned.keys() & _ASKING_LINKS:
            return {}
        links: dict[str, Value] = {}
        for name, storage in self.scope.storage.items():
            if storage.kind == "global" or name in self.scope.uses.late:
                links[name] = self.function.fresh()
                self.b.define(links[name], "copy", FALSE)
        return links

    def read(self, name: str, span: Span, behind: bool = False, undefined: str = "") -> Operand:
        """The value of a variable, with the error if it is undefined (for locals added after SSA
        construction), which is `undefined` where that isn't the usual one. `behind`: its subscripts
        are worked out first, and what reads it then has the place of the whole."""
        storage = self.scope.storage[name]
        if storage.kind == "local":
            variable = self.links_by_text.up_to_date(name, span)
            if not behind:
                self.b.reading(variable, span)
            first = not behind and name in self.doubtful and self.function.kind != "anonymous"
            told = Copy(undefined=undefined) if undefined else NOTHING
            if self.snapshot_reads or undefined or first:  # operands come in their order
                return self.b.snapshot(variable, span, told)
            return variable
        value = self.read_raw(name, span)
        if name in self.links:
            defined = self.links[name]
        elif storage.kind == "shared":
            defined = self.b.emit("isdef", value, span=span)
        else:
            return value
        check = Defined(name, undefined or None)
        return self.b.emit("checkdef", value, defined, span=span, payload=check)

    def read_raw(self, name: str, span: Span) -> Value:
        """The value of a variable for an operation that accepts an undefined one."""
        storage = self.scope.storage[name]
        match storage.kind:
            case "local":
                return self.links_by_text.up_to_date(name, span)
            case "global":
                return self.b.emit("loadglobal", span=span, payload=GlobalVariable(name))
            case "persistent":
                return self.b.emit(
                    "loadpersistent", span=span, payload=PersistentVariable(storage.where)
                )
            case _:
                return self.b.emit("load", span=span, payload=SharedVariable(name, storage.where))

    def write(self, name: str, value: Operand, span: Span) -> None:
        """Sets a variable."""
        self.cleared.discard(name)
        self.doubtful.discard(name)
        self.written.add(name)
        if name in self.refused:
            self.fail(f'can not add variable "{name}" to a static workspace', span)
        storage = self.scope.storage[name]
        match storage.kind:
            case "local":
                self.b.assign(self.local(name), value, span)
                self.links_by_text.stored(name, span)
            case "global":
                if name in self.links and name not in self.declared:
                    self.b.define(self.links[name], "copy", TRUE, span=span)
                self.b.perform("storeglobal", value, span=span, payload=GlobalVariable(name))
            case "persistent":
                self.b.perform(
                    "storepersistent", value, span=span, payload=PersistentVariable(storage.where)
                )
            case _:
                self.b.perform(
                    "store", value, span=span, payload=SharedVariable(name, storage.where)
                )

    def link(self, name: str, *, linked: bool) -> None:
        """Makes a name mean its global variable, or one of the function itself, from here on."""
        self.scope.storage[name] = Storage("global", name) if linked else LOCAL

    # --- small control flow -------------------------------------------------------------------

    @contextmanager
    def conditional(self) -> Iterator[None]:
        """Lowers inside what may not be run, or more than once."""
        self.conditions += 1
        yield
        self.conditions -= 1

    @contextmanager
    def only_if(self, cond: Operand, *, negated: bool = False) -> Iterator[None]:
        """Lowers what is inside under a condition."""
        inside, after = self.b.new_block(), self.b.new_block()
        then, orelse = (after, inside) if negated else (inside, after)
        self.b.branch(cond, then, orelse, after)
        self.b.start(inside)
        yield
        self.b.jump(after)
        self.b.start(after)

    @contextmanager
    def end_scope(self, base: Operand, count: int, undefined: str = "") -> Iterator[EndScope]:
        scope = EndScope(base, count, undefined)
        self.ends.append(scope)
        try:
            yield scope
        finally:
            self.ends.pop()

    @contextmanager
    def handler(self, handler: Block | None) -> Iterator[None]:
        """Errors inside go to `handler`. The caller starts a new block before and after."""
        saved, self.b.handler = self.b.handler, handler
        try:
            yield
        finally:
            self.b.handler = saved


ExprHandler = Callable[[Context, Any], Operand]
StmtHandler = Callable[[Context, Any], None]
SeveralHandler = Callable[[Context, Any, Want], list[Operand]]
SEVERAL: dict[type[ast.Expr], SeveralHandler] = {}
"""Kinds of expressions that may give no value, several values, or a comma list."""
EXPRESSIONS: dict[type[ast.Expr], ExprHandler] = {}
STATEMENTS: dict[type[ast.Stmt], StmtHandler] = {}
E = TypeVar("E", bound=ExprHandler)
S = TypeVar("S", bound=StmtHandler)


def lowers(*classes: type[ast.Expr]) -> Callable[[E], E]:
    """Registers the handler of kinds of expressions."""

    def register(handler: E) -> E:
        for cls in classes:
            EXPRESSIONS[cls] = handler
        return handler

    return register


def lowers_several(*classes: type[ast.Expr]) -> Callable[[SeveralHandler], SeveralHandler]:
    """Registers the handler of kinds of expressions that may give several values."""

    def register(handler: SeveralHandler) -> SeveralHandler:
        for cls in classes:
            SEVERAL[cls] = handler
            EXPRESSIONS[cls] = lambda ctx, node: handler(ctx, node, ONE_VALUE)[0]
        return handler

    return register


def lowers_statement(*classes: type[ast.Stmt]) -> Callable[[S], S]:
    """Registers the handler of kinds of statements."""

    def register(handler: S) -> S:
        for cls in classes:
            STATEMENTS[cls] = handler
        return handler

    return register
